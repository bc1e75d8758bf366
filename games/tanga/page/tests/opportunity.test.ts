import { view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { volleyOdds } from '../../counsel/odds/fire.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { GERMAN } from '../../roster.ts'
import { OPPORTUNITY } from '../../rules/10-fire.ts'
import { given } from '../../tests/given.ts'

const { advice, field } = inEnglish(tanga).page
const standingAnswers = (t: Table) => advice.standingAnswers?.(t) ?? []

/** A company comes into the open beside two German hexes. */
const march = () =>
  given()
    .units({ 'raj13-a': '1411 NW', 'fk6-1': '1210 SE', 'fk6-2': '1211 SE' })
    .phase('britishMovement')
    .play('march 1411', 'all', 'step to 1311 facing NW')

const labels = (t: Table) => standingAnswers(t).map(({ id, label }) => [id, label])

test('10.3c whoever may fire at those who move is named with what counts, what it needs and its chance, the best first', () => {
  const { t } = march()
  const asked = field?.quick(t)
  expect(asked?.space).toBe(hex('1311'))
  expect(asked?.title).toContain('A/13 Rajput')
  const [best] = asked?.answers ?? []
  const odds = volleyOdds(t, OPPORTUNITY, act.fire.hex(best?.action ?? act.hold()), hex('1311'))
  expect(best?.chance).toBe(odds.hit)
  expect(best?.needs).toContain(`hits with ${odds.need} or less`)
  const chances = asked?.answers.map(({ chance }) => chance) ?? []
  expect(chances.length).toBe(2)
  expect([...chances].sort((a, b) => b - a)).toEqual(chances)
})

test('10.3c a standing answer fires within its range, by its chance, or holds; and stands until the phase ends', () => {
  const { t } = march()
  expect(labels(t).map(([id]) => id)).toEqual(['range', 'good', 'hold-march', 'hold'])
  const [range, good, marching, hold] = standingAnswers(t)
  const best = field?.quick(t)?.answers[0]
  expect(act.fire.is(range?.answer(t) ?? act.hold())).toBe(true)
  expect(good?.answer(t)).toBe((best?.chance ?? 0) >= 0.5 ? best?.action : act.hold())
  expect(marching?.answer(t)).toBe(act.hold())
  expect(hold?.answer(t)).toBe(act.hold())
  for (const each of [range, good, marching, hold]) expect(each?.holds(t)).toBe(true)
  const later = march().play('hold', 'halt')
  // The march is over, the phase is not.
  expect(marching?.holds(later.t)).toBe(false)
  expect(hold?.holds(later.t)).toBe(true)
  expect(hold?.answer(later.t)).toBeUndefined()
  expect(hold?.holds(later.play('end').t)).toBe(false)
})

test('10.3c, 7.3 the main answer fires where it hits more likely than it runs out of ammunition, and holds elsewhere', () => {
  const strong = given().units({ 'lnl2-a': '0613 NW', 'fk1-mg1': '0314 NE', 'fk1-1': '0314', merensky: '0314' })
  strong.phase('britishMovement').play('march 0613', 'all', 'step to 0513 facing SW')
  const asked = field?.quick(strong.t)
  expect(asked?.main).toBe(act.fire(hex('0314')))
  expect(asked?.answers[0]?.needs).toMatch(/Out of ammunition: 31\u00a0%$/)
  // A single Zug at each of two hexes
  const asks = field?.quick(march().t)
  expect(asks?.answers[0]?.chance).toBeLessThan(0.3)
  expect(asks?.main).toBe(act.hold())
})

test('10.3c, 7.3 whoever fires within a range from now on is asked where nobody could hit: it would cost ammunition alone', () => {
  const g = given().units({ 'raj13-a': '1411 NW', 'aura-pol': '1210 SE' }).phase('britishMovement')
  g.play('march 1411', 'all', 'step to 1311 facing NW')
  expect(field?.quick(g.t)?.answers.map(({ chance }) => chance)).toEqual([0])
  expect(
    standingAnswers(g.t)
      .find(({ id }) => id === 'range')
      ?.answer(g.t),
  ).toBeUndefined()
})

test('10.3c nothing is asked at a glance in any other question', () => {
  const { t } = given().units({ 'raj13-a': '1411 NW', 'fk6-1': '1210 SE' }).phase('britishMovement')
  expect(field?.quick(t)).toBeUndefined()
  expect(standingAnswers(t)).toEqual([])
})

describe('10.3c, 19.7 who moves to friends lies beneath them, and is not seen', () => {
  const seen = () => {
    const g = given().units({ 'raj13-a': '1411 NW', 'raj13-b': '1311 NW', 'fk6-1': '1210 SE' })
    return view(tanga, g.phase('britishMovement').play('march 1411', 'all', 'step to 1311 facing NW').t, GERMAN)
  }

  test('whoever may fire at him reads that they are unseen', () => {
    expect(field?.quick(seen())?.title).toBe('Units that you cannot see in Cemetery (1311). Fire?')
  })

  test('what fire does to him is not known but for the hit', () => {
    const [best] = field?.quick(seen())?.answers ?? []
    const weighed = advice.forecast?.(seen(), best?.action ?? act.hold())
    expect(weighed?.outcomes.map(({ name, probability }) => [name, probability])).toEqual([
      ['hits whom you cannot see', best?.chance],
      ['misses', 1 - (best?.chance ?? 0)],
    ])
  })

  test('to hold for the rest of his march is not offered, for nobody would know when it is over', () => {
    expect(labels(seen()).map(([id]) => id)).toEqual(['range', 'good', 'hold'])
  })
})

test('7.3, 10.25 who stands with those who fire and cannot himself is not counted with them', () => {
  const lay = { 'raj13-a': '1411 NW', 'fk6-1': '1210 SE', 'fk6-2': '1210', 'fk6-3': '1210 ooa', poppe: '1210' }
  const g = given().units(lay).phase('britishMovement').play('march 1411', 'all', 'step to 1311 facing NW')
  expect(field?.quick(g.t)?.answers[0]?.who).toBe('1/6 FK and 1 more in 1210, next to them')
})
