import { describe, expect, test } from 'vitest'
import { KINDS, scenesOf } from './forecasts/scenes.ts'

// A sample; more of them, 20,000 times each: npm run forecasts -- --game windhoek
describe('15.5, 16.2, 31.0 what is forecast is what is played if both do as the sentence beside it says', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const scenes = [...scenesOf(kind, 1, 2)]
    expect(scenes).toHaveLength(2)
    for (const { what, faults } of scenes) expect(faults(2000), what).toEqual([])
  })
})
