import {
  type Board,
  type Ground,
  type Point,
  pointsOf,
  ringsPath,
  type TerrainLook,
  type Text,
  text,
} from '@boma/showing'
import { SHEET } from '../data/map/geography.ts'
import { FIRST_CELL, OWNERS, TERRAIN } from '../data/map/ground.ts'
import { RIVERS } from '../data/map/rivers.ts'
import { COASTS, LAKE_SHORES } from '../data/map/shore.ts'
import { say } from '../words/words.ts'
import { project } from './projection.ts'

const TINTS: Readonly<Record<string, TerrainLook>> = {
  o: 'open',
  b: 'bush',
  a: 'arid',
  s: 'swamp',
  f: 'forest',
  h: 'highland',
  m: 'mountain',
}
const OWNED: Readonly<Record<string, string>> = { G: 'german', B: 'british', C: 'belgian', P: 'portuguese' }

const COLUMN_WIDTH = Math.sqrt(3) / 2

/** The cells of the lattice that tints the land. */
export const ground: readonly Ground[] = TERRAIN.flatMap((letters, row) =>
  [...letters].map((letter, column) => ({
    x: FIRST_CELL.x + column * COLUMN_WIDTH,
    y: FIRST_CELL.y + row - (column % 2) / 2,
    terrain: TINTS[letter] ?? 'sea',
    territory: OWNED[OWNERS[row]?.[column] ?? ''] ?? '',
  })),
)

const distance = (cell: Ground, [x, y]: Point): number => Math.hypot(cell.x - x, cell.y - y)

/** The terrain of the cell that a point lies in. */
export const terrainAt = (point: Point): Ground['terrain'] =>
  ground.reduce((best, cell) => (distance(cell, point) < distance(best, point) ? cell : best)).terrain

/** The outline of the land, and that of the lakes in it. */
export const land: string = ringsPath(COASTS)
/** The lakes, with their islands. */
export const lakes: string = ringsPath(LAKE_SHORES)

/** The rivers, none of which runs dry. */
export const rivers: Board['rivers'] = RIVERS.map(({ name, line }) => ({ name, seasonal: false, line: pointsOf(line) }))

/** How far lines run on beyond the sheet. */
const BEYOND = 0.4
const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

type Line = NonNullable<Board<Text>['graticule']>[number]

const parallel = (lat: number): Line => {
  const [, y] = project(lat, SHEET.meridian)
  return {
    label: lat === 0 ? '0°' : `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}`,
    line: [
      [-BEYOND, y],
      [SHEET.width + BEYOND, y],
    ],
  }
}

const isOnSheet = ([x]: Point): boolean => x > -BEYOND && x < SHEET.width + BEYOND

const meridian = (lon: number): Line => ({
  label: text`${lon}° ${say('map.e')}`,
  line: range(-19.25, 2, 0.25)
    .map((lat) => project(lat, lon))
    .filter(isOnSheet),
})

/** Every second parallel and meridian. */
export const graticule: readonly Line[] = [...range(-18, 0, 2).map(parallel), ...range(28, 46, 2).map(meridian)].filter(
  ({ line }) => line.length > 1,
)
