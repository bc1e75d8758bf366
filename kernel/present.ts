import { type Refusal, readRefusal } from './actions/refusals.ts'
import { eventWords, type GameEvent } from './events/event-set.ts'
import type { Game } from './game.ts'
import { question } from './play.ts'
import type { TableBase } from './table/table.ts'

/** What the kernel itself says, in the same form as a game's messages. */
const KERNEL_MESSAGES: Readonly<Record<string, string>> = {
  'no.over': 'the match is over',
  'no.notYourDecision': 'the other side decides now',
  'no.malformed': 'there is no such action in this game',
  'no.notNow': 'that is not an answer to the present question',
}

/** Fills the facts in: 'march to {hex}' with { hex: '0503' }. A fact that fog hides is left out, with its brackets. */
export function fill(message: string, words: Readonly<Record<string, string>>): string {
  return message
    .replaceAll(/\s?\(\{(\w+)\}\)/g, (whole, name: string) => (name in words ? whole : ''))
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '?')
}

/** A message of the game, filled in. */
export function say<T extends TableBase>(
  game: Game<T>,
  key: string,
  words: Readonly<Record<string, string>> = {},
): string {
  return fill(game.present.messages[key] ?? KERNEL_MESSAGES[key] ?? key, words)
}

/** The question that waits for an answer, as a person reads it; '' when the match is over. */
export function sayQuestion<T extends TableBase>(game: Game<T>, t: T): string {
  const q = question(game, t)
  return q === undefined ? '' : say(game, `ask.${q.name}`, q.words?.(t) ?? {})
}

/** A refusal as a person reads it: '4.2: 0304 costs 2 and 1 points are left'. */
export function sayRefusal(game: Game, refusal: Refusal): string {
  const reason = readRefusal(game.refusals, refusal)
  if (reason === undefined) return ''
  const sentence = say(game, `no.${reason.name}`, reason.words)
  return reason.rule === '' ? sentence : `${reason.rule}: ${sentence}`
}

/** An event as a person reads it, with the case and the dice: '5.6 R2 is disrupted (3 or less hits). [2]'. */
export function sayEvent(game: Game, e: GameEvent): string {
  const sentence = say(game, `tell.${e.kind}`, eventWords(game.events, e))
  const dice = e.dice.map((d) => d.shows).join(' ')
  return `${e.rule} ${sentence}${dice === '' ? '' : ` [${dice}]`}`
}
