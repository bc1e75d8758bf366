import { equal, NOBODY, SIDES, view } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { SPACES, space } from '../../board.ts'
import { CARDS } from '../../data/cards.ts'
import { TURNS } from '../../data/charts.ts'
import { SPACES as SPACE_DATA } from '../../data/spaces.ts'
import { lettow } from '../../index.ts'
import { ALLIED, GERMAN, IS_FORT, PER_DECK, UNIT_NAMES, type Unit, unit } from '../../roster.ts'
import { occupies } from '../../rules/03-map.ts'
import { given, type Position } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

/** 1/KAR meets 1 FKA at Moshi. */
const moshi = (more: Readonly<Record<string, string>> = {}): Position =>
  given()
    .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', ...more })
    .turn('allied', 'A9')
    .play('move 1/KAR to Moshi', 'end', 'fight at Moshi')

describe('1 and 2 What the game is made of', () => {
  test('1.0 the last of fourteen turns ends the match, and combat is rolled with six-sided dice', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi' })
      .set((t) => {
        t.tracks.turn = TURNS.length
      })
      .turn('german', 'G3')
    expect([TURNS.length, g.play('end').asked]).toEqual([14, 'nobody'])
    const rolled = moshi()
      .dice(6, 1, 4, 6)
      .play('decline')
      .events.flatMap((e) => e.dice)
    expect(rolled.map((die) => die.sides)).toEqual([6, 6, 6, 6])
  })

  test('2.0 forty-two spaces, thirty-six units, two forts and nine cards a side', () => {
    const forts = UNIT_NAMES.filter((_, u) => IS_FORT[u as Unit] === 1)
    expect([SPACES, UNIT_NAMES.length - forts.length, forts.length, PER_DECK]).toEqual([42, 36, 2, 9])
    expect(CARDS).toHaveLength(18)
  })

  test('2.1 a unit has one step: a hit removes it', () => {
    const g = moshi().dice(6, 1, 3).play('decline').play('lose 1-FKA')
    expect([g.at('1-FKA'), g.at('1/KAR')]).toEqual(['german-pool', 'Moshi'])
  })

  test('2.2 a stack is all the units of a side in one space, and no others', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi', WA: 'Voi', '2/KAR': 'Taveta' })
      .turn('allied', 'A8')
      .play('lead Voi')
    const points = ['1/KAR', 'WA', '2/KAR'].map((name) => (g.t.units.left[unit(name)] ?? 0) > 0)
    expect(points).toEqual([true, true, false])
  })
})

describe('3 and 4 Spaces and units', () => {
  test('3.3, 25.1 every space is a town, so that 1/KAR sets up in any of British East Africa', () => {
    const british = SPACE_DATA.filter((s) => s.region === 'BEA').map((s) => `place 1/KAR at ${s.id}`)
    const offered = givenMatch(lettow).legal()
    expect(offered.filter((action) => action.startsWith('place'))).toEqual(british)
  })

  test('3.4 a space is occupied as long as a unit is there, and not a moment longer', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Tanga' })
      .turn('allied', 'A9')
    expect(occupies(g.t, ALLIED, space('Tanga'))).toBe(true)
    g.play('move 1/KAR to Mombasa')
    expect(SIDES.map((side) => occupies(g.t, side, space('Tanga')))).toEqual([false, false])
  })

  test('4.2, 13.0 light and mounted infantry and the armored car are fast, regulars and garrisons are not', () => {
    const totalWith = (name: string) => {
      const g = given()
        .units({ ...bystanders, [name]: 'Taveta', DESG: 'Moshi' })
        .turn('allied', 'A9')
        .play(`move ${name} to Moshi`, 'end', 'fight at Moshi')
        .dice(3, 3, 6, 6)
        .play('decline')
      const { allied } = g.events.find((e) => e.kind === 'superiority')?.facts ?? {}
      return allied
    }
    expect(['1/KAR', 'Vol/LF', 'MGC', 'EAD'].map(totalWith)).toEqual([4, 4, 4, 3])
  })

  test('4.3 the combat factor is the highest roll that hits', () => {
    expect(moshi().dice(6, 1, 3).play('decline').asked).toBe('german lose')
    expect(moshi().dice(6, 1, 4, 6).play('decline').asked).toBe('allied stay')
  })

  test('4.6 whoever is eliminated goes to its side’s pool, garrisons too', () => {
    const g = given()
      .units({ ...bystanders, DESG: 'Moshi', '1-FKA': 'Tabora', '1/KAR': 'Taveta' })
      .turn('allied', 'A9')
      .play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
    g.dice(6, 1, 1).play('decline').play('lose DESG')
    expect(g.at('DESG')).toBe('german-pool')
  })
})

describe('19.0 What is open, and what waits its turn', () => {
  test('5.3 what a card draws must be placed, but nobody has to move', () => {
    const g = given()
      .units({ ...bystanders, WA: 'allied-pool' })
      .turn('allied', 'A9')
    expect([g.asked, g.legal.includes('end')]).toEqual(['allied deploy', false])
    g.play('deploy at Nairobi')
    expect([g.asked, g.legal.includes('end')]).toEqual(['allied move', true])
  })

  test('17.5 nobody retreats to an enemy, so that a retreat starts no other combat', () => {
    const g = moshi({ WA: 'Korogwe', '2-FKA': 'Arusha' })
    g.dice(6, 1, 6, 6).play('decline', 'stay', 'retreat')
    expect(g.why('fall-back 1-FKA to Korogwe')).toBe('17.1')
    const why = (to: string) => g.given.whyName(`fall-back 1-FKA to ${to}`)
    expect([why('Korogwe'), why('Tabora')]).toEqual(['backOntoEnemy', 'noWay'])
    expect(g.play('fall-back 1-FKA to Arusha').asked).not.toContain('fight')
  })

  test('19.1 everything is open: each side sees the whole table, which holds no order of cards', () => {
    const { table } = givenMatch(lettow).play('ready').dice(9, 1).play('ready')
    for (const side of [ALLIED, GERMAN, NOBODY]) expect(equal(view(lettow, table, side), table)).toBe(true)
  })

  test('21.1 a side checks in its own turn, and judges all before the first die', () => {
    const starving = { ...bystanders, '1-FKA': 'Entebbe', '2-FKA': 'Entebbe', '3-FKA': 'Entebbe', SK: 'Tabora' }
    expect(given('supply').units(starving).turn('allied', 'A9').cites).not.toContain('21.3')
    // Two alone would live off the land (21.4): that the first is lost does not spare the others their dice.
    const g = given('supply').units(starving).turn('german', 'G3', 1, 6, 6)
    expect(g.cites.filter((c) => c === '21.3')).toHaveLength(3)
  })
})

describe('Who comes first, and who may not', () => {
  test('6.1, 11.0 five units of a side may be set up in one space, and a garrison besides', () => {
    const g = givenMatch(lettow).play('ready')
    for (const name of ['1-FKA', '2-FKA', '3-FKA', '4-FKA', 'SK']) g.play(`place ${name} at Dar-es-Salaam`)
    expect([g.why('place FW at Dar-es-Salaam'), g.why('place FW at Kilwa')]).toEqual(['11.0', ''])
  })

  test('18.1 with card G6 the superior Allies are asked to break off first, and then the Germans', () => {
    const g = given('break-off')
      .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
      .turn('german', 'G6')
    g.play('move 1-FKA to Taveta', 'end').dice(1, 6).play('fight at Taveta')
    expect(g.asked).toBe('allied break-off')
    expect(g.play('decline').asked).toBe('german break-off')
    g.play('break-off', 'fall-back 1-FKA to Moshi')
    expect([g.at('1/KAR'), g.at('1-FKA')]).toEqual(['Taveta', 'Moshi'])
  })

  test('22.5, 27.3 an Allied fort takes no recruits, though a German one does', () => {
    const allied = given('forts').units({ ...bystanders, '1/KAR': 'Voi', 'Allied-Fort': 'Voi', WA: 'allied-pool' })
    expect(allied.turn('allied', 'A9').why('deploy at Voi')).toBe('27.3')
    const german = given('forts').units({ ...bystanders, SK: 'Kilwa', 'German-Fort': 'Kilwa', FW: 'german-pool' })
    expect(german.turn('german', 'G5').why('deploy at Kilwa')).toBe('')
  })

  test('22.5, 30.2 it feeds every contingent', () => {
    const three = { EAD: 'Muansa', RM: 'Muansa', RFF: 'Muansa' }
    const fort = { '1-FP': 'Bukoba', 'Allied-Fort': 'Bukoba' }
    const fed = given('supply', 'forts').units({ ...bystanders, ...three, ...fort })
    const atWar = fed.set((t) => {
      t.tracks.intervened = 1
    })
    expect(atWar.turn('allied', 'A9').cites).not.toContain('21.3')
  })
})

test('12.4, 13.0, 14.0, 18.0 the worked combat of the rulebook ends as it says', () => {
  const g = given('break-off').units({
    ...bystanders,
    'B-IEF': 'ocean',
    'C-IEF': 'ocean',
    '1/KAR': 'Mombasa',
    '1-FKA': 'Tanga',
    SK: 'Tanga',
    FW: 'Tanga',
  })
  g.turn('allied', 'A3').play('sail B-IEF to Tanga', 'sail C-IEF to Tanga', 'move 1/KAR to Tanga', 'end')
  const totals = () => g.events.filter((e) => e.kind === 'superiority').map((e) => e.facts)
  g.play('fight at Tanga').dice(2, 3, 4, 2, 4, 1).play('air')
  expect(totals()).toEqual([{ side: GERMAN, allied: 5, german: 5 }])
  expect(g.asked).toBe('allied lose')
  g.play('lose B-IEF').dice(3).play('lose C-IEF').play('lose FW', 'stay').dice(6, 2).play('stay')
  expect(totals().at(-1)).toEqual({ side: ALLIED, allied: 6, german: 3 })
  expect(g.asked).toBe('allied break-off')
  g.dice(5, 6, 2).play('decline').play('lose 1/KAR')
  expect(['B-IEF', 'C-IEF', '1/KAR', 'FW'].map((name) => g.at(name))).toEqual([
    'allied-pool',
    'allied-pool',
    'allied-pool',
    'german-pool',
  ])
  expect(['1-FKA', 'SK'].map((name) => g.at(name))).toEqual(['Tanga', 'Tanga'])
})
