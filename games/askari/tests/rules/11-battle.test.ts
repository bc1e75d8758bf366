import { describe, expect, test } from 'vitest'
import { type BattleGround, battleGround } from '../battle-ground.ts'

/** Both fed: the Germans from the Central line next door, the British by their Carrier over the sea from Mombasa. */
const field = (): BattleGround => battleGround().carriers('entente', '3018')
const punjabis = { at: '3018', from: '2919', march: '29-Pjb' }
const shots = (g: BattleGround) =>
  g.events.filter((e) => e.facts['need'] !== undefined).map((e) => [e.kind, e.facts['need']])

describe('11.1 a land battle', () => {
  test('11.1.1, 11.1.3, 11.1.4 begins when a stack enters a hex with enemy units, and its rounds follow in order', () => {
    const g = field().defend('3018', '1-FK').assault(punjabis)
    expect(g.told).toEqual(['battleBegan'])
    expect(g.asked).toBe('german withdraw')
    g.dice(4, 3, 5).play('stand')
    expect(g.cites).toEqual([
      ...['11.1.1', '11.5.5', '11.7.3', '11.7.3', '11.9.7', '11.10.6', '11.10.6', '11.11.2', '11.12.2'],
      '2.5.6',
    ])
    expect(g.isOver).toBe(true)
  })

  test('11.0 no battle without units on both sides: vessels and Carriers do not fight one', () => {
    const g = battleGround().carriers('german', '3119').units({ Königsberg: '3119' })
    g.assault({ at: '3119', from: '3118', march: '29-Pjb' })
    expect(g.told).not.toContain('battleBegan')
    expect(g.isOver).toBe(true)
  })

  test('11.1.2 who attacks stays the attacker: he fires second with rifles, and not with machine guns', () => {
    const g = field().defend('3018', '1-FK').assault(punjabis).dice(4, 3, 5).play('stand')
    expect(shots(g)).toEqual([
      ['quickFireMissed', 3],
      ['rifleMissed', 2],
      ['rifleMissed', 4],
    ])
  })

  test('11.1.5, 11.1.6 a unit rolls with a value of 1 or more, and never with 0', () => {
    // MGs have no rifles; Herring no rifles either and, in the line, a machine gun of 1.
    const g = field()
      .defend('3018', '1-FK')
      .assault({ ...punjabis, march: 'MGs-1' })
    expect(shots(g.dice(4, 3).play('stand')).map(([kind]) => kind)).toEqual(['quickFireMissed', 'rifleMissed'])
  })

  test('11.1.7 a natural 1 always hits and a natural 6 never does', () => {
    // FK reduced, suppressed for want of a line, against the open: rifle 1 - 1 = 0 would never hit.
    const weak = () =>
      field()
        .towns('entente', 'Dar-es-Salaam')
        .defend('3018', '1-FK', 'reduced')
        .assault({ ...punjabis, march: '2-LNL' })
    const g = weak().dice(6, 1, 3, 6).play('stand')
    expect(shots(g)).toEqual([
      ['quickFireMissed', 1],
      ['rifleHit', 1],
      ['rifleMissed', 4],
    ])
    // A 2 LNL of rifle 5 with leadership would need a 6: a 6 misses.
    const led = field().set({ turn: 18, leadership: 1 }).defend('3018', '1-FK')
    led
      .assault({ ...punjabis, march: '2-LNL' })
      .play('stand', 'lead')
      .dice(6, 6, 6)
      .play('end')
    expect(shots(led).at(-1)).toEqual(['rifleMissed', 5])
  })

  test('10.1.6 who attacked is finished, whatever came of it', () => {
    const g = field().defend('3018', '1-FK').assault(punjabis).dice(4, 3, 5).play('stand')
    expect(g.at('29-Pjb')).toBe('2919')
    expect(g.isFinished('29-Pjb')).toBe(true)
    expect(g.isFinished('1-FK')).toBe(false)
  })
})

describe('11.2, 11.3 hits and morale', () => {
  test('11.2.2, 11.3.1, 11.3.2 a full unit that is hit is flipped and checks morale; 11.3.2 at its value or below it stands', () => {
    // MG hits, Punjabis flip, roll 4 (MV 4): steady; then they fire with their reduced rifles.
    const g = field().defend('3018', '1-FK').assault(punjabis).dice(3, 4, 6, 6).play('stand')
    expect(g.told).toContain('steady')
    expect(g.at('29-Pjb')).toBe('2919 reduced')
    expect(shots(g).at(-1)).toEqual(['rifleMissed', 3])
  })

  test('11.3.3, 11.3.4 above its value it breaks, and takes no further part', () => {
    const g = field().defend('3018', '1-FK').assault(punjabis).dice(3, 5).play('stand')
    expect(g.told.slice(-3)).toEqual(['battleWon', 'fellBack', 'carriersTaken'])
    expect(shots(g).length).toBe(1)
  })

  test('11.2.2 a reduced unit that is hit is eliminated', () => {
    const g = field()
      .units({ '29-Pjb': ['2919', 'reduced'] })
      .defend('3018', '1-FK')
      .assault(punjabis)
    g.dice(3).play('stand')
    expect(g.at('29-Pjb')).toBe('pile')
  })

  test('2.2.4 a one-step gun in the line is destroyed by one hit, without a check', () => {
    const g = field()
      .defend('3018', '1-FK')
      .assault({ ...punjabis, march: 'Hvy-1' })
    g.play('stand').dice(3).play('line Hvy-1')
    expect(g.at('Hvy-1')).toBe('pile')
    expect(g.told).not.toContain('broke')
  })

  test('11.3.4 the broken are whole again after the battle, and nobody stays suppressed (ruling 104)', () => {
    const g = field().defend('3018', '1-FK').assault(punjabis).dice(3, 5).play('stand')
    expect(g.marks('29-Pjb')).toBe('')
    expect(g.marks('1-FK')).toBe('')
  })
})

describe('11.13 leadership', () => {
  const ready = (turn: number) => field().set({ turn, leadership: 1 }).defend('3018', '1-FK').assault(punjabis)

  test('11.13.1, 11.13.2 takes one from every fire roll of a side in one battle, once in an Operations Phase', () => {
    const g = ready(1).play('stand')
    expect(g.asked).toBe('german lead')
    g.dice(5, 4, 5).play('lead')
    expect(shots(g).map(([, need]) => need)).toEqual([4, 3, 4])
    expect(g.t.tracks.germanLeadership).toBe(0)
  })

  test('11.13.3, 11.13.4 the Germans from turn 1 on, the Entente from turn 18 on; attacker first (ruling 105)', () => {
    expect(ready(17).play('stand').asked).toBe('german lead')
    const led = ready(18).play('stand', 'lead')
    expect([led.t.tracks.ententeLeadership, led.t.tracks.germanLeadership, led.asked]).toEqual([0, 1, 'german lead'])
    const g = ready(18).play('stand')
    expect(g.asked).toBe('entente lead')
    g.play('end')
    expect(g.asked).toBe('german lead')
    g.dice(4, 3, 5).play('end')
    expect(g.t.tracks.germanLeadership).toBe(1)
    expect(shots(g).map(([, need]) => need)).toEqual([3, 2, 4])
  })

  test('11.13.2 the morale check and the withdrawal roll are not modified (ruling 101)', () => {
    const g = field().set({ leadership: 1 }).defend('3018', '1-FK').assault(punjabis).play('stand')
    // Hit by leadership; morale 5 against MV 4 breaks.
    g.dice(4, 5).play('lead')
    expect(g.told).toContain('broke')
  })
})
