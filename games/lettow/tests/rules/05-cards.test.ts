import { describe, expect, test } from 'vitest'
import { space } from '../../board.ts'
import { CARDS } from '../../data/cards.ts'
import { ALLIED, card, GERMAN, PER_DECK, unit } from '../../roster.ts'
import { wasTurned } from '../../rules/05-cards.ts'
import { cards as germanCards } from '../../words/german/cards.ts'
import { given } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

describe('5.0 Cards', () => {
  test('5.1, 5.3 a die says which of the cards that are left lies on top', () => {
    const g = given().units(bystanders).turn('allied', 'A9')
    g.set((t) => {
      t.deck.clear()
      for (const name of ['G3', 'G6', 'G8']) t.deck.add(card(name))
    })
    g.dice(2).play('end')
    expect(g.t.tracks.card).toBe(card('G6'))
    expect(g.told).toContain('turned')
  })

  test('5.4 a card that was turned is out of the deck', () => {
    const g = given().units(bystanders).turn('allied', 'A9')
    expect(g.t.deck.has(card('A9'))).toBe(false)
    expect(wasTurned(g.t, card('A9'))).toBe(true)
  })

  test('5.5 a first play happens once: the South Africans come, later the card draws one', () => {
    const southAfricans = { '1-SA': 'south-africa', 'SA-Mtd': 'south-africa' }
    const first = given()
      .units({ ...bystanders, ...southAfricans })
      .turn('allied', 'A1')
    expect([first.at('1-SA'), first.at('SA-Mtd')]).toEqual(['ocean', 'ocean'])
    expect(first.cites.filter((c) => c === '27.1')).toHaveLength(2)
    expect(first.why('sail 1-SA to Mombasa')).toBe('')
    const later = given()
      .units({ ...bystanders, EAD: 'allied-pool' })
      .set((t) => {
        t.cards.turned[card('A1')] = 1
      })
    later.turn('allied', 'A1')
    expect(later.asked).toBe('allied deploy')
  })

  test('5.2 Royal Navy: by water only, and one better in ocean ports', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'ocean', RM: 'Voi', '1-FKA': 'Tanga', FW: 'Tanga' })
      .turn('allied', 'A5')
    expect(g.why('move RM to Taveta')).toBe('5.2')
    // Fast units: none against one, so Germans +1; the navy evens it out: 3 + 1 against 3 + 1 is a tie for the defender.
    g.play('sail EAD to Tanga', 'end', 'fight at Tanga')
      .dice(3, 3, /* FKA */ 6, /* FW */ 6, /* EAD */ 6)
      .play('decline')
    expect(g.given.events.find((e) => e.kind === 'superiority')?.facts).toEqual({ side: GERMAN, allied: 4, german: 4 })
  })

  test('5.2 Lake Flotilla shuts the lakes to the Germans for one turn', () => {
    const g = given()
      .units({ ...bystanders, '1-FKA': 'Kigoma' })
      .turn('allied', 'A6')
    expect(g.cites).toContain('5.2')
    g.set((t) => {
      t.deck.clear()
      t.deck.add(card('G3'))
    })
    g.play('end')
    expect(g.why('sail 1-FKA to Usumbura')).toBe('5.2')
    g.dice(9).play('end')
    expect(g.t.tracks.lakesShut).toBe(0)
  })

  test('5.2 Königsberg shuts the ocean to the Allies for one turn', () => {
    const g = given()
      .units({ ...bystanders, EAD: 'ocean', KonA: 'aside' })
      .turn('german', 'G1')
    g.set((t) => {
      t.deck.clear()
      t.deck.add(card('A9'))
    })
    g.play('end')
    expect(g.why('sail EAD to Mombasa')).toBe('5.2')
    g.dice(3).play('end')
    expect(g.t.tracks.oceanShut).toBe(0)
  })

  test('5.2 Raid on the Uganda Railway: far marches from near, and no trains where they were', () => {
    const g = given()
      .units({ ...bystanders, '1-FKA': 'Moshi', '2-FKA': 'Iringa', EAD: 'Kisumu' })
      .turn('german', 'G5')
    expect([g.t.units.left[unit('1-FKA')], g.t.units.left[unit('2-FKA')]]).toEqual([3, 1])
    g.play('move 1-FKA to Taveta', 'move 1-FKA to Voi')
    expect(g.told).toContain('raided')
    g.play('move 1-FKA to Taveta')
    g.set((t) => {
      t.deck.clear()
      t.deck.add(card('A9'))
    })
    g.play('end')
    expect(g.why('move EAD to Mombasa')).toBe('5.2')
    g.dice(3).play('end')
    expect(g.t.raided.size).toBe(0)
  })

  test('5.2 Raid on the Uganda Railway: a raider enters by boat and by train too', () => {
    const boat = given()
      .units({ ...bystanders, '1-FKA': 'Muansa' })
      .turn('german', 'G5')
    boat.play('sail 1-FKA to Kisumu')
    expect(boat.given.events.filter((e) => e.kind === 'raided').map((e) => e.facts)).toEqual([
      { space: space('Kisumu') },
    ])
    const train = given()
      .units({ 'Mombasa-Gar': 'Mombasa', DESG: 'Dar-es-Salaam', '1-FKA': 'Kisumu' })
      .turn('german', 'G5')
    train.play('move 1-FKA to Mombasa')
    const torn = ['Nairobi', 'Voi', 'Mombasa']
    expect(torn.map((name) => train.t.raided.has(space(name)))).toEqual([true, true, true])
    expect(train.t.raided.has(space('Kisumu'))).toBe(false)
  })

  test('5.2 Raid on the Uganda Railway: and when a beaten raider falls back along it', () => {
    const g = given()
      .units({ ...bystanders, '1-FKA': 'Arusha' })
      .turn('german', 'G5')
    g.play('move 1-FKA to Nairobi', 'end').dice(1, 6, /* the garrison, 1 FKA */ 6, 6).play('fight at Nairobi')
    g.play('retreat', 'fall-back 1-FKA to Voi')
    expect([g.t.raided.has(space('Nairobi')), g.t.raided.has(space('Voi'))]).toEqual([true, true])
  })

  test('5.2 Lettow-Vorbeck: one stack moves four', () => {
    const g = given()
      .units({ ...bystanders, '1-FKA': 'Moshi', '2-FKA': 'Tabora' })
      .turn('german', 'G2')
    g.play('lead Moshi')
    expect([g.t.units.left[unit('1-FKA')], g.t.units.left[unit('2-FKA')]]).toEqual([4, 2])
  })

  test('7.1 fever before movement: four or more Allied units, garrisons not counted, 1 or 2 costs one of them', () => {
    const stack = { '1/KAR': 'Voi', '2/KAR': 'Voi', '3/KAR': 'Voi', WA: 'Voi', 'Mombasa-Gar': 'Voi' }
    const sick = given()
      .units({ ...bystanders, ...stack })
      .turn('german', 'G9', 2)
    expect(sick.asked).toBe('allied lose')
    expect(sick.why('lose Nairobi-Gar')).toBe('5.2')
    expect(sick.why('lose Mombasa-Gar')).toBe('5.2')
    sick.play('lose WA')
    expect(sick.at('WA')).toBe('allied-pool')
    expect(sick.cites).toContain('4.6')
    const well = given()
      .units({ ...bystanders, ...stack })
      .turn('german', 'G9', 3)
    expect(well.told).toContain('fever')
    expect(well.at('WA')).toBe('Voi')
  })

  test('7.1 the drive after movement: where three have moved, a 6 costs one of them', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi', '2/KAR': 'Voi', WA: 'Voi', EAD: 'Taveta' })
      .turn('allied', 'A7')
    g.play('move 1/KAR to Taveta', 'move 2/KAR to Taveta', 'move WA to Taveta').dice(6).play('end')
    expect(g.asked).toBe('allied lose')
    expect(g.why('lose EAD')).toBe('5.2')
    g.play('lose 1/KAR')
    expect([g.at('1/KAR'), g.at('EAD')]).toEqual(['allied-pool', 'Taveta'])
  })

  test('8.0 an empty deck is shuffled: all nine lie there again', () => {
    const g = given().units(bystanders).turn('allied', 'A9')
    g.set((t) => t.deck.clear())
    g.dice(5).play('end')
    expect(g.told).toContain('shuffled')
    expect(g.t.tracks.card).toBe(card('G5'))
    expect([...Array(PER_DECK).keys()].filter((i) => g.t.deck.has((PER_DECK + i) as never))).toHaveLength(8)
  })

  test('5.6, 19.1 the table keeps no order of cards, so nobody can see one', () => {
    const g = given().units(bystanders).turn('allied', 'A9')
    expect(g.given.game.fog).toBeUndefined()
    expect(Object.keys(g.t)).not.toContain('order')
  })
})

describe('7.0 Sequence', () => {
  test('7.0 the Allies play first, then the Germans, then the next turn', () => {
    const g = given().units(bystanders).turn('allied', 'A9')
    expect([g.t.tracks.turn, g.t.tracks.phasing]).toEqual([3, ALLIED])
    g.set((t) => {
      t.deck.clear()
      t.deck.add(card('G3'))
    })
    g.play('end')
    expect([g.t.tracks.turn, g.t.tracks.phasing]).toEqual([3, GERMAN])
    expect(g.cites).toContain('7.0')
  })
})

test('5.2, 13.0 card A3 says in both languages that it helps where those who landed fight, and that is where it helps', () => {
  expect(CARDS[card('A3')]?.text.join()).toMatch(/landed from the ocean this turn fights/)
  expect(germanCards[card('A3')]?.text.join()).toMatch(/kämpft/)
  const g = given().units({
    RM: 'ocean',
    '1/KAR': 'Mombasa',
    '2/KAR': 'Mombasa',
    '1-FKA': 'Tanga',
    DESG: 'Dar-es-Salaam',
  })
  g.turn('allied', 'A3').play('sail RM to Tanga', 'move 1/KAR to Tanga', 'move 2/KAR to Tanga', 'end', 'fight at Tanga')
  const total = () => {
    const { allied } = g.events.filter((e) => e.kind === 'superiority').at(-1)?.facts ?? {}
    return allied
  }
  g.dice(1, 6, /* 1 FKA hits */ 1).play('decline')
  expect(total()).toBe(/* more fast units and the card */ 1 + 2)
  g.dice(6, 6).play('lose RM', 'stay', 'stay').dice(1, 6, 6, 6, 6).play('decline')
  expect(total()).toBe(1 + 1)
})
