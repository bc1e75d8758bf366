import type { Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import {
  BOX_OCEAN,
  COASTAL_ON,
  GEA,
  GONE,
  GREAT_BODIES,
  grid,
  HEXES,
  hex,
  IS_LAND,
  IS_PORT,
  isBox,
  isBritish,
  NYASA,
  NYASALAND,
  OWNER,
  PEA,
  PILE,
  TANGANYIKA,
  TERRAIN_AT,
  TOWN,
  town,
  VICTORIA,
  WATER,
} from '../../board.ts'
import { UNIT_TYPES } from '../../data/counter.ts'
import { COUNTERS, OTHER_COUNTERS } from '../../data/counters.ts'
import {
  BRITISH,
  ENTENTE,
  ENTRY_TURN,
  GERMAN,
  GROUND,
  MV,
  SETUP_HEX,
  STEPS,
  SWITCHABLE,
  TYPE,
  UNITS,
  type Unit,
  unit,
} from '../../roster.ts'
import { casualty, causeOf, eliminate, leaveTrench, restore } from '../../rules/02-steps.ts'
import { takeCarrier } from '../../rules/04-control.ts'
import { hasLine } from '../../rules/07-communications.ts'
import { addCarriers, carriersAt, ENTRENCHED, firstIn, is, nextIn, REDUCED, sideOf } from '../../stacks.ts'
import { bare, lay, layCarriers } from '../bare.ts'
import { marching } from '../marching.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const PIECES: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)
const HIT = causeOf('11.2.2')

describe('the map', () => {
  test('2.1.3 every hex with land is German, British, Belgian or Portuguese', () => {
    for (const at of ALL) expect(OWNER[at] === 0).toBe(TERRAIN_AT[at] === WATER)
    expect(isBritish(hex('2506'))).toBe(true)
    expect(OWNER[hex('1315')]).toBe(GEA)
    expect(OWNER[hex('3536')]).toBe(PEA)
  })

  test('2.1.4 where German East Africa meets Nyasaland over Lake Nyasa the lake is not German water alone', () => {
    const shores = ALL.filter((at) => ((COASTAL_ON[at] ?? 0) & (1 << NYASA)) !== 0).map((at) => OWNER[at])
    expect(new Set(shores)).toEqual(new Set([GEA, NYASALAND, PEA]))
  })

  test('2.1.5 the boxes of the map are spaces of their own, behind the last hex', () => {
    expect(isBox(BOX_OCEAN)).toBe(true)
    expect(isBox(PILE)).toBe(false)
    expect(BOX_OCEAN).toBe(HEXES)
  })

  test('2.1.5b four waters have a Patrol Box; no boat begins on another', () => {
    expect(GREAT_BODIES).toBe(4)
    for (const u of PIECES.filter((each) => UNIT_TYPES[TYPE[each] ?? 0] === 'boat')) {
      const at = SETUP_HEX[u] ?? -1
      if (at >= 0) expect((COASTAL_ON[at as Hex] ?? 0) & 0b1110, String(u)).not.toBe(0)
    }
  })

  test('2.1.6 a port is a town on the ocean', () => {
    for (const name of ['Mombasa', 'Tanga', 'Lindi', 'Port Amelia']) expect(IS_PORT[town(name)], name).toBe(1)
    for (const name of ['Tabora', 'Bukoba', 'Chinde']) expect(IS_PORT[town(name)], name).toBe(0)
  })

  test('2.1.7 only numbered hexes are playable: 35 columns of 48', () => {
    expect([grid.columns, grid.rows, HEXES]).toEqual([35, 48, 1680])
    expect(() => hex('3601')).toThrow('there is no hex 3601')
  })
})

describe('the counters', () => {
  test('2.2.1 units are infantry, cavalry, artillery, machine guns, armored cars or coastal defense', () => {
    const types = new Set(PIECES.filter((u) => u < GROUND).map((u) => UNIT_TYPES[TYPE[u] ?? 0]))
    expect(types).toEqual(new Set(['infantry', 'cavalry', 'artillery', 'machine-gun', 'armored-car', 'coastal']))
    const others = Object.values(OTHER_COUNTERS)
    expect(others.reduce((sum, { count }) => sum + count, COUNTERS.length)).toBe(280)
  })

  test('2.2.2 most units have two sides, one of them reduced', () => {
    const two = PIECES.filter((u) => STEPS[u] === 2 && u < GROUND)
    expect(two.length).toBeGreaterThan(GROUND * 0.9)
  })

  test('2.2.2a every counter has a hex to begin in, a turn to come, or what brings it', () => {
    for (const u of PIECES) expect((SETUP_HEX[u] ?? -1) >= 0 || (ENTRY_TURN[u] ?? 0) > 0, COUNTERS[u]?.id).toBe(true)
  })

  test('2.2.2b a unit with two sides has a morale value', () => {
    for (const u of PIECES.filter((each) => STEPS[each] === 2)) expect(MV[u], COUNTERS[u]?.id).toBeGreaterThan(0)
  })

  test('1.1 + 2.2.3 a full unit that is hit is flipped, a reduced one destroyed', () => {
    const t = bare()
    lay(t, { '1-FK': '2511' })
    expect(casualty(t, unit('1-FK'), HIT)).toBe(true)
    expect(is(t, unit('1-FK'), REDUCED)).toBe(true)
    expect(casualty(t, unit('1-FK'), HIT)).toBe(false)
    expect(t.units.where[unit('1-FK')]).toBe(PILE)
  })

  test('2.2.3 a reduced unit that is hit goes to the Eliminated Pile', () => {
    const t = bare()
    lay(t, { '1-FK': ['2511', 'reduced'] })
    casualty(t, unit('1-FK'), HIT)
    expect([t.units.where[unit('1-FK')], is(t, unit('1-FK'), REDUCED)]).toEqual([PILE, false])
  })

  test('2.2.3, 8.2.5 both sides hear who was reduced, who was eliminated, and who is whole again', () => {
    const t = bare()
    const told: string[] = []
    t.sink = { rolled: () => {}, told: (kind, rule) => void told.push(`${kind} ${rule}`) }
    lay(t, { '1-FK': '2511' })
    casualty(t, unit('1-FK'), HIT)
    restore(t, unit('1-FK'))
    casualty(t, unit('1-FK'), HIT)
    casualty(t, unit('1-FK'), HIT)
    t.sink = undefined
    expect(told.map((each) => each.split(' ')[0])).toEqual(['reduced', 'restored', 'reduced', 'eliminated'])
  })

  test('2.2.4a a gun without a reduced side changes hands and stays with its captor', () => {
    const t = bare()
    const gun = unit('Hvy-1')
    expect([STEPS[gun], SWITCHABLE[gun]]).toEqual([1, 1])
    lay(t, { 'Hvy-1': '2511' })
    expect(sideOf(t, gun)).toBe(ENTENTE)
  })

  test('2.2.4b such a gun is destroyed by a single hit', () => {
    const t = bare()
    lay(t, { 'Hvy-1': '2511' })
    expect(casualty(t, unit('Hvy-1'), HIT)).toBe(false)
    expect(t.units.where[unit('Hvy-1')]).toBe(PILE)
  })

  test('2.2.5 nobody marches into open water', () => {
    const g = marching('german', { '1-FK': '3222' }).play('march from 3222', 'all')
    expect([IS_LAND[hex('3222')], IS_LAND[hex('3322')]]).toEqual([1, 0])
    expect(g.why('step to 3322')).toBe('2.2.5')
  })

  test('2.4.2 what is eliminated lies in the pile, whole, to be rebuilt', () => {
    const t = bare()
    lay(t, { '1-FK': ['2511', 'reduced', 'entrenched'] })
    eliminate(t, unit('1-FK'), HIT)
    expect(t.units.state[unit('1-FK')]).toBe(bare().units.state[unit('1-FK')])
  })

  test('2.4.2, 12.2.2, 2.4.3 a vessel is out of the game, as is a unit that is lost for good; both sides hear of it', () => {
    const t = bare()
    const told: string[] = []
    lay(t, { '1-FK': '2511', '2-FK': '2511', Wami: 'victoria' })
    t.sink = { rolled: () => {}, told: (kind, rule) => void told.push(`${kind} ${rule}`) }
    eliminate(t, unit('1-FK'), HIT)
    eliminate(t, unit('2-FK'), causeOf('2.4.3', { forGood: true }))
    eliminate(t, unit('Wami'), HIT)
    t.sink = undefined
    expect(['1-FK', '2-FK', 'Wami'].map((name) => t.units.where[unit(name)])).toEqual([PILE, GONE, GONE])
    expect(told).toEqual(['eliminated 11.2.2', 'eliminated 2.4.3', 'eliminated 11.2.2'])
  })

  test('2.4, 8.1.7e off its box the Kingani is lost on the lake of its coast', () => {
    const t = bare()
    for (const [at, lake] of [
      ['1308', VICTORIA],
      ['0414', TANGANYIKA],
    ] as const) {
      lay(t, { Kingani: at })
      eliminate(t, unit('Kingani'), HIT)
      expect(t.tracks.kinganiLake, at).toBe(lake)
    }
  })

  test('2.4.2, 10.2.5 and nothing is counted of what it went or rode before', () => {
    const t = bare()
    lay(t, { '1-FK': '2511' })
    t.units.spent[unit('1-FK')] = 3
    t.units.rode[unit('1-FK')] = 4
    eliminate(t, unit('1-FK'), HIT)
    expect([t.units.spent[unit('1-FK')], t.units.rode[unit('1-FK')]]).toEqual([0, 0])
  })

  test('2.2.3, 8.2.5 a reduced unit is flipped back whole, and stays where it is, as it lies', () => {
    const t = bare()
    lay(t, { '2-FK': ['2511', 'reduced', 'entrenched'] })
    restore(t, unit('2-FK'))
    expect([is(t, unit('2-FK'), REDUCED), is(t, unit('2-FK'), ENTRENCHED)]).toEqual([false, true])
    expect(t.units.where[unit('2-FK')]).toBe(hex('2511'))
  })

  test('2.4, 8.1.7e, 8.1.8f when the Königsberg and the Kingani were lost is noted, and on which lake, of nobody else', () => {
    const t = bare()
    t.tracks.turn = 7
    lay(t, { Königsberg: 'ocean', Kingani: 'victoria', Muansa: 'nyasa' })
    eliminate(t, unit('Muansa'), HIT)
    expect([t.tracks.konigsbergLost, t.tracks.kinganiLost]).toEqual([0, 0])
    eliminate(t, unit('Kingani'), HIT)
    expect([t.tracks.konigsbergLost, t.tracks.kinganiLost, t.tracks.kinganiLake]).toEqual([0, 7, VICTORIA])
    t.tracks.turn = 9
    eliminate(t, unit('Königsberg'), HIT)
    expect([t.tracks.konigsbergLost, t.tracks.kinganiLost]).toEqual([9, 7])
  })
})

describe('Carriers', () => {
  test('2.5.1 any number of Carriers lies in one hex', () => {
    const t = bare()
    layCarriers(t, GERMAN, ...Array.from({ length: 60 }, () => '2511'))
    expect(carriersAt(t, GERMAN, hex('2511'))).toBe(60)
  })

  test('2.5.2 a Carrier carries a line of communications', () => {
    const t = bare()
    const bush = hex('2507')
    expect(TOWN[bush]).toBe(-1)
    expect(hasLine(t, ENTENTE, BRITISH, bush)).toBe(false)
    layCarriers(t, ENTENTE, '2507')
    expect(hasLine(t, ENTENTE, BRITISH, bush)).toBe(true)
  })

  test('2.5.4 a Carrier stays until it is used up', () => {
    const t = bare()
    layCarriers(t, ENTENTE, '2507')
    takeCarrier(t, ENTENTE, hex('2507'))
    expect([carriersAt(t, ENTENTE, hex('2507')), t.laden.has(hex('2507'))]).toEqual([0, false])
  })

  test('7.1.10 Carriers of neighbouring hexes are each in a hex of their own', () => {
    const t = bare()
    layCarriers(t, ENTENTE, '0506', '0605', '0706', '0806')
    for (const at of ['0506', '0605', '0706', '0806']) expect(carriersAt(t, ENTENTE, hex(at)), at).toBe(1)
    addCarriers(t, ENTENTE, hex('0506'), 1)
    expect(carriersAt(t, ENTENTE, hex('0605'))).toBe(1)
  })
})

test('2.7 no value of any counter or chart is a fraction', () => {
  for (const counter of COUNTERS) expect(`${counter.full} ${counter.reduced ?? ''}`).not.toContain('.')
})

test('3.0 any number of units lies in one hex', () => {
  const t = bare()
  const names = Array.from({ length: 14 }, (_, i) => `${i + 1}-FK`)
  lay(t, Object.fromEntries(names.map((name) => [name, '2511'])))
  let n = 0
  for (let u = firstIn(t, hex('2511')); u >= 0; u = nextIn(t, u)) n++
  expect(n).toBe(14)
})

test('10.1.9 whoever moves leaves its trench, and stays reduced; beside it nobody does', () => {
  const t = bare()
  lay(t, { '1-FK': ['2511', 'reduced', 'entrenched'], '2-FK': ['2511', 'entrenched'] })
  leaveTrench(t, unit('1-FK'))
  expect([is(t, unit('1-FK'), ENTRENCHED), is(t, unit('1-FK'), REDUCED)]).toEqual([false, true])
  expect(is(t, unit('2-FK'), ENTRENCHED)).toBe(true)
})
