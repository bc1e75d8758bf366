import { FIRST } from '@boma/kernel'
import { expect, test } from 'vitest'
import { Example } from '../example.ts'
import { given } from '../given.ts'
import { toy } from '../toy.ts'

const example = () => new Example(given(toy))

test('what is played in an example happens on its table', () => {
  const e = example().play('load 3', 'load 4').dice(5).play('dash')
  expect(e.t.caravans.days[FIRST]).toBe(5)
  expect(e.cites).toEqual(['1.1', '1.1', '2.2'])
  expect(e.events.map((event) => event.kind)).toEqual(['loaded', 'loaded', 'dashed'])
})

test('an example says who is asked what, what he may do, and why not', () => {
  const e = example()
  expect(e.asked).toBe('north load')
  expect(e.play('load 3').asked).toBe('south load')
  expect(e.legal).toContain('load 9')
  expect(e.why('load 0')).toBe('1.1')
  expect(e.why('load 1')).toBe('')
})

test('nobody is asked anything once the match is over', () => {
  const e = example()
  e.given.arrange((t) => {
    t.core.depth = 0
  })
  expect(e.asked).toBe('nobody')
})
