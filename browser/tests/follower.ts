import { type Action, parseAction } from '@boma/kernel'
import { type Game, inEnglish, LessonMatch, type LessonPlan, namedBy } from '@boma/showing'
import type { Locator, Page } from 'playwright-core'
import { byFinger, byKeyboard, byMouse, type Hands, middleOf, pressFigure } from './hands.ts'

/** With what somebody follows a lesson. */
export type HandKind = 'mouse' | 'finger' | 'keyboard'

const HANDS: Readonly<Record<HandKind, (page: Page) => Hands>> = {
  mouse: byMouse,
  finger: byFinger,
  keyboard: byKeyboard,
}

/** How a lesson stands, as its card says. */
interface Standing {
  readonly state: string
  readonly step: number
  /** What it would do next, as it is typed. */
  readonly next: string
  /** How many acts the step has left. */
  readonly left: number
  /** What was read to somebody who did something else. */
  readonly said: string
}

/** Somebody at a lesson. */
interface Follower {
  readonly page: Page
  readonly hands: Hands
  readonly kind: HandKind
  readonly game: Game
  readonly plan: LessonPlan
}

/** As many gestures as a lesson may take, and as many as one act. */
const MOST = 400
const MOST_AN_ACT = 12

/** Follows a lesson to its end by one hand alone; gives how many gestures that took. */
export async function followLesson(page: Page, kind: HandKind, game: Game, plan: LessonPlan): Promise<number> {
  const on: Follower = { page, kind, game, plan, hands: HANDS[kind](page) }
  const tried: string[] = []
  let before = ''
  await page.locator('.lesson').waitFor()
  for (let n = 0; n < MOST; n++) {
    const at = await standing(page)
    if (at.state === 'done') return n
    if (at.state !== 'asked') throw new Error(`${at.state} at step ${at.step}: ${at.said}, after ${tried.join(' | ')}`)
    const now = `${at.step} ${at.next}`
    if (now !== before) tried.length = 0
    before = now
    if (tried.length > MOST_AN_ACT)
      throw new Error(`'${at.next}' of step ${at.step} cannot be done: ${tried.join(' | ')}`)
    tried.push(await gesture(on, at))
    await page.waitForTimeout(30)
  }
  throw new Error(`The lesson has no end: ${JSON.stringify(await standing(page))}`)
}

const standing = (page: Page): Promise<Standing> =>
  page.locator('.lesson').evaluate((card: HTMLElement) => ({
    state: card.dataset['state'] ?? '',
    step: Number(card.dataset['step']),
    next: card.dataset['next'] ?? '',
    left: Number(card.dataset['left']),
    said: card.querySelector('.do')?.textContent ?? '',
  }))

/** Where things can be pressed just now. */
const ASKED = '[data-asked]'
const ON_BOARD = '.battle .slip-on-board :is([data-asked], .main)'
const OVER_ALL = '.map .considered button.main, .map .slip-list [data-asked], :popover-open [data-asked]'

/** Does one thing towards what is asked next; says which. */
async function gesture(on: Follower, at: Standing): Promise<string> {
  const { page } = on
  const isFight = await page.locator('.battle').isVisible()
  for (const query of [isFight ? ON_BOARD : OVER_ALL, '.battle [data-asked]', '.prompt .answers > .main[data-asked]'])
    if (await pressed(on, query)) return query
  if (isFight) return (await pressed(on, '.battle .answers > .main')) ? 'goes on' : 'waits'
  if (await isHandFull(page)) return march(on, at)
  for (const query of [
    `.tray ${ASKED}`,
    `.panel ${ASKED}`,
    `.prompt .answers > ${ASKED}`,
    `.quick ${ASKED}`,
    `.quick-sheet ${ASKED}`,
  ])
    if (await pressed(on, query)) return query
  if ((await page.locator(`.more-answers ${ASKED}`).count()) > 0 && (await pressed(on, '.prompt .answers > .more')))
    return 'opens the list'
  // All is picked that the answer names: the order is given.
  if (at.next === '' && (await pressed(on, '.prompt .answers > .main'))) return 'gives the order'
  return onMap(on, at)
}

async function pressed({ page, hands }: Follower, query: string): Promise<boolean> {
  const button = page.locator(query).filter({ visible: true }).first()
  if ((await button.count()) === 0) return false
  // Whoever presses has seen what is asked: a counter takes no press for a moment, and does not say so.
  await page.locator('.table[data-new="true"]').waitFor({ state: 'detached' })
  // Meanwhile the last press may have told, and something else be asked for.
  if ((await button.count()) === 0) return false
  await hands.press(button)
  return true
}

/** Is a stack in the hand that may be put down again? */
const isHandFull = (page: Page): Promise<boolean> =>
  page
    .locator('.prompt .answers > button.quiet')
    .filter({ has: page.locator('kbd', { hasText: 'Esc' }) })
    .first()
    .isVisible()

/** What is left of the answer to this step, as far as the learner does it. */
const left = ({ game, plan }: Follower, at: Standing): readonly Action[] => actionsIn(game, linesLeft(plan, at))

/** The same act may stand in an answer twice: what is left is counted from its end. */
function linesLeft(plan: LessonPlan, { step, next, left }: Standing): readonly string[] {
  const { answer = [], afterwards = [] } = plan.steps[step] ?? {}
  const mine = [...answer, ...afterwards].filter((line) => !line.includes(': '))
  const ahead = mine.slice(Math.max(0, mine.length - left))
  return ahead.slice(Math.max(0, ahead.indexOf(next)))
}

const actionsIn = (game: Game, lines: readonly string[]): readonly Action[] =>
  lines.flatMap((line) => (line.includes(': ') ? [] : (parseAction(game.actions, line) ?? [])))

/** What is left of the order under way alone, before another of its kind begins. */
function order({ game, plan }: Follower, at: Standing): readonly Action[] {
  const lines = linesLeft(plan, at)
  const [verb = ''] = lines[0]?.split(' ') ?? []
  const end = lines.findIndex((line, i) => i > 0 && line.split(' ')[0] === verb)
  return actionsIn(game, end < 0 ? lines : lines.slice(0, end))
}

/** Do others act in the middle of a march of this answer? It goes by its own stages then: on another way others would see it. */
const isStaged = ({ plan }: Follower, { step }: Standing): boolean =>
  (plan.steps[step]?.answer ?? []).some((line, i, answer) => {
    const [before, after] = [answer[i - 1], answer[i + 1]]
    const isOthers = line.includes(': ') && before !== undefined && !before.includes(': ')
    return isOthers && before.split(' ')[0] === after?.split(' ')[0]
  })

/** And has it begun? Then it goes to its end. */
const isUnderWay = (on: Follower, at: Standing): boolean => isStaged(on, at) && at.next.startsWith('step')

/** The hexes of the way on of such a march. */
const beads = (on: Follower, at: Standing): readonly number[] =>
  isUnderWay(on, at)
    ? namedBy(
        on.game,
        actionsIn(
          on.game,
          linesLeft(on.plan, at).filter((line) => line.startsWith('step')),
        ),
      ).spaces
    : []

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** Has those whose way is laid face as they are to where it ends, if that is seen by others; false where they do. */
async function turned(on: Follower, at: Standing): Promise<boolean> {
  if (!isStaged(on, at)) return false
  const { page, kind, hands, plan } = on
  const ways = linesLeft(plan, at).flatMap((line) => /^step .* facing ([NSEW]+)$/.exec(line)?.[1] ?? [])
  const facing = (isUnderWay(on, at) ? ways.at(-1) : ways[0]) ?? ''
  const side = page.locator(`.turn-ring button[style*="--turned: ${60 * FACINGS.indexOf(facing)}deg"]`)
  if ((await side.count()) === 0 || (await side.getAttribute('aria-pressed')) === 'true') return false
  if (kind === 'keyboard') await page.keyboard.press(']')
  else {
    if (!(await page.locator('.turn-ring.open').isVisible()) && kind === 'finger')
      await hands.press(page.locator('.prompt .answers > button', { hasText: /^(Turn|Drehen)/ }))
    const { x, y } = await middleOf(side)
    await (kind === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
  return true
}

/** Those who are to stay are left, and the others go where the answer has them go first. */
async function march(on: Follower, at: Standing): Promise<string> {
  const { page, game } = on
  const rest = left(on, at)
  // Of a unit of figures all that it can do lies open.
  if (await pressed(on, `.prompt .answers > ${ASKED}`)) return 'answers'
  if (await turned(on, at)) return 'turns them'
  if (await pressed(on, '.prompt .answers > .main')) return 'goes'
  const pieces = namedBy(game, rest.slice(0, 6)).pieces
  const ticked = await page.locator('.panel .counter-button.ticked').filter({ visible: true }).all()
  const extra: Locator[] = []
  for (const button of ticked) if (!pieces.includes(Number(await button.getAttribute('data-piece')))) extra.push(button)
  // None of those in the hand is meant: what is stands in the list. Where the answer names nobody, all go.
  if (
    pieces.length > 0 &&
    ticked.length > 0 &&
    extra.length === ticked.length &&
    (await pressed(on, '.prompt .answers > .more'))
  )
    return 'opens the list'
  if (pieces.length > 0 && extra[0] !== undefined) {
    await on.hands.press(extra[0])
    return 'leaves one'
  }
  const spaces = [...namedBy(game, order(on, at)).spaces]
  // A press takes a stack to that place and no farther: the last one that is offered is where it is to go.
  if (!isStaged(on, at)) spaces.reverse()
  for (const space of [...spaces, ...namedBy(game, rest).spaces]) if (await chosen(on, space)) return `to ${space}`
  return (await pressed(on, '.prompt .answers > .more')) ? 'opens the list' : 'knows no way'
}

/** Chooses what lies on the map: the counter, or the place. */
async function onMap(on: Follower, at: Standing): Promise<string> {
  if (on.kind === 'finger' && (await putsDiceAway(on.page))) return 'has read'
  const action = parseAction(on.game.actions, at.next)
  const { pieces, spaces } = action === undefined ? { pieces: [], spaces: [] } : namedBy(on.game, [action])
  for (const space of spaces) {
    if (!(await chosen(on, space))) continue
    // A way that matters is laid bead by bead.
    for (const bead of beads(on, at).slice(1)) await chosen(on, bead)
    return `space ${space}`
  }
  for (const piece of pieces) {
    const button = on.page
      .locator(`.panel .counter-button.able[data-piece="${piece}"]`)
      .filter({ visible: true })
      .first()
    if ((await button.count()) > 0) {
      await on.hands.press(button)
      return `counter ${piece}`
    }
    await pick(on, at, piece)
    return `where ${piece} is`
  }
  return 'looks'
}

/** What the dice brought may lie over what comes next: who has read it taps it away, on its words and not on their cases. */
async function putsDiceAway(page: Page): Promise<boolean> {
  const slip = page.locator('.map .rolled')
  if ((await slip.count()) === 0) return false
  await slip.tap({ position: { x: 4, y: 4 } })
  return true
}

/** Chooses a place of the map, if something is offered there. */
async function chosen({ page, hands }: Follower, space: number): Promise<boolean> {
  const spot = page.locator(`.spot[data-id="${space}"]`).first()
  if ((await spot.count()) === 0) return false
  await hands.choose((await spot.getAttribute('data-space')) ?? '')
  return true
}

/** Presses a counter on the map, or the stack in which it lies. */
async function pick(on: Follower, at: Standing, piece: number): Promise<void> {
  const { page, kind, hands, game, plan } = on
  const view = LessonMatch.begin(game, plan, at.step).view(plan.side)
  const presence = inEnglish(game).page
  const all = presence.pieces(view, plan.side)
  const space = all.find(({ id }) => id === piece)?.space
  if (kind === 'keyboard') {
    const { spaces } = presence.board(view)
    return hands.choose(spaces.find(({ id }) => id === space)?.name ?? '')
  }
  const isFigures = (await page.locator('.map .troop-frame').count()) > 0
  const there = isFigures ? [] : all.flatMap((each) => (each.space === space ? [each.id] : []))
  for (const id of [piece, ...there]) {
    const counter = page.locator(`.map .counter[data-piece="${id}"]`).first()
    if ((await counter.count()) > 0 && (await counter.boundingBox()) !== null)
      return pressFigure(page, id, kind === 'finger')
  }
}
