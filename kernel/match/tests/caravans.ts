import { act, type Toy, toy } from '@boma/testing/toy'
import { type Action, parseAction } from '../../actions/action-set.ts'
import { AGAIN } from '../../flow/procedure.ts'
import type { Rules } from '../../game.ts'
import { EVERYONE, type Seat } from '../../side.ts'
import type { Played } from '../answers.ts'
import type { MatchDice } from '../dice-tray.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { type MatchRecord, type OrderEntry, writeRecord } from '../record.ts'

/** Dice of a match, told apart by one byte. */
export const cipher = (byte: number): MatchDice => ({
  kind: 'cipher',
  secret: new Uint8Array(32).fill(byte),
  contributions: [new Uint8Array(16).fill(1), new Uint8Array(16).fill(3)],
})

/** The seats of the toy game. */
export const NORTH = 0 as Seat
export const SOUTH = 1 as Seat

/** The id of these matches. */
export const ID = '00112233445566778899aabbccddeeff'

/** A new match of the toy game. */
export const open = (dice: MatchDice = cipher(1), scenario = 'calm'): Match<Toy> =>
  new Match(toy, { id: ID, scenario, dice })

/** The same game for people who are in no hurry: whoever marches a single day goes on deciding. */
export const strolling: Rules<Toy> = {
  ...toy,
  flow: {
    ...toy.flow,
    steps: toy.flow.steps.map((step) => {
      if (step?.kind !== 'question' || step.name !== 'move') return step
      const choices = step.choices.map((c) => ({
        ...c,
        take(t: Toy, a: Action) {
          const next = c.take(t, a)
          return a === act.march(1) ? AGAIN : next
        },
      }))
      return { ...step, choices }
    }),
  },
}

/** Plays actions as players write them, each for whoever has to decide; gives what came of the last. */
export function play(match: Match<Toy>, ...texts: readonly string[]): Played {
  let played: Played = { kind: 'played', left: [] }
  for (const text of texts) {
    const action = parseAction(toy.actions, text)
    if (action === undefined) throw new Error(`'${text}' cannot be played`)
    played = match.play(match.decision?.seat, action)
    if (played.kind === 'refused') throw new Error(`'${text}' is refused`)
  }
  return played
}

/** Plays on by a list of numbers: each picks a legal action; one in eight takes back the last by consent, one alone. */
export function wander(match: Match<Toy>, choices: readonly number[]): void {
  for (const n of choices) {
    if (match.over) return
    if (n % 8 === 7) match.undoByConsent(EVERYONE)
    else if (n % 8 === 6) match.undo(match.last?.seat)
    else {
      const legal = match.legal()
      match.play(match.decision?.seat, legal[(n >> 3) % legal.length])
    }
  }
}

/** Plays a match to its end, by numbers that come out the same every time. */
export function finished(seed: number, scenario = 'storm'): Match<Toy> {
  const match = open(cipher(seed), scenario)
  for (let n = seed; !match.over; n = (n * 48_271) % 2_147_483_647) wander(match, [(n >> 4) << 3])
  return match
}

/** The record of a match once it has been a text file. */
export const mailed = (match: Match<Toy>, tellSecret?: boolean): MatchRecord =>
  parseRecord(writeRecord((tellSecret ? match.tell() : match).record()))

/** The orders of a record. */
export const ordersOf = (record: MatchRecord): readonly OrderEntry[] =>
  record.entries.filter((entry) => !('undo' in entry)) as readonly OrderEntry[]
