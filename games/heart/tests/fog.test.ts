import {
  type Action,
  begin,
  blank,
  equal,
  FIRST,
  imagine,
  isOver,
  legal,
  Match,
  Moves,
  playListed,
  question,
  SECOND,
  SIDES,
  searchDice,
  toDecide,
  view,
} from '@boma/kernel'
import { everyPosition, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { sideOf, UNITS, type Unit } from '../roster.ts'
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

test('13.4 whether a leg shows anything does not rest on where an ambush lies, and some that find nobody do', () => {
  const [seen, dream] = [blank(heart), blank(heart)]
  const moves = new Moves()
  const isLeg = (action: Action): boolean => act.march.is(action) || act.form.is(action) || act.arrive.is(action)
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit)
  const shows = { yes: 0, no: 0 }
  const look = (t: Table, n: number): void => {
    const side = toDecide(heart, t)
    const isAnybody = units.some((u) => t.units.where[u] === HIDDEN && sideOf(u) !== side)
    if (!isAnybody || t.tracks.turn === 0) return
    view(heart, t, side, seen)
    legal(heart, seen, moves)
    const legs = Array.from({ length: moves.count }, (_, i) => moves.at(i)).filter(isLeg)
    for (const leg of legs) {
      const shown = [1, 2, 3].map((key) => {
        imagine(heart, seen, side, searchDice([n, key]), dream)
        playListed(heart, dream, leg, searchDice(n))
        return dream.core.reveals > 0
      })
      expect(new Set(shown).size).toBe(1)
      shows[shown[0] ? 'yes' : 'no']++
    }
  }
  const t = blank(heart)
  for (const scenario of ['convoy', 'salaita', 'ngomano'])
    for (let seed = 1; seed <= 6; seed++) {
      const dice = searchDice(seed)
      begin(heart, t, { scenario: heart.scenarios.findIndex(({ id }) => id === scenario), options: 0 }, dice)
      for (let n = 0; !isOver(t); n++) {
        look(t, n)
        playListed(heart, t, moves.at(dice.draw(n, legal(heart, t, moves), 1, n)), dice)
      }
    }
  expect(Math.min(shows.yes, shows.no)).toBeGreaterThan(20)
})

test('13.1 whoever is asked when something is first hidden was to be alone: the question says that it hides', () => {
  const [mine, yours] = [blank(heart), blank(heart)]
  let isOpen = true
  let hides = false
  let times = 0
  everyPosition(heart, { seeds: 24 }, (t) => {
    if (t.tracks.turn > 0) return
    const isOpenNow = equal(view(heart, t, FIRST, mine), view(heart, t, SECOND, yours))
    if (isOpen && !isOpenNow) {
      expect(hides).toBe(true)
      times++
    }
    isOpen = isOpenNow
    hides = question(heart, t)?.hides(t) ?? false
  })
  expect(times).toBeGreaterThan(5)
})
