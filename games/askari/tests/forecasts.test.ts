import { writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'
import { differences, playedOut } from './forecasts/played.ts'
import { scenes } from './forecasts/scenes.ts'

// A sample; all of them in all scenarios, 20,000 times each: npm run forecasts
test('11.11, 12.4.6 what is forecast is what is played if all do as the sentence beside it says', () => {
  const wrong: string[] = []
  let held = 0
  for (const { kind, t, action } of scenes(0, 1, 2, 1)) {
    const told = askari.counsel.odds?.(t, [action])
    if (told === undefined) continue
    const truth = playedOut(t, action, 400, 77)
    const faults = truth === undefined ? ['it was never decided'] : differences(told, truth)
    held++
    wrong.push(...faults.map((fault) => `${kind}, ${writeAction(askari.actions, action)}: ${fault}`))
  }
  expect(wrong).toEqual([])
  expect(held).toBeGreaterThan(8)
})
