import { toAnswer } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import type { Position } from '../given.ts'
import { begin, marching } from '../marching.ts'

/** The same position, at a table of three. */
const shared = (g: Position): Position =>
  g.arrange((t) => {
    t.core.options = 1
  })
const seat = (g: Position): number => toAnswer(askari, g.t)

describe('1.0 three players (ruling 139)', () => {
  const units = { '1/3-KAR': '2506', '2-F-Pub': '0210', '1-FK': '2511' }

  test('1.0, 9.1 without a third player one seat moves all of the Entente and hands over to nobody', () => {
    const g = marching('entente', units)
    expect(g.legal).toEqual(expect.arrayContaining(['march from 2506', 'march from 0210']))
    expect([seat(g), g.why('hand-over')]).toEqual([1, '1.0'])
  })

  test('1.0, 9.1 the British begin and move their own; then the Belgians and Portuguese theirs', () => {
    const g = begin(shared(marching('entente', units)), 'entente')
    expect([seat(g), g.why('march from 0210')]).toEqual([1, '1.0'])
    g.play('end', 'end')
    expect([g.asked, seat(g), g.why('march from 2506')]).toEqual(['entente impulse', 2, '1.0'])
    g.play('march from 0210', 'all', 'halt', 'end', 'end')
    expect(g.asked).toBe('german impulse')
  })

  test('1.0, 9.1 one hands over to the other, in any order, but not straight back', () => {
    const g = begin(shared(marching('entente', units)), 'entente').play('hand-over')
    expect([seat(g), g.why('hand-over')]).toEqual([2, '1.0'])
    expect(g.story.at(-1)).toMatch(/^handedOver/)
    g.play('march from 0210', 'all', 'halt', 'hand-over')
    expect(seat(g)).toBe(1)
    g.play('end', 'end')
    expect([g.asked, seat(g), g.why('hand-over')]).toEqual(['entente impulse', 2, '1.0'])
  })

  test('1.0, 9.1 each entrenches his own units', () => {
    const g = begin(shared(marching('entente', units)), 'entente').play('end')
    expect([g.asked, g.legal.filter((each) => each.startsWith('entrench'))]).toEqual([
      'entente entrench',
      ['entrench 1/3-KAR'],
    ])
  })

  test('1.0, 9.1 vessels, too, are sailed by whose they are', () => {
    const g = begin(shared(marching('entente', { ...units, Fox: '3412', 'Bn-Dhanis': 'tanganyika' }, 30)), 'entente')
    expect([g.why('sail Fox'), g.why('sail Bn-Dhanis')]).toEqual(['', '1.0'])
    g.play('hand-over')
    expect([g.why('sail Fox'), g.why('sail Bn-Dhanis')]).toEqual(['1.0', ''])
    g.play('sail Bn-Dhanis')
    expect(seat(g)).toBe(2)
  })

  test('1.0, 9.1, 12.3.1 who has sailed since he was handed the Impulse may hand it back', () => {
    const g = begin(shared(marching('entente', { ...units, 'Bn-Dhanis': 'tanganyika' }, 30)), 'entente')
    g.play('hand-over')
    expect(g.why('hand-over')).toBe('1.0')
    g.play('sail Bn-Dhanis', 'steer for 0210')
    expect([g.asked, g.why('hand-over')]).toEqual(['entente impulse', ''])
  })

  test('1.0, 9.1, 10.3.4 both come to one assault on a coast', () => {
    const lake = { '2-F-Pub': '0210', '3-F-Pub': '0317', NRP: '0824', '1-FK': '0311' }
    const g = begin(shared(marching('entente', lake, 16)), 'entente').play('hand-over')
    const lands = () => g.legal.filter((each) => each.startsWith('land'))
    g.play('march from 0210', 'all', 'board tanganyika')
    expect(lands()).toContain('land at 0311')
    g.play('land at 0311')
    expect([g.asked, seat(g), g.why('march from 0824')]).toEqual(['entente assault', 2, '1.0'])
    g.play('hand-over')
    expect([g.asked, seat(g), g.why('hand-over')]).toEqual(['entente assault', 1, '1.0'])
    g.play('march from 0824', 'all', 'board tanganyika', 'land at 0311')
    expect(g.t.attackers.size).toBe(2)
  })

  test('1.0, 9.1, 10.1 the Carriers from the sea are the British player’s, those on the map anybody’s', () => {
    const g = marching('entente', { ...units, Cmba: 'east' }, 20, 1, (p) =>
      p.set({ portugal: 'entente' }).carriers('entente', 'east', '0205'),
    )
    begin(shared(g), 'entente')
    expect([g.why('march from east'), g.why('march from 0205')]).toEqual(['', ''])
    g.play('hand-over')
    expect([g.why('march from east'), g.why('march from 0205')]).toEqual(['', ''])
    g.play('march from east', 'all')
    expect([g.at('Cmba'), g.carriersIn('entente', 'east')]).toEqual(['ocean', 1])
    g.play('land at 3536')
    expect(g.why('march from east')).toBe('1.0')
    expect(g.legal).not.toContain('march from east')
  })

  test('1.0 the Germans have one seat', () => {
    expect(seat(begin(shared(marching('german', units)), 'german'))).toBe(0)
  })

  test('1.0 the option is off unless it is asked for', () => {
    expect(givenMatch(askari, {}).table.core.options).toBe(0)
  })
})
