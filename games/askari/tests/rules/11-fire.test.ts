import { describe, expect, test } from 'vitest'
import { ENTENTE, GERMAN, unit } from '../../roster.ts'
import { fireLines, needOf } from '../../rules/11-fire.ts'
import { BOMBARDMENT, QUICK_FIRE, RIFLE_FIRE } from '../../rules/11-forces.ts'
import { type Assault, type BattleGround, battleGround } from '../battle-ground.ts'

const ROUNDS = { bombardment: BOMBARDMENT, guns: QUICK_FIRE, rifles: RIFLE_FIRE }

/** What is added to a piece's fire, by the message of each line, with its value. */
function added(
  g: BattleGround,
  name: string,
  round: keyof typeof ROUNDS,
  dug = false,
): Readonly<Record<string, number>> {
  const u = unit(name)
  const side = g.isGerman(name) ? GERMAN : ENTENTE
  const lines = fireLines(g.t, { unit: u, side, round: ROUNDS[round], type: dug ? 1 : 0 })
  return Object.fromEntries(lines.map((line) => [line.text.replace('page.', ''), line.value]))
}

/** The British attack a company there; nobody has fired yet, and whoever has no line is suppressed only later. */
const attackOn = (at: string, how: Partial<Assault> = {}) =>
  battleGround()
    .set({ turn: 30 })
    .defend(at, '1-FK')
    .assault({ at, march: '9-SAI 1-SAFA', ...how })

describe('11.8.5, 11.9.6, 11.10.5 what the ground adds', () => {
  test('11.10.5 nothing in the open and in bush; one over a river, for the rifles of the land stack alone', () => {
    expect(added(attackOn('3018', { from: '2919' }), '9-SAI', 'rifles')).toEqual({})
    expect(added(attackOn('3020', { from: '3021' }), '9-SAI', 'rifles')).toEqual({})
    const river = attackOn('3018', { from: '2918' })
    expect(added(river, '9-SAI', 'rifles')).toEqual({ overRiver: 1 })
    expect(added(river, '9-SAI', 'guns')).toEqual({ attackingGuns: 1 })
    expect(added(river, '1-FK', 'rifles')).toEqual({})
  })

  test('11.10.5 one in highland, forest and swamp; a river adds nothing to that', () => {
    expect(added(attackOn('2107', { from: '2108' }), '9-SAI', 'rifles')).toEqual({ roughGround: 1 })
    expect(added(attackOn('0503', { from: '0502' }), '9-SAI', 'rifles')).toEqual({ roughGround: 1 })
    expect(added(attackOn('0707', { from: '0806' }), '9-SAI', 'rifles')).toEqual({ roughGround: 1 })
    expect(added(attackOn('2107', { from: '2108' }), '1-SAFA', 'bombardment')).toEqual({})
  })

  test('11.8.5 one to all fires of an attacker in mountains, and no more for his rifles', () => {
    const g = attackOn('2720', { from: '2820' })
    expect(added(g, '9-SAI', 'rifles')).toEqual({ mountain: 1 })
    expect(added(g, '9-SAI', 'guns')).toEqual({ mountain: 1, attackingGuns: 1 })
    expect(added(g, '1-SAFA', 'bombardment')).toEqual({ mountain: 1 })
    expect(added(g, '1-FK', 'guns')).toEqual({})
  })

  test('10.3.4 one to the rifles of those who landed, not of those who came by land beside them', () => {
    const g = attackOn('3119', { from: '3120', march: '1-SAFA 9-SAI', land: '10-SAI' })
    expect(added(g, '10-SAI', 'rifles')).toEqual({ landing: 1 })
    expect(added(g, '9-SAI', 'rifles')).toEqual({})
  })
})

describe('11.8.5, 11.9.6, 11.10.5 what else is added', () => {
  test('11.4.3 one for the suppressed; 11.13.2 one less for leadership; one for an entrenched target', () => {
    const g = attackOn('3018', { from: '2919' }).suppress('9-SAI').led('entente')
    expect(added(g, '9-SAI', 'rifles', true)).toEqual({ suppressed: 1, leadership: -1, entrenchedTarget: 1 })
    expect(added(g, '1-SAFA', 'bombardment', true)).toEqual({ leadership: -1, entrenchedTarget: 1 })
    expect(added(g, '9-SAI', 'guns', true)).toEqual({
      suppressed: 1,
      leadership: -1,
      entrenchedTarget: 1,
      attackingGuns: 1,
    })
    expect(added(g, '1-FK', 'rifles')).toEqual({})
  })

  test('12.6.1 one for a vessel, in mountains two', () => {
    const g = attackOn('3119', { land: '9-SAI', march: '', support: 'Fox' })
    expect(added(g, 'Fox', 'bombardment')).toEqual({ fromTheSea: 1 })
    const mountain = attackOn('1727', { land: '9-SAI', march: '', support: 'Guendolen' })
    expect(added(mountain, 'Guendolen', 'bombardment')).toEqual({ mountain: 1, fromTheSea: 1 })
  })

  test('11.1.7 the face that is needed stays between 1 and 5', () => {
    const g = attackOn('3018', { from: '2919' }).suppress('1-FK')
    const shot = { unit: unit('1-FK'), side: GERMAN, round: RIFLE_FIRE, type: 1 } as const
    expect(needOf(g.t, shot)).toBe(1)
    expect(
      needOf(g.led('german').led('entente').t, { unit: unit('9-SAI'), side: ENTENTE, round: RIFLE_FIRE, type: 0 }),
    ).toBe(5)
  })
})
