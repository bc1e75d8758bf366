import { expect, test } from 'vitest'
import { type Dice, isDiceWanted } from '../dice.ts'
import { type ManualDice, manualDice } from '../manual.ts'

/** An action that rolls a d6 and a d10, from roll 3 of the match. */
const attack = (dice: Dice) => [dice.draw(3, 6, 0, 0), dice.draw(4, 10, 0, 1)]

/** What the action threw. */
function caught(act: () => unknown): unknown {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

function offering(...faces: number[]): ManualDice {
  const dice = manualDice()
  for (const face of faces) dice.offer(face)
  return dice
}

test('a roll without a face asks for the die', () => {
  const signal = caught(() => manualDice().draw(3, 6, 0, 0))
  expect(isDiceWanted(signal)).toBe(true)
  expect(signal).toMatchObject({ n: 3, sides: 6 })
})

test('an action played again once its dice are typed meets the same numbers', () => {
  const dice = offering(5)
  expect(caught(() => attack(dice))).toMatchObject({ n: 4, sides: 10 })
  dice.offer(10)
  expect(attack(dice)).toEqual([4, 9])
  expect(attack(dice)).toEqual([4, 9])
  expect(dice.given()).toEqual([5, 10])
})

test('the faces given so far, offered again, replay the match', () => {
  const dice = offering(2, 7)
  const first = attack(dice)
  expect(attack(offering(...dice.given()))).toEqual(first)
})

test('the faces given are told in the order of the rolls, even when an earlier roll came later', () => {
  const dice = offering(2, 7, 6)
  attack(dice)
  dice.draw(1, 6, 0, 0)
  expect(dice.given()).toEqual([6, 2, 7])
})

test('a face that the die does not have is refused when drawn, and so is what was queued behind it', () => {
  const dice = offering(5, 11, 4)
  expect(() => attack(dice)).toThrow('a d10 does not show 11')
  expect(dice.given()).toEqual([5])
  expect(isDiceWanted(caught(() => attack(dice)))).toBe(true)
  dice.offer(3)
  expect(attack(dice)).toEqual([4, 2])
})

test('a remembered face that another die cannot show is forgotten with those after it, so that play can go on', () => {
  const dice = offering(5, 10, 1)
  attack(dice)
  dice.draw(5, 6, 0, 0)
  expect(() => dice.draw(4, 6, 0, 0)).toThrow('a d6 does not show 10')
  expect(dice.given()).toEqual([5])
  expect(isDiceWanted(caught(() => dice.draw(4, 6, 0, 0)))).toBe(true)
})
