import { askedFaults, positionsAsked } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'

/**
 * What may be done, question by question: all that a rule allows is listed, and nothing else, in positions of random play.
 * Where that seldom comes to a question, single cases do, and look at their lists as well.
 */

let known: ReadonlyMap<string, readonly Table[]> | undefined
const worth = heart.counsel.appraise
const met = () => (known ??= positionsAsked(heart, { matches: 30, most: 12, worth }))

/** Questions, with the cases by which they are answered. */
const QUESTIONS: readonly (readonly [cases: string, what: string, questions: readonly string[]])[] = [
  ['13.1, 17.7', 'where troops are set up', ['setUp', 'placing']],
  ['11.1, 5.3', 'who begins', ['first']],
  ['11.2, 11.3, 12.1, 12.4, 12.8, 13.3, 17.9', 'who is named, and for what', ['movement', 'independents', 'organiser']],
  ['9.4, 12.4, 12.5, 12.8, 13.4', 'where a unit goes', ['legs', 'facing']],
  ['13.3, 12.8', 'who springs', ['sprung']],
  ['7.6, 14.1, 14.12', 'who shoots at whom', ['role', 'aim', 'shooting']],
  ['15.2, 15.3, 15.8', 'who fights whom', ['pairing', 'joining', 'striking', 'closingUp']],
  ['8.8, 16.1, 16.6', 'who tests, endures and rallies', ['rally', 'endure', 'test']],
  ['17.1, 17.6, 17.8, 17.9', 'who arrives, lands and works', ['arrive', 'landing', 'ground', 'edge', 'task']],
]

for (const [cases, what, questions] of QUESTIONS)
  test(`${cases} all that may be answered is listed, and nothing else: ${what}`, () => {
    expect(askedFaults(heart, met(), questions)).toEqual([])
  })

test('11.1 random play has come to all of these questions', () => {
  const names = QUESTIONS.flatMap(([, , questions]) => questions)
  expect(names.filter((name) => !met().has(name))).toEqual([])
})
