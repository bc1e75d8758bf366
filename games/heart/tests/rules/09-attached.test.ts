import { describe, expect, test } from 'vitest'
import { boxGroup, newBox } from '../../rules/09-box.ts'
import {
  ARRIVED,
  CARRIED,
  CHARGED,
  DECLARED,
  FED,
  FIRED,
  FOUND,
  FROM_COVER,
  IGNORED,
  isIn,
  LOOSE,
  MOUNTED,
  MOVED,
  NAMED,
  RALLIED,
  SPRUNG,
  TOUCHED,
} from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { at, type Troops, unit } from '../given.ts'
import { independents, moving } from '../moving.ts'

const MEN: Troops = { type: 'askari', figures: 2, width: 2, at: [30, 6], facing: 0 }
const CHIEF: Troops = { type: 'leader', at: [30, 9], facing: 0 }
const G2 = unit('g2')
/** Others who are still to be named, so that the phase goes on. */
const IDLE: Readonly<Record<string, Troops>> = {
  g19: { type: 'leader', at: [60, 4], facing: 0 },
  b19: { type: 'leader', at: [64, 4], facing: 0 },
}

describe('9.8 attached figures', () => {
  test('9.8 within 2 inches of a figure of a unit, and so declared, he is attached', () => {
    const g = independents({ ...IDLE, g1: MEN, g2: CHIEF })
      .dice(1, 1)
      .play('move g2')
    expect(g.whyName('attach to g1')).toBe('tooFarToAttach')
    g.play('march to 30 8', 'attach to g1')
    expect([g.table.units.attached[G2], told(g, 'attached').length]).toEqual([unit('g1') + 1, 1])
  })

  test('9.8 only to a unit of his side, on the table, no boat; scouts only to units on foot', () => {
    const g = independents({
      ...IDLE,
      g1: { type: 'cavalry', figures: 1, at: [30, 6], facing: 0 },
      g2: { ...CHIEF, at: [30, 7.5] },
      g3: { type: 'scout', at: [31, 7], facing: 0 },
      g4: { type: 'standard-bearer', at: [29, 7], facing: 0 },
      g5: { type: 'askari', figures: 1, at: [32, 7], facing: 0 },
      b1: { ...MEN, at: [30, 9] },
    })
    const scout = g.dice(1, 1, 1, 1).play('move g3')
    expect([scout.whyName('attach to g1'), scout.whyName('attach to g5')]).toEqual(['scoutsOnFoot', ''])
    scout.play('attach to g5', 'stand b19')
    const chief = g.dice(1, 1).play('move g2')
    expect(['g1', 'g4', 'b1'].map((host) => chief.whyName(`attach to ${host}`))).toEqual([
      '',
      'joinsOwnUnits',
      'joinsOwnUnits',
    ])
    const boat = independents(
      { g1: { type: 'gunboat', at: [40, 18.5], facing: 4 }, g2: { ...CHIEF, at: [40, 20] } },
      { scenario: 'sphinxhaven' },
    )
    expect(boat.dice(1, 1).play('move g2').whyName('attach to g1')).toBe('joinsNoBoat')
  })

  test('9.8 a unit, and baggage, is attached to nobody', () => {
    const g = independents({ g1: MEN, g2: { type: 'baggage', figures: 1, at: [30, 7], facing: 0 } })
    expect(g.dice(1).play('move g2').whyName('attach to g1')).toBe('neverAttached')
  })

  test('9.4, 9.8 each thing that is noted of a unit is a bit of its own', () => {
    const noted = [NAMED, MOVED, CHARGED, FED, FIRED, MOUNTED, FROM_COVER, SPRUNG, FOUND, IGNORED, RALLIED, TOUCHED]
    const bits = [...noted, CARRIED, ARRIVED, DECLARED]
    expect(bits.every((bit) => Number.isInteger(Math.log2(bit)))).toBe(true)
    expect(new Set(bits).size).toBe(bits.length)
  })

  test('9.8 a unit reaches as far as those attached to it, on whichever side they stand', () => {
    const about = newBox()
    const reach = (x: number, y: number) => {
      boxGroup(moving({ g1: MEN, g2: { ...CHIEF, at: [x, y], attachedTo: 'g1' } }).table, unit('g1'), about)
      return [about.x0, about.y0, about.x1, about.y1].map((edge) => edge / 16)
    }
    const [west = 0, south = 0, east = 0, north = 0] = reach(30, 6)
    expect(reach(west - 2, 6)).toEqual([west - 2, south, east, north])
    expect(reach(east + 2, 6)).toEqual([west, south, east + 2, north])
    expect(reach(30, north + 2)).toEqual([west, south, east, north + 2])
    expect(reach(30, south - 2)).toEqual([west, south - 2, east, north])
  })

  test('9.8 he moves with his unit, and then does not leave it in that turn', () => {
    const troops = { g1: MEN, g2: { ...CHIEF, at: [30, 5], attachedTo: 'g1' } } as const
    const g = moving(troops).dice(4).play('move g1').play('march to 30 8')
    expect(at(g.table, 'g2.0')).toEqual([30, 7])
    const did = g.table.units.did[G2] ?? 0
    const later = independents({ ...troops, g2: { ...troops.g2, did } })
    expect(later.whyName('move g2')).toBe('movedWithUnit')
    // In a turn in which it stood he may
    const free = independents(troops).dice(1, 1).play('move g2')
    expect([free.table.units.attached[G2], told(free, 'detached').length]).toEqual([0, 1])
  })

  test('9.4 one man whose leader has lost touch with him must close up', () => {
    const g = moving({ g1: { ...MEN, figures: 1 }, g2: { ...CHIEF, at: [30, 8.0625], attachedTo: 'g1' } })
    expect(isIn(g.table, unit('g1'), LOOSE)).toBe(true)
    expect(g.whyName('stand g1')).toBe('torn')
  })
})
