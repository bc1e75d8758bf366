import { apply, blank, copy, parseAction, type Sink, searchDice, toDecide } from '@boma/kernel'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { FIRST_LEADER, NAMES } from '../roster.ts'

/** What came of many volleys, as chances: each event with whom it befell. */
export type Tally = ReadonlyMap<string, number>

/** Notes what a volley did, until the first who has to retreat is gone or asked about. */
class Notes implements Sink {
  readonly seen = new Set<string>()
  eliminated = 0
  #isOver = false

  reset(): void {
    this.seen.clear()
    this.eliminated = 0
    this.#isOver = false
  }
  rolled(): void {}
  told(kind: string, _rule: string, facts: Record<string, number>): void {
    if (AFTER.includes(kind)) this.#isOver = true
    if (this.#isOver || !COUNTED.includes(kind)) return
    const { unit = -1 } = facts
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
    if (apply(tanga, scratch, toDecide(tanga, scratch), chosen, searchDice([key, i]), notes) !== 0)
      throw new Error(`${action} is refused`)
    for (const each of notes.seen) tally.set(each, (tally.get(each) ?? 0) + 1 / times)
    eliminated[notes.eliminated] = (eliminated[notes.eliminated] ?? 0) + 1 / times
  }
  return { tally, eliminated }
}

/** How far a chance that was counted so often may be from the true one: four times its standard error, and a little. */
export const slack = (chance: number, times: number): number =>
  4.5 * Math.sqrt((chance * (1 - chance)) / times) + 2 / times
