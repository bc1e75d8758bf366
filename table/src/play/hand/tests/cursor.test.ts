import { question } from '@boma/kernel'
import type { Board, Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { boardOf, CROSS, named } from '../../../map/tests/boards.ts'
import { setScene } from '../../scene/scene.ts'
import { hexOf, PLACES, seated } from '../../session/tests/table.ts'
import { type CursorWay, cursorAt, neighbourTo } from '../cursor.ts'
import { handAt } from '../hand.ts'
import { playedAtRandom } from './at-random.ts'
import { unhurried } from './unhurried.ts'

const WAYS: readonly CursorWay[] = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

describe('the cursor on hexes', () => {
  const hexes = boardOf(['oooo', 'oooo', 'oooo'])

  test('goes to the next hex and stays on the map', () => {
    const from = named(hexes, '0202')
    const around = WAYS.map((way) => neighbourTo(hexes, from, way))
    expect(new Set(around).size).toBe(6)
    expect(neighbourTo(hexes, named(hexes, '0101'), 'north')).toBeUndefined()
  })
})

describe('the cursor on points', () => {
  test('goes to the point that lies that way', () => {
    expect(neighbourTo(CROSS, 0, 'north')).toBe(1)
    expect(neighbourTo(CROSS, 0, 'south')).toBe(3)
    expect(neighbourTo(CROSS, 1, 'south')).toBe(0)
    expect(neighbourTo(CROSS, 1, 'north')).toBeUndefined()
  })

  test('goes along a road rather than to what is nearer beside it', () => {
    const beside = { id: 7, name: 'Beside', x: 10.4, y: 8, terrain: '', territory: '' } as const
    const board: Board = { ...CROSS, spaces: [...CROSS.spaces, beside] }
    expect(neighbourTo(board, 0, 'north')).toBe(1)
    expect(neighbourTo(board, 1, 'south')).toBe(0)
  })

  test('comes everywhere, boxes too', () => {
    const seen = new Set([0])
    for (const space of seen)
      for (const way of WAYS) {
        const next = neighbourTo(CROSS, space, way)
        if (next !== undefined) seen.add(next)
      }
    expect(seen.size).toBe(CROSS.spaces.length)
  })
})

describe('the cursor at a table', () => {
  function at(...played: readonly string[]) {
    const session = seated({ played: [...PLACES, ...played] })
    return createRoot(() => {
      const scene = setScene(session, () => session.game.page)
      const hand = handAt(session, scene, unhurried)
      const cursor = cursorAt(scene, hand, () => undefined)
      return { cursor, hex: (name: string) => hexOf(session, name) }
    })
  }

  test('begins where somebody is to move, and then goes from place to place', () => {
    const { cursor, hex } = at('activate B1')
    expect(cursor.begin()).toBe(hex('0402'))
    cursor.step('south-east')
    expect(cursor.space()).toBe(hex('0402'))
    cursor.step('north')
    expect(cursor.space()).toBe(hex('0401'))
  })
})

test('N comes to enemies first, wherever the cursor stood when something else was asked', () => {
  let cursor: ReturnType<typeof cursorAt> | undefined
  let met = 0
  // The guns of a ship may fire at any hex (10.27): whom they would hit lies behind hundreds of others.
  for (let seed = 1; met === 0 && seed <= 20; seed++)
    playedAtRandom(
      tanga as unknown as Game,
      seed,
      90,
      ({ hand, scene, match }) => {
        const { spaces } = hand.places()
        const [enemies, others] = [true, false].map((isEnemys) =>
          [...spaces].flatMap(([space, offers]) => (offers.some((o) => o.hostile) === isEnemys ? [space] : [])),
        )
        if (question(match.game, match.table)?.name === 'guns' && enemies?.length && others?.length) {
          cursor?.turn(1)
          expect(enemies).toContain(cursor?.space())
          met++
        }
        // Whatever is asked next, it stands somewhere in the middle of the map.
        hand.cancel()
        cursor?.set(scene.board().spaces[200]?.id)
      },
      ({ hand, scene }) => {
        cursor = cursorAt(scene, hand, () => undefined)
      },
    )
  expect(met).toBeGreaterThan(0)
})
