import { type Action, NOBODY, notationOf, openKinds, type Side, seatsOf, winner, writeAction } from '@boma/kernel'
import {
  namedAt,
  optionName,
  percent,
  type SpokenMatch,
  sayEvent,
  sayQuestion,
  scenarioName,
  seatName,
} from '@boma/showing'
import { columns } from '../screen/columns.ts'
import type { Terminal } from '../screen/terminal.ts'
import { amount, bold, faint } from '../screen/words.ts'
import { type Evening, onlooker } from './session.ts'

/** More actions than this are not listed unasked. */
const LISTED = 40

/** The position as the side may know it, in words. */
export const tableLines = (match: SpokenMatch, side: Side): readonly string[] =>
  match.game.page.describe(match.view(side), side)

/** What a viewer was told after so many orders. */
function logLines(match: SpokenMatch, viewer: Side, from = -1): readonly string[] {
  const game = namedAt(match.game, match.view(viewer))
  return match
    .log(viewer, match.heard(viewer, from))
    .flatMap(({ events }) => events)
    .map((event) => sayEvent(game, event))
}

/** Shows a viewer the last things that happened. */
export function showLog(match: SpokenMatch, viewer: Side, count: number, terminal: Terminal): void {
  const lines = logLines(match, viewer).slice(-count)
  terminal.say(...(lines.length > 0 ? lines : ['Nothing has happened yet.']))
}

/** How many orders a viewer knows of: those that the other side gave in secret are not counted. */
export const heardBy = (match: SpokenMatch, viewer: Side): number =>
  match.log(viewer).filter(({ side }) => side !== NOBODY).length

/** Says what lies on the table: the game, its scenario and optional rules, and how far the match has come. */
export function introduce(session: Evening, terminal: Terminal): void {
  const { game, setup } = session.match
  const length = heardBy(session.match, onlooker(session))
  const options = game.options.filter(({ id, usually }) => setup.options?.includes(id) ?? usually)
  const rules =
    options.length === 0 ? 'without optional rules' : `with ${options.map(({ id }) => optionName(game, id)).join(', ')}`
  const come = length === 0 ? '' : ` So far: ${amount(length, 'order')} ('log' tells the last).`
  terminal.say(
    `${bold(`${game.tongue.name}: ${scenarioName(game, setup.scenario)}`)}, ${rules}.${come} Type 'help' to see what you can do.`,
  )
}

/** Tells a viewer what has happened since it was last told. */
export function tellNews(session: Evening, viewer: Side, terminal: Terminal): void {
  const { match, told } = session
  const news = logLines(match, viewer, told.get(viewer) ?? -1)
  told.set(viewer, match.length)
  if (news.length > 0) terminal.say(...news)
}

/** Who is asked: the side, or the seat where several share it. */
export function askedIn({ game, decision }: SpokenMatch): string {
  const seat = decision && seatsOf(game)[decision.seat]
  return seat === undefined ? '' : seatName(game, seat)
}

/** Shows a side the question it has to answer: the table if it is another than before, the prompt and what may be done. */
export function showDecision(session: Evening, side: Side, legal: readonly Action[], terminal: Terminal): void {
  const { match } = session
  const { decision } = match
  showChanged(session, side, terminal)
  const view = match.view(side)
  const prompt = sayQuestion(namedAt(match.game, view), view)
  const question = withCase(prompt, decision?.rule ?? '')
  terminal.say('', `${bold(`${askedIn(match)}:`)} ${question}`)
  const entries = numbered(match, side, legal)
  terminal.say(...columns(entries.slice(0, LISTED), terminal.width))
  const more = entries.length - LISTED
  if (more > 0) terminal.say(faint(`... and ${more} more: 'list' shows all, 'list WORDS' those that begin so.`))
  tellOpen(match, side, terminal)
}

/** Shows a side the table, unless it was shown it as it is. */
function showChanged({ match, shown }: Evening, side: Side, terminal: Terminal): void {
  const lines = tableLines(match, side)
  const text = lines.join('\n')
  if (shown.get(side) !== text) terminal.say('', ...lines)
  shown.set(side, text)
}

/** A question with the case that asks it, before its full stop. */
const withCase = (question: string, rule: string): string =>
  question.endsWith('?') ? `${question} (${rule})` : `${question.replace(/\.$/, '')} (${rule}).`

/** Of an open choice only some answers are listed: says how to write any other. */
function tellOpen(match: SpokenMatch, side: Side, terminal: Terminal): void {
  const { game } = match
  const open = openKinds(game, match.view(side)).map((kind) => `'${notationOf(game.actions, kind)}'`)
  if (open.length > 0) terminal.say(faint(`Of these only some are listed; any other may be typed: ${open.join(', ')}.`))
}

/** The legal actions that begin with these words (with none: all), each under its number. */
export function showList(
  match: SpokenMatch,
  side: Side,
  legal: readonly Action[],
  start: string,
  terminal: Terminal,
): void {
  const entries = numbered(match, side, legal, start.toLowerCase())
  if (entries.length === 0) terminal.say(`No legal action begins with '${start}'.`)
  else terminal.say(...columns(entries, terminal.width))
}

function numbered(match: SpokenMatch, side: Side, legal: readonly Action[], start = ''): string[] {
  const digits = String(legal.length).length
  const prices = pricesOf(match, side)
  const listed = legal
    .map((action, i) => ({ action, number: String(i + 1).padStart(digits), words: wordsOf(match, action) }))
    .filter(({ words }) => words.toLowerCase().startsWith(start))
  const odds = oddsOf(
    match,
    side,
    listed.map(({ action }) => action),
  )
  return listed.map(({ action, number, words }) => {
    const notes = [prices(action), odds(action)].filter((note) => note !== '')
    return `${number} ${words}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
  })
}

/** Of more answers than these only the odds of attacks are listed, and of more of them none: to reckon them all takes a while. */
const RECKONED = 12

/** What comes of an action at best, and how likely that is; '' where nobody can tell. */
function oddsOf(match: SpokenMatch, side: Side, answers: readonly Action[]): (action: Action) => string {
  const { advice, offer } = match.game.page
  const view = match.view(side)
  const weighed = answers.length > RECKONED ? answers.filter((action) => isAttack(offer(view, action))) : answers
  const reckoned = new Set(weighed.length > RECKONED ? [] : weighed)
  return (action) => {
    const [best] = reckoned.has(action) ? (advice.forecast?.(view, action)?.outcomes ?? []) : []
    return best === undefined ? '' : `${best.name} ${percent(best.probability)}`
  }
}

const isAttack = ({ hostile, commits }: { readonly hostile?: boolean; readonly commits?: boolean }): boolean =>
  hostile === true || commits === true

/** What an action costs, behind it; a bare figure is what is left after it, and no price. */
function pricesOf(match: SpokenMatch, side: Side): (action: Action) => string {
  const { page } = match.game
  const view = match.view(side)
  return (action) => {
    const cost = page.offer(view, action).cost ?? ''
    return /\p{L}/u.test(cost) ? cost : ''
  }
}

const wordsOf = ({ game }: SpokenMatch, action: Action): string => writeAction(game.actions, action)

/** How the match ended. */
export function resultLine(match: SpokenMatch): string {
  const side = winner(match.table)
  const result = side === NOBODY ? 'nobody wins' : `${match.game.tongue.sides[side]} wins`
  const orders = match.deeds.filter(({ ending }) => ending === undefined).length
  return `The match is over after ${amount(orders, 'order')}: ${result}.`
}
