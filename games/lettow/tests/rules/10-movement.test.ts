import { describe, expect, test } from 'vitest'
import { space } from '../../board.ts'
import { unit } from '../../roster.ts'
import { given } from '../given.ts'

/** Somebody of either side, out of the way, so that nobody has lost yet. */
const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

describe('3.0 The map', () => {
  test('3.1 spaces joined by a trail or a rail are adjacent, others are not', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi' })
      .turn('allied', 'A9')
    expect(g.why('move 1/KAR to Taveta')).toBe('')
    expect(g.why('move 1/KAR to Mombasa')).toBe('')
    expect(g.why('move 1/KAR to Moshi')).toBe('10.2')
  })

  test('3.5 a unit in a box is not on the map and cannot march from it', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'ocean' })
      .turn('allied', 'A9')
    expect(g.why('move 1/KAR to Voi')).toBe('10.1')
    expect(g.why('sail 1/KAR to Mombasa')).toBe('')
  })
})

describe('10.0 Movement', () => {
  test('10.1 each unit has the card’s points for its type', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi', EAD: 'Voi', 'Vol/LF': 'Voi' })
      .turn('allied', 'A7')
    expect(['1/KAR', 'EAD', 'Vol/LF'].map((name) => g.t.units.left[unit(name)])).toEqual([3, 2, 4])
    g.play('move EAD to Taveta')
    expect(g.t.units.left[unit('EAD')]).toBe(1)
    expect(g.cites).toContain('10.2')
    expect(g.why('move 1-FKA to Moshi')).toBe('10.1')
  })

  test('4.4, 24.3 the armored car moves as mounted infantry', () => {
    const g = given()
      .units({ ...bystanders, MGC: 'Voi', 'Vol/LF': 'Voi' })
      .turn('allied', 'A2')
    expect(g.t.units.left[unit('MGC')]).toBe(3)
    expect(g.t.units.left[unit('MGC')]).toBe(g.t.units.left[unit('Vol/LF')])
  })

  test('10.2 a trail costs one point', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi' })
      .turn('allied', 'A9')
    g.play('move 1/KAR to Taveta', 'move 1/KAR to Moshi')
    expect(g.at('1/KAR')).toBe('Moshi')
    expect(g.why('move 1/KAR to Arusha')).toBe('10.8')
  })

  test('10.3 a unit that enters a space with an enemy stops there', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('allied', 'A7')
    g.play('move 1/KAR to Moshi')
    expect(g.why('move 1/KAR to Arusha')).toBe('10.3')
  })

  test('10.4 after combat nobody starts with an enemy', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('allied', 'A9')
    g.play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
    g.dice(1, 6, /* both miss */ 6, 6).play('decline').play('retreat', 'fall-back 1/KAR to Taveta')
    expect([g.at('1/KAR'), g.at('1-FKA')]).toEqual(['Taveta', 'Moshi'])
  })

  test('10.5, 28.1 neutral countries are closed, their units stay, and intervention opens them', () => {
    const neutral = given().units({
      ...bystanders,
      '1-FP': 'Belgian-Congo',
      'Rhodesia-Gar': 'Abercorn',
      RFF: 'Abercorn',
    })
    neutral.turn('allied', 'A9')
    expect(neutral.why('move RFF to Belgian-Congo')).toBe('28.1')
    expect(neutral.why('move 1-FP to Rutshuru')).toBe('28.1')
    const open = given()
      .units({ ...bystanders, '1-FP': 'Belgian-Congo' })
      .turn('allied', 'A2')
    expect(open.told).toContain('intervened')
    expect(open.why('move 1-FP to Rutshuru')).toBe('')
  })

  test('10.6, 28.3 one point takes a unit any distance by rail, up to the first enemy', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Dar-es-Salaam' }).turn('german', 'G3')
    expect(g.why('move 1-FKA to Kigoma')).toBe('')
    g.play('move 1-FKA to Kigoma')
    expect(g.at('1-FKA')).toBe('Kigoma')
    expect(g.cites).toContain('28.3')
    const barred = given()
      .units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Dar-es-Salaam', WA: 'Dodoma' })
      .turn('german', 'G3')
    expect(barred.why('move 1-FKA to Dodoma')).toBe('')
    expect(barred.why('move 1-FKA to Tabora')).toBe('28.3')
  })

  test('10.7 crossing water is the whole movement', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Kisumu', WA: 'Kisumu' })
      .turn('allied', 'A7')
    g.play('move 1/KAR to Entebbe')
    expect(g.why('sail 1/KAR to Bukoba')).toBe('10.7')
    g.play('sail WA to Bukoba')
    expect(g.why('move WA to Masaka')).toBe('10.8')
  })

  test('10.8 a unit without points stays', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi' })
      .turn('allied', 'A8')
    g.play('lead Voi', 'move 1/KAR to Taveta')
    expect(g.why('move 1/KAR to Moshi')).toBe('10.8')
  })

  test('10.9 one stack is chosen before anyone moves, and only it moves', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi', WA: 'Kisumu' })
      .turn('allied', 'A8')
    expect(g.asked).toBe('allied lead')
    expect(g.why('lead Nairobi')).toBe('10.9')
    g.play('lead Kisumu')
    expect(g.why('move 1/KAR to Taveta')).toBe('10.8')
    expect(g.why('move WA to Entebbe')).toBe('')
  })

  test('28.2 lake ports for both sides, ocean ports for the Allies alone', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Kisumu', EAD: 'ocean', 'Mombasa-Gar': 'Mombasa' })
      .turn('allied', 'A9')
    expect(g.why('sail 1/KAR to Muansa')).toBe('')
    expect(g.why('sail 1/KAR to Kigoma')).toBe('28.2')
    expect(g.why('sail EAD to Tanga')).toBe('')
    expect(g.why('sail EAD to Kisumu')).toBe('28.2')
    const german = given()
      .units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Dar-es-Salaam', '2-FKA': 'Kigoma' })
      .turn('german', 'G3')
    expect(german.why('sail 1-FKA to Tanga')).toBe('28.2')
    expect(german.why('sail 2-FKA to Usumbura')).toBe('')
  })

  test('28.2 landing in an enemy port brings combat', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'ocean', '1-FKA': 'Tanga' })
      .turn('allied', 'A9')
    g.play('sail EAD to Tanga', 'end')
    expect(g.asked).toBe('allied fight')
  })

  test('19.2 no unit goes back to the Indian Ocean box', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'Mombasa' })
      .turn('allied', 'A9')
    expect(g.why('sail EAD to ocean')).toBe('28.2')
  })

  test('4.5 garrisons never move', () => {
    const g = given()
      .units({ ...bystanders, 'Mombasa-Gar': 'Mombasa' })
      .turn('allied', 'A9')
    expect(g.why('move Mombasa-Gar to Voi')).toBe('4.5')
    expect(g.why('sail Mombasa-Gar to Tanga')).toBe('4.5')
  })
})

describe('11.0 Stacking', () => {
  test('11.0 five units of a side, garrisons not counted', () => {
    const five = { '1/KAR': 'Voi', '2/KAR': 'Voi', '3/KAR': 'Voi', WA: 'Voi', RFF: 'Voi' }
    const g = given()
      .units({ ...bystanders, ...five, 'Mombasa-Gar': 'Voi', EAD: 'Mombasa' })
      .turn('allied', 'A9')
    expect(g.why('move EAD to Voi')).toBe('11.0')
    g.play('move RFF to Taveta')
    expect(g.why('move EAD to Voi')).toBe('')
  })

  const atWar = (units: Parameters<ReturnType<typeof given>['units']>[0]) =>
    given()
      .units({ ...bystanders, ...units })
      .set((t) => {
        t.tracks.intervened = 1
      })
      .turn('allied', 'A9')

  test('29.0, 10.2 a unit may march through another contingent for a point a trail, but not stay', () => {
    const g = atWar({ '1-FP': 'Kigali', RFF: 'Bukoba' })
    expect([g.why('move RFF to Kigali'), g.why('move RFF to Usumbura')]).toEqual(['29.0', ''])
    const points = g.t.units.left[unit('RFF')] ?? 0
    g.play('move RFF to Usumbura')
    expect(g.t.units.left[unit('RFF')]).toBe(points - 2)
    expect(g.told.slice(-2)).toEqual(['moved', 'moved'])
    expect([g.at('1-FP'), g.at('RFF')]).toEqual(['Kigali', 'Usumbura'])
  })

  test('29.0, 10.8 through others it goes no farther than its points', () => {
    const g = atWar({ '1-FP': 'Kigali', RFF: 'Bukoba' }).set((t) => {
      t.units.left[unit('RFF')] = 1
    })
    expect(g.why('move RFF to Usumbura')).toBe('10.2')
    expect(g.legal.filter((action) => action.startsWith('move RFF to'))).not.toContain('move RFF to Usumbura')
  })

  test('29.0, 10.3, 10.5 nobody passes an enemy or a neutral country', () => {
    expect(atWar({ '1-FKA': 'Kigali', RFF: 'Bukoba' }).why('move RFF to Usumbura')).toBe('10.2')
    const neutral = given()
      .units({ ...bystanders, '1-FP': 'Rutshuru', RFF: 'Masaka' })
      .turn('allied', 'A9')
    expect(neutral.why('move RFF to Kigali')).toBe('10.2')
  })

  test('11.0, 10.2, 28.3 a full stack may be passed on foot or by rail, but nobody joins it', () => {
    const five = { '1/KAR': 'Voi', '2/KAR': 'Voi', '3/KAR': 'Voi', WA: 'Voi', RFF: 'Voi' }
    const g = atWar({ ...five, EAD: 'Mombasa' })
    expect([g.why('move EAD to Voi'), g.why('move EAD to Nairobi'), g.why('move EAD to Taveta')]).toEqual([
      '11.0',
      '',
      '',
    ])
    g.play('move EAD to Nairobi')
    expect(g.told.at(-1)).toBe('rode')
  })

  test('11.0, 10.6, 28.3 a full space is passed by rail and trail in one move, a point for each', () => {
    const five = { '1/KAR': 'Voi', '2/KAR': 'Voi', '3/KAR': 'Voi', WA: 'Voi', RFF: 'Voi' }
    const g = atWar({ ...five, EAD: 'Kisumu' })
    expect([g.why('move EAD to Voi'), g.why('move EAD to Taveta')]).toEqual(['11.0', ''])
    expect(g.legal).toContain('move EAD to Taveta')
    g.play('move EAD to Taveta')
    expect(g.told.slice(-2)).toEqual(['rode', 'moved'])
    expect([g.at('EAD'), g.t.units.left[unit('EAD')]]).toEqual(['Taveta', 0])
    // The other way round: by trail to the full space, on by rail.
    const back = atWar({ ...five, EAD: 'Taveta' })
    expect(back.legal).toContain('move EAD to Kisumu')
    expect(back.play('move EAD to Kisumu').told.slice(-2)).toEqual(['moved', 'rode'])
    const spent = atWar({ ...five, EAD: 'Taveta' }).set((t) => {
      t.units.left[unit('EAD')] = 1
    })
    expect(spent.why('move EAD to Kisumu')).toBe('10.2')
  })

  test('11.0, 5.2 a raider who rides on beyond a full space tears up the line behind it', () => {
    const full = { SK: 'Voi', FW: 'Voi', '2-FKA': 'Voi', '3-FKA': 'Voi', '4-FKA': 'Voi' }
    const g = given()
      .units({ 'Mombasa-Gar': 'Mombasa', DESG: 'Dar-es-Salaam', ...full, '1-FKA': 'Taveta' })
      .turn('german', 'G5')
    g.play('move 1-FKA to Kisumu')
    const torn = ['Mombasa', 'Voi', 'Nairobi', 'Kisumu'].map((name) => g.t.raided.has(space(name)))
    expect(torn).toEqual([false, true, true, true])
  })

  test('28.3 a line that an enemy blocks is refused as blocked', () => {
    const g = atWar({ EAD: 'Kisumu', 'Nairobi-Gar': 'Mombasa', '1-FKA': 'Nairobi' })
    expect(['Nairobi', 'Voi'].map((to) => g.why(`move EAD to ${to}`))).toEqual(['', '28.3'])
    expect(g.given.whyName('move EAD to Voi')).toBe('lineBlocked')
    expect(g.given.whyName('move EAD to Moshi')).toBe('tooFar')
  })

  test('5.2, 28.3 a line that a raid has shut is refused as torn up', () => {
    const torn = (...names: readonly string[]) =>
      atWar({ EAD: 'Kisumu' }).set((t) => {
        for (const name of names) t.raided.add(space(name))
      })
    expect(torn('Voi').why('move EAD to Nairobi')).toBe('')
    expect(torn('Voi').given.whyName('move EAD to Mombasa')).toBe('lineShut')
    expect(torn('Kisumu').given.whyName('move EAD to Voi')).toBe('lineShut')
    expect(torn('Voi').why('move EAD to Mombasa')).toBe('5.2')
  })

  test('29.0 contingents never stay in one space', () => {
    const g = given()
      .units({ ...bystanders, '1-FP': 'Kigali', RFF: 'Bukoba' })
      .set((t) => {
        t.tracks.intervened = 1
      })
    g.turn('allied', 'A9')
    expect(g.why('move RFF to Kigali')).toBe('29.0')
    expect(g.why('move 1-FP to Bukoba')).toBe('29.0')
  })
})
