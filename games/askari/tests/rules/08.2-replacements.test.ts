import { question } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { TOWNS, type Town } from '../../board.ts'
import { askari } from '../../index.ts'
import { ENTENTE, GERMAN, unit } from '../../roster.ts'
import { pointsOf } from '../../rules/08.2-points.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'

type Laid = Parameters<ReturnType<typeof given>['units']>[0]
/** The Replacements Segment of turn 6, Entente first. */
const segment = (units: Laid, turn = 6) => given('campaign').set({ turn }).units(units).arrange(nobodyToCome)
const at = { procedure: 'logistics', at: 4 }
const atGermans = { procedure: 'logistics', at: 5 }
const begins = (g: ReturnType<typeof segment>) => g.run(at)

describe('8.2 replacements', () => {
  test('8.2.3, 8.2.2 from turn 6 on Nairobi and Tabora give a point each to their holder', () => {
    expect([
      pointsOf(segment({}, 5).t, ENTENTE),
      pointsOf(segment({}, 6).t, ENTENTE),
      pointsOf(segment({}, 6).t, GERMAN),
    ]).toEqual([0, 1, 1])
    expect(pointsOf(segment({}).towns('entente', 'Tabora').t, ENTENTE)).toBe(2)
  })

  test('8.2.3, 8.2.4 the question says how many points are in hand, that of a Carrier among them', () => {
    const inHand = (g: ReturnType<typeof segment>) => question(askari, g.t)?.about?.(g.t)['points']
    const g = begins(
      segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'] }).carriers('entente', '2506'),
    )
    expect(inHand(g)).toBe(1)
    expect(inHand(g.play('restore 29-Pjb'))).toBe(0)
    expect(inHand(g.play('convert 2506'))).toBe(1)
  })

  test('8.2.3 before turn 6 there are none, of Carriers neither', () => {
    const g = begins(
      segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'] }, 5).carriers('entente', '2506'),
    )
    expect(g.asked).toBe('entente replace')
    expect([g.why('restore 29-Pjb'), g.why('convert 2506')]).toEqual(['8.2.1', '8.2.3'])
    expect(g.legal).toEqual(
      ['consolidate 2-LNL with 29-Pjb', 'consolidate 29-Pjb with 2-LNL', 'end'].toSorted(
        (a, b) => order(g, a) - order(g, b),
      ),
    )
  })

  test('8.2.5, 8.2.9 V21 a point restores a reduced unit with a line to any source', () => {
    const g = begins(
      segment({
        '29-Pjb': ['3219', 'reduced'],
        '2-LNL': ['2609', 'reduced'],
        '13-Rjpt': '2506',
        '61st': ['ocean', 'reduced'],
      })
        .towns('entente', 'Dar-es-Salaam')
        .towns('german', 'Mombasa'),
    )
    expect(g.why('restore 2-LNL')).toBe('8.2.9')
    expect(g.why('restore 13-Rjpt')).toBe('8.2.5')
    expect(g.why('restore 61st')).toBe('8.2.5')
    expect(g.play('restore 29-Pjb').at('29-Pjb')).toBe('3219')
  })

  test('8.2.1 points cannot be saved: when they are spent or declined it is over', () => {
    const g = begins(
      segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'], '1-FK': ['3219', 'reduced'] }),
    )
    g.play('restore 29-Pjb')
    expect(g.asked).toBe('german replace')
    g.play('end')
    expect(g.t.tracks.segment).toBe(1)
  })

  test('8.2.9, 7.2.3a, 7.2.3b a unit without a line may live off a Carrier, at the cost of a point of victory', () => {
    const g = begins(
      segment({ '29-Pjb': ['2609', 'reduced'] })
        .carriers('entente', '2609')
        .towns('german', 'Mombasa'),
    )
    expect(g.why('restore 29-Pjb')).toBe('8.2.9')
    expect(g.why('cite 2506 for 29-Pjb')).toBe('7.2.3')
    g.play('cite 2609 for 29-Pjb')
    expect([g.at('29-Pjb'), g.carriersIn('entente', '2609'), g.t.tracks.consumed]).toEqual(['2609', 0, 1])
    const fed = begins(segment({ '29-Pjb': ['2506', 'reduced'] }).carriers('entente', '2506'))
    expect(fed.why('cite 2506 for 29-Pjb')).toBe('8.2.9')
  })

  test('8.2.4, 8.2.4b one Carrier a turn makes a point, which is spent at once, and is gone', () => {
    const g = begins(
      segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'], '13-Rjpt': ['2506', 'reduced'] }).carriers(
        'entente',
        '2506',
        '2506',
        'east',
      ),
    )
    expect(g.why('convert east')).toBe('8.2.4')
    expect(g.why('convert 3412')).toBe('8.2.4')
    g.play('convert 2506')
    expect([g.why('end'), g.why('convert 2506'), g.carriersIn('entente', '2506')]).toEqual(['8.2.1', '8.2.1', 2])
    expect(g.why('consolidate 29-Pjb with 2-LNL')).toBe('8.2.1')
    g.play('restore 29-Pjb')
    expect(g.carriersIn('entente', '2506')).toBe(1)
    expect(g.why('convert 2506')).toBe('8.2.4')
    g.play('restore 2-LNL')
    expect([g.why('restore 13-Rjpt'), g.t.tracks.consumed]).not.toEqual(['', 0])
    expect(g.t.tracks.consumed).toBe(0)
  })

  test('8.2.4a, 8.2.4c V22 the converted Carrier is the unit’s node, and costs nothing; as its source it costs a point', () => {
    const node = begins(
      segment({ '29-Pjb': ['2507', 'reduced'] })
        .carriers('entente', '2507')
        .towns('german', 'Tabora'),
    )
    node.play('convert 2507', 'restore 29-Pjb')
    expect([node.at('29-Pjb'), node.carriersIn('entente', '2507'), node.t.tracks.consumed]).toEqual(['2507', 0, 0])
    const source = begins(
      segment({ '29-Pjb': ['2507', 'reduced'] })
        .carriers('entente', '2507')
        .towns('german', 'Mombasa'),
    )
    source.play('convert 2507', 'cite 2507 for 29-Pjb')
    expect([source.at('29-Pjb'), source.carriersIn('entente', '2507'), source.t.tracks.consumed]).toEqual([
      '2507',
      0,
      1,
    ])
    const two = begins(
      segment({ '29-Pjb': ['2507', 'reduced'] })
        .carriers('entente', '2507', '2507')
        .towns('german', 'Mombasa'),
    )
    two.play('convert 2507', 'cite 2507 for 29-Pjb')
    expect([two.carriersIn('entente', '2507'), two.t.tracks.consumed]).toEqual([1, 1])
  })

  test('8.2.1, ruling 64: the point of a Carrier may lapse, so that nobody must use up a second one for it', () => {
    // All that it could serve has no line, and would live off the other Carrier, for a victory point.
    const g = begins(
      segment({ '29-Pjb': ['2507', 'reduced'] })
        .carriers('entente', '2507', '2406')
        .towns('german', 'Mombasa', 'Nairobi'),
    )
    expect(g.why('lapse')).toBe('8.2.4')
    g.play('convert 2406')
    // What is in hand is said with the question.
    expect(question(askari, g.t)?.about(g.t)).toMatchObject({ points: 1 })
    expect([g.legal.includes('lapse'), g.legal.includes('cite 2507 for 29-Pjb')]).toEqual([true, true])
    g.play('lapse')
    expect([g.carriersIn('entente', '2406'), g.carriersIn('entente', '2507'), g.t.tracks.consumed]).toEqual([0, 1, 0])
    expect([g.at('29-Pjb'), g.asked]).toEqual(['2507 reduced', 'german impulse'])
    expect(g.story).toContain('lapsed entente 2406')
  })

  test('8.2.4a a Carrier is not converted for nothing', () => {
    const g = begins(
      segment({ '29-Pjb': ['2609', 'reduced'], '2-LNL': ['2609', 'reduced'] })
        .carriers('entente', '2506')
        .towns('german', 'Mombasa', 'Nairobi'),
    )
    expect(g.why('convert 2506')).toBe('8.2.4a')
  })

  test('8.2.6, 2.4.2, 8.2.8 a point brings infantry back from the pile, reduced, where it enters', () => {
    const g = begins(
      segment({
        '29-Pjb': 'pile',
        '17-Cav': 'pile',
        '1/3-KAR': 'pile',
        NyFF: 'pile',
        '1-F-Pub': 'pile',
        '7-SK': 'pile',
      })
        .towns('german', 'Karonga', 'Rutchuru')
        .towns('entente', 'Tabora')
        .carriers('entente', '2506'),
    )
    expect([g.why('rebuild 17-Cav'), g.why('rebuild 7-SK'), g.why('rebuild 2-LNL'), g.why('rebuild NyFF')]).toEqual([
      '8.2.6',
      '8.2.6',
      '8.2.6',
      '8.2.8',
    ])
    g.play('rebuild 29-Pjb', 'rebuild 1/3-KAR', 'convert 2506', 'rebuild 1-F-Pub')
    expect(['29-Pjb', '1/3-KAR', '1-F-Pub'].map((name) => g.at(name))).toEqual([
      'east reduced',
      '2506 reduced',
      'to-come reduced',
    ])
    g.set({ turn: 7, segment: 0 }).run({ procedure: 'logistics', at: 1 })
    expect(g.legal).toEqual(['arrive west', 'wait'])
    expect(g.play('arrive west').at('1-F-Pub')).toBe('west reduced')
  })

  test('8.2.7 a second point makes the rebuilt unit whole, without a line', () => {
    const g = begins(segment({ '29-Pjb': 'pile', '2-LNL': ['2609', 'reduced'] }).towns('entente', 'Tabora'))
    expect(g.why('complete 29-Pjb')).toBe('8.2.7')
    g.play('rebuild 29-Pjb')
    expect(g.story).toContain('rebuilt 29-Pjb')
    expect(g.why('complete 2-LNL')).toBe('8.2.7')
    expect(g.play('complete 29-Pjb').at('29-Pjb')).toBe('east')
  })

  test('8.2.7, 8.2.4 of two that were rebuilt either may be made whole, by the point of a Carrier', () => {
    for (const [first, then] of [
      ['1-FK', '2-FK'],
      ['2-FK', '1-FK'],
    ] as const) {
      const g = segment({ '1-FK': 'pile', '2-FK': 'pile' }).towns('german', 'Nairobi').carriers('german', '3219')
      g.run(atGermans).play(`rebuild ${first}`, 'arrive 3219', `rebuild ${then}`, 'arrive 3219', 'convert 3219')
      expect(g.legal).toEqual(expect.arrayContaining([`complete ${first}`, `complete ${then}`]))
      expect(g.play(`complete ${then}`).at(then)).toBe('3219')
    }
  })

  test('8.2.8, 8.1.8b rebuilt Germans come to towns as reinforcements do, one where there is no line', () => {
    const g = segment({ '1-FK': 'pile', '2-FK': 'pile' }).towns('german', 'Nairobi').run(atGermans)
    g.play('rebuild 1-FK')
    expect(g.asked).toBe('german arrive')
    expect(g.why('wait')).toBe('8.1.1')
    g.play('arrive 0507', 'rebuild 2-FK')
    expect(g.why('arrive 0507')).toBe('8.1.8b')
    g.play('arrive 3219')
    expect([g.at('1-FK'), g.at('2-FK')]).toEqual(['0507 reduced', '3219 reduced'])
  })

  test('8.2.6, 8.4.3 of the Portuguese only allies of the Entente return', () => {
    const g = begins(segment({ Indigena: 'pile', '29-Pjb': 'pile' }).set({ portugal: 'entente' }))
    expect(g.why('rebuild Indigena')).toBe('')
    expect(begins(segment({ Indigena: 'pile', '29-Pjb': 'pile' })).why('rebuild Indigena')).toBe('8.2.8')
  })

  test('8.2.10 two reduced units of a type in one hex become one, from turn 1 on', () => {
    const g = begins(
      segment(
        {
          '29-Pjb': ['2506', 'reduced'],
          '1-F-Pub': ['2506', 'reduced'],
          '17-Cav': ['2506', 'reduced'],
          '2-LNL': ['3412', 'reduced'],
          '13-Rjpt': '2506',
        },
        1,
      ),
    )
    expect(g.why('consolidate 29-Pjb with 17-Cav')).toBe('8.2.10')
    expect(g.why('consolidate 29-Pjb with 2-LNL')).toBe('8.2.10')
    expect(g.why('consolidate 29-Pjb with 13-Rjpt')).toBe('8.2.10')
    expect(g.why('consolidate 29-Pjb with 29-Pjb')).toBe('8.2.10')
    g.play('consolidate 1-F-Pub with 29-Pjb')
    expect([g.at('1-F-Pub'), g.at('29-Pjb')]).toEqual(['2506', 'pile'])
    expect(unit('29-Pjb')).toBeGreaterThan(0)
  })

  test('8.2.10 any number of times, in any order', () => {
    const where = ['2506', 'reduced'] as const
    const pairs = { '29-Pjb': where, '30-Pjb': where, '9-SAI': where, '10-SAI': where }
    for (const [first, then] of [
      ['consolidate 9-SAI with 10-SAI', 'consolidate 29-Pjb with 30-Pjb'],
      ['consolidate 29-Pjb with 30-Pjb', 'consolidate 9-SAI with 10-SAI'],
    ] as const) {
      const g = begins(segment(pairs, 1)).play(first)
      expect(g.why(then), then).toBe('')
      g.play(then)
      expect(Object.keys(pairs).map((name) => g.at(name))).toEqual(['2506', 'pile', '2506', 'pile'])
    }
  })

  test('8.2.5 neutral Portuguese get nothing', () => {
    const g = begins(segment({ Indigena: ['3536', 'reduced'], '29-Pjb': ['2506', 'reduced'] }))
    expect(g.why('restore Indigena')).toBe('8.2.5')
  })
})

const order = (g: ReturnType<typeof segment>, notation: string) => g.legal.indexOf(notation)

test('8.2.6, 8.2.10 the first of all counters is rebuilt, and made one with another, like any', () => {
  const g = segment({ '1-FK': 'pile' }).run(atGermans)
  expect(g.legal).toContain('rebuild 1-FK')
  const pair = segment({ '1-FK': ['2711', 'reduced'], '2-FK': ['2711', 'reduced'] }, 5).run(atGermans)
  expect([...pair.legal].sort()).toEqual(['consolidate 1-FK with 2-FK', 'consolidate 2-FK with 1-FK', 'end'])
})

test('8.2.6, 8.2.8 who comes over the south edge is rebuilt there', () => {
  const g = begins(segment({ '2-CC': 'pile' })).play('rebuild 2-CC')
  expect(g.at('2-CC')).toBe('south reduced')
})

test('8.2.6, 8.1.1 whoever is rebuilt comes in at once, though a Carrier must be cited for it: he may not wait', () => {
  const g = segment({ '1-FK': 'pile', '2-FK': 'pile' })
    .arrange((t) => {
      for (let each = 0 as Town; each < TOWNS; each++) t.towns.holder[each] = ENTENTE
    })
    .towns('german', 'Kigali', 'Tabora')
    .run(atGermans)
    .play('rebuild 1-FK')
  expect([g.asked, g.why('wait')]).toEqual(['german arrive', '8.1.1'])
})

test('8.2.4 the Carrier that made a point is told of when it is spent, on either shore of a split hex', () => {
  for (const at of ['0207', '0207-shore', '1728-shore']) {
    const g = begins(segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'] }).carriers('entente', at))
    g.play('restore 29-Pjb', `convert ${at}`, 'restore 2-LNL')
    expect(g.story, at).toContain(`converted entente ${at}`)
    expect(g.carriersIn('entente', at), at).toBe(0)
  }
})
