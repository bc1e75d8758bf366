import { expect, test } from 'vitest'
import { messageFaults } from '../messages.ts'
import { toy } from '../toy.ts'

const saying = (messages: Readonly<Record<string, string>>) => ({ ...toy, english: { ...toy.english, messages } })

/** Every message that the toy needs, found by asking a toy that says nothing. */
const needed = messageFaults(saying({})).map((fault) => fault.split("'")[1] ?? '')
const whole = Object.fromEntries(needed.map((key) => [key, '...']))

test('questions, events and refusals need a message each', () => {
  expect(needed).toEqual(expect.arrayContaining(['ask.load', 'ask.move', 'tell.windBlew', 'no.standing']))
  expect(messageFaults(saying(whole))).toEqual([])
})

test('one that is missing and one that nothing needs are found; labels are not looked at', () => {
  const { 'ask.move': _, ...rest } = whole
  expect(messageFaults(saying({ ...rest, 'tell.nothing': '', 'do.dash': '', 'water.deep': '' }))).toEqual([
    "'ask.move' is missing",
    "'tell.nothing' is one too many",
  ])
})

test('a fact that is never given is found, in whatever form it stands', () => {
  const messages = {
    ...whole,
    'tell.windBlew': 'Wind[ for {dys}].',
    'do.load': 'Load {cargo|it|them} {carog}',
    'do.dash': '{x}',
  }
  expect(messageFaults(saying(messages))).toEqual([
    "'do.load' has {carog}, which it is not given",
    "'do.dash' has {x}, which it is not given",
    "'tell.windBlew' has {dys}, which it is not given",
  ])
})

test('standing answers and instructions need their sentences, and blanks their words', () => {
  const custom = { key: 'wait', offered: () => undefined, holds: () => false, answer: () => undefined }
  const blanks = {
    whom: { kind: 'word', values: [0, 1], usually: 0 },
    least: { kind: 'percent', values: [5], usually: 5 },
  }
  const left = { key: 'halt', rule: '1.0', blanks, answer: () => undefined }
  const says = () => ({ key: 'any' })
  const counsel = { ...toy.counsel, customs: [custom, { ...custom, key: 'go', says }], instructions: () => [left] }
  expect(messageFaults({ ...saying(whole), counsel })).toEqual(
    ['custom.wait', 'instruct.halt', 'instruct.halt.whom.0', 'instruct.halt.whom.1'].map(
      (key) => `'${key}' is missing`,
    ),
  )
})

test('every scenario and option has a name, and nothing else has', () => {
  const names = {
    scenarios: { ...toy.english.scenarios, storn: 'Storm' },
    options: { ...toy.english.options, rain: 'Rain' },
  }
  expect(messageFaults({ ...toy, english: { ...toy.english, ...names, messages: whole } })).toEqual([
    "there is no scenario 'storn' to be named",
    "there is no option 'rain' to be named",
  ])
  const nameless = { ...toy.english, messages: whole, scenarios: {} }
  expect(messageFaults({ ...toy, english: nameless })).toEqual(
    toy.scenarios.map(({ id }) => `the scenario '${id}' has no name`),
  )
})
