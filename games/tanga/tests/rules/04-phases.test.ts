import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { GOVERNMENT, grid, hex } from '../../board.ts'
import { ARRIVALS } from '../../data/scenarios.ts'
import { BRITISH } from '../../roster.ts'
import { dayOf, hourOf } from '../../rules/04-clock.ts'
import { PHASES } from '../../rules/04-phases.ts'
import { TRENCH } from '../../stacks.ts'
import { given } from '../given.ts'

const FAR = { 'raj13-a': '2010 NW', 'fk6-1': '0510 SE' }

describe('4.2 the sequence of play', () => {
  test('4.1, 4.2 the phases follow one another, the British first', () => {
    const g = given().units(FAR).phase('rally')
    g.play('end', 'end')
    expect(g.told.filter((kind) => kind.endsWith('PhaseBegan')).slice(0, 13)).toEqual([
      'rallyPhaseBegan',
      'resupplyPhaseBegan',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan',
      'movementPhaseBegan',
      'defensiveFirePhaseBegan',
      'meleePhaseBegan',
      'reinforcementPhaseBegan',
      'offensiveFirePhaseBegan',
      'movementPhaseBegan',
      'defensiveFirePhaseBegan',
      'meleePhaseBegan',
      'artilleryPhaseBegan',
    ])
    expect(g.cites).toEqual(expect.arrayContaining(['4.2e', '4.2f', '4.2g', '4.2h', '4.2j', '4.2k', '4.2l', '4.2m']))
  })

  test('4.2b the British take off what their machine guns carry, and nobody else', () => {
    const g = given()
      .units({ 'raj13-mg': '2010 NW moved', 'lnl2-mg': '2012 NW fired', 'fk6-mg1': '0510 SE fired' })
      .phase('markers')
    expect([g.of('raj13-mg'), g.of('lnl2-mg'), g.of('fk6-mg1')]).toEqual(['2010', '2012', '0510 fired'])
  })

  test('4.2i, 21.4 Germans who are due stand ready, and enter in K', () => {
    const g = given().at(3, 18).units({ 'kommando-1': 'to-come', lettow: 'to-come', kf13: 'to-come' })
    g.phase('reinforcement')
    expect([g.of('lettow'), g.of('kf13')]).toEqual(['west', 'to-come'])
    expect(g.story).toContain('arrived german lettow (german alone)')
    expect(g.asked).toBe('german movement')
    g.play('march west', 'all', 'step to 0112 facing SE', 'halt')
    expect(g.of('kommando-1')).toBe('0112')
    expect(g.t.units.spent[g.t.stacks.firstIn(hex('0112'))]).toBe(1)
  })

  test('4.2o at the end of the turn marks of retreat come off, and the clock goes on; 2400 closes its day', () => {
    const g = given()
      .at(3, 24)
      .units({ ...FAR, 'lnl2-a': '2012 NW retreated halted fired', 'lnl2-b': '2011 NW retreated' })
      .phase('end')
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['2012', '2011'])
    expect([dayOf(g.t), hourOf(g.t)]).toEqual([4, 1])
    expect(g.story).toContain('turnBegan day 4 hour 1')
  })

  test('4.2 the table says which phase goes on, and whose it is', () => {
    const g = given()
      .units({ ...FAR, 'lnl2-a': '1011 NW', 'fk17-1': '1010 SE' })
      .phase('rally')
    const met: string[] = []
    for (; met.length < 8; g.play('end')) {
      const { phase, phasing } = g.t.tracks
      met.push(`${PHASES[phase]} ${phasing === BRITISH ? 'of the British' : 'of the Germans'}`)
    }
    expect(met).toEqual([
      ...['britishFire', 'britishMovement', 'germanDefence', 'britishMelee'].map((phase) => `${phase} of the British`),
      ...['germanFire', 'germanMovement', 'britishDefence', 'germanMelee'].map((phase) => `${phase} of the Germans`),
    ])
  })

  test('4.2o, 18.1 at the end of the turn trenches are finished', () => {
    const g = given().units(FAR).works({ '2010': 'digging', '0510': 'digging' }).phase('end')
    expect(['2010', '0510'].map((at) => g.t.places.works[hex(at)])).toEqual([TRENCH, TRENCH])
  })

  test('19.4 smoke is gone at the end of the British player turn', () => {
    const g = given().units(FAR).works({ '0510': 'smoke' }).phase('britishMelee')
    expect(g.t.places.works[hex('0510')]).toBe(0)
    expect(g.told).toContain('smokeCleared')
    expect(given().units(FAR).phase('britishMelee').told).not.toContain('smokeCleared')
  })
})

describe('9.5 over-stacked hexes', () => {
  const crowd = { 'raj13-a': '2010 NW', 'raj13-b': '2010', 'raj13-c': '2010', 'raj13-co': '2010', 'fk6-1': '0510 SE' }

  test('9.5 the owner names what is too much, the opponent where it goes', () => {
    const g = given().units(crowd).phase('britishMovement').play('end')
    expect(g.asked).toBe('british displace')
    expect(g.whyName('displace raj13-co')).toBe('leaderStays')
    expect(g.whyName('displace fk6-1')).toBe('notInTheStack')
    g.play('displace raj13-b')
    expect(g.asked).toBe('german into')
    expect(g.whyName('into 2012')).toBe('notNextTo')
    g.play('into 2011')
    expect(g.asked).toBe('british face')
    g.play('face SE')
    expect([g.of('raj13-b'), g.facing('2011'), g.facing('2010')]).toEqual(['2011', 'SE', 'NW'])
  })

  test('9.5 each hex beside says what is in the way: water, those who place it, or its own', () => {
    const g = given()
      .units({ 'raj13-a': '1108 NW', 'raj13-b': '1108', 'raj13-c': '1108', 'lnl2-a': '1109', 'fk6-1': '1008 SE' })
      .phase('britishMovement')
      .play('end', 'displace raj13-b')
    expect(g.asked).toBe('german into')
    const why = ['1107', '1008', '1109', '1510'].map((to) => g.whyName(`into ${to}`))
    expect(why).toEqual(['waterBeside', 'enemyBeside', 'noRoomBeside', 'notNextTo'])
  })

  test('9.5 where there is no room beside, it is eliminated', () => {
    const around = {
      'lnl2-a': '2009',
      'lnl2-b': '2110',
      'lnl2-c': '2111',
      'lnl2-d': '2011',
      'lnl2-e': '1911',
      'lnl2-f': '1910',
    }
    const g = given()
      .units({ ...crowd, ...around })
      .phase('britishMovement')
      .play('end', 'displace raj13-b')
    expect(g.of('raj13-b')).toBe('gone lost')
    expect(g.told).toContain('crowdedOut')
  })

  test('9.5 a machine gun that is displaced has moved', () => {
    const g = given()
      .units({ 'lnl2-mg': '2010 NW', 'lnl2-a': '2010', 'fk6-1': '0510 SE' })
      .phase('britishMovement')
      .play('end', 'displace lnl2-mg', 'into 2011')
    expect(g.of('lnl2-mg')).toBe('2011 moved')
  })

  test('9.5, 15.9.1b nobody looks at the end of the Debarkation and Offensive Fire Phases', () => {
    const g = given().units(crowd).phase('landing')
    expect(g.asked).toBe('british movement')
  })
})

test('21.2.1.1b a government hex is held by who had a combat unit there last at the end of a phase', () => {
  const g = given().units({ 'lnl2-a': '1010 NW', 'fk6-1': '0510 SE' }).phase('britishMovement').play('end')
  expect(g.t.tracks.british).toBe(1 << 3)
  expect(g.told).toContain('seized')
  g.units({ 'lnl2-a': '2010' })
  expect(g.t.tracks.british).toBe(1 << 3)
})

test('21.2.1.1b each of the six government hexes is seized by itself', () => {
  for (const [i, at] of GOVERNMENT.entries()) {
    const g = given().units({ 'lnl2-a': `${nameHex(grid, at)} NW`, 'fk6-1': '0510 SE' })
    expect(g.phase('britishMovement').play('end').t.tracks.british).toBe(1 << i)
  }
})

test('4.2i, 21.4 every group of Germans who are due comes in its hour', () => {
  for (const { day, hour, units } of ARRIVALS) {
    const g = given()
      .at(day, hour)
      .units(Object.fromEntries(units.map((name) => [name, 'to-come'])))
    expect([units[0], ...units.map((name) => g.phase('reinforcement').of(name))]).toEqual([
      units[0],
      ...units.map(() => 'west'),
    ])
  }
})
