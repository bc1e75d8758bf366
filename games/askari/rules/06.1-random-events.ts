import { call, DONE, d6, local, NEXT, RESTART, setLocal } from '@boma/kernel'
import { EVENT_NAMES } from '../actions/turn.ts'
import { tell } from '../actions.ts'
import { NAIROBI } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import { EVENTS } from '../data/in-force.ts'
import { automatic, phase, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { addCarriers } from '../stacks.ts'
import { isRain } from './05-calendar.ts'
import { drafts, moor, raid, raise, starve, stock, victims, wintgens } from './06.1-choices.ts'
import { canDo, DONE_ANY, LEFT, taskOf } from './06.1-doing.ts'

/** §6.1.2: the event that a roll brings in the column of this year. */
const eventFor = (turn: number, roll: number): EventName =>
  EVENTS[turn as keyof typeof EVENTS][(roll - 1) as 0] ?? 'adjutant-and-wami'

/** §6.1.2 + §6.1.3: both roll, again while they roll the same. */
const rollEvents = automatic('6.1.2', (t) => {
  // §6.1.1: on rain turns alone
  const { turn } = t.tracks
  if (!isRain(turn)) return DONE
  const german = d6(t)
  const entente = d6(t)
  if (german === entente) {
    tell.sameRoll(t)
    return RESTART
  }
  const ours = EVENT_NAMES.indexOf(eventFor(turn, german))
  const theirs = EVENT_NAMES.indexOf(eventFor(turn, entente))
  tell.eventRolled(t, GERMAN, ours)
  tell.eventRolled(t, ENTENTE, theirs)
  setLocal(t, 0, ours)
  setLocal(t, 1, theirs)
  return NEXT
})

/** §6.1: the Random Events Phase; the German's event is carried out first (ruling 45). */
export const randomEvents = phase('events', 'random-events', '6.1', [
  rollEvents,
  automatic('6.1.4', (t) => call(t, happening, local(t, 0))),
  automatic('6.1.4', (t) => call(t, happening, local(t, 1))),
])

/** Begins the next task of the event, as far as it can be done: a missing object voids only that part. */
const beginTask = automatic('6.1.4', (t) => {
  const task = taskOf(t)
  if (task === undefined) {
    if (local(t, DONE_ANY) === 0) tell.eventVoid(t, local(t, 0))
    return DONE
  }
  setLocal(t, LEFT, canDo(t, task))
  if (local(t, LEFT) > 0) setLocal(t, DONE_ANY, 1)
  if (local(t, LEFT) > 0 && task.ask === 'lasting') t.events.lasting |= task.effect
  if (local(t, LEFT) > 0 && task.ask === 'levy') levy(t)
  return NEXT
})

/** Two Carriers for the Entente at Nairobi. */
function levy(t: Table): void {
  addCarriers(t, ENTENTE, NAIROBI, 2)
  levied(t, ENTENTE, NAIROBI, 2)
}
const levied = tell.carriersCame.under('6.1.4')

/** An event with its decisions; locals as in 06.1-doing.ts. */
export const happening = procedure('event', '6.1.4', [
  beginTask,
  moor,
  raid,
  raise,
  wintgens,
  victims,
  drafts,
  starve,
  stock,
  automatic('6.1.4', (t) => {
    setLocal(t, 1, local(t, 1) + 1)
    setLocal(t, 3, 0)
    return RESTART
  }),
])
