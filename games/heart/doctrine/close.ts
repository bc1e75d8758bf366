import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BAGGAGE, CHARGES, headOf, isFought, RANK, type Unit } from '../roster.ts'
import { ownBonus } from '../rules/06-scores.ts'
import { inContact } from '../rules/09-contact.ts'
import { isIn, LOOSE } from '../rules/09-units.ts'
import { isEntrenchedFrom } from '../rules/10-cover.ts'
import { findPace, pace } from '../rules/12-dice.ts'
import { apart, type Body, middleOf } from './bodies.ts'

const FACES = 6
const THROWS = 36
/** In how many of 36 throws of two dice one is so far above the other, from 2 less 8 on. */
const ABOVE = [36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0, 0]
/** §6.7: the chance that somebody who adds so much more kills the other. */
export const beats = (ahead: number): number => ABOVE[Math.min(13, Math.max(0, 8 - ahead))] / THROWS

/** The chances of sums of up to four dice, by how many: at least so much. */
const AT_LEAST: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, dice) => {
  let chances = [1]
  for (let i = 0; i < dice; i++) {
    const next: number[] = Array.from({ length: chances.length + FACES }, () => 0)
    chances.forEach((p, sum) => {
      for (let face = 1; face <= FACES; face++) next[sum + face] += p / FACES
    })
    chances = next
  }
  return chances.map((_, least) => chances.slice(least).reduce((sum, p) => sum + p, 0))
})

/** The chance that a unit's dice carry it that far in the open (2.1 to 2.6). */
export function reaches(t: Table, u: Unit, inches: number): number {
  findPace(t, u)
  const least = Math.max(0, Math.ceil(inches - pace.open))
  return AT_LEAST[pace.dice][least] ?? 0
}

/** How far a unit goes on the average, in inches, in the open and in cover. */
export function paces(t: Table, u: Unit): readonly [open: number, cover: number] {
  findPace(t, u)
  const mean = (FACES + 1) / 2
  return [Math.max(1, mean * pace.dice + pace.open), Math.max(1, mean * pace.inCover + pace.cover)]
}

/** §12.8: may it charge, as far as it alone goes? */
export const maySally = (t: Table, u: Unit): boolean =>
  CHARGES[t.units.type[u]] === 1 && t.units.open[u] === 0 && !isIn(t, u, LOOSE) && !inContact(t, u)

/** A round of close combat, as it is expected: how many of each fall. */
export const round = { won: 0, lost: 0 }

/** What a round brings if one charges the other with all it has. */
export function reckonRound(t: Table, u: Body, v: Body): void {
  round.won = 0
  round.lost = 0
  if (isFought(v.type) === 0) return
  const [ux, uy] = middleOf(u)
  const [vx, vy] = middleOf(v)
  // §9.9: baggage that is touched is taken whole
  if (RANK[v.type] === BAGGAGE) {
    round.won = v.men
    return
  }
  // §15.5: whoever storms has one less
  const storms = isEntrenchedFrom(t, vx, vy, ux, uy) ? 1 : 0
  const ahead = ownBonus(t, headOf(u.unit)) - ownBonus(t, headOf(v.unit)) - storms
  const pairs = Math.min(u.men, v.men)
  // §6.4: who is left over fights as the second against one
  const second = Math.min(pairs, Math.max(0, u.men - pairs))
  const seconded = Math.min(pairs, Math.max(0, v.men - pairs))
  round.won = pairs * beats(ahead) + second * (1 - beats(ahead)) * beats(ahead + 2)
  round.lost = pairs * beats(-ahead) + seconded * (1 - beats(-ahead)) * beats(2 - ahead)
}

/** Whoever is to be touched is an inch nearer; not all who charge are in front. */
const CONTACT = 0.6
/** The chance that a charge gets there with most of its men. */
export const arrives = (t: Table, u: Body, v: Body): number => reaches(t, u.unit, apart(u, v) / PARTS - CONTACT)
