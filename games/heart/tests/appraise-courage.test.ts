import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { appraise } from '../counsel/appraise.ts'
import type { Table } from '../layout.ts'
import { ARMY_LEADER, BRITISH, GERMAN } from '../roster.ts'
import { DECLARED, MARKER, NAMED } from '../rules/09-units.ts'
import { type Scene, scene, type Troops, unit } from './given.ts'

type Force = Readonly<Record<string, Troops>>
/** On Salaita's plain, ten Askari look at ten Soldiers. */
const ASKARI: Troops = { type: 'askari', figures: 10, at: [20, 10], facing: 4, width: 5 }
const SOLDIERS: Troops = { type: 'soldier', figures: 10, at: [34, 10], facing: 12, width: 5 }
const LEADER: Troops = { type: 'leader', at: [20, 14], traits: ARMY_LEADER }
const of = (side: Side, force: Force, more: Scene = {}): number =>
  appraise(scene(force, { scenario: 'salaita', ...more }).table, side)

describe('the army leader', () => {
  const led = (g2: Troops, force: Force = { b1: SOLDIERS }): number => of(GERMAN, { g1: ASKARI, g2, ...force })

  test('8.3 is worth more than any other leader, and the more the larger his army is', () => {
    const loss = (traits: number, more: Force): number =>
      of(GERMAN, { g1: ASKARI, g2: { ...LEADER, traits }, ...more }) - of(GERMAN, { g1: ASKARI, ...more })
    const more = { g3: { ...ASKARI, at: [4, 40] } } as const
    expect(loss(ARMY_LEADER, {})).toBeGreaterThan(loss(0, {}))
    expect(loss(ARMY_LEADER, more)).toBeGreaterThan(loss(ARMY_LEADER, {}))
  })

  test('9.8 is safer with a unit than beside it', () => {
    expect(led({ ...LEADER, attachedTo: 'g1' })).toBeGreaterThan(led(LEADER))
  })

  test('9.8 who moves and could join a unit is almost as safe, until he halts', () => {
    const near = (mover: string): number =>
      of(
        GERMAN,
        { g1: ASKARI, g2: { ...LEADER, at: [18, 10] }, b1: SOLDIERS },
        {
          arrange(t: Table) {
            t.move.unit = mover === '' ? 0 : unit(mover) + 1
          },
        },
      )
    expect(near('g2')).toBeGreaterThan(near(''))
    expect(near('g1')).toBe(near(''))
  })

  test('14.4 stands behind his unit, not in front of it', () => {
    const at = (x: number): number => led({ ...LEADER, at: [x, 10], attachedTo: 'g1' })
    expect(at(18)).toBeGreaterThan(at(22))
  })

  test('7.4 with a unit a shell may still strike him, and no rifle', () => {
    const g3: Troops = { ...ASKARI, at: [4, 44] }
    const away = (b1: Troops): number =>
      led({ ...LEADER, at: [4, 42], attachedTo: 'g3' }, { g3, b1 }) -
      led({ ...LEADER, at: [18, 10], attachedTo: 'g1' }, { g3, b1 })
    expect(away({ type: 'artillery', at: [50, 10], facing: 12 })).toBeGreaterThan(away(SOLDIERS) + 0.01)
  })

  test('17.7 is set up with a unit', () => {
    const placed = (attachedTo?: string): number =>
      of(GERMAN, { g1: ASKARI, g2: { ...LEADER, ...(attachedTo && { attachedTo }) } }, { turn: 0 })
    expect(placed('g1')).toBeGreaterThan(placed())
  })
})

describe('courage', () => {
  test('8.7 who has a marker has more to fear from the same fire', () => {
    const fear = (state: number): number => {
      const under = (x: number): number =>
        of(GERMAN, { g1: { ...ASKARI, state, at: [20, 10], facing: 12 }, b1: { ...SOLDIERS, at: [x, 10] } })
      return under(60) - under(34)
    }
    expect(fear(MARKER)).toBeGreaterThan(fear(0))
  })

  test('17.5 near to withdrawing a side has more to fear from the same fire', () => {
    const fear = (size: number): number => {
      const under = (x: number): number =>
        of(
          GERMAN,
          { g1: { ...ASKARI, facing: 12 }, b1: { ...SOLDIERS, at: [x, 10] } },
          {
            arrange(t: Table) {
              t.units.size[unit('g1')] = size
            },
          },
        )
      return under(60) - under(34)
    }
    expect(fear(20)).toBeGreaterThan(fear(10))
  })
})

describe('one decision after the other', () => {
  test.each([
    ['11.2 to have named a unit', NAMED],
    ['14.1 to have declared its fire', DECLARED],
  ])('%s counts by a hair, for its own side', (_, did) => {
    const force = (now: number): Force => ({ g1: { ...ASKARI, did: now }, b1: SOLDIERS })
    expect(of(GERMAN, force(did))).toBeGreaterThan(of(GERMAN, force(0)))
    expect(of(GERMAN, force(did))).toBeCloseTo(of(GERMAN, force(0)), 4)
    expect(of(BRITISH, force(did))).toBe(of(BRITISH, force(0)))
  })
})
