import { d6, NEXT, RESTART } from '@boma/kernel'
import { ALLIED, afterLast, type Card, card, firstOf, IS_GARRISON, SPACES, type Space } from '../board.ts'
import { CARD_NUMBERS } from '../data/cards.ts'
import { automatic, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { tell } from '../words.ts'
import { MOVED } from './10-movement.ts'
import { chooseLosses, owe } from './14.2-losses.ts'

const ALLIED_FEVER = card('A8')
const GERMAN_FEVER = card('G9')
const DRIVE = card('A7')

/** How many Allied units in a space the card's die is rolled for. */
function exposed(t: Table, place: Space, turned: Card): number {
  let n = 0
  for (let u = firstOf(ALLIED); u < afterLast(ALLIED); u++)
    if (t.units.where[u] === place && (turned === DRIVE ? (t.units.did[u] & MOVED) !== 0 : IS_GARRISON[u] === 0)) n++
  return n
}

/** Notes the spaces for which the card calls for a die. */
const markSpaces = (cards: readonly Card[], least: number) =>
  automatic('5.3', (t) => {
    t.pending.clear()
    if (!cards.includes(t.tracks.card)) return
    for (let s = 0 as Space; s < SPACES; s++)
      if (t.places.allied[s] >= least && exposed(t, s, t.tracks.card) >= least) t.pending.add(s)
  })

/** Rolls for the next of them. */
const rollNext = (loses: (die: number) => boolean) =>
  automatic('5.3', (t) => {
    const place = t.pending.next(0)
    t.tracks.losses = 0
    if (place < 0) return
    t.pending.remove(place)
    const die = d6(t)
    tell.fever(t, place, die)
    if (loses(die)) owe(t, ALLIED, place, 1)
  })

const untilDone = automatic('5.3', (t) => (t.pending.next(0) >= 0 ? RESTART : NEXT))

const { fever, drive } = CARD_NUMBERS

/** Cards A8 and G9, before movement. */
export const feverRolls = procedure('fever-rolls', '5.3', [
  rollNext((die) => die <= fever.losesOn),
  chooseLosses,
  untilDone,
])
/** Which spaces they are rolled for. */
export const markFever = markSpaces([ALLIED_FEVER, GERMAN_FEVER], fever.stack)

/** Card A7, after movement. */
export const driveRolls = procedure('drive-rolls', '5.3', [
  rollNext((die) => die >= drive.losesOn),
  chooseLosses,
  untilDone,
])
/** Which spaces they are rolled for. */
export const markDrive = markSpaces([DRIVE], drive.stack)
