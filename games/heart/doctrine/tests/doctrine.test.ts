import { type Action, Match, SIDES, type Side, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { doctrine } from '../index.ts'

/** A match in which each order is what the doctrine says, or one drawn, one time in so many. */
function played(
  scenario: string,
  seed: number,
  drawnIn: number,
  look: (match: Match<Table>, side: Side) => void = () => undefined,
): Match<Table> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(heart, { scenario, dice: { kind: 'cipher', secret } })
  const surveys = SIDES.map((side) => doctrine.survey(match.table, side))
  const dice = searchDice(seed)
  let n = 0
  for (let d = match.decision; d !== undefined; d = match.decision) {
    look(match, d.side)
    const listed = match.legal()
    const survey = surveys[d.side]
    if (survey === undefined) break
    const [first] = doctrine.propose(match.view(d.side), d.side, survey, 1)
    const isDrawn = drawnIn > 0 && dice.draw(n, drawnIn, 0, n++) === 0
    const order = isDrawn ? [listed[dice.draw(n, listed.length, 0, n++)] as Action] : (first?.order ?? [])
    expect(match.order(d.seat, order).kind).toBe('played')
  }
  return match
}

describe('every question', () => {
  for (const scenario of [...SCENARIOS.map(({ id }) => id), 'free-300', 'free-500'])
    test(`is answered with what is allowed, to the end of the match: ${scenario}`, () => {
      expect(played(scenario, 1, 0).decision).toBeUndefined()
    })

  test('is answered however odd the position', () => {
    for (const [scenario, seed] of [
      ['cutting', 2],
      ['sphinxhaven', 3],
      ['convoy', 4],
      ['uganda-railway', 5],
    ] as const)
      expect(played(scenario, seed, 2).decision).toBeUndefined()
  })
})
