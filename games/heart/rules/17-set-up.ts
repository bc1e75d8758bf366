import {
  type Action,
  AGAIN,
  ALLOWED,
  call,
  DONE,
  EVERYONE,
  local,
  type Moves,
  markReveal,
  NEXT,
  only,
  other,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { sixteenths } from '../board.ts'
import type { Suggested } from '../data/kind.ts'
import { automatic, choice, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, GERMAN, headOf, INDEPENDENT, NO_UNIT, RANK, sideOf, type Unit } from '../roster.ts'
import { whyNotAttach } from './09-attaching.ts'
import { group } from './09-room.ts'
import { HIDDEN, isUnit, NOWHERE, ON_TABLE, WAITING } from './09-units.ts'
import { isFree } from './17.10-lists.ts'
import { unitNamed } from './17-forces.ts'
import { hiddenHostAt, placeUnit, whyNotHide, whyNotPlace, whyNotTakeUp } from './17-placing.ts'
import { DX, DY, facingNamed, hasSample, readyAt, sample, suggestionFor } from './17-spots.ts'
import { zoneOf } from './17-zones.ts'

function noteAmbush(t: Table, u: Unit): void {
  if (sideOf(u) === GERMAN) t.tracks.germanAmbushes--
  else t.tracks.britishAmbushes--
}
/** §13.1: a unit in ambush is one of so many; §9.8: who goes with one is attached to it. */
function settleHidden(t: Table, u: Unit): void {
  if (isUnit(t, u)) noteAmbush(t, u)
  else t.units.attached[u] = hiddenHostAt(t, u, t.figures.x[headOf(u)], t.figures.y[headOf(u)]) + 1
}

/** Tells where a unit is; §13.2: nobody but its owner of one that hides. */
function tellPlaced(t: Table, u: Unit): void {
  const f = headOf(u)
  const { x, y } = t.figures
  if (t.units.where[u] === HIDDEN) tell.wroteDown.to(only(sideOf(u)), t, u, x[f], y[f], t.units.facing[u])
  else tell.setUp(t, u, x[f], y[f], t.units.facing[u])
}

/** §17.7: places a unit by the ready set-up, or as near to it as there is room. */
function placeSuggested(t: Table, u: Unit, ready: Suggested): boolean {
  const [ax, ay] = readyAt(t, u, ready)
  const host = ready.attachedTo === undefined ? NO_UNIT : unitNamed(t, ready.attachedTo)
  const isLone = RANK[t.units.type[u]] === INDEPENDENT
  const hides = isLone ? t.units.where[host] === HIDDEN : zoneOf(t, u)?.zone.hidden === true
  const facing = facingNamed(ready.facing)
  const width = ready.width ?? 1
  const isRoomy = (away: number, way: number): boolean =>
    whyNotPlace(t, u, hides, sixteenths(ax) + away * DX[way], sixteenths(ay) + away * DY[way], facing, width, 0) ===
    ALLOWED
  if (!findSpot(isRoomy)) return false
  placeUnit(t, u, hides ? HIDDEN : ON_TABLE, facing, width, 0)
  if (hides && !isLone) noteAmbush(t, u)
  if (host !== NO_UNIT) t.units.attached[u] = host + 1
  tellPlaced(t, u)
  return true
}

/** The first spot that is free: there, or by half inches around it. */
function findSpot(isFree: (away: number, way: number) => boolean): boolean {
  for (let away = 0; away < 48; away++) for (let way = 0; way < 8; way++) if (isFree(away, way)) return true
  return false
}

function takeSuggested(t: Table, side: Side): void {
  for (const isLone of [false, true])
    for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
      if (t.units.where[u] !== WAITING || (RANK[t.units.type[u]] === INDEPENDENT) !== isLone) continue
      const ready = suggestionFor(t, u)
      // Where there is no room for it a unit stays at home
      if (ready === undefined || !placeSuggested(t, u, ready)) t.units.where[u] = NOWHERE
      // §13.2: whoever finds room beside hidden friends shows that they are somewhere about
      if (t.units.where[u] === HIDDEN) markReveal(t)
    }
}

/** Adds the action for the first unit that waits and has a ready place; any other may be named all the same. */
function ofWaiting(t: Table, out: Moves, make: (u: Unit) => Action, whyNot: (t: Table, u: Unit) => Refusal): void {
  // A free game has no ready set-up to look up: each place of it is searched for
  if (isFree(t)) return
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) {
    if (t.units.where[u] !== WAITING || whyNot(t, u) !== ALLOWED || !hasSample(t, u, make === act.hide)) continue
    out.add(make(u))
    return
  }
}

/** §13.1: whose zone is one of ambush may only be hidden, or lead those who are. */
function whyNotOpenly(t: Table, u: Unit): Refusal {
  const why = whyNotTakeUp(t, u)
  if (why !== ALLOWED) return why
  return zoneOf(t, u)?.zone.hidden === true ? refuse.mustHide(u) : ALLOWED
}

/** Whoever is taken up must find a place. */
const whyNotRoomy = (t: Table, u: Unit, why: Refusal, isHidden: boolean): Refusal =>
  why !== ALLOWED || hasSample(t, u, isHidden) ? why : refuse.noReadyPlace(u)

const isWaiting = (t: Table): Unit => {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (t.units.where[u] === WAITING) return u
  return NO_UNIT
}

/** §13.1: may the side that sets up still lay somebody in ambush, or must it? */
const mayHide = (t: Table): boolean => {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (t.units.where[u] === WAITING && whyNotHide(t, u) === ALLOWED) return true
  return false
}

const arranging = question({
  name: 'setUp',
  rule: '17.7',
  who: (t) => t.tracks.phasing,
  hides: mayHide,
  choices: [
    choice({
      action: act.suggested,
      main: true,
      take(t) {
        takeSuggested(t, t.tracks.phasing)
        tell.sideReady(t, t.tracks.phasing)
        return DONE
      },
    }),
    choice({
      action: act.place,
      open: true,
      exact: true,
      among: (t, out) => ofWaiting(t, out, act.place, whyNotOpenly),
      whyNot: (t, a) => whyNotRoomy(t, act.place.unit(a), whyNotOpenly(t, act.place.unit(a)), false),
      take(t, a) {
        call(t, placing, act.place.unit(a), 0)
        return AGAIN
      },
    }),
    choice({
      action: act.hide,
      open: true,
      exact: true,
      among: (t, out) => ofWaiting(t, out, act.hide, whyNotHide),
      whyNot: (t, a) => whyNotRoomy(t, act.hide.unit(a), whyNotHide(t, act.hide.unit(a)), true),
      take(t, a) {
        call(t, placing, act.hide.unit(a), 1)
        return AGAIN
      },
    }),
    choice({
      action: act.ready,
      main: true,
      whyNot: (t) => (isWaiting(t) !== NO_UNIT ? refuse.notAllPlaced(isWaiting(t)) : ALLOWED),
      take(t) {
        tell.sideReady(t, t.tracks.phasing)
        return DONE
      },
    }),
  ],
})

const inHand = (t: Table): Unit => local(t, 0) as Unit
const isHiding = (t: Table): boolean => local(t, 1) === 1

/** §17.7: may the unit in hand be set up so? */
const whyNotInHand = (t: Table, a: Action): Refusal =>
  whyNotPlace(
    t,
    inHand(t),
    isHiding(t),
    act.form.x(a),
    act.form.y(a),
    act.form.facing(a),
    act.form.width(a),
    act.form.order(a),
  )

const whereTo = question({
  name: 'placing',
  rule: '17.7',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: inHand(t) }),
  hides: isHiding,
  choices: [
    choice({
      action: act.form,
      open: true,
      among(t, out) {
        if (hasSample(t, inHand(t), isHiding(t))) out.add(act.form(sample.x, sample.y, sample.facing, sample.width, 0))
      },
      whyNot: whyNotInHand,
      take(t, a) {
        const u = inHand(t)
        whyNotInHand(t, a)
        placeUnit(t, u, isHiding(t) ? HIDDEN : ON_TABLE, act.form.facing(a), act.form.width(a), act.form.order(a))
        const { aside } = group
        if (isHiding(t)) settleHidden(t, u)
        tellPlaced(t, u)
        if (aside > 0) tell.madeRoom.to(isHiding(t) ? only(sideOf(u)) : EVERYONE, t, u, aside)
        return NEXT
      },
    }),
  ],
})

const couldAttach = (t: Table, u: Unit): boolean => {
  for (let v = firstOf(sideOf(u)), end = endOf(sideOf(u)); v !== end; v++)
    if (whyNotAttach(t, u, v) === ALLOWED) return true
  return false
}

/** §9.8: at set-up, too, he is attached when he so declares. */
const joining = question({
  name: 'attaching',
  rule: '9.8',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: inHand(t) }),
  when: (t) => !isHiding(t) && RANK[t.units.type[inHand(t)]] === INDEPENDENT && couldAttach(t, inHand(t)),
  choices: [
    choice({
      action: act.attach,
      among(t, out) {
        for (let v = firstOf(sideOf(inHand(t))), end = endOf(sideOf(inHand(t))); v !== end; v++)
          if (t.units.where[v] === ON_TABLE) out.add(act.attach(v))
      },
      whyNot: (t, a) => whyNotAttach(t, inHand(t), act.attach.target(a)),
      take(t, a) {
        t.units.attached[inHand(t)] = act.attach.target(a) + 1
        tell.attached(t, inHand(t), act.attach.target(a))
        return NEXT
      },
    }),
    choice({ action: act.pass, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §17.7: a unit is placed (local 0), in ambush (local 1). */
export const placing = procedure('placing', '17.7', [whereTo, joining])

const sideSetUp = (isAttacker: boolean) =>
  automatic('17.7', (t) => {
    t.tracks.phasing = isAttacker ? t.tracks.attacker : other(t.tracks.attacker)
  })

/** §17.7: the defender, then the attacker. */
export const setUpDefender = phase('set-up', 'set-up-defender', '17.7', [sideSetUp(false), arranging])
export const setUpAttacker = phase('set-up', 'set-up-attacker', '17.7', [sideSetUp(true), arranging])
