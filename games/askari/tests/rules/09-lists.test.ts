import { askedFaults, positionsAsked } from '@boma/testing'
import { expect, test } from 'vitest'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'

/**
 * What may be done, question by question: all that a rule allows is listed, and nothing else, in positions of random play.
 * Where that seldom comes to a question, single cases do, and look at their lists as well.
 */

let known: ReadonlyMap<string, readonly Table[]> | undefined
const met = () => (known ??= positionsAsked(askari, { matches: 60, most: 32, actions: 2_000 }))

/** Questions, with the cases by which they are answered. */
const QUESTIONS: readonly (readonly [cases: string, what: string, questions: readonly string[]])[] = [
  ['14.0, 14.2', 'where all are set up', ['setUp', 'setUpCarrier']],
  ['6.1.4', 'whom an event strikes', ['victims', 'starve', 'raise', 'stock']],
  ['6.2.3, 7.2', 'who suffers attrition', ['attrition']],
  ['8.1, 4.1, 7.2', 'who arrives, and where', ['arrive']],
  ['8.2, 4.1, 7.2', 'who is filled up, rebuilt and laid together', ['replace']],
  ['9.1.2, 10.1, 10.2, 12.3', 'who sets out', ['impulse']],
  ['10.1.9, 9.1', 'who entrenches', ['entrench']],
  ['10.1, 10.2, 10.3, 7.2', 'who goes, where to, and on what', ['form', 'step', 'supply']],
  ['10.3.2, 10.3.4, 4.1', 'who lands', ['landing', 'assault']],
  ['11.5, 11.6, 11.7, 1.0', 'who stands, comes up and is placed', ['withdraw', 'lead', 'reinforce', 'deploy']],
  ['11.7, 11.8, 11.9, 11.10, 11.2', 'who fires at whom', ['battle-supply', 'gun', 'target', 'loss']],
  ['11.12, 4.1', 'where the beaten go', ['retreat']],
  ['12.3', 'where a vessel sails', ['sail']],
  ['12.4, 4.1', 'who seeks whom', ['seek', 'group', 'chase']],
  ['12.5', 'who shells whom, and who retires', ['shell', 'retire']],
]

for (const [cases, what, questions] of QUESTIONS)
  test(`${cases} all that may be answered is listed, and nothing else: ${what}`, () => {
    expect(askedFaults(askari, met(), questions)).toEqual([])
  })

test('9.1 random play has come to all of these questions', () => {
  const names = QUESTIONS.flatMap(([, , questions]) => questions)
  expect(names.filter((name) => !met().has(name))).toEqual([])
})
