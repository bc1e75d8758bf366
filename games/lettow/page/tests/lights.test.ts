import { eventsCited, NOBODY } from '@boma/kernel'
import { told } from '@boma/kernel/testing'
import { expect, test } from 'vitest'
import { tell } from '../../actions.ts'
import { space } from '../../board.ts'
import { ALLIED, card, GERMAN, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { lights } from '../lights.ts'

test.each([...new Set(eventsCited(tell).map((e) => e.name))])('%s can be lit, whatever it names', (kind) => {
  expect(lights(told(kind, {}))).toMatchObject({ pieces: [], path: [] })
  // Space 0 and counter 0 are as good as any.
  expect(lights(told(kind, { unit: 0, space: 0 })).pieces).toEqual([0])
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
  expect(lights(told('fired', { side: GERMAN, hits: 1 })).roller).toBe(GERMAN)
  expect(lights(told('airFails', {})).roller).toBe(ALLIED)
  expect(lights(told('starved', { unit: unit('EAD') })).roller).toBe(ALLIED)
  // drawn by lot: nobody rolls
  expect(lights(told('turned', { card: card('G1') })).roller).toBe(NOBODY)
  expect(lights(told('drew', { unit: unit('EAD') })).roller).toBe(NOBODY)
  expect(lights(told('superiority', { side: GERMAN, allied: 3, german: 5 }))).not.toHaveProperty('roller')
})
