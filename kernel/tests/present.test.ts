import { expect, test } from 'vitest'
import { ALLOWED, kernelRefusals } from '../actions/refusals.ts'
import { logFor } from '../events/log.ts'
import { check } from '../play.ts'
import { fill, say, sayEvent, sayRefusal } from '../present.ts'
import { FIRST } from '../side.ts'
import { given } from '../testing/given.ts'
import { act, toy } from '../testing/tests/toy.ts'

const game = {
  ...toy,
  present: {
    ...toy.present,
    messages: {
      ...toy.present.messages,
      'tell.loaded': '{side} loads its caravan ({cargo}).',
      'tell.dashed': '{side} dashes {days} days.',
    },
  },
}

test('facts are filled in; those that nobody may know are left out with their brackets', () => {
  expect(fill('{unit} ({kind}) stands at {hex}', { unit: 'R1', kind: 'gun', hex: '0503' })).toBe(
    'R1 (gun) stands at 0503',
  )
  expect(fill('{unit} ({kind}) stands at {hex}', { unit: 'R1', hex: '0503' })).toBe('R1 stands at 0503')
  expect(fill('{unit} is gone', {})).toBe('? is gone')
  expect(fill('{a}{a}', { a: '{b}', b: 'x' })).toBe('{b}{b}')
})

test('a message that is missing shows its key', () => {
  expect(say(game, 'tell.nothing')).toBe('tell.nothing')
})

test("a refusal is a sentence under its case; the kernel's own has none", () => {
  const { table } = given(game).play('load 4', 'load 2')
  expect(sayRefusal(game, check(game, table, FIRST, act.march(0)))).toBe('2.1: a march takes a day at least')
  expect(sayRefusal(game, kernelRefusals.over())).toBe('the match is over')
  expect(sayRefusal(game, ALLOWED)).toBe('')
})

test('an event is a sentence with its case and its dice, as far as the viewer may know it', () => {
  const g = given(game).dice(3).play('load 4', 'load 2', 'dash')
  expect(logFor(g.events, FIRST).map((e) => sayEvent(game, e))).toEqual([
    '1.1 North loads its caravan (4).',
    '1.1 South loads its caravan.',
    '2.2 North dashes 3 days. [3]',
  ])
})
