import { expect, test } from 'vitest'
import { figure, scene } from '../given.ts'

const why = (figures: Readonly<Record<string, string>>, at = 'R1') =>
  scene(figures, { taken: 'P1' }).whyName(`shoot at ${at}`)

test('5.1 at an enemy on the table, ten inches away at most', () => {
  expect(why({ P1: '4 3 90', R1: '14 3 270' })).toBe('')
  expect(why({ P1: '4 3 90', R1: '14.0625 3 270' })).toBe('outOfRange')
  expect(why({ P1: '4 3 90', P2: '8 3 90', R1: '20 3 270' }, 'P2')).toBe('noEnemy')
  expect(why({ P1: '4 3 90', R1: '8 3 270' }, 'R2')).toBe('noEnemy')
})

test('5.2 no more than 45 degrees off where the figure faces', () => {
  expect(why({ P1: '4 12 90', R1: '8 16 270' })).toBe('')
  expect(why({ P1: '4 12 90', R1: '8 16.0625 270' })).toBe('notInFront')
  expect(why({ P1: '4 3 270', R1: '8 3 270' })).toBe('notInFront')
  expect(why({ P1: '4 10 135', R1: '4 15 270' })).toBe('')
})

test('5.3 neither rocks nor others in between', () => {
  expect(why({ P1: '5 6 90', R1: '11 6 270' })).toBe('outOfSight')
  expect(why({ P1: '5 4.5 90', R1: '11 4.5 270' })).toBe('')
  expect(why({ P1: '4 3 90', R1: '10 3 270', R2: '7 3 270' })).toBe('outOfSight')
  expect(why({ P1: '4 3 90', R1: '10 3 270', P2: '7 3.5 270' })).toBe('')
  expect(why({ P1: '4 3 90', R1: '10 3 270', P2: '7 3.4375 270' })).toBe('outOfSight')
})

test.each([
  ['9 3 270', 2, 'missed', 3],
  ['9 3 270', 3, 'hit', 3],
  ['9.0625 3 270', 4, 'missed', 5],
  ['9.0625 3 270', 5, 'hit', 5],
])('5.4 at %s a %i is a %s (%i or more)', (where, die, kind, least) => {
  const g = scene({ P1: '4 3 90', R1: where, R2: '20 14 270' }, { taken: 'P1' }).dice(die).play('shoot at R1')
  expect(g.events).toMatchObject([{ kind, rule: '5.4', facts: { figure: figure('P1'), target: figure('R1'), least } }])
  expect(g.table.down.has(figure('R1'))).toBe(kind === 'hit')
})
