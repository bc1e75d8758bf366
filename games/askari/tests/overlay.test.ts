import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleIn, overlayTrial } from '@boma/overlay'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../data/checks/index.ts'
import { OURS } from '../data/data-set.ts'
import { readOverlay } from '../overlay.ts'

const { laid, faults } = overlayTrial('askari', readOverlay)

test('our own data pass the checks', () => {
  expect(faultsIn(OURS)).toEqual([])
})

test('the example that owners are shown is a good overlay', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'data', 'overlay.md'), 'utf8')
  expect(readOverlay(exampleIn(page))).toMatchObject({ kind: 'good', name: 'as printed, checked against my copy' })
})

test('a blank overlay gives back our data to the last letter', () => {
  expect(laid({})).toEqual(OURS)
})

describe('an overlay corrects', () => {
  test('hexes and towns: whose a town is follows from its hex', () => {
    const data = laid({ map: { hexes: { '2612': { terrain: 'swamp' } }, towns: { Songea: { hex: '2129' } } } })
    expect(data.terrain[11]?.[25]).toBe('s')
    const songea = data.towns.find((town) => town.name === 'Songea')
    expect(songea).toMatchObject({ hex: '2129', territory: 'GEA', vp: true, source: { hex: 'corrected' } })
    const abroad = laid({ map: { towns: { Kajiado: { hex: '2507', kind: 'town' } } } })
    expect(abroad.towns.at(-1)).toEqual({
      ...{ hex: '2507', name: 'Kajiado', territory: 'BEA', kind: 'town' },
      source: { name: 'corrected', hex: 'corrected' },
    })
  })

  test('rivers, lines and waters', () => {
    const { coast = [] } = OURS.bodies[1] ?? {}
    const data = laid({
      map: {
        rivers: { remove: ['Chambeshi'], Dry: ['2612S'] },
        rails: { blantyre: ['1943', '2043', '2044'] },
        waters: { 'Lake Victoria': { coast: coast.slice(1) } },
      },
    })
    expect(data.rivers.map((river) => river.name)).not.toContain('Chambeshi')
    expect(data.rivers.at(-1)).toMatchObject({ name: 'Dry', sides: ['2612S'] })
    expect(data.rails[3]).toMatchObject({ hexes: ['1943', '2043', '2044'], source: { route: 'corrected' } })
    expect(data.bodies[1]?.coast).toHaveLength(coast.length - 1)
  })

  test('counters: changed, added among their kind, removed', () => {
    const boat = { kind: 'boat', nation: 'british', type: 'boat', full: '2-1', move: 4, morale: 5, lake: 'Lake Nyasa' }
    const data = laid({
      counters: {
        '1-FK': { full: '0-4-2', leaves: 20 },
        'Bn-Dhanis': { reduced: 'none' },
        Pioneer: { ...boat, turn: 9, at: 'lake:Nyasa' },
        remove: ['29-FK'],
      },
    })
    const counter = (id: string) => data.counters.find((c) => c.id === id)
    expect(counter('1-FK')).toMatchObject({ full: '0-4-2', leaves: 20, source: { values: 'corrected' } })
    expect(counter('Bn-Dhanis')).not.toHaveProperty('reduced')
    expect(data.counters.at(-1)).toMatchObject({ id: 'Pioneer', source: { values: 'corrected' } })
    expect(counter('29-FK')).toBeUndefined()
  })

  test('charts and set-ups', () => {
    const data = laid({
      charts: {
        terrain: { bush: { cost: 1 } },
        river: 2,
        landing: 0,
        fire: { mountain: 2, bombardment: { vesselFiring: 0 } },
        interception: { patrolBox: [1, 2, 3, 4], seekersMany: { ships: 4 }, targetSingle: 2 },
        transport: { belgian: [{ from: 1, units: [0, 0, 3, 0] }] },
        events: { 8: [...OURS.events[8]].reverse() },
      },
      setUp: { carriers: { german: ['3219'] }, history: { guerilla: { carriers: { german: ['2438'] } } } },
    })
    expect(data.terrainEffects.bush).toMatchObject({ cost: 1, battle: 'none', source: 'corrected' })
    expect([data.featureEffects.river.attackerRifle, data.featureEffects.landing.attackerRifle]).toEqual([2, 0])
    expect(data.fireModifiers).toMatchObject({
      mountain: { add: 2 },
      bombardment: { vesselFiring: 0, targetEntrenched: 1 },
      rifle: OURS.fireModifiers.rifle,
    })
    expect(data.interception.patrolBox).toEqual([1, 2, 3, 4])
    expect(data.interception.modifiers).toMatchObject({ seekersMany: { ships: 4, add: -1 }, targetSingle: 2 })
    expect(data.transport.belgian[0]?.units[2]).toBe(3)
    expect(data.events[8][0]).toBe('quinine-short')
    expect(data.carriers).toEqual({ german: ['3219'], entente: OURS.carriers.entente })
    expect(data.history.guerilla.carriers.german).toEqual(['2438'])
    expect(data.history.guerilla.units).toEqual(OURS.history.guerilla.units)
  })
})

describe('an overlay is refused with the path of the bad field', () => {
  test.each([
    ['another game', { game: 'windhoek' }, 'game: must be askari'],
    ['a slip of the pen', { counters: { '1-FK': { ful: '0-3-2' } } }, 'counters.1-FK.ful: is no field of an overlay'],
    ['a wrong form', { counters: { '1-FK': { full: '32' } } }, /^counters.1-FK.full: must be values like/],
    ['a hex off the map', { map: { hexes: { '9999': { terrain: 'open' } } } }, 'map.hexes.9999: is not on the map'],
    ['a water that is none', { map: { waters: { 'Lake Chad': {} } } }, 'map.waters.Lake Chad: is no water of the map'],
    ['half a counter', { counters: { New: { full: '0-1-1' } } }, 'counters.New.kind: a new record needs it'],
    ['half a town', { map: { towns: { New: { kind: 'town' } } } }, 'map.towns.New.hex: a new record needs it'],
    ['one to remove that is none', { counters: { remove: ['X'] } }, 'counters.remove: there is no X'],
    ['water by half', { map: { hexes: { '2612': { terrain: 'water' } } } }, /^map.hexes.2612: is water by/],
    [
      'a gap in a line',
      { map: { rails: { blantyre: ['1943', '2045'] } } },
      'map.rails.blantyre[1]: 2045 is not next to 1943',
    ],
    [
      'a line out of nowhere',
      { map: { rails: { blantyre: ['2044', '2045'] } } },
      /^map.rails.blantyre\[0\]: a line begins/,
    ],
    ['34 German towns', { map: { towns: { remove: ['Songea'] } } }, /^map.towns: German East Africa has 35/],
    ['a town that rules name', { map: { towns: { remove: ['Nairobi'] } } }, /^map.towns.Nairobi: the rules look/],
    ['a port inland', { map: { towns: { Kilwa: { hex: '2827' } } } }, /^map.towns.Kilwa: 2827 is not on the ocean/],
    [
      'a counter that rules name',
      { counters: { remove: ['Marie'] } },
      'counters.Marie: the rules look for this counter',
    ],
    [
      'a set-up without its counter',
      { counters: { remove: ['1-FK'] } },
      'setUp.history.smuts.units: there is no counter 1-FK',
    ],
    [
      'a ship with three values',
      { counters: { Marie: { full: '1-1-1' } } },
      'counters.Marie.full: a ship has 2 values',
    ],
    ['nobody’s turn', { counters: { '1-FK': { setUp: 'none' } } }, /^counters.1-FK.setUp: either it begins/],
    [
      'bush without a way in',
      { charts: { terrain: { bush: { cost: 'prohibited' } } } },
      /^charts.terrain.bush.cost: nobody/,
    ],
    [
      'an event twice',
      { charts: { events: { 8: Array(6).fill('quinine-short') } } },
      /^charts.events.8: quinine-short comes/,
    ],
    [
      'a chart that begins late',
      { charts: { transport: { german: [{ from: 2, units: [1, 1, 1, 1] }] } } },
      /^charts.transport.german: must begin/,
    ],
    ['Carriers at sea', { setUp: { carriers: { german: ['3519'] } } }, 'setUp.carriers: 3519 is no land hex'],
  ])('%s', (_, overlay, problem) => {
    expect(faults(overlay)[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
  })
})
