import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const { advice, offer } = inEnglish(tanga).page

const stack = () =>
  given()
    .units({ 'raj13-a': '1511 NW', 'raj13-b': '1511', 'raj13-co': '1511', 'fk6-1': '1210 SE' })
    .phase('britishMovement')

test('15.1 a whole stack is taken up at once, whichever of its units could be laid on top', () => {
  const { t } = stack()
  const found = advice.reach?.(t, { space: hex('1511') })
  expect(found?.pieces.length).toBe(3)
  expect(found?.goals.length).toBeGreaterThan(10)
  const [first] = found?.pieces ?? []
  expect(offer(t, act.top(first as Unit)).besides).toBe(true)
})

test('10.3c where the enemy may fire at them the page says so, and reckons on as if he held', () => {
  const found = advice.reach?.(stack().t, { space: hex('1511') })
  expect(found?.goals.some(({ halts }) => halts)).toBe(true)
  expect(found?.halt).toBe('the enemy may fire there')
})
