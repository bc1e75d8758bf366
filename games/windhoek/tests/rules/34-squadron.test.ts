import { describe, expect, test } from 'vitest'
import { lastTurn } from '../../rules/05-victory.ts'
import { squadronInPlay } from '../../rules/34.2-naval-supremacy.ts'
import { given, type Position } from '../given.ts'

const runner = (g: Position, turn: number, ...more: number[]) =>
  g
    .set({ turn: turn - 1 })
    .before('turn')
    .dice(1, 1, ...more)
    .play('end')
/** The squadron in play at the end of a turn. */
const endOfTurn = (where: Parameters<Position['units']>[0] = {}) =>
  given('squadron')
    .units({ 'Ost-Naval': 'support', ...where })
    .set({ turn: 6 })
    .before('squadron')

describe('34.0 the East Asia Squadron', () => {
  test('34.0 the first blockade runner of 1915 brings it, port or no port, and the game lasts to turn 12', () => {
    const g = runner(given('squadron'), 6, 1)
    expect(g.at('Ost-Naval')).toBe('support')
    expect(lastTurn(g.t)).toBe(12)
    expect(g.events.filter((e) => e.rule === '34.0').map((e) => e.kind)).toEqual(['squadronCame', 'lengthChanged'])
  })

  test('34.0 not in 1914, and such a roll does not use it up', () => {
    const g = runner(given('squadron'), 4, 1)
    expect([g.at('Ost-Naval'), lastTurn(g.t)]).toEqual(['aside', 10])
    expect(runner(g, 5, 1).at('Ost-Naval')).toBe('support')
  })

  test('34.0 once a game, and only with the option', () => {
    const g = runner(given('squadron'), 6, 1)
    g.units({ 'Ost-Naval': 'eliminated' })
    expect(runner(g, 7, 1).at('Ost-Naval')).toBe('eliminated')
    expect(runner(given(), 6, 1).at('Ost-Naval')).toBe('aside')
  })

  test('34.0 the rest of the event still applies', () => {
    const g = runner(given('squadron').units({ 'FK-1': '2117', 'MEK-1': 'recruits' }), 6, 5)
    expect([g.points('german'), g.asked]).toEqual([5, 'german blockade-runner'])
    g.dice(1).play('end')
    expect(g.at('Ost-Naval')).toBe('support')
  })

  test('34.0 with a Commonwealth brigade the game ends in turn 11', () => {
    const g = given('squadron').arrange((t) => {
      t.tracks.brigadeBuilt = 1
    })
    expect(lastTurn(runner(g, 6, 1).t)).toBe(11)
  })
})

describe('34.1 what it brings', () => {
  test('34.1 at the end of a turn 1 to 3 lets it stay', () => {
    for (const die of [1, 2, 3]) {
      const g = endOfTurn().dice(die, 6, 6, 1).play('end')
      expect(g.at('Ost-Naval'), `${die}`).toBe('support')
      expect(g.events[0]).toMatchObject({ kind: 'squadronStayed', rule: '34.1', dice: [{ shows: die }] })
    }
  })

  test('34.1 on 4 to 6 it is lost, and its marines and guns go ashore at once', () => {
    for (const die of [4, 5, 6]) {
      const g = endOfTurn({ 'SAMR-1': '2118' }).dice(die).play('end')
      expect(g.at('Ost-Naval'), `${die}`).toBe('eliminated')
      expect(g.asked).toBe('german deploy')
      expect(g.events.map((e) => `${e.rule} ${e.kind}`)).toEqual(['34.1 squadronLost'])
      g.play('deploy at 2120').dice(6, 6, 1).play('deploy at 2120')
      expect([g.at('Ost-Marine'), g.at('Ost-Art')]).toEqual(['2120', '2120'])
      expect(g.t.tracks.turn).toBe(7)
    }
  })

  test('34.1 on the coast of the colony, away from the Allies and their zones', () => {
    const g = endOfTurn({ 'SAMR-1': '2118', DLI: '2426', 'FK-1': '2117' }).dice(4).play('end')
    for (const place of ['2119', '2426', '2118', '3033', '2515', '1101'])
      expect(g.why(`deploy at ${place}`), place).toBe('34.1')
    expect(g.why('deploy at 2427')).toBe('')
    expect(g.why('deploy at 2117')).toBe('34.1')
  })

  test('34.1 with no coast free they are lost', () => {
    const g = endOfTurn().arrange((t) => {
      for (let h = 0; h < t.places.marks.length; h++) t.places.marks[h as never] = 4
    })
    g.before('squadron').dice(5, 6, 6, 1).play('end')
    expect([g.at('Ost-Marine'), g.at('Ost-Art')]).toEqual(['eliminated', 'eliminated'])
    expect(g.events.filter((e) => e.kind === 'landingLost')).toHaveLength(2)
  })

  test('34.1 no die while it is not in play', () => {
    const g = given('squadron').set({ turn: 6 }).before('squadron').dice(6, 6, 1).play('end')
    expect(g.t.tracks.turn).toBe(7)
  })
})

describe('34.2 command of the sea', () => {
  test('34.2 the squadron rules the sea while it is in play, and no longer', () => {
    expect(squadronInPlay(given('squadron').t)).toBe(false)
    expect(squadronInPlay(endOfTurn().t)).toBe(true)
    expect(squadronInPlay(endOfTurn().units({ 'Ost-Naval': 'eliminated' }).t)).toBe(false)
  })
})
