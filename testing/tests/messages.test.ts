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
