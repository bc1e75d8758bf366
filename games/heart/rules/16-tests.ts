import {
  AGAIN,
  ALLOWED,
  call,
  DONE,
  d6,
  local,
  NEXT,
  other,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  DISCIPLINARIAN,
  endOf,
  FIRST_UNIT,
  firstOf,
  NO_UNIT,
  sideOf,
  UNITS,
  type Unit,
} from '../roster.ts'
import { isSteadied, PASSES_ON } from './05-leaders.ts'
import { CAUSES, FRIENDS, firstCause, hasCause, LEADER_KILLED, noteLost, ROUTS, TESTED } from './08-causes.ts'
import { unitsApart } from './09-contact.ts'
import {
  did,
  IGNORED,
  isIn,
  isOnTable,
  MARKER,
  mark,
  nextAttached,
  put,
  ROUTED,
  SWEPT_OFF,
  takeOff,
} from './09-units.ts'

/** §16.1: has the side a unit that is still to test? */
function hasTester(t: Table, side: Side): boolean {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (hasCause(t, u)) return true
  return false
}

/** §8.7, §16.3: a unit routs: it is removed at once and shakes its friends; attached figures go with it, an army leader stays (16.4). */
export function rout(t: Table, u: Unit): void {
  noteLost(t, u, ROUTS)
  tell.routed(t, u)
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) {
    if ((t.units.traits[a] & ARMY_LEADER) !== 0) continue
    tell.sweptOff(t, a)
    takeOff(t, a, SWEPT_OFF)
  }
  takeOff(t, u, ROUTED)
}

// Locals of a unit's tests: the unit; 1 when one of the two dice for the army leader has been rolled (H21).
const testing = (t: Table): Unit => local(t, 0) as Unit
const ROLLED_ONE = 1

/** The test that was to be taken is over, passed, failed or ignored. */
function settle(t: Table, u: Unit, cause: number): void {
  if (CAUSES[cause] === LEADER_KILLED && local(t, ROLLED_ONE) === 0) {
    setLocal(t, ROLLED_ONE, 1)
    return
  }
  t.units.causes[u] &= ~CAUSES[cause]
  if (CAUSES[cause] === FRIENDS) t.units.causes[u] |= TESTED
}

/** §8.6, §8.7: one die; a first failure is a marker, a second the end. */
function roll(t: Table, u: Unit): void {
  const cause = firstCause(t, u)
  const least = PASSES_ON[t.units.type[u]]
  const die = d6(t)
  settle(t, u, cause)
  if (die >= least) {
    tell.passedTest(t, u, cause, least, die)
    return
  }
  tell.failedTest(t, u, cause, least, die)
  if (isIn(t, u, MARKER)) rout(t, u)
  else put(t, u, MARKER)
}

const NEAR = squareOf(DISTANCES.disciplinarian)
/** §5.2, §16.6: is a Disciplinarian of its side within 4 inches, and has it not ignored a test in this turn? */
function mayIgnore(t: Table, u: Unit): boolean {
  if (did(t, u, IGNORED)) return false
  for (let a = firstOf(sideOf(u)), end = endOf(sideOf(u)); a !== end; a++)
    if ((t.units.traits[a] & DISCIPLINARIAN) !== 0 && isOnTable(t, a) && unitsApart(t, a, u) <= NEAR) return true
  return false
}

/** The next test of the unit: rolled, unless it may be ignored and somebody has to say. */
const nextTest = automatic('16.1', (t) => {
  const u = testing(t)
  if (!hasCause(t, u)) return DONE
  // §5.1: with a Charismatic leader it takes none
  if (isSteadied(t, u)) {
    t.units.causes[u] = t.units.causes[u] & (ROUTS | TESTED)
    tell.steadied(t, u)
    return DONE
  }
  if (mayIgnore(t, u)) return NEXT
  roll(t, u)
  return AGAIN
})

/** §16.6: before rolling. */
const endureOrIgnore = question({
  name: 'endure',
  rule: '16.6',
  who: (t) => sideOf(testing(t)),
  about: (t) => ({ unit: testing(t), cause: firstCause(t, testing(t)) }),
  choices: [
    choice({
      action: act.endure,
      main: true,
      take(t) {
        roll(t, testing(t))
        return RESTART
      },
    }),
    choice({
      action: act.ignore,
      take(t) {
        const u = testing(t)
        mark(t, u, IGNORED)
        tell.ignoredTest(t, u, firstCause(t, u))
        settle(t, u, firstCause(t, u))
        return RESTART
      },
    }),
  ],
})

/** §16.1: a unit takes all its tests, in the order of 8.1-8.5 (local 0: the unit). */
const testsOfUnit = procedure('tests-of-unit', '16.1', [nextTest, endureOrIgnore])

function onlyTester(t: Table, side: Side): Unit {
  let only = NO_UNIT
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (!hasCause(t, u)) continue
    if (only !== NO_UNIT) return NO_UNIT
    only = u
  }
  return only
}

/** §16.1: the sides name a unit in turn; one that has none left is passed over, and the last one names itself. */
const nextNaming = automatic('16.1', (t) => {
  if (!hasTester(t, t.tracks.phasing)) t.tracks.phasing = other(t.tracks.phasing)
  if (!hasTester(t, t.tracks.phasing)) return DONE
  const only = onlyTester(t, t.tracks.phasing)
  if (only === NO_UNIT) return NEXT
  test(t, only)
  return AGAIN
})
function test(t: Table, u: Unit): void {
  t.tracks.phasing = other(t.tracks.phasing)
  call(t, testsOfUnit, u)
}

function whyNotTest(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  return hasCause(t, u) ? ALLOWED : refuse.noTest(u)
}

const naming = question({
  name: 'test',
  rule: '16.1',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.test,
      among(t, out) {
        for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) out.add(act.test(u))
      },
      whyNot: (t, a) => whyNotTest(t, act.test.unit(a)),
      take(t, a) {
        test(t, act.test.unit(a))
        return RESTART
      },
    }),
  ],
})

const round = procedure('round-of-tests', '16.1', [nextNaming, naming])

/** §16.1: then the tests that routs of this phase have caused, until there are none. */
const chain = automatic('16.1', (t) => {
  let any = false
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if ((t.units.causes[u] & ROUTS) === 0) continue
    t.units.causes[u] = (t.units.causes[u] & ~ROUTS) | ((t.units.causes[u] & TESTED) === 0 ? FRIENDS : 0)
    any = true
  }
  t.tracks.phasing = t.tracks.beginner
  return any ? RESTART : DONE
})

/** §16.1: all tests, in rounds. */
export const tests = procedure('tests', '16.1', [perform(round), chain])
/** The procedures of this file, for the sequence. */
export const testProcedures = [tests, round, testsOfUnit]
