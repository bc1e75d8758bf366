import type { Hex } from '@boma/kernel'
import { HEXES } from '../board.ts'
import type { OptionId } from '../options.ts'
import { ALLIED, GERMAN, unit } from '../roster.ts'
import { inEzoc } from '../rules/11-zones.ts'
import { given, type Position } from './given.ts'

type Where = Parameters<Position['units']>[0]

/** A March Phase: these units and no others, six action points a side, a dry turn. */
export const marching = (side: 'allied' | 'german', where: Where, ...options: readonly OptionId[]): Position =>
  given(...options)
    .units(where)
    .set({ allied: 6, german: 6, turn: 2 })
    .phase('march', side)

/** A turn in which it rains. */
export const RAIN = 5

/** The movement points that a unit has spent in the march under way. */
export const spent = (g: Position, name: string): number => (g.t.units.spent[unit(name)] ?? 0) / 2

/** The hexes in the zones of a side, in the order of the map. */
export function zonesOf(g: Position, side: 'allied' | 'german'): readonly string[] {
  const enemy = side === 'allied' ? GERMAN : ALLIED
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex as Hex).filter((hex) => inEzoc(g.t, enemy, hex))
  return hexes.map((hex) => `${Math.trunc(hex / 34) + 1}${String((hex % 34) + 1).padStart(2, '0')}`)
}

/** The legal actions that begin with a word, without it. */
export const offered = (g: Position, words: string): readonly string[] =>
  g.legal.filter((a) => a.startsWith(`${words} `)).map((a) => a.slice(words.length + 1))
