import { finish, type Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { LINE_HEXES } from '../board/lines.ts'
import { GEA, OWNER, TOWN, TOWN_HEX, TOWN_VP, TOWNS, type Town } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { controls, controlsTown } from './04-control.ts'
import { lastTurn, scenario } from './05-calendar.ts'
import { endEffects } from './06.1-effects.ts'
import { unloadInPort } from './12.7-runners.ts'

/** §13.1.3: railway hexes outside German East Africa that hold no town. */
export const RAILS_OUTSIDE: readonly Hex[] = LINE_HEXES.flat().filter((at) => OWNER[at] !== GEA && TOWN[at] < 0)

/** §13.1.2: calls `visit` for each town of German East Africa that the Entente controls. */
export function eachTownWon(t: Table, visit: (at: Hex) => void): void {
  for (let town = 0 as Town; town < TOWNS; town++)
    if (TOWN_VP[town] === 1 && controlsTown(t, ENTENTE, town)) visit(TOWN_HEX[town])
}

/** §13.1.3, ruling 50: calls `visit` for each town or railway hex outside it that the Germans control, once though it be both. */
export function eachHexLost(t: Table, visit: (at: Hex) => void): void {
  for (let town = 0 as Town; town < TOWNS; town++)
    if (TOWN_VP[town] === 0 && controlsTown(t, GERMAN, town)) visit(TOWN_HEX[town])
  for (const at of RAILS_OUTSIDE) if (controls(t, GERMAN, at)) visit(at)
}

/** Where the Entente's points come from. */
export interface Score {
  /** §13.1.2: towns of German East Africa that it holds. */
  readonly won: number
  /** §13.1.3: hexes outside that the Germans hold. */
  readonly lost: number
  /** §13.1.4: Carriers that it cited as sources. */
  readonly cited: number
  /** §14.4.6: what was written down at the end of turn 5, may be negative. */
  readonly tally: number
  readonly total: number
  /** §13.1.1: what it must have more than: §14.1.5, §14.2.8, §14.3.4, §14.4.7. */
  readonly threshold: number
}

/** §13.1: the Entente's points if the scenario ended now. */
export function scoreOf(t: Table): Score {
  let won = 0
  let lost = 0
  eachTownWon(t, () => won++)
  eachHexLost(t, () => lost++)
  const { consumed: cited, tally } = t.tracks
  const { threshold } = SCENARIOS[scenario(t)]
  return { won, lost, cited, tally, total: won - lost - cited + tally, threshold }
}

/** §14.4.6, ruling 49: at the end of turn 5 of the campaign the sum is written down; Carriers count only at the end. */
function takeTally(t: Table): void {
  const { won, lost } = scoreOf(t)
  t.tracks.tally = won - lost
  tell.tallied(t, won, lost)
}

/** §13.1.1: the Entente wins with more points than the threshold; otherwise the Germans do. */
function decide(t: Table): void {
  const { won, lost, cited, total, threshold } = scoreOf(t)
  tell.scored(t, won, lost, cited)
  const winner = total > threshold ? ENTENTE : GERMAN
  tell.won(t, winner)
  finish(t, winner)
}

/** §5.1.4 + §14.4.6: the tally of turn 5, the end of the last turn. */
export const endOfTurn = automatic('5.1.4', (t) => {
  // §8.1.9d, §12.7.1: a blockade runner in port yields its Carriers
  unloadInPort(t)
  endEffects(t)
  if (SCENARIOS[scenario(t)].tallies && t.tracks.turn === CALENDAR.tally) takeTally(t)
  if (t.tracks.turn >= lastTurn(t)) decide(t)
})
