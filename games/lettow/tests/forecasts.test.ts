import { describe, expect, test } from 'vitest'
import { KINDS, scenesOf } from './forecasts/scenes.ts'

// A sample; more of them, 20,000 times each: npm run forecasts -- --game lettow
describe('12.2, 13.0, 14.0 what is forecast is what is played if both do as the sentence beside it says', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const scenes = [...scenesOf(kind, 1, 2)]
    expect(scenes).toHaveLength(2)
    for (const { what, faults } of scenes) expect(faults(1000), what).toEqual([])
  })
})
