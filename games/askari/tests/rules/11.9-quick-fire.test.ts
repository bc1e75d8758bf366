import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { battleGround } from '../battle-ground.ts'

const field = (turn = 16) => battleGround().set({ turn }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })
const shots = (g: ReturnType<typeof field>, kind: string) =>
  g.events.filter((e) => e.kind.startsWith(kind)).map((e) => e.facts['need'])

describe('11.9 machine guns and quick fire', () => {
  test('11.9.2, 11.9.4 until turn 27 only the defender; from turn 28 the attacker too, after him, and one harder', () => {
    const before = field(27).defend('3018', '1-FK').assault(attack('1/3-KAR')).dice(6, 6, 6).play('stand')
    expect(shots(before, 'quickFire')).toEqual([3])
    const after = field(28).defend('3018', '1-FK').assault(attack('1/3-KAR')).dice(6, 6, 6, 6).play('stand')
    expect(shots(after, 'quickFire')).toEqual([3, 1])
  })

  test('11.9.3 only who has a value fires', () => {
    const g = field().defend('3018', '1-FK 105-1').assault(attack('5-SAI')).play('stand').dice(6, 6, 6)
    g.play('line 105-1')
    expect(shots(g, 'quickFire')).toEqual([3])
  })

  test('11.9.7, 11.9.8 a hit is at once a casualty of the owner’s choice, with its morale check', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI 29-Pjb')).dice(3).play('stand')
    expect(g.asked).toBe('entente loss')
    expect(g.legal.length).toBe(2)
    expect(g.why('lose 1-FK')).toBe('11.9.8')
    g.dice(3, 6, 6, 6).play('lose 5-SAI')
    expect(g.at('5-SAI')).toBe('2919 reduced')
    expect(g.at('29-Pjb')).toBe('2919')
  })

  test('11.9.8 where all are alike nobody is asked', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI 10-SAI')).dice(3, 3, 6, 6, 6).play('stand')
    expect(g.isOver).toBe(true)
  })

  test('11.9.8 a company that Wintgens leads is not like another: its owner is asked', () => {
    const g = field(28)
      .defend('3018', '1-FK 2-FK')
      .arrange((t) => t.wintgens.add(unit('2-FK')))
    g.assault(attack('1/3-KAR')).dice(6, 6, 1).play('stand')
    expect([g.asked, g.legal]).toEqual(['german loss', ['lose 1-FK', 'lose 2-FK']])
  })

  test('11.9.5, 11.9.6 the type is named for each unit as it fires, after the last result (V17)', () => {
    const g = field(28).defend('3018', '1-FK', 'entrenched').defend('3018', '2-FK')
    g.assault(attack('9-SAI 10-SAI')).dice(6, 6).play('stand')
    expect(g.asked).toBe('entente type')
    g.dice(1, 5).play('aim open')
    expect(g.at('2-FK')).toBe('3018 reduced')
    expect(g.asked).toBe('entente type')
    g.dice(6, 6, 6, 6, 6).play('aim entrenched', 'go')
    expect(shots(g, 'quickFire')).toEqual([3, 3, 1, 1])
  })

  test('11.9.6 only a type that somebody standing is of', () => {
    const g = field(28).defend('3018', '1-FK', 'entrenched').defend('3018', '2-FK')
    g.assault(attack('9-SAI 10-SAI')).dice(6, 6).play('stand').dice(1, 6, 6, 6, 6, 6).play('aim open')
    // The company in the open is broken: the second battalion has no choice, and fires at the entrenched.
    expect(g.told.filter((kind) => kind.startsWith('quickFire')).length).toBe(4)
  })

  test('11.9.5 of unlike units the firing side says who is next, when there are two types', () => {
    const g = field(28).defend('3018', '1-FK', 'entrenched').defend('3018', '2-FK')
    g.assault(attack('9-SAI 1/3-KAR')).dice(6, 6).play('stand')
    expect(g.asked).toBe('entente firer')
    expect(g.why('fire 1-FK')).toBe('11.9.3')
    g.play('fire 1/3-KAR')
    expect(g.asked).toBe('entente type')
  })

  test('11.9.6 an entrenched type adds one', () => {
    const g = field(28).defend('3018', '1-FK', 'entrenched').assault(attack('Maxim')).dice(6, 6, 6).play('stand')
    // 4, less 1 for the attack, less 1 for the trench.
    expect(shots(g, 'quickFire')).toEqual([3, 2])
  })

  test('11.9.9 then the rifles fire', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI')).dice(6, 6, 6).play('stand')
    const kinds = g.told.filter((kind) => kind.includes('ire') || kind.startsWith('rifle'))
    expect(kinds).toEqual(['quickFireMissed', 'rifleMissed', 'rifleMissed'])
  })
})
