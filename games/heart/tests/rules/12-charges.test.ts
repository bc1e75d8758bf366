import { describe, expect, test } from 'vitest'
import { inContact } from '../../rules/09-contact.ts'
import { CHARGED, did, IMMOBILE, isIn, LEFT } from '../../rules/09-units.ts'
import { count, fact, told } from '../fighting.ts'
import { at, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const G1 = unit('g1')
const WARRIORS = { type: 'warrior', figures: 6, width: 6, at: [22, 13], facing: 8 } as const
const SOLDIERS = { type: 'soldier', figures: 6, width: 6, at: [22, 5], facing: 0 } as const

describe('charges', () => {
  test('12.8 six Warriors, eight inches from six Soldiers, with 7 inches: all in contact, each with one', () => {
    const g = moving({ g1: { ...WARRIORS, at: [23, 13] }, b1: SOLDIERS })
    g.dice(4, 3).play('charge b1 with g1').play('halt facing 180')
    expect(told(g, 'contacted')).toHaveLength(1)
    expect(places(g, G1).map(([, y]) => y)).toEqual([6, 6, 6, 6, 6, 6])
    expect(new Set(places(g, G1).map(([x]) => x)).size).toBe(6)
    expect(did(g.table, G1, CHARGED)).toBe(true)
  })

  test('12.8 with 6 inches none is: the whole unit stops two inches short', () => {
    const g = moving({ g1: { ...WARRIORS, at: [23, 13] }, b1: SOLDIERS })
    g.dice(4, 2).play('charge b1 with g1').play('halt facing 180')
    expect(told(g, 'fellShort')).toHaveLength(1)
    expect(places(g, G1).map(([, y]) => y)).toEqual([7, 7, 7, 7, 7, 7])
    expect(inContact(g.table, G1)).toBe(false)
  })

  test('12.8, 9.14 a charge that falls short goes from its nearest figure, be it the leader who is with it', () => {
    const g = moving({
      g1: { type: 'warrior', figures: 2, width: 2, at: [30, 20], facing: 8 },
      g2: { type: 'leader', at: [28.5, 19], facing: 8, attachedTo: 'g1' },
      b1: { type: 'soldier', figures: 1, at: [20, 9], facing: 0 },
    })
    const [from] = places(g, unit('g2'))
    g.dice(2, 3).play('charge b1 with g1')
    const [to] = places(g, unit('g2'))
    const [dx = 0, dy = 0] = [(to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)]
    expect(told(g, 'fellShort')).toHaveLength(1)
    // From 28.5, 19 straight towards 20, 9: as many sixteenths to the west as that has of the ten to the south
    expect(Math.abs(dx / dy - 8.5 / 10)).toBeLessThan(0.02)
  })

  test.each([
    ['north', 30, 12, [30, 8]],
    ['east', 35, 7, [31, 7]],
    ['south', 30, 2, [30, 6]],
    ['west', 25, 7, [29, 7]],
  ] as const)('12.8 whoever comes from the %s takes the nearest place in contact', (_, x, y, place) => {
    const g = moving({
      g1: { type: 'warrior', figures: 1, at: [x, y], facing: 8 },
      b1: { type: 'soldier', figures: 1, at: [30, 7], facing: 0 },
    })
    g.dice(4, 4).play('charge b1 with g1')
    expect(at(g.table, 'g1.0')).toEqual(place)
  })

  test.each([
    ['left', 8, [26, 7], [26, 4], [26, 6]],
    ['right', 8, [33, 7], [33, 4], [33, 6]],
    ['front', 1, [30, 10], [34, 10], [31, 10]],
    ['rear', 1, [30, 3], [34, 3], [31, 3]],
  ] as const)('12.8, 9.12 a place at the %s end that a friend has taken is not free', (_, width, end, from, taken) => {
    const g = moving({
      g1: { type: 'warrior', figures: 1, at: from, facing: 0 },
      g2: { type: 'warrior', figures: 1, at: taken, facing: 0 },
      b1: { type: 'soldier', figures: 8, width, at: width === 8 ? [29, 7] : [30, 10], facing: 0 },
    })
    expect(places(g, unit('b1'))).toContainEqual(end)
    g.dice(4, 4).play('charge b1 with g1')
    const [x, y] = at(g.table, 'g1.0')
    expect(inContact(g.table, G1)).toBe(true)
    expect(Math.hypot(x - taken[0], y - taken[1])).toBeGreaterThanOrEqual(1)
  })

  test.each([
    ['west', 0, -1, 0],
    ['north', 4, 0, 1],
    ['east', 8, 1, 0],
    ['south', 12, 0, -1],
  ] as const)('12.8, 9.12 nor is one at the %s end of a dispersed line that a friend overlaps', (_, facing, x, y) => {
    const beside = (far: number) => [30 + far * x, 7 + far * y] as const
    const g = moving({
      g1: { type: 'warrior', figures: 1, at: beside(5), facing: 0 },
      g2: { type: 'warrior', figures: 1, at: beside(1.5), facing: 0 },
      b1: { type: 'soldier', figures: 2, at: [30, 7], facing, open: true },
    })
    g.dice(6, 6).play('charge b1 with g1')
    expect(inContact(g.table, G1)).toBe(true)
    expect(
      Math.hypot(at(g.table, 'g1.0')[0] - beside(1.5)[0], at(g.table, 'g1.0')[1] - beside(1.5)[1]),
    ).toBeGreaterThanOrEqual(1)
  })

  test('12.8 who may charge whom', () => {
    const g = moving({
      g1: WARRIORS,
      g2: { type: 'mg', figures: 3, at: [40, 12], facing: 8 },
      g3: { ...WARRIORS, at: [50, 12], open: true, figures: 2, width: 1 },
      b1: SOLDIERS,
      b2: { type: 'armoured-car', at: [30, 8], facing: 0 },
    })
    expect(g.whyName('charge b1 with g2')).toBe('cannotCharge')
    expect(g.why('charge b1 with g3')).toBe('9.6')
    expect(g.why('charge b2 with g1')).toBe('12.13')
    expect(g.whyName('charge b1 with g1')).toBe('')
  })

  test('12.8 nobody charges whom he does not see', () => {
    const g = moving({ g1: { ...WARRIORS, at: [36, 44], facing: 8 }, b1: { ...SOLDIERS, at: [36, 24] } })
    expect(g.whyName('charge b1 with g1')).toBe('unseenTarget')
  })

  test('12.9 a unit in contact stays, or leaves altogether after a blow by each enemy who touches it, at +2', () => {
    const fight = () =>
      moving({
        g1: { type: 'warrior', figures: 1, at: [30, 6], facing: 8 },
        b1: { type: 'soldier', figures: 1, at: [30, 5], facing: 0 },
      })
    // 6 + 1 + 2 against 1 + 3: the leaving figure dies
    const dead = fight().dice(6, 1).play('move g1')
    expect(count(dead, 'g1')).toBe(0)
    expect(inContact(dead.table, unit('b1'))).toBe(false)
    // 1 + 1 + 2 against 6 + 3: nothing, for he cannot win
    const g = fight().dice(1, 6, 4, 3)
    g.play('move g1')
    expect(count(g, 'b1')).toBe(1)
    expect(fact(g, 'freeRoll', 'figure')).toBe(unit('b1') * 20)
    // A sixteenth away he would still be in contact: room is made a step further on (9.13).
    g.play('march to 30 6.0625', 'halt facing 180')
    expect(inContact(g.table, G1)).toBe(false)
  })

  test('12.9 enemies who touch only an attached figure do not bar the way out', () => {
    const g = moving({
      g1: { type: 'warrior', figures: 1, at: [30, 8], facing: 8 },
      g2: { type: 'leader', at: [30, 6], facing: 8, attachedTo: 'g1' },
      b1: { type: 'soldier', figures: 1, at: [30, 5], facing: 0 },
    })
    g.dice(1, 6, 4, 3).play('move g1')
    expect(g.whyName('march to 30 11')).toBe('')
  })

  test('12.9 who touched a unit that dies leaving is free', () => {
    const g = moving({
      g1: { type: 'warrior', figures: 1, at: [30, 6], facing: 8 },
      b1: { type: 'soldier', figures: 1, at: [30, 5], facing: 0 },
      g2: { type: 'warrior', figures: 1, at: [30, 10], facing: 0 },
    })
    g.dice(6, 1).play('move g1')
    expect(inContact(g.table, unit('b1'))).toBe(false)
    expect(g.whyName('charge g2 with b1')).toBe('')
  })

  test('12.6, 9.12 a stand does not turn its corners onto anybody, nor into contact', () => {
    const gun = (type: string, x: number) => {
      const who = type === 'soldier' ? 'b1' : 'g2'
      return moving({
        g1: { type: 'artillery', at: [30, 6], facing: 0 },
        [who]: { type, figures: 1, at: [x, 6], facing: 8 },
      })
    }
    // A friend whose base lies against its side; its corners reach an inch and seven sixteenths
    expect(gun('warrior', 31.5).whyName('turn g1 to 45')).toBe('onSomebody')
    expect(gun('warrior', 31.5).whyName('turn g1 to 90')).toBe('')
    expect(gun('warrior', 32).whyName('turn g1 to 45')).toBe('')
    // An enemy a quarter of an inch from its side
    expect(gun('soldier', 31.75).whyName('turn g1 to 45')).toBe('onSomebody')
    // A move ends facing so no more than a turn does
    const g = gun('warrior', 31.5).dice(3).play('move g1')
    expect([g.whyName('halt facing 45'), g.whyName('halt facing 90')]).toEqual(['onSomebody', ''])
  })

  test('12.15 a unit in contact sends in those who touch nobody', () => {
    const g = moving({
      g1: { type: 'warrior', figures: 4, width: 2, at: [30, 6], facing: 8 },
      b1: { type: 'soldier', figures: 2, width: 2, at: [30, 5], facing: 0 },
    })
    const before = places(g, G1)
    g.dice(6, 6).play('feed g1')
    expect(told(g, 'fedIn')).toHaveLength(1)
    expect(places(g, G1)).not.toEqual(before)
    expect(moving({ g1: WARRIORS }).whyName('feed g1')).toBe('notInContact')
  })

  test('12.15 so does one of the other side, against the first unit of all', () => {
    const g = moving(
      {
        g1: { type: 'warrior', figures: 2, width: 2, at: [30, 6], facing: 8 },
        b1: { type: 'soldier', figures: 4, width: 2, at: [30, 5], facing: 0 },
      },
      { phasing: 1 as never },
    )
    const before = places(g, unit('b1'))
    g.dice(6).play('feed b1')
    expect(places(g, unit('b1'))).not.toEqual(before)
  })

  test('12.15, 9.8 also where only the leader of an enemy unit is touched: against all of it', () => {
    const g = moving({
      g1: { type: 'warrior', figures: 2, width: 1, at: [30, 6], facing: 8 },
      b1: { type: 'soldier', figures: 1, at: [32, 5], facing: 0 },
      b2: { type: 'leader', at: [30, 5], facing: 0, attachedTo: 'b1' },
    })
    g.dice(6, 6).play('feed g1')
    // The second man takes the Soldier: nobody has touched him yet
    expect(Math.hypot(at(g.table, 'g1.1')[0] - 32, at(g.table, 'g1.1')[1] - 5)).toBeLessThanOrEqual(18 / 16)
  })
})

describe('cavalry, boats, cars, exits', () => {
  test('7.3, 12.10 mounting is the whole move, and mounted men enter no forest', () => {
    const g = moving({ g1: { type: 'cavalry', figures: 4, at: [30, 6], facing: 0 } })
    g.play('dismount g1', 'stand b20')
    expect(g.whyName('move g1')).toBe('namedAlready')
    const wood = moving({ g1: { type: 'cavalry', figures: 1, at: [40, 17], facing: 8 } }, { scenario: 'convoy' })
    wood.dice(6, 6, 6).play('move g1')
    expect(wood.play('march to 40 15') && at(wood.table, 'g1.0')[1]).toBeGreaterThanOrEqual(16)
  })

  test('12.12 a boat sails within 45 degrees of its bow, turns by 90 in all, and rolls for grounding once', () => {
    const g = moving({ g1: { type: 'gunboat', at: [40, 8], facing: 0 } }, { scenario: 'sphinxhaven' })
    g.dice(5, 5).play('move g1')
    expect(g.whyName('march to 43 8')).toBe('notAhead')
    expect(g.whyName('march to 42 10')).toBe('')
    g.play('march to 40 10', 'wheel to 45')
    expect(g.whyName('wheel to 180')).toBe('turnsTooFar')
    g.dice(1, 1).play('halt facing 45')
    expect(told(g, 'ranAground')).toHaveLength(1)
  })

  test('7.7, 12.13 a car that goes more than 12 inches rolls, and stands still on 11-12', () => {
    const drive = (to: number, ...dice: readonly number[]) => {
      const g = moving({ g1: { type: 'armoured-car', at: [20, 6], facing: 4 } })
      g.dice(5, 5, 5).play('move g1').play(`march to ${to} 6`)
      return g.dice(...dice).play('halt facing 90')
    }
    expect(isIn(drive(32).table, G1, IMMOBILE)).toBe(false)
    expect(isIn(drive(33, 5, 6).table, G1, IMMOBILE)).toBe(true)
    expect(isIn(drive(33, 5, 5).table, G1, IMMOBILE)).toBe(false)
    const told = (...dice: readonly number[]) =>
      drive(dice.length === 0 ? 32 : 33, ...dice).events.flatMap(({ kind, facts }) =>
        ['brokeDown', 'droveOn'].includes(kind) ? [`${kind} ${facts['unit']}`] : [],
      )
    expect([told(), told(5, 6), told(6, 6), told(5, 5), told(1, 1)]).toEqual([
      [],
      [`brokeDown ${G1}`],
      [`brokeDown ${G1}`],
      [`droveOn ${G1}`],
      [`droveOn ${G1}`],
    ])
  })

  test('12.13 a car enters no area cover but rough ground and scrub', () => {
    const g = moving({ g1: { type: 'armoured-car', at: [40, 18], facing: 8 } }, { scenario: 'convoy' })
    g.dice(4, 4, 4).play('move g1')
    g.play('march to 40 14')
    expect(at(g.table, 'g1.0')[1]).toBeGreaterThanOrEqual(16)
  })

  test('12.14 who is on the edge of an exit may leave, and nobody else', () => {
    const leave = (done: number, y: number) => {
      const g = moving(
        { g1: { type: 'askari', figures: 2, width: 2, at: [30, y], facing: 8 } },
        {
          scenario: 'uganda-railway',
          arrange: (t) => {
            t.tracks.done = done
          },
        },
      )
      g.dice(6).play('move g1').play('march to 30 0')
      return g
    }
    expect(leave(0, 3).whyName('exit')).toBe('noExit')
    const g = leave(1, 3).play('exit')
    expect(g.table.units.where[G1]).toBe(LEFT)
  })
  test('12.14, 9.8 whoever is attached leaves with his unit', () => {
    const g = moving(
      {
        g2: { type: 'askari', figures: 2, width: 2, at: [30, 3], facing: 8 },
        g1: { type: 'leader', at: [30, 4], facing: 8, attachedTo: 'g2' },
      },
      {
        scenario: 'uganda-railway',
        arrange: (t) => {
          t.tracks.done = 1
        },
      },
    )
    g.dice(6).play('move g2').play('march to 30 0', 'exit')
    expect(['g1', 'g2'].map((word) => g.table.units.where[unit(word)])).toEqual([LEFT, LEFT])
  })
})
