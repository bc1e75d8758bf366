import {
  AGAIN,
  ALLOWED,
  call,
  DONE,
  d6,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  OFF_MAP,
  type OffMap,
  other,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, isHex } from '../board.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import { MOST_HITS, type Table } from '../layout.ts'
import { ARTILLERY, BRITISH, CF, GERMAN, KIND, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { faceOf, firstCombat, is, isOnMap, mark, NO_AMMUNITION, nextCombat, RETREATED } from '../stacks.ts'
import { aboutFight, isNight } from './04-clock.ts'
import { afterCombat, beforeCombat } from './06.3-after-combat.ts'
import { isInArc } from './08-facing.ts'
import { isTarget } from './10.3-fire-phases.ts'
import { hit } from './10.25-hit.ts'
import { isNaturalSix } from './10.25-volley.ts'
import { burst, stoodIn } from './10.27-naval.ts'
import { isMisfire, isSure, scatter, scatterBeside } from './10.28-scatter.ts'
import { isSomebodyThere, leadership, shellGround } from './10.28-shell.ts'
import { isAbleToFire, SHELL } from './10-fire.ts'
import { revealed, tellShown } from './19.7-shown.ts'

/** §20.7: how far guns fire at night. */
const AT_NIGHT = 2
/** §10.27: most factors that option 3 can give. */
const MOST_FACTORS = 6

// Locals of one side's part: the side, 1 + the gun that is about to fire.
const firing = (t: Table): Side => local(t, 0) as Side
const GUN = 1
/** The gun that is about to fire, while its target is asked for. */
export const gun = (t: Table): Unit => (local(t, GUN) - 1) as Unit
const shots = (t: Table): number => (firing(t) === BRITISH ? t.naval.britishShots : t.naval.germanShots)
const factors = (t: Table): number => (firing(t) === BRITISH ? t.naval.factors : 0)
/** Ruling T84: no more hits than can be noted. */
const isFull = (t: Table): boolean => t.hits.height >= MOST_HITS

/** §10.26: may this gun fire now, again and again until it is out of ammunition (ruling T137)? */
function whyNotAim(t: Table, u: Unit): Refusal {
  if (KIND[u] !== ARTILLERY || SIDE_OF[u] !== firing(t) || !isOnMap(t, u)) return refuse.noGun(u)
  if (!isAbleToFire(t, u, SHELL) || isFull(t)) return refuse.gunSilent(u)
  return hasTarget(t, u) ? ALLOWED : refuse.nobodyInFront(u)
}
/** Is there a hex that it can fire at? A gun on the edge may look out of the map. */
function hasTarget(t: Table, u: Unit): boolean {
  for (let at = 0 as Hex; at < HEXES; at++) if (whyNotAt(t, u, at) === ALLOWED) return true
  return false
}

/** §10.26, §10.28: at any enemy in its front, seen or not; §20.7: at night within two. */
function whyNotAt(t: Table, u: Unit, at: Hex): Refusal {
  const from = t.units.where[u]
  if (!isHex(at) || at === from) return refuse.notItself(at)
  if (!isInArc(t, from, at)) return refuse.outOfArc(at)
  if (isNight(t) && distance(grid, from, at) > AT_NIGHT) return refuse.tooFarByNight(at)
  // §10.26, ruling T172: it fires until it runs out of ammunition or targets, and an empty hex is none
  return isTarget(t, at, other(firing(t))) ? ALLOWED : refuse.nobodyToShell(at)
}

/** §10.27: a shot at any hex, while there are any. */
function whyNotBombard(t: Table, at: Hex): Refusal {
  if (shots(t) === 0 || isFull(t)) return refuse.noShots(firing(t))
  return isHex(at) ? ALLOWED : refuse.noSuchHex(at)
}
/** §10.27, option 3: one factor or more of those that are left. */
function whyNotSalvo(t: Table, n: number, at: Hex): Refusal {
  if (n < 1 || n > factors(t) || isFull(t)) return refuse.noFactors(n)
  return isHex(at) ? ALLOWED : refuse.noSuchHex(at)
}

function hasGun(t: Table): boolean {
  for (let u = 0 as Unit; u < UNITS; u++) if (KIND[u] === ARTILLERY && whyNotAim(t, u) === ALLOWED) return true
  return false
}

function addSalvos(t: Table, out: Moves): void {
  for (let n = 1; n <= Math.min(MOST_FACTORS, factors(t)); n++)
    for (let at = 0 as Hex; at < HEXES; at++) out.add(act.salvo(n, at))
}

/** §10.28, §10.27: one gun or ship after the other, or no more. */
const whoFires = question({
  name: 'guns',
  rule: '10.28',
  who: firing,
  when: (t) => !isFull(t) && (shots(t) > 0 || factors(t) > 0 || hasGun(t)),
  choices: [
    choice({
      action: act.aim,
      among(_, out) {
        for (let u = 0 as Unit; u < UNITS; u++) if (KIND[u] === ARTILLERY) out.add(act.aim(u))
      },
      whyNot: (t, a) => whyNotAim(t, act.aim.unit(a)),
      take(t, a) {
        setLocal(t, GUN, act.aim.unit(a) + 1)
        // §19.7: a gun that fires is seen
        t.shown.add(act.aim.unit(a))
        revealed(t)
        return NEXT
      },
    }),
    choice({
      action: act.bombard,
      among(t, out) {
        if (shots(t) > 0) for (let at = 0 as Hex; at < HEXES; at++) out.add(act.bombard(at))
      },
      whyNot: (t, a) => whyNotBombard(t, act.bombard.hex(a)),
      take(t, a) {
        bombard(t, act.bombard.hex(a))
        return RESTART
      },
    }),
    choice({
      action: act.salvo,
      among: addSalvos,
      whyNot: (t, a) => whyNotSalvo(t, act.salvo.factors(a), act.salvo.hex(a)),
      take(t, a) {
        fireSalvo(t, act.salvo.factors(a), act.salvo.hex(a))
        return RESTART
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => DONE }),
  ],
})

const nobodyFires = automatic('10.28', (t) => (local(t, GUN) === 0 ? DONE : NEXT))

/** §10.28: the gun names a target hex. */
const atWhich = question({
  name: 'aim',
  rule: '10.28',
  who: firing,
  about: (t) => ({ unit: gun(t) }),
  choices: [
    choice({
      action: act.at,
      among(_, out) {
        for (let at = 0 as Hex; at < HEXES; at++) out.add(act.at(at))
      },
      whyNot: (t, a) => whyNotAt(t, gun(t), act.at.hex(a)),
      take(t, a) {
        const u = gun(t)
        setLocal(t, GUN, 0)
        fireGun(t, u, act.at.hex(a))
        return RESTART
      },
    }),
  ],
})

/** §10.28A: where a gun's round lands: at once in what is near and in sight; not on the gun, nor behind it (ruling T82). */
function landing(t: Table, u: Unit, aim: Hex): Hex | OffMap {
  const from = t.units.where[u]
  if (isSure(t, from, aim)) return aim
  const at = scatter(t, aim)
  if (at === OFF_MAP || !isMisfire(t, u, at)) return at
  tell.misfired(t, at)
  return OFF_MAP
}

function fireGun(t: Table, u: Unit, aim: Hex): void {
  const from = t.units.where[u]
  aboutFight(t, from, aim)
  tell.gunFired(t, firing(t), from, aim)
  tellShown(t, from)
  const at = landing(t, u, aim)
  if (at === OFF_MAP) return
  explode(t, from, at, CF[faceOf(t, u)] + leadership(t, u), u)
}

/** §10.28A: two dice, not above factor and modifiers, never doubled; a six leaves the gun out of ammunition (7.3). */
function explode(t: Table, from: Hex, at: Hex, factor: number, u: Unit): void {
  if (!isSomebodyThere(t, at)) {
    tell.nobodyHit(t, at)
    return
  }
  const ground = shellGround(t, from, at).reduce((sum, each) => sum + each.value, 0)
  const need = Math.max(0, factor + ground)
  const [first, second] = [d6(t), d6(t)]
  tell.shellBurst(t, at, need)
  if (u !== NO_UNIT && isNaturalSix(t, first, second)) {
    mark(t, u, NO_AMMUNITION)
    tell.ranOut(t, u)
  }
  if (first + second > need) return
  tell.shellHit(t, at)
  t.hits.push(at * 2)
}

/** §10.27: a naval shot. */
function bombard(t: Table, aim: Hex): void {
  if (firing(t) === BRITISH) t.naval.britishShots--
  else t.naval.germanShots--
  aboutFight(t, aim, aim)
  tell.shipFired(t, firing(t), aim)
  const at = scatterBeside(t, aim)
  if (at === OFF_MAP) return
  if (isSomebodyThere(t, at)) t.hits.push(at * 2 + 1)
  else tell.nobodyHit(t, at)
}

/** §10.27, option 3: factors are fired as a gun without sight, and never run out of ammunition (ruling T138). */
function fireSalvo(t: Table, n: number, aim: Hex): void {
  t.naval.factors -= n
  aboutFight(t, aim, aim)
  tell.salvoFired(t, firing(t), n, aim)
  const at = scatter(t, aim)
  // A ship is in no hex: nothing of 18.5 takes cover away.
  if (at !== OFF_MAP) explode(t, at, at, n, NO_UNIT)
}

/** §4.2N: one side fires all it likes. */
const gunnery = procedure('gunnery', '10.28', [whoFires, nobodyFires, atWhich])

/** Ruling T84: all fire on the position as it is now. */
const begin = automatic('4.2n', (t) => {
  t.hits.clear()
  for (let u = 0 as Unit; u < UNITS; u++) t.units.stood[u] = isOnMap(t, u) ? t.units.where[u] + 1 : 0
})

/** Is anybody left whom a hit can hurt: who stood there, and still does? */
function isAnybodyLeft(t: Table, at: Hex): boolean {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (stoodIn(t, u, at) && !is(t, u, RETREATED)) return true
  return false
}

/** §4.2N: hits are applied at the end, in the order fired: in local 0 the next of them. */
const applyNext = automatic('4.2n', (t) => {
  const next = local(t, 0)
  if (next >= t.hits.height) return DONE
  setLocal(t, 0, next + 1)
  const noted = t.hits.at(next)
  const at = (noted >> 1) as Hex
  if (!isAnybodyLeft(t, at)) tell.hitVoid(t, at)
  else if ((noted & 1) === 1) burst(t, at)
  else {
    t.fire.kind = SHELL
    t.fire.from = at
    t.fire.at = at
    tell.shelled(t, at)
    call(t, hit)
  }
  return AGAIN
})

/** P12, 2: each hit by itself. */
const shellHits = procedure('shell-hits', '4.2n', [applyNext])

const end = automatic('4.2n', (t) => {
  t.hits.clear()
  for (let u = 0 as Unit; u < UNITS; u++) t.units.stood[u] = 0
})

/** §4.2N: the guns and ships of the Germans, then of the British; then all that comes of it (10.26). */
export const artilleryPhase = phase('artillery', 'artillery-phase', '4.2n', [
  begin,
  beforeCombat,
  perform(gunnery, GERMAN),
  perform(gunnery, BRITISH),
  perform(shellHits),
  perform(afterCombat),
  end,
])
/** The procedures of the Artillery Phase, for the sequence. */
export const artilleryProcedures = [artilleryPhase, gunnery, shellHits]
