import { about, type Hex } from '@boma/kernel'
import { SCENARIOS } from '../data/in-force.ts'
import type { Scenario } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'

/** The scenario that is played. */
export const scenarioOf = (t: Table) => SCENARIOS[t.core.scenario]

const hoursAt = ({ day, hour }: { readonly day: number; readonly hour: number }): number => day * 24 + hour - 1

/** §21.1A, §21.2A: how many turns a scenario has: an hour each, first and last included. */
export const turnsIn = ({ start, end }: Pick<Scenario, 'start' | 'end'>): number => hoursAt(end) - hoursAt(start) + 1
/** The last turn of the scenario that is played. */
export const lastTurn = (t: Table): number => turnsIn(scenarioOf(t))

const hoursNow = (t: Table): number => hoursAt(scenarioOf(t).start) + t.tracks.turn - 1
/** The day of November on which the turn begins. */
export const dayOf = (t: Table): number => Math.trunc(hoursNow(t) / 24)
/** The hour at which a turn begins, 1 to 24: 2400 closes its day (ruling T33). */
export const hourAt = (t: Table, turn: number): number => ((hoursAt(scenarioOf(t).start) + turn - 1) % 24) + 1
/** The hour at which this one begins. */
export const hourOf = (t: Table): number => hourAt(t, t.tracks.turn)
/** In which turn this hour comes; below 1 when it is past. */
export const turnOf = (t: Table, day: number, hour: number): number =>
  hoursAt({ day, hour }) - hoursAt(scenarioOf(t).start) + 1

/** §20.0: turns from 1700 to 0500 are night. */
export const isDark = (hour: number): boolean => hour >= 17 || hour <= 5
/** For each scenario, 1 for each turn that is night, with room for a set-up before the first. */
const NIGHTS = Uint8Array.from(
  SCENARIOS.flatMap(({ start }) =>
    Array.from({ length: 256 }, (_, turn) => (isDark(((hoursAt(start) + turn - 1) % 24) + 1) ? 1 : 0)),
  ),
)
/** Is it night? */
export const isNight = (t: Table): boolean => NIGHTS[t.core.scenario * 256 + t.tracks.turn] === 1

/** §19.6: the weather. */
export const DRY = 0
export const RAIN = 1
export const RAIN_OVER = 2
/** Does it rain? */
export const isRaining = (t: Table): boolean => t.tracks.weather === RAIN

/**
 * Says what the next dice are about: a fight from one hex into another in this phase. Whoever fires again at the same hex
 * (8.3, 10.26) does not meet the same luck again.
 */
export function aboutFight(t: Table, from: Hex, at: Hex): void {
  const subject = ((t.tracks.turn * 16 + t.tracks.phase) << 18) | (from << 9) | at
  if (t.core.subject !== subject) about(t, subject)
}
