import { ALLOWED, d6, type Hex, local } from '@boma/kernel'
import { EVENT_NAMES } from '../actions/turn.ts'
import { tell } from '../actions.ts'
import { COAST, GREAT_BODIES, HEXES, isHex, NAIROBI, PILE, TO_COME, TOWN } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ADJUTANT, ENTENTE, FK, GERMAN, GROUND, hasTag, RK, type Unit } from '../roster.ts'
import { sideOf } from '../stacks.ts'
import { controlsTown } from './04-control.ts'
import { hasCarriers, TASKS, type Task } from './06.1-tasks.ts'
import { canArrive, canBeFed, whyNotArrive } from './08.1-placing.ts'

/** The locals of an event under way: its number, the task, how many are still to pick, the first that may be picked, whether anything came of it. */
export const TASK = 1
export const LEFT = 2
export const FROM = 3
export const DONE_ANY = 4

/** The event under way. */
export const eventOf = (t: Table): EventName => EVENT_NAMES[local(t, 0)] ?? 'wintgens'
/** The task under way; undefined behind the last. */
export const taskOf = (t: Table): Task | undefined => TASKS[eventOf(t)][local(t, TASK)]

/** How many picks the task asks for; 0 when it cannot be carried out (ruling 45). */
export function canDo(t: Table, task: Task): number {
  switch (task.ask) {
    case 'lasting':
    case 'raid':
      return 1
    case 'levy':
      return controlsTown(t, ENTENTE, TOWN[NAIROBI]) ? 1 : 0
    case 'moor':
      return t.units.where[ADJUTANT] === TO_COME && hasMooring(t) ? 1 : 0
    case 'raise':
      return hasRecruit(t) ? 1 : 0
    case 'wintgens':
      return Math.min(3, countFrom(t, isFieldCompany, 0 as Unit))
    case 'victims':
    case 'drafts':
      return Math.min(task.count, countFrom(t, task.meant, 0 as Unit))
    case 'starve':
      return hasCarriers(t, task.of, task.meant) ? 1 : 0
    case 'stock':
      return hasStock(t, task) ? 1 : 0
  }
}

/** How many units are meant, from one on. */
export function countFrom(t: Table, meant: (t: Table, unit: Unit) => boolean, from: Unit): number {
  let n = 0
  for (let u = from; u < GROUND; u++) if (meant(t, u)) n++
  return n
}

/** An FK on the map. */
export const isFieldCompany = (t: Table, unit: Unit): boolean => hasTag(unit, FK) && isHex(t.units.where[unit])

/** The coasts of the great lakes, where the two boats may be launched. */
export const LAKE_SHORES: readonly Hex[] = COAST.slice(1, GREAT_BODIES).flat()
const hasMooring = (t: Table): boolean => LAKE_SHORES.some((at) => whyNotArrive(t, ADJUTANT, at) === ALLOWED)

/** Ruga-ruga: an RK of the pile, or the next that is still to come, if it finds a town. */
export function isRecruit(t: Table, unit: Unit): boolean {
  if (unit >= GROUND || !hasTag(unit, RK) || sideOf(t, unit) !== GERMAN) return false
  if (t.units.where[unit] !== PILE && unit !== nextToCome(t)) return false
  return canArrive(t, unit) || canBeFed(t, unit)
}
function nextToCome(t: Table): Unit {
  for (let u = 0 as Unit; u < GROUND; u++) if (hasTag(u, RK) && t.units.where[u] === TO_COME) return u
  return -1 as Unit
}
const hasRecruit = (t: Table): boolean => countFrom(t, isRecruit, 0 as Unit) > 0

/** Carriers come to a hex that is meant; an airship only if the Germans roll a 1. */
function hasStock(t: Table, task: Extract<Task, { ask: 'stock' }>): boolean {
  let any = false
  for (let at = 0 as Hex; at < HEXES && !any; at++) any = t.stacks.firstIn(at) >= 0 && task.meant(t, at)
  if (!any || task.rolls === undefined) return any
  const die = d6(t)
  tell.eventDie(t, local(t, 0), die)
  return die === 1
}
