import { describe, expect, test } from 'vitest'
import type { OptionId } from '../../options.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given, type Position } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

/** The totals of the last roll for superiority. */
const totals = (g: Position) => g.given.events.filter((e) => e.kind === 'superiority').at(-1)?.facts

/** 1/KAR goes from Taveta to Moshi and meets 1 FKA; air support is declined in every round. */
function moshi(more: Readonly<Record<string, string>> = {}, options: readonly OptionId[] = []): Position {
  const g = given(...options).units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', ...more })
  return g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
}

describe('12.0 Combat', () => {
  test('12.1 every space with both sides, in the order the attacker likes', () => {
    const g = given().units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', WA: 'Kisumu', SK: 'Muansa' })
    g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'move WA to Muansa', 'end')
    expect(g.legal).toEqual(['fight at Moshi', 'fight at Muansa'])
    expect(g.why('fight at Tabora')).toBe('12.1')
    g.play('fight at Muansa')
    expect(g.told).toContain('fought')
  })

  test('12.2, 15.0 rounds follow as long as both stay', () => {
    const g = moshi().dice(6, 1, 6, 6).play('decline').play('stay', 'stay')
    expect(g.asked).toBe('allied air')
    expect(g.t.combat.round).toBe(2)
    expect(g.cites.filter((c) => c === '15.0')).toHaveLength(2)
  })

  test('12.3 a combat ends when a side is gone, before it can fire', () => {
    const g = moshi().dice(6, 1, /* 1/KAR */ 3).play('decline').play('lose 1-FKA')
    expect(g.at('1-FKA')).toBe('german-pool')
    expect(g.given.events.filter((e) => e.kind === 'fired')).toHaveLength(1)
  })

  test('16.0 after the third round the attacker must retreat', () => {
    const g = moshi()
    for (let round = 1; round <= 2; round++) g.dice(6, 1, 6, 6).play('decline').play('stay', 'stay')
    g.dice(6, 1, 6, 6).play('decline').play('stay', 'stay')
    expect(g.cites).toContain('16.0')
    expect(g.asked).toBe('allied fallBack')
    g.play('fall-back 1/KAR to Taveta')
    expect(g.at('1/KAR')).toBe('Taveta')
  })
})

describe('15.0 in the third round', () => {
  const third = () => {
    const g = moshi()
    for (let round = 1; round <= 2; round++) g.dice(6, 1, 6, 6).play('decline').play('stay', 'stay')
    return g.dice(6, 1, 6, 6).play('decline')
  }

  test('15.0, 16.0 the defender may still leave, and then the attacker stays', () => {
    const g = third()
    expect([g.t.combat.round, g.asked]).toEqual([3, 'allied stay'])
    g.play('stay', 'retreat', 'fall-back 1-FKA to Korogwe')
    expect([g.at('1/KAR'), g.at('1-FKA')]).toEqual(['Moshi', 'Korogwe'])
    expect(g.cites).not.toContain('16.0')
  })

  test('15.0, 16.0 the attacker may leave before he must', () => {
    const g = third().play('retreat', 'fall-back 1/KAR to Arusha')
    expect([g.at('1/KAR'), g.at('1-FKA')]).toEqual(['Arusha', 'Moshi'])
    expect(g.cites).not.toContain('16.0')
  })

  test('16.0, 17.2, 9.5 a garrison that has landed cannot leave and is lost', () => {
    const g = given().units({ ...bystanders, 'Mombasa-Gar': 'ocean', '1-FKA': 'Kilwa' })
    g.turn('allied', 'A9').play('sail Mombasa-Gar to Kilwa', 'end', 'fight at Kilwa')
    for (let round = 1; round <= 3; round++) g.dice(1, 6, 6, 6).play('decline').play('stay')
    expect(g.cites).toContain('16.0')
    expect([g.at('Mombasa-Gar'), g.at('1-FKA')]).toEqual(['allied-pool', 'Kilwa'])
  })
})

describe('13.0 Superiority', () => {
  test('13.0 the higher total is superior, a tie goes to the defender', () => {
    expect(totals(moshi().dice(4, 3, 6, 6).play('decline'))).toMatchObject({ side: ALLIED, allied: 4, german: 3 })
    expect(totals(moshi().dice(3, 3, 6, 6).play('decline'))).toMatchObject({ side: GERMAN, allied: 3, german: 3 })
  })

  test('13.0, 4.2 more fast units than the enemy add one', () => {
    const g = moshi({ FW: 'Moshi', '2-FKA': 'Moshi' }).dice(3, 3, 6, 6, 6, 6).play('decline')
    expect(totals(g)).toMatchObject({ allied: 3, german: 4 })
  })

  test('22.2 a defender in his fort adds one', () => {
    const g = moshi({ 'German-Fort': 'Moshi' }, ['forts']).dice(3, 3, 6, 6).play('decline')
    expect(totals(g)).toMatchObject({ allied: 3, german: 4 })
  })

  test('20.0, 24.4, 13.1 air support: 1-2 adds one, 3-5 nothing, 6 loses it, once a phase', () => {
    const helped = moshi().dice(2, 3, 3, 6, 6).play('air')
    expect(totals(helped)).toMatchObject({ side: ALLIED, allied: 4, german: 3 })
    helped.dice(3, 3, 6, 6).play('stay', 'stay')
    expect(totals(helped)).toMatchObject({ allied: 3 })
    const idle = moshi().dice(5, 3, 3, 6, 6).play('air')
    expect(totals(idle)).toMatchObject({ allied: 3 })
    const lost = moshi().dice(6, 3, 3, 6, 6).play('air')
    expect(lost.t.tracks.airLost).toBe(1)
    expect(lost.cites).toContain('24.4')
  })

  test('24.4 there is no air support in a German combat phase', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('german', 'G3')
    g.play('move 1-FKA to Taveta', 'end').dice(3, 3, 6, 6).play('fight at Taveta')
    expect(g.asked).toBe('german stay')
  })

  test('5.2 Indian Expeditionary Force: one better where a unit landed', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'ocean', FW: 'Tanga' })
      .turn('allied', 'A3')
    g.play('sail EAD to Tanga', 'end', 'fight at Tanga').dice(3, 3, 6, 6).play('decline')
    expect(totals(g)).toMatchObject({ side: ALLIED, allied: 4, german: 3 })
  })

  test('5.2 Lettow-Vorbeck: one better everywhere this turn', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('german', 'G2')
    g.play('lead Moshi', 'move 1-FKA to Taveta', 'end').dice(3, 3, 6, 6).play('fight at Taveta')
    expect(totals(g)).toMatchObject({ side: GERMAN, german: 4 })
  })
})

describe('14.0 Fire', () => {
  test('14.1, 4.3, 24.1 a die for each unit, which hits at or below its factor', () => {
    const hit = moshi().dice(6, 1, 3).play('decline')
    expect(hit.asked).toBe('german lose')
    const miss = moshi().dice(6, 1, 4, 6).play('decline')
    expect(miss.asked).toBe('allied stay')
    expect(miss.cites).toContain('14.1')
  })

  test('14.2 the owner chooses, and surplus hits are lost', () => {
    const g = given().units({
      ...bystanders,
      '1/KAR': 'Taveta',
      WA: 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
    })
    g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'move WA to Moshi', 'move EAD to Moshi', 'end', 'fight at Moshi')
    g.dice(6, 1, 1, 1, 1).play('decline')
    expect(g.why('lose 1/KAR')).toBe('14.2')
    g.play('lose FW').dice(/* the next card draws one of the two */ 1).play('lose 1-FKA')
    expect([g.at('FW'), g.at('1-FKA')]).toEqual(['german-pool', 'german-pool'])
    expect(g.asked).not.toContain('lose')
  })

  test('14.3 the survivors of the other side fire in the same round', () => {
    const g = moshi({ FW: 'Moshi' }).dice(6, 1, /* 1/KAR hits */ 1).play('decline')
    g.dice(/* 1 FKA */ 3).play('lose FW')
    expect(g.asked).toBe('allied lose')
  })

  test('14.4 a fort does not change fire', () => {
    const g = moshi({ 'German-Fort': 'Moshi' }, ['forts']).dice(6, 1, 3).play('decline')
    expect(g.asked).toBe('german lose')
  })
})

describe('17.0, 15.0 Retreat and staying', () => {
  test('15.0, 4.5 a side of garrisons alone cannot retreat', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', WA: 'Morogoro', DESG: 'Dar-es-Salaam', '1-FKA': 'Tabora' })
    g.turn('allied', 'A9').play('move WA to Dar-es-Salaam', 'end', 'fight at Dar-es-Salaam')
    g.dice(6, 1, 6, 6).play('decline').play('stay')
    expect(g.asked).toBe('allied air')
  })

  test('17.1 each unit falls back to an adjacent space without enemies, in turn', () => {
    const g = moshi({ FW: 'Moshi', SK: 'Korogwe', WA: 'Arusha' })
      .dice(6, 1, 6, 6, 6)
      .play('decline')
      .play('stay', 'retreat')
    expect(g.why('fall-back FW to Korogwe')).toBe('17.1')
    expect(g.why('fall-back 1-FKA to Arusha')).toBe('17.1')
    expect(g.why('fall-back 1-FKA to Tabora')).toBe('17.1')
    g.play('fall-back 1-FKA to Korogwe', 'fall-back FW to Taveta')
    expect([g.at('1-FKA'), g.at('FW')]).toEqual(['Korogwe', 'Taveta'])
    expect(g.cites.filter((c) => c === '17.1')).toHaveLength(2)
  })

  test('17.2 a unit with nowhere to go is lost', () => {
    const around = { WA: 'Arusha', RFF: 'Korogwe', '2/KAR': 'Taveta' }
    const g = moshi({ ...around, SK: 'Tabora' })
      .dice(6, 1, 6, 6)
      .play('decline')
      .play('stay', 'retreat')
    expect(g.at('1-FKA')).toBe('german-pool')
    expect(g.cites).toContain('17.2')
  })

  test('17.2, 11.0 where there is no room for all, the owner says who is lost', () => {
    const held = { '3-FKA': 'Korogwe', '4-FKA': 'Korogwe', '5-FKA': 'Korogwe', '6-FKA': 'Korogwe' }
    const g = moshi({ ...held, SK: 'Moshi', DESG: 'Moshi', WA: 'Arusha', '2/KAR': 'Taveta' })
    g.dice(6, 1, 6, 6, 6, 6).play('decline').play('stay', 'retreat')
    expect(g.asked).toBe('german lose')
    expect([g.why('lose 3-FKA'), g.why('lose DESG'), g.why('lose 1-FKA')]).toEqual(['17.2', '17.2', ''])
    g.play('lose 1-FKA').dice(/* the next card draws in vain */ 1, 1).play('fall-back SK to Korogwe')
    expect([g.at('1-FKA'), g.at('SK'), g.at('DESG')]).toEqual(['german-pool', 'Korogwe', 'german-pool'])
    expect(g.cites.filter((c) => c === '17.2')).toHaveLength(2)
  })

  test('17.2 a garrison left behind is lost', () => {
    const g = given().units({
      'Nairobi-Gar': 'Nairobi',
      WA: 'Morogoro',
      DESG: 'Dar-es-Salaam',
      '1-FKA': 'Dar-es-Salaam',
    })
    g.turn('allied', 'A9').play('move WA to Dar-es-Salaam', 'end', 'fight at Dar-es-Salaam')
    g.dice(6, 1, 6, 6, 6).play('decline').play('stay', 'retreat', 'fall-back 1-FKA to Kilwa')
    expect([g.at('DESG'), g.at('1-FKA')]).toEqual(['german-pool', 'Kilwa'])
  })

  test('17.3 nobody retreats by rail or water', () => {
    const g = given().units({ ...bystanders, WA: 'Morogoro', '1-FKA': 'Dodoma', SK: 'Kigoma' })
    g.turn('allied', 'A9').play('move WA to Dodoma', 'end', 'fight at Dodoma')
    g.dice(6, 1, 6, 6).play('decline').play('stay', 'retreat')
    expect(g.why('fall-back 1-FKA to Kigoma')).toBe('17.1')
    expect(g.why('fall-back 1-FKA to Tabora')).toBe('')
  })

  test('17.4, 17.5 the other side stays, and no new combat begins', () => {
    const g = moshi().dice(6, 1, 6, 6).play('decline').play('stay')
    g.play('retreat', 'fall-back 1-FKA to Korogwe')
    expect(g.at('1/KAR')).toBe('Moshi')
    expect(g.asked).toBe('german move')
  })
})

describe('18.0 Break off', () => {
  test('18.0, 30.1 the superior side leaves before fire if all its units are fast', () => {
    const g = moshi({}, ['break-off']).dice(1, 6).play('decline')
    expect(g.asked).toBe('german break-off')
    g.play('break-off')
    expect(g.cites).toContain('18.0')
    g.play('fall-back 1-FKA to Korogwe')
    expect(g.told).not.toContain('fired')
  })

  test('18.0 not with a regular among them, and not without the advanced rule', () => {
    expect(moshi({ FW: 'Moshi' }, ['break-off']).dice(1, 6, 6, 6, 6).play('decline').asked).toBe('allied stay')
    expect(moshi().dice(1, 6, 6, 6).play('decline').asked).toBe('allied stay')
  })

  test('5.2 Heia Safari: the Germans break off without superiority', () => {
    const g = given('break-off')
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('german', 'G6')
    g.play('move 1-FKA to Taveta', 'end').dice(1, 6).play('fight at Taveta')
    expect(g.asked).toBe('allied break-off')
    g.play('decline')
    expect(g.asked).toBe('german break-off')
  })
})

describe('The worked combat', () => {
  test('13.0, 14.1 three against three at Tanga, card A3, two rounds', () => {
    const g = given().units({
      ...bystanders,
      'B-IEF': 'ocean',
      'C-IEF': 'ocean',
      '1/KAR': 'Korogwe',
      '1-FKA': 'Tanga',
      SK: 'Tanga',
      FW: 'Tanga',
    })
    g.turn('allied', 'A3').play(
      'sail B-IEF to Tanga',
      'sail C-IEF to Tanga',
      'move 1/KAR to Tanga',
      'end',
      'fight at Tanga',
    )
    g.dice(/* air */ 2, /* Allied */ 3, /* German */ 4, /* 1 FKA, SK, FW */ 2, 4, 1).play('air')
    expect(totals(g)).toEqual({ side: GERMAN, allied: 5, german: 5 })
    g.dice(/* 1/KAR */ 3).play('lose B-IEF', 'lose C-IEF')
    g.play('lose FW').dice(6, 2, /* 1/KAR */ 5, /* 1 FKA, SK */ 6, 2).play('stay', 'stay')
    expect(totals(g)).toEqual({ side: ALLIED, allied: 6, german: 3 })
    g.play('lose 1/KAR')
    expect(['1/KAR', '1-FKA', 'SK', 'FW'].map((name) => g.at(name))).toEqual([
      'allied-pool',
      'Tanga',
      'Tanga',
      'german-pool',
    ])
  })
})
