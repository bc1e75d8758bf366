import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { hex } from '../../actions/operands.ts'
import type { Body } from '../../board.ts'
import { GEA, GONE, PILE, TO_COME, TOWN_OWNER, TOWN_VP, TOWNS, type Town, town } from '../../board.ts'
import { HISTORY } from '../../data/history.ts'
import { SCENARIO_NAMES, type ScenarioName } from '../../data/scenarios.ts'
import { askari } from '../../index.ts'
import { ENTENTE, GERMAN, NAMES, NO_UNIT, UNITS, unit, units } from '../../roster.ts'
import { bodyHolder } from '../../rules/04-control.ts'
import { isDue } from '../../rules/08.1-reinforcements.ts'
import { scoreOf } from '../../rules/13-victory.ts'
import { carrierSpot, unitSpot } from '../../rules/14-history.ts'
import { LOTS } from '../../rules/14-lots.ts'
import { lotOf } from '../../rules/14-set-up.ts'
import { carriersAt, put } from '../../stacks.ts'

const begin = (scenario: ScenarioName) => givenMatch(askari, { scenario })
const where = (g: ReturnType<typeof begin>, name: string) => hex.write(g.table.units.where[unit(name)] as never)
const asked = (g: ReturnType<typeof begin>) => {
  const { decision } = g
  return decision && `${askari.sides[decision.side]} ${decision.prompt}`
}
const countWhere = (g: ReturnType<typeof begin>, space: number) =>
  Array.from({ length: UNITS }, (_, u) => u).filter((u) => g.table.units.where[u as never] === space).length

describe('14.0 scenarios', () => {
  test('14.0 there are four scenarios, each with its turns', () => {
    expect(askari.scenarios.map((s) => s.id)).toEqual([...SCENARIO_NAMES])
  })

  test.each(SCENARIO_NAMES)(
    '14.0 in %s every counter and Carrier has a spot of its own in history, within its area',
    (scenario) => {
      const known = Object.values(HISTORY[scenario].units).join(' ').split(' ')
      expect(known.length).toBe(new Set(known).size)
      for (const lot of LOTS[scenario]) {
        if (lot.unit !== NO_UNIT) {
          expect(known, askari.english.name).toContain(hexless(lot.unit))
          expect(lot.area.holds.has(unitSpot(scenario, lot.unit)), hexless(lot.unit)).toBe(true)
        }
      }
      for (const side of [GERMAN, ENTENTE]) {
        const carriers = LOTS[scenario].filter((lot) => lot.side === side && lot.unit === NO_UNIT)
        carriers.forEach((lot, i) => {
          expect(lot.area.holds.has(carrierSpot(scenario, side, i)), `${side} ${i}`).toBe(true)
        })
      }
    },
  )
})

test.each(SCENARIO_NAMES)(
  '14.0 in %s each counter and Carrier that is set up is told of once, where it lies',
  (scenario) => {
    const g = begin(scenario)
    if (scenario === 'smuts') g.dice(1, 1, 1, 1, 1, 1)
    while (/^setUp/.test(g.decision?.prompt ?? '')) g.play('historical')
    const told = (kind: string) => g.events.filter((e) => e.kind === kind).map(({ facts }) => Object.values(facts))
    const lots = LOTS[scenario].filter((lot) => lot.unit === NO_UNIT || g.table.units.where[lot.unit] !== GONE)
    const counters = lots.filter((lot) => lot.unit !== NO_UNIT)
    expect(told('setUpIn')).toEqual(counters.map((lot) => [lot.unit, unitSpot(scenario, lot.unit)]))
    for (const lot of counters)
      expect(g.table.units.where[lot.unit], hexless(lot.unit)).toBe(unitSpot(scenario, lot.unit))
    const carriers = [GERMAN, ENTENTE].flatMap((side) =>
      lots
        .filter((lot) => lot.side === side && lot.unit === NO_UNIT)
        .map((_, i) => [side, carrierSpot(scenario, side, i)]),
    )
    expect(told('carrierDeployed').toSorted()).toEqual(carriers.toSorted())
  },
)
const hexless = (u: number) => NAMES[u] ?? ''

describe('14.1 Under the Colonial Office', () => {
  test('14.1, 14.1.1, 14.1.3, 14.4.2, 14.4.3, 14.4.4 counters lie in their hexes, the others come later; each side holds its own', () => {
    for (const scenario of ['colonial-office', 'campaign'] as const) {
      const g = begin(scenario)
      expect(where(g, '1-FK')).toBe('2511')
      expect(where(g, 'Königsberg')).toBe('3219')
      expect(where(g, '15-FK')).toBe('to-come')
      expect(carriersAt(g.table, GERMAN, hex.read('3219') as never)).toBe(1)
      expect(g.table.tracks.turn).toBe(0)
      for (let town = 0 as Town; town < TOWNS; town++)
        expect(g.table.towns.holder[town] === GERMAN).toBe(TOWN_OWNER[town] === GEA)
    }
  })

  test('14.1.4, 14.4.5 V38 the KAR detachments go to any railway hex of British land', () => {
    for (const scenario of ['colonial-office', 'campaign'] as const) {
      const g = begin(scenario)
      expect(asked(g)).toBe('entente setUp')
      expect(g.why('deploy 2046')).toBe('14.1.4')
      expect(g.why('deploy 3215')).toBe('14.1.4')
      expect(g.why('deploy 3120')).toBe('14.1.4')
      expect(g.why('deploy ocean')).toBe('14.1.4')
      expect(g.legal().length).toBe(25)
      g.play('deploy 2045', 'deploy 2506')
      expect([where(g, 'KAR-DET-1'), where(g, 'KAR-DET-2')]).toEqual(['2045', '2506'])
      expect(g.table.tracks.turn).toBe(1)
    }
  })

  test('14.1.4 one press sets up what is left', () => {
    const g = begin('colonial-office').play('deploy 2045', 'historical')
    expect([where(g, 'KAR-DET-1'), where(g, 'KAR-DET-2')]).toEqual(['2045', '1903'])
  })

  test('14.1.2 Portugal is neutral: her units are placed and stay', () => {
    const g = begin('colonial-office')
    expect(g.table.tracks.portugal).toBe(0)
    expect(where(g, 'Indigena')).toBe('3536')
  })
})

describe('14.2 Smuts', () => {
  test('14.2, 14.2.1, 14.2.2, 14.2.3, 14.2.4 Taveta is German, Bukoba and Mafia the Entente’s, Portugal neutral', () => {
    const g = begin('smuts')
    const holder = (name: string) => g.table.towns.holder[askariTown(name)]
    expect([holder('Taveta'), holder('Tabora')]).toEqual([GERMAN, GERMAN])
    expect([holder('Bukoba'), holder('Mafia Island'), holder('Nairobi'), holder('Rutchuru')]).toEqual(
      Array(4).fill(ENTENTE),
    )
    expect(holder('Port Amelia')).toBe(2)
    expect(g.table.tracks.portugal).toBe(0)
  })

  test('14.2.5, 14.2.5a, 14.2.5b the Eliminated Piles', () => {
    const g = begin('smuts')
    expect(countWhere(g, PILE)).toBe(6)
    for (const name of ['7-FK', '98th', '63-Pm', 'EAMR', 'KAR-DET-1', 'KAR-DET-2']) expect(where(g, name)).toBe('pile')
  })

  test('14.2.6, 14.2.6a, 14.2.6b the Germans set up where they hold the land', () => {
    const g = begin('smuts')
    expect(asked(g)).toBe('german setUp')
    expect(g.why('deploy 2810')).toBe('')
    expect(g.why('deploy 1308-shore')).toBe('')
    for (const hexName of ['1005', '3422', '2506', '0205', '3536', 'ocean'])
      expect(g.why(`deploy ${hexName}`)).toBe('14.2.6b')
    g.play('deploy 1308-shore')
    expect(g.table.units.state[unit('1-FK')]).toBe(4 | 8)
    expect(LOTS.smuts.filter((lot) => lot.side === GERMAN && lot.unit === NO_UNIT).length).toBe(9)
    expect(LOTS.smuts.filter((lot) => lot.side === ENTENTE && lot.unit === NO_UNIT).length).toBe(9)
    for (const name of ['7-FK', '29-FK', 'EAMR', 'Goliath', 'Chatham', '9-SAI', 'Adjutant'])
      expect(
        LOTS.smuts.some((lot) => lot.unit === unit(name)),
        name,
      ).toBe(false)
  })

  test('14.2.6d coastal units stand on a coast of theirs', () => {
    const g = begin('smuts')
    while (g.decision?.prompt === 'setUp' && !isAbout(g, 'Dar-Hrbr')) g.play('deploy 2711')
    expect(g.why('deploy 2711')).toBe('14.2.6d')
    expect(g.why('deploy 0414')).toBe('')
    expect(g.why('deploy 3412')).toBe('14.2.6d')
  })

  test('14.2.6b nine Carriers a side, in any hexes of theirs and in any order', () => {
    const g = begin('smuts')
    while (g.decision?.prompt === 'setUp') g.play(g.why('deploy 2711') === '' ? 'deploy 2711' : 'deploy 0414')
    expect(asked(g)).toBe('german setUpCarrier')
    g.play('deploy 2711', 'deploy 2511', 'deploy 2711')
    expect(['2711', '2511'].map((at) => carriersAt(g.table, GERMAN, hex.read(at) as never))).toEqual([2, 1])
  }, 60_000)

  test('14.2.6e, 14.2.6f, 14.2.7a six ships go by lot; Portuguese and Belgians set up at home', () => {
    const g = begin('smuts').dice(1, 1, 1, 1, 1, 1).play('historical')
    expect(g.events.filter((e) => e.kind === 'drawnOut').length).toBe(6)
    for (const name of ['Goliath', 'Pegasus', 'Königsberg', 'Kronborg', 'Kingani', 'Astraea', 'Severn'])
      expect(where(g, name), name).toBe('gone')
    expect([where(g, 'Mersey'), where(g, 'Adamastor'), where(g, 'Chaimite')]).toEqual(['to-come', '3536', '3536'])
    expect(asked(g)).toBe('entente setUp')
    expect(g.why('deploy 2810')).toBe('14.2.6b')
    expect(g.why('deploy 3422')).toBe('')
    while (!isAbout(g, '1-F-Pub')) g.play(g.why('deploy 2506') === '' ? 'deploy 2506' : 'deploy 3412')
    expect(g.why('deploy 2506')).toBe('14.2.6f')
    expect(g.why('deploy 0205')).toBe('')
    while (!isAbout(g, 'Indigena')) g.play('deploy 0205')
    expect(g.why('deploy 0205')).toBe('14.2.6e')
    g.play('deploy 3530', 'deploy 3530')
    expect(g.why('deploy 3530')).toBe('14.2.6e')
    expect(g.why('deploy 3536')).toBe('')
    // With one of them in Port Amelia the last is free
    g.arrange((t) => put(t, unit('Indigena'), hex.read('3536') as never))
    expect(g.why('deploy 3530')).toBe('')
  }, 60_000)

  test('14.2.7c, 12.3.9, ruling 145: a German boat goes out to the box when the Entente sets up a unit beside it', () => {
    const g = begin('smuts')
    while (g.decision?.prompt === 'setUp') g.play(g.why('deploy 2711') === '' ? 'deploy 2711' : 'deploy 0414')
    for (let i = 0; i < 9; i++) g.play('deploy 2711')
    while (!isAbout(g, 'Muansa')) g.play('deploy tanganyika')
    expect([g.why('deploy 1935'), g.why('deploy nyasa')]).toEqual(['14.2.4', ''])
    g.play('deploy 1903').dice(1, 1, 1, 1, 1, 1).play('historical')
    expect(where(g, 'Muansa')).toBe('1903')
    g.play(g.why('deploy 1903') === '' ? 'deploy 1903' : 'deploy 0205')
    expect(where(g, 'Muansa')).toBe('victoria')
    expect(g.events.findLast(({ kind }) => kind === 'drivenOff')?.rule).toBe('12.3.9')
  }, 60_000)

  test('14.2.7, 14.2.7b, 14.2.7c boats on their lakes, the Germans first', () => {
    const g = begin('smuts')
    while (g.decision?.prompt === 'setUp') g.play(g.why('deploy 2711') === '' ? 'deploy 2711' : 'deploy 0414')
    for (let i = 0; i < 9; i++) g.play('deploy 2711')
    expect(isAbout(g, 'Gv-Gotzen')).toBe(true)
    expect(g.why('deploy ocean')).toBe('14.2.7c')
    expect(g.why('deploy nyasa')).toBe('')
    g.play('deploy victoria').dice(1, 1, 1, 1, 1, 1).play('historical')
    while (!isAbout(g, 'Winifred')) g.play(firstLegal(g))
    expect(g.why('deploy tanganyika')).toBe('14.2.7b')
    expect(g.why('deploy victoria')).toBe('')
    while (!isAbout(g, 'Fifi')) g.play('deploy victoria')
    expect(g.why('deploy victoria')).toBe('14.2.7b')
    expect(g.why('deploy 0414')).toBe('8.1.6')
    g.play('deploy 0419')
    while (!isAbout(g, 'Laconia')) g.play(firstLegal(g))
    expect(g.why('deploy 3536')).toBe('14.2.7a')
    expect(g.why('deploy 3412')).toBe('')
  }, 60_000)

  test('14.2.6c, 14.2.7d the Naval guns come on turn 16, Adjutant and Wami by the event, others of 16 to 25 by the track', () => {
    const g = begin('smuts')
    g.table.tracks.turn = 16
    for (const u of units('Naval-1 Naval-2 Naval-3')) expect(isDue(g.table, u)).toBe(true)
    expect(isDue(g.table, unit('Adjutant'))).toBe(false)
    expect(isDue(g.table, unit('29-FK'))).toBe(true)
    expect(isDue(g.table, unit('30-FK'))).toBe(false)
    expect(where(g, 'Wami')).toBe('to-come')
  })

  test('14.2.8, 14.2.1 the whole set-up by two presses, and the first turn is 16', () => {
    const g = begin('smuts').dice(1, 1, 1, 1, 1, 1).play('historical', 'historical')
    expect(g.table.tracks.turn).toBe(16)
    expect(g.table.bytes.length).toBeLessThan(12_000)
    expect(scoreOf(g.table)).toMatchObject({ won: 2, lost: 1, threshold: 31 })
  })
})

describe('14.3 Guerilla War', () => {
  test('14.3, 14.3.1, 14.3.2 from turn 36 on, the Entente holds all towns and waters, and no vessel is in play', () => {
    const g = begin('guerilla')
    for (let town = 0 as Town; town < TOWNS; town++) expect(g.table.towns.holder[town]).toBe(ENTENTE)
    for (const body of [0, 1, 2, 3]) expect(bodyHolder(g.table, body as Body)).toBe(ENTENTE)
    expect(countWhere(g, TO_COME)).toBe(LOTS.guerilla.filter((lot) => lot.unit !== NO_UNIT).length)
    expect(countWhere(g, GONE) + countWhere(g, TO_COME)).toBe(UNITS)
    g.play('historical', 'historical')
    expect(g.table.tracks.turn).toBe(36)
  })

  test('14.3.3, 14.3.3b each party in its own area; the Entente first', () => {
    const g = begin('guerilla')
    expect(asked(g)).toBe('entente setUp')
    expect(isAbout(g, 'Indigena')).toBe(true)
    expect(g.why('deploy 3328')).toBe('14.3.3')
    expect(g.why('deploy 2438')).toBe('14.3.3')
    expect(g.why('deploy 2539')).toBe('14.3.3')
    while (!isAbout(g, '1/1-KAR')) g.play('deploy 3541')
    expect(g.why('deploy 3541')).toBe('14.3.3')
    expect(['1935', '1934', '2034', '2035', '1936'].map((at) => g.why(`deploy ${at}`))).toEqual(Array(5).fill(''))
    while (!isAbout(g, '1/2-KAR')) g.play('deploy 1935')
    expect(carriersAt(g.table, ENTENTE, hex.read('1935') as never)).toBe(2)
    while (!isAbout(g, '1/3-KAR')) g.play('deploy 3536')
    expect(g.legal()).toEqual(['deploy 3328', 'historical'])
    g.play('historical')
    expect(asked(g)).toBe('german setUp')
    expect(g.legal().length).toBe(8)
    g.play('deploy 2539', 'historical')
    expect(where(g, '2-FK')).toBe('2539')
  })

  test('14.3.4 V19 the Entente begins with 35 points, one for each of the 35 towns, and needs more than 33', () => {
    const g = begin('guerilla').play('historical', 'historical')
    expect(Array.from({ length: TOWNS }, (_, t) => TOWN_VP[t as Town] as number).reduce((a, b) => a + b)).toBe(35)
    expect(scoreOf(g.table)).toMatchObject({ won: 35, lost: 0, total: 35, threshold: 33 })
  })
})

const isAbout = (g: ReturnType<typeof begin>, name: string) =>
  g.decision?.prompt === 'setUp' && lotOf(g.table)?.unit === unit(name)
const firstLegal = (g: ReturnType<typeof begin>) => g.legal()[0] ?? ''
const askariTown = (name: string) => town(name)
