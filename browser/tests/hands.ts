import type { CDPSession, Locator, Page } from 'playwright-core'
import { answer, asks, question, sitDown } from './page.ts'

/** A way to play: the same table under a mouse, a keyboard or a finger. */
export interface Hands {
  /** Presses something that is a button. */
  press(button: Locator): Promise<void>
  /** Chooses a space of the map on which something is offered, by its name. */
  choose(space: string): Promise<void>
}

/** A hand with a mouse. */
export const byMouse = (page: Page): Hands => ({
  press: (button) => button.click(),
  async choose(space) {
    await wheelIntoView(page, spot(page, space))
    const { x, y } = await middleOf(spot(page, space))
    await page.mouse.click(x, y)
  },
})

/** The wheel puts the map farther away until something lies on it in sight. */
async function wheelIntoView(page: Page, what: Locator): Promise<void> {
  const map = page.getByRole('application')
  for (let i = 0; i < 12; i++) {
    const [box, { x, y }] = [await map.boundingBox(), await middleOf(what)]
    if (box === null || (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)) return
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(250)
  }
}

/** Keys alone: Tab goes through the page, N through what is offered on the map. */
export const byKeyboard = (page: Page): Hands => ({
  async press(button) {
    await button.waitFor()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
  async choose(space) {
    const heard = new Set<string>()
    for (let i = 0; i < 100; i++) {
      // Where more is offered than N should have to go through, the six keys around S go there hex by hex.
      const way = i < 40 ? undefined : wayTo(space, [...heard].at(-1) ?? '')
      await page.keyboard.press(way ?? 'n')
      // What a screen reader hears tells where the cursor is.
      const said = await page.locator('[aria-live]').last().textContent()
      heard.delete(said ?? '')
      heard.add(said ?? '')
      if (said?.startsWith(space) || said?.includes(`(${space})`) || said?.includes(`${space}, `))
        return page.keyboard.press('Space')
    }
    throw new Error(`N never came to ${space}: ${[...heard].slice(0, 20).join(' | ')}`)
  },
})

/** The key that goes towards a hex from another, by the numbers of their columns and rows. */
function wayTo(hex: string, said: string): string | undefined {
  const [, toColumn = 0, toRow = 0] = (/^(\d\d)(\d\d)$/.exec(hex) ?? []).map(Number)
  const [, column = 0, row = 0] = (/^(\d\d)(\d\d)\b|\((\d\d)(\d\d)\)/.exec(said) ?? []).filter(Boolean).map(Number)
  if (toColumn === 0 || column === 0) return undefined
  if (column > toColumn) return row > toRow ? 'q' : 'a'
  if (column < toColumn) return row > toRow ? 'e' : 'd'
  return row > toRow ? 'w' : 'x'
}

/** Fingers at a phone: two bring the map nearer, one draws it to where the space can be seen and tapped. */
export function byFinger(page: Page): Hands {
  return {
    press: (button) => button.tap(),
    async choose(space) {
      const fingers = await page.context().newCDPSession(page)
      await comeNear(page, fingers)
      await bringIntoView(page, fingers, spot(page, space))
      const { x, y } = await middleOf(spot(page, space))
      await page.touchscreen.tap(x, y)
      // The first tap on a stack spreads it out, the second chooses.
      const spread = await page.evaluate(spreadCounter)
      if (spread) await page.touchscreen.tap(spread.x, spread.y)
    },
  }
}

/** Presses a figure of a tabletop, with the mouse or a finger. */
export async function pressFigure(page: Page, piece: number, isFinger: boolean): Promise<void> {
  const figure = page.locator(`.map .counter[data-piece="${piece}"]`).first()
  if (isFinger) {
    const fingers = await page.context().newCDPSession(page)
    await comeNear(page, fingers)
    await bringIntoView(page, fingers, figure)
  }
  const { x, y } = await middleOf(figure)
  await (isFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Pixels to a hex that a finger can well hit. */
const NEAR = 44

async function hexSize(page: Page): Promise<number> {
  const print = page.locator('.map .print')
  const size = await print.evaluate((e: HTMLElement) => 100 / Number(e.style.getPropertyValue('--px')))
  if (!Number.isFinite(size)) throw new Error('The map does not say how near it is')
  return size
}

/** Brings the map nearer with two fingers until a finger can hit its hexes. */
async function comeNear(page: Page, fingers: CDPSession): Promise<void> {
  for (let before = 0, now = await hexSize(page); now < NEAR; now = await hexSize(page)) {
    if (now <= before) {
      // A tabletop is near from the first.
      if ((await page.locator('.map .troop-frame').count()) > 0) return
      throw new Error('Two fingers do not bring the map nearer')
    }
    before = now
    await pinch(fingers, await middleOf(page.getByRole('application')))
    await page.waitForTimeout(400)
  }
}

/** Draws the map with one finger until something lies well within it. */
async function bringIntoView(page: Page, fingers: CDPSession, what: Locator): Promise<void> {
  const centre = await middleOf(page.getByRole('application'))
  let before: Spot | undefined
  for (let i = 0; i < 24; i++) {
    const { x, y } = await middleOf(what)
    const [dx, dy] = [centre.x - x, centre.y - y]
    // At the rim of the sheet the map goes no farther: the space is in view, though far from the middle.
    const isStuck = before !== undefined && Math.hypot(before.x - x, before.y - y) < 1
    if (isStuck || (Math.abs(dx) < 150 && Math.abs(dy) < 150)) return
    before = { x, y }
    const [by, down] = [clamp(dx), clamp(dy)]
    const from = await page.evaluate(emptySpot, centre)
    const touch = (type: TouchKind, part: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + part * by, y: from.y + part * down, id: 0 }],
      })
    await touch('touchStart', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
    await touch('touchEnd', 1)
    await page.waitForTimeout(250)
  }
}

/** In the page: near the middle of the map, but away from counters: who draws at the stack in the hand takes it along. */
function emptySpot({ x, y }: Spot): Spot {
  const boxes = [...document.querySelectorAll('.map .counter, .map .note')].map((e) => e.getBoundingClientRect())
  const spots = [0, -60, 60, -110, 110].flatMap((dx) => [0, -60, 60, -100, 100].map((dy) => ({ x: x + dx, y: y + dy })))
  const gap = (at: Spot) =>
    Math.min(
      40,
      ...boxes.map((b) =>
        Math.hypot(Math.max(b.left - at.x, 0, at.x - b.right), Math.max(b.top - at.y, 0, at.y - b.bottom)),
      ),
    )
  return spots.toSorted((a, b) => gap(b) - gap(a))[0] ?? { x, y }
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd'
const clamp = (n: number): number => Math.max(-150, Math.min(150, n))

const spot = (page: Page, space: string): Locator => page.locator(`.spot[data-space="${space}"]`).first()

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of something on the screen. */
export async function middleOf(of: Locator): Promise<Spot> {
  await of.waitFor({ state: 'attached' })
  const box = await of.boundingBox()
  if (!box) throw new Error('It is nowhere on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Two fingers on the map that go apart about a point. */
async function pinch(session: CDPSession, { x, y }: Spot): Promise<void> {
  const touch = (type: TouchKind, apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === 0
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 20)
  for (let apart = 24; apart <= 60; apart += 6) await touch('touchMove', apart)
  await touch('touchEnd', 0)
}

/** In the page: the middle of a counter of the stack that lies spread out, if one does. */
function spreadCounter(): Spot | undefined {
  const isSpread = (e: HTMLElement) => Number(e.style.zIndex) >= 100
  const counter = document.querySelector('.map .fan')
    ? [...document.querySelectorAll<HTMLElement>('.map .counter')].find(isSpread)
    : undefined
  const box = counter?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Tab goes on through the page, with Shift back: whichever way the button lies from where the keyboard is. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const way = await button.evaluate((e) => {
      const at = document.activeElement
      if (e === at) return undefined
      const isBefore = at && at !== document.body && at.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
    if (way === undefined) return
    await page.keyboard.press(way)
  }
  throw new Error('Tab never came to the button')
}

/** Says that the other player has come. */
export const raiseCurtain = (page: Page, hands: Hands, side: string): Promise<void> =>
  hands.press(page.getByRole('button', { name: `The ${side} player is here` }))

/** Ends a phase although something could still be done: the page reminds of that first. */
export async function endPhase(page: Page, hands: Hands, words: string): Promise<void> {
  await hands.press(answer(page, words))
  const allTheSame = answer(page, `${words} all the same`)
  if (await allTheSame.isVisible()) await hands.press(allTheSame)
}

/** In the first March Phase: from Walvis Bay, next door. */
export async function attackSwakopmund(page: Page, hands: Hands): Promise<void> {
  await asks(page, /March, concentrate/)
  await hands.choose('2118')
  await hands.choose('2117')
  await commitAttack(page, hands)
  await page.getByRole('region', { name: 'The battle of Swakopmund' }).waitFor()
}

/** Says yes where it is asked first, as a finger is and whoever has several ways; then with whom. */
export async function commitAttack(page: Page, hands: Hands): Promise<void> {
  await asks(page, /Attack Swakopmund|join the attack/)
  if (/Attack Swakopmund/.test(await question(page))) await hands.press(answer(page, /^Attack/))
  // Nobody else is in Walvis Bay, but the Germans do not see that, and must not learn it from what is asked.
  await hands.press(answer(page, 'Attack with these'))
}

/** A new match against the computer, in the Allied player's first March Phase. */
export async function toTheMarch(page: Page): Promise<void> {
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  await endPhase(page, byMouse(page), 'End the Recruit Phase')
  await asks(page, /March, concentrate/)
}

/** Answers whatever a battle asks until it is over, for both players, and leaves what came of it on its board. */
export async function fightOut(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'What came of it' })
  const curtain = page.getByRole('button', { name: /player is here/ })
  const next = page.locator('.battle .answers .main, .battle .counter-button.able').first()
  for (let i = 0; i < 40; i++) {
    await result.or(curtain).or(next).first().waitFor()
    if (await curtain.isVisible()) await curtain.click()
    else if (await result.isVisible()) return
    else await next.click()
  }
}
