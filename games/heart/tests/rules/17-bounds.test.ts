import { blank, type Side } from '@boma/kernel'
import { given, quickPick } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { GROUND } from '../../data/ground.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { typeNamed, type Unit } from '../../roster.ts'
import { placeX, placeY } from '../../rules/09-formation.ts'
import { ROUTED, WAITING } from '../../rules/09-units.ts'
import { freePlace } from '../../rules/17.6-free-place.ts'
import { noteWorkers } from '../../rules/17.8-tasks.ts'
import { spent, traitsOf } from '../../rules/17.10-lists.ts'
import { freeTerrain } from '../../rules/17-free-ground.ts'
import { withdrawing } from '../../rules/17-victory.ts'
import { zoneOf } from '../../rules/17-zones.ts'
import { testing, told } from '../fighting.ts'
import { scene, type Troops, unit } from '../given.ts'

const GERMAN = 0 as Side
const free = (scenario: string) => given(heart, { scenario })

describe('17.10 to the last point', () => {
  test('17.10 what is left for the leader may be all that is left', () => {
    // 60 + 180 of 300: with 45 more just the fifteen of a leader are left
    const g = free('free-300').play('recruit 1 artillery', 'recruit 20 soldier-lm')
    expect([g.whyName('recruit 9 musketeer'), g.whyName('recruit 10 musketeer')]).toEqual(['', 'leaderFirst'])
    g.play('recruit 9 musketeer', 'recruit 1 leader')
    expect([spent(g.table, GERMAN), g.whyName('recruit 1 scout'), g.whyName('endow cunning')]).toEqual([
      300,
      'tooDear',
      'tooDear',
    ])
  })

  test('17.10, 5.1-5.6 each characteristic costs ten, the first as well as the last, and may take the last ten', () => {
    for (const [i, id] of ['charismatic', 'disciplinarian', 'eloquent', 'warrior', 'cunning', 'organiser'].entries()) {
      const g = free('free-500').play('recruit 1 leader', `endow ${id}`)
      expect([id, spent(g.table, GERMAN), traitsOf(g.table, unit('g1'))]).toEqual([id, 25, 1])
      expect(told(g, 'endowed').map((e) => e.facts['characteristic'])).toEqual([i])
    }
    // 15, 180, 60 and 35: ten are left of 300
    const g = free('free-300').play('recruit 1 leader', 'recruit 1 artillery', 'recruit 20 soldier-lm')
    g.play('recruit 7 musketeer')
    expect([spent(g.table, GERMAN), g.whyName('endow charismatic')]).toEqual([290, ''])
    expect(g.play('endow charismatic').whyName('endow cunning')).toBe('tooDear')
  })
})

test('17.6, 17.10 a free game is offered of 300 to 800 points, in steps of 50', () => {
  const offered = heart.scenarios.flatMap(({ id }) => (id.startsWith('free-') ? [Number(id.slice(5))] : []))
  expect(offered.toSorted((a, b) => a - b)).toEqual([300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800])
})

test('17.6, 17.7 of the least free game as of the largest each unit has a zone', () => {
  for (const scenario of ['free-300', 'free-800']) {
    const { table: t } = free(scenario).play('recruit 6 askari')
    expect(zoneOf(t, unit('g1'))?.zone.in).toEqual([expect.objectContaining({ w: 72, h: 8 })])
  }
})

test('17.5 which side withdraws: either, both or neither', () => {
  const lost = (german: number, british: number) => {
    const gone = (figures: number): Troops => ({ type: 'soldier', figures, at: [0, 0], where: ROUTED })
    const left = (figures: number, x: number): Troops => ({ type: 'soldier', figures, at: [x, 40] })
    const troops = { g1: left(12 - german, 10), g2: gone(german), b1: left(12 - british, 50), b2: gone(british) }
    return withdrawing(scene(troops, { scenario: 'cutting' }).table)
  }
  expect([lost(8, 7), lost(7, 8), lost(8, 8), lost(7, 7)]).toEqual([1, 2, 3, 0])
})

describe('17.8 one try a turn', () => {
  const work = (more: Readonly<Record<string, Troops>> = {}) =>
    testing(
      {
        b1: { type: 'askari-modern', figures: 4, at: [39, 23], facing: 0 },
        g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
        ...more,
      },
      { scenario: 'sphinxhaven', turn: 10, arrange: noteWorkers },
    )

  test('17.8 who has failed does not try again in this phase, though others still may', () => {
    const g = work({ b3: { type: 'askari-modern', figures: 3, width: 3, at: [39, 20.5], facing: 0 } })
    expect([g.table.units.work[unit('b1')], g.table.units.work[unit('b3')]]).not.toContain(0)
    g.dice(3).play('work b1')
    expect([g.table.units.work[unit('b1')], g.whyName('work b1'), g.whyName('work b3')]).toEqual([0, 'noTask', ''])
  })

  test('17.8 who has let it be works no more when the phase has gone on', () => {
    const g = work().play('leave')
    expect(Array.from(g.table.units.work).filter((bits) => bits !== 0)).toEqual([])
  })
})

/** How each of these goes, as appendix B calls it. */
const GOES = {
  soldier: 'foot',
  cavalry: 'horse',
  mg: 'gun',
  artillery: 'gun',
  'armoured-car': 'car',
  gunboat: 'boat',
} as const

test('17.6, 17.7 a second reading of ready places on diced ground: nobody in what is closed to him, boats in the lake', () => {
  const pick = quickPick(179)
  const met = { moved: 0, boats: 0 }
  for (let n = 0; n < 240; n++) {
    const t = blank(heart) as Table
    t.core.scenario = heart.scenarios.length - 1
    t.lines.lake = pick(2)
    t.lines.die = 1 + pick(6)
    for (let i = 0; i < 12; i++) {
      t.cells.feature[i] = t.lines.lake === 1 && i % 4 === 0 ? 0 : ([2, 3, 5, 9, 10, 11, 12][pick(7)] ?? 7)
      t.cells.dx[i] = 1 + pick(6)
      t.cells.dy[i] = 1 + pick(6)
    }
    t.tracks.attacker = pick(2) as Side
    t.tracks.northern = pick(2)
    const u = (24 * pick(2)) as Unit
    const isNorth = ((u === 0 ? 0 : 1) !== t.tracks.attacker) === (t.tracks.northern === 1)
    const facing = isNorth ? 8 : 0
    const types = Object.keys(GOES) as (keyof typeof GOES)[]
    const type = types[pick(types.length)] ?? 'soldier'
    const count = type === 'soldier' || type === 'cavalry' ? 1 + pick(8) : type === 'mg' ? 3 : 1
    t.units.type[u] = typeNamed(type)
    t.units.where[u] = WAITING
    t.units.count[u] = count
    const width = count > 3 ? Math.ceil(count / 2) : count
    const girth = ['soldier', 'cavalry', 'mg'].includes(type) ? 8 : 48
    const pieces = freeTerrain(t).map((piece) => ({ piece, kind: GROUND.find(({ id }) => id === piece.kind) }))
    const isFit = (x: number, y: number): boolean => {
      const inside = pieces.filter(({ piece }) =>
        piece.shape === 'rect'
          ? x > 16 * piece.x && x < 16 * (piece.x + piece.w) && y > 16 * piece.y && y < 16 * (piece.y + piece.h)
          : piece.points[0]?.[0] === piece.points[1]?.[0] && Math.abs(x - 16 * 36) < 8 * piece.width,
      )
      const isOnRoad = pieces.some(
        ({ piece }) =>
          piece.kind === 'road' &&
          piece.shape === 'line' &&
          piece.points[0]?.[0] === 36 &&
          Math.abs(x - 16 * 36) <= 8 * piece.width,
      )
      const way = GOES[type]
      if (way === 'boat') return inside.some(({ kind }) => kind?.go.boat !== 'no')
      const isClosed = inside.some(({ kind }) => (way === 'gun' ? kind?.setUpGuns === false : kind?.go[way] === 'no'))
      return !isClosed || isOnRoad
    }
    const plain = [7, 4, 1]
      .flatMap((row) => Array.from({ length: 69 }, (_, i) => [i + 3, isNorth ? 48 - row : row] as const))
      .find(([ax, ay]) =>
        Array.from({ length: count }, (_, k) => [
          16 * ax + placeX(k, width, facing, 0),
          16 * ay + placeY(k, width, facing, 0),
        ]).every(([x = 0, y = 0]) => x - girth >= 0 && x <= 72 * 16 && isFit(x, y)),
      )
    expect([n, type, freePlace(t, u)?.anchor]).toEqual([n, type, plain])
    if (plain !== undefined && plain[0] > 3) met.moved++
    if (plain !== undefined && type === 'gunboat') met.boats++
  }
  expect([met.moved > 20, met.boats > 5]).toEqual([true, true])
})
