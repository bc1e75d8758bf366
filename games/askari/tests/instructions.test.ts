import type { Terms } from '@boma/counsel'
import { SIDES, writeAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { instructions } from '../counsel/instructions.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, unit } from '../roster.ts'
import { enter, impulse } from './at-sea.ts'
import { battleGround } from './battle-ground.ts'

function answer(t: Table, side: typeof GERMAN, key: string, terms: Terms = {}): string | undefined {
  const action = instructions(side)
    .find((each) => each.key === key)
    ?.answer(t, terms)
  return action === undefined ? undefined : writeAction(act, action)
}

const field = () => battleGround().carriers('entente', '3018')
const sai = { at: '3018', from: '2919', march: '5-SAI' }

test('11.5.1 Germans withdraw below the chance that is named, and stand at or above it; the Entente has no such sentence', () => {
  const g = field()
    .defend('3018', '1-FK')
    .assault({ ...sai, march: '5-SAI 6-SAI 7-SAI 8-SAI' })
  expect(g.asked).toBe('german withdraw')
  const at = (chance: number) => answer(g.t, GERMAN, 'withdraw', { chance })
  expect([at(10), at(90)]).toEqual(['stand', 'withdraw'])
  expect(instructions(ENTENTE).some(({ key }) => key === 'withdraw')).toBe(false)
})

test('12.4.1 who comes in is sought or not; 12.4.4 never with a vessel that is spared', () => {
  const met = () => enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low').t
  expect([0, 1, 2].map((whom) => answer(met(), ENTENTE, 'seek', { whom }))).toEqual(['lie-low', 'lie-low', 'seek'])
  expect(answer(met(), ENTENTE, 'spare', { vessels: [unit('Astraea')] })).toBe('lie-low')
  expect(answer(met(), ENTENTE, 'spare', { vessels: [unit('Hyacinth')] })).toBeUndefined()
})

test('every sentence and every word of it has words', () => {
  for (const side of SIDES)
    for (const { sentence, blanks } of inEnglish(askari).page.advice.instructions?.(side) ?? []) {
      expect([sentence, ...blanks.flatMap(({ options }) => options.map(({ label }) => label))].join()).not.toMatch(
        /instruct\./,
      )
      expect(blanks.every(({ name }) => sentence.includes(name))).toBe(true)
    }
})
