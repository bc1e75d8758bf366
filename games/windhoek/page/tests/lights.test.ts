import { eventsCited, type GameEvent } from '@boma/kernel'
import { inEnglish, lightsFor } from '@boma/showing'
import { told } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { tell } from '../../actions.ts'
import { hex, TOWN_HEXES } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { marching } from '../../tests/marching.ts'

const lights = (e: GameEvent) => lightsFor(inEnglish(windhoek), e)

describe('lights', () => {
  test.each([...new Set(eventsCited(tell).map((e) => e.name))])(
    '%s can be lit, even when fog hides its facts',
    (kind) => {
      expect(() => lights(told(kind, {}))).not.toThrow()
      expect(lights(told(kind, {}))).toMatchObject({ pieces: [], path: [] })
    },
  )

  test('show the way of a march and the counters that joined it', () => {
    const g = marching('german', { 'FK-1': '2515' }).play('march from 2515', 'all', 'step to 2514')
    const of = (kind: string) => g.events.filter((e) => e.kind === kind).map((e) => lights(e))
    expect(of('joined')).toEqual([{ spaces: [hex('2515')], pieces: [unit('FK-1')], path: [] }])
    expect(of('stepped')).toEqual([{ spaces: [hex('2514')], pieces: [], path: [hex('2515'), hex('2514')] }])
  })

  test('show the hex under attack, and for whoever has won the towns', () => {
    const attack = lights(told('battleBegan', { side: 0, from: 1, at: 2 }))
    expect(attack).toEqual({ spaces: [2], pieces: [], path: [] })
    expect(lights(told('wonAtOnce', { side: 0 })).spaces).toEqual(TOWN_HEXES)
  })
})

test('a ride and a voyage are lit all along, and dice belong to who rolls them', () => {
  const ride = lights(told('rode', { from: hex('2117'), to: hex('2414') }))
  expect(ride.path).toEqual(['2117', '2216', '2316', '2415', '2414'].map(hex))
  expect(lights(told('sailed', { from: hex('2118'), to: hex('2426') })).path.length).toBeGreaterThan(5)
  const rolled = (facts: GameEvent['facts']) =>
    lights({ ...told('scored', facts), dice: [{ n: 0, sides: 6, shows: 6 }] }).roller
  expect(rolled({ unit: unit('FK-1') })).toBe(GERMAN)
  expect(rolled({ unit: unit('SAMR-1') })).toBe(ALLIED)
  expect(rolled({})).toBeUndefined()
  const byTheSide = { ...told('pointsDetermined', { side: ALLIED }), dice: [{ n: 0, sides: 6, shows: 6 }] }
  expect(lights(byTheSide).roller).toBe(ALLIED)
  expect(lights(told('scored', { unit: unit('FK-1') })).roller).toBeUndefined()
})
