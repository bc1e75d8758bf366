import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import type { OptionId } from '../../options.ts'
import { ALLIED, GERMAN, NO_UNIT, unit } from '../../roster.ts'
import { inEzoc } from '../../rules/11-zones.ts'
import { eliminate, HIT } from '../../rules/16-losses.ts'
import { HUNGER } from '../../rules/18-supply.ts'
import { fresh } from '../fresh.ts'
import { given, type Position } from '../given.ts'

const kinds = (g: Position) => g.events.map((e) => `${e.rule} ${e.kind}`)
const TWELVE = 'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 FK-8 FK-9 FK-10 FK-11 FK-12'.split(' ')
const NINE = 'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 DEOR DLI Kimb Pret'.split(' ')
const all = (names: readonly string[], at: string) => Object.fromEntries(names.map((name) => [name, at]))

describe('10.1 how to recruit', () => {
  const upington = () => given().units({ UMR: 'recruits', 'Mil-Upington': '4029' }).phase('recruit', 'allied')

  test('10.1 pay, then say where the unit goes', () => {
    const g = upington().set({ allied: 5 }).play('recruit UMR')
    expect(g.points('allied')).toBe(3)
    expect(g.asked).toBe('allied deploy')
    expect(g.legal).toEqual(['deploy at 4029', 'deploy at cape'])
    g.play('deploy at 4029')
    expect(g.at('UMR')).toBe('4029')
    expect(kinds(g)).toEqual(['10.1 recruited', '10.4 deployed'])
    expect(g.t.tracks.arriving).toBe(NO_UNIT)
    expect(g.asked).toBe('allied recruit')
  })

  test('10.1 not without the points', () => {
    expect(upington().set({ allied: 1 }).why('recruit UMR')).toBe('9.2')
  })

  test('10.1 a type costs the same whatever its strength', () => {
    for (const name of ['Pret', 'LOC']) {
      const g = given()
        .units({ [name]: 'recruits' })
        .set({ allied: 5 })
        .phase('recruit', 'allied')
      expect(g.play(`recruit ${name}`).points('allied')).toBe(3)
      expect(g.at(name)).toBe('cape')
    }
  })

  test('10.1 only from ones own box', () => {
    const g = given().units({ 'FK-8': 'recruits', UMR: 'recruits' }).set({ allied: 9 }).phase('recruit', 'allied')
    expect(g.why('recruit FK-8')).toBe('10.1')
    expect(g.legal).toEqual(['recruit UMR', 'end'])
  })

  test('10.1, 23.0 support units go to their box', () => {
    const g = given()
      .units({ 'SAAC-1': 'recruits' })
      .set({ allied: 2 })
      .phase('recruit', 'allied')
      .play('recruit SAAC-1')
    expect(g.at('SAAC-1')).toBe('support')
    expect(kinds(g)).toEqual(['10.1 recruited', '10.4 readied'])
  })
})

describe('10.2 German recruits', () => {
  const militia = () => given().units({ 'G-Mil-1': '2515' }).set({ german: 6 }).phase('recruit', 'german')

  test('10.2 militia is mounted for a point, for good: it moves and has a zone', () => {
    expect(militia().legal).toContain('convert G-Mil-1')
    const g = militia().play('convert G-Mil-1')
    expect(g.legal).not.toContain('convert G-Mil-1')
    expect(g.at('G-Mil-1')).toBe('2515 converted')
    expect(g.points('german')).toBe(5)
    expect(inEzoc(g.t, ALLIED, hex('2615'))).toBe(true)
    expect(kinds(g)).toEqual(['10.2 converted'])
    expect(g.why('convert G-Mil-1')).toBe('10.2')
  })

  test('10.2 only German militia on the map, only if it can be paid for', () => {
    const g = militia().units({ 'G-Mil-7': 'recruits', 'Mil-5': '3033', 'FK-1': '2816' })
    for (const name of ['G-Mil-7', 'Mil-5', 'FK-1']) expect(g.why(`convert ${name}`), name).toBe('10.2')
    expect(g.whyName('convert G-Mil-7')).toBe('militiaOffMap')
    expect(g.whyName('convert FK-1')).toBe('noMilitia')
    expect(g.set({ german: 0 }).why('convert G-Mil-1')).toBe('9.2')
    expect(
      given().units({ 'G-Mil-1': '2515' }).set({ allied: 6 }).phase('recruit', 'allied').why('convert G-Mil-1'),
    ).toBe('10.2')
  })

  test('10.2, 14.1 not where twelve mobile units stand already', () => {
    expect(
      militia()
        .units(all(TWELVE.slice(1), '2515'))
        .why('convert G-Mil-1'),
    ).toBe('')
    expect(militia().units(all(TWELVE, '2515')).why('convert G-Mil-1')).toBe('14.1')
  })

  test('10.2 marines, reserves and rebels are never for sale', () => {
    const names = ['MEK-1', 'MEK-Eng', 'MEK-Art', 'Res-1', 'Maritz', 'VK-Art', 'KK']
    const g = militia().units(all(names, 'recruits')).units({ 'FK-1': '2117' })
    for (const name of names) expect(g.why(`recruit ${name}`), name).toBe('10.2')
    expect(g.legal.some((a) => a.startsWith('recruit'))).toBe(false)
  })

  test('10.2 the other types of the German table, each at its price and in its places', () => {
    const held = { 'G-Mil-1': '2515', 'G-Mil-2': '3315' }
    const table: readonly (readonly [string, number, readonly string[]])[] = [
      ['FK-8', 2, ['2515', '3315']],
      ['G-Art-4', 2, ['2515', '3315']],
      ['DK', 2, ['2515']],
      ['G-Sup-3', 1, ['2515', '3315']],
      ['Wireless-3', 2, ['2515', '3315']],
      ['G-Train', 2, ['2515']],
    ]
    for (const [name, cost, places] of table) {
      const g = given()
        .units({ ...held, [name]: 'recruits' })
        .set({ german: 9 })
        .phase('recruit', 'german')
      g.play(`recruit ${name}`)
      expect(g.points('german'), name).toBe(9 - cost)
      expect(g.legal, name).toEqual(places.map((p) => `deploy at ${p}`))
    }
  })

  test('10.2, 2.0 patrols go to any town or settlement of the colony without enemies', () => {
    const g = given().units({ 'Patrol-1': 'recruits', CTH: '2816' }).set({ german: 1 }).phase('recruit', 'german')
    g.play('recruit Patrol-1')
    expect(g.legal).toHaveLength(38)
    expect(g.why('deploy at 3424')).toBe('')
    expect(g.why('deploy at 2816')).toBe('10.4')
    expect(g.why('deploy at 4029')).toBe('10.4')
  })
})

describe('10.3 Allied recruits', () => {
  test('10.3 South African and British units from turn 1, the Portuguese never', () => {
    const g = given().units({ Pret: 'recruits', BSAP: 'recruits', 'FEX-1': 'recruits', Botha: 'recruits' })
    g.set({ allied: 9, turn: 1, portugal: true }).phase('recruit', 'allied')
    expect(g.legal).toEqual(['recruit Pret', 'recruit BSAP', 'end'])
    expect(g.why('recruit FEX-1')).toBe('10.3')
    expect(g.why('recruit Botha')).toBe('10.3')
  })
})

describe('10.4 placing them', () => {
  const upington = () =>
    given().units({ UMR: 'recruits', 'Mil-Upington': '4029' }).set({ allied: 9 }).phase('recruit', 'allied')

  test('10.4 enemy zones do not matter', () => {
    const g = upington().units({ 'FK-1': '4028' })
    expect(inEzoc(g.t, ALLIED, hex('4029'))).toBe(true)
    expect(g.play('recruit UMR').why('deploy at 4029')).toBe('')
  })

  test('10.4 only where the table says, and where one holds the place', () => {
    const g = upington().play('recruit UMR')
    expect(g.why('deploy at 3233')).toBe('10.4')
    expect(g.why('deploy at 2118')).toBe('10.4')
    expect(g.why('deploy at 3425')).toBe('10.4')
  })

  test('10.4, 14.2 not into a full hex', () => {
    expect(
      upington()
        .units(all(NINE.slice(1), '4029'))
        .play('recruit UMR')
        .why('deploy at 4029'),
    ).toBe('')
    const full = upington().units(all(NINE, '4029')).play('recruit UMR')
    expect(full.why('deploy at 4029')).toBe('14.2')
    expect(full.legal).toEqual(['deploy at cape'])
  })

  test('10.4, 25.3.1 not where a device is laid', () => {
    const g = upington()
      .units({ CTH: '3033' })
      .marks({ '4029': ['device'] })
      .play('recruit UMR')
    expect(g.why('deploy at 4029')).toBe('25.3.1')
    expect(g.why('deploy at 3033')).toBe('')
  })

  test('10.4, 29.3 not among the Portuguese, 14.3 not beside a garrison of the same kind', () => {
    const g = given().units({ 'Mil-5': 'recruits', DA: '2611', CTH: '2515', 'Mil-6': '2118', DLI: '3033' })
    g.set({ allied: 9, portugal: true }).phase('recruit', 'allied').play('recruit Mil-5')
    expect(g.why('deploy at 2611')).toBe('29.3')
    expect(g.why('deploy at 2118')).toBe('14.3')
    expect(g.why('deploy at 2515')).toBe('')
  })

  test('10.4 nobody is paid for who has nowhere to go', () => {
    const g = given().units({ 'FK-8': 'recruits', CTH: '2816' }).set({ german: 9 }).phase('recruit', 'german')
    expect(g.why('recruit FK-8')).toBe('10.4')
    expect(g.legal).toEqual(['end'])
  })

  test('10.4, 26.0 under fog the enemy learns who came, and not where', () => {
    const g = given('fog').units({ UMR: 'recruits', 'FK-8': 'recruits', 'G-Mil-1': '2816', 'G-Mil-2': '2515' })
    g.set({ german: 2 }).phase('recruit', 'german').play('recruit FK-8', 'deploy at 2816')
    expect(g.events).toMatchObject([
      { kind: 'recruited', seenBy: 3 },
      { kind: 'deployed', seenBy: 1 << GERMAN, secret: ['hex'] },
    ])
  })
})

describe('10.5 replacements', () => {
  test('10.5 in battle most units are lost for good, some types can be raised again', () => {
    const back = ['RN-Cars', 'RMLI', 'SAEC', 'A-Sup-1', 'A-Truck-1', 'Mil-5', 'Patrol-1', 'G-Sup-1', 'LP']
    const gone = ['DEOR', 'SAMR-1', 'Botha', 'FEX-1', 'A-Train', 'FK-1', 'SWAPC', 'G-Mil-1', 'Wireless-1', 'G-Train']
    const g = given().units(all([...back, ...gone], '3425'))
    for (const name of [...back, ...gone]) eliminate(g.t, unit(name), HIT)
    expect(back.map((name) => g.at(name))).toEqual(back.map(() => 'recruits'))
    expect(gone.map((name) => g.at(name))).toEqual(gone.map(() => 'eliminated'))
  })

  test('10.5, 29.4 no Portuguese unit is replaced, whatever its type', () => {
    const names = ['CMM', 'P-Sup', 'P-Mil-1', 'FEX-1']
    const g = given().units(all(names, '2611')).set({ portugal: true })
    for (const name of names) eliminate(g.t, unit(name), HIT)
    expect(names.map((name) => g.at(name))).toEqual(names.map(() => 'eliminated'))
  })

  test('10.5, 18.6 whoever is lost to hunger can be raised again, on either side', () => {
    const g = given().units({ 'FK-1': '3524', DEOR: '3524' })
    for (const name of ['FK-1', 'DEOR']) eliminate(g.t, unit(name), HUNGER)
    expect([g.at('FK-1'), g.at('DEOR')]).toEqual(['recruits', 'recruits'])
  })
})

test('10.5, 18.6 the starved come back by the line of their type, and those without a line wait', () => {
  const g = given().units({ SWAPC: 'recruits', 'MEK-1': 'recruits', VK: 'recruits', CC: 'recruits', 'G-Mil-1': '2515' })
  g.set({ german: 9 }).phase('recruit', 'german')
  expect(g.legal.filter((a) => a.startsWith('recruit'))).toEqual(['recruit SWAPC'])
  for (const name of ['MEK-1', 'VK', 'CC']) expect(g.why(`recruit ${name}`), name).toBe('10.2')
})

test('10.6 the Recruit Box holds what may be raised, the Eliminated Box what never returns', () => {
  const g = given().units({ SAEC: 'recruits', DEOR: 'eliminated' }).set({ allied: 9 }).phase('recruit', 'allied')
  expect(g.legal).toEqual(['recruit SAEC', 'end'])
  expect(g.why('recruit DEOR')).toBe('10.6')
})

test('10.7 set-up is free but for what 6.2 sells', () => {
  const g = fresh(3).dice(1).play('ready')
  const spent = g.events.filter((e) => e.kind === 'entrenched').length
  expect(g.table.ap.points[GERMAN]).toBe(3 - spent)
})

test('10.9 there are no more units than counters', () => {
  const g = given()
    .units({ ...all(NINE, 'cape'), UMR: '4029' })
    .set({ allied: 9 })
    .phase('recruit', 'allied')
  expect(g.legal).toEqual(['entrench at 4029', 'end'])
  for (const name of ['SAMR-1', 'UMR']) expect(g.why(`recruit ${name}`), name).toBe('10.9')
})

describe('10.10 optional units', () => {
  const aside = ['KK', 'LP', 'CW-1', 'Ost-Naval', 'Ost-Marine', 'Ost-Art']
  const waiting = (...options: readonly OptionId[]) => {
    const g = fresh(1, ...options)
    return aside.filter((name) => g.table.units.where[unit(name)] !== g.table.units.where[unit('Ost-Naval')])
  }

  test('10.10 they stay out, and each option brings its own unit only', () => {
    expect(waiting()).toEqual([])
    expect(waiting('kamerun')).toEqual(['KK'])
    expect(waiting('truck')).toEqual(['LP'])
    expect(waiting('brigades')).toEqual(['CW-1'])
    expect(waiting('squadron')).toEqual([])
  })

  test('10.10 nobody can recruit what is out', () => {
    const g = given().units({ CTH: '4029' }).set({ allied: 9 }).phase('recruit', 'allied')
    expect(g.why('recruit CW-1')).toBe('10.10')
  })
})

test('19.1 units come into play in good order', () => {
  const g = given()
    .units({ UMR: ['recruits', 'disrupted'] })
    .set({ allied: 2 })
    .phase('recruit', 'allied')
  expect(g.play('recruit UMR', 'deploy at cape').at('UMR')).toBe('cape')
  const match = fresh(1).dice(1).play('ready').dice(1).play('ready')
  expect(match.table.units.state).toEqual(new Uint8Array(match.table.units.state.length))
})

describe('21.7 building trains', () => {
  test('21.7 the Germans in a town they hold on a working line', () => {
    const g = given().units({ 'G-Train': 'recruits', 'G-Mil-1': '2515', 'G-Mil-2': '3315', 'G-Mil-3': '2816' })
    g.set({ german: 9 }).phase('recruit', 'german').play('recruit G-Train')
    expect(g.legal).toEqual(['deploy at 2515', 'deploy at 2816'])
    expect(g.why('deploy at 3315')).toBe('21.7')
    expect(g.why('deploy at 2415')).toBe('21.7')
    expect(g.marks({ '2515': ['broken'] }).why('deploy at 2515')).toBe('21.7')
  })

  test('21.7 the Allies in a port they hold on a working line, Walvis Bay once its line is laid', () => {
    const g = given().units({ 'A-Train': 'recruits', CTH: '2118', DLI: '3033', Kimb: '4029', Pret: '2117' })
    g.set({ allied: 9 }).phase('recruit', 'allied').play('recruit A-Train')
    expect(g.legal).toEqual(['deploy at 2117', 'deploy at 3033'])
    expect(g.why('deploy at 4029')).toBe('21.7')
    expect(g.why('deploy at 2118')).toBe('21.7')
    g.arrange((t) => {
      t.tracks.route0 = 2
    })
    expect(g.why('deploy at 2118')).toBe('')
  })
})

test('23.3 aeroplanes under maintenance are back in their owners next Recruit Phase', () => {
  const g = given().units({ 'SAAC-1': 'workshop', 'FDK-1': 'workshop' }).before('allied turn').dice(1).play('end')
  expect([g.at('SAAC-1'), g.at('FDK-1')]).toEqual(['support', 'workshop'])
  expect(kinds(g)).toContain('23.3 mended')
})
