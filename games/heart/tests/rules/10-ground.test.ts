import { expect, test } from 'vitest'
import { FOOT } from '../../roster.ts'
import {
  isCoveredFrom,
  isEntrenchedFrom,
  isInAreaCover,
  unitEntrenched,
  unitInAreaCover,
  unitInCover,
} from '../../rules/10-cover.ts'
import { blockedByFriend } from '../../rules/10-friends.ts'
import { isNearPiece, isOnRoad, pieceNamed } from '../../rules/10-ground.ts'
import { sees } from '../../rules/10-sight.ts'
import { CLEAR, findWay, way } from '../../rules/10-ways.ts'
import { at, scene, unit } from '../given.ts'
import { moving } from '../moving.ts'

const inches = (...values: number[]) => values.map((v) => Math.round(v * 16)) as [number, number, number, number]
const { table: cutting } = scene({}, { scenario: 'cutting' })
const { table: convoy } = scene({}, { scenario: 'convoy' })
const { table: railway } = scene({}, { scenario: 'uganda-railway' })
const { table: jassin } = scene({}, { scenario: 'jassin' })

test('10.1 whoever stands in a wood is in cover, its edge included', () => {
  expect(isInAreaCover(convoy, 10 * 16, 30 * 16)).toBe(true)
  expect(isInAreaCover(convoy, 10 * 16 - 1, 30 * 16)).toBe(false)
})

test('10.1 within an inch of a fieldwork there is cover against lines that cross it', () => {
  expect(isCoveredFrom(cutting, ...inches(25, 20, 40, 20))).toBe(true)
  expect(isCoveredFrom(cutting, ...inches(24.9375, 20, 40, 20))).toBe(false)
  expect(isCoveredFrom(cutting, ...inches(25, 20, 10, 20))).toBe(false)
  // On the line itself nothing is crossed
  expect(isCoveredFrom(cutting, ...inches(26, 20, 40, 20))).toBe(false)
})

test('10.2 a building blocks whoever is not in it', () => {
  expect(sees(cutting, ...inches(4, 26, 20, 26))).toBe(false)
  expect(sees(cutting, ...inches(12, 26, 20, 26))).toBe(true)
})

test('10.2 a hill blocks whoever is not on it', () => {
  expect(sees(railway, ...inches(18, 30, 40, 30))).toBe(false)
  expect(sees(railway, ...inches(25, 30, 40, 30))).toBe(true)
})

test('10.2 four inches of forest are not too much, and no more', () => {
  expect(sees(convoy, ...inches(14, 29, 14, 20))).toBe(true)
  expect(sees(convoy, ...inches(14, 32, 14, 20))).toBe(true)
  expect(sees(convoy, ...inches(14, 32.0625, 14, 20))).toBe(false)
})

test('10.3 two in the same wood see each other up to its limit', () => {
  expect(sees(convoy, ...inches(14, 30, 18, 30))).toBe(true)
  expect(sees(convoy, ...inches(14, 30, 18.0625, 30))).toBe(false)
})

test('10.2 forest and scrub on one line are added', () => {
  // f1 forest x 10-26, y 28-42; grass2 scrub x 36-48, y 30-40
  expect(sees(convoy, ...inches(24, 34, 39, 34))).toBe(true)
  expect(sees(convoy, ...inches(24, 34, 39.0625, 34))).toBe(false)
})

test('10.4 a line along an edge is not blocked', () => {
  expect(sees(cutting, ...inches(4, 29, 20, 29))).toBe(true)
  expect(sees(cutting, ...inches(4, 28.9375, 20, 28.9375))).toBe(false)
})

test('10.10 a burned village hides nobody', () => {
  const { table } = scene({}, { scenario: 'jassin' })
  expect(sees(table, ...inches(38, 34, 52, 34))).toBe(false)
  table.tracks.burned |= 1 << pieceNamed(table, 'huts')
  expect(sees(table, ...inches(38, 34, 52, 34))).toBe(true)
  expect(isInAreaCover(table, 45 * 16, 34 * 16)).toBe(false)
})

test('10.5 a friend nearer to the line than half an inch blocks it, half an inch away does not', () => {
  const friend = (y: number) =>
    scene({
      g1: { type: 'askari', at: [20, 22] },
      g2: { type: 'askari', at: [25, y] },
      b1: { type: 'soldier', at: [30, 22] },
    }).table
  expect(blockedByFriend(friend(22.5), unit('g1'), ...inches(20, 22, 30, 22))).toBe(false)
  expect(blockedByFriend(friend(22.4375), unit('g1'), ...inches(20, 22, 30, 22))).toBe(true)
})

test('10.5 guns shoot over friends more than six inches away, and their own men never block', () => {
  const friend = (x: number) =>
    scene({
      g1: { type: 'artillery', at: [20, 22] },
      g2: { type: 'askari', at: [x, 22] },
      g3: { type: 'leader', at: [22, 22], attachedTo: 'g1' },
    }).table
  expect(blockedByFriend(friend(26), unit('g1'), ...inches(20, 22, 40, 22), true)).toBe(true)
  expect(blockedByFriend(friend(26.0625), unit('g1'), ...inches(20, 22, 40, 22), true)).toBe(false)
})

test('10.5 from a hill one shoots over friends who are not on it', () => {
  const friend = (x: number) =>
    scene({ g1: { type: 'askari', at: [26, 30] }, g2: { type: 'askari', at: [x, 30] } }).table
  expect(blockedByFriend(friend(30), unit('g1'), ...inches(26, 30, 40, 30))).toBe(true)
  expect(blockedByFriend(friend(34), unit('g1'), ...inches(26, 30, 40, 30))).toBe(false)
})

test('10.5 a friendly stand blocks when the line enters it', () => {
  const gun = (y: number) => scene({ g1: { type: 'askari', at: [20, 10] }, g2: { type: 'qf', at: [25, y] } }).table
  expect(blockedByFriend(gun(10.9375), unit('g1'), ...inches(20, 10, 30, 10))).toBe(true)
  expect(blockedByFriend(gun(11), unit('g1'), ...inches(20, 10, 30, 10))).toBe(false)
})

test('10.5 wherever along the line the stand is', () => {
  const gun = (x: number) => scene({ g1: { type: 'askari', at: [20, 10] }, g2: { type: 'qf', at: [x, 10] } }).table
  const isBlocked = (x: number) => blockedByFriend(gun(x), unit('g1'), ...inches(20, 10, 30, 10))
  expect([18, 22, 28, 32].map(isBlocked)).toEqual([false, true, true, false])
})

test('10.5 whichever way the stand faces, and from wherever the line comes', () => {
  const isBlocked = (facing: number, [ax, ay, bx, by]: readonly [number, number, number, number]) => {
    const t = scene({ g1: { type: 'askari', at: [ax, ay] }, g2: { type: 'qf', at: [25, 10], facing } }).table
    return blockedByFriend(t, unit('g1'), ...inches(ax, ay, bx, by))
  }
  for (const facing of [0, 2, 4, 8, 12]) {
    expect(isBlocked(facing, [20, 6, 30, 14]), `${facing}: through it`).toBe(true)
    expect(isBlocked(facing, [20, 6, 30, 10.25]), `${facing}: past it`).toBe(false)
    expect(isBlocked(facing, [30, 14, 20, 6]), `${facing}: back through it`).toBe(true)
    expect(isBlocked(facing, [20, 6, 23, 8.5]), `${facing}: up to it`).toBe(false)
  }
})

test('10.6 entrenched in a fort against those outside, behind a fieldwork against those beyond', () => {
  expect(isEntrenchedFrom(jassin, ...inches(27, 21, 20, 21))).toBe(true)
  expect(isEntrenchedFrom(jassin, ...inches(27, 21, 28, 21))).toBe(false)
  expect(isEntrenchedFrom(cutting, ...inches(25, 20, 40, 20))).toBe(true)
})

test('10.6 a unit is entrenched when half of it is, each against the nearest enemy', () => {
  const half = (count: number) => {
    const g = scene(
      { g1: { type: 'askari', figures: 4, at: [25, 20], facing: 4 }, b1: { type: 'soldier', at: [40, 20] } },
      { scenario: 'cutting' },
    )
    for (let k = count; k < 4; k++) g.table.figures.x[(unit('g1') * 20 + k) as never] = 22 * 16
    // The place of a man who fell counts for nobody
    g.table.figures.x[(unit('g1') * 20 + 4) as never] = 25 * 16
    g.table.figures.y[(unit('g1') * 20 + 4) as never] = 20 * 16
    return unitEntrenched(g.table, unit('g1'), unit('b1'))
  }
  expect([2, 1].map(half)).toEqual([true, false])
})

test('10.8 a unit begins in cover when at least half of its figures stand in an area of it', () => {
  // Bush from x 2 to 18, y 16 to 36; below y 14 all is open
  const inside = (...xs: readonly number[]) => {
    const { table: t } = scene({ g1: { type: 'askari', figures: xs.length, at: [30, 20] } }, { scenario: 'salaita' })
    const head = unit('g1') * 20
    for (const [k, x] of [...xs, 10].entries()) {
      t.figures.x[(head + k) as never] = x * 16
      t.figures.y[(head + k) as never] = (x < 20 ? 20 : 8) * 16
    }
    return unitInAreaCover(t, unit('g1'))
  }
  expect([inside(10, 11, 12, 30, 31, 32), inside(10, 11, 30, 31, 32, 33)]).toEqual([true, false])
  expect([inside(10), inside(30), inside(30, 31, 32)]).toEqual([true, false, false])
})

test('10.7 a unit is in cover when at least half of its figures are', () => {
  const inside = (x: number) =>
    unitInCover(
      scene({ g1: { type: 'askari', figures: 4, at: [x, 30], facing: 0 } }, { scenario: 'convoy' }).table,
      unit('g1'),
      0,
      480,
    )
  // Figures at x - 1, x, x + 1 and x + 2: the wood begins at 10
  expect([9, 8].map(inside)).toEqual([true, false])
})

test('10.9 ground marked cover is paid as cover, each inch once; a road and the rest are open', () => {
  const costs = (...line: readonly [number, number, number, number]) => {
    expect(findWay(convoy, FOOT, ...inches(...line))).toBe(CLEAR)
    return [way.open / 256, way.cover / 256]
  }
  // Into the wood x 10 to 26, y 28 to 42
  expect(costs(4, 35, 20, 35)).toEqual([6, 10])
  // Out of it, and across the track
  expect(costs(20, 35, 20, 20)).toEqual([8, 7])
  // Another wood, x 32 to 48, y 4 to 16
  expect(costs(40, 1, 40, 6)).toEqual([3, 2])
})

test('10.9 on a road is whoever is within half its width of its line', () => {
  // The track of the convoy is two inches wide, and goes from 0, 24 by 30, 26 to 50, 20
  const isOn = (x: number, y: number): boolean => isOnRoad(convoy, x * 16, y * 16)
  expect([isOn(0, 24), isOn(0, 25), isOn(40, 23)]).toEqual([true, true, true])
  expect([isOn(0, 25.0625), isOn(40, 25)]).toEqual([false, false])
})

test('10.9, 9.13 ground that is closed to a type is not entered: whoever would stand in it stands before it', () => {
  // The wood of the convoy ends at y 16
  const end = (type: string, ...dice: readonly number[]): readonly [number, number] => {
    const g = moving({ g1: { type, figures: 1, at: [40, 17], facing: 8 } }, { scenario: 'convoy' })
    g.dice(...dice).play('move g1')
    return at(g.play('march to 40 15').table, 'g1.0')
  }
  expect(end('askari', 6)).toEqual([40, 15])
  expect(end('cavalry', 6, 6, 6)).toEqual([40, 16])
})

test('9.3 a road is measured from its centre line, an area from its nearest point', () => {
  const track = pieceNamed(convoy, 'track')
  expect(isNearPiece(convoy, track, 96, 0, 30 * 16)).toBe(true)
  expect(isNearPiece(convoy, track, 95, 0, 30 * 16)).toBe(false)
  const wood = pieceNamed(convoy, 'f1')
  expect([isNearPiece(convoy, wood, 16, 9 * 16, 30 * 16), isNearPiece(convoy, wood, 15, 9 * 16, 30 * 16)]).toEqual([
    true,
    false,
  ])
})
