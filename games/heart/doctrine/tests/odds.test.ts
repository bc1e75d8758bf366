import { Match, SIDES, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { chargeOdds } from '../../counsel/odds/charge.ts'
import { volleyOdds } from '../../counsel/odds/volley.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { GERMAN, type Unit } from '../../roster.ts'
import { type Roll, shooting } from '../../tests/fighting.ts'
import { unit } from '../../tests/given.ts'
import { moving } from '../../tests/moving.ts'
import { bodyOf } from '../bodies.ts'
import { beats, reaches, reckonRound, round } from '../close.ts'
import { fire, reckonFire } from '../fire.ts'
import { doctrine } from '../index.ts'
import { pictureOf } from '../picture.ts'

/** Hits that the doctrine expects of a unit's fire, and those that players are told of. */
function hits(t: Table, side: Side, u: Unit, v: Unit): readonly [own: number, told: number] {
  const { own, foes } = pictureOf(t, side)
  const piece = own.find((each) => each.unit === u)
  const foe = foes.find((each) => each.unit === v)
  if (piece === undefined || foe === undefined) throw new Error('nobody is there')
  reckonFire(t, piece, foe.body, false)
  const { shots } = volleyOdds(t, u, v, true)
  return [fire.shots * fire.chance, shots.reduce((sum, { chance }) => sum + chance, 0)]
}

const askaris = { type: 'askari', figures: 10, width: 10, at: [38, 24], facing: 0 } as const
const soldiers = { type: 'soldier', figures: 8, width: 8, facing: 8 } as const

describe('3.0 fire is reckoned as players are told', () => {
  const scenes: Readonly<Record<string, Roll>> = {
    near: { g1: askaris, b1: { ...soldiers, at: [38, 30] } },
    far: { g1: askaris, b1: { ...soldiers, at: [38, 35] } },
    dispersed: { g1: askaris, b1: { ...soldiers, at: [38, 29], width: 4, open: true } },
    smoke: { g1: { ...askaris, state: 2 }, b1: { ...soldiers, at: [38, 30] } },
    'from works': { g1: { ...askaris, figures: 4, width: 4, at: [48, 42] }, b1: { ...soldiers, at: [48, 46] } },
  }
  for (const [name, troops] of Object.entries(scenes))
    test(name, () => {
      const [own, told] = hits(shooting(troops).table, GERMAN, unit('g1'), unit('b1'))
      expect(told).toBeGreaterThan(0)
      expect(own).toBeCloseTo(told, 5)
    })

  test('and within a tenth on the average of sixteen matches', () => {
    let [sum, off, n] = [0, 0, 0]
    // Of four matches the average itself is off by some hundredths, as the dice fall.
    for (let seed = 0; seed < 16; seed++) {
      const secret = new Uint8Array(16).fill(seed)
      const match = new Match(heart, { scenario: 'cutting', dice: { kind: 'cipher', secret } })
      const surveys = SIDES.map((side) => doctrine.survey(match.table, side))
      for (let d = match.decision; d !== undefined; d = match.decision) {
        const survey = surveys[d.side]
        if (survey === undefined) break
        const { order } = doctrine.propose(match.view(d.side), d.side, survey, 1)[0] ?? { order: [] }
        const [first] = order
        if (first !== undefined && act.shoot.is(first)) {
          const [own, told] = hits(match.table, d.side, act.shoot.unit(first), act.shoot.target(first))
          sum += told
          off += own - told
          n++
        }
        match.order(d.seat, order)
      }
    }
    expect(n).toBeGreaterThan(20)
    expect(Math.abs(off) / sum).toBeLessThan(0.1)
  })
})

describe('6.0 close combat', () => {
  test('6.7 the chances that one kills the other', () => {
    for (const [ahead, won] of [
      [-4, 0],
      [-3, 1],
      [0, 10],
      [2, 21],
      [4, 30],
    ] as const)
      expect(beats(ahead) * 36).toBeCloseTo(won, 9)
  })

  test('12.8 a charge of as many against as many falls out as players are told', () => {
    const { table } = moving({
      g1: { type: 'ruga-ruga', figures: 6, width: 6, at: [40, 6], facing: 0 },
      b1: { type: 'soldier', figures: 6, width: 6, at: [40, 9], facing: 8 },
    })
    const { reaches: told, losses } = chargeOdds(table, unit('g1'), unit('b1'))
    expect(reaches(table, unit('g1'), 2)).toBeCloseTo(told, 5)
    reckonRound(table, bodyOf(table, unit('g1')), bodyOf(table, unit('b1')))
    const mean = (chances: ArrayLike<number>): number => Array.from(chances).reduce((sum, p, n) => sum + p * n, 0)
    expect(Math.abs(round.won - mean(losses[1]))).toBeLessThan(0.3)
    expect(Math.abs(round.lost - mean(losses[0]))).toBeLessThan(0.3)
  })
})
