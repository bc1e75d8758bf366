import { blank, type Side } from '@boma/kernel'
import { type Given, given, quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { BURNS, HIDES } from '../../board/ground.ts'
import type { Rect } from '../../data/kind.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BASE, RANK, ROUND, TYPE_WORDS, typeNamed, UNIT_RANK, UNITS, type Unit } from '../../roster.ts'
import { inContact } from '../../rules/09-contact.ts'
import { placeX, placeY } from '../../rules/09-formation.ts'
import { HIDDEN, ON_TABLE, WAITING } from '../../rules/09-units.ts'
import { ground, isNearPiece } from '../../rules/10-ground.ts'
import { freePlace } from '../../rules/17.6-free-place.ts'
import { noteWorkers } from '../../rules/17.8-tasks.ts'
import { isUnitIn } from '../../rules/17-areas.ts'
import { muster } from '../given.ts'
import { ABOUT, QUARTERS } from '../second-reading/places.ts'

const men = (t: Table, u: Unit) =>
  Array.from({ length: t.units.count[u] ?? 0 }, (_, k) => [
    t.figures.x[(u * 20 + k) as never] ?? 0,
    t.figures.y[(u * 20 + k) as never] ?? 0,
  ]) as readonly [number, number][]

/** A place at the edge of a piece of ground, a little inside of it or a little more than an inch away, in inches. */
function about(t: Table, piece: number, pick: (n: number) => number): readonly [number, number] {
  const { boxes } = ground(t)
  const off = [-17, -16, -15, -1, 0, 1, 15, 16, 17]
  const edge = (low: number, high: number): number => {
    const along = [low, high, low + pick(Math.max(1, high - low))][pick(3)] ?? low
    return Math.min(1100, Math.max(16, along + (off[pick(off.length)] ?? 0)))
  }
  const [x0, y0, x1, y1] = [boxes.x0[piece], boxes.y0[piece], boxes.x1[piece], boxes.y1[piece]] as number[]
  return [edge(x0 ?? 0, x1 ?? 0) / 16, Math.min(46, edge(y0 ?? 0, y1 ?? 0) / 16)]
}

test('17.8, 16.8 a second reading of who works where at the start of a turn: near, able, free, and where there is work', () => {
  const pick = quickPick(178)
  let works = 0
  for (const { id, tasks, attacker } of SCENARIOS)
    for (let n = 0; n < 40; n++) {
      const t = given(heart, { scenario: id }).table
      const { names, kinds } = ground(t)
      const wanted = names
        .map((_, piece) => piece)
        .filter((p) => BURNS[kinds[p] as never] === 1 || tasks.some(({ place }) => place === names[p]))
      t.tracks.burned = pick(3) === 0 && wanted.length > 0 ? 1 << (wanted[pick(wanted.length)] ?? 0) : 0
      t.tracks.done = pick(3) === 0 ? -1 : 0
      for (let u = 0 as Unit; u < UNITS; u++) {
        t.units.work[u] = pick(2)
        if (t.units.type[u] === undefined || pick(3) === 0) continue
        const at = about(
          t,
          wanted.length > 0 && pick(4) > 0 ? (wanted[pick(wanted.length)] ?? 0) : pick(names.length),
          pick,
        )
        const type = TYPE_WORDS[t.units.type[u] ?? 0] ?? 'soldier'
        muster(t, u, {
          type,
          figures: BASE[typeNamed(type)] === ROUND ? 1 + pick(5) : 1,
          at,
          facing: 0,
          where: pick(6) === 0 ? HIDDEN : ON_TABLE,
        })
      }
      noteWorkers(t)
      for (let u = 0 as Unit; u < UNITS; u++) {
        const side = u < 24 ? 'german' : 'british'
        const slot = slotIn(id, u)
        const isUnit = RANK[t.units.type[u] as never] === UNIT_RANK
        const bits = names.map((name, piece) => {
          const burns =
            BURNS[kinds[piece] as never] === 1 &&
            ((t.tracks.burned >> piece) & 1) === 0 &&
            side === attacker &&
            isUnit &&
            (t.units.count[u] ?? 0) >= 3
          const task = tasks.some(
            (each) =>
              each.place === name &&
              t.tracks.done === 0 &&
              (each.side ?? side) === side &&
              (each.units ?? [slot]).includes(slot) &&
              (each.types ?? [TYPE_WORDS[t.units.type[u] ?? 0]]).includes(TYPE_WORDS[t.units.type[u] ?? 0] ?? '') &&
              (t.units.count[u] ?? 0) >= (each.minFigures ?? 1),
          )
          const isNear = men(t, u).some(([x, y]) => isNearPiece(t, piece, 16, x, y))
          return isNear && (burns || task) ? 1 << piece : 0
        })
        const plain = t.units.where[u] === ON_TABLE && !inContact(t, u) ? bits.reduce((sum, bit) => sum | bit, 0) : 0
        if (plain !== 0) works++
        expect([id, u, t.units.work[u]]).toEqual([id, u, plain])
      }
    }
  expect(works).toBeGreaterThan(100)
})
const slotIn = (scenario: string, u: Unit): string => {
  const { forces } = SCENARIOS.find(({ id }) => id === scenario) as (typeof SCENARIOS)[number]
  const each = (u < 24 ? forces.german : forces.british).flatMap(({ id, type, figures }) =>
    Array.from({ length: RANK[typeNamed(type)] === 1 ? figures : 1 }, () => id),
  )
  return each[u % 24] ?? ''
}
test.each([
  [1, 1, true],
  [1, 0, false],
  [2, 1, true],
  [3, 1, false],
  [3, 2, true],
  [4, 1, false],
  [4, 2, true],
  [0, 0, false],
])('17.4 of %i figures %i are in a piece of ground: at least half, or not: %s', (figures, inside, is) => {
  const t = given(heart, { scenario: 'jassin' }).table
  const u = 24 as Unit
  muster(t, u, { type: 'soldier', figures: Math.max(1, figures), at: [50, 5], facing: 0 })
  t.units.count[u] = figures
  const fort = ground(t).names.indexOf('fort')
  const { boxes } = ground(t)
  for (let k = 0; k < inside; k++) {
    t.figures.x[(u * 20 + k) as never] = (boxes.x0[fort] ?? 0) + 16
    t.figures.y[(u * 20 + k) as never] = (boxes.y0[fort] ?? 0) + 16
  }
  expect(isUnitIn(t, u, fort)).toBe(is)
})

const amid = (areas: readonly (readonly [number, number, number, number])[]) =>
  areas.flatMap(([x0, y0, x1, y1]) =>
    QUARTERS.map(([a, b]) => [x0 + (((x1 - x0) * a) >> 2), y0 + (((y1 - y0) * b) >> 2)] as const),
  )
const formAt = ([x, y]: readonly [number, number], facing: number, width: number) =>
  `form at ${x / 16} ${y / 16} facing ${facing} width ${width} close`
const firstOf = (g: Given<Table>, spots: readonly (readonly [number, number])[], facing: number, width: number) =>
  spots.map((spot) => formAt(spot, facing, width)).find((each) => g.whyName(each) === '')

test.each(['g1', 'g3'])(
  '13.1, 17.7 who is to hide far from his ready place is offered the middle of the first ground that takes him: %s',
  (word) => {
    const g = given(heart, { scenario: 'salaita' })
    if (g.whyName(`hide ${word}`) !== '') return
    g.play(`hide ${word}`)
    const { areas } = ground(g.table)
    const hiding = Array.from({ length: areas.count }, (_, i) => i).filter((i) => HIDES[areas.kind[i] as never] === 1)
    const boxes = hiding.map((i) => [areas.x0[i], areas.y0[i], areas.x1[i], areas.y1[i]] as never)
    const ready = SCENARIOS.find(({ id }) => id === 'salaita')?.suggested.german.find(
      ({ unit }) => unit === slotIn('salaita', 0 as Unit),
    )
    expect(g.legal()).toEqual([firstOf(g, amid(boxes), 180, ready?.width ?? 1)])
  },
)

test('17.7 who finds no room about his ready place is offered the middle of his zone, or a place about it', () => {
  const pick = quickPick(77)
  for (let n = 0; n < 6; n++) {
    const g = given(heart, { scenario: 'salaita' }).arrange((t) => {
      // Fifteen by fifteen about the ready place, and some in the quarters of the zone
      for (let u = 0 as Unit; u < 24; u++) if (u !== 4) t.units.where[u] = 0
      for (let k = 0; k < 225; k++) {
        const u = (Math.trunc(k / 20) + (k >= 80 ? 1 : 0)) as Unit
        t.units.where[u] = ON_TABLE
        t.units.type[u] = typeNamed('askari-modern')
        t.units.count[u] = (k % 20) + 1
        t.figures.x[(u * 20 + (k % 20)) as never] = (25 + (k % 15)) * 16
        t.figures.y[(u * 20 + (k % 20)) as never] = (23 + Math.trunc(k / 15)) * 16
      }
      for (let u = 14 as Unit; u < 14 + n; u++)
        muster(t, u, { type: 'askari-modern', figures: 20, width: 5, at: [10 + pick(50), 22 + pick(20)], facing: 0 })
    })
    g.play('place g5')
    const zone = SCENARIOS.find(({ id }) => id === 'salaita')?.deploy.german?.find(
      ({ units }) => units.includes('*') || units.includes('g-pom'),
    )
    const boxes = (zone?.in ?? []).flatMap((shape) => {
      const known = (
        typeof shape === 'string'
          ? SCENARIOS.find(({ id }) => id === 'salaita')?.terrain.find(({ id }) => id === shape)
          : shape
      ) as Rect
      return known.shape === 'rect'
        ? [[known.x * 16, known.y * 16, (known.x + known.w) * 16, (known.y + known.h) * 16] as never]
        : []
    })
    const near = [0, 2, 6].flatMap((away) => ABOUT.map(([x, y]) => [512 + away * x, 480 + away * y] as const))
    expect(g.legal()).toEqual([firstOf(g, [...near, ...amid(boxes)], 180, 1)])
  }
})

test('17.7 a second reading of ready places in a free game: row by row, from the west, beside who stands there', () => {
  const pick = quickPick(76)
  for (let n = 0; n < 60; n++) {
    const t = blank(heart) as Table
    t.core.scenario = heart.scenarios.length - 1
    for (let i = 0; i < 12; i++) t.cells.feature[i] = 7
    t.tracks.attacker = pick(2) as Side
    t.tracks.northern = pick(2)
    const first = 24 * pick(2)
    const isNorth = ((first === 0 ? 0 : 1) !== t.tracks.attacker) === (t.tracks.northern === 1)
    const facing = isNorth ? 8 : 0
    for (let u = first as Unit; u < first + 9; u++) {
      const type = ['soldier', 'askari', 'artillery', 'leader', 'mg', 'armoured-car'][pick(6)] ?? ''
      const isMan = BASE[typeNamed(type)] === ROUND
      t.units.type[u] = typeNamed(type)
      t.units.where[u] = WAITING
      t.units.count[u] = type === 'leader' || !isMan ? 1 : type === 'mg' ? 3 : 1 + pick(9)
      const count = t.units.count[u] ?? 0
      const width = count > 3 ? Math.ceil(count / 2) : count
      const girth = (v: Unit) => (BASE[t.units.type[v] as never] === ROUND ? 8 : 48)
      let plain: readonly [number, number] | undefined
      for (const row of [7, 4, 1]) {
        const y = isNorth ? 48 - row : row
        const line = 16 * (isNorth ? y + 0.5 : y - 0.5)
        const standing = Array.from({ length: u - first }, (_, k) => (first + k) as Unit).filter(
          (v) => t.units.where[v] === ON_TABLE || t.units.where[v] === HIDDEN,
        )
        const end = Math.max(
          0,
          ...standing.flatMap((v) =>
            men(t, v)
              .filter(([, my]) => Math.abs(my - line) < 24 + girth(v))
              .map(([mx]) => mx + girth(v)),
          ),
        )
        for (let x = Math.max(3, Math.trunc(end / 16)); x < 72 && plain === undefined; x++) {
          const xs = Array.from({ length: count }, (_, k) => 16 * x + placeX(k, width, facing, 0))
          if (xs.every((each) => each - girth(u) >= end && each <= 72 * 16)) plain = [x, y]
        }
        if (plain !== undefined) break
      }
      const ready = freePlace(t, u)
      expect([n, u, ready?.anchor, ready?.facing, ready?.width]).toEqual([
        n,
        u,
        plain,
        plain && (isNorth ? 'S' : 'N'),
        plain && width,
      ])
      if (plain === undefined) break
      t.units.where[u] = pick(3) === 0 ? HIDDEN : ON_TABLE
      for (let k = 0; k < count; k++) {
        t.figures.x[(u * 20 + k) as never] = 16 * plain[0] + placeX(k, width, facing, 0)
        t.figures.y[(u * 20 + k) as never] = 16 * plain[1] + placeY(k, width, facing, 0)
      }
    }
  }
})
