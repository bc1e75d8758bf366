import { blank, equal, FIRST, imagine, Match, SECOND, SIDES, searchDice, view } from '@boma/kernel'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { heart } from '../index.ts'
import { UNITS, type Unit } from '../roster.ts'
import { HIDDEN } from '../rules/09-units.ts'
import { shooting } from './fighting.ts'

const ambushed = SCENARIOS.flatMap(({ id }) => {
  const match = new Match(heart, { scenario: id, options: [], dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (const _ of SIDES) match.play(match.decision?.seat, act.suggested())
  const { table } = match
  const hidden = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => table.units.where[u] === HIDDEN)
  return hidden.length > 0 ? [{ id, table, hidden }] : []
})

test.each(ambushed)('13.1, 13.2 whoever dreams of the ambushes of $id dreams of what could be', ({ table, hidden }) => {
  const [dream, seen, dreamt] = [blank(heart), blank(heart), blank(heart)]
  const places = new Set<string>()
  for (let key = 0; key < 60; key++)
    for (const side of SIDES) {
      imagine(heart, table, side, searchDice([key, side]), dream)
      expect(heart.possible?.(dream)).toBeUndefined()
      view(heart, table, side, seen)
      expect(equal(view(heart, dream, side, dreamt), seen)).toBe(true)
      for (const u of hidden) places.add(`${u} ${dream.figures.x[(u * 20) as never]}`)
    }
  // Not always of the same
  expect(places.size).toBeGreaterThan(20)
})

test('13.1 whoever lies in a narrow strip is dreamt of there, too', () => {
  const { table } = given(heart, { scenario: 'uganda-railway' }).play(
    'hide b2',
    'form at 59 25 facing 180 width 10 close',
  )
  const dream = blank(heart)
  for (let key = 0; key < 5; key++) {
    imagine(heart, table, FIRST, searchDice([key, 1]), dream)
    expect(heart.possible?.(dream)).toBeUndefined()
  }
})

test('13.2, 14.4 why nobody aims at a leader in ambush does not say whom he is with', () => {
  const why = (attachedTo: string | undefined) =>
    shooting(
      {
        b1: { type: 'mg', figures: 3, at: [30, 10], facing: 0 },
        g3: { type: 'askari', figures: 4, at: [30, 16], facing: 8 },
        g1: { type: 'askari', figures: 4, at: [20, 16], where: HIDDEN },
        g2: { type: 'leader', at: [21, 17], where: HIDDEN, ...(attachedTo && { attachedTo }) },
      },
      { beginner: SECOND },
    )
      .play('lay b1')
      .whyName('aim at g2.0')
  expect(why('g1')).toBe(why(undefined))
})
