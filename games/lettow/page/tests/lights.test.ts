import { eventsCited, type GameEvent, NOBODY } from '@boma/kernel'
import { inEnglish, lightsFor } from '@boma/showing'
import { told } from '@boma/testing'
import { expect, test } from 'vitest'
import { tell } from '../../actions.ts'
import { space } from '../../board.ts'
import { lettow } from '../../index.ts'
import { ALLIED, card, GERMAN, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const lights = (e: GameEvent) => lightsFor(inEnglish(lettow), e)
const rolled = (kind: string, facts: GameEvent['facts']) =>
  lights({ ...told(kind, facts), dice: [{ n: 0, sides: 6, shows: 6 }] }).roller

test.each([...new Set(eventsCited(tell).map((e) => e.name))])('%s can be lit, whatever it names', (kind) => {
  expect(lights(told(kind, {}))).toMatchObject({ pieces: [], spaces: expect.anything() })
})

test('a move shows its way, a voyage the ports that it passes (28.2)', () => {
  const g = given()
    .units({ '1/KAR': 'Nairobi', 'B-IEF': 'ocean', DESG: 'Dar-es-Salaam' })
    .turn('allied', 'A6')
    .play('move 1/KAR to Arusha', 'sail B-IEF to Kilwa')
  const lit = (kind: string) => g.given.events.filter((e) => e.kind === kind).map(lights)
  expect(lit('moved')).toMatchObject([
    { spaces: [space('Arusha')], pieces: [unit('1/KAR')], path: [space('Nairobi'), space('Arusha')] },
  ])
  expect(lit('sailed')).toMatchObject([{ path: [space('ocean'), space('Kilwa')] }])
  const voyage = lights(told('sailed', { unit: 0, from: space('Mombasa'), to: space('Kilwa') }))
  expect(voyage.path).toEqual(['Mombasa', 'Tanga', 'Dar-es-Salaam', 'Kilwa'].map(space))
})

test('dice are those of the side that fires, flies or turns a card; for superiority both roll', () => {
  expect(rolled('fired', { side: GERMAN, hits: 1 })).toBe(GERMAN)
  expect(rolled('airFails', {})).toBe(ALLIED)
  expect(rolled('starved', { unit: unit('EAD') })).toBe(ALLIED)
  // drawn by lot: nobody rolls
  expect(rolled('turned', { card: card('G1') })).toBe(NOBODY)
  expect(rolled('drew', { unit: unit('EAD') })).toBe(NOBODY)
  expect(rolled('superiority', { side: GERMAN, allied: 3, german: 5 })).toBeUndefined()
})
