import { d6, NEXT, RESTART } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { SPACES, type Space } from '../board.ts'
import { CARD_NUMBERS } from '../data/cards.ts'
import { automatic, phase } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, type Card, card, firstOf, IS_GARRISON, type Unit } from '../roster.ts'
import { MOVED } from './10-stirring.ts'
import { lossesAmong, owe } from './14.2-losses.ts'

const ALLIED_FEVER = card('A8')
const GERMAN_FEVER = card('G9')
const DRIVE = card('A7')

/** Is it a unit that the card's die is rolled for: one that moved, or no garrison? */
const isExposed = (t: Table, u: Unit): boolean =>
  t.tracks.card === DRIVE ? (t.units.did[u] & MOVED) !== 0 : IS_GARRISON[u] === 0

/** How many such units are in a space. */
function exposed(t: Table, place: Space): number {
  let n = 0
  for (let u = firstOf(ALLIED); u < afterLast(ALLIED); u++) if (t.units.where[u] === place && isExposed(t, u)) n++
  return n
}

/** The unit that is lost is one of those that the die was rolled for (ruling 24). */
const chooseExposed = lossesAmong({ rule: '5.2', among: isExposed, notAmong: refuse.notExposed, how: tell.lost })

/** Does the card call for a die for this space? */
const isRolledFor = (t: Table, cards: readonly Card[], least: number, s: Space): boolean =>
  cards.includes(t.tracks.card) && t.places.allied[s] >= least && exposed(t, s) >= least

/** Notes the spaces for which the card calls for a die. */
const markSpaces = (cards: readonly Card[], least: number) =>
  automatic('5.3', (t) => {
    t.pending.clear()
    if (!cards.includes(t.tracks.card)) return
    for (let s = 0 as Space; s < SPACES; s++) if (isRolledFor(t, cards, least, s)) t.pending.add(s)
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
export const feverRolls = phase('card', 'fever-rolls', '5.3', [
  rollNext((die) => die <= fever.losesOn),
  chooseExposed,
  untilDone,
])
/** Which spaces they are rolled for. */
export const markFever = markSpaces([ALLIED_FEVER, GERMAN_FEVER], fever.stack)

/** Card A7, after movement. */
export const driveRolls = phase('card', 'drive-rolls', '5.3', [
  rollNext((die) => die >= drive.losesOn),
  chooseExposed,
  untilDone,
])
/** Which spaces they are rolled for. */
export const markDrive = markSpaces([DRIVE], drive.stack)
/** Card A7: will a die be rolled for the space once movement is over? */
export const isDriven = (t: Table, place: Space): boolean => isRolledFor(t, [DRIVE], drive.stack, place)
