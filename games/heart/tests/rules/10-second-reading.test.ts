import { copyOf } from '@boma/kernel'
import { given, quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { len } from '../../board/measure.ts'
import { FACINGS } from '../../data/facings.ts'
import type { Terrain } from '../../data/kind.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { CAR, FOOT, GUN, HORSE } from '../../roster.ts'
import { boxLine } from '../../rules/09-box.ts'
import { isChain } from '../../rules/09-coherency.ts'
import { isInAreaCover } from '../../rules/10-cover.ts'
import { isScreened, look, sees, seesInView } from '../../rules/10-sight.ts'
import { isAfloatAt } from '../../rules/10-water.ts'
import { CLEAR, findNearWay, findWay, focusOn, way } from '../../rules/10-ways.ts'
import { freeTerrain } from '../../rules/17-free-ground.ts'
import * as oracle from '../oracle.ts'

const free = given(heart, { scenario: 'free-500' }).table

/** A table by the dice of a free game. */
function diced(pick: (n: number) => number): Table {
  const t = copyOf(heart, free)
  for (let i = 0; i < 12; i++) {
    t.cells.feature[i] = 2 + pick(11)
    t.cells.dx[i] = 1 + pick(6)
    t.cells.dy[i] = 1 + pick(6)
  }
  t.lines.die = 1 + pick(6)
  t.lines.lake = pick(2)
  t.tracks.objective = pick(7)
  return t
}

/** Lines of every length and slope; every third along a sixteenth's edge of something. */
const lines = function* (pick: (n: number) => number, n: number): Generator<[number, number, number, number]> {
  for (let i = 0; i < n; i++) {
    const [ax, ay] = [pick(1153), pick(769)]
    const near = i % 3 === 0
    const [dx, dy] = near ? [pick(241) - 120, pick(241) - 120] : [pick(1153) - ax, pick(769) - ay]
    const [bx, by] = [Math.min(1152, Math.max(0, ax + dx)), Math.min(768, Math.max(0, ay + dy))]
    yield i % 4 === 0 ? [16 * (ax >> 4), 16 * (ay >> 4), 16 * (bx >> 4), 16 * (by >> 4)] : [ax, ay, bx, by]
  }
}

const MOBILITIES = [
  ['foot', FOOT],
  ['horse', HORSE],
  ['gun', GUN],
  ['car', CAR],
] as const

const compare = (t: Table, terrain: readonly Terrain[], pick: (n: number) => number, n: number): void =>
  compareAlong(t, terrain, lines(pick, n))

function compareAlong(t: Table, terrain: readonly Terrain[], all: Iterable<[number, number, number, number]>): void {
  const truth = oracle.ground(terrain)
  for (const [ax, ay, bx, by] of all) {
    const where = `${ax} ${ay} to ${bx} ${by}`
    expect(sees(t, ax, ay, bx, by), where).toBe(oracle.sees(truth.patches, ax, ay, bx, by))
    for (const [name, mobility] of MOBILITIES) {
      const costs = findWay(t, mobility, ax, ay, bx, by) === CLEAR ? { ...way } : undefined
      expect(costs, `${name} ${where}`).toEqual(oracle.way(truth, name, ax, ay, bx, by))
    }
    compareAtOnce(t, ax, ay, bx, by)
    const isCovered = truth.patches.some((patch) => patch.kind.cover && oracle.isIn(patch, ax, ay))
    expect(isInAreaCover(t, ax, ay), where).toBe(isCovered)
  }
}

/** What is looked at once for many lines says the same as what is looked at for one. */
function compareAtOnce(t: Table, ax: number, ay: number, bx: number, by: number): void {
  const where = `${ax} ${ay} to ${bx} ${by}`
  const isSeen = sees(t, ax, ay, bx, by)
  boxLine(0, 0, 1152, 768)
  look(t)
  expect(seesInView(-1, ax, ay, bx, by), where).toBe(isSeen)
  const about = { x0: bx - 8, y0: by - 8, x1: bx + 8, y1: by + 8 }
  if (isScreened(ax, ay, about)) expect(isSeen, `${where}, screened`).toBe(false)
  for (const [name, mobility] of MOBILITIES) {
    const costs = findWay(t, mobility, ax, ay, bx, by) === CLEAR ? { ...way } : undefined
    focusOn(t, mobility, Math.min(ax, bx) - 64, Math.min(ay, by) - 64, Math.max(ax, bx) + 64, Math.max(ay, by) + 64)
    expect(findNearWay(mobility, ax, ay, bx, by) === CLEAR ? { ...way } : undefined, `${name} ${where}`).toEqual(costs)
  }
}

test('10.1-10.4, 10.9, 12.7 sight, cover and the cost of ways are those of a second reading, on diced tables', () => {
  const pick = quickPick(1917)
  for (let i = 0; i < 15; i++) {
    const t = diced(pick)
    compare(t, freeTerrain(t), pick, 25)
  }
})

test('10.1-10.4, 10.9, 12.7 and on the tables of the scenarios, with roads and rivers aslant', () => {
  const pick = quickPick(1914)
  for (const { id, terrain } of SCENARIOS) compare(given(heart, { scenario: id }).table, terrain, pick, 30)
})

test('10.10 and where huts have been burned, which are open ground from then on', () => {
  const pick = quickPick(1915)
  for (const { id, terrain } of SCENARIOS) {
    const huts = terrain.flatMap(({ kind }, i) => (kind === 'huts' ? [i] : []))
    const burned = huts.filter((_, n) => n === 0 || pick(2) === 0)
    const t = copyOf(heart, given(heart, { scenario: id }).table)
    for (const i of burned) t.tracks.burned |= 1 << i
    const [first] = burned.map((i) => terrain[i])
    if (first?.shape !== 'rect') continue
    // Lines about the first of them, so that most go through it
    const around = function* (): Generator<[number, number, number, number]> {
      const at = (from: number, long: number): number =>
        Math.max(0, Math.round((from - 3) * 16) + pick((long + 6) * 16))
      for (let n = 0; n < 20; n++)
        yield [at(first.x, first.w), at(first.y, first.h), at(first.x, first.w), at(first.y, first.h)]
    }
    const left = terrain.filter((_, i) => !burned.includes(i))
    compareAlong(t, left, around())
  }
})

test('10.9 a boat floats where the four corners of its hull are on water, about the shores of the lakes', () => {
  const pick = quickPick(1916)
  const count = { afloat: 0, aground: 0 }
  for (const { id, terrain } of SCENARIOS) {
    const t = given(heart, { scenario: id }).table
    const waters = oracle.ground(terrain).patches.filter(({ kind }) => ['water', 'shallows'].includes(kind.id))
    for (const { corners } of waters)
      for (let n = 0; n < 120; n++) {
        const [near, way] = [corners[pick(corners.length)] ?? [0n, 0n], pick(FACINGS.length)]
        const [x, y] = [Number(near[0]) + pick(161) - 80, Number(near[1]) + pick(161) - 80]
        const [fx, fy] = FACINGS[way]?.step ?? [0, 0]
        const hull = [3, -3].flatMap((ahead) =>
          [1, -1].map((aside) => [ahead * fx + aside * fy, ahead * fy - aside * fx]),
        )
        const floats = hull.every(([dx = 0, dy = 0]) => waters.some((water) => oracle.isIn(water, x + dx, y + dy)))
        expect(isAfloatAt(t, x, y, way), `${id}: ${x} ${y} facing ${way}`).toBe(floats)
        count[floats ? 'afloat' : 'aground']++
      }
  }
  expect(Math.min(count.afloat, count.aground)).toBeGreaterThan(40)
})

test('9.10 lengths are rounded up from the exact ones', () => {
  const pick = quickPick(16)
  for (let i = 0; i < 300; i++) {
    const [dx, dy] = [pick(1153), pick(769)]
    expect(len(dx, -dy)).toBe(oracle.length(dx, dy))
  }
})

test('9.4 coherency is that of a search of all links', () => {
  const pick = quickPick(5)
  for (let i = 0; i < 300; i++) {
    const n = 1 + pick(20)
    const places = Array.from({ length: n }, () => [pick(130), pick(130)] as const)
    const [x, y] = [places.map((p) => p[0]), places.map((p) => p[1])]
    expect(isChain(n, x, y, 32 * 32)).toBe(oracle.isChain(places, 32 * 32))
  }
})
