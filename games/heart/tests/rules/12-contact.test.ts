import { describe, expect, test } from 'vitest'
import { inContact } from '../../rules/09-contact.ts'
import { CARRIED, CHARGED, did, FED, LATE, LEFT, MOVED, NAMED, TOUCHED } from '../../rules/09-units.ts'
import { isOnEdge } from '../../rules/12-exits.ts'
import { told } from '../fighting.ts'
import { at, type Troops, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const G1 = unit('g1')
const B1 = unit('b1')
const WARRIORS: Troops = { type: 'warrior', figures: 3, width: 3, at: [30, 12], facing: 8 }
const SOLDIERS: Troops = { type: 'soldier', figures: 3, width: 3, at: [30, 6], facing: 0 }
const CHIEF: Troops = { type: 'leader', at: [30, 13], facing: 8, attachedTo: 'g1' }

describe('12.8 what a charge leaves behind', () => {
  test('12.8 named, charged, moved and in contact; whoever is attached with it, last; the owner sets the facing', () => {
    const g = moving({ g1: WARRIORS, g2: CHIEF, b1: SOLDIERS }).dice(6, 6).play('charge b1 with g1')
    expect(told(g, 'charged')).toHaveLength(1)
    g.play('halt facing 270')
    expect([NAMED, CHARGED, MOVED, TOUCHED].map((bit) => did(g.table, G1, bit))).toEqual([true, true, true, true])
    expect([did(g.table, B1, TOUCHED), g.table.units.charged[G1], g.table.units.facing[G1]]).toEqual([true, B1 + 1, 12])
    expect([did(g.table, unit('g2'), CARRIED), inContact(g.table, B1)]).toEqual([true, true])
    expect(g.table.move.unit).toBe(0)
  })

  test('12.8 the charge at the nearest enemy is offered, to whoever may be named', () => {
    const far: Troops = { type: 'soldier', figures: 3, width: 3, at: [30, 1], facing: 0 }
    const offered = (did = 0) =>
      moving({ g1: { ...WARRIORS, did }, b1: SOLDIERS, b2: far })
        .legal()
        .filter((action) => action.startsWith('charge'))
    expect([offered(), offered(NAMED)]).toEqual([['charge b1 with g1'], []])
  })

  test('12.8 that falls short too, but it has charged into no fight', () => {
    const g = moving({ g1: WARRIORS, b1: SOLDIERS }).dice(1, 1).play('charge b1 with g1', 'halt facing 180')
    expect([did(g.table, G1, CHARGED), did(g.table, G1, TOUCHED), g.table.units.charged[G1]]).toEqual([true, false, 0])
  })

  test('12.8 not by one in contact, nor at a friend, nor at an attached figure, nor twice', () => {
    const g = moving({
      g1: WARRIORS,
      g2: { ...WARRIORS, figures: 1, width: 1, at: [40, 7] },
      b1: SOLDIERS,
      b2: { type: 'leader', at: [30, 5], attachedTo: 'b1' },
      b3: { ...SOLDIERS, figures: 1, width: 1, at: [40, 6] },
      b4: { ...SOLDIERS, at: [0, 0], where: LATE },
    })
    expect(g.whyName('charge b1 with g2')).toBe('inContact')
    expect(['g2', 'b2', 'b4'].map((v) => [g.whyName(`charge ${v} with g1`), g.why(`charge ${v} with g1`)])).toEqual([
      ['chargesFriend', '12.8'],
      ['chargeHisUnit', '9.8'],
      ['noSuchTarget', '12.8'],
    ])
    g.play('stand g1', 'stand b1')
    expect(g.whyName('charge b1 with g1')).toBe('namedAlready')
  })

  test('12.8 (b) two chargers at most touch a figure: the third goes as near as it can', () => {
    const g = moving({ g1: WARRIORS, b1: { ...SOLDIERS, figures: 1, width: 1 } })
      .dice(6, 6)
      .play('charge b1 with g1')
    const apart = places(g, G1).map(([x, y]) => Math.hypot(x - 30, y - 6))
    expect(apart.filter((far) => far <= 18 / 16)).toHaveLength(2)
  })
})

test('12.8 (b) nobody goes through the base of whom he charges', () => {
  // Friends fill the near side; on the far side there is room, but no straight way to it
  const near = [
    [30, 7],
    [29, 6.25],
    [31, 6.25],
  ] as const
  const friends = Object.fromEntries(
    near.map((where, i) => [`g${i + 2}`, { type: 'warrior', figures: 1, at: where, facing: 8 }] as const),
  )
  const g = moving({
    ...friends,
    g1: { ...WARRIORS, figures: 1, width: 1 },
    b1: { ...SOLDIERS, figures: 1, width: 1 },
  })
  g.dice(6, 6).play('charge b1 with g1')
  expect([told(g, 'contacted').length, told(g, 'fellShort').length]).toEqual([0, 1])
})

test('12.6 a way keeps 1 5/8 inches from an enemy stand, 2 1/8 if both are', () => {
  const car = (x: number) =>
    moving({ g1: { type: 'armoured-car', at: [x, 2], facing: 0 }, b1: { type: 'artillery', at: [30, 6], facing: 0 } })
      .dice(6, 6, 6)
      .play('move g1')
      .whyName(`march to ${x} 10`)
  expect([car(32.125), car(32.1875)]).toEqual(['enemyInWay', ''])
  const man = (x: number) =>
    moving({
      g1: { ...WARRIORS, figures: 1, width: 1, at: [x, 3], facing: 0 },
      b1: { type: 'artillery', at: [30, 6], facing: 0 },
    })
      .dice(6, 6)
      .play('move g1')
      .whyName(`march to ${x} 9`)
  expect([man(31.625), man(31.6875)]).toEqual(['enemyInWay', ''])
})

describe('12.9 leaving, 12.15 feeding in', () => {
  const fight = { g1: { ...WARRIORS, at: [30, 7] }, b1: { ...SOLDIERS, figures: 1, width: 1 } } as const

  test('17.8, 12.9 whoever left a fight was in contact this turn', () => {
    const g = moving(fight).dice(1, 6, 4, 4).play('move g1')
    expect([did(g.table, G1, TOUCHED), g.whyName('march to 31 9')]).toEqual([true, ''])
  })

  test('12.9, 12.6 in its second leg those whom it touched count again', () => {
    const g = moving(fight).dice(1, 6, 6, 6).play('move g1', 'march to 31 9')
    expect(g.whyName('march to 31 4')).toBe('enemyInWay')
  })

  test('12.9 whom it left is free of it', () => {
    const g = moving(fight).dice(1, 6, 4, 4).play('move g1', 'march to 31 9', 'halt facing 180')
    expect([inContact(g.table, B1), g.table.move.unit]).toEqual([false, 0])
  })

  test('12.15 it is its move: named, fed, in contact, no charge; and only who charges feeds in', () => {
    const g = moving({ ...fight, g1: { ...fight.g1, width: 1 } })
      .dice(6, 6)
      .play('feed g1')
    expect([NAMED, FED, MOVED, TOUCHED, CHARGED].map((bit) => did(g.table, G1, bit))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(g.table.move.unit).toBe(0)
    const crew = moving({ ...fight, g1: { type: 'mg', figures: 3, width: 1, at: [30, 7], facing: 8 } })
    expect(crew.whyName('feed g1')).toBe('cannotCharge')
    const all = moving({ ...fight, g1: { ...fight.g1, figures: 1, width: 1 } })
    expect(all.whyName('feed g1')).toBe('allInContact')
  })
})

describe('12.14 exits', () => {
  test('12.14 an edge is the stretch between its ends, whichever is named first, ends included', () => {
    const ends = [
      [0, 16],
      [0, 28],
      [72, 16],
      [72, 28],
      [30, 0],
      [44, 0],
    ] as const
    for (const from of ends)
      for (const to of ends)
        for (const x of [0, 1, 29, 30, 36, 44, 45, 71, 72])
          for (const y of [0, 1, 15, 16, 20, 28, 29, 48]) {
            const [low, high] = [from, to].toSorted((a, b) => a[0] + a[1] - b[0] - b[1])
            if (low === undefined || high === undefined || (from[0] !== to[0] && from[1] !== to[1])) continue
            const is = x >= low[0] && x <= high[0] && y >= low[1] && y <= high[1]
            expect(isOnEdge({ from, to }, 16 * x, 16 * y), `${x} ${y} on ${from} to ${to}`).toBe(is)
          }
  })
  const leaver = (type: string, slot: string) =>
    moving(
      { [slot]: { type, figures: 1, at: [70, 22], facing: 4 } },
      { scenario: 'convoy', phasing: (slot.startsWith('b') ? 1 : 0) as never },
    )
  test('12.14 only for those whom the scenario names, and only on the edge', () => {
    // The carriers are the fifth and sixth of the British; the baggage of 1.3 is named in another phase
    const soldier = leaver('soldier', 'b1').dice(6).play('move b1', 'march to 72 22')
    expect(soldier.whyName('exit')).toBe('noExit')
    const german = leaver('soldier', 'g1').dice(6).play('move g1', 'march to 72 22')
    expect(german.whyName('exit')).toBe('noExit')
  })

  test('12.14 with those attached to it', () => {
    const g = moving(
      {
        g1: { type: 'askari', figures: 2, width: 2, at: [30, 2], facing: 8 },
        g2: { type: 'leader', at: [30, 3], attachedTo: 'g1' },
      },
      {
        scenario: 'uganda-railway',
        arrange: (t) => {
          t.tracks.done = 1
        },
      },
    )
    g.dice(6).play('move g1', 'march to 30 0.0625')
    expect(g.whyName('exit')).toBe('noExit')
    g.play('march to 30 0', 'exit')
    expect([unit('g1'), unit('g2')].map((u) => g.table.units.where[u])).toEqual([LEFT, LEFT])
    expect([told(g, 'left').length, at(g.table, 'g1.0')]).toEqual([2, [0, 0]])
  })
})
