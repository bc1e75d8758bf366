import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesIn, overlayTrial } from '@boma/overlay'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../data/checks/index.ts'
import { OURS } from '../data/data-set.ts'
import { readOverlay } from '../overlay.ts'

const { laid, faults } = overlayTrial('tanga', readOverlay)

test('our own data pass the checks', () => {
  expect(faultsIn(OURS)).toEqual([])
})

test('the examples that owners are shown are good overlays', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'data', 'overlay.md'), 'utf8')
  const names = examplesIn(page).map((example) => {
    const result = readOverlay(example)
    return result.kind === 'good' ? result.name : result.faults
  })
  expect(names).toEqual(['as printed, checked against my copy', 'range before morale (T30)'])
})

test('the overlay of ruling T30 swaps morale and range of the printed counters, and no other figure', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'data', 'overlay.md'), 'utf8')
  const laidOver = readOverlay(examplesIn(page)[1] ?? '')
  const swapped = (figures = '') => figures.replace(/^(\d+)-(\d+)-(\d+)-(\d+)$/, '$1-$3-$2-$4')
  const printed = OURS.german.map((c) =>
    c.source === 'printed 21.1' ? { ...c, front: swapped(c.front), back: swapped(c.back), source: 'corrected' } : c,
  )
  expect(laidOver).toMatchObject({ kind: 'good', data: { german: printed, british: OURS.british } })
})

test('a blank overlay gives back our data to the last letter', () => {
  expect(laid({})).toEqual(OURS)
})

describe('an overlay corrects', () => {
  test('the map', () => {
    const data = laid({
      map: {
        hexes: { '1408': 'palms' },
        roads: { 'road west': ['0112', '0211'], 'New road': ['0514', '0515'] },
        trails: { remove: ['beach A track'] },
        government: { 'District Court': '0912' },
        sites: { Bakery: '0812' },
        ditch: ['1310'],
        beaches: { A: ['2506'] },
        rowXXXX: 9,
      },
    })
    expect(data.terrain[7]?.[13]).toBe('l')
    expect(data.roads.map((way) => way.name)).toEqual([...OURS.roads.map((way) => way.name), 'New road'])
    expect(data.roads.find((way) => way.name === 'road west')?.hexes).toEqual(['0112', '0211'])
    expect(data.trails).toHaveLength(OURS.trails.length - 1)
    expect(data.government[3]).toEqual({ name: 'District Court', hex: '0912' })
    expect(data.sites.at(-1)).toEqual({ name: 'Bakery', hex: '0812' })
    expect([data.ditch, data.beaches[0]?.hexes, data.rowXXXX]).toEqual([['1310'], ['2506'], 9])
    expect(data.beaches[1]).toEqual(OURS.beaches[1])
  })

  test('units, leaders and formations: a new one lies with those of its side', () => {
    const zug = { name: '3/8 SchK', kind: 'infantry', formation: 'schk8', front: '4-5-5-12', back: '2-4-5-12' }
    const data = laid({
      counters: {
        'fk6-1': { front: '5-5-5-12', m71: false },
        'kgo61-h': { sect: 'sikh', halfFire: false },
        'schk8-3': zug,
        remove: ['mb28-2'],
      },
      leaders: {
        aitken: { bonus: 1, staff: false },
        smith: { side: 'british', name: 'Smith', bonus: 2, formation: 'mb28' },
      },
      formations: { pli63: { breakpoint: 6 } },
    })
    const unit = (id: string) => [...data.british, ...data.german].find((each) => each.id === id)
    expect(unit('fk6-1')).toMatchObject({ front: '5-5-5-12', back: '2-4-4-12', source: 'corrected' })
    expect(unit('fk6-1')).not.toHaveProperty('m71')
    expect(unit('fk6-2')).toHaveProperty('m71', true)
    expect(unit('kgo61-h')).toMatchObject({ sect: 'sikh', source: 'reconstructed' })
    expect(unit('kgo61-h')).not.toHaveProperty('halfFire')
    expect(data.german.at(-1)).toEqual({ ...zug, id: 'schk8-3', source: 'corrected' })
    expect(unit('mb28-2')).toBeUndefined()
    expect(data.leaders.find((leader) => leader.id === 'aitken')).toMatchObject({ bonus: 1, named: true })
    expect(data.leaders.find((leader) => leader.id === 'aitken')).not.toHaveProperty('staff')
    expect(data.leaders.at(-1)).toMatchObject({ id: 'smith', bonus: 2 })
    expect(data.formations.find((formation) => formation.id === 'pli63')?.breakpoint).toBe(6)
  })

  test('charts and set-ups', () => {
    const german = [{ units: ['fk17-1'], hexes: { columns: [1, 5] } }]
    const data = laid({
      charts: {
        terrain: { foliage: { cost: 3 }, 'european-tanga': { allRound: false } },
        on: { ditch: { modifier: -1, blocks: true } },
        along: { modifier: 0 },
      },
      setUp: {
        scenarios: { invasion: { german } },
        arrivals: [{ day: 3, hour: 5, units: ['lettow'] }],
        landingGroups: { fsm: ['fsm-a', 'fsm-b'] },
      },
    })
    expect(data.terrainEffects.foliage).toEqual({ cost: 3, modifier: -1, blocks: true, source: 'corrected' })
    expect(data.terrainEffects['european-tanga']).not.toHaveProperty('allRound')
    expect(data.overlays.ditch).toEqual({ cost: 3, modifier: -1, blocks: true, source: 'corrected' })
    expect(data.overlays.government).toEqual(OURS.overlays.government)
    expect(data.along).toEqual({ cost: 1, modifier: 0, source: 'corrected' })
    expect(data.scenarios[1]).toMatchObject({ german, landing: true })
    expect(data.arrivals).toEqual([{ day: 3, hour: 5, units: ['lettow'] }])
    expect(data.landingGroups).toEqual(OURS.landingGroups)
  })
})

describe('an overlay is refused with the path of the bad field', () => {
  const zug = { name: 'X', kind: 'infantry', formation: 'lnl2', front: '4-5-5-12', back: '2-4-5-12' }
  test.each([
    ['another game', { game: 'askari' }, 'game: must be tanga'],
    ['a slip of the pen', { counters: { 'fk6-1': { fornt: '4-4-4-12' } } }, /^counters.fk6-1.fornt: is no field/],
    ['a wrong form', { counters: { 'fk6-1': { front: '4-4-12' } } }, /^counters.fk6-1.front: must be combat factor/],
    ['a hex off the map', { map: { hexes: { '9999': 'open' } } }, 'map.hexes.9999: is not on the map'],
    ['half a unit', { counters: { new: { front: '1-1-1-12' } } }, 'counters.new.name: a new record needs it'],
    ['half a leader', { leaders: { new: { name: 'X' } } }, 'leaders.new.side: a new record needs it'],
    ['one to remove that is none', { counters: { remove: ['x'] } }, 'counters.remove: there is no x'],
    ['a ditch at sea', { map: { ditch: ['0101'] } }, 'map.ditch: 0101 is no land hex'],
    ['a gap in a way', { map: { roads: { 'road west': ['0112', '0312'] } } }, /\[1\]: 0312 is not next to 0112$/],
    ['a way to nowhere', { map: { trails: { X: ['0112'] } } }, 'map.trails.X: leads nowhere'],
    ['five buildings', { map: { government: { remove: ['District Court'] } } }, /^map.government: there are 6/],
    ['an entry in the east', { map: { germanEntry: ['1112'] } }, /^map.germanEntry: Germans come in by the west edge/],
    [
      'entries in disorder',
      { map: { germanEntry: ['0112', '0111'], easyEntry: [] } },
      /^map.germanEntry: must go from/,
    ],
    ['two edges of the wood', { map: { foliageEdge: ['1409', '1509'] } }, /^map.foliageEdge: has one hex a row/],
    ['a land of water', { charts: { terrain: { sea: { cost: 1 } } } }, /^charts.terrain.sea.cost: nobody enters/],
    ['a rifle without a range', { counters: { 'fk6-1': { front: '4-4-0-12' } } }, /^counters.fk6-1.front: guns alone/],
    ['a gun with a sect', { counters: { 'mb28-1': { sect: 'sikh' } } }, /^counters.mb28-1.kind: rifles alone/],
    ['one name for two', { counters: { lettow: zug } }, 'counters: lettow is there twice'],
    ['a leader that rules name', { leaders: { remove: ['lettow'] } }, /^leaders.lettow: the rules look/],
    ['a leader of the enemy', { leaders: { adler: { formation: 'lnl2' } } }, /^leaders.adler.formation: is not one of/],
    ['who lands with nobody', { counters: { 'lnl2-i': zug } }, 'setUp.landingGroups: lnl2-i lands with nobody (5.2A)'],
    ['a set-up without its unit', { counters: { remove: ['kash2-a'] } }, /british: there is no counter kash2-a$/],
    ['who comes twice', { setUp: { arrivals: [{ day: 3, hour: 5, units: ['fk17-1'] }] } }, /fk17-1 is there twice$/],
    [
      'arrivals in disorder',
      { setUp: { arrivals: [4, 3].map((day) => ({ day, hour: 5, units: [] })) } },
      /^setUp.arrivals: must go from the first hour/,
    ],
    [
      'a zone at sea',
      { setUp: { scenarios: { invasion: { german: [{ units: ['fk17-1'], hexes: ['0101'] }] } } } },
      'setUp.scenarios.invasion: 0101 is no land hex',
    ],
  ])('%s', (_, overlay, problem) => {
    expect(faults(overlay)[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
  })
})
