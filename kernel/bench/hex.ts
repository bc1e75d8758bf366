import { listCosts } from '../hex/costs.ts'
import { floodCosts, floodSteps, makeFlood } from '../hex/flood.ts'
import { distance, type Hex, makeGrid, makeHexList } from '../hex/grid.ts'
import { lineHexes } from '../hex/line.ts'
import { makeReach, reachFrom } from '../hex/reach.ts'
import { disc } from '../hex/ring.ts'
import { fieldOfView, makeSight } from '../hex/sight.ts'

const grid = makeGrid({ columns: 41, rows: 42, shoved: 'even' })
const middle = (grid.size / 2) as Hex
const corner = 0 as Hex
const sources = [corner]
const farCorner = (grid.size - 1) as Hex

// Terrain without dice: a hash of the hex stands in for a map of 1 to 3 point hexes and one blocking hex in eight.
const terrain = (hex: Hex) => (Math.imul(hex + 1, 0x9e3779b1) >>> 16) % 8
const open = new Uint8Array(grid.size).fill(1)
const blocks = Uint8Array.from(open, (_, hex) => (terrain(hex as Hex) === 0 ? 1 : 0))
const flat = listCosts(grid, () => 1)
const rough = listCosts(grid, (_from, _direction, to) => 1 + (terrain(to) % 3))

const reach = makeReach(grid)
const flood = makeFlood(grid)
const sight = makeSight(grid)
const hexes = makeHexList(grid.size)
const seen = new Uint8Array(grid.size)
const steps = new Int16Array(grid.size)

/** What hexes must be fast at, on a map of 1,722 hexes. */
export const hexBenches: readonly { name: string; target: string; run: () => void }[] = [
  { name: 'reach, 6 points on open ground', target: '10 µs', run: () => reachFrom(reach, middle, flat, 6) },
  { name: 'reach, 6 points on mixed terrain', target: '10 µs', run: () => reachFrom(reach, middle, rough, 6) },
  { name: 'flood of the map by steps', target: '100 µs', run: () => void floodSteps(flood, sources, 1, open, steps) },
  { name: 'flood of the map by cost', target: '100 µs', run: () => void floodCosts(reach, sources, 1, rough, steps) },
  {
    name: 'field of view, range 6',
    target: '50 µs',
    run: () => void fieldOfView(sight, middle, 6, blocks, 'either', seen),
  },
  { name: 'line across the map', target: '1 µs', run: () => void lineHexes(grid, corner, farCorner, 'left', hexes) },
  { name: 'disc of radius 6', target: '1 µs', run: () => void disc(grid, middle, 6, hexes) },
  { name: 'distances to every hex', target: '50 µs', run: measureAll },
]

function measureAll(): void {
  for (let hex = 0 as Hex; hex < grid.size; hex++) steps[hex] = distance(grid, middle, hex)
}
