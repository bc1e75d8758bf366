import { AGAIN, ALLOWED, call, DONE, local, NEXT, other, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, NO_UNIT, UNITS, type Unit } from '../roster.ts'
import { DECLARED, did, mark, TOUCHED } from './09-units.ts'
import { noteContacts } from './14-contacts.ts'
import { closingUp } from './15.8-closing-up.ts'
import { attackerIn, beginCombat, endFights, gather, isToFight } from './15-combats.ts'
import { fights } from './15-fights.ts'
import {
  addJoins,
  addPairs,
  canJoin,
  hasPairs,
  joinRest,
  pair,
  pairRest,
  whyNotJoin,
  whyNotPair,
} from './15-pairing.ts'
import { takeAway } from './16-losses.ts'

// Local 0 of a combat: the attacker's side.
const attacker = (t: Table): Side => local(t, 0) as Side

/** §15.2: the attacker names pairs one by one, or leaves the rest as they stand. */
const pairing = question({
  name: 'pairing',
  rule: '15.2',
  who: attacker,
  when: (t) => hasPairs(t, attacker(t)),
  choices: [
    choice({
      action: act.pair,
      exact: true,
      among: (t, out) => addPairs(t, attacker(t), out),
      whyNot: (t, a) => whyNotPair(t, attacker(t), act.pair.figure(a), act.pair.opponent(a)),
      take(t, a) {
        pair(t, act.pair.figure(a), act.pair.opponent(a))
        return AGAIN
      },
    }),
    choice({
      action: act.rest,
      main: true,
      take(t) {
        pairRest(t, attacker(t))
        return NEXT
      },
    }),
  ],
})

/** §15.2: left-over figures of a side join as second against one each, or refrain; the attacker's first. */
const joining = (who: (t: Table) => Side) =>
  question({
    name: 'joining',
    rule: '15.2',
    who,
    when: (t) => canJoin(t, who(t)),
    choices: [
      choice({
        action: act.join,
        exact: true,
        among: (t, out) => addJoins(t, who(t), out),
        whyNot: (t, a) => whyNotJoin(t, who(t), act.join.figure(a), act.join.opponent(a)),
        take(t, a) {
          t.foes.of[act.join.figure(a)] = act.join.opponent(a) + 1
          return AGAIN
        },
      }),
      choice({
        action: act.rest,
        main: true,
        take(t) {
          joinRest(t, who(t))
          return NEXT
        },
      }),
      choice({ action: act.refrain, passes: true, main: true, take: () => NEXT }),
    ],
  })

const fightThem = automatic('15.4', (t) => call(t, fights, attacker(t)))

/** §9.14: all who fell in a combat are taken away together. */
const losses = automatic('15.4', (t) => takeAway(t))

/** §11.5, §15: one combat: pairs, seconds, dice, losses. */
const combat = procedure('combat', '15.2', [
  pairing,
  joining(attacker),
  joining((t) => other(attacker(t))),
  fightThem,
  losses,
  perform(closingUp, 0),
])

/** Begins a combat. */
function begin(t: Table, u: Unit): void {
  beginCombat(t, u)
  call(t, combat, attackerIn(t))
}

/** The first unit that is still to fight; -1 for none. */
function nextToFight(t: Table): Unit {
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (isToFight(t, u)) return u
  return NO_UNIT
}
/** Is there a unit that is still to fight, and not in the combat of that one? */
function hasOther(t: Table, u: Unit): boolean {
  gather(t, u)
  let found = false
  for (let v = FIRST_UNIT; v !== UNITS; v++) found ||= isToFight(t, v) && !t.combat.has(v)
  t.combat.clear()
  return found
}

/** §11.5: when one combat is left it is fought; among several the beginner names the next. */
const nextCombat = automatic('11.5', (t) => {
  const u = nextToFight(t)
  if (u === NO_UNIT) return DONE
  if (hasOther(t, u)) return NEXT
  begin(t, u)
  return AGAIN
})

function whyNotFight(t: Table, u: Unit): Refusal {
  if (t.units.touching[u] === 0) return refuse.noCombat(u)
  // §15.1: one round a turn
  return did(t, u, DECLARED) ? refuse.foughtAlready(u) : ALLOWED
}

const whichCombat = question({
  name: 'combat',
  rule: '11.5',
  who: (t) => t.tracks.beginner,
  choices: [
    choice({
      action: act.fight,
      among(_, out) {
        for (let u = FIRST_UNIT; u !== UNITS; u++) out.add(act.fight(u))
      },
      whyNot: (t, a) => whyNotFight(t, act.fight.unit(a)),
      take(t, a) {
        begin(t, act.fight.unit(a))
        return RESTART
      },
    }),
  ],
})

const combats = procedure('combats', '11.5', [nextCombat, whichCombat])

/** Who touches whom is noted once: nobody moves in this phase before a combat is over. */
const ready = automatic('1.5', (t) => {
  noteContacts(t)
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.did[u] &= ~DECLARED
    // §17.8: who is in contact does not work
    if (t.units.touching[u] !== 0) mark(t, u, TOUCHED)
  }
})

const after = automatic('15.9', endFights)

/** §1.5: all close combat (6, 15). */
export const combatPhase = phase('combat', 'combat-phase', '1.5', [ready, perform(combats), after])
/** The procedures of this chapter, for the sequence. */
export const closeCombat = [combatPhase, combats, combat, fights, closingUp]
