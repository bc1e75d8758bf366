import { odds } from '@boma/counsel'
import { ALLOWED, copy, newTable, other, type Side } from '@boma/kernel'
import type { Space } from '../board.ts'
import { AIR, ROUNDS } from '../data/charts.ts'
import { layout, type Table } from '../layout.ts'
import { afterLast, CF, firstOf, IS_FAST, type Unit } from '../roster.ts'
import type { move, sail } from '../rules/10-movement.ts'
import { isHit, whyNotAir } from '../rules/12-combat.ts'
import {
  emptyMuster,
  enlist,
  hasLanded,
  isAttackerSuperior,
  type Muster,
  superiorityModifier,
} from '../rules/13-superiority.ts'
import { trappedOf } from '../rules/17-retreat.ts'

/** A combat fought or weighed. */
export interface Fight {
  readonly at: Space
  readonly attacker: Side
  readonly attack: readonly Unit[]
  readonly defence: readonly Unit[]
  /** 1 when the aeroplanes help in the first round (24.4). */
  readonly air: number
}

/** A side's units in a place, in the order of their counters; forts are no units (22.0). */
function unitsOf(t: Table, side: Side, place: Space): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstOf(side); u < afterLast(side); u++) if (t.units.where[u] === place) found.push(u)
  return found
}

/** The combat in a space as it would be now. */
export function fightAt(t: Table, at: Space): Fight {
  const attacker = t.tracks.phasing
  return { at, attacker, attack: unitsOf(t, attacker, at), defence: unitsOf(t, other(attacker), at), air: 0 }
}

/** The position when one more unit has come to a space, by land or by water. */
export function joinedBy(t: Table, unit: Unit, at: Space, how: typeof move | typeof sail): Table {
  const next = newTable(layout)
  copy(t, next)
  how(next, unit, at)
  return next
}

/** The combat under way. */
export const fightUnderWay = (t: Table): Fight => ({ ...fightAt(t, t.combat.at), air: t.combat.air })

/** The units of a side in a fight. */
export const forceIn = (fight: Fight, side: Side): readonly Unit[] =>
  side === fight.attacker ? fight.attack : fight.defence

/** What superiority goes by when these are left of the two forces. */
export function musterOf(t: Table, fight: Fight, left: readonly Unit[] = [...fight.attack, ...fight.defence]): Muster {
  const m = emptyMuster(fight.at, fight.attacker, fight.air)
  for (const u of left) enlist(m, u, hasLanded(t, u))
  return m
}

/** §24.4: may the Allies still send the aeroplanes to a round to come? */
export const hasAir = (t: Table): boolean => whyNotAir(t) === ALLOWED

/** A combat that is fought to its end: nobody retreats, and each side gives up its weakest units first. */
export interface Combat {
  readonly attack: readonly Unit[]
  readonly defence: readonly Unit[]
  readonly rounds: number
  /** How much more the attacker adds to his die than the defender, when these are left; in the first round or later. */
  readonly ahead: (attack: readonly Unit[], defence: readonly Unit[], isFirst: boolean) => number
  /** Who is superior in the first round, when that is known. */
  readonly attackerIsSuperior?: boolean
  /** How many of the attackers are lost if these are left and must retreat; none when left out. */
  readonly trapped?: (attack: readonly Unit[]) => number
  /** Losses that are owed before anything else happens, and who then answers the fire that caused them. */
  readonly owed?: { readonly attack: number; readonly defence: number; readonly answers?: 'attack' | 'defence' }
}

/** How it may end. */
export interface CombatOdds {
  /** The attacker alone is left, both are, the defender alone is. */
  readonly win: number
  readonly undecided: number
  readonly lose: number
  /** How many units each side loses: entry i is the chance of i. */
  readonly lost: readonly [attacker: readonly number[], defender: readonly number[]]
}

/** What is left of a combat: the rounds after the present one, or with it; who is superior in it, when that is known. */
export interface Course {
  readonly rounds: number
  readonly superior?: Side
}

/** §12.2: all rounds of a combat, those after the present one, and those with it. */
export const allRounds: Course = { rounds: ROUNDS }
export const laterRounds = (t: Table): Course => ({ rounds: ROUNDS - t.combat.round })
export const roundsLeft = (t: Table): Course => ({ rounds: ROUNDS - t.combat.round + 1 })

/** The odds of a fight by the rules of superiority; aeroplanes that help do so in the first of its rounds. */
export function fightOdds(t: Table, fight: Fight, { rounds, superior }: Course, owed?: Combat['owed']): CombatOdds {
  const { attack, defence, attacker } = fight
  const ahead: Combat['ahead'] = (mine, yours, isFirst) => {
    // §13.1: aeroplanes help for one round
    const m = musterOf(t, isFirst ? fight : { ...fight, air: 0 }, [...mine, ...yours])
    return superiorityModifier(t, m, attacker) - superiorityModifier(t, m, other(attacker))
  }
  const known = superior === undefined ? {} : { attackerIsSuperior: superior === attacker }
  // §16.0 + §17.2: whoever must retreat and finds no way is lost
  const trapped: Combat['trapped'] = (left) => trappedOf(t, left, fight.at)
  return combatOdds({ attack, defence, rounds, ahead, trapped, ...known, ...(owed ? { owed } : {}) })
}

/**
 * §14.2: the odds of what is left of a combat if this unit is the next to be lost of those that are owed: the others are
 * its side's weakest, those who are left of it fire back if they have not fired, and the later rounds follow.
 */
export function oddsAfterLoss(t: Table, unit: Unit): CombatOdds {
  const fight = { ...fightUnderWay(t), air: 0 }
  const isAttacker = t.tracks.loser === fight.attacker
  const without = (force: readonly Unit[]) => force.filter((u) => u !== unit)
  const left = { ...fight, attack: without(fight.attack), defence: without(fight.defence) }
  const owed = t.tracks.losses - 1
  // §14.3: whoever is superior has fired first, and is answered
  const isAnswered = t.tracks.loser !== t.combat.superior
  const found = fightOdds(t, left, laterRounds(t), {
    attack: isAttacker ? owed : 0,
    defence: isAttacker ? 0 : owed,
    ...(isAnswered ? { answers: isAttacker ? ('attack' as const) : ('defence' as const) } : {}),
  })
  const [a, d] = found.lost
  return { ...found, lost: isAttacker ? [[0, ...a], d] : [a, [0, ...d]] }
}

/** §24.4: the odds when the aeroplanes are sent, who may help or not. */
export function oddsWithAir(t: Table, fight: Fight, course: Course): CombatOdds {
  const helped = fightOdds(t, { ...fight, air: 1 }, course)
  return mixed(helped, fightOdds(t, { ...fight, air: 0 }, course), AIR.helps / 6)
}

function mixed(a: CombatOdds, b: CombatOdds, chance: number): CombatOdds {
  const mix = (x: number, y: number): number => chance * x + (1 - chance) * y
  const all = (x: readonly number[], y: readonly number[]) => x.map((each, i) => mix(each, y[i]))
  return {
    win: mix(a.win, b.win),
    undecided: mix(a.undecided, b.undecided),
    lose: mix(a.lose, b.lose),
    lost: [all(a.lost[0], b.lost[0]), all(a.lost[1], b.lost[1])],
  }
}

/** §14.2: the owner chooses; the weakest go first, and of those the slow ones. */
const inOrderOfLoss = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((a, b) => CF[a] - CF[b] || IS_FAST[a] - IS_FAST[b])

const DICE: readonly number[] = [1, 2, 3, 4, 5, 6]

/** §13.0: the chance that the attacker's die and what it adds beat the defender's. */
function chanceOfSuperiority(ahead: number): number {
  let better = 0
  for (const mine of DICE) for (const yours of DICE) if (isAttackerSuperior(mine + ahead, yours)) better++
  return better / 36
}
const chanceToHit = (u: Unit): number => DICE.filter((die) => isHit(die, u)).length / 6

/** A force in the order of its losses, and the hits that it deals by how many it has lost. */
interface Force {
  readonly units: readonly Unit[]
  readonly hits: readonly (readonly number[])[]
}

function forceOf(all: readonly Unit[]): Force {
  const units = inOrderOfLoss(all)
  const hitsOf = (left: readonly Unit[]) => [...odds.hits(left.map(chanceToHit))]
  return { units, hits: Array.from({ length: units.length + 1 }, (_, lost) => hitsOf(units.slice(lost))) }
}

/** Losses of two forces, and how likely they are. */
type Losses = (first: number, second: number, chance: number) => void

/** §14.1 to §14.3: one force fires, then the survivors of the other. */
function exchange(first: Force, second: Force, [f, s]: readonly [number, number], tell: Losses): void {
  first.hits[f].forEach((chance, hits) => {
    const struck = Math.min(second.units.length, s + hits)
    second.hits[struck].forEach((back, answer) => {
      tell(Math.min(first.units.length, f + answer), struck, chance * back)
    })
  })
}

/** The exact odds of a combat, round by round. */
export function combatOdds(combat: Combat): CombatOdds {
  const [attack, defence] = [forceOf(combat.attack), forceOf(combat.defence)]
  let chances = grid(attack, defence)
  chances[combat.owed?.attack ?? 0][combat.owed?.defence ?? 0] = 1
  chances = answered(combat, attack, defence, chances)
  for (let round = 0; round < combat.rounds; round++) chances = fought(combat, attack, defence, chances, round === 0)
  return outcome(left(combat, attack, defence, chances))
}

/** §14.3: the chances when those who were fired at first have fired back. */
function answered({ owed }: Combat, attack: Force, defence: Force, before: number[][]): number[][] {
  if (owed?.answers === undefined) return before
  const after = grid(attack, defence)
  before.forEach((row, a) => {
    row.forEach((chance, d) => {
      const fire = owed.answers === 'attack' ? attack.hits[a] : defence.hits[d]
      fire.forEach((share, hits) => {
        const [lostA, lostD] = owed.answers === 'attack' ? [a, d + hits] : [a + hits, d]
        after[Math.min(attack.units.length, lostA)][Math.min(defence.units.length, lostD)] += chance * share
      })
    })
  })
  return after
}

/** §16.0: the chances after the retreat of attackers who have not won. */
function left({ trapped }: Combat, attack: Force, defence: Force, before: number[][]): number[][] {
  if (trapped === undefined) return before
  const after = grid(attack, defence)
  before.forEach((row, a) => {
    const mine = attack.units.slice(a)
    const lost = mine.length === 0 ? a : a + trapped(mine)
    row.forEach((chance, d) => {
      after[d < defence.units.length ? lost : a][d] += chance
    })
  })
  return after
}

/** Chances by the units that attacker and defender have lost. */
const grid = (attack: Force, defence: Force): number[][] => attack.hits.map(() => defence.hits.map(() => 0))

/** The chances after one more round. */
function fought(combat: Combat, attack: Force, defence: Force, before: number[][], isFirst: boolean): number[][] {
  const after = grid(attack, defence)
  before.forEach((row, a) => {
    row.forEach((chance, d) => {
      const [mine, yours] = [attack.units.slice(a), defence.units.slice(d)]
      // §12.3: it is over when one of them is gone
      if (chance === 0 || mine.length === 0 || yours.length === 0) {
        after[a][d] += chance
        return
      }
      const superior = superiority(combat, mine, yours, isFirst)
      exchange(attack, defence, [a, d], (f, s, share) => {
        after[f][s] += chance * superior * share
      })
      exchange(defence, attack, [d, a], (f, s, share) => {
        after[s][f] += chance * (1 - superior) * share
      })
    })
  })
  return after
}

/** The chance that the attacker is superior in a round. */
function superiority(combat: Combat, mine: readonly Unit[], yours: readonly Unit[], isFirst: boolean): number {
  if (isFirst && combat.attackerIsSuperior !== undefined) return combat.attackerIsSuperior ? 1 : 0
  return chanceOfSuperiority(combat.ahead(mine, yours, isFirst))
}

function outcome(chances: readonly (readonly number[])[]): CombatOdds {
  const [m, n] = [chances.length - 1, chances[0].length - 1]
  const sum = (holds: (a: number, d: number) => boolean): number =>
    chances.reduce((all, row, a) => all + row.reduce((part, p, d) => part + (holds(a, d) ? p : 0), 0), 0)
  return {
    win: sum((a, d) => d === n && a < m),
    undecided: sum((a, d) => a < m && d < n),
    lose: sum((a) => a === m),
    lost: [chances.map((_, lost) => sum((a) => a === lost)), chances[0].map((_, lost) => sum((_a, d) => d === lost))],
  }
}
