import { toAnswer } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { ENTENTE, unit } from '../../roster.ts'
import { seatAtSea } from '../../rules/12-command.ts'
import { battleGround } from '../battle-ground.ts'
import { space } from '../given.ts'

/** Who is asked first after the Germans stand: about the guns, or else about leadership. */
function seat(march: string, players: 2 | 3 = 3): string | undefined {
  const g = battleGround().set({ turn: 18, leadership: 1 }).carriers('entente', '3018').defend('3018', '1-FK')
  g.arrange((t) => {
    t.core.options = players === 3 ? 1 : 0
  })
  g.assault({ at: '3018', from: '2919', march }).play('stand')
  return askari.seats?.[toAnswer(askari, g.t)]?.id
}

describe('1.0 three players', () => {
  test('1.0, 11.7.3b a mixed battle is commanded, and its guns placed, by whose units are more, by the British if they are level (ruling 139)', () => {
    expect(seat('1-SAFA 1-F-Pub 2-F-Pub')).toBe('allied')
    expect(seat('1-SAFA 1-F-Pub')).toBe('british')
    expect(seat('1-F-Pub-Btry')).toBe('allied')
    expect(seat('1-F-Pub-Btry', 2)).toBe('british')
  })

  test('1.0 leadership is the whole side’s, and so the British player’s', () => {
    expect(seat('1-F-Pub 2-F-Pub')).toBe('british')
  })

  test('1.0, 12.4.7 a mixed force at sea is commanded by whose pieces are more, whoever of the enemy lies there (ruling 139)', () => {
    const atSea = (...names: readonly string[]) => {
      const laid = Object.fromEntries(['1-FK', ...names].map((name) => [name, '3412']))
      const { t } = battleGround().units(laid)
      t.core.options = 1
      t.entry.at = space('3412')
      for (const name of names) t.fleet.group[unit(name)] = 1
      return askari.seats?.[seatAtSea(t, ENTENTE)]?.id
    }
    expect(atSea('Astraea', '1-F-Pub', '2-F-Pub')).toBe('allied')
    expect(atSea('Astraea', '1-F-Pub')).toBe('british')
  })
})
