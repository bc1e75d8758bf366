import { kindsToWant, playStubbornly } from '@boma/conformance'
import type { Rules } from '@boma/kernel'
import { type Toy, toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'

const { english: _, counsel: __, ...rules } = toy

test('a match ends, whatever its players do for ever', () => {
  for (const [scenario, { mostActions }] of rules.scenarios.entries())
    for (const kind of kindsToWant(rules))
      expect(playStubbornly(rules, { scenario, kind, seed: 1 })).toBeLessThanOrEqual(mostActions)
})

test('a match that goes on longer than its scenario allows is noticed', () => {
  const hasty: Rules<Toy> = { ...rules, scenarios: rules.scenarios.map((each) => ({ ...each, mostActions: 2 })) }
  expect(playStubbornly(hasty, { scenario: 0, kind: '', seed: 1 })).toBeGreaterThan(2)
})
