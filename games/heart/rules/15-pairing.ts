import { ALLOWED, type Moves, other, type Refusal, type Side } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type Figure, NO_FIGURE, sideOf, unitOf } from '../roster.ts'
import { touch } from './09-contact.ts'
import { tailOf } from './09-units.ts'
import { nextFighter } from './15-combats.ts'
import { addContact, clearContacts, greatestPairing, isInGreatest, opponentOf } from './15-matching.ts'

const MOST = 480
const attackers = new Int32Array(MOST)
const defenders = new Int32Array(MOST)
let [a, d] = [0, 0]

/** Whom a figure fights; -1 for nobody yet. */
export const foeOf = (t: Table, f: Figure): Figure => (t.foes.of[f] - 1) as Figure
const isFree = (t: Table, f: Figure): boolean => t.foes.of[f] === 0

/** Lists those who have no opponent yet, and who touches whom; says how many pairs there can be. */
function survey(t: Table, side: Side): number {
  a = 0
  d = 0
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) if (isFree(t, f)) attackers[a++] = f
  const foe = other(side)
  for (let g = nextFighter(t, foe); g !== NO_FIGURE; g = nextFighter(t, foe, g)) if (isFree(t, g)) defenders[d++] = g
  clearContacts(a, d)
  for (let i = 0; i < a; i++)
    for (let j = 0; j < d; j++) if (touch(t, attackers[i] as Figure, defenders[j] as Figure)) addContact(i, j)
  return greatestPairing()
}

/** §15.2: is anybody left who can be matched one to one? */
export const hasPairs = (t: Table, side: Side): boolean => survey(t, side) > 0

/** §15.2: lists the pairs of a greatest pairing. */
export function addPairs(t: Table, side: Side, out: Moves): void {
  survey(t, side)
  for (let i = 0; i < a; i++)
    for (let j = 0; j < d; j++) {
      const f = attackers[i] as Figure
      const g = defenders[j] as Figure
      if (touch(t, f, g) && isInGreatest(i, j)) out.add(act.pair(f, g))
    }
}

/** §15.2: may the attacker match these two? */
export function whyNotPair(t: Table, side: Side, f: Figure, g: Figure): Refusal {
  if (!isFighter(t, f, side)) return refuse.notInCombat(f)
  if (!isFighter(t, g, other(side))) return refuse.notInCombat(g)
  if (!isFree(t, f)) return refuse.pairedAlready(f)
  if (!isFree(t, g)) return refuse.pairedAlready(g)
  // §15.1: only figures in base contact fight
  if (!touch(t, f, g)) return refuse.notTouching(g)
  survey(t, side)
  // §15.2: as many pairs as possible
  return isInGreatest(indexOf(attackers, a, f), indexOf(defenders, d, g)) ? ALLOWED : refuse.fewerPairs(f)
}
function indexOf(list: Int32Array, n: number, f: Figure): number {
  for (let i = 0; i < n; i++) if (list[i] === f) return i
  return -1
}
const isFighter = (t: Table, f: Figure, side: Side): boolean => {
  const u = unitOf(f)
  return sideOf(u) === side && t.combat.has(u) && f < tailOf(t, u)
}

/** Matches two. */
export function pair(t: Table, f: Figure, g: Figure): void {
  t.foes.of[f] = g + 1
  t.foes.of[g] = f + 1
}
/** Matches all the others as the greatest pairing has them. */
export function pairRest(t: Table, side: Side): void {
  survey(t, side)
  for (let i = 0; i < a; i++)
    if (opponentOf(i) >= 0) pair(t, attackers[i] as Figure, defenders[opponentOf(i)] as Figure)
}

/** §15.2: how many fight against a figure. */
export function foesAgainst(t: Table, g: Figure): number {
  let n = 0
  const side = other(sideOf(unitOf(g)))
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) if (t.foes.of[f] === g + 1) n++
  return n
}

/** §15.2: may a left-over figure join as the second against that one? Never a third. */
export function whyNotJoin(t: Table, side: Side, f: Figure, g: Figure): Refusal {
  if (!isFighter(t, f, side)) return refuse.notInCombat(f)
  if (!isFighter(t, g, other(side)) || isFree(t, g)) return refuse.notInCombat(g)
  if (!isFree(t, f)) return refuse.pairedAlready(f)
  if (!touch(t, f, g)) return refuse.notTouching(g)
  return foesAgainst(t, g) === 1 ? ALLOWED : refuse.hasSecond(g)
}
/** The first whom a left-over figure may join against; -1 for nobody. */
export function joinsAgainst(t: Table, side: Side, f: Figure): Figure {
  const foe = other(side)
  if (!isFree(t, f)) return NO_FIGURE
  for (let g = nextFighter(t, foe); g !== NO_FIGURE; g = nextFighter(t, foe, g))
    if (!isFree(t, g) && touch(t, f, g) && foesAgainst(t, g) === 1) return g
  return NO_FIGURE
}
/** Can anybody of the side join? */
export function canJoin(t: Table, side: Side): boolean {
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f))
    if (joinsAgainst(t, side, f) !== NO_FIGURE) return true
  return false
}
/** Lists who may join against whom. */
export function addJoins(t: Table, side: Side, out: Moves): void {
  const foe = other(side)
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) {
    if (!isFree(t, f)) continue
    for (let g = nextFighter(t, foe); g !== NO_FIGURE; g = nextFighter(t, foe, g))
      if (!isFree(t, g) && touch(t, f, g) && foesAgainst(t, g) === 1) out.add(act.join(f, g))
  }
}
/** All who can join, each against the first whom he may. */
export function joinRest(t: Table, side: Side): void {
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) {
    const g = joinsAgainst(t, side, f)
    if (g !== NO_FIGURE) t.foes.of[f] = g + 1
  }
}
