import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

describe('9.0 Recruiting', () => {
  test('9.1, 27.1 counters are drawn at random and placed one by one', () => {
    const pool = { EAD: 'allied-pool', RM: 'allied-pool', WA: 'allied-pool' }
    // Counters lie in the order of the list: EAD, RM, WA. The second of three is RM, then the first of two is EAD.
    const g = given()
      .units({ ...bystanders, ...pool })
      .turn('allied', 'A3', 2)
    expect(g.given.events.filter((e) => e.kind === 'drew')).toHaveLength(1)
    g.dice(1).play('deploy at ocean')
    expect(g.at('RM')).toBe('ocean')
    g.play('deploy at Nairobi')
    expect(g.at('EAD')).toBe('Nairobi')
    expect(g.cites).toContain('27.1')
  })

  test('9.2, 27.3 British units: the ocean box, occupied centers, occupied ocean ports', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'allied-pool', 'Vol/LF': 'Kilwa', WA: 'Voi' })
      .turn('allied', 'A2')
    expect(['ocean', 'Nairobi', 'Kilwa'].map((s) => g.why(`deploy at ${s}`))).toEqual(['', '', ''])
    expect(['Voi', 'Mombasa', 'Taveta'].map((s) => g.why(`deploy at ${s}`))).toEqual(['27.3', '27.3', '27.3'])
    g.play('deploy at Kilwa')
    expect(g.cites).toContain('27.3')
  })

  test('27.3 Portuguese arrive in Mozambique and nowhere else', () => {
    const g = given()
      .units({ ...bystanders, 'PEA-Ex': 'allied-pool' })
      .turn('allied', 'A9')
    expect(g.why('deploy at ocean')).toBe('27.3')
    g.play('deploy at Mozambique')
    expect(g.at('PEA-Ex')).toBe('Mozambique')
  })

  test('27.2 Germans arrive in supply centers they occupy', () => {
    const g = given()
      .units({ ...bystanders, '5-FKA': 'german-pool', SK: 'Kilwa' })
      .turn('german', 'G6')
    expect(g.why('deploy at Kilwa')).toBe('27.2')
    expect(g.why('deploy at Tabora')).toBe('27.2')
    g.play('deploy at Dar-es-Salaam')
    expect(g.cites).toContain('27.2')
  })

  test('27.2 Living off the Land and Guerrilla War widen the places', () => {
    const land = given()
      .units({ ...bystanders, '5-FKA': 'german-pool', SK: 'Kilwa', FW: 'Voi' })
      .turn('german', 'G7')
    expect([land.why('deploy at Kilwa'), land.why('deploy at Voi')]).toEqual(['', '27.2'])
    const war = given()
      .units({ ...bystanders, '5-FKA': 'german-pool', SK: 'Kilwa', FW: 'Voi' })
      .turn('german', 'G8')
    expect([war.why('deploy at Kilwa'), war.why('deploy at Voi')]).toEqual(['', ''])
  })

  test('9.5, 5.2 the German garrison: centers and forts, but a card’s word goes further', () => {
    const drawn = { 'Nairobi-Gar': 'Nairobi', DESG: 'german-pool', SK: 'Kilwa', '1-FKA': 'Tabora' }
    const usual = given().units(drawn).turn('german', 'G6')
    expect([usual.why('deploy at Tabora'), usual.why('deploy at Kilwa')]).toEqual(['', '27.2'])
    const card = given().units(drawn).turn('german', 'G7')
    expect(card.why('deploy at Kilwa')).toBe('')
  })

  test('27.1 nobody is placed where enemies are', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', '1-FKA': 'Mozambique', 'PEA-Ex': 'allied-pool', EAD: 'ocean' })
    g.set((t) => {
      t.tracks.intervened = 1
    })
    g.turn('allied', 'A9')
    expect(g.at('PEA-Ex')).toBe('allied-pool')
    expect(g.told).toContain('returned')
  })

  test('9.3 a counter without a place goes back and the draw is lost', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', SK: 'Kilwa', '5-FKA': 'german-pool' }).turn('german', 'G6')
    expect(g.at('5-FKA')).toBe('german-pool')
    expect(g.cites).toContain('9.3')
    expect(g.asked).toBe('german move')
  })

  test('9.4 an empty pool gives nothing', () => {
    const g = given().units(bystanders).turn('german', 'G3')
    expect(g.cites).toContain('9.4')
    expect(g.asked).toBe('german move')
  })

  test('9.5 a British garrison drawn again: an occupied center, or the box, from where it sails once', () => {
    const g = given()
      .units({ ...bystanders, 'Mombasa-Gar': 'allied-pool', WA: 'Kilwa' })
      .turn('allied', 'A9')
    expect(g.why('deploy at Kilwa')).toBe('9.5')
    g.play('deploy at ocean')
    expect(g.why('sail Mombasa-Gar to Kilwa')).toBe('')
    g.play('sail Mombasa-Gar to Kilwa')
    expect(g.why('sail Mombasa-Gar to Lindi')).toBe('4.5')
  })

  test('5.2 King’s African Rifles Expand: the first draw is a KAR', () => {
    const g = given().units({ ...bystanders, EAD: 'allied-pool', '3/KAR': 'allied-pool', WA: 'allied-pool' })
    g.turn('allied', 'A4')
    g.dice(2).play('deploy at ocean')
    expect(g.at('3/KAR')).toBe('ocean')
    g.play('deploy at ocean')
    expect(g.at('WA')).toBe('ocean')
  })

  test('27.1 KonA lands by its card in a German ocean port with room', () => {
    const g = given()
      .units({ ...bystanders, KonA: 'konigsberg', SK: 'Lindi' })
      .turn('german', 'G1')
    expect(g.asked).toBe('german deploy')
    expect(g.why('deploy at Tanga')).toBe('5.2')
    g.play('deploy at Lindi')
    expect(g.at('KonA')).toBe('Lindi')
    expect(g.cites).toContain('27.1')
  })

  test('27.1 KonA goes to the pool when the Germans have no port', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', KonA: 'konigsberg', SK: 'Tabora' }).turn('german', 'G1')
    expect(g.at('KonA')).toBe('german-pool')
  })

  test('5.2 Blockade Runner draws one without a German port, two with one', () => {
    const pool = { '5-FKA': 'german-pool', '6-FKA': 'german-pool' }
    const inland = given()
      .units({ 'Nairobi-Gar': 'Nairobi', SK: 'Tabora', ...pool })
      .turn('german', 'G4', 1)
    inland.play('deploy at Tabora')
    expect(inland.asked).toBe('german move')
    const port = given()
      .units({ ...bystanders, ...pool })
      .turn('german', 'G4', 1)
    port.play('deploy at Dar-es-Salaam')
    expect(port.asked).toBe('german deploy')
  })
})

describe('22.0 Forts', () => {
  test('9.6, 22.1, 30.3 a drawn fort is built at once where a friendly unit is', () => {
    const g = given('forts')
      .units({ ...bystanders, SK: 'Kilwa', 'German-Fort': 'german-pool' })
      .turn('german', 'G6')
    expect(g.why('deploy at Tabora')).toBe('22.1')
    expect(g.why('deploy at Nairobi')).toBe('27.1')
    g.play('deploy at Kilwa')
    expect(g.at('German-Fort')).toBe('Kilwa')
    expect(g.told).toContain('fortBuilt')
  })

  test('22.1, 28.1, 30.3 neutral Belgians may build the Allied fort', () => {
    const g = given('forts')
      .units({ ...bystanders, '1-FP': 'Belgian-Congo', 'Allied-Fort': 'allied-pool' })
      .turn('allied', 'A9')
    expect(g.why('deploy at ocean')).toBe('22.1')
    g.play('deploy at Belgian-Congo')
    expect(g.at('Allied-Fort')).toBe('Belgian-Congo')
  })

  test('22.2 recruits may be placed in a German fort', () => {
    const g = given('forts').units({
      'Nairobi-Gar': 'Nairobi',
      SK: 'Kilwa',
      'German-Fort': 'Kilwa',
      '5-FKA': 'german-pool',
    })
    g.turn('german', 'G6')
    g.play('deploy at Kilwa')
    expect(g.at('5-FKA')).toBe('Kilwa')
  })

  test('22.3 a fort that nobody is with returns to its pool', () => {
    const g = given('forts')
      .units({ ...bystanders, SK: 'Kilwa', 'German-Fort': 'Kilwa' })
      .turn('german', 'G3')
    g.play('move SK to Liwale')
    expect(g.at('German-Fort')).toBe('german-pool')
    expect(g.cites).toContain('22.3')
    expect(g.told.slice(-2)).toEqual(['moved', 'fortGone'])
  })

  test('22.4 each side has one fort, and without the option none', () => {
    const g = given().units(bystanders)
    expect([g.at('German-Fort'), g.at('Allied-Fort')]).toEqual(['aside', 'aside'])
  })
})
