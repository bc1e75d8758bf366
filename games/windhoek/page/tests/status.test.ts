import { expect, test } from 'vitest'
import { given } from '../../tests/given.ts'
import { page } from './english.ts'

test('the heading has the month, and the rain if there is any (27.0)', () => {
  expect(page.status(given().set({ turn: 5 }).t)).toMatchObject({ heading: 'January 1915, rain', now: 4 })
  expect(page.status(given().set({ turn: 2 }).t)).toMatchObject({ heading: 'October 1914', now: 1 })
  expect(page.status(given().set({ turn: 0 }).t)).toMatchObject({ heading: 'Set-up', now: -1 })
})

test('the timeline goes as far as the game may (5.1, 5.4, 34.0), with its rains', () => {
  const { timeline } = page.status(given().set({ turn: 3 }).t)
  expect(timeline.map((turn) => turn.label)).toEqual([
    'Sep',
    'Oct',
    'Nov',
    'Dec',
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
  ])
  expect(timeline.flatMap((turn, i) => (turn.weather === 'rain' ? [i + 1] : []))).toEqual([4, 5, 6, 7])
  expect(page.status(given('squadron').set({ turn: 3 }).t).timeline).toHaveLength(12)
  expect(page.status(given().set({ turn: 0 }).t).timeline).toHaveLength(12)
  const longer = given()
    .set({ turn: 3 })
    .arrange((t) => {
      t.tracks.mekBought = 1
    })
  expect(page.status(longer.t).timeline).toHaveLength(12)
})

test('both sides have their action points (9.2)', () => {
  expect(page.status(given().set({ allied: 5, german: 7 }).t).meters).toEqual([
    { name: 'Allied AP', body: 'union', value: 5, most: 12 },
    { name: 'German AP', body: 'german', value: 7, most: 12 },
  ])
})
