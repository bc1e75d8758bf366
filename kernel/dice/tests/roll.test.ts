import { scriptedDice } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { Chronicle } from '../../events/log.ts'
import { defineLayout, newTable } from '../../table/table.ts'
import type { Dice } from '../dice.ts'
import { about, choose, d6, roll, twoD6 } from '../roll.ts'

const layout = defineLayout({})
const tableWith = (dice: Dice) => Object.assign(newTable(layout), { dice })

describe('a roll', () => {
  test('shows 1 to the number of sides, counts, and is heard', () => {
    const t = tableWith(scriptedDice([1, 6, 10, 4, 5]))
    const heard = new Chronicle()
    t.sink = heard
    expect([d6(t), d6(t), roll(t, 10), twoD6(t)]).toEqual([1, 6, 10, 9])
    expect(t.core.rolls).toBe(5)
    expect(heard.loose.map((d) => [d.n, d.sides, d.shows])).toEqual([
      [0, 6, 1],
      [1, 6, 6],
      [2, 10, 10],
      [3, 6, 4],
      [4, 6, 5],
    ])
  })

  test('goes on from the number of rolls made', () => {
    const asked: number[] = []
    const t = tableWith({ draw: (n) => asked.push(n) })
    t.core.rolls = 40
    d6(t)
    d6(t)
    expect(asked).toEqual([40, 41])
  })

  test('is not for those who only look', () => {
    expect(() => d6(newTable(layout))).toThrow('only while an action is applied')
  })
})

describe('about', () => {
  test('names what the next rolls are about, and counts them from there', () => {
    const asked: (readonly [number, number, number])[] = []
    const t = tableWith({
      draw(n, _sides, subject, k) {
        asked.push([n, subject, k])
        return 0
      },
    })
    d6(t)
    about(t, 77)
    d6(t)
    d6(t)
    about(t, 78)
    d6(t)
    about(t, 77)
    d6(t)
    expect(asked).toEqual([
      [0, 0, 0],
      [1, 77, 0],
      [2, 77, 1],
      [3, 78, 0],
      [4, 77, 0],
    ])
  })
})

describe('choose', () => {
  test('takes each of n things with one face of an n-sided die', () => {
    const picked = [1, 2, 3, 4, 5].map((face) => choose(tableWith(scriptedDice([face])), 5))
    expect(picked).toEqual([0, 1, 2, 3, 4])
  })

  test('rolls nothing when there is nothing to choose', () => {
    const t = tableWith(scriptedDice([]))
    expect(choose(t, 1)).toBe(0)
    expect(t.core.rolls).toBe(0)
  })
})
