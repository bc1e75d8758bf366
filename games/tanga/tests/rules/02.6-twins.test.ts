import { expect, test } from 'vitest'
import type { Phase } from '../../rules/04-phases.ts'
import { drawsOf } from '../scattered.ts'
import { Twins } from '../twins.ts'

// §2.6.2: every unit is a counter of its own, but only what is printed on it counts. Whatever happens to the first company
// of a battalion, or to two that follow one another, would have happened to any other two: a turn is played twice, the
// second time with the next company in the place of each.
const FIGHTS = 40
const MARCHES = 10
const ACTIONS = 40

const twins = new Twins()

function differences(phase: Phase): readonly string[] {
  const wrong: string[] = []
  const positions = /movement|landing|rally/i.test(phase) ? MARCHES : FIGHTS
  for (let seed = 1; seed <= positions; seed++) {
    const below = drawsOf(seed + 26_000)
    twins.lay(seed, phase)
    for (let i = 0; i < ACTIONS && !twins.isDone && wrong.length === 0; i++) {
      const fault = twins.play(below)
      if (fault !== '') wrong.push(`${seed}: ${fault}`)
    }
  }
  return wrong
}

const BEGINNINGS: readonly (readonly [string, Phase])[] = [
  ['6.2, 6.3.4j, 9.6 rally', 'rally'],
  ['5.3, 15.9.1, 19.3.3 land', 'landing'],
  ['10.3, 10.25, 18.1, 19.7 fire offensively', 'britishFire'],
  ['4.2, 10.3c, 15.2, 17.2.2, 18.1 march and are fired on', 'britishMovement'],
  ['6.3.4, 10.3b, 13.2, 13.3 defend and run', 'germanDefence'],
  ['8.1, 11.2, 14.1, 17.2.3, 21.2.1.1b storm and advance', 'britishMelee'],
  ['10.3, 13.2, 17.2.1, 19.4 are fired on', 'germanFire'],
  ['2.6.3, 9.5, 10.3c, 15.2, 15.8 are marched up to', 'germanMovement'],
  ['6.3.5, 10.3b, 13.2 fire when they are marched up to', 'britishDefence'],
  ['9.6, 11.2, 13.2, 14.1, 17.2.3 are stormed', 'germanMelee'],
  ['10.26, 10.27, 10.28, 13.3b are shelled', 'artillery'],
]

test.each(BEGINNINGS)('2.6.2, %s as their twins do', (_, phase) => {
  expect(differences(phase)).toEqual([])
})
