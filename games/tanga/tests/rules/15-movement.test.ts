import { nameHex, readRefusal } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ENTRY, grid, hex, OFF_WEST } from '../../board.ts'
import { tanga } from '../../index.ts'
import { BRITISH, unit } from '../../roster.ts'
import { overStacked } from '../../rules/09-stacking.ts'
import { allowanceOf, entryCost, paidCover } from '../../rules/15-ground.ts'
import { whyNotMove } from '../../rules/15-march.ts'
import { put } from '../../stacks.ts'
import { given } from '../given.ts'

/** Germans who cannot miss, before the ditch. */
const GUNS = { 'fk1-1': '1211 SE', 'fk1-2': '1211', merensky: '1211' }
const german = (units: Readonly<Record<string, string>>) => given().units(units).phase('germanMovement')
const british = (units: Readonly<Record<string, string>>) => given().units(units).phase('britishMovement')

describe('15.1 from hex to hex', () => {
  test('15.1 no hex is skipped', () => {
    const g = british({ 'lnl2-a': '2010 NW' }).play('march 2010', 'all')
    expect(g.whyName('step to 1910 facing NW')).toBe('')
    expect(g.why('step to 1810 facing NW')).toBe('15.1')
  })
  test('15.1 only the phasing player moves, and only his own', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'fk6-1': '0510 SE' })
    expect(g.why('march 0510')).toBe('15.1')
  })
  test('15.1 units that step together are a group; others may stay, and the group may part', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010' })
    g.play(
      'march 2010',
      'all',
      'step to 1911 facing NW',
      'halt',
      'march 1911',
      'take lnl2-a',
      'go',
      'step to 1811 facing NW',
    )
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['1811', '1911'])
  })
  test('15.1 who was picked and halted without a step does not go later, nor any of those with him', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010' }).play('march 2010', 'all', 'halt')
    expect(['lnl2-a', 'lnl2-b', 'lnl2-co'].map((name) => g.of(name))).toEqual(Array(3).fill('2010 halted'))
    expect(g.why('march 2010')).not.toBe('')
  })
  test('15.3 when a side’s Movement Phase begins, all of them may go anew', () => {
    const g = given().units({ 'lnl2-a': '2010 NW halted', 'hering-dorothea': '1410 SE halted', hering: '1410' })
    g.arrange((t) => {
      for (const name of ['lnl2-a', 'hering-dorothea']) t.units.spent[unit(name)] = 5
    })
    g.phase('britishMovement')
    expect([g.of('lnl2-a'), g.of('hering-dorothea')]).toEqual(['2010', '1410'])
    expect(g.play('march 2010', 'all', 'step to 1911 facing NW', 'halt').of('lnl2-a')).toBe('1911')
    g.phase('germanMovement')
    expect(g.why('march 1410')).toBe('')
  })
  test('15.1 those who are picked must be able to go somewhere together', () => {
    const g = german({ 'fk6-1': '1711 SE', 'hering-dorothea': '1711' }).play('march 1711', 'take hering-dorothea')
    expect(g.whyName('go')).toBe('')
    g.arrange((t) => {
      t.units.spent[unit('hering-dorothea')] = 5
    })
    expect(g.whyName('go')).toBe('notTogether')
  })
  test('8.1 a group is named a facing with each step, and turns others not', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'lnl2-b': '1911 N', 'lnl2-co': '1911' })
    g.play('march 2010', 'all', 'step to 1911 facing SW', 'halt')
    expect(g.facing('1911')).toBe('N')
  })
  test('8.1 a stack turns once a phase, and not where all sides are frontal', () => {
    const g = german({ 'fk6-1': '1111 SE', 'fk6-2': '0911' }).play('turn 1111 NE')
    expect(g.facing('1111')).toBe('NE')
    expect(g.whyName('turn 1111 N')).toBe('turnedAlready')
    expect([g.whyName('turn 0911 N'), g.why('turn 0911 N')]).toEqual(['facesAllWays', '8.3'])
  })
  test('10.25 the owner says who lies on top, each once a phase', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010' }).play('top lnl2-b')
    expect(g.t.units.rank[unit('lnl2-b')]).toBe(0)
    g.play('top lnl2-a')
    expect(g.whyName('top lnl2-b')).toBe('laidAlready')
  })
})

describe('10.25 the order of a stack on the move (ruling T49)', () => {
  const stack = { 'fk6-3': '0511 NE', 'fk6-mg1': '0511', 'fk6-1': '0511', poppe: '0511' }
  const order = (g: ReturnType<typeof german>) => ['fk6-3', 'fk6-mg1', 'fk6-1'].map((u) => g.t.units.rank[unit(u)])
  test('10.25 who goes together keeps its order, hex after hex', () => {
    const g = german(stack).play('march 0511', 'all', 'step to 0411 facing NE', 'step to 0312 facing NE', 'halt')
    expect(order(g)).toEqual([0, 1, 2])
  })
  test('10.25 and comes beneath those who are there (ruling T160)', () => {
    const g = german({ 'fk6-3': '0511 NE', 'fk6-2': '0511', poppe: '0511', 'fk6-1': '0411 N' })
    g.play('march 0511', 'all', 'step to 0411 facing NE', 'halt')
    expect(['fk6-1', 'fk6-3', 'fk6-2'].map((u) => g.t.units.rank[unit(u)])).toEqual([0, 1, 2])
  })
  test('10.3c, 10.25c Opportunity Fire costs the one that its owner laid on top a step', () => {
    const g = british({ 'lnl2-a': '1411 NW', 'lnl2-b': '1411', 'lnl2-co': '1411', ...GUNS }).play('top lnl2-b')
    g.play('march 1411', 'all', 'step to 1311 facing NW')
    // The officer lives, the first check fails; both then keep their nerve
    g.dice(1, 1, 1, 2, 6, 5, 1, 1).play('fire 1211')
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['1311', '1311 disorganized'])
  })
})

describe('15.2 costs and closed hexes', () => {
  test('15.2 nobody enters water, or what he cannot pay; there is no minimum move', () => {
    const g = german({ 'hering-dorothea': '1410 SE', hering: '1410' }).play('march 1410', 'take hering-dorothea', 'go')
    g.arrange((t) => {
      t.units.spent[unit('hering-dorothea')] = 5
    })
    expect(g.whyName('step to 1510 facing SE')).toBe('tooDear')
    const coast = british({ 'lnl2-a': '2003 NW' }).play('march 2003', 'all')
    expect(coast.whyName('step to 1903 facing NW')).toBe('closed')
  })
  test('15.2 hexes with enemy combat units are closed', () => {
    const g = german({ 'fk6-1': '1711 SE', 'lnl2-a': '1812 SE' }).play('march 1711', 'all')
    expect(g.whyName('step to 1811 facing SE')).toBe('')
    g.play('step to 1811 facing SE')
    expect(g.whyName('step to 1812 facing SE')).toBe('enemyThere')
  })
  test('15.2 friends may be passed', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'raj13-a': '1911 NW' }).play('march 2010', 'all', 'step to 1911 facing NW')
    g.play('step to 1811 facing NW', 'halt')
    expect([g.of('lnl2-a'), g.of('raj13-a')]).toEqual(['1811', '1911'])
  })
  test('15.2, 20.5 water is closed by night too, when the British go one hex of any cost', () => {
    // Ras Kasone: Germans hold all land around it
    const g = given().at(3, 22).units({ 'lnl2-a': '2201 S', 'lnl2-b': '2010 NW' })
    g.units({ 'fk6-1': '2202', 'fk13-1': '2102', 'fk13-2': '2302' }).phase('britishMovement')
    expect([g.whyName('march 2201'), g.whyName('march 2010')]).toEqual(['nobodyMoves', ''])
  })
})

describe('15.2 stacks are looked at when the phase ends (ruling T43)', () => {
  test('15.2 companies of two formations change places, by night too', () => {
    const g = given().at(3, 22).units({ 'lnl2-a': '2010 NW', 'raj13-a': '1911 NW', 'fk6-1': '0510 SE' })
    g.phase('britishMovement').play('march 2010', 'all', 'step to 1911 facing NW', 'halt')
    expect(overStacked(g.t, hex('1911'))).toBe('9.1')
    g.play('march 1911', 'take raj13-a', 'go', 'step to 2010 facing NW', 'halt', 'end')
    expect([g.of('lnl2-a'), g.of('raj13-a')]).toEqual(['1911', '2010'])
    expect(g.asked).not.toBe('british displace')
  })
  test('15.2, 9.5 who halts where there is no room is placed by the enemy when the phase ends', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'raj13-a': '1911 NW', 'fk6-1': '0510 SE' })
    g.play('march 2010', 'all', 'step to 1911 facing NW', 'halt', 'end')
    expect(g.asked).toBe('british displace')
    expect(g.play('displace lnl2-a').asked).toBe('german into')
  })
  test('15.2, 17.2.1 two companies go without an officer, and part or meet him before the phase ends', () => {
    const g = british({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '1810', 'fk6-1': '0510 SE' })
    g.play('march 2010', 'take lnl2-a', 'take lnl2-b', 'go', 'step to 1911 facing NW', 'halt')
    g.play('march 1810', 'all', 'step to 1910 facing N', 'step to 1911 facing N', 'halt', 'end')
    expect(g.asked).not.toBe('british displace')
  })
  test('15.2 an officer who runs with a beaten unit leaves movers who halt, go on or part as they like', () => {
    const g = british({ 'lnl2-a': '1411 NW', 'lnl2-b': '1411', 'lnl2-mg': '1411', 'lnl2-co': '1411', ...GUNS })
    g.play('march 1411', 'all', 'step to 1311 facing NW')
    g.arrange((t) => put(t, unit('lnl2-co'), hex('1411'))).arrange((t) => t.group.remove(unit('lnl2-co')))
    g.play('hold')
    expect(g.whyName('halt')).toBe('')
    expect(g.whyName('step to 1312 facing NW')).toBe('')
    g.play('halt', 'march 1311', 'take lnl2-b')
    expect(g.whyName('go')).toBe('')
  })
  test('15.2, 9.1 to 9.4 but who steps as one is of one formation, and no more than may stack', () => {
    const crowd = { 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-c': '2010', 'lnl2-co': '2010' }
    const g = british({ ...crowd, 'raj13-a': '2010', 'raj13-co': '2010' }).play('march 2010')
    expect([g.why('all'), g.why('take lnl2-a')]).toEqual(['9.4', ''])
    const refused = (units: Readonly<Record<string, string>>, ...takes: readonly string[]) =>
      british(units)
        .play('march 2010', ...takes.slice(0, -1).map((u) => `take ${u}`))
        .why(`take ${takes.at(-1)}`)
    expect(refused({ 'lnl2-a': '2010 NW', 'raj13-a': '2010' }, 'lnl2-a', 'raj13-a')).toBe('9.1')
    expect(refused(crowd, 'lnl2-a', 'lnl2-b', 'lnl2-c')).toBe('9.3')
    const guns = german({ 'hering-dorothea': '1410 SE', 'hering-hermann': '1410' }).play('march 1410')
    expect(guns.why('all')).toBe('9.2')
  })
})

test('15.3 what is not used is lost: each phase begins with nothing spent', () => {
  const g = given().units({ 'lnl2-a': '2010 NW' })
  g.arrange((t) => {
    t.units.spent[unit('lnl2-a')] = 12
  })
  g.phase('britishMovement').play('march 2010', 'all', 'step to 1911 facing NW')
  expect(g.t.units.spent[unit('lnl2-a')]).toBe(1)
})

describe('15.4 driven off the map', () => {
  const off = (units: Readonly<Record<string, string>>, exit: number) =>
    given()
      .units(units)
      .arrange((t) => {
        t.units.exit[unit('fk6-1')] = exit
      })
      .phase('germanMovement')
      .play('march west', 'take fk6-1', 'go')
  test('15.4 they come back where they left, paying it', () => {
    // 0110 is the third entry hex
    const g = off({ 'fk6-1': 'west' }, 3)
    expect(g.whyName('step to 0111 facing SE')).toBe('nearerEntry')
    g.play('step to 0110 facing SE')
    expect([g.of('fk6-1'), g.t.units.spent[unit('fk6-1')]]).toEqual(['0110', 2])
  })
  test('15.4 or as near as possible', () => {
    const g = off({ 'fk6-1': 'west', 'lessel-1': '0110 SE' }, 3)
    expect(['0109', '0110', '0111', '0112'].map((at) => g.whyName(`step to ${at} facing SE`))).toEqual([
      '',
      '',
      '',
      'nearerEntry',
    ])
  })
  test('4.2i others come in anywhere on the west edge, and nowhere else', () => {
    const g = german({ 'fk6-1': 'west' }).play('march west', 'all')
    expect(g.whyName('step to 0117 facing SE')).toBe('')
    expect(g.whyName('step to 0211 facing SE')).toBe('notAnEntry')
  })
})

describe('15.7 with the grain', () => {
  test.each([
    ['1413', '1313', 1],
    ['1312', '1313', 3],
    ['1315', '1316', 3],
    ['1112', '1113', 1],
    ['1212', '1113', 3],
  ])('15.7 from %s to %s it costs %i', (from, to, cost) => {
    expect(entryCost(hex(from), hex(to))).toBe(cost)
  })
})

describe('15.8 stevedores stay', () => {
  test('15.8 they never move', () => {
    expect(british({ 'stev-1': '2506' }).why('march 2506')).toBe('15.1')
  })
  test('15.8 alone they are lost when an enemy combat unit enters', () => {
    const g = german({ 'stev-1': '2506', 'fk6-1': '2406 SE' }).play('march 2406', 'all', 'step to 2506 facing SE')
    expect(g.of('stev-1')).toBe('gone lost')
  })
  test('15.8 with a combat unit there the hex cannot be entered; a leader alone overruns nobody', () => {
    const g = german({ 'stev-1': '2506', 'lnl2-a': '2506 SE', 'fk6-1': '2406 SE' }).play('march 2406', 'all')
    expect(g.whyName('step to 2506 facing SE')).toBe('enemyThere')
    const leader = german({ 'stev-1': '2506', poppe: '2406' }).play('march 2406', 'all')
    expect(leader.whyName('step to 2506 facing N')).toBe('enemyThere')
  })
  test('17.2.3 a leader alone is caught by an enemy combat unit that comes next to him', () => {
    const g = german({ aitken: '2010', 'fk6-1': '1809 SE' }).play('march 1809', 'all', 'step to 1910 facing SE')
    expect(g.of('aitken')).toBe('gone lost')
  })
  test('17.2.3 ruling T186: among stevedores he is alone', () => {
    const g = german({ aitken: '2506', 'stev-1': '2506', 'fk6-1': '2305 SE' })
    g.play('march 2305', 'all', 'step to 2405 facing SE')
    expect([g.of('aitken'), g.of('stev-1')]).toEqual(['gone lost', '2506'])
  })
})

test('16.1 there are no zones of control: units pass enemies without halt or cost', () => {
  const g = german({ 'fk6-1': '0611 SE', 'lnl2-a': '0413 SW ooa' }).play('march 0611', 'all')
  g.play('step to 0512 facing S', 'step to 0513 facing S', 'step to 0514 facing S')
  expect(g.t.units.spent[unit('fk6-1')]).toBe(2 + 2 + 2)
  expect(g.asked).toBe('german step')
})

test('19.6a in the rain nobody moves', () => {
  const g = given().at(5, 8).rain().units({ 'fk6-1': '0611 SE', 'lnl2-a': '2010 NW' })
  // The die of the next rain check ends the rain: the first question is the next turn's
  const { turn } = g.t.tracks
  g.dice(6).phase('britishMovement')
  expect([g.asked, g.t.tracks.turn]).toEqual(['british movement', turn + 1])
})

describe('20.3 by night with Lettow-Vorbeck', () => {
  const night = (units: Readonly<Record<string, string>>) => given().at(3, 22).units(units).phase('germanMovement')
  test('20.3, 15.1 he and disorganized units leave together by the west edge, paying it once more', () => {
    const g = night({ lettow: '0112', 'fk6-1': '0112 SE disorganized' }).play('march 0112', 'all', 'leave')
    expect([g.of('lettow'), g.of('fk6-1')]).toEqual(['west halted', 'west disorganized halted'])
    const two = (second: string) => night({ lettow: '0112', 'fk6-1': '0112 SE disorganized', 'fk6-2': second })
    const gone = two('0112 disorganized').play('march 0112', 'all', 'leave')
    expect(['lettow', 'fk6-1', 'fk6-2'].map((name) => gone.of(name).split(' ')[0])).toEqual(['west', 'west', 'west'])
    expect(two('0112').play('march 0112', 'all').whyName('leave')).toBe('staysOnMap')
  })
  test('20.3 nobody else, nowhere else, and not by day', () => {
    expect(night({ 'fk6-1': '0112 SE' }).play('march 0112', 'all').whyName('leave')).toBe('staysOnMap')
    expect(night({ lettow: '0211' }).play('march 0211', 'all').whyName('leave')).toBe('notWestEdge')
    expect(german({ lettow: '0112' }).play('march 0112', 'all').whyName('leave')).toBe('notByNight')
  })
})

describe('4.2f, 4.2j what movement and fire of a turn ask of one another', () => {
  test('4.2f a British machine gun that moves is marked, and is silent for the rest of the turn', () => {
    const g = british({ 'lnl2-mg': '1311 NW', 'fk6-1': '1111 SE ooa' }).play('march 1311', 'all')
    g.play('step to 1211 facing NW', 'halt')
    expect(g.of('lnl2-mg')).toBe('1211 moved')
    expect(given().units({ 'lnl2-mg': '1211 NW moved', 'fk6-1': '1111 SE' }).phase('britishDefence').asked).not.toBe(
      'british fire',
    )
    expect(given().units({ 'lnl2-mg': '1211 NW', 'fk6-1': '1111 SE' }).phase('britishDefence').asked).toBe(
      'british fire',
    )
  })
  test('4.2j Germans fire before they move: who waits in the west does not fire, who has fired may move', () => {
    const g = given().units({ 'lnl2-a': '1211 NW', 'fk6-1': '1111 SE', 'fk6-2': 'west' }).phase('germanFire')
    expect(g.asked).toBe('german fire')
    g.play('sweep west-east')
    expect(g.legal.filter((each) => each.startsWith('fire'))).toEqual(['fire 1111'])
    g.dice(5, 5).play('fire 1111', 'at 1211')
    expect([g.asked, g.whyName('march 1111')]).toEqual(['german movement', ''])
  })
})

test('15.4, 15.7 what it costs to come in from the west: a point by road or railway, else what the ground costs (ruling T143)', () => {
  const costs = ENTRY.map((at) => [nameHex(grid, at), entryCost(OFF_WEST, at), paidCover(OFF_WEST, at)])
  // The road comes in at 0112, the railway at 0116
  expect(costs.slice(0, 4)).toEqual(['0108', '0109', '0110', '0111'].map((name) => [name, 2, 0]))
  expect(costs.slice(4)).toEqual([
    ['0112', 1, 1],
    ...['0113', '0114', '0115'].map((name) => [name, 2, 0]),
    ['0116', 1, 1],
    ['0117', 4, -1],
  ])
})

test('15.2, 15.4 those who come in together from the west come as far as the slowest of them', () => {
  const g = given().units({ 'fk6-1': 'west', 'fk6-2': 'west', poppe: 'west' }).phase('germanMovement')
  g.play('march west', 'all')
  expect(g.why('step to 0117 facing SE')).toBe('')
  g.arrange((t) => {
    t.units.spent[unit('fk6-2')] = allowanceOf(t, unit('fk6-2')) - 3
  })
  expect([g.why('step to 0117 facing SE'), g.why('step to 0115 facing SE')]).toEqual(['15.2', ''])
})

test('15.2 those who step together go as far as the slowest of them, whoever is first', () => {
  const g = given().units({ 'lnl2-a': '1710 NW', 'lnl2-b': '1710 disorganized', 'lnl2-co': '1710' })
  g.phase('britishMovement').play('march 1710', 'all')
  g.arrange((t) => {
    t.units.spent[unit('lnl2-a')] = allowanceOf(t, unit('lnl2-a'))
  })
  expect(g.why('step to 1610 facing NW')).toBe('15.2')
})

test('15.1, 15.8, 6.3.4c, 18.1, 19.2.1 why a counter stays where it is', () => {
  const { t } = given()
    .units({
      ...{ 'lnl2-a': '1710 NW halted', 'lnl2-b': '1710', 'lnl2-mg': '1711 fired', 'stev-1': '1712' },
      ...{ 'raj13-a': '1512 N swept', 'kgo61-a': '1514 N', 'fk6-1': '0510 N' },
    })
    .works({ '1514': 'digging' })
    .arrange((each) => {
      each.tracks.phasing = BRITISH
    })
  const names = ['lnl2-a', 'lnl2-b', 'lnl2-mg', 'stev-1', 'raj13-a', 'kgo61-a', 'fk6-1']
  const why = names.map((name) => readRefusal(tanga.refusals, whyNotMove(t, unit(name)))?.name ?? '')
  expect(why).toEqual(['hasMoved', '', 'gunFired', 'neverMoves', 'isBroken', 'isDigging', 'notThere'])
})

test('15.2, 10.3c, ruling T61: what cover they have who march is what they paid for with their last step', () => {
  const after = (...steps: readonly string[]): number =>
    given()
      .units({ 'lnl2-a': '2010 NW' })
      .phase('britishMovement')
      .play('march 2010', 'all', ...steps.map((to) => `step to ${to} facing NW`)).t.march.cover
  // Huts, plantation, and a plantation that is entered by the road
  expect([after('2011'), after('2009'), after('2110'), after('2011', '2010')]).toEqual([-2, -1, 1, -1])
})
