import { askedFaults, positionsAsked } from '@boma/testing'
import { expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'

/**
 * What may be done, question by question: all that a rule allows is listed, and nothing else, in positions of random play.
 * Where that seldom comes to a question, single cases do, and look at their lists as well.
 */

let known: ReadonlyMap<string, readonly Table[]> | undefined
const met = () => (known ??= positionsAsked(tanga, { matches: 72, most: 32, actions: 1_500 }))

/** Questions, with the cases by which they are answered. */
const QUESTIONS: readonly (readonly [cases: string, what: string, questions: readonly string[]])[] = [
  ['3.2, 3.3', 'where all are set up', ['deploy']],
  ['5.1, 5.2, 5.3, 21.2', 'who lands, and where', ['debark', 'ashore']],
  ['6.2, 17.1, 20.3', 'who is rallied', ['rally']],
  ['6.3', 'who routs', ['rout']],
  ['8.1, 19.7', 'which way all face', ['face']],
  ['9.5', 'who gives way where too many stand', ['displace', 'into']],
  ['10.26, 10.27, 10.28', 'what guns and ships fire at', ['naval', 'guns', 'aim']],
  ['10.3, 10.25, 10.4, 8.2', 'who fires at whom', ['fire', 'sweep', 'target', 'opportunity']],
  ['11.1, 11.2', 'who charges whom, and who falls back from it', ['melee', 'storm', 'withdraw', 'refuge']],
  ['13.2', 'who runs with the beaten', ['along']],
  ['14.1, 20.5', 'how far the winners advance', ['advance']],
  ['15.1, 15.2, 15.4, 18.1, 20.5', 'who marches, and where', ['movement', 'take', 'step']],
]

for (const [cases, what, questions] of QUESTIONS)
  test(`${cases} all that may be answered is listed, and nothing else: ${what}`, () => {
    expect(askedFaults(tanga, met(), questions)).toEqual([])
  })

test('4.2 random play has come to all of these questions', () => {
  const names = QUESTIONS.flatMap(([, , questions]) => questions)
  expect(names.filter((name) => !met().has(name))).toEqual([])
})
