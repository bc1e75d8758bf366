import type { Action } from '@boma/kernel'
import type { Group, Parting } from '@boma/showing'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import type { Scene } from '../../scene/scene.ts'
import type { Session } from '../../session/session.ts'
import { partedAt } from '../parting-at.ts'

/** Four to be parted: 1 and 2 have guns and may seek, 3 and 4 may not. */
function berths() {
  const [version, setVersion] = createSignal(0)
  const ordered: (readonly Group[])[] = []
  const ways = [
    { id: 'seek', label: 'seeks' },
    { id: 'low', label: 'lies low' },
  ]
  const parting = {
    rule: '1.1',
    members: [1, 2, 3, 4].map((id) => ({ id })),
    instead: 9 as Action,
    ways: (members: readonly number[]) => (members.some((id) => id < 3) ? ways : ways.slice(1)),
    order: (groups: readonly Group[]) => {
      ordered.push(groups)
      return []
    },
  } as unknown as Parting
  const session = {
    version,
    offers: () => [{}],
    picked: () => [],
    view: () => ({}),
    order: () => undefined,
  } as unknown as Session
  const scene = { page: { parting: { now: () => parting } } } as unknown as Scene
  const parted = createRoot(() => partedAt(session, scene))
  const told = () => parted.groups().map(({ members, way }) => `${members.join('')} ${way}`.trim())
  return { parted, told, ordered, next: () => setVersion((n) => n + 1) }
}

test('all are in one group first, with room for a second', () => {
  const { parted, told } = berths()
  expect(told()).toEqual(['1234 seek', ''])
  expect(parted.isParted()).toBe(false)
})

test('a counter goes into the group that it is drawn to, in its order, and each group does what it may', () => {
  const { parted, told } = berths()
  parted.move(3, 1)
  expect(told()).toEqual(['124 seek', '3 low', ''])
  parted.move(2, 1)
  // Who begins another group commits nobody; it may seek now, and does when told.
  expect(told()).toEqual(['14 seek', '23 low', ''])
  parted.turn(1, 'seek')
  expect(told()).toEqual(['14 seek', '23 seek', ''])
  parted.move(2, 0)
  // Without guns it cannot, whatever it was told.
  expect(told()).toEqual(['124 seek', '3 low', ''])
  parted.turn(1, 'seek')
  expect(told()[1]).toBe('3 low')
})

test('a counter that is pressed goes on from group to group, and round again', () => {
  const { parted, told } = berths()
  parted.move(4)
  expect(told()).toEqual(['123 seek', '4 low', ''])
  parted.move(4)
  expect(told()).toEqual(['1234 seek', ''])
})

test('as many groups as there are counters, and no more; a place that is none changes nothing', () => {
  const { parted, told } = berths()
  for (const [member, to] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)
    parted.move(member, to)
  expect(told()).toEqual(['1 seek', '2 low', '3 low', '4 low'])
  parted.move(1, 7)
  expect(told()).toHaveLength(4)
})

test('they are declared as they are, united again, and forgotten when the match goes on', () => {
  const { parted, told, ordered, next } = berths()
  parted.move(2, 1)
  parted.declare()
  expect(ordered.at(-1)).toEqual([
    { members: [1, 3, 4], way: 'seek' },
    { members: [2], way: 'low' },
  ])
  parted.unite()
  expect(told()).toEqual(['1234 seek', ''])
  parted.move(2, 1)
  next()
  expect(parted.isParted()).toBe(false)
})
