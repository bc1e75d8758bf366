import {
  type Action,
  actionName,
  actionWords,
  eventWords,
  type Filling,
  fill,
  type GameEvent,
  operandOfKind,
  question,
  type Refusal,
  readRefusal,
  seatsOf,
  type TableBase,
  wordFor,
  writeAction,
} from '@boma/kernel'
import { type SpokenGame, seatName } from './game.ts'
import { OWN_WORDS } from './own-words.ts'

/** A message of the game, filled in. */
export function say<T extends TableBase>(game: SpokenGame<T>, key: string, words: Filling = {}): string {
  const { language, messages } = game.tongue
  return fill(messages[key] ?? OWN_WORDS[language]?.[key] ?? key, words)
}

/** The question that waits for an answer, as a person reads it; '' when the match is over. */
export function sayQuestion<T extends TableBase>(game: SpokenGame<T>, t: T): string {
  const q = question(game, t)
  if (q === undefined) return ''
  const words = Object.entries(q.about(t)).map(([kind, value]) => {
    const known = operandOfKind(game.actions, kind)
    return [kind, known === undefined ? String(value) : wordFor(known, value, game.tongue.names ?? {})]
  })
  return say(game, `ask.${q.name}`, Object.fromEntries(words))
}

/** What choosing an action is called: 'March to Gibeon'; what players write when the game has no message for it. */
export function sayAction(game: SpokenGame, action: Action): string {
  const key = `do.${actionName(game.actions, action)}`
  if (key in game.tongue.messages) return say(game, key, actionWords(game.actions, action, game.tongue.names))
  const notation = writeAction(game.actions, action)
  return notation.charAt(0).toUpperCase() + notation.slice(1)
}

/** Why something is forbidden, without its case: '0304 costs 2 and 1 points are left'. */
export function sayReason(game: SpokenGame, refusal: Refusal): string {
  const reason = readRefusal(game.refusals, refusal, game.tongue.names)
  return reason === undefined ? '' : say(game, `no.${reason.name}`, reason.words)
}

/** A refusal as a person reads it: '4.2: 0304 costs 2 and 1 points are left'. */
export function sayRefusal(game: SpokenGame, refusal: Refusal, action?: Action): string {
  const { reason, rule } = whyRefused(game, refusal, action)
  return `${rule}${rule === '' ? '' : ': '}${reason}`
}

/** The same as a sentence, and its case beside it: '' when only the moment is wrong. */
export function refusedBy(
  game: SpokenGame,
  refusal: Refusal,
  action?: Action,
): { readonly sentence: string; readonly rule: string } {
  const { reason, rule } = whyRefused(game, refusal, action)
  return { sentence: `${capital(reason)}.`, rule }
}

function whyRefused(game: SpokenGame, refusal: Refusal, action: Action | undefined): { reason: string; rule: string } {
  const known = readRefusal(game.refusals, refusal)
  const later = known?.name === 'notNow' && action !== undefined ? caseOfAnswer(game, action) : ''
  return later === ''
    ? { reason: sayReason(game, refusal), rule: known?.rule ?? '' }
    : { reason: say(game, 'no.otherMoment'), rule: later }
}

/** The case of the one question that takes such an answer; '' when several do, for none of them is in the way then. */
function caseOfAnswer({ flow }: SpokenGame, action: Action): string {
  const cases = new Set<string>()
  for (const step of flow.steps)
    if (step?.kind === 'question' && step.choices.some(({ first, end }) => action >= first && action < end))
      cases.add(step.rule)
  const [only = ''] = cases
  return cases.size === 1 ? only : ''
}

/** A sentence begins with a capital, whatever the message does. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened, without its case and its dice: 'R2 is disrupted (3 or less hits).' */
export const sayNews = (game: SpokenGame, e: GameEvent): string =>
  say(game, `tell.${e.kind}`, factWords(game, e)).replace(/^./u, (a) => a.toUpperCase())

/** What the kernel itself tells names seats and sides, which are no operands of the game. */
function factWords(game: SpokenGame, e: GameEvent): Filling {
  if (e.rule !== '') return eventWords(game.events, e, game.tongue.names)
  const { seat = -1, side = -1 } = e.facts
  const sitter = seatsOf(game)[seat]
  return { seat: sitter === undefined ? '' : seatName(game, sitter), side: game.tongue.sides[side] ?? '' }
}

/** An event as a person reads it, with the case and the dice: '5.6 R2 is disrupted (3 or less hits). [2]'. */
export function sayEvent(game: SpokenGame, e: GameEvent): string {
  const dice = e.dice.map((d) => d.shows).join(' ')
  return `${e.rule === '' ? '' : `${e.rule} `}${sayNews(game, e)}${dice === '' ? '' : ` [${dice}]`}`
}
