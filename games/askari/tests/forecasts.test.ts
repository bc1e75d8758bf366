import { writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'
import { differences, playedOut } from './forecasts/played.ts'
import { drawnScenes, type Scene, scenes } from './forecasts/scenes.ts'

// A sample; all of them in all scenarios, 20,000 times each: npm run forecasts
test('11.11, 12.4.6 what is forecast is what is played if all do as the sentence beside it says', () => {
  hold(scenes(0, 1, 2, 1), 8)
})

// Coastal defences, guns alone, trenches, landings, Carriers, vessels in support; convoys and fleets that meet: strewn as no play would leave them.
test('11.11, 12.5 the same in scattered battles on land and encounters at sea', () => {
  hold(drawnScenes(1, 60), 60)
})

function hold(all: readonly Scene[], least: number): void {
  const wrong: string[] = []
  let held = 0
  for (const { kind, t, action } of all) {
    const told = askari.counsel.odds?.(t, [action])
    if (told === undefined) continue
    const truth = playedOut(t, action, 400, 77)
    const faults = truth === undefined ? ['it was never decided'] : differences(told, truth)
    held++
    wrong.push(...faults.map((fault) => `${kind}, ${writeAction(askari.actions, action)}: ${fault}`))
  }
  expect(wrong).toEqual([])
  expect(held).toBeGreaterThan(least)
}
