import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { setScene } from '../../scene/scene.ts'
import { hexOf, PLACES, seated } from '../../session/tests/table.ts'
import { neighbourTo, nextOf } from '../cursor.ts'
import { handAt } from '../hand.ts'
import { type Extra, lightsToPlay, trailsOf } from '../lighting.ts'
import { unhurried } from './unhurried.ts'

const NOTHING = { pointedAt: () => [], tones: () => [], cursor: () => undefined }

function table(played: readonly string[]) {
  const session = seated({ played })
  const page = session.game.page
  if (page === undefined) throw new Error('the sample game has a page')
  const scene = createRoot(() => setScene(session, () => page))
  const hand = createRoot(() => handAt(session, scene, unhurried))
  const hex = (name: string) => hexOf(session, name)
  return {
    session,
    scene,
    hand,
    hex,
    lights: (extra: Extra = NOTHING) => createRoot(() => lightsToPlay(scene, hand, extra)),
  }
}

describe('what is lit', () => {
  test('are the counters that can act', () => {
    expect([...table(PLACES).lights().able]).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('are own counters on a hex that can be chosen, for they hide it; not on a point, whose ring shows', () => {
    const { session, scene, hand, hex } = table(PLACES)
    const [offer] = session.offers()
    if (offer === undefined) throw new Error('somebody can do something')
    const onSpace = {
      ...hand,
      places: () => ({ spaces: new Map([[hex('0402'), [offer]]]), pieces: new Map(), buttons: [] }),
    }
    const ableOn = (kind: 'hexes' | 'points') => {
      const shown = { ...scene, board: () => ({ ...scene.board(), kind }) }
      return createRoot(() => [...lightsToPlay(shown, onSpace, NOTHING).able])
    }
    expect(ableOn('hexes')).toEqual([0])
    expect(ableOn('points')).toEqual([])
  })

  test('is the reach of a march with what is left, and the enemy next to it', () => {
    const { lights, hex } = table([...PLACES, 'activate B4', 'march to 0301', 'halt', 'activate B1', 'march to 0502'])
    // B1 has come next to R1: it may march no farther, but it may fire.
    expect(lights().reach).toEqual([])
    expect(lights().targets).toEqual([hex('0602')])
    expect(lights().trails).toEqual([[hex('0402'), hex('0502')]])
    expect([...lights().chosen]).toContain(0)
  })

  test('is the reach without figures as long as nobody is chosen to march', () => {
    const { session, scene, hand, hex } = table(PLACES)
    const [offer] = session.offers()
    if (offer === undefined) throw new Error('somebody can do something')
    const spaces = new Map([[hex('0502'), [{ ...offer, hostile: false, cost: '2' }]]])
    const figures = (held: number | undefined) => {
      const holding = { ...hand, held: () => held, places: () => ({ spaces, pieces: new Map(), buttons: [] }) }
      return createRoot(() => lightsToPlay(scene, holding, NOTHING).reach.map(({ text }) => text))
    }
    expect(figures(undefined)).toEqual([''])
    expect(figures(0)).toEqual(['2'])
  })

  test('is the way under the pointer with what it leaves', () => {
    const { lights, hand, hex } = table([...PLACES, 'activate B1'])
    expect(lights().reach).toContainEqual({ space: hex('0502'), text: '1' })
    hand.point({ space: hex('0502') })
    expect(lights().path).toEqual({ spaces: [hex('0402'), hex('0502')], text: '1' })
  })

  test('is the whole way of an offer that says how it goes', () => {
    const { lights, hand, session, hex } = table([...PLACES, 'activate B1'])
    const [offer] = session.offers()
    if (offer === undefined) throw new Error('B1 can do something')
    const path = [hex('0402'), hex('0401'), hex('0501')]
    hand.weigh({ ...offer, cost: '3', path })
    expect(lights().path).toEqual({ spaces: path, text: '3' })
  })

  test('keeps its parts apart: a pointer that moves leaves the reach as it is', () => {
    const { lights, hand, hex } = table([...PLACES, 'activate B1'])
    const lit = lights()
    const [reach, able] = [lit.reach, lit.able]
    hand.point({ space: hex('0502') })
    expect(lit.path).toBeDefined()
    expect([lit.reach === reach, lit.able === able]).toEqual([true, true])
  })

  test('is a place that was refused, and a log line with the hex of its counter', () => {
    const { lights, hand, hex } = table([...PLACES, 'activate B1'])
    hand.press({ space: hex('0404') })
    expect(lights().refused).toBe(hex('0404'))
    const pointedAt = () => [
      { spaces: [hex('0101')], pieces: [6], path: [] },
      { spaces: [hex('0101')], pieces: [], path: [] },
    ]
    expect(lights({ ...NOTHING, pointedAt }).lit).toEqual([hex('0101'), hex('0602')])
  })
})

test('the first space and the first counter of a game are as good as any other', () => {
  const { lights, hand, hex, scene } = table([...PLACES, 'activate B1'])
  expect([hex('0101'), scene.piece(0)?.name]).toEqual([0, 'B1'])
  expect(lights({ ...NOTHING, cursor: () => 0 }).cursor).toBe(0)
  expect(lights({ ...NOTHING, pointedAt: () => [{ spaces: [0], pieces: [0], path: [] }] }).lit).toContain(0)
  hand.press({ space: 0 })
  expect(hand.selected()).toBe(0)
  expect(lights().refused).toBe(0)
  hand.hold(0)
  expect(hand.held()).toBe(0)
  expect(lights().chosen.has(0)).toBe(true)
})

test('steps that follow on one another are one trail', () => {
  const step = (...path: number[]) => ({ spaces: [], pieces: [], path })
  expect(trailsOf([step(1, 2), step(), step(2, 3), step(7, 8)])).toEqual([
    [1, 2, 3],
    [7, 8],
  ])
})

describe('the keyboard’s place', () => {
  const { scene, hex } = table(PLACES)
  test.each([
    ['north', '0402'],
    ['north-east', '0503'],
    ['south-east', '0504'],
    ['south', '0404'],
    ['south-west', '0304'],
    ['north-west', '0303'],
  ] as const)('goes %s from 0403 to %s', (way, name) => {
    expect(neighbourTo(scene.board(), hex('0403'), way)).toBe(hex(name))
  })

  test('does not leave the map', () => {
    expect(neighbourTo(scene.board(), hex('0101'), 'north-west')).toBeUndefined()
    expect(neighbourTo(scene.board(), hex('0101'), 'north')).toBeUndefined()
  })

  test('goes round what is offered, both ways', () => {
    const spaces = new Set([hex('0602'), hex('0302'), hex('0401')])
    const next = (from: string | undefined, by: 1 | -1) =>
      nextOf(scene.board(), spaces, from === undefined ? undefined : hex(from), by)
    expect(next(undefined, 1)).toBe(hex('0302'))
    expect(next('0302', 1)).toBe(hex('0401'))
    expect(next('0602', 1)).toBe(hex('0302'))
    expect(next('0302', -1)).toBe(hex('0602'))
    expect(nextOf(scene.board(), new Set(), undefined, 1)).toBeUndefined()
  })
})
