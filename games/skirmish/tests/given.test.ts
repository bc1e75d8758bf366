import { describe, expect, test } from 'vitest'
import { counter, scene } from './given.ts'

describe('a scene', () => {
  test('is what it says', () => {
    const g = scene({ B1: 'rifles 0402 disrupted', R3: 'gun 0601 shown' }, { turn: 4, active: 'R3' })
    expect([counter(g, 'B1'), counter(g, 'R3'), counter(g, 'R1')]).toEqual([
      'rifles 0402 disrupted',
      'gun 0601',
      'gone',
    ])
    expect([g.table.tracks.turn, g.decision?.side, g.decision?.prompt]).toEqual([4, 1, 'march'])
  })

  test.each([
    ['two counters in a hex', { B1: 'rifles 0402', R1: 'gun 0402' }, 'two counters stand in 0402'],
    ['a counter in the river', { B1: 'rifles 0506', R1: 'gun 0402' }, 'B1 stands in the river'],
    ['two guns', { B1: 'gun 0401', B2: 'gun 0402', R1: 'gun 0402' }, 'Blue has 2 counters that are gun'],
    ['a side that has lost', { B1: 'gun 0401', R1: 'dummy 0402' }, 'Red has nobody left'],
    ['a counter of no kind', { B1: 'guns 0401', R1: 'gun 0402' }, 'Blue has'],
    ['a counter off the map', { B1: 'gun 1001', R1: 'gun 0402' }, 'there is no hex 1001'],
    ['a counter of a third side', { G1: 'gun 0401' }, 'counters are called'],
  ])('refuses %s', (_, counters, problem) => {
    expect(() => scene(counters)).toThrow(problem)
  })
})
