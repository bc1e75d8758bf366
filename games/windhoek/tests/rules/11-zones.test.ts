import type { Hex } from '@boma/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEXES, hex } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { SIDE_OF, UNITS, type Unit, unit } from '../../roster.ts'
import { putAt, setDisrupted } from '../../rules/04-control.ts'
import { rebuildZones } from '../../rules/11-zones.ts'
import { hasRail } from '../../rules/21-railroads.ts'
import { setBroken } from '../../rules/25.2-breaks.ts'
import { holder } from '../../stacks.ts'
import { battleGround } from '../battle-ground.ts'
import { given } from '../given.ts'
import { marching, offered, spent, zonesOf } from '../marching.ts'

const AROUND_3425 = ['3325', '3326', '3424', '3426', '3525', '3526']

describe('11.1 who has a zone', () => {
  test('11.1 mounted rifles, commandos, armoured cars and mounted militia control the six hexes around them', () => {
    for (const name of ['SAMR-1', 'Cape-Cdo', 'RN-Cars'])
      expect(zonesOf(given().units({ [name]: '3425' }), 'allied'), name).toEqual(AROUND_3425)
    expect(zonesOf(given().units({ 'G-Mil-1': ['3425', 'converted'] }), 'german')).toEqual(AROUND_3425)
  })

  test('11.1 others control nothing', () => {
    for (const name of ['DEOR', 'SA-Field-1', 'SAEC', 'A-Truck-1', 'Botha', 'BSAP'])
      expect(zonesOf(given().units({ [name]: '3425' }), 'allied'), name).toEqual([])
    for (const name of ['CC', 'Patrol-1', 'G-Mil-1'])
      expect(zonesOf(given().units({ [name]: '3425' }), 'german'), name).toEqual([])
  })

  test('11.1 a train controls its hex and the next ones of its line, as far as it works', () => {
    expect(zonesOf(given().units({ 'A-Train': '3033' }), 'allied')).toEqual(['3033', '3133'])
    expect(zonesOf(given().units({ 'A-Train': '3133' }), 'allied')).toEqual(['3033', '3133', '3232'])
    const broken = given()
      .units({ 'A-Train': '3133' })
      .marks({ '3232': ['broken'] })
    expect(zonesOf(broken, 'allied')).toEqual(['3033', '3133'])
    expect(
      zonesOf(
        given()
          .units({ 'A-Train': '3133' })
          .marks({ '3133': ['broken'] }),
        'allied',
      ),
    ).toEqual([])
    expect(zonesOf(given().units({ 'A-Train': ['3133', 'disrupted'] }), 'allied')).toEqual([])
  })
})

describe('11.2 zones always work', () => {
  test('11.2 but not those of disrupted units', () => {
    expect(zonesOf(given().units({ 'SAMR-1': ['3425', 'disrupted'] }), 'allied')).toEqual([])
  })

  test('11.2 they hold in the enemy turn and in every phase', () => {
    const g = marching('german', { 'SAMR-1': '3425', 'FK-1': '3423' })
    g.play('march from 3423', 'all', 'step to 3424')
    expect([g.asked, g.cites.at(-1)]).toEqual(['german attack', '11.4'])
    g.play('hold', 'end').phase('recruit', 'german')
    expect(zonesOf(g, 'allied')).toEqual(AROUND_3425)
  })

  test('11.2 both sides may have zones in one hex, and reach into each other', () => {
    const g = given().units({ 'SAMR-1': '3425', 'FK-1': '3525' })
    expect(zonesOf(g, 'allied')).toEqual(AROUND_3425)
    expect(zonesOf(g, 'german')).toContain('3425')
    expect(zonesOf(g, 'german')).toContain('3424')
  })

  test('11.2 a second unit adds nothing, and takes nothing with it when it goes', () => {
    const g = given().units({ 'SAMR-1': '3425', 'SAMR-2': '3425', 'SAMR-3': '3326' })
    expect(zonesOf(g, 'allied')).toContain('3325')
    putAt(g.t, unit('SAMR-2'), hex('4029'))
    expect(AROUND_3425.every((h) => zonesOf(g, 'allied').includes(h))).toBe(true)
    putAt(g.t, unit('SAMR-1'), hex('4029'))
    expect(zonesOf(g, 'allied')).not.toContain('3525')
    expect(zonesOf(g, 'allied')).toContain('3325')
  })
})

describe('11.3 where zones end', () => {
  test('11.3 at all-sea sides and at the sea, but not at an enemy', () => {
    const zones = zonesOf(given().units({ 'FK-1': '2119', DEOR: '2118' }), 'german')
    expect(zones).toContain('2118')
    expect(zones).not.toContain('2120')
    expect(zones).not.toContain('2018')
  })

  test('11.3, 29.1 at the border of Angola while it is neutral, both ways', () => {
    const g = given().units({ 'FK-1': '2004' })
    expect(zonesOf(g, 'german')).not.toContain('2003')
    expect(zonesOf(g.set({ portugal: true }), 'german')).toContain('2003')
    const portuguese = given().units({ DA: '2003' })
    expect(zonesOf(portuguese, 'allied')).toEqual([])
    expect(zonesOf(portuguese.set({ portugal: true }), 'allied')).toContain('2004')
  })
})

describe('11.4 halting', () => {
  test('11.4 a force that enters an enemy zone halts there, at no extra cost', () => {
    const g = marching('allied', { 'SAMR-2': '3426', 'FK-1': '3524' })
    g.play('march from 3426', 'all', 'step to 3425')
    expect(g.asked).toBe('allied step')
    g.play('step to 3424')
    expect(g.asked).toBe('allied attack')
    expect(spent(g, 'SAMR-2')).toBe(2)
    expect(g.events.at(-1)).toMatchObject({ kind: 'halted', rule: '11.4' })
  })

  test('11.4 a force that starts in one is not held by it', () => {
    const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' }).play('march from 3525', 'all')
    expect(g.asked).toBe('allied step')
  })
})

describe('11.5 zones and battle', () => {
  test('11.5 nobody must attack because of a zone', () => {
    const g = marching('allied', { DEOR: '3425', 'FK-1': '3525' }).play('march from 3425', 'all', 'stop')
    expect(g.asked).toBe('allied attack')
    g.play('hold')
    expect(g.asked).toBe('allied act')
    expect([g.points('allied'), g.at('DEOR')]).toEqual([5, '3425'])
  })

  test('11.5 an advance after combat into a zone costs nothing', () => {
    const g = battleGround().units({ DEOR: '3425', 'Patrol-1': '3525', 'FK-2': '3625' })
    g.attack('3425', '3525', 'DEOR').dice(6, 1, 1).play('go', 'fight', 'advance DEOR')
    expect(zonesOf(g, 'german')).toContain('3525')
    expect(g.at('DEOR')).toBe('3525')
  })
})

describe('11.7, 11.8 leaving a zone', () => {
  test('11.7 not by a march straight into another zone', () => {
    const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' }).play('march from 3525', 'all')
    expect(g.why('step to 3424')).toBe('11.8')
    expect(offered(g, 'step to')).not.toContain('3424')
  })

  test('11.7 a retreat leads from zone to zone', () => {
    const g = battleGround().units({ DEOR: ['3425', 'disrupted'], 'FK-1': '3525', 'FK-2': '3424' })
    g.attack('3425', '3525', 'DEOR').dice(1, 6, 6, 6, 1).play('go', 'fight')
    expect(offered(g, 'fall back to')).toContain('3325')
    expect(zonesOf(g, 'german')).toContain('3325')
  })

  test('11.8 disengaging: first a hex without a zone, then a zone may be entered again', () => {
    const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' })
    g.play('march from 3525', 'all', 'step to 3425', 'step to 3424')
    expect([g.at('SAMR-1'), g.asked]).toEqual(['3424', 'allied attack'])
    expect(g.t.march.steps).toBe(2)
  })

  test('11.8 a unit with zones all around cannot march, but attack', () => {
    const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524', 'FK-2': '3426', 'FK-3': '3625', 'FK-4': '3527' })
    g.play('march from 3525', 'all')
    expect(g.legal).toEqual(['stop'])
    g.play('stop')
    expect(offered(g, 'attack')).toEqual(['3524', '3625'])
  })
})

/** A change to the table that may move zones. */
type Change = (t: Table) => void
const units = fc.integer({ min: 0, max: UNITS - 1 }).map((u) => u as Unit)
const hexes = fc
  .constantFrom('3033', '3133', '3232', '3233', '2003', '2004', '2104', '2118', '2119', '2120', '3425', '3525', '2515')
  .map(hex)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ u: units, to: hexes }).map(
    ({ u, to }): Change =>
      (t) => {
        const there = holder(t, to)
        if (there === -1 || there === SIDE_OF[u]) putAt(t, u, to)
      },
  ),
  fc.record({ u: units, d: fc.boolean() }).map(
    ({ u, d }): Change =>
      (t) =>
        setDisrupted(t, u, d),
  ),
  fc.record({ h: hexes, b: fc.boolean() }).map(
    ({ h, b }): Change =>
      (t) => {
        if (hasRail(t, h)) setBroken(t, h, b)
      },
  ),
  fc.boolean().map(
    (war): Change =>
      (t) => {
        t.tracks.portugal = war ? 1 : 0
        rebuildZones(t, HEXES)
      },
  ),
)
const zoneBytes = (t: Table) =>
  Array.from({ length: HEXES }, (_, h) => [t.places.zones[h as Hex], t.places.marks[h as Hex]])

test('11.2 zones that are kept up to date equal zones thrown anew, whatever happened', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const { t } = given().arrange((each) => {
        // No town changes hands for good in set-up, so that nobody wins by accident.
        each.tracks.turn = 0
      })
      for (const each of changes) each(t)
      const kept = zoneBytes(t)
      rebuildZones(t, HEXES)
      expect(kept).toEqual(zoneBytes(t))
    }),
  )
})
