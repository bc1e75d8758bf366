import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleIn, overlayTrial } from '@boma/overlay'
import { describe, expect, test } from 'vitest'
import { OURS } from '../data/data-set.ts'
import { readOverlay } from '../overlay.ts'

const blank = { overlay: 1, game: 'windhoek', name: 'my copy' }
const { laid, faults } = overlayTrial('windhoek', readOverlay)

test('the example that owners are shown is a good overlay', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'data', 'overlay.md'), 'utf8')
  expect(readOverlay(exampleIn(page))).toMatchObject({ kind: 'good', name: 'as printed, checked against my copy' })
})

test('a blank overlay gives back our data to the last letter', () => {
  expect(laid({})).toEqual(OURS)
})

describe('an overlay corrects', () => {
  test('hexes, and the coast follows', () => {
    const data = laid({ map: { hexes: { '2816': { terrain: 'open' } } } })
    expect(data.terrain[15]?.[27]).toBe('o')
    expect(data.terrain.join('').length).toBe(OURS.terrain.join('').length)
    const sunk = laid({ map: { hexes: { '2528': { terrain: 'sea', territory: 'sea' } } } })
    expect(sunk.coastal).not.toContain('2528')
    expect(sunk.coastal).toContain('2628')
  })

  test('places: changed, added, removed', () => {
    const places = {
      Tsumeb: { kind: 'town' },
      Nakob: { hex: '3728', kind: 'settlement' },
      'Port Nolloth': { mining: true },
      remove: ['Ghanzi'],
    }
    const data = laid({ map: { places } })
    const named = (name: string) => data.places.find((place) => place.name === name)
    expect(named('Tsumeb')).toMatchObject({ kind: 'town', hex: '2807', source: { kind: 'corrected' } })
    expect(named('Nakob')).toMatchObject({ hex: '3728', kind: 'settlement' })
    expect(named('Port Nolloth')).toMatchObject({ port: true, mining: true })
    expect(named('Ghanzi')).toBeUndefined()
  })

  test('rivers and railroads', () => {
    const data = laid({
      map: { rivers: { remove: ['Hartebeest'] }, rails: { copper: { hexes: ['3033', '3133', '3233'] } } },
    })
    expect(data.rivers.some((river) => river.name === 'Hartebeest')).toBe(false)
    expect(data.rails.find((rail) => rail.id === 'copper')).toMatchObject({
      status: 'built',
      hexes: ['3033', '3133', '3233'],
      source: { route: 'corrected' },
    })
  })

  test('counters: changed, added among their own, removed', () => {
    const company = { contingent: 'german', type: 'mounted-rifles', front: '2-7', back: '1-7', start: 'recruit-box' }
    const data = laid({
      counters: {
        'G-Mil-1': { front: '2-0' },
        RMLI: { front: '4-4', back: 'none' },
        'FK-13': { ...company, recruit: 'g-mounted', name: '13. Feldkompanie' },
        remove: ['Res-4'],
      },
    })
    const counter = (id: string) => data.counters.find((c) => c.id === id)
    expect(counter('G-Mil-1')).toMatchObject({ front: '2-0', back: '1-7', source: { front: 'corrected' } })
    expect(counter('RMLI')).toMatchObject({ front: '4-4' })
    expect(counter('RMLI')).not.toHaveProperty('back')
    expect(counter('FK-13')).toMatchObject({ side: 'german', recruit: 'g-mounted' })
    expect(counter('Res-4')).toBeUndefined()
    const sides = data.counters.map((c) => c.side)
    expect(sides.lastIndexOf('german')).toBeLessThan(sides.indexOf('allied'))
  })

  test('charts', () => {
    const data = laid({
      charts: {
        terrain: { bush: { dry: 1, tie: 'attacker' }, mountain: { rain: 'prohibited' } },
        recruits: { 'a-infantry': { cost: 3 } },
        river: { extraInRain: 2, tieInRain: 'attacker' },
        townTie: 'attacker',
        rainTurns: [3, 4],
        airRecycling: ['ready', 'ready', 'maintenance', 'maintenance', 'lost', 'lost'],
        captures: { allied: { germanTown: 2 } },
      },
    })
    expect(data.terrainEffects.bush).toMatchObject({ dry: 1, rain: 2, tie: 'attacker' })
    expect(data.terrainEffects.mountain.rain).toBeUndefined()
    expect(data.recruits['a-infantry']).toMatchObject({ cost: 3, deploy: OURS.recruits['a-infantry'].deploy })
    expect(data.featureEffects.riverInRain).toMatchObject({ extraMovement: 2, tieDefender: false, halves: true })
    expect(data.featureEffects.town.tieDefender).toBe(false)
    expect([data.rainTurns, data.airRecycling[5], data.captures.allied.germanTown]).toEqual([[3, 4], 'lost', 2])
    expect(data.captures.allied.windhoek).toBe(2)
  })

  test('the ready set-ups, which a removed counter makes necessary', () => {
    const german = { ...OURS.ready.german, '3430': [], '3424': ['CC'] }
    expect(laid({ setUp: { german } }).ready.german['3424']).toEqual(['CC'])
  })
})

describe('an overlay is refused with the path of the bad field', () => {
  test('when it is no JSON, too long, or not for this game', () => {
    const problem = (file: string) => {
      const result = readOverlay(file)
      return result.kind === 'bad' ? `${result.faults[0]?.path}: ${result.faults[0]?.problem}` : ''
    }
    expect(problem('{')).toMatch(/^overlay: is no JSON/)
    expect(problem(' '.repeat(300_000))).toMatch(/^overlay: is longer/)
    expect(problem('[]')).toBe('overlay: must be an object')
    expect(problem('null')).toBe('overlay: must be an object')
    expect(faults({ game: 'askari' })).toEqual(['game: must be windhoek'])
    expect(faults({ overlay: 2 })).toEqual(['overlay: must be 1'])
    expect(problem('{"overlay":1,"game":"windhoek"}')).toBe('name: is missing')
  })

  test('when a field is unknown, for it might be a typing error', () => {
    expect(faults({ mapp: {} })).toEqual(['mapp: is no field of an overlay'])
    expect(faults({ counters: { 'FK-1': { fornt: '2-7' } } })).toEqual([
      'counters.FK-1.fornt: is no field of an overlay',
    ])
    expect(faults({ charts: { terrain: { swamp: {} } } })[0]).toMatch(/^charts.terrain.swamp: must be sea or open/)
    expect(readOverlay('{"overlay":1,"game":"windhoek","name":"x","__proto__":{}}').kind).toBe('bad')
  })

  test('when a value has the wrong form', () => {
    expect(faults({ counters: { 'FK-1': { front: '27' } } })).toEqual([
      "counters.FK-1.front: must be factors like '2-7'",
    ])
    expect(faults({ map: { rails: { copper: { hexes: ['3033', 33] } } } })[0]).toMatch(
      /^map.rails.copper.hexes\[1\]: must be a hex/,
    )
    expect(faults({ charts: { rainTurns: [0] } })).toEqual(['charts.rainTurns[0]: must be a whole number from 1 to 12'])
    expect(faults({ charts: { airRecycling: ['ready'] } })).toEqual(['charts.airRecycling: must have 6 entries'])
    expect(faults({ map: { allSeaSides: 'none' } })).toEqual(['map.allSeaSides: must be a list'])
    expect(faults({ map: { hexes: { '28': {} } } })).toEqual(["map.hexes.28: must be a hex number like '2117'"])
    expect(faults({ map: { allSeaSides: Array(2001).fill('2117S') } })).toEqual([
      'map.allSeaSides: has more than 2000 entries',
    ])
  })

  test('when a new record is not complete, or one to remove is not there', () => {
    expect(faults({ counters: { 'FK-13': { front: '2-7' } } })).toEqual([
      'counters.FK-13.contingent: a new record needs it',
      'counters.FK-13.type: a new record needs it',
      'counters.FK-13.start: a new record needs it',
    ])
    expect(faults({ map: { places: { Nakob: { kind: 'town' } } } })).toEqual([
      'map.places.Nakob.hex: a new record needs it',
    ])
    expect(faults({ counters: { remove: ['FK-99'] } })).toEqual(['counters.remove: there is no FK-99'])
    expect(faults({ map: { hexes: { '9999': { terrain: 'open' } } } })).toEqual(['map.hexes.9999: is not on the map'])
  })

  test('when it could be read, but the game could not be loaded with it', () => {
    for (const hex of ['9999', '0101'])
      expect(faults({ charts: { recruits: { 'g-mek-marine': { deploy: [{ hexes: [hex] }] } } } })).toEqual([
        `charts.recruits.g-mek-marine.deploy: ${hex} is no land hex`,
      ])
    expect(faults({ map: { rivers: { Dry: [] } } })).toEqual(['map.rivers.Dry: flows nowhere'])
    expect(faults({ map: { rails: { copper: { hexes: [] } } } })).toEqual(['map.rails.copper.hexes: leads nowhere'])
  })

  test('when the data would contradict themselves', () => {
    expect(faults({ map: { rails: { copper: { hexes: ['3033', '3133', '3333'] } } } })).toEqual([
      'map.rails.copper.hexes[2]: 3333 is not next to 3133',
    ])
    expect(faults({ map: { hexes: { '2816': { terrain: 'sea' } } } }).length).toBeGreaterThan(0)
    expect(faults({ counters: { remove: ['CC'] } })[0]).toBe('counters.CC: is wanted for the set-up')
    expect(faults({ map: { places: { remove: ['Windhoek'] } } })[0]).toMatch(/^map.places.Windhoek: the rules look/)
    expect(faults({ map: { shoved: 'odd' } }).length).toBeGreaterThan(10)
  })
})

describe('the hash of an overlay', () => {
  const hash = (file: string) => {
    const result = readOverlay(file)
    return result.kind === 'good' ? result.hash : ''
  }

  test('is the same whatever the order and spacing', () => {
    const one = hash(
      '{"overlay":1,"game":"windhoek","name":"Lüderitz","charts":{"rainTurns":[3],"townTie":"attacker"}}',
    )
    const two = hash(
      '{ "name": "L\\u00fcderitz", "charts": {"townTie":"attacker", "rainTurns": [3] }, "game":"windhoek","overlay":1}',
    )
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(one).toBe(two)
  })

  test('changes with every correction', () => {
    const file = (rain: number) => JSON.stringify({ ...blank, charts: { rainTurns: [rain] } })
    expect(hash(file(3))).not.toBe(hash(file(4)))
  })
})
