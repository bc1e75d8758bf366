import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { action, actionSet } from '../actions/action-set.ts'
import { refusal, refusalSet } from '../actions/refusals.ts'
import { event, eventSet } from '../events/event-set.ts'

const names = Array.from({ length: 166 }, (_, i) => `name${i}`)
const named = <S>(make: (name: string) => S): Record<string, S> =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

// Every rule reads them, and a dictionary is slow to read.
test.each([
  ['actions', () => actionSet(named((name) => action(name)))],
  ['refusals', () => refusalSet(named(() => refusal('1.1')))],
  ['events', () => eventSet(named(() => event('1.1').apart()))],
])('a large set of %s is no dictionary to the engine', (_, make) => {
  setFlagsFromString('--allow-natives-syntax')
  const isFast = new Function('o', 'return %HasFastProperties(o)') as (o: object) => boolean
  expect(isFast(make())).toBe(true)
})
