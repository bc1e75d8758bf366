import { ALLOWED, about, call, DONE, d6, NEXT, other, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { SPACES, type Space } from '../board.ts'
import { AIR, ROUNDS } from '../data/charts.ts'
import { automatic, choice, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, afterLast, CF, card, firstOf, GERMAN, IS_FORT, IS_GARRISON, UNITS, type Unit } from '../roster.ts'
import { occupies, unitsIn } from './03-map.ts'
import { musterNow, rollSuperiority } from './13-superiority.ts'
import { chooseLosses, owe } from './14.2-losses.ts'
import { beginRetreat, retreat } from './17-retreat.ts'

const HEIA_SAFARI = card('G6')

const attacker = (t: Table): Side => t.tracks.phasing
const place = (t: Table) => ({ space: t.combat.at })
/** §12.3: are both sides still there, and has nobody left? */
const goesOn = (t: Table): boolean =>
  t.combat.over === 0 && occupies(t, ALLIED, t.combat.at) && occupies(t, GERMAN, t.combat.at)

/** §12.1 + §10.4: every space with both sides has its combat, so that none is left when movement begins. */
const markCombats = automatic('12.1', (t) => {
  t.pending.clear()
  for (let s = 0 as Space; s < SPACES; s++) if (occupies(t, ALLIED, s) && occupies(t, GERMAN, s)) t.pending.add(s)
})

const chooseCombat = question({
  name: 'fight',
  rule: '12.1',
  when: (t) => t.pending.next(0) >= 0,
  who: attacker,
  choices: [
    choice({
      action: act.fight,
      // The last combat of a phase has to be fought: there is nothing to choose.
      main: (t) => t.pending.next(t.pending.next(0) + 1) < 0,
      among(t, out) {
        for (let s = t.pending.next(0); s >= 0; s = t.pending.next(s + 1)) out.add(act.fight(s))
      },
      whyNot: (t, a) =>
        act.fight.space(a) < SPACES && t.pending.has(act.fight.space(a))
          ? ALLOWED
          : refuse.noCombatThere(act.fight.space(a)),
      take(t, a) {
        begin(t, act.fight.space(a))
        return RESTART
      },
    }),
  ],
})

function begin(t: Table, at: Space): void {
  t.pending.remove(at)
  t.combat.at = at
  t.combat.round = 0
  t.combat.over = 0
  tell.fought(t, attacker(t), at)
  for (let u = 0 as Unit; u < UNITS; u++) if (IS_FORT[u] === 0 && t.units.where[u] === at) tell.engaged(t, u)
  call(t, combat)
}

/** §7.0 (e): the combats of a player turn, in the order that the phasing player likes. */
export const combatPhase = phase('combat', 'combat-phase', '12.1', [chooseCombat])
/** Which spaces they are fought in. */
export const findCombats = markCombats

/** §24.4: has it neither been used in this phase nor been lost for good? */
export const isAirReady = (t: Table): boolean => t.tracks.airUsed === 0 && t.tracks.airLost === 0

/** §24.4: may air support be sent to this round? */
export function whyNotAir(t: Table): Refusal {
  return t.tracks.phasing === ALLIED && isAirReady(t) ? ALLOWED : refuse.noAir()
}

const nextRound = automatic('12.2', (t) => {
  if (!goesOn(t)) return DONE
  t.combat.round++
  t.combat.air = 0
  about(t, (t.tracks.turn << 8) | (t.combat.at << 2) | t.combat.round)
  return NEXT
})

/** §13.1 + §20.0: declared before the dice of a round, once a phase; the marker itself has no place on the map. */
const sendAir = question({
  name: 'air',
  rule: '24.4',
  when: (t) => whyNotAir(t) === ALLOWED,
  who: () => ALLIED,
  about: place,
  choices: [
    choice({
      action: act.air,
      whyNot: whyNotAir,
      take(t) {
        t.tracks.airUsed = 1
        const die = d6(t)
        if (die <= AIR.helps) {
          t.combat.air = 1
          tell.airHelps(t)
        } else if (die >= AIR.lost) {
          t.tracks.airLost = 1
          tell.airLost(t)
        } else tell.airFails(t)
        return NEXT
      },
    }),
    choice({ action: act.decline, main: true, take: declineAir }),
  ],
})

/** Air support can be declined for this round; it is asked for again in the next. */
function declineAir(t: Table): typeof NEXT {
  t.combat.air = 0
  return NEXT
}

/** §18.0: may a side break off? All its units there must be fast. */
function whyNotBreakOff(t: Table, side: Side): Refusal {
  return musterNow(t).fast[side] === unitsIn(t, side, t.combat.at) ? ALLOWED : refuse.notAllFast()
}

/** §18.0: who is asked; with Heia Safari the Germans also without superiority. */
const breakOffBy = (side: (t: Table) => Side, when: (t: Table) => boolean) =>
  question({
    name: 'break-off',
    rule: '18.0',
    when: (t) => has(t, 'break-off') && when(t) && goesOn(t) && whyNotBreakOff(t, side(t)) === ALLOWED,
    who: side,
    about: place,
    choices: [
      choice({
        action: act.breakOff,
        whyNot: (t) => whyNotBreakOff(t, side(t)),
        take(t) {
          tell.brokeOff(t, side(t))
          beginRetreat(t, side(t))
          call(t, retreat)
          return NEXT
        },
      }),
      choice({ action: act.decline, main: true, take: declineBreakOff }),
    ],
  })

/** Fights on; the round's number moves the match along. */
function declineBreakOff(): typeof NEXT {
  return NEXT
}

/** §14.1 + §14.4: does a unit hit with this die? Equal or below its factor does, and nothing modifies it. */
export const isHit = (die: number, unit: Unit): boolean => die <= CF[unit]

/** §14.1: one die for each unit of a side. */
const fire = (side: (t: Table) => Side) =>
  automatic('14.1', (t) => {
    t.tracks.losses = 0
    if (!goesOn(t)) return
    let hits = 0
    for (let u = firstOf(side(t)); u < afterLast(side(t)); u++)
      if (t.units.where[u] === t.combat.at && isHit(d6(t), u)) hits++
    tell.fired(t, side(t), hits)
    owe(t, other(side(t)), t.combat.at, hits)
  })

const superior = (t: Table): Side => t.combat.superior
const inferior = (t: Table): Side => other(t.combat.superior)

/** Has the side anyone who could leave? */
function whyNotRetreat(t: Table, side: Side): Refusal {
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (t.units.where[u] === t.combat.at && IS_GARRISON[u] === 0) return ALLOWED
  // §4.5: garrisons never retreat
  return refuse.onlyGarrisons()
}

/** §15.0: after fire, first the attacker, then the defender says whether he stays. */
const stayOrRetreat = (side: (t: Table) => Side) =>
  question({
    name: 'stay',
    rule: '15.0',
    when: (t) => goesOn(t) && whyNotRetreat(t, side(t)) === ALLOWED,
    who: side,
    about: place,
    choices: [
      choice({
        action: act.stay,
        main: true,
        take(t) {
          tell.stayed(t, side(t))
          return NEXT
        },
      }),
      choice({
        action: act.retreat,
        whyNot: (t) => whyNotRetreat(t, side(t)),
        take(t) {
          tell.retreats(t, side(t))
          beginRetreat(t, side(t))
          call(t, retreat)
          return NEXT
        },
      }),
    ],
  })

/** §12.3: whoever alone is left without anybody's leaving holds the space. */
function tellHolder(t: Table): void {
  if (t.combat.over === 0) tell.held(t, occupies(t, ALLIED, t.combat.at) ? ALLIED : GERMAN, t.combat.at)
}

/** §16.0: after the third round the attacker must retreat. */
const lastRound = automatic('16.0', (t) => {
  if (!goesOn(t)) {
    tellHolder(t)
    return DONE
  }
  if (t.combat.round < ROUNDS) return RESTART
  tell.mustRetreat(t, attacker(t))
  beginRetreat(t, attacker(t))
  call(t, retreat)
  return NEXT
})

/** §12.2: up to three rounds of superiority, fire and the choice to stay. */
export const combat = procedure('combat', '12.2', [
  nextRound,
  sendAir, // §13.1
  rollSuperiority, // §13.0
  breakOffBy(superior, () => true), // §18.0 + §18.1: the superior side first
  breakOffBy(
    () => GERMAN,
    (t) => t.tracks.card === HEIA_SAFARI && t.combat.superior !== GERMAN,
  ),
  fire(superior), // §14.1
  chooseLosses, // §14.2
  fire(inferior), // §14.3
  chooseLosses,
  stayOrRetreat(attacker), // §15.0
  stayOrRetreat((t) => other(attacker(t))),
  lastRound, // §16.0
])
