import { copy, NOBODY, type TrueEvent } from '@boma/kernel'
import { heldCards, type UsedValue } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { page } from '../page/tests/english.ts'
import { strewn } from './forecasts/scenes.ts'

const card = (t: Table, piece: number) => page.facts(t, NOBODY, { piece }, [])

function used({ kind, facts }: TrueEvent, _: Table, earlier: readonly TrueEvent[]): readonly UsedValue[] {
  const { unit: piece = -1, factor = 0 } = facts
  // Whoever was hurt on the way has another card by now.
  const isHurt = earlier.some((e) => e.kind === 'disrupted' && e.facts['unit'] === piece)
  // §16.1: a die not above the factor
  if (kind === 'scored' || kind === 'missed') return isHurt ? [] : [{ piece, fact: 'Combat factor', value: factor }]
  // §16.3: who has one step is gone, who has two is disrupted
  if (kind === 'disrupted' && !isHurt) return [{ piece, fact: 'Steps', value: /^2/ }]
  return []
}

test('16.1, 16.3 every card says what the rules then use', () => {
  const layOut = (t: Table, match: number): void => void copy(strewn(match + 1), t)
  const isWeighed = (_: Table, a: number): boolean => [act.attack, act.fight, act.hit].some((kind) => kind.is(a))
  const run = { ...{ scenario: 0, options: 0, seed: 1, matches: 300, most: 0, actions: 60 }, layOut, isWeighed }
  const { held, faults } = heldCards(windhoek, run, card, used)
  expect(faults.slice(0, 10)).toEqual([])
  for (const fact of ['Combat factor', 'Steps']) expect(held.get(fact), fact).toBeGreaterThan(20)
})
