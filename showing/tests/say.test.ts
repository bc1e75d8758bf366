import { ALLOWED, check, FIRST, fill, kernelRefusals, logFor } from '@boma/kernel'
import { given } from '@boma/testing'
import { act, toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { speak } from '../game.ts'
import { say, sayAction, sayEvent, sayNews, sayQuestion, sayReason, sayRefusal } from '../say.ts'

const game = speak(toy, {
  ...toy.english,
  messages: {
    ...toy.english.messages,
    'tell.loaded': '{side} loads its caravan[ ({cargo})].',
    'tell.dashed': '{side} dashes {days} days.',
  },
})

test('facts are filled in; a part in square brackets is left out with those that nobody may know', () => {
  const message = '{unit}[ ({kind})] stands[ at {hex}]'
  expect(fill(message, { unit: 'R1', kind: 'gun', hex: '0503' })).toBe('R1 (gun) stands at 0503')
  expect(fill(message, { unit: 'R1', hex: '0503' })).toBe('R1 stands at 0503')
  expect(fill('lost[ {n} of {m}] men', { n: '2' })).toBe('lost men')
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

test('what is no answer now is refused under the case of the one question that takes it', () => {
  const { table } = given(game).play('load 4', 'load 2')
  const late = act.load(1)
  expect(sayRefusal(game, check(game, table, FIRST, late), late)).toBe(
    '1.1: that is not an answer to the present question: this case says when it is one',
  )
  expect(sayRefusal(game, check(game, table, FIRST, late))).toBe('that is not an answer to the present question')
})

test('an event is a sentence with its case and its dice, as far as the viewer may know it', () => {
  const g = given(game).dice(3).play('load 4', 'load 2', 'dash')
  expect(logFor(g.events, FIRST).map((e) => sayEvent(game, e))).toEqual([
    '1.1 North loads its caravan (4).',
    '1.1 South loads its caravan.',
    '2.2 North dashes 3 days. [3]',
  ])
})

const named = {
  ...game,
  tongue: {
    ...game.tongue,
    messages: {
      ...game.tongue.messages,
      'do.load': 'Load {cargo}',
      'no.windy': 'too windy for {cargo}',
      'ask.load': 'take {cargo}?',
    },
    names: { cargo: ['nothing', 'salt'], side: ['The north', 'The south'] },
  },
}

test('sentences call values by their names, and those without one as players write them', () => {
  const { events } = given(game).play('load 1', 'load 2')
  expect(events.map((e) => sayNews(named, e))).toEqual([
    'The north loads its caravan (salt).',
    'The south loads its caravan (2).',
  ])
  expect([1, 4].map((cargo) => sayAction(named, act.load(cargo)))).toEqual(['Load salt', 'Load 4'])
  expect(sayAction(named, act.dash())).toBe('Dash')
  const { table } = given(game, { scenario: 'storm', opening: [2, 1] })
  const refused = check(game, table, FIRST, act.load(1))
  expect(sayReason(named, refused)).toBe('too windy for salt')
  expect(sayRefusal(named, refused)).toBe('1.0: too windy for salt')
})

test('a question calls what it asks about by its name too', () => {
  const asking = (about: Record<string, number>) => ({
    ...named,
    flow: {
      ...named.flow,
      steps: named.flow.steps.map((step) => (step?.kind === 'question' ? { ...step, about: () => about } : step)),
    },
  })
  const { table } = given(game)
  expect(sayQuestion(asking({ cargo: 1 }), table)).toBe('take salt?')
  expect(sayQuestion(asking({ cargo: 4 }), table)).toBe('take 4?')
  expect(sayQuestion(asking({ other: 4 }), table)).toBe('take ??')
})
