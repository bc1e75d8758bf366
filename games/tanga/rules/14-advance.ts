import {
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  DONE,
  d6,
  distance,
  type Hex,
  isOver,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  RESTART,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, IS_ALL_ROUND, IS_PASSABLE, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BONUS, BRITISH, FORMATION, IS_COMBAT, isLeader, NO_UNIT, type Unit } from '../roster.ts'
import {
  firstCombat,
  firstLeader,
  hasCombat,
  holder,
  isStevedore,
  nextCombat,
  nextLeader,
  noteMoved,
  putTogether,
} from '../stacks.ts'
import { eliminate, overrun } from './02-losses.ts'
import { isNight } from './04-clock.ts'
import { isBound } from './06.3-standing.ts'
import { groupFault, isEligible, refusedStack } from './09-stacking.ts'
import { opportunity } from './10.3-opportunity.ts'
import { takesPart } from './11.2-strength.ts'
import { paidCover } from './15-ground.ts'
import { catchLeaders } from './15-step.ts'
import { revealed } from './19.7-shown.ts'

/** §14.1: those who attacked and are still where they attacked from, with all leaders there (ruling T141). */
function gather(t: Table): boolean {
  const { from } = t.melee
  t.group.clear()
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u))
    if (t.tried.has(u) && takesPart(t, u) && !isBound(t, u)) t.group.add(u)
  if (t.group.first === NO_UNIT) return false
  for (let u = firstLeader(t, from); u !== NO_UNIT; u = nextLeader(t, u)) t.group.add(u)
  return true
}

/** §14.1: only when the defenders are gone; the attackers leave their hex together. */
const begin = automatic('14.1', (t) => {
  const isWon = !hasCombat(t, t.melee.at, other(t.tracks.phasing))
  if (!isWon || !gather(t)) return DONE
  t.march.at = t.melee.from
  t.march.going = 1
  // §14.1.1: a fire phase of its own, whatever befell them when they moved
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    t.units.shots[u] = 0
    t.units.since[u] = 0
  }
  if (whyNotEnter(t, t.melee.at) === ALLOWED) return NEXT
  t.march.going = 0
  t.group.clear()
  return DONE
})

/** §20.5: at night the British go one hex. */
const goesOneHex = (t: Table): boolean => t.tracks.phasing === BRITISH && isNight(t)

/** May his bonus be added: is he with them, and theirs? */
function whyNotLead(t: Table, u: Unit): Refusal {
  const isTheirs = isLeader(u) && t.group.has(u) && isEligible(u, FORMATION[t.group.first])
  return isTheirs && BONUS[u] > 0 ? ALLOWED : refuse.leadsNobody(u)
}
function hasLead(t: Table): boolean {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) if (whyNotLead(t, u) === ALLOWED) return true
  return false
}

/** §14.1: who leads them on is said before the die is rolled; they may go farther than one likes. */
const whoLeads = question({
  name: 'lead',
  rule: '14.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.melee.at }),
  when: (t) => !goesOneHex(t) && hasLead(t),
  choices: [
    choice({
      action: act.lead,
      among(t, out) {
        for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) out.add(act.lead(u))
      },
      whyNot: (t, a) => whyNotLead(t, act.lead.unit(a)),
      take(t, a) {
        setLocal(t, 0, BONUS[act.lead.unit(a)])
        return NEXT
      },
    }),
    choice({ action: act.unled, main: false, take: () => NEXT }),
  ],
})

const howFar = automatic('14.1', (t) => {
  const hexes = goesOneHex(t) ? 1 : d6(t) + local(t, 0)
  tell.advanceWon(t, t.melee.at, hexes)
  call(t, advanceOn, hexes)
})

/** How far the nearest enemy counter is. */
function toEnemy(t: Table, from: Hex): number {
  let nearest = HEXES
  // §19.7: unseen stacks count as well: that they are there is known
  for (let at = 0 as Hex; at < HEXES; at++)
    if (holder(t, at) === other(t.tracks.phasing)) nearest = Math.min(nearest, distance(grid, from, at))
  return nearest
}

/** §14.1, §15.6: may the group enter a hex beside it: passable, without enemy units, with room? */
function whyNotEnter(t: Table, to: Hex): Refusal {
  if (!isHex(to) || distance(grid, t.march.at, to) !== 1 || IS_PASSABLE[to] === 0) return refuse.notTheAdvance(to)
  if (hasCombat(t, to, other(t.tracks.phasing))) return refuse.enemyThere(to)
  return refusedStack(groupFault(t, to), to)
}

/** §14.1: first the hex that was taken, then nearer to the nearest enemy, counted anew with each step. */
function whyNotAdvance(t: Table, to: Hex): Refusal {
  const refusal = whyNotEnter(t, to)
  if (refusal !== ALLOWED) return refusal
  if (t.march.at === t.melee.from && isFirstStep(t))
    return to === t.melee.at ? ALLOWED : refuse.takenHexFirst(to, t.melee.at)
  return holder(t, to) !== other(t.tracks.phasing) && toEnemy(t, to) < toEnemy(t, t.march.at)
    ? ALLOWED
    : refuse.notTheAdvance(to)
}

// Locals of the advance itself: hexes left, 1 when an enemy halts it, 1 once it has begun.
const HEXES_LEFT = 0
const HALTED = 1
const BEGUN = 2
const isFirstStep = (t: Table): boolean => local(t, BEGUN) === 0

/** Who has fallen, run or broken on the way does not go on. */
function hasFollowers(t: Table): boolean {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1))
    if (t.units.where[u] !== t.march.at || isBound(t, u)) t.group.remove(u)
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) return true
  return false
}

function canAdvance(t: Table): boolean {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, t.march.at, d)
    if (to !== OFF_MAP && whyNotAdvance(t, to) === ALLOWED) return true
  }
  return false
}

const goesOn = automatic('14.1', (t) => {
  // §19.7: whether they can go on tells who they are
  revealed(t)
  return hasFollowers(t) && local(t, HEXES_LEFT) > 0 && local(t, HALTED) === 0 && canAdvance(t) ? NEXT : DONE
})

/** §14.1: does an enemy stand beside the hex? Stevedores alone do not halt anybody; a leader alone does (ruling T161). */
function isHalted(t: Table, at: Hex): boolean {
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP || holder(t, next) !== other(t.tracks.phasing)) continue
    for (let u = t.stacks.firstIn(next); u !== NO_UNIT; u = t.stacks.nextIn(u)) if (!isStevedore(u)) return true
  }
  return false
}

/** §14.1: stevedores beside an advance that goes on are lost. */
function cutDownBeside(t: Table, at: Hex): void {
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP || holder(t, next) !== other(t.tracks.phasing)) continue
    for (let u = t.stacks.firstIn(next), after = u; u !== NO_UNIT; u = after) {
      after = t.stacks.nextIn(u)
      tell.cutDown(t, u, next)
      eliminate(t, u)
    }
  }
}

function advanceTo(t: Table, to: Hex, facing: Direction): void {
  const from = t.march.at
  overrun(t, to)
  if (isOver(t)) return
  const isShared = firstCombat(t, to) !== NO_UNIT
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    noteMoved(t, u)
    tell.advanced(t, u, from, to)
  }
  putTogether(t, t.group, to)
  t.march.at = to
  t.march.facing = facing
  t.march.cover = paidCover(from, to)
  // Ruling T46: with others they face as those do
  if (!isShared && IS_ALL_ROUND[to] === 0) t.places.facing[to] = facing
}

/** Who is beside the hex that was entered: halts them, is caught, is cut down. */
function meetNeighbours(t: Table): void {
  const { at } = t.march
  setLocal(t, HEXES_LEFT, local(t, HEXES_LEFT) - 1)
  setLocal(t, BEGUN, 1)
  if (isHalted(t, at)) setLocal(t, HALTED, 1)
  else if (local(t, HEXES_LEFT) > 0) cutDownBeside(t, at)
  catchLeaders(t, at)
}

function addSteps(t: Table, out: Moves): void {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, t.march.at, d)
    if (to === OFF_MAP) continue
    if (IS_ALL_ROUND[to] === 1) out.add(act.advance(to, 0 as Direction))
    else for (const facing of DIRECTIONS) out.add(act.advance(to, facing))
  }
}

/** §8.3: where all sides are frontal nobody says which way they face. */
function whyNotAdvanceFacing(t: Table, to: Hex, facing: Direction): Refusal {
  const refusal = whyNotAdvance(t, to)
  if (refusal !== ALLOWED) return refusal
  return facing === 0 || IS_ALL_ROUND[to] === 0 ? ALLOWED : refuse.facesSo(to)
}

/** §14.1: they must; where several enemies are as near the attacker chooses. */
const whereTo = question({
  name: 'advance',
  rule: '14.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.march.at }),
  choices: [
    choice({
      action: act.advance,
      among: addSteps,
      whyNot: (t, a) => whyNotAdvanceFacing(t, act.advance.hex(a), act.advance.facing(a)),
      take(t, a) {
        advanceTo(t, act.advance.hex(a), act.advance.facing(a))
        // §19.7: whom they meet, and what they see from there
        revealed(t)
        meetNeighbours(t)
        // §14.1.1: an advance counts no hexes between one occasion and the next, so there is one in all (ruling T104)
        call(t, opportunity, 0, 1)
        return RESTART
      },
    }),
  ],
})

/** The steps of an advance. */
export const advanceOn = procedure('advance-on', '14.1', [goesOn, whereTo])

const end = automatic('14.1', (t) => {
  t.march.going = 0
  t.group.clear()
})

/** §14.1: the attackers advance (ruling T102). */
export const advance = procedure('advance', '14.1', [begin, whoLeads, howFar, end])
