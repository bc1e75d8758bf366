import { disc } from '../hex/disc.ts'
import { distance, type Hex, makeGrid, makeHexList } from '../hex/grid.ts'
import type { Column } from '../id.ts'
import {
  BARRED,
  flood,
  floodOver,
  gain,
  gainAfter,
  makeWays,
  NO_LINK,
  onward,
  passage,
  setOut,
  take,
  UNLIMITED,
} from '../ways/flood.ts'
import { hexNet, NOWHERE } from '../ways/net.ts'

const grid = makeGrid({ columns: 41, rows: 42, shoved: 'even' })
const middle = (grid.size / 2) as Hex
const corner = 0 as Hex

// Terrain without dice: a hash of the hex stands in for a map of 1 to 3 point hexes.
const terrain = (hex: Hex) => (Math.imul(hex + 1, 0x9e3779b1) >>> 16) % 8
const open = new Uint8Array(grid.size).fill(1) as Uint8Array & Column<Hex>
const flat = passage<undefined, Hex>({ cost: () => 1 })
const ways = makeWays(hexNet(grid))

// What is asked often is a loop in the rules, as here: see `flood`.
function floodByCost(start: Hex, budget = UNLIMITED): void {
  setOut(ways, start, budget)
  for (let at = onward(ways); at !== NOWHERE; at = onward(ways))
    for (let link = gain(ways, at); link !== NO_LINK; link = gainAfter(ways, at, link))
      take(ways, at, link, 1 + (terrain(ways.net.ends[link]) % 3))
}

// A supply net as the largest of the games has it: 1,680 hexes, boxes beside the map, every third hex with a zone.
const wide = makeGrid({ columns: 35, rows: 48, shoved: 'even' })
const box = wide.size as Hex
const roads = [0, 100, 500].map((hex) => [hex as Hex, box] as const)
const supplies = makeWays(hexNet(wide, 1, roads))
const land = {
  cost: Uint8Array.from({ length: wide.size + 1 }, (_, hex) => 1 + (terrain(hex as Hex) % 3)),
  zones: Uint8Array.from({ length: wide.size + 1 }, (_, hex) => (terrain(hex as Hex) === 5 ? 1 : 0)),
}
function supply(side: number, start: Hex): void {
  const { firsts, ends } = supplies.net
  setOut(supplies, start)
  for (let at = onward(supplies); at !== NOWHERE; at = onward(supplies)) {
    if (at !== start && land.zones[at] === 2) continue
    for (let link = gain(supplies, at); link !== NO_LINK; link = gainAfter(supplies, at, link))
      take(supplies, at, link, supplyCost(side, link - firsts[at], ends[link]))
  }
}

const supplyCost = (side: number, way: number, to: Hex): number =>
  land.zones[to] === side ? BARRED : way < 6 ? (land.cost[to] ?? BARRED) : 4

const hexes = makeHexList(grid.size)
const far = new Int16Array(grid.size)

/** What hexes must be fast at, on a map of 1,722 hexes. */
export const hexBenches: readonly { name: string; target: string; run: () => unknown }[] = [
  { name: 'reach, 6 points on open ground', target: '10 µs', run: () => flood(ways, flat, undefined, 0, middle, 6) },
  { name: 'reach, 6 points on mixed terrain', target: '10 µs', run: () => floodByCost(middle, 6) },
  { name: 'flood of the map by steps', target: '100 µs', run: () => floodOver(ways, open, corner) },
  { name: 'flood of the map by cost', target: '100 µs', run: () => floodByCost(corner) },
  {
    name: 'supply over 1,680 hexes, as the rules say',
    target: '100 µs',
    run: () => supply(1, corner),
  },
  { name: 'disc of radius 6', target: '1 µs', run: () => void disc(grid, middle, 6, hexes) },
  { name: 'distances to every hex', target: '50 µs', run: measureAll },
]

function measureAll(): void {
  for (let hex = 0 as Hex; hex < grid.size; hex++) far[hex] = distance(grid, middle, hex)
}
