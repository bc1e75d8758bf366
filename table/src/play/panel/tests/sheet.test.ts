import { describe, expect, test } from 'vitest'
import { nextDraw, restingDraw } from '../sheet.ts'

describe('the bottom sheet', () => {
  test.each([
    [60, 'low'],
    [200, 'low'],
    [220, 'half'],
    [540, 'half'],
    [570, 'full'],
    [900, 'full'],
  ])('let go at %i pixels comes to rest %s', (height, draw) => {
    expect(restingDraw(height, 844)).toBe(draw)
  })

  test('has its middle lower where the screen is low', () => {
    expect(restingDraw(365, 480)).toBe('full')
  })

  test('is pressed up, and from the top back to the middle', () => {
    expect([nextDraw('low'), nextDraw('half'), nextDraw('full')]).toEqual(['half', 'full', 'half'])
  })
})
