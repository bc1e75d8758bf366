import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'
import { doctrine } from '../index.ts'
import { LEARNED } from '../learned.ts'
import { POSTURE_COUNT, POSTURES } from '../weights.ts'
import { FEATURES, featuresOf, STAGES, stageOf, worthFor } from '../worth.ts'

const counted = ({ t }: Position, name: (typeof FEATURES)[number]): number | undefined =>
  featuresOf(t)[FEATURES.indexOf(name)]

describe('what a table of Windhoek is made of', () => {
  const p = given()
    .units({ 'FK-1': '2816', 'FK-2': ['2816', 'disrupted'], 'G-Mil-1': '3315', 'SAMR-1': '2117', 'SAMR-2': 'cape' })
    .marks({ '2816': ['entrenched'] })
    .set({ turn: 5, allied: 10 })

  test('towns are counted by who holds them (5.2), the thin and the strong, units by side and by how they lie', () => {
    expect(counted(p, 'germanTowns')).toBe(2)
    expect(counted(p, 'germanFortresses')).toBe(1)
    expect(counted(p, 'germanTrenches')).toBe(1)
    expect(counted(p, 'thinGerman')).toBe(2)
    expect(counted(p, 'germanSteps')).toBeCloseTo(0.3)
    expect(counted(p, 'germanHurt')).toBeCloseTo(0.1)
    expect(counted(p, 'alliedPoints')).toBeCloseTo(1)
  })

  test('every stage has a weight for each, in whole thousandths', () => {
    expect(LEARNED).toHaveLength(STAGES)
    for (const row of LEARNED) {
      expect(row).toHaveLength(FEATURES.length)
      expect(row.every(Number.isInteger)).toBe(true)
    }
    expect([1, 5, 9, 10].map((turn) => stageOf(given().set({ turn }).t))).toEqual([0, 2, 5, 6])
  })
})

describe('what a table of Windhoek is worth', () => {
  test('one side gains what the other loses, and never as much as a match that is won', () => {
    const { t } = given().units({ 'FK-1': '2816', 'SAMR-1': '2117' }).set({ turn: 8 })
    expect(worthFor(t, GERMAN)).toBe(-worthFor(t, ALLIED))
    expect(Math.abs(worthFor(t, ALLIED))).toBeLessThan(1)
  })

  test('a match that is over is worth its end', () => {
    const { t } = given().set({ turn: 8 })
    t.core.result = 2
    expect(worthFor(t, GERMAN)).toBe(1)
    expect(worthFor(t, ALLIED)).toBe(-1)
  })
})

describe('a posture', () => {
  const p = given().units({ 'FK-1': '2816', 'SAMR-1': '2117', Pret: 'recruits' }).set({ turn: 5, allied: 8 })

  test('is one of as many for either side', () => {
    for (const all of POSTURES) expect(all).toHaveLength(POSTURE_COUNT)
  })

  test('is chosen before units are raised, and again before they march; what was shown is remembered', () => {
    const { t } = p.phase('recruit', 'allied')
    const survey = doctrine.survey(t, ALLIED, 1)
    expect(doctrine.holds(t, ALLIED, survey)).toBe(true)
    const later = p.phase('march', 'allied').t
    expect(doctrine.holds(later, ALLIED, survey)).toBe(false)
    expect(doctrine.survey(later, ALLIED, 2, survey).shown).toBe(survey.shown)
  })

  test('decides what is raised: all points in units, or none (10.1)', () => {
    const { t } = p.phase('recruit', 'allied')
    const first = (posture: number) => doctrine.propose(t, ALLIED, doctrine.survey(t, ALLIED, posture), 1)[0]?.why.key
    expect(first(1)).toBe('why.raise')
    expect(first(2)).toBe('why.wait')
  })
})
