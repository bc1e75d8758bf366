import { expect, test } from 'vitest'
import { inTurns } from '../hall/turns.ts'

test('while something long is done in steps, all others have their turn', async () => {
  let isDone = false
  const long = function* () {
    for (let n = 0; n < 96; n++) yield n / 96
    isDone = true
    return 'done'
  }
  const waiting = inTurns(long())
  let turns = 0
  for (; !isDone; turns++) await new Promise<void>((later) => void setImmediate(later))
  expect(await waiting).toBe('done')
  expect(turns).toBeGreaterThan(8)
})
