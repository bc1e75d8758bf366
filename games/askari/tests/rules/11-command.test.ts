import { toAnswer } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { battleGround } from '../battle-ground.ts'

const seat = (march: string, answer: string) => {
  const g = battleGround().set({ turn: 18, leadership: 1 }).carriers('entente', '3018').defend('3018', '1-FK')
  g.assault({ at: '3018', from: '2919', march }).dice(...(answer === 'withdraw' ? [] : []))
  return askari.seats?.[toAnswer(askari, g.play(answer).t)]?.id
}

describe('1.0 three players', () => {
  test('1.0 a mixed battle is commanded by whose units are more, by the British if they are level (ruling 139)', () => {
    expect(seat('1-SAFA 1-F-Pub 2-F-Pub', 'stand')).toBe('allied')
    expect(seat('1-SAFA 1-F-Pub', 'stand')).toBe('british')
    expect(seat('1-F-Pub-Btry', 'stand')).toBe('allied')
  })

  test('1.0 leadership is the whole side’s, and so the British player’s', () => {
    expect(seat('1-F-Pub 2-F-Pub', 'stand')).toBe('british')
  })
})
