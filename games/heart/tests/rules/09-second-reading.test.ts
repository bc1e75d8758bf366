import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { overlaps, touches } from '../../board/bases.ts'
import { STEP_X, STEP_Y } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { BOAT, FIGURES, type Figure, HULL, headOf, ROUND, STAND, type Unit, unitOf } from '../../roster.ts'
import { squareApart, touch } from '../../rules/09-contact.ts'
import { baseOf } from '../../rules/09-units.ts'
import { isEntrenchedFrom, unitEntrenched } from '../../rules/10-cover.ts'
import { blockedByFriend } from '../../rules/10-friends.ts'
import { isAfloatAt } from '../../rules/10-water.ts'
import { CLEAR, findWay, way } from '../../rules/10-ways.ts'
import { scenarioIn } from '../../rules/17-forces.ts'
import { scene, type Troops, unit } from '../given.ts'
import * as oracle from '../oracle.ts'
import * as second from '../oracle-bases.ts'

// A sample; a hundred times as many: ORACLES=100 npx vitest run games/heart/tests/rules/09-second-reading
const TIMES = Number(process.env['ORACLES'] ?? 1)

type Pick = (n: number) => number
const SHAPES = ['round', 'stand', 'hull'] as const
const BASES = [ROUND, STAND, HULL]
const stepOf = (facing: number): second.Point => [STEP_X[facing] ?? 0, STEP_Y[facing] ?? 0]

test('9.12 bases overlap and touch as a second reading says, however they are turned', () => {
  const pick = quickPick(912)
  const met = { overlap: 0, touch: 0, apart: 0 }
  for (let i = 0; i < 400 * TIMES; i++) {
    const [a, b] = [pick(3), pick(3)]
    const [af, bf] = [pick(16), pick(16)]
    const [dx, dy] = [pick(141) - 70, pick(141) - 70]
    const one = { at: [400, 300], shape: SHAPES[a] ?? 'round', step: stepOf(af) } as const
    const other = { at: [400 + dx, 300 + dy], shape: SHAPES[b] ?? 'round', step: stepOf(bf) } as const
    const what = `${one.shape} ${af}, ${other.shape} ${bf} at ${dx} ${dy}`
    const [isOver, isAt] = [second.overlap(one, other), second.touch(one, other)]
    expect(overlaps(BASES[a] ?? 0, 400, 300, af, BASES[b] ?? 0, 400 + dx, 300 + dy, bf), what).toBe(isOver)
    expect(touches(BASES[a] ?? 0, 400, 300, af, BASES[b] ?? 0, 400 + dx, 300 + dy, bf), what).toBe(isAt)
    met[isOver ? 'overlap' : isAt ? 'touch' : 'apart']++
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(9)
})

const TYPES = ['askari', 'soldier', 'artillery', 'armoured-car', 'gunboat', 'leader'] as const
/** Units of both sides thrown into a window of a table. */
function thrown(pick: Pick, scenario: string, x: number, y: number, w: number, h: number): Table {
  const troops: Record<string, Troops> = {}
  for (const side of ['g', 'b'])
    for (let i = 1; i <= 4; i++) {
      const type = TYPES[pick(TYPES.length)] ?? 'askari'
      const figures = i < 3 ? 1 + pick(5) : 1
      const isMen = type === 'askari' || type === 'soldier'
      const at = [x + pick(w * 16) / 16, y + pick(h * 16) / 16] as const
      const host = i === 4 && troops[`${side}1`]?.type === 'askari' ? `${side}1` : undefined
      const hosted = host === undefined ? {} : { attachedTo: host, type: 'leader' }
      troops[`${side}${i}`] = { type, figures: isMen ? figures : 1, at, facing: pick(16), ...hosted }
    }
  return scene(troops, { scenario }).table
}
const figuresOf = (t: Table): readonly Figure[] =>
  Array.from({ length: FIGURES }, (_, f) => f as Figure).filter((f) => {
    const u = unitOf(f)
    return f < headOf(u) + (t.units.count[u] ?? 0)
  })
const placeOf = (t: Table, f: Figure): second.Point => [t.figures.x[f] ?? 0, t.figures.y[f] ?? 0]
const baseFor = (t: Table, f: Figure): second.Base => ({
  at: placeOf(t, f),
  shape: SHAPES[baseOf(t, unitOf(f))] ?? 'round',
  step: stepOf(t.units.facing[unitOf(f)] ?? 0),
})

test('9.3, 9.12 figures on the table are as far apart, and touch, as a second reading says; boats by seven points', () => {
  const pick = quickPick(93)
  for (let i = 0; i < 12 * TIMES; i++) {
    const t = thrown(pick, 'salaita', 28, 4, 10, 8)
    const all = figuresOf(t)
    for (let k = 0; k < 60; k++) {
      const [f, g] = [all[pick(all.length)] as Figure, all[pick(all.length)] as Figure]
      const [one, other] = [baseFor(t, f), baseFor(t, g)]
      expect(squareApart(t, f, g)).toBe(second.squareApart(one, other))
      if (f !== g) expect(touch(t, f, g)).toBe(second.touch(one, other))
    }
  }
})

/** §9.8: is a unit, or the one that it is attached to, the same as another's? */
const hostOf = (t: Table, u: Unit): number => ((t.units.attached[u] ?? 0) > 0 ? (t.units.attached[u] ?? 0) - 1 : u)
const HILLS = { scenario: 'salaita', x: 30, y: 14, w: 14, h: 12 }

test('10.5 friends stand in the line of fire as a second reading says', () => {
  const pick = quickPick(105)
  const met: [number, number] = [0, 0]
  for (const { scenario, x, y, w, h } of [HILLS, { scenario: 'cutting', x: 20, y: 8, w: 14, h: 12 }])
    for (let i = 0; i < 8 * TIMES; i++) {
      const t = thrown(pick, scenario, x, y, w, h)
      const hills = oracle.ground(scenarioIn(t)?.terrain ?? []).patches.filter(({ kind }) => kind.sight === 'hill')
      const all = figuresOf(t)
      for (let k = 0; k < 25; k++) {
        const [f, m] = [all[pick(all.length)] as Figure, all[pick(all.length)] as Figure]
        const [a, b] = [placeOf(t, f), placeOf(t, m)]
        if (a[0] === b[0] && a[1] === b[1]) continue
        const shooter = unitOf(f)
        const hill = hills.find((each) => oracle.isIn(each, ...a))
        for (const isGun of [false, true]) {
          const blocks = all.some((g) => {
            const friend = baseFor(t, g)
            if (unitOf(g) < 24 !== shooter < 24 || hostOf(t, unitOf(g)) === hostOf(t, shooter)) return false
            if (!second.isInLine(friend, a, b)) return false
            if (isGun && second.squareApart(friend, baseFor(t, f)) > (6 * 16) ** 2) return false
            return hill === undefined || oracle.isIn(hill, ...friend.at)
          })
          expect(blockedByFriend(t, shooter, ...a, ...b, isGun), `${a} to ${b}`).toBe(blocks)
          met[blocks ? 1 : 0]++
        }
      }
    }
  expect(Math.min(...met)).toBeGreaterThan(50)
})

/** §10.6: is a figure at a place entrenched against one there? */
function isEntrenched({ patches, stretches }: ReturnType<typeof oracle.ground>, at: second.Point, from: second.Point) {
  if (patches.some((patch) => patch.kind.entrenches && oracle.isIn(patch, ...at) && !oracle.isIn(patch, ...from)))
    return true
  return stretches.some(
    ({ kind, work, ends }) =>
      kind.entrenches &&
      oracle.isCrossed(ends, ...from, ...at) &&
      stretches.some((each) => each.work === work && second.isBeside(at, ...inSixteenths(each.ends))),
  )
}
const inSixteenths = (ends: oracle.Stretch['ends']): [second.Point, second.Point] =>
  ends.map(([x, y]) => [Number(x), Number(y)]) as never

const WORKS = [
  { scenario: 'jassin', x: 24, y: 14, w: 14, h: 14 },
  { scenario: 'salaita', x: 32, y: 16, w: 14, h: 12 },
  { scenario: 'cutting', x: 28, y: 18, w: 10, h: 14 },
]

test('10.6 who is entrenched is as a second reading says, figure by figure and by units', () => {
  const pick = quickPick(106)
  const met: [number, number] = [0, 0]
  for (const { scenario, x, y, w, h } of WORKS)
    for (let i = 0; i < 6 * TIMES; i++) {
      const t = thrown(pick, scenario, x, y, w, h)
      const truth = oracle.ground(scenarioIn(t)?.terrain ?? [])
      const all = figuresOf(t)
      for (let k = 0; k < 60; k++) {
        const [a, b] = [placeOf(t, all[pick(all.length)] as Figure), placeOf(t, all[pick(all.length)] as Figure)]
        const is = isEntrenched(truth, a, b)
        expect(isEntrenchedFrom(t, ...a, ...b), `${scenario} ${a} from ${b}`).toBe(is)
        met[is ? 1 : 0]++
      }
      for (const [one, other] of [
        ['g1', 'b1'],
        ['b1', 'g1'],
        ['g2', 'b2'],
      ] as const)
        compareUnits(t, truth, unit(one), unit(other))
    }
  expect(Math.min(...met)).toBeGreaterThan(50)
})

function compareUnits(t: Table, truth: ReturnType<typeof oracle.ground>, u: Unit, against: Unit): void {
  const own = figuresOf(t).filter((f) => unitOf(f) === u)
  const others = figuresOf(t).filter((f) => unitOf(f) === against)
  const safe = own.filter((f) => {
    const far = (g: Figure): number => second.squareApart(baseFor(t, f), baseFor(t, g))
    const nearest = others.toSorted((g, h) => far(g) - far(h) || g - h)[0] as Figure
    return isEntrenched(truth, placeOf(t, f), placeOf(t, nearest))
  })
  expect(unitEntrenched(t, u, against)).toBe(2 * safe.length >= own.length)
}

test('10.9 boats go on water as a second reading says, and lie with all corners on it', () => {
  const pick = quickPick(109)
  const met: [number, number] = [0, 0]
  for (const scenario of ['sphinxhaven', 'ngomano']) {
    const { table: t } = scene({}, { scenario })
    const truth = oracle.ground(scenarioIn(t)?.terrain ?? [])
    const isWet = (x: number, y: number): boolean =>
      truth.patches.some((patch) => patch.kind.go.boat !== 'no' && oracle.isIn(patch, x, y))
    for (let i = 0; i < 120 * TIMES; i++) {
      const [ax, ay] = [pick(1153), pick(420)]
      const [bx, by] = [Math.min(1152, ax + pick(200)), Math.max(0, ay + pick(120) - 60)]
      const costs = findWay(t, BOAT, ax, ay, bx, by) === CLEAR ? { ...way } : undefined
      expect(costs, `${scenario} ${ax} ${ay} to ${bx} ${by}`).toEqual(oracle.sail(truth, ax, ay, bx, by))
      met[costs === undefined ? 0 : 1]++
      const facing = pick(16)
      const corners = second.cornersOf({ at: [ax, ay], shape: 'hull', step: stepOf(facing) })
      expect(isAfloatAt(t, ax, ay, facing)).toBe(corners.every(([x, y]) => isWet(x, y)))
    }
  }
  expect(Math.min(...met)).toBeGreaterThan(20)
})
