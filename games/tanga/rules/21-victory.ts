import { finish, type Hex, NOBODY, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { columnOf, FOLIAGE_COLUMN, GOVERNMENT, grid, IS_EUROPEAN, IS_NATIVE, IS_TRENCH_LINE, isHex } from '../board.ts'
import { ROW_XXXX } from '../data/in-force.ts'
import { ROW_1300 } from '../data/map.ts'
import { SCENARIO_NAMES, type ScenarioName } from '../data/scenarios.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  BRITISH,
  FORMATION_SIDE,
  FORMATIONS,
  type Formation,
  GERMAN,
  INFANTRY,
  IS_COMBAT,
  KIND,
  LETTOW,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { hasCombat } from '../stacks.ts'
import { lastTurn } from './04-clock.ts'
import { COLLAPSED, REMOVED } from './06.3-standing.ts'

/** The scenario that is played, by its name. */
export const scenarioName = (t: Table): ScenarioName => SCENARIO_NAMES[t.core.scenario] ?? 'two-to-tanga'

/** Is there a combat unit of a side in a hex of which this is true? */
function isAnywhere(t: Table, side: Side, holds: (at: Hex, u: Unit) => boolean): boolean {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (IS_COMBAT[u] === 1 && SIDE_OF[u] === side && isHex(at) && holds(at, u)) return true
  }
  return false
}

/** §22.1.1: has the side a combat unit in European Tanga? */
export const isInEuropeanTanga = (t: Table, side: Side): boolean => isAnywhere(t, side, (at) => IS_EUROPEAN[at] === 1)

/** §21.1D: are British combat units in the trench line, or in the town (ruling T36)? */
export const isThroughTheLine = (t: Table): boolean =>
  isAnywhere(t, BRITISH, (at) => IS_TRENCH_LINE[at] === 1 || IS_EUROPEAN[at] === 1 || IS_NATIVE[at] === 1)

/** §21.2.1.1B: how many government hexes a side holds, or garrisons where that is asked for (ruling T136). */
export function governmentHexes(t: Table, side: Side, isGarrisoned: boolean): number {
  let n = 0
  for (let g = 0; g < GOVERNMENT.length; g++)
    if (isGarrisoned) n += hasCombat(t, GOVERNMENT[g], side) ? 1 : 0
    else n += (((t.tracks.british >> g) & 1) === 1) === (side === BRITISH) ? 1 : 0
  return n
}
const holdsGovernment = (t: Table, side: Side): boolean =>
  governmentHexes(t, side, has(t, 'garrisons')) === GOVERNMENT.length

/** §21.2.1.1B: the British hold the town, and no German is so far east (ruling T16). */
export const hasBritishMajor = (t: Table): boolean =>
  isInEuropeanTanga(t, BRITISH) &&
  holdsGovernment(t, BRITISH) &&
  !isAnywhere(t, GERMAN, (at) => columnOf(at) >= ROW_XXXX)

/** §22.1.1.2B: the Germans hold the town, and no British are west of column 13 (ruling T16). */
export const hasGermanMajor = (t: Table): boolean =>
  isInEuropeanTanga(t, GERMAN) && holdsGovernment(t, GERMAN) && !isAnywhere(t, BRITISH, (at) => columnOf(at) < ROW_1300)

/** §22.1.1.2C: the same, with a Zug east of column 13 and no British in front of the foliage (ruling T154). */
export const hasGermanDecisive = (t: Table): boolean =>
  hasGermanMajor(t) &&
  isAnywhere(t, GERMAN, (at, u) => KIND[u] === INFANTRY && columnOf(at) > ROW_1300) &&
  !isAnywhere(t, BRITISH, (at) => columnOf(at) < FOLIAGE_COLUMN[at % grid.rows])

/** §21.3: how many British formations are in collapse, or removed. */
export function britishBroken(t: Table): number {
  let n = 0
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    if (
      FORMATION_SIDE[f] === BRITISH &&
      (t.formations.standing[f] === COLLAPSED || t.formations.standing[f] === REMOVED)
    )
      n++
  return n
}
/** §21.3: in how many government hexes British must stand, and how many broken formations are too many. */
export const PUSH = { buildings: 3, broken: 3 } as const

const germanDecisive = tell.wonDecisively.under('22.1.1.2a')
const onTheField = tell.wonDecisively.under('22.1.1.2c')
const germanMajor = tell.wonClearly.under('22.1.1.2b')
const pushMajor = tell.wonClearly.under('21.3')
const invaded = tell.won.under('22.1.1')

function end(t: Table, announce: (t: Table, side: Side) => void, side: Side): void {
  announce(t, side)
  finish(t, side)
}

/** §21.2.1.1A, §22.1.1.2A: what ends the Campaign and The Big Push at once, when a counter has been lost in combat. */
export function afterLoss(t: Table, u: Unit): void {
  const name = scenarioName(t)
  if (t.core.result !== 0 || t.tracks.turn === 0 || (name !== 'campaign' && name !== 'big-push')) return
  if (u === LETTOW) end(t, tell.wonDecisively, BRITISH)
  else if (t.tracks.stevedoresLanded === 3 && t.tracks.stevedoresLost === 3) end(t, germanDecisive, GERMAN)
}

/** §21.1D: at the end of a German Melee Phase the British may be through. */
export const throughTheLine = automatic('21.1d', (t) => {
  if (scenarioName(t) === 'two-to-tanga' && isThroughTheLine(t)) end(t, tell.won, BRITISH)
})

function campaignEnd(t: Table): void {
  if (hasGermanDecisive(t)) end(t, onTheField, GERMAN)
  else if (hasGermanMajor(t)) end(t, germanMajor, GERMAN)
  else {
    tell.drawn(t)
    finish(t, NOBODY)
  }
}

/** §21.3: how The Big Push ends. */
function pushEnd(t: Table): void {
  const isBroken = britishBroken(t) >= PUSH.broken
  if (governmentHexes(t, BRITISH, true) >= PUSH.buildings) end(t, pushMajor, BRITISH)
  else if (isInEuropeanTanga(t, BRITISH) && !isBroken) end(t, tell.wonNarrowly, BRITISH)
  else if (isBroken && !isAnywhere(t, BRITISH, (at) => columnOf(at) <= ROW_1300)) end(t, pushMajor, GERMAN)
  else end(t, tell.wonNarrowly, GERMAN)
}

/** §4.2O, §21.2.1.1, §22.1.1.2: victory at the end of a turn, and at the end of the last. */
export const endOfGame = automatic('4.2o', (t) => {
  const name = scenarioName(t)
  if (name === 'campaign' && hasBritishMajor(t)) return end(t, tell.wonClearly, BRITISH)
  if (t.tracks.turn < lastTurn(t)) return
  if (name === 'campaign') campaignEnd(t)
  else if (name === 'big-push') pushEnd(t)
  else if (name === 'invasion') end(t, invaded, isInEuropeanTanga(t, BRITISH) ? BRITISH : GERMAN)
  else end(t, tell.won, GERMAN)
})
