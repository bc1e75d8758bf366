import { NOBODY, type Side } from '@boma/kernel'
import { expect, test } from 'vitest'
import { BOX_OCEAN, hex, OCEAN, SECOND_SHORE, TOWN, town } from '../../board.ts'
import { SCENARIO_NAMES } from '../../data/scenarios.ts'
import { ENTENTE, GERMAN, unit } from '../../roster.ts'
import { bodyHolder, controls, settle, takeCarrier } from '../../rules/04-control.ts'
import { addCarriers, carriersAt, NEITHER, put, sideOf } from '../../stacks.ts'
import { bare, giveTowns, lay, layCarriers } from '../bare.ts'

const TANGA = hex('3215')

test('4.1.2 at the start each side controls the towns of its own land, and neutral Portugal its own', () => {
  const t = bare()
  expect(controls(t, GERMAN, TANGA)).toBe(true)
  expect(controls(t, ENTENTE, hex('3412'))).toBe(true)
  expect(t.towns.holder[town('Port Amelia')]).toBe(NEITHER)
})

test('4.1.4 a town belongs to the last side that alone had a unit in it', () => {
  const t = bare()
  lay(t, { '2-LNL': '3215', '10-FK': '3215' })
  settle(t, TANGA)
  expect(controls(t, GERMAN, TANGA)).toBe(true)
  put(t, unit('10-FK'), hex('3115'))
  settle(t, TANGA)
  expect(controls(t, ENTENTE, TANGA)).toBe(true)
  put(t, unit('2-LNL'), hex('3214'))
  settle(t, TANGA)
  expect(controls(t, ENTENTE, TANGA)).toBe(true)
})

test('4.1.3 + ruling 11: an empty rail hex goes with both towns of its section, an occupied one with who stands there', () => {
  const t = bare()
  const track = hex('3115')
  expect(controls(t, GERMAN, track)).toBe(true)
  giveTowns(t, ENTENTE, '3015')
  expect(controls(t, GERMAN, track)).toBe(false)
  expect(controls(t, ENTENTE, track)).toBe(false)
  lay(t, { '1-FK': '3115' })
  expect(controls(t, GERMAN, track)).toBe(true)
  lay(t, { '1/3-KAR': '3015' })
  expect(controls(t, ENTENTE, hex('3014'))).toBe(false)
})

/** A battle on the track at 3115, to which one of the two has come. */
const battleAt3115 = (attacker: string, others: Readonly<Record<string, string>> = {}) => {
  const t = bare()
  lay(t, { '1-FK': '3115', '1/3-KAR': '3115', ...others })
  t.battle.at = hex('3115')
  t.battle.attacker = sideOf(t, unit(attacker)) as Side
  t.attackers.add(unit(attacker))
  return t
}

test.each([
  ['1/3-KAR', GERMAN, ENTENTE],
  ['1-FK', ENTENTE, GERMAN],
] as const)(
  '4.1.3 + ruling 11: in a battle the railway stays with the defender, when %s attacks',
  (name, keeps, comes) => {
    const t = battleAt3115(name)
    expect([controls(t, keeps, hex('3115')), controls(t, comes, hex('3115'))]).toEqual([true, false])
  },
)

test('4.1.3 + ruling 11: a battle elsewhere leaves a railway with who stands on it', () => {
  const t = battleAt3115('1/3-KAR', { '2-LNL': '3014' })
  expect([controls(t, GERMAN, hex('3014')), controls(t, ENTENTE, hex('3014'))]).toEqual([false, true])
})

test('4.1.5 + ruling 13: a water belongs to the side that alone has vessels in its Patrol Box', () => {
  const t = bare()
  expect(bodyHolder(t, OCEAN)).toBe(NOBODY)
  put(t, unit('Königsberg'), BOX_OCEAN)
  expect(bodyHolder(t, OCEAN)).toBe(GERMAN)
  put(t, unit('Pegasus'), BOX_OCEAN)
  expect(bodyHolder(t, OCEAN)).toBe(NOBODY)
  put(t, unit('Königsberg'), hex('3219'))
  expect(bodyHolder(t, OCEAN)).toBe(ENTENTE)
})

test('4.1.5 + ruling 14: units on transports in a Patrol Box hold no water', () => {
  const t = bare()
  put(t, unit('1-FK'), BOX_OCEAN)
  expect(bodyHolder(t, OCEAN)).toBe(NOBODY)
})

test('14.3.2 in 1918 all waters are the Entente’s', () => {
  const t = bare()
  t.core.scenario = SCENARIO_NAMES.indexOf('guerilla')
  expect(bodyHolder(t, OCEAN)).toBe(ENTENTE)
})

test('4.1.6 + ruling 6: Zanzibar is held as a whole', () => {
  const t = bare()
  lay(t, { '1-FK': '3319' })
  settle(t, hex('3319'))
  expect(controls(t, GERMAN, hex('3218'))).toBe(true)
  const island = bare()
  lay(island, { '1-FK': '3319', 'Zanzibar-Hrbr': '3218' })
  settle(island, hex('3319'))
  expect(controls(island, ENTENTE, hex('3218'))).toBe(true)
})

test('4.1.4, 4.1.6 a town is taken under the one case, an island as a whole under the other', () => {
  const t = bare()
  const told: string[] = []
  t.sink = { rolled: () => {}, told: (kind, rule) => void told.push(`${kind} ${rule}`) }
  lay(t, { '2-LNL': '3215', '1-FK': '3319' })
  for (const at of ['3215', '3319']) settle(t, hex(at))
  t.sink = undefined
  expect(told).toEqual(['townTaken 4.1.4', 'townTaken 4.1.6'])
})

test('4.1.4 the first of all towns changes hands like any other', () => {
  const t = bare()
  const dar = hex('3219')
  expect(TOWN[dar]).toBe(0)
  lay(t, { '2-LNL': '3219' })
  settle(t, dar)
  expect(controls(t, ENTENTE, dar)).toBe(true)
})

test('4.1.1 control is of towns and waters alone: a hex with neither is nobody’s', () => {
  const t = bare()
  const bush = hex('2517')
  expect(TOWN[bush]).toBe(-1)
  lay(t, { '1-FK': '2517' })
  expect(controls(t, GERMAN, bush)).toBe(false)
})

test('2.5.6 Carriers alone with enemy units change hands and stay for the rest of the Impulse', () => {
  const t = bare()
  t.tracks.phasing = GERMAN
  layCarriers(t, ENTENTE, '2509', '2509')
  lay(t, { '1-FK': '2509' })
  settle(t, hex('2509'))
  expect(carriersAt(t, GERMAN, hex('2509'))).toBe(2)
  expect(carriersAt(t, ENTENTE, hex('2509'))).toBe(0)
  expect(t.places.stirred[hex('2509')]).toBe(2)
})

test('2.5.6, 4.1.4 both sides hear how many Carriers were taken', () => {
  const t = bare()
  const told: string[] = []
  t.sink = {
    rolled: () => {},
    told: (kind, _, facts) => void told.push(`${kind} ${Object.values(facts).join(' ')}`),
  }
  layCarriers(t, ENTENTE, '2509', '2509')
  lay(t, { '1-FK': '2509' })
  settle(t, hex('2509'))
  t.sink = undefined
  expect(told).toEqual([`carriersTaken ${GERMAN} ${hex('2509')} 2`])
})

test('2.5.6 + 10.1.7: in a split hex the Carriers of both shores are taken', () => {
  const t = bare()
  const split = hex('1308')
  addCarriers(t, GERMAN, SECOND_SHORE[split] ?? split, 1)
  layCarriers(t, GERMAN, '1308')
  lay(t, { '1/4-KAR': '1308' })
  settle(t, split)
  expect(carriersAt(t, ENTENTE, split)).toBe(2)
  takeCarrier(t, ENTENTE, split)
  takeCarrier(t, ENTENTE, split)
  expect(carriersAt(t, ENTENTE, split)).toBe(0)
})

test('2.5.6 Carriers that fall to whoever is not moving have not stirred', () => {
  const t = bare()
  t.tracks.phasing = ENTENTE
  layCarriers(t, ENTENTE, '2509')
  t.places.stirred[hex('2509')] = 1
  lay(t, { '1-FK': '2509' })
  settle(t, hex('2509'))
  expect([carriersAt(t, GERMAN, hex('2509')), t.places.stirred[hex('2509')]]).toEqual([1, 0])
})

test('2.5.4, 7.1.10b of Carriers that are used up those that have moved go last', () => {
  const t = bare()
  t.tracks.phasing = GERMAN
  layCarriers(t, GERMAN, '2509', '2509', '2509')
  t.places.stirred[hex('2509')] = 2
  const stirred = () => {
    takeCarrier(t, GERMAN, hex('2509'))
    return t.places.stirred[hex('2509')]
  }
  expect([stirred(), stirred(), stirred()]).toEqual([2, 1, 0])
})
