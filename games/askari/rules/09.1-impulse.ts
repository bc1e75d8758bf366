import { AGAIN, ALLOWED, call, local, NEXT, RESTART, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE, HEXES } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, GROUND, NO_UNIT, type Unit } from '../roster.ts'
import {
  ENTRENCHED,
  FINISHED,
  GERMAN_HELD,
  is,
  isNeutral,
  isOnMap,
  mark,
  SET_OUT,
  sideOf,
  UNSUPPLIED,
  unmark,
} from '../stacks.ts'
import { handOverChoice } from './09.1-hand-over.ts'
import { beginSeats, endSeats, isLeftToOther, isOfSeat, seatToMove } from './09.1-seats.ts'
import { announceChoice, assault } from './10.3.4-assault.ts'
import { comeRound } from './10.3.10-cape.ts'
import { marchChoice } from './10-march.ts'
import { refreshVessels, sailChoices } from './12.3-sailing.ts'

/** Sets every entry of a column to 0. */
function clear(column: { readonly length: number; [i: number]: number }): void {
  for (let i = 0; i < column.length; i++) column[i] = 0
}

/** §9.1.2, 2.F: everybody may move again, and all that is counted by the Impulse begins anew. */
const beginImpulse = automatic('9.1.2', (t) => {
  tell.playerTurnBegan(t, t.tracks.phasing)
  for (let u = 0 as Unit; u < GROUND; u++) unmark(t, u, FINISHED | SET_OUT | UNSUPPLIED)
  clear(t.places.stirred)
  clear(t.lines.ridden)
  clear(t.lines.reinforced)
  clear(t.transport.boarded)
  refreshVessels(t)
  comeRound(t)
  beginSeats(t)
})

/** In local 0: whether the player has ended. */
const ENDED = 1

/** §9.1.2a + b: none, some or all units are moved, one stack after another; vessels in between (12.3.11). */
const impulseQuestion = question({
  name: 'impulse',
  rule: '9.1.2',
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    marchChoice,
    announceChoice,
    ...sailChoices,
    handOverChoice,
    choice({
      action: act.end,
      passes: true,
      main: true,
      take(t) {
        setLocal(t, 0, ENDED)
        return NEXT
      },
    }),
  ],
})

/** §9.1.5: a battle is fought at once; then the next stack may move. */
const fightOrGoOn = automatic('9.1.5', (t) => {
  if (local(t, 0) === ENDED) return NEXT
  if (t.march.assault === 1) call(t, assault)
  return RESTART
})

/** §10.1.9, ruling 82: units on land that have neither moved, attacked, arrived nor changed sides in this Impulse. */
export const mayEntrench = (t: Table, unit: Unit): boolean =>
  sideOf(t, unit) === t.tracks.phasing &&
  isOnMap(t, unit) &&
  !is(t, unit, FINISHED | ENTRENCHED) &&
  !isNeutral(t, unit) &&
  isOfSeat(t, unit) &&
  unit >= t.march.picked

/** Why a unit does not entrench. */
function whyNoTrench(t: Table, unit: Unit): Refusal {
  if (unit >= GROUND || !isOnMap(t, unit)) return refuse.noTrenchThere(unit)
  if (isNeutral(t, unit)) return refuse.neutralStays(unit)
  if (sideOf(t, unit) !== t.tracks.phasing) return refuse.notYours(unit)
  if (!isOfSeat(t, unit)) return refuse.notYourNation(unit)
  if (is(t, unit, ENTRENCHED)) return refuse.dugInAlready(unit)
  return is(t, unit, FINISHED) ? refuse.tooBusyToDig(unit) : refuse.digUpwards(unit)
}

/** The first from a unit on that may; -1 when there is none. */
function nextToEntrench(t: Table, from: number): Unit {
  const { state, where } = t.units
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  for (let u = from as Unit; u < GROUND; u++)
    // Most are enemies, have moved or are not in play: they are passed over by a look at their bits.
    if ((state[u] & DUG_OR_DONE) === held && where[u] < HEXES && mayEntrench(t, u)) return u
  return NO_UNIT
}
const DUG_OR_DONE = GERMAN_HELD | FINISHED | ENTRENCHED

function entrench(t: Table, unit: Unit): void {
  mark(t, unit, ENTRENCHED)
  tell.entrenched(t, unit, t.units.where[unit])
}

/** Picking is over. */
function endPicks(t: Table): void {
  t.march.picked = 0 as Unit
}

/** §10.1.9: who entrenches at the end of the Impulse; units are named in their order. */
const entrenching = question({
  name: 'entrench',
  rule: '10.1.9',
  when: (t) => nextToEntrench(t, t.march.picked) >= 0,
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    choice({
      action: act.all,
      // §10.1.9: to entrench costs nothing
      main: true,
      take(t) {
        for (let u = nextToEntrench(t, 0); u >= 0; u = nextToEntrench(t, u + 1)) entrench(t, u)
        return NEXT
      },
    }),
    choice({
      action: act.entrench,
      exact: true,
      among(t, out) {
        for (let u = nextToEntrench(t, t.march.picked); u >= 0; u = nextToEntrench(t, u + 1)) out.add(act.entrench(u))
      },
      whyNot(t, a) {
        const u = act.entrench.unit(a)
        return u < GROUND && mayEntrench(t, u) ? ALLOWED : whyNoTrench(t, u)
      },
      take(t, a) {
        entrench(t, act.entrench.unit(a))
        t.march.picked = act.entrench.unit(a)
        return AGAIN
      },
    }),
    choice({ action: act.end, passes: true, take: () => NEXT }),
  ],
})

/** §9.1.2: one player's part of the Impulse; a side has two players at most (ruling 139). */
export const acting = procedure('acting', '9.1.2', [
  impulseQuestion,
  fightOrGoOn,
  entrenching,
  automatic('1.0', (t) => {
    endPicks(t)
    setLocal(t, 0, 0)
    return isLeftToOther(t) ? RESTART : NEXT
  }),
])

/** §9.1.2: an Impulse: one side moves and fights. */
export const impulse = procedure('impulse', '9.1.2', [
  beginImpulse,
  perform(acting),
  automatic('9.1.2', (t) => {
    endSeats(t)
    t.calledOff.clear()
    clear(t.places.stirred)
    for (let u = 0 as Unit; u < GROUND; u++)
      if (t.units.where[u] !== CAPE) unmark(t, u, FINISHED | SET_OUT | UNSUPPLIED)
  }),
])
