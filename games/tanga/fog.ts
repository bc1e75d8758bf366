import { asked, type Fog, type Hex, type IdSet, other, type Side } from '@boma/kernel'
import { HEXES, HIDDEN } from './board.ts'
import { disguise, unseen } from './fog/disguise.ts'
import { fill } from './fog/imagine.ts'
import { liesOpen } from './fog/visible.ts'
import { BREAKING, type Table, UNKNOWN } from './layout.ts'
import { has } from './options.ts'
import { BRITISH, FORMATION_SIDE, FORMATIONS, type Formation, NO_UNIT, SIDE_OF, UNITS, type Unit } from './roster.ts'
import { lotOf } from './rules/03-set-up.ts'
import { isNextToBreak } from './rules/06.3-collapse.ts'
import { flow } from './sequence.ts'
import { closeUp, faceDownFor, holder, isFaceDown } from './stacks.ts'

/** 1 for each counter that stays on the view: worked out before any is taken away, for sight goes by stacks. */
const open = new Uint8Array(UNITS)

/** §19.7: what a side cannot see of the other: who lies where no combat unit of its own looks, or under the top. */
function hide(t: Table, side: Side): void {
  if (!has(t, 'fog')) return
  const enemy = other(side)
  // Ruling T176: counters are laid down in the order of a list, so that whoever saw them come would know who they are
  const isEarly = lotOf(t)?.side === enemy
  hideLosses(t, enemy)
  for (let u = 0 as Unit; u < UNITS; u++) open[u] = SIDE_OF[u] !== enemy || (!isEarly && liesOpen(t, u)) ? 1 : 0
  for (let at = 0 as Hex; at < HEXES; at++) if (holder(t, at) === enemy && !isFaceDown(t, at)) turnDown(t, at)
  if (isEarly) clearMap(t, enemy)
  for (let u = 0 as Unit; u < UNITS; u++) if (open[u] === 0) forget(t, u)
  if (t.tracks.phasing === enemy) t.march.picked = NO_UNIT
  // §5.2A: which battalion goes ashore is announced, and not how much of it
  if (enemy === BRITISH) t.landing.points = 0
}

/** Ruling T56: that a stack is there, and whose; T174: whether it can be fired on or overrun, which anybody who tries learns. */
function turnDown(t: Table, at: Hex): void {
  const stack = faceDownFor(t, at)
  for (let u = t.stacks.firstIn(at), next = u; u >= 0; u = next) {
    next = t.stacks.nextIn(u)
    if (open[u] === 0) t.stacks.take(u)
  }
  if (t.stacks.firstIn(at) < 0) t.places.first[at] = stack
  else closeUp(t, at)
}

function clearMap(t: Table, enemy: Side): void {
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (holder(t, at) !== enemy) continue
    t.places.first[at] = 0
    t.places.facing[at] = 0
  }
}

const setsOf = (t: Table): readonly IdSet<Unit>[] => [t.tried, t.group, t.divided, t.neighbours, t.waiting]

/** Nothing is left of an unseen counter, not even what it is about to do. */
function forget(t: Table, u: Unit): void {
  const { where, state, rank, spent, shots, since, wave, exit, stood } = t.units
  if (where[u] !== HIDDEN && where[u] >= HEXES) t.stacks.take(u)
  where[u] = HIDDEN
  for (const column of [state, rank, spent, shots, since, wave, exit, stood]) column[u] = 0 as never
  for (const set of setsOf(t)) set.remove(u)
}

/**
 * What unseen units have cost their formations is not known. Where the enemy is asked which of several breaks first (T156),
 * those break: nobody would be asked otherwise, and each is told of before anything else happens.
 */
function hideLosses(t: Table, enemy: Side): void {
  const isToBreak = asked(flow, t)?.name === 'break'
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    if (FORMATION_SIDE[f] === enemy) t.formations.before[f] = isToBreak && isNextToBreak(t, f) ? BREAKING : UNKNOWN
}

/** §19.7: units that fire or are hit are named, wherever they lie, and so is who is placed elsewhere by 9.5. */
const SHOWS = [
  ...['sighted', 'ranOut', 'leaderSurvived', 'leaderFell', 'disorganized', 'eliminated', 'keptNerve', 'lostNerve'],
  ...['gunsThrownAway', 'gunsSaved', 'retreated', 'leftTheMap', 'noWayOut', 'passedSteadily', 'carriedAway'],
  ...['unstacked', 'noRoom', 'neighbourStood', 'neighbourBroke', 'routPassed', 'sweptAlong', 'overrun', 'caught'],
  ...['withdrew', 'advanced', 'cutDown', 'escaped', 'gotAway', 'captured', 'stoodMelee', 'failedMelee'],
  ...['shipHit', 'stoodShell', 'failedShell', 'displaced', 'crowdedOut'],
  // §19.4: that those who fired have old rifles
  'smoked',
]

/** §19.7: what each side may know. */
export const fog: Fog<Table> = {
  hide,
  imagine(t, side, dice) {
    hide(t, side)
    if (has(t, 'fog')) fill(t, other(side), dice)
  },
  disguise,
  unseen,
  shows: SHOWS,
}
