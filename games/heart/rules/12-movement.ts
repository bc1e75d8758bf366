import type { Action } from '@boma/kernel'
import { ALLOWED, call, DONE, local, type Moves, NEXT, other, RESTART, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { RIGHT_ANGLE, WAYS, waysBetween } from '../board.ts'
import { automatic, choice, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { CAVALRY, endOf, firstOf, NO_UNIT, type Unit } from '../roster.ts'
import { inContact } from './09-contact.ts'
import { face, gatherTurn, whyNotFace } from './09-swing.ts'
import { hostOf, isIn, isOnTable, lift, MOUNTED, MOVED, mark, NAMED, ON_FOOT, ON_TABLE, put } from './09-units.ts'
import { EARLY, INDEPENDENTS, MOVEMENT } from './11-turn.ts'
import { beginMove, nameUnit } from './12-begin.ts'
import { chargeChoice, feedChoice } from './12-charging.ts'
import { moving } from './12-moving.ts'
import { findNamer, hasToName, isOrganised, mustCloseUp, whyNotAble, whyNotName } from './12-naming.ts'
import { springChoice } from './13-ambush.ts'
import { noteContacts } from './14-contacts.ts'
import { embarkChoice, landChoice } from './17-landing.ts'

/** Is it on the table and not yet named? Most that may not be named are not. */
const isLeft = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE && (t.units.did[u] & NAMED) === 0

/** Adds the action for each unit of the side on the table that may. */
function ofOwn(t: Table, out: Moves, make: (u: Unit) => Action, whyNot: (t: Table, u: Unit) => Refusal): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isLeft(t, u) && whyNot(t, u) === ALLOWED) out.add(make(u))
}

/** The same, and nobody is asked whether it may. */
function ofAllLeft(t: Table, out: Moves, make: (u: Unit) => Action): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isLeft(t, u)) out.add(make(u))
}

/** §11.2: may the unit stand? One that losses put out of coherency must close up (9.4). */
function whyNotStand(t: Table, u: Unit): Refusal {
  const why = whyNotName(t, u)
  if (why !== ALLOWED) return why
  return mustCloseUp(t, u) ? refuse.torn(u) : ALLOWED
}

const standChoice = choice({
  action: act.stand,
  exact: true,
  among: (t, out) => ofOwn(t, out, act.stand, whyNotStand),
  glance: (t, out) => ofAllLeft(t, out, act.stand),
  whyNot: (t, a) => whyNotStand(t, act.stand.unit(a)),
  take(t, a) {
    nameUnit(t, act.stand.unit(a))
    tell.stood(t, act.stand.unit(a))
    return NEXT
  },
})

/** §12.4: may the unit only turn, up to 90 degrees? */
function whyNotTurn(t: Table, u: Unit, facing: number): Refusal {
  const why = whyNotStand(t, u)
  return why === ALLOWED ? whyNotSwing(t, u, facing) : why
}

function whyNotSwing(t: Table, u: Unit, facing: number): Refusal {
  const able = whyNotAble(t, u)
  if (able !== ALLOWED) return able
  const ways = waysBetween(facing, t.units.facing[u])
  if (ways === 0) return refuse.facesSoAlready(u)
  if (ways > RIGHT_ANGLE) return refuse.turnsTooFar(u)
  return whyNotFace(t, u, facing)
}

const TURNS = [2, RIGHT_ANGLE, WAYS - 2, WAYS - RIGHT_ANGLE]
const turnChoice = choice({
  action: act.turn,
  open: true,
  exact: true,
  among(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) {
      if (!isLeft(t, u) || whyNotStand(t, u) !== ALLOWED || whyNotAble(t, u) !== ALLOWED) continue
      gatherTurn(t, u)
      for (let i = 0; i < TURNS.length; i++) {
        const facing = (t.units.facing[u] + TURNS[i]) % WAYS
        if (whyNotFace(t, u, facing, true) === ALLOWED) out.add(act.turn(u, facing))
      }
    }
  },
  glance(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
      if (isLeft(t, u)) for (const by of TURNS) out.add(act.turn(u, (t.units.facing[u] + by) % WAYS))
  },
  whyNot: (t, a) => whyNotTurn(t, act.turn.unit(a), act.turn.facing(a)),
  take(t, a) {
    const u = act.turn.unit(a)
    nameUnit(t, u)
    face(t, u, act.turn.facing(a))
    tell.turned(t, u, act.turn.facing(a))
    return NEXT
  },
})

/** §12.1: may the unit move? */
function whyNotMove(t: Table, u: Unit): Refusal {
  const why = whyNotName(t, u)
  return why === ALLOWED ? whyNotAble(t, u) : why
}

const moveChoice = choice({
  action: act.move,
  main: true,
  exact: true,
  among: (t, out) => ofOwn(t, out, act.move, whyNotMove),
  glance: (t, out) => ofAllLeft(t, out, act.move),
  whyNot: (t, a) => whyNotMove(t, act.move.unit(a)),
  take(t, a) {
    const u = act.move.unit(a)
    nameUnit(t, u)
    // §9.8: he leaves his unit by moving
    if (hostOf(t, u) !== NO_UNIT) {
      tell.detached(t, u, hostOf(t, u))
      t.units.attached[u] = 0
      noteContacts(t)
    }
    beginMove(t, u)
    call(t, moving)
    return NEXT
  },
})

/** §7.3: may the cavalry mount, or dismount? It is its move. */
function whyNotMount(t: Table, u: Unit, isOnFoot: boolean): Refusal {
  const why = whyNotStand(t, u)
  if (why !== ALLOWED) return why
  if (t.units.type[u] !== CAVALRY) return refuse.notCavalry(u)
  if (isIn(t, u, ON_FOOT) !== isOnFoot) return refuse.mountedAlready(u)
  // §12.9: a unit in contact may not move
  return inContact(t, u) ? refuse.inContact(u) : ALLOWED
}

function ofCavalry(t: Table, out: Moves, make: (u: Unit) => Action): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (t.units.type[u] === CAVALRY && isLeft(t, u)) out.add(make(u))
}

const mountChoice = choice({
  action: act.mount,
  among: (t, out) => ofCavalry(t, out, act.mount),
  whyNot: (t, a) => whyNotMount(t, act.mount.unit(a), true),
  take(t, a) {
    const u = act.mount.unit(a)
    nameUnit(t, u)
    lift(t, u, ON_FOOT)
    mark(t, u, MOUNTED | MOVED)
    tell.mounted(t, u)
    return NEXT
  },
})
const dismountChoice = choice({
  action: act.dismount,
  among: (t, out) => ofCavalry(t, out, act.dismount),
  whyNot: (t, a) => whyNotMount(t, act.dismount.unit(a), false),
  take(t, a) {
    const u = act.dismount.unit(a)
    nameUnit(t, u)
    put(t, u, ON_FOOT)
    mark(t, u, MOUNTED | MOVED)
    tell.dismounted(t, u)
    return NEXT
  },
})

/** §11.2: whoever has nobody left on the table lets the occasion go by; §1.3, §11.3: so does whoever has. */
function whyNotPass(t: Table): Refusal {
  if (t.tracks.phase === MOVEMENT) return hasToName(t, t.tracks.phasing) ? refuse.mustName() : ALLOWED
  return t.tracks.phase === INDEPENDENTS ? whyNotStandAll(t) : ALLOWED
}
/** §9.4, H61: nobody may be passed over who may not stand. */
function whyNotStandAll(t: Table): Refusal {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isLeft(t, u) && isTorn(t, u)) return refuse.torn(u)
  return ALLOWED
}
const isTorn = (t: Table, u: Unit): boolean => whyNotName(t, u) === ALLOWED && mustCloseUp(t, u)

const passChoice = choice({
  action: act.pass,
  passes: true,
  main: true,
  whyNot: whyNotPass,
  take(t) {
    t.tracks.passed |= 1 << t.tracks.phasing
    if (t.tracks.phase === INDEPENDENTS) standAll(t)
    return NEXT
  },
})

/** §1.3: all that are left stand. */
function standAll(t: Table): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isOnTable(t, u) && whyNotName(t, u) === ALLOWED) nameUnit(t, u)
}

const CHOICES = [
  standChoice,
  turnChoice,
  moveChoice,
  chargeChoice,
  feedChoice,
  mountChoice,
  dismountChoice,
  springChoice,
  landChoice,
  embarkChoice,
  passChoice,
]
const naming = (name: string, rule: string, when: (t: Table) => boolean) =>
  question({ name, rule, who: (t) => t.tracks.phasing, when, choices: CHOICES })

const alternate = automatic('11.2', (t) => {
  t.tracks.phasing = other(t.tracks.phasing)
  return RESTART
})

/** §1.2, §11.2: the sides name a unit in turn, to move or stand. */
export const movementPhase = phase('movement', 'movement-phase', '1.2', [
  automatic('11.2', (t) => (findNamer(t) ? NEXT : DONE)),
  naming('movement', '11.2', () => true),
  alternate,
])

/** §1.3: independent figures and baggage, in turn. */
export const independentMoves = procedure('independent-moves', '1.3', [
  automatic('1.3', (t) => (findNamer(t) ? NEXT : DONE)),
  naming('independents', '1.3', () => true),
  alternate,
])

const hasOrganiser = (t: Table): boolean => {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isOnTable(t, u) && isOrganised(t, u) && whyNotName(t, u) === ALLOWED) return true
  return false
}
// Local 0: 1 when it is the turn of the side that does not begin.
const OTHERS_TURN = 0
const early = automatic('11.3', (t) => {
  t.tracks.phase = EARLY
  t.tracks.phasing = local(t, OTHERS_TURN) === 0 ? t.tracks.beginner : other(t.tracks.beginner)
})
const afterOrganiser = automatic('11.3', (t) => {
  // Whoever has two of them names both
  if (hasOrganiser(t) && ((t.tracks.passed >> t.tracks.phasing) & 1) === 0) return RESTART
  if (local(t, OTHERS_TURN) === 0) {
    setLocal(t, OTHERS_TURN, 1)
    return RESTART
  }
  t.tracks.phase = MOVEMENT
  t.tracks.phasing = t.tracks.beginner
  t.tracks.passed = 0
  return NEXT
})

/** §5.6, §11.3: an Organiser, and the unit he is attached to, may move before all; the beginner's first. */
export const organisers = phase('movement', 'organisers', '11.3', [
  early,
  naming('organiser', '11.3', hasOrganiser),
  afterOrganiser,
])
