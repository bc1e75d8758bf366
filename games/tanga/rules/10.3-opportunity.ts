import {
  AGAIN,
  ALLOWED,
  call,
  DONE,
  type Hex,
  local,
  type Moves,
  NEXT,
  other,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { HALTED, hasCombat, headsNear, is, RETREATED, unitList } from '../stacks.ts'
import { isBound } from './06.3-standing.ts'
import { whyNotFrom } from './10.1-silent.ts'
import { fire } from './10.25-volley.ts'
import { FARTHEST, OPPORTUNITY } from './10-fire.ts'
import { paidCover } from './15-ground.ts'

/** In local 0: has anybody fired at this occasion? In local 1: 1 for an advance after melee (14.1.1). */
const HAS_FIRED = 0
const ADVANCE = 1

/** §10.3C: is the moving group in a hex where it may be fired on: the first time, or after three more hexes (ruling T62)? */
function isExposed(t: Table): boolean {
  const { shots, since } = t.units
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1))
    if (IS_COMBAT[u] === 1 && (shots[u] === 0 || (shots[u] === 1 && since[u] >= 3))) return true
  return false
}
/** Is anybody of them left who can be hit? */
function isAnyLeft(t: Table): boolean {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) return true
  return false
}

/** May this hex fire at those who move? */
function whyNotFire(t: Table, at: Hex): Refusal {
  const side = other(t.tracks.phasing)
  if (!isHex(at) || !hasCombat(t, at, side)) return refuse.notYourUnits(at)
  // Ruling T62: each hex once an occasion
  if (t.fired.has(at)) return refuse.firedAlready(at)
  return whyNotFrom(t, at, OPPORTUNITY, t.march.at)
}

const near = unitList()
/** Enemy stacks that are not too far off from those who move, by their first counters: into `near`. */
const lookAbout = (t: Table): number => headsNear(t, other(t.tracks.phasing), t.march.at, FARTHEST, near)

function canAnyFire(t: Table): boolean {
  if (!isAnyLeft(t) || !isHex(t.march.at)) return false
  const n = lookAbout(t)
  for (let i = 0; i < n; i++) if (whyNotFire(t, t.units.where[near[i]]) === ALLOWED) return true
  return false
}

const begin = automatic('10.3c', (t) => {
  t.fired.clear()
  return isExposed(t) ? NEXT : DONE
})

function addFirers(t: Table, out: Moves): void {
  const n = lookAbout(t)
  for (let i = 0; i < n; i++) out.add(act.fire(t.units.where[near[i]]))
}

/** §10.3C: the other side may stop those who move and fire, one hex after the other. */
const whoFires = question({
  name: 'opportunity',
  rule: '10.3c',
  who: (t) => other(t.tracks.phasing),
  about: (t) => ({ hex: t.march.at }),
  when: canAnyFire,
  choices: [
    choice({
      action: act.fire,
      among: addFirers,
      whyNot: (t, a) => whyNotFire(t, act.fire.hex(a)),
      take(t, a) {
        const from = act.fire.hex(a)
        t.fired.add(from)
        setLocal(t, HAS_FIRED, 1)
        fire(t, OPPORTUNITY, from, t.march.at)
        return AGAIN
      },
    }),
    choice({ action: act.hold, passes: true, take: () => NEXT }),
  ],
})

/** Ruling T62: whoever was fired on has three hexes of peace. */
export function countShot(t: Table): void {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    t.units.shots[u]++
    t.units.since[u] = 0
  }
}
const count = automatic('10.3c', (t) => {
  if (local(t, HAS_FIRED) === 1) countShot(t)
  t.fired.clear()
})

/** Ruling T45: who lost their leader and parted have entered hexes of their own, and may be fired on there. */
const thenTheParted = automatic('17.2.1', (t) => {
  if (local(t, ADVANCE) === 1) t.parted.clear()
  if (t.parted.first === NO_UNIT) return
  const { at, facing, cover } = t.march
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) t.waiting.add(u)
  call(t, partedUnderFire, at, facing, cover)
})

/** P8: fire at those who have just entered a hex (10.3C). */
export const opportunity = procedure('opportunity', '10.3c', [begin, whoFires, count, thenTheParted])

/** The next of those who parted and still stand where they were put. */
function nextParted(t: Table): Unit {
  for (let u = t.parted.first; u !== NO_UNIT; u = t.parted.next(u + 1)) {
    t.parted.remove(u)
    if (!is(t, u, RETREATED) && !isBound(t, u)) return u
  }
  return NO_UNIT
}

// Locals: where the others are, how they face, and what cover they paid for.
const oneByOne = automatic('17.2.1', (t) => {
  t.group.clear()
  const u = nextParted(t)
  if (u === NO_UNIT) {
    goOn(t)
    return DONE
  }
  t.group.add(u)
  const to = t.units.where[u]
  t.march.at = to
  t.march.facing = t.places.facing[to]
  t.march.cover = paidCover(local(t, 0) as Hex, to)
  call(t, opportunity)
  return AGAIN
})

/** Those who are left of the group take up their move again. */
function goOn(t: Table): void {
  t.march.at = local(t, 0) as Hex
  t.march.facing = local(t, 1)
  t.march.cover = local(t, 2)
  for (let u = t.waiting.first; u !== NO_UNIT; u = t.waiting.next(u + 1))
    if (t.units.where[u] === t.march.at && !is(t, u, HALTED)) t.group.add(u)
  t.waiting.clear()
}

/** §17.2.1: fire at those who parted, one after the other. */
export const partedUnderFire = procedure('parted', '17.2.1', [oneByOne])
