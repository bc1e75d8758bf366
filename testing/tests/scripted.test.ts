import { expect, test } from 'vitest'
import { notedDice, scriptedDice } from '../scripted.ts'

test('the dice show the script in order, as a person reads them, whatever the number of the roll', () => {
  const dice = scriptedDice([6, 1, 10])
  expect(dice.draw(40, 6, 0, 0)).toBe(5)
  expect(dice.draw(41, 6, 0, 1)).toBe(0)
  expect(dice.left()).toBe(1)
  expect(dice.draw(42, 10, 3, 0)).toBe(9)
  expect(dice.left()).toBe(0)
  expect(() => dice.done()).not.toThrow()
})

test('dice may note what they have shown', () => {
  const dice = notedDice(scriptedDice([3, 6]))
  expect([dice.draw(0, 6, 0, 0), dice.draw(1, 6, 0, 1), dice.faces]).toEqual([2, 5, [3, 6]])
})

test('a missing die is named', () => {
  const dice = scriptedDice([3, 4])
  dice.draw(0, 6, 0, 0)
  dice.draw(1, 6, 0, 0)
  expect(() => dice.draw(2, 10, 0, 0)).toThrow('die 3 is missing from the script: a d10 was rolled')
})

test('dice left over are named', () => {
  const dice = scriptedDice([3, 4, 5])
  dice.draw(0, 6, 0, 0)
  expect(() => dice.done()).toThrow('dice of the script were never rolled: 4, 5')
})

test('a face that the die does not have is refused', () => {
  const dice = scriptedDice([1, 1, 8, 0])
  dice.draw(0, 6, 0, 0)
  dice.draw(1, 6, 0, 0)
  expect(() => dice.draw(2, 6, 0, 0)).toThrow('die 3 of the script shows 8, but a d6 was rolled')
  expect(() => dice.draw(3, 6, 0, 0)).toThrow('die 4 of the script shows 0, but a d6 was rolled')
})
