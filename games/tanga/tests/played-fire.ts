import { type Action, apply, blank, copy, type Dice, parseAction, type Sink, searchDice, toDecide } from '@boma/kernel'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import { answers } from '../counsel/tried.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { FIRST_LEADER, NAMES } from '../roster.ts'

/** What came of many volleys, as chances: each event with whom it befell. */
export type Tally = ReadonlyMap<string, number>

/** Those who have to retreat set off, whatever is asked on their way: a leader stays, and anything else will do. */
export function runOff(t: Table, dice: Dice, sink: Sink): void {
  for (let i = 0; i < 60 && RUNNING.includes(asked(t)); i++) {
    const all = answers(t)
    apply(tanga, t, toDecide(tanga, t), all.find((each) => act.stay.is(each)) ?? (all[0] as Action), dice, sink)
  }
}
const RUNNING = ['retreat', 'along', 'by', 'face']

/** Who has lost his nerve, and is lost as he sets off: thrown away, or without a way out (13.2, 13.3D). */
export class Runners {
  readonly #units = new Set<number>()
  /** Notes an event; is somebody lost by it who had to run of himself? */
  isLoss(kind: string, unit: number): boolean {
    if (kind === 'lostNerve') this.#units.add(unit)
    return (kind === 'gunsThrownAway' || kind === 'noWayOut') && this.#units.has(unit)
  }
}

/** Notes what a volley did, until those who have to retreat have set off. */
class Notes implements Sink {
  readonly seen = new Set<string>()
  eliminated = 0
  #isOver = false
  #runners = new Runners()

  reset(): void {
    this.seen.clear()
    this.eliminated = 0
    this.#isOver = false
    this.#runners = new Runners()
  }
  rolled(): void {}
  told(kind: string, _rule: string, facts: Record<string, number>): void {
    const { unit = -1 } = facts
    if (this.#runners.isLoss(kind, unit)) this.#note('eliminated', unit)
    if (AFTER.includes(kind)) this.#isOver = true
    if (!this.#isOver && COUNTED.includes(kind)) this.#note(kind, unit)
  }
  #note(kind: string, unit: number): void {
    this.seen.add(unit < 0 ? kind : `${kind} ${NAMES[unit]}`)
    if (kind === 'eliminated' && unit < FIRST_LEADER) this.eliminated++
  }
}
const COUNTED = ['hit', 'wavered', 'ranOut', 'leaderFell', 'disorganized', 'eliminated', 'lostNerve']
/** What is no part of the volley itself (see odds/fire.ts). */
export const AFTER = [
  'retreated',
  'gunsThrownAway',
  'gunsSaved',
  'collapsed',
  'removed',
  'unstacked',
  'noRoom',
  'noWayOut',
  'leftTheMap',
]

/** Fires the same volley again and again: the action is the last that is chosen before the dice. */
export function playFire(t: Table, action: string, times: number, key: number): { tally: Tally; eliminated: number[] } {
  const scratch = blank(tanga)
  const chosen = parseAction(tanga.actions, action)
  if (chosen === undefined) throw new Error(`there is no ${action}`)
  const notes = new Notes()
  const tally = new Map<string, number>()
  const eliminated: number[] = []
  for (let i = 0; i < times; i++) {
    copy(t, scratch)
    notes.reset()
    const dice = searchDice([key, i])
    if (apply(tanga, scratch, toDecide(tanga, scratch), chosen, dice, notes) !== 0)
      throw new Error(`${action} is refused`)
    runOff(scratch, dice, notes)
    for (const each of notes.seen) tally.set(each, (tally.get(each) ?? 0) + 1 / times)
    eliminated[notes.eliminated] = (eliminated[notes.eliminated] ?? 0) + 1 / times
  }
  return { tally, eliminated }
}

/** How far a chance that was counted so often may be from the true one: four times its standard error, and a little. */
export const slack = (chance: number, times: number): number =>
  4.5 * Math.sqrt((chance * (1 - chance)) / times) + 2 / times
