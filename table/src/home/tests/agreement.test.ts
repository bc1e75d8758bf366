import { skirmish } from '@boma/skirmish'
import { expect, test } from 'vitest'
import { agreementOn, conclude } from '../agreement.ts'

test('what is agreed upon stays so until the match begins', () => {
  agreementOn(skirmish).setSeats(['random', 'person'])
  agreementOn(skirmish).setDice('typed')
  expect(agreementOn(skirmish).seats()).toEqual(['random', 'person'])
  expect(agreementOn(skirmish).dice()).toBe('typed')
  conclude(skirmish)
  expect(agreementOn(skirmish).seats()).toEqual(['person', 'greedy'])
})
