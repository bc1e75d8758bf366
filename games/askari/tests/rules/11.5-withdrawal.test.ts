import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { unit } from '../../roster.ts'
import { isHeldFast } from '../../rules/11.5-withdrawal.ts'
import { GERMAN_HELD, mark } from '../../stacks.ts'
import { battleGround } from '../battle-ground.ts'

const germanise = (t: Table, name: string) => mark(t, unit(name), GERMAN_HELD)

const field = () => battleGround().carriers('entente', '3018')
const sai = { at: '3018', from: '2919', march: '5-SAI' }

describe('11.5 German withdrawal', () => {
  test('11.5.1, 11.5.2 a defending German may leave before the battle; against others than KAR and Belgians it succeeds (V25)', () => {
    const g = field().defend('3018', '1-FK').assault(sai).play('withdraw')
    expect(g.asked).toBe('german retreat')
    g.play('retreat 3019')
    expect(g.at('1-FK')).toBe('3019')
    expect(g.at('5-SAI')).toBe('3018')
    expect(g.cites).not.toContain('11.7.3')
  })

  test('11.5.2 with a KAR unit among the attackers it takes a 4 (V25)', () => {
    const kar = { ...sai, march: '5-SAI 1/3-KAR' }
    const held = field().defend('3018', '1-FK').assault(kar).dice(3, 6, 6, 6, 6).play('withdraw')
    expect(held.told.slice(0, 2)).toEqual(['battleBegan', 'withdrawalFailed'])
    expect(held.told).toContain('rifleMissed')
    const off = field().defend('3018', '1-FK').assault(kar).dice(4).play('withdraw')
    expect(off.asked).toBe('german retreat')
  })

  test('11.5.2 whoever of the attackers it is that holds them: the first, the next or the last', () => {
    for (const march of ['1/2-KAR 1/3-KAR', '5-SAI 6-SAI 1/3-KAR', '1/3-KAR 5-SAI', '1-F-Pub 5-SAI', '5-SAI 2-F-Pub']) {
      const g = field()
        .defend('3018', '1-FK')
        .assault({ ...sai, march })
      expect(isHeldFast(g.t), march).toBe(true)
    }
    const g = field()
      .defend('3018', '1-FK')
      .assault({ ...sai, march: '5-SAI 6-SAI' })
    expect(isHeldFast(g.t)).toBe(false)
  })

  test('11.5.2 a Belgian unit holds them too, a gun of theirs included (ruling 18)', () => {
    const g = field()
      .defend('3018', '1-FK')
      .assault({ ...sai, march: '1-F-Pub-Btry' })
    g.dice(3).play('withdraw')
    expect(g.told).toContain('withdrawalFailed')
  })

  test('11.5.3 all of his units go, and 11.12 holds: Carriers fall to the enemy, harbour guns are lost (ruling 92)', () => {
    const g = battleGround().carriers('german', '3119').defend('3119', '1-FK MarDf', 'entrenched')
    g.assault({ at: '3119', from: '3118', march: '5-SAI' }).play('withdraw', 'retreat 3120')
    expect(g.at('1-FK')).toBe('3120')
    expect(g.at('MarDf')).toBe('pile')
    expect(g.carriersIn('entente', '3119')).toBe(1)
  })

  test('11.5.4 the attackers hold the hex, take its town and are finished', () => {
    const g = battleGround().defend('3119', '1-FK')
    g.assault({ at: '3119', from: '3118', march: '5-SAI' }).play('withdraw', 'retreat 3120')
    expect(g.holder('Bagamoyo')).toBe('entente')
    expect(g.isFinished('5-SAI')).toBe(true)
  })

  test('11.1.4, 11.5 this is the first round of all', () => {
    const g = field().defend('3018', '1-FK').assault(sai)
    expect([g.asked, g.t.battle.round]).toEqual(['german withdraw', 1])
  })

  test('11.5.5 who stays, or is held, fights', () => {
    const g = field().defend('3018', '1-FK').assault(sai).dice(6, 6, 6).play('stand')
    expect(g.told).toContain('battleWon')
  })

  test('11.5.1 only the German defender is asked', () => {
    const g = field()
      .set({ leadership: 1 })
      .defend('3018', '29-Pjb')
      .assault({ at: '3018', from: '2919', march: '1-FK' })
    expect(g.asked).not.toContain('withdraw')
  })

  test('11.5.1 Portuguese allies of the Germans withdraw with a German unit, not by themselves (ruling 96)', () => {
    const allies = (names: string) =>
      battleGround()
        .set({ portugal: 'german', leadership: 1 })
        .defend('3018', names)
        .arrange((t) => {
          for (const name of names.split(' ')) germanise(t, name)
        })
        .assault(sai)
    expect(allies('Indigena').asked).not.toContain('withdraw')
    expect(allies('Indigena 1-FK').asked).toBe('german withdraw')
  })

  test('11.5.3, 10.3.6 where only the sea is open, as many go as it carries, the rest are lost (V35)', () => {
    const g = battleGround()
      .defend('0414', '1-FK 2-FK 3-FK 4-FK 5-FK 6-FK 7-FK')
      .units({ 'Gv-Gotzen': 'tanganyika', Mimi: 'tanganyika', '1-F-Pub': '0413', '2-F-Pub': '0514' })
    g.assault({ at: '0414', from: '0515', march: '5-SAI' })
    expect(g.asked).toBe('german withdraw')
    g.play('withdraw')
    expect(g.asked).toBe('german retreat')
    g.play('evacuate 1-FK', 'evacuate 2-FK', 'evacuate 3-FK', 'evacuate 4-FK', 'evacuate 5-FK')
    expect(g.asked).toBe('german retreat')
    g.play('evacuate 7-FK')
    expect(g.at('6-FK')).toBe('pile')
    expect(g.at('7-FK')).toBe('tanganyika')
  })

  test('11.5.1 nobody is asked who has nowhere to go (ruling 91)', () => {
    const g = battleGround()
      .set({ leadership: 1 })
      .defend('0414', '1-FK')
      .units({ Mimi: 'tanganyika', '1-F-Pub': '0413', '2-F-Pub': '0514' })
      .assault({ at: '0414', from: '0515', march: '5-SAI' })
    expect(g.asked).not.toContain('withdraw')
  })
})
