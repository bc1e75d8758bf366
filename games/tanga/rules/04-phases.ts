import type { Hex, Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { GOVERNMENT, HEXES, OFF_WEST, TO_COME } from '../board.ts'
import { ARRIVALS } from '../data/in-force.ts'
import { automatic, perform, phase } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { HALTED, HAS_FIRED, hasCombat, isMachineGun, MOVED, put, RETREATED, SMOKE, unmark } from '../stacks.ts'
import { dayOf, hourOf, scenarioOf } from './04-clock.ts'
import { overStacks } from './09.5-over-stack.ts'
import { finishDigging } from './18-trenches.ts'
import { revealed } from './19.7-shown.ts'

/** §4.2: the phases of a turn, A-1 to O, as `tracks.phase` counts them. */
export const PHASES = [
  'rain',
  'rally',
  'markers',
  'resupply',
  'landing',
  'britishFire',
  'britishMovement',
  'germanDefence',
  'britishMelee',
  'reinforcement',
  'germanFire',
  'germanMovement',
  'britishDefence',
  'germanMelee',
  'artillery',
  'end',
] as const
/** A phase, by its name. */
export type Phase = (typeof PHASES)[number]

/** The phase begins, and whose it is. */
export const begins = (phase: Phase, side: Side, announce: (t: Table, side: Side) => void) =>
  automatic('4.2', (t) => {
    t.tracks.phase = PHASES.indexOf(phase)
    t.tracks.phasing = side
    // Ruling T180: who is asked in a phase, and whether anybody is, may rest on what is hidden
    revealed(t)
    announce(t, side)
  })

/** §4.2: the next hour begins. */
export const nextTurn = automatic('4.2', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, dayOf(t), hourOf(t))
})

/** §4.2B: the British take off what says that their machine guns moved or fired. */
export const takeOffMarkers = automatic('4.2b', (t) => {
  for (let u = 0 as Unit; u < UNITS; u++) if (SIDE_OF[u] === BRITISH && isMachineGun(u)) unmark(t, u, MOVED | HAS_FIRED)
})

/** Ruling T136: whoever has a combat unit in a government hex at the end of a phase holds it. */
function noteHolders(t: Table): void {
  for (let g = 0; g < GOVERNMENT.length; g++) {
    const at = GOVERNMENT[g]
    const isBritish = (t.tracks.british >> g) & 1
    if (!hasCombat(t, at, isBritish ? GERMAN : BRITISH)) continue
    t.tracks.british ^= 1 << g
    tell.seized(t, isBritish ? GERMAN : BRITISH, at)
  }
}

/** P13: what the end of a phase brings: over-stacked hexes (9.5), holders of government hexes (21.2.1.1B). */
export const endOfPhase = phase('over-stacking', 'end-of-phase', '9.5', [
  perform(overStacks),
  automatic('21.2.1.1b', noteHolders),
])

/** §19.4: at the end of the British player's turn the smoke is gone (ruling T78). */
export const clearSmoke = automatic('19.4', (t) => {
  let wasAny = 0
  for (let at = 0 as Hex; at < HEXES; at++) {
    wasAny |= t.places.works[at] & SMOKE
    t.places.works[at] &= ~SMOKE
  }
  if (wasAny !== 0) tell.smokeCleared(t)
})

const DUE = ARRIVALS.map(({ day, hour, units }) => ({ day, hour, units: units.map(unit) }))

/** §4.2I: Germans who are due stand ready behind the west edge (ruling T143). */
export const reinforce = automatic('4.2i', (t) => {
  const { arrivals } = scenarioOf(t)
  for (let i = 0; i < arrivals; i++) {
    const { day, hour, units } = DUE[i]
    if (day === dayOf(t) && hour === hourOf(t)) for (const u of units) arrive(t, u)
  }
})
function arrive(t: Table, u: Unit): void {
  if (t.units.where[u] !== TO_COME) return
  put(t, u, OFF_WEST)
  tell.arrived.to(1 << GERMAN, t, GERMAN, u)
}

/** §4.2O: trenches are finished, and markers of retreat come off. */
export const endOfTurn = automatic('4.2o', (t) => {
  finishDigging(t)
  for (let u = 0 as Unit; u < UNITS; u++) unmark(t, u, RETREATED | HALTED | HAS_FIRED)
})
