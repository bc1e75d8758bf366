import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { AFLOAT, did, FOUND, FROM_COVER, HIDDEN, LATE, ON_TABLE, SPRUNG } from '../../rules/09-units.ts'
import { findsUnit } from '../../rules/13-finding.ts'
import { told } from '../fighting.ts'
import { at, scene, type Troops, unit, within } from '../given.ts'
import { moving } from '../moving.ts'

const G1 = unit('g1')
const B1 = unit('b1')
const MAN: Troops = { type: 'soldier', figures: 1, at: [20, 26], facing: 8 }

describe('13.4 when ambushes are looked for', () => {
  const first = (turn: number) =>
    scene(
      {
        // In the grass x 14 to 28, y 6 to 18; the patrol three inches away
        g1: { ...MAN, at: [20, 16], where: HIDDEN },
        g2: { ...MAN, at: [60, 40] },
        b1: { ...MAN, at: [20, 19] },
      },
      {
        scenario: 'convoy',
        turn,
        dice: [6, 1],
        run: [
          { procedure: 'match', at: 5 },
          { procedure: 'turn', at: 2 },
          { procedure: 'start-of-turn', at: 0 },
        ],
      },
    ).table.units.where[G1]
  test('13.4 at the start of the first turn, and of no other', () => {
    expect([first(1), first(2)]).toEqual([ON_TABLE, HIDDEN])
  })

  test('13.4 on arriving, and on landing', () => {
    const lurker: Troops = { ...MAN, type: 'askari', at: [3, 24], where: HIDDEN }
    const g = scene(
      {
        g7: { type: 'askari-modern', figures: 4, width: 4, at: [0, 0], facing: 4, where: LATE },
        g1: { ...MAN, at: [60, 40] },
        b1: lurker,
        b2: { ...MAN, at: [60, 4] },
      },
      { scenario: 'salaita', turn: 4, run: within('arrivals', 0), dice: [6] },
    )
    g.dice(6, 1).play('arrive at 0 24 width 4')
    expect([told(g, 'found').length, did(g.table, B1, FOUND)]).toEqual([1, true])
  })
})

describe('13.4 what finds', () => {
  const walks = (who: Partial<Troops>, lies: readonly [number, number], to: string) => {
    const g = moving(
      { g1: { ...MAN, type: 'askari', at: lies, where: HIDDEN }, b1: { ...MAN, ...who } },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1').play(`march to ${to}`)
    return g
  }
  test('13.4 its own area does not hide it, another one does', () => {
    // The middle house of the cutting stands between x 10 and 15, y 24 and 29
    const through = (lies: number) => {
      const g = moving(
        {
          g1: { ...MAN, type: 'askari', at: [lies, 26], where: HIDDEN },
          b1: { ...MAN, at: [20, 26], facing: 12 },
        },
        { scenario: 'cutting', phasing: 1 as Side },
      )
      g.dice(6).play('move b1').play('march to 16 26')
      return [told(g, 'found').length, at(g.table, 'b1.0')[0]]
    }
    expect(through(14.5)).toEqual([1, 18.5])
    // Behind the house, 7 inches away
    expect(through(9)).toEqual([0, 16])
  })
  test('13.4, 12.2 the finder stops at the first step at which he finds, the hidden one stands where he lay', () => {
    const g = walks({}, [20, 17], '20 19')
    expect([at(g.table, 'b1.0'), at(g.table, 'g1.0')]).toEqual([
      [20, 21],
      [20, 17],
    ])
    expect(did(g.table, G1, FOUND)).toBe(true)
  })
  test('13.4 he may find at his very first step, and goes no further', () => {
    const g = walks({ at: [20, 21.0625] }, [20, 17], '20 19')
    expect(at(g.table, 'b1.0')).toEqual([20, 21])
  })
  test('13.4, 10.8 the one who is found began where he lay: in cover, or not', () => {
    const g = walks({}, [20, 17], '20 19')
    expect([did(g.table, G1, FROM_COVER), did(g.table, G1, SPRUNG), g.table.core.reveals]).toEqual([true, false, 2])
    // Between the grass and the wood
    expect(did(walks({}, [20, 21], '20 24').table, G1, FROM_COVER)).toBe(false)
  })
  test('13.4, 12.4 whoever finds nobody goes on: another leg is his', () => {
    for (const lies of [[60, 30], undefined] as const) {
      const g = moving(
        { ...(lies && { g1: { ...MAN, type: 'askari', at: lies, where: HIDDEN } }), b1: MAN },
        { scenario: 'convoy', phasing: 1 as Side },
      )
      g.dice(6).play('move b1').play('march to 20 25')
      expect([g.table.move.found, g.whyName('march to 20 24')]).toEqual([0, ''])
    }
  })
  test('13.4, 9.12, 12.6 whoever finds where a friend stands goes on to the first place that is free', () => {
    const g = moving(
      {
        g1: { ...MAN, type: 'askari', at: [20, 17], where: HIDDEN },
        b1: { ...MAN, at: [20, 24] },
        b2: { ...MAN, at: [20, 21] },
      },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1').play('march to 20 18.5')
    expect([at(g.table, 'b1.0'), at(g.table, 'b2.0')]).toEqual([
      [20, 20],
      [20, 21],
    ])
  })
  test('13.4, 9.12 where friends and whoever is found bar all that is left of the way he stops right before he finds', () => {
    const g = moving(
      {
        g1: { ...MAN, type: 'askari', at: [20, 17.5], where: HIDDEN },
        b1: { ...MAN, at: [20, 24] },
        // Found from y 21.5 on, where b2 is in the way up to y 21.5625; then b3, and g1
        b2: { ...MAN, at: [20, 20.5625] },
        b3: { ...MAN, at: [20, 19] },
      },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1').play('march to 20 18')
    expect([at(g.table, 'b1.0'), did(g.table, G1, FOUND)]).toEqual([[20, 21.5625], true])
  })
  test('13.4, 9.13 who is found by those who arrive upon him makes room', () => {
    const g = scene(
      {
        g7: { type: 'askari-modern', figures: 4, width: 4, at: [0, 0], facing: 4, where: LATE },
        g1: { ...MAN, at: [60, 40] },
        b1: { ...MAN, type: 'askari', at: [0.5, 24], where: HIDDEN },
        b2: { ...MAN, at: [60, 4] },
      },
      { scenario: 'salaita', turn: 4, run: within('arrivals', 0), dice: [6] },
    )
    g.dice(6, 1).play('arrive at 0 24 width 4')
    const [x, y] = at(g.table, 'b1.0')
    const near = [0, 1, 2, 3].map((k) => at(g.table, `g7.${k}`)).map(([mx, my]) => Math.hypot(mx - x, my - y))
    expect([did(g.table, B1, FOUND), Math.min(...near) >= 1, Math.min(...near) < 2]).toEqual([true, true, true])
  })
  test('13.4, 9.13, 12.8 who is found by a charge makes room for the chargers, and nobody else does', () => {
    const charges = (lies: readonly [number, number]) =>
      moving(
        {
          g1: { ...MAN, type: 'askari', at: lies, where: HIDDEN },
          g2: { type: 'warrior', figures: 1, at: [32, 20], facing: 12 },
          // Two who stand in one place: they stay there, whatever is found
          g3: { ...MAN, at: [50, 20] },
          g4: { ...MAN, at: [50, 20] },
          b1: { type: 'cavalry', figures: 1, at: [14, 20], facing: 4 },
        },
        { scenario: 'convoy', phasing: 1 as Side },
      )
        .dice(6, 6, 6)
        .play('charge g2 with b1')
    const g = charges([30.5, 20])
    const [[x, y], [bx, by]] = [at(g.table, 'g1.0'), at(g.table, 'b1.0')]
    expect([told(g, 'found').length, Math.hypot(x - bx, y - by) >= 1]).toEqual([1, true])
    expect([at(g.table, 'g3.0'), at(g.table, 'g4.0')]).toEqual([
      [50, 20],
      [50, 20],
    ])
    // Found by the first step, and by the last; a look on the way shows something, too
    expect(
      [charges([10.0625, 20]), charges([35, 20]), charges([60, 40])].map((each) => told(each, 'found').length),
    ).toEqual([1, 1, 0])
  })
  test('13.4, 12.8 a charge past ground where somebody may lie hidden shows something, and past open ground nothing', () => {
    const shows = (y: number, where: number) =>
      moving(
        {
          g1: { ...MAN, type: 'askari', at: [60, 40], where },
          g2: { type: 'warrior', figures: 1, at: [32, y], facing: 12 },
          b1: { type: 'cavalry', figures: 1, at: [14, y], facing: 4 },
        },
        { scenario: 'convoy', phasing: 1 as Side },
      )
        .dice(6, 6, 6)
        .play('charge g2 with b1').table.core.reveals
    expect([shows(20, HIDDEN) - shows(20, ON_TABLE), shows(23, HIDDEN) - shows(23, ON_TABLE)]).toEqual([1, 0])
  })
  test('13.4, 12.2 what the leg cost is what was walked: the rest is left for a charge', () => {
    const g = walks({ at: [20, 24] }, [20, 17], '20 18')
    // 9 inches, of which 3 are gone
    expect(g.table.move.spent).toBe(3 * 256 * g.table.move.cover)
    g.play('assault g1')
    expect(told(g, 'contacted')).toHaveLength(1)
  })
  test('13.4, 12.2, 12.5 and half the move besides, for those who were about to disperse', () => {
    const g = moving(
      {
        g1: { ...MAN, type: 'askari', at: [20, 17], where: HIDDEN },
        b1: { type: 'soldier', figures: 2, width: 2, at: [20, 24], facing: 8 },
      },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1', 'form at 20 20 facing 180 width 2 dispersed')
    // He who goes outwards has gone 1 1/8 to the side and 3 on: 3.204 inches, rounded up by 256ths
    const walked = Math.ceil(Math.hypot(1.125, 3) * 256) * g.table.move.cover
    const half = (9 * 256 * g.table.move.cover) / 2
    expect([at(g.table, 'b1.1'), g.table.move.spent]).toEqual([[17.875, 21], walked + half])
  })
})

describe('13.4 a look at ground that may hide somebody', () => {
  const PATROL: Troops = { ...MAN, at: [20, 23.5] }
  /** What a leg of a patrol shows, while a unit of the enemy lies there. */
  const shows = (lies: readonly [number, number], to: string, where = HIDDEN) => {
    const g = moving(
      { g1: { ...MAN, type: 'askari', at: lies, where }, b1: PATROL },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1').play(`march to ${to}`)
    return [g.table.core.reveals > 0, told(g, 'found').length]
  }
  test('13.4 shows something, be it that nobody lies there, and cannot be taken back', () => {
    // The grass x 14 to 28, y 6 to 18 is looked at from y 22 on, the wood north of y 28 up to y 24; the other unit lies far away
    expect([shows([20, 17], '20 21'), shows([60, 30], '20 21')]).toEqual([
      [true, 1],
      [true, 0],
    ])
  })
  test('13.4 a unit that forms up there looks, too', () => {
    const forms = (to: string) => {
      const g = moving(
        { g1: { ...MAN, type: 'askari', at: [60, 30], where: HIDDEN }, b1: PATROL },
        { scenario: 'convoy', phasing: 1 as Side },
      )
      return g.dice(6).play('move b1').play(`form at ${to} facing 180 width 1 close`).table.core.reveals
    }
    expect([forms('20 21'), forms('20 22.5')]).toEqual([1, 0])
  })
  test('13.4 shows nothing from further away, nor when no enemy is hidden', () => {
    expect([shows([60, 30], '20 22.5'), shows([60, 30], '20 21', ON_TABLE)]).toEqual([
      [false, 0],
      [false, 0],
    ])
  })
  test('13.4, 13.1 ground is looked at where those may lie who are hidden, not where others of their side might have', () => {
    // The convoy's machine gun lies in grass alone; all others may lie in the wood north of y 28 as well
    const looks = (word: string) => {
      const g = moving(
        { [word]: { ...MAN, type: 'askari', at: [20, 8], where: HIDDEN }, g4: { ...MAN, at: [70, 40] }, b1: PATROL },
        { scenario: 'convoy', phasing: 1 as Side },
      )
      return g.dice(6).play('move b1').play('march to 20 25').table.core.reveals > 0
    }
    expect([looks('g1'), looks('g3')]).toEqual([true, false])
  })
  test('13.4, 13.1 ground where no ambush may be laid is not looked at', () => {
    // The Portuguese may lie south of the river alone; the west wood x 4 to 18, y 36 to 46 is on the other side
    const g = moving(
      { g1: { ...MAN, at: [20, 40] }, b1: { ...MAN, type: 'askari', at: [10, 16], where: HIDDEN } },
      { scenario: 'ngomano', phasing: 0 as Side },
    )
    g.dice(6).play('move g1').play('march to 19 40')
    expect(g.table.core.reveals).toBe(0)
  })
  test('13.4 on landing, too', () => {
    // The west bush is x 4 to 24, y 24 to 36, four inches from the shore; off the slip there is none
    const lands = (x: number) => {
      const g = moving(
        {
          g1: { ...MAN, type: 'askari', at: [60, 30], where: HIDDEN },
          g2: { ...MAN, at: [70, 44] },
          b3: { type: 'askari-modern', figures: 2, width: 2, at: [0, 0], where: AFLOAT },
        },
        { scenario: 'sphinxhaven', phasing: 1 as Side },
      )
      return g.play('land b3').play(`arrive at ${x} 20 width 2`).table.core.reveals
    }
    expect([lands(14), lands(39)]).toEqual([1, 0])
  })
})

test('13.4 an inch away he is found whatever is between, further off not past the corner of a house', () => {
  // The middle house of the cutting, whose north-east corner is at 15, 29; in sixteenths, aslant across that corner
  const finds = (by: number) => {
    const { table: t } = moving(
      {
        g1: { ...MAN, type: 'askari', at: [(240 + by) / 16, (463 - by) / 16], where: HIDDEN },
        b1: { ...MAN, at: [60, 4] },
      },
      { scenario: 'cutting' },
    )
    return findsUnit(t, G1, 64 * 64, 240 - by, 463 + by)
  }
  // 2 * 5 each way are 14 sixteenths, 2 * 6 are 17
  expect([finds(5), finds(6)]).toEqual([true, false])
})
