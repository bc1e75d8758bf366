import { type Column, type Hex, NOBODY, type Side } from '@boma/kernel'
import { SECTIONS } from '../board/lines.ts'
import { type Body, GREAT_BODIES, TOWN_VP, TOWNS, type Town } from '../board.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { bodyHolder } from '../rules/04-control.ts'
import { lastTurn, scenario } from '../rules/05-calendar.ts'
import { RAILS_OUTSIDE } from '../rules/13-victory.ts'
import { occupant } from '../stacks.ts'
import { atStake } from './appraise/battle.ts'
import { straightness } from './appraise/set-up.ts'
import { aim, drawn, dug, guarding, pressing, strength, WHOLE, weighUp } from './appraise/weights.ts'

/** What a victory point is worth; all else is measured in victory points. */
const POINT = 0.03
/** What pressing an enemy's town is worth at most, and what fear for one's own takes of it. */
const PRESSED = 0.48
const FEARED = 0.4
/** What is left of it in the last turn, when there is hardly time to do more than press. */
const TOO_LATE = 0.4
/** What it is worth that others are on their way to it, however far, and the strength of whom half of that is worth. */
const DRAWN = 0.1
const HALF_DRAWN = 30
/** Strength that an empty town asks for. */
const LEAST = 2
/** A rail hex outside the colony with Germans on it, before the last turn. */
const RAIL = 0.3
/** A point of strength, by its side, as long as there is time to use it; a Carrier; control of a great body of water. */
const STRENGTH = [0.14, 0.08] as unknown as Column<Side>
const CARRIER = 0.2
/** A point of strength that has dug in: all who stay do, so that it must not weigh against a march. */
const DUG = 0.0001
const WATER = 0.5
/** Turns before the end from which on strength is worth less and less. */
const LAST_TURNS = 4
/** Strength is counted in tenths, and in thousandths of that where it fades with the distance. */
const UNIT = 10
const FADED = UNIT * WHOLE

/** §13.1.3: what each town is worth: outside the colony, the railway that goes with it too, by halves where it has two ends. */
const POINTS: Column<Town> = Float64Array.from({ length: TOWNS }, (_, town) => {
  const sections = SECTIONS.filter(({ ends }) => TOWN_VP[town as Town] === 0 && ends.includes(town as Town))
  return sections.reduce((sum, { hexes, ends }) => sum + (hexes.length - ends.length) / ends.length, 1)
})

/** The rough worth of the position: the points if it ended now, who can get at towns, with what, and how much is left of it. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  const sum = POINT * (t.tracks.turn === 0 ? straightness(t) : ententeWorth(t))
  const worth = sum / (1 + Math.abs(sum))
  return side === ENTENTE ? worth : -worth
}

/** In victory points, from what the scenario asks for (13.1.1). */
function ententeWorth(t: Table): number {
  weighUp(t)
  const left = lastTurn(t) - t.tracks.turn
  const patience = Math.min(1, (left + 1) / LAST_TURNS)
  const { threshold } = SCENARIOS[scenario(t)]
  const points =
    townsWorth(left > 0 ? 1 : TOO_LATE) -
    t.tracks.consumed +
    t.tracks.tally -
    threshold -
    railsLost(t) * (left > 0 ? RAIL : 1)
  const forces = (STRENGTH[ENTENTE] * strength[ENTENTE] - STRENGTH[GERMAN] * strength[GERMAN]) / UNIT
  const trenches = (DUG * (dug[ENTENTE] - dug[GERMAN])) / UNIT
  return points + atStake(t) + trenches + patience * (forces + CARRIER * carriers(t) + WATER * waters(t))
}

/** §13.1.2, §13.1.3: towns of the colony count for the Entente, those outside against it once they are German. */
function townsWorth(time: number): number {
  let sum = 0
  for (let town = 0 as Town; town < TOWNS; town++)
    sum += POINTS[town] * (townWorth(town, time) - (TOWN_VP[town] === 1 ? 0 : 1))
  return sum
}

/** From 0 to 1: how surely the Entente has it. */
function townWorth(town: Town, time: number): number {
  const k = TOWNS + town
  return aim[town] === 0
    ? time * (PRESSED * share(pressing[k], guarding[town]) + DRAWN * comers(drawn[k]))
    : 1 - FEARED * share(pressing[town], guarding[k]) - DRAWN * comers(drawn[town])
}

const comers = (some: number): number => some / (some + HALF_DRAWN * FADED)

/** From 0 to 1: how much some have near a town, against the others there. */
function share(some: number, others: number): number {
  const against = others + LEAST * FADED
  return (some * some) / (some * some + against * against)
}

function railsLost(t: Table): number {
  let n = 0
  for (let i = 0; i < RAILS_OUTSIDE.length; i++) if (occupant(t, RAILS_OUTSIDE[i] as Hex) === GERMAN) n++
  return n
}

function carriers(t: Table): number {
  const { ententeCarriers, germanCarriers } = t.places
  let n = 0
  for (let at = t.laden.next(0); at >= 0; at = t.laden.next(at + 1)) n += ententeCarriers[at] - germanCarriers[at]
  return n
}

function waters(t: Table): number {
  let n = 0
  for (let body = 0 as Body; body < GREAT_BODIES; body++) {
    const holder = bodyHolder(t, body)
    if (holder !== NOBODY) n += holder === ENTENTE ? 1 : -1
  }
  return n
}
