import { RIGHT_ANGLE, WAYS } from '../board.ts'
import { LEGS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { UNITS } from '../roster.ts'
import { EARLY } from '../rules/11-turn.ts'
import { leftOver } from '../rules/12-leg.ts'
import { lastTurn } from '../rules/17-victory.ts'

type Range = readonly [name: string, value: (t: Table) => number, least: number, most: (t: Table) => number]
const RANGES: readonly Range[] = [
  ['turn', (t) => t.tracks.turn, 0, (t) => lastTurn(t)],
  ['phase', (t) => t.tracks.phase, 0, () => EARLY],
  ['beginner', (t) => t.tracks.beginner, 0, () => 1],
  ['side to act', (t) => t.tracks.phasing, 0, () => 1],
  ['attacker', (t) => t.tracks.attacker, 0, () => 1],
  ['sides that passed', (t) => t.tracks.passed, 0, () => 3],
  ['sides that withdrew', (t) => t.tracks.withdrawn, 0, () => 3],
  ['German ambushes', (t) => t.tracks.germanAmbushes, 0, () => 9],
  ['British ambushes', (t) => t.tracks.britishAmbushes, 0, () => 9],
  ['objective', (t) => t.tracks.objective, 0, () => 7],
  ['edge of the defender', (t) => t.tracks.northern, 0, () => 1],
  ['unit that moves', (t) => t.move.unit, 0, () => UNITS],
  ['move in the open', (t) => t.move.open, 0, () => 24],
  ['move in cover', (t) => t.move.cover, 0, () => 12],
  ['rest of the move', (t) => leftOver(t), 0, () => 256 * 24 * 12],
  ['legs', (t) => t.move.legs, 0, () => LEGS],
  ['facing of the move', (t) => t.move.facing, 0, () => WAYS - 1],
  ['order of the move', (t) => t.move.order, 0, () => 1],
  ['contact of the move', (t) => t.move.contact, 0, () => 1],
  ['half of the move', (t) => t.move.half, 0, () => 1],
  ['turns of the boat', (t) => t.move.turned, 0, () => RIGHT_ANGLE],
  ['find of the move', (t) => t.move.found, 0, () => 1],
]

/** What cannot be of the tracks; undefined when all is well. */
export function impossibleTracks(t: Table): string | undefined {
  const wrong = RANGES.find(([, value, least, most]) => !(value(t) >= least && value(t) <= most(t)))
  if (wrong !== undefined) return `the ${wrong[0]} is ${wrong[1](t)}`
  const { unit, open, cover, spent, legs, gone, half, turned, found } = t.move
  return unit === 0 && open + cover + spent + legs + gone + half + turned + found > 0 ? 'nobody moves' : undefined
}
