import { writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { instructions } from '../counsel/instructions.ts'
import { given, type Position } from './given.ts'

/** What the sentence of a key answers to whoever is asked, as players write it. */
const answerOf = (key: string, { t }: Position, terms: Readonly<Record<string, number>>) => {
  const action = instructions()
    .find((each) => each.key === key)
    ?.answer(t, terms)
  return action === undefined ? undefined : writeAction(act, action)
}

/** 1/KAR and another go from Taveta to Moshi in the Allied turn, and meet two companies and the garrison there. */
const moshi = () =>
  given()
    .units({ 'Nairobi-Gar': 'Nairobi', '1/KAR': 'Taveta', '2/KAR': 'Taveta' })
    .units({ '1-FKA': 'Moshi', DESG: 'Moshi' })
    .turn('allied', 'A9')
    .play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end', 'fight at Moshi')

test('15.0 a space is left from the chance that is named, and only by whose turn it is not', () => {
  const g = moshi().dice(6, 1, 6, 6, 6, 6).play('decline')
  expect([g.asked, answerOf('stay', g, { chance: 90 })]).toEqual(['allied stay', undefined])
  g.play('stay')
  expect(g.asked).toBe('german stay')
  expect([answerOf('stay', g, { chance: 100 }), answerOf('stay', g, { chance: 0 })]).toEqual(['retreat', 'stay'])
  expect(answerOf('losses', g, { first: 0 })).toBeUndefined()
})

test('14.2 who is lost first is the weakest or the strongest, as it was left', () => {
  const g = moshi().dice(6, 1, 3, 6).play('decline')
  expect(g.asked).toBe('german lose')
  expect([answerOf('losses', g, { first: 0 }), answerOf('losses', g, { first: 1 })]).toEqual([
    'lose DESG',
    'lose 1-FKA',
  ])
})
