import { describe, expect, test } from 'vitest'
import { space } from '../board.ts'
import { ALLIED, card, unit } from '../roster.ts'
import { given, type Position } from './given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }
const five = (at: string) => ({ '1/KAR': at, '2/KAR': at, '3/KAR': at, WA: at, RFF: at })

/** Belgium and Portugal at war. */
const atWar = (g: Position): Position =>
  g.set((t) => {
    t.tracks.intervened = 1
  })
/** A card that has been played before. */
const playedBefore = (name: string, g: Position): Position =>
  g.set((t) => {
    t.cards.turned[card(name)] = 1
  })

describe('Where stacking and contingents meet other rules', () => {
  test('11.0, 28.2 nobody lands in a full port', () => {
    const g = given()
      .units({ ...bystanders, ...five('Mombasa'), EAD: 'ocean', 'Mombasa-Gar': 'ocean' })
      .turn('allied', 'A9')
    expect([g.why('sail EAD to Mombasa'), g.why('sail Mombasa-Gar to Mombasa')]).toEqual(['11.0', ''])
  })

  test('11.0, 9.2 a recruit goes past a full center, and KonA past a full port', () => {
    const g = given()
      .units({ ...bystanders, ...five('Mombasa'), EAD: 'allied-pool' })
      .turn('allied', 'A9')
    expect([g.why('deploy at Mombasa'), g.why('deploy at Nairobi')]).toEqual(['11.0', ''])
    const full = { '1-FKA': 'Tanga', '2-FKA': 'Tanga', '3-FKA': 'Tanga', '4-FKA': 'Tanga', SK: 'Tanga' }
    const ship = given()
      .units({ 'Nairobi-Gar': 'Nairobi', ...full, KonA: 'konigsberg' })
      .turn('german', 'G1')
    expect([ship.at('KonA'), ship.asked]).toEqual(['german-pool', 'german move'])
    expect(ship.cites).toContain('9.3')
  })

  test('29.0, 27.3 no British recruit in a center that Belgians hold, no Belgian in one that the British hold', () => {
    const g = atWar(given().units({ ...bystanders, '1-FP': 'Belgian-Congo', EAD: 'allied-pool' })).turn('allied', 'A9')
    expect(g.why('deploy at Belgian-Congo')).toBe('29.0')
    const taken = atWar(given().units({ ...bystanders, '1-FP': 'allied-pool', EAD: 'Belgian-Congo' }))
    taken.turn('allied', 'A9')
    expect([taken.at('1-FP'), taken.asked]).toEqual(['allied-pool', 'allied move'])
  })

  test('29.0, 10.3 two contingents do not attack one space in the same turn', () => {
    const g = atWar(given().units({ ...bystanders, '1-FP': 'Kigali', RFF: 'Masaka', SK: 'Bukoba' }))
    g.turn('allied', 'A9').play('move RFF to Bukoba')
    expect(g.why('move 1-FP to Bukoba')).toBe('29.0')
  })

  test('29.0, 28.2 nor do they meet by water', () => {
    const g = atWar(given().units({ ...bystanders, 'PEA-Inf': 'Kilwa', EAD: 'ocean' })).turn('allied', 'A9')
    expect(g.why('sail EAD to Kilwa')).toBe('29.0')
    expect(g.why('sail PEA-Inf to Lindi')).toBe('')
  })

  test('29.0, 17.1 nobody falls back to another contingent', () => {
    const g = atWar(given().units({ ...bystanders, '1-FP': 'Kigali', RFF: 'Masaka', SK: 'Bukoba' }))
    g.turn('allied', 'A9').play('move RFF to Bukoba', 'end', 'fight at Bukoba').dice(6, 1, 6, 6).play('decline')
    g.play('retreat')
    expect([g.why('fall-back RFF to Kigali'), g.why('fall-back RFF to Masaka')]).toEqual(['29.0', ''])
  })
})

describe('Where neutrals meet other rules', () => {
  test('28.1, 28.2 nobody lands in a neutral port', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'ocean' })
      .turn('allied', 'A9')
    expect(g.why('sail EAD to Quelimane')).toBe('28.1')
    const german = given().units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Kigoma' }).turn('german', 'G3')
    expect(german.why('sail 1-FKA to Belgian-Congo')).toBe('28.1')
  })

  test('10.5, 17.1 nobody falls back into a neutral country', () => {
    const g = given().units({ ...bystanders, RFF: 'Karonga', SK: 'Abercorn', 'Rhodesia-Gar': 'Karonga' })
    g.turn('allied', 'A9').play('move RFF to Abercorn', 'end', 'fight at Abercorn').dice(6, 1, 6, 6).play('decline')
    g.play('stay', 'retreat')
    expect([g.why('fall-back SK to Belgian-Congo'), g.why('fall-back SK to Bismarckburg')]).toEqual(['17.1', ''])
  })

  test('28.1, 10.9 neutrals are no stack that a card could move', () => {
    const g = given()
      .units({ ...bystanders, WA: 'Voi', '1-FP': 'Belgian-Congo' })
      .turn('allied', 'A8')
    expect(g.why('lead Belgian-Congo')).toBe('10.9')
  })

  test('28.1, 5.5 they are at war for good, and the card does it once', () => {
    const g = atWar(playedBefore('A2', given().units({ ...bystanders, '1-FP': 'Belgian-Congo' })))
    g.turn('allied', 'A2')
    expect(g.told).not.toContain('intervened')
    expect(g.why('move 1-FP to Usumbura')).toBe('')
  })
})

describe('Where the end comes', () => {
  /** The last British unit but those named fights 1 FKA at Taveta and is hit. */
  const lastStand = (rest: Readonly<Record<string, string>>) => {
    const g = given()
      .units({ '1/KAR': 'Taveta', '1-FKA': 'Moshi', ...rest })
      .turn('german', 'G3')
    g.play('move 1-FKA to Taveta', 'end').dice(6, 1, 1).play('fight at Taveta')
    return g
  }

  test('26.0, 19.2 units in the Indian Ocean box are not on the map and save nobody', () => {
    const g = lastStand({ EAD: 'ocean', '1-SA': 'south-africa' }).play('lose 1/KAR')
    expect([g.asked, g.told.at(-1)]).toEqual(['nobody', 'won'])
  })

  test('26.0, 28.1 neutrals are on the map', () => {
    const g = lastStand({ '1-FP': 'Belgian-Congo' }).play('lose 1/KAR')
    expect(g.told).not.toContain('won')
    expect(g.t.tracks.phasing).toBe(ALLIED)
  })

  test('26.0, 21.3 hunger ends a match', () => {
    const g = given('supply').units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Entebbe', '2-FKA': 'Entebbe', SK: 'Entebbe' })
    g.turn('german', 'G3', 1, 2, 1)
    expect([g.asked, g.told.at(-1)]).toEqual(['nobody', 'won'])
  })

  test('26.0, 17.2 so does a retreat to nowhere', () => {
    const g = given().units({ WA: 'Taveta', EAD: 'Arusha', RFF: 'Korogwe', '2/KAR': 'Taveta', '1-FKA': 'Moshi' })
    g.turn('allied', 'A9').play('move WA to Moshi', 'end', 'fight at Moshi').dice(6, 1, 6, 6).play('decline')
    g.play('stay', 'retreat')
    expect([g.asked, g.told.at(-1)]).toEqual(['nobody', 'won'])
  })
})

describe('Where supply is traced', () => {
  const allies = (at: string) => ({ '1/KAR': at, '2/KAR': at, '3/KAR': at })
  const rolls = (g: Position) => g.cites.filter((c) => c === '21.3').length

  test('21.2, 30.2 two spaces, and an enemy between them cuts the line', () => {
    // Nairobi to Kondoa Irangi by Arusha is two; there is no other way so short.
    const open = given('supply').units({ ...bystanders, ...allies('Kondoa-Irangi') })
    expect(rolls(open.turn('allied', 'A9'))).toBe(0)
    const cut = given('supply').units({ ...bystanders, ...allies('Kondoa-Irangi'), SK: 'Arusha' })
    expect(rolls(cut.turn('allied', 'A9', 6, 6, 6))).toBe(3)
    const far = given('supply').units({ ...bystanders, ...allies('Dodoma') })
    expect(rolls(far.turn('allied', 'A9', 6, 6, 6))).toBe(3)
  })

  test('21.2, 28.1 no line through a neutral country', () => {
    const units = { DESG: 'Dar-es-Salaam', 'Rhodesia-Gar': 'Abercorn', ...allies('Usumbura') }
    expect(rolls(given('supply').units(units).turn('allied', 'A9', 6, 6, 6))).toBe(3)
    expect(rolls(atWar(given('supply').units(units)).turn('allied', 'A9'))).toBe(0)
  })

  test('30.2, 22.2 a railway that leads to a fort', () => {
    const line = { DESG: 'Dar-es-Salaam', RFF: 'Mombasa', ...allies('Kisumu') }
    const none = given('supply', 'forts').units({ ...line, RFF: 'Voi' })
    expect(rolls(none.turn('allied', 'A9', 6, 6, 6))).toBe(3)
    const fort = given('supply', 'forts').units({ ...line, RFF: 'Voi', 'Allied-Fort': 'Voi' })
    expect(rolls(fort.turn('allied', 'A9'))).toBe(0)
  })

  test('30.2 any Allied unit keeps a supply center for all contingents', () => {
    const g = atWar(given('supply').units({ DESG: 'Dar-es-Salaam', '1-FP': 'Belgian-Congo', ...allies('Usumbura') }))
    expect(rolls(g.turn('allied', 'A9'))).toBe(0)
  })
})

describe('Where cards meet other rules', () => {
  test('5.5, 5.2 Königsberg played again draws one and leaves the ocean open', () => {
    const g = playedBefore('G1', given().units({ ...bystanders, '5-FKA': 'german-pool' })).turn('german', 'G1')
    expect([g.asked, g.t.tracks.oceanShut]).toEqual(['german deploy', 0])
  })

  test('5.2, 28.2 the Königsberg does not hold up the lakes, nor the Royal Navy on them', () => {
    const g = given().units({ ...bystanders, '1/KAR': 'Kisumu', EAD: 'ocean' })
    g.set((t) => {
      t.tracks.oceanShut = 1
    })
    g.turn('allied', 'A5')
    expect([g.why('sail 1/KAR to Bukoba'), g.why('sail EAD to Mombasa')]).toEqual(['', '5.2'])
  })

  test('9.5, 10.9 a garrison sails from the box though the card moves another stack', () => {
    const g = given()
      .units({ ...bystanders, WA: 'Voi', 'Mombasa-Gar': 'ocean', EAD: 'ocean' })
      .turn('allied', 'A8')
    g.play('lead Voi')
    expect([g.why('sail Mombasa-Gar to Mombasa'), g.why('sail EAD to Mombasa')]).toEqual(['', '10.8'])
  })

  test('10.9, 28.2 the one stack may be that in the Indian Ocean box', () => {
    const g = given()
      .units({ ...bystanders, WA: 'Voi', EAD: 'ocean' })
      .turn('allied', 'A8')
    g.play('lead ocean', 'sail EAD to Mombasa')
    expect(g.at('EAD')).toBe('Mombasa')
  })

  test('7.1 fever of the Allies’ own card, after the recruit that makes four', () => {
    const g = given().units({ DESG: 'Dar-es-Salaam', '1/KAR': 'Nairobi', '2/KAR': 'Nairobi', WA: 'Nairobi' })
    g.units({ EAD: 'allied-pool' }).turn('allied', 'A8').dice(1).play('deploy at Nairobi')
    expect(g.asked).toBe('allied lose')
    g.play('lose EAD')
    expect(g.asked).toBe('allied lead')
  })

  test('13.1, 24.4 once a phase, again in the next, and never again when lost', () => {
    const twoFights = () => {
      const g = given().units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', WA: 'Kisumu', SK: 'Muansa' })
      return g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'move WA to Muansa', 'end', 'fight at Moshi')
    }
    const used = twoFights().dice(3, 6, 1, 1).play('air').play('lose 1-FKA')
    used.dice(6, 1, 6, 6).play('fight at Muansa')
    expect([used.asked, used.t.tracks.airUsed]).toEqual(['allied stay', 1])
    used.play('retreat', 'fall-back WA to Kisumu')
    expect([used.t.tracks.airUsed, used.t.tracks.airLost]).toEqual([0, 0])
    const lost = twoFights().dice(6, 6, 1, 1).play('air').play('lose 1-FKA')
    lost.dice(6, 1, 6, 6).play('fight at Muansa').play('retreat', 'fall-back WA to Kisumu')
    expect([lost.t.tracks.airUsed, lost.t.tracks.airLost]).toEqual([0, 1])
  })

  test('18.0, 5.2 Heia Safari changes nothing without 30.1, nor for a force with a regular', () => {
    const beaten = (g: Position) => g.play('move 1-FKA to Taveta', 'end').dice(1, 6, 6, 6).play('fight at Taveta')
    const units = { ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' }
    expect(beaten(given().units(units).turn('german', 'G6')).asked).toBe('german stay')
    const mixed = given('break-off')
      .units({ ...units, EAD: 'Taveta', FW: 'Moshi' })
      .turn('german', 'G6')
    mixed.play('move FW to Taveta')
    mixed.play('move 1-FKA to Taveta', 'end').dice(1, 6, 6, 6, 6, 6).play('fight at Taveta')
    expect(mixed.asked).toBe('german stay')
  })

  test('22.3, 17.1 a fort is gone when its defenders fall back, and does not pass to the enemy', () => {
    const g = given('forts').units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', 'German-Fort': 'Moshi' })
    g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(6, 1, 6, 6).play('decline')
    g.play('stay', 'retreat', 'fall-back 1-FKA to Korogwe')
    expect([g.at('German-Fort'), g.told.includes('fortGone')]).toEqual(['german-pool', true])
    expect(g.t.units.where[unit('1/KAR')]).toBe(space('Moshi'))
  })
})
