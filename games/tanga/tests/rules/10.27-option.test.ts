import { given as givenMatch } from '@boma/testing'
import { expect, test } from 'vitest'
import { tanga } from '../../index.ts'

const open = (scenario: string) => givenMatch(tanga, { scenario })

/** What both propose, the dice, what is told of it, and what it brings: shots of either side, factors, turns between landings. */
const OPTIONS: readonly (readonly [number, number, readonly number[], readonly string[], readonly number[]])[] = [
  [1, 1, [], ['proposed 0 0', 'proposed 1 0', 'agreed 0'], [1, 2, 0, 0, 1]],
  [2, 2, [], ['proposed 0 1', 'proposed 1 1', 'agreed 1'], [2, 1, 0, 0, 1]],
  [3, 3, [4], ['proposed 0 2', 'proposed 1 2', 'agreed 2', 'factorsWon 4'], [3, 0, 0, 4, 1]],
  [4, 4, [2, 5], ['proposed 0 3', 'proposed 1 3', 'agreed 3', 'konigsbergChased 5'], [4, 5, 0, 0, 1]],
  [4, 4, [3], ['proposed 0 3', 'proposed 1 3', 'agreed 3', 'konigsbergStays'], [4, 0, 1, 0, 2]],
  [1, 2, [5, 4], ['proposed 0 0', 'proposed 1 1', 'contested 0 5', 'contested 1 4', 'agreed 0'], [1, 2, 0, 0, 1]],
  [1, 2, [4, 5], ['proposed 0 0', 'proposed 1 1', 'contested 0 4', 'contested 1 5', 'agreed 1'], [2, 1, 0, 0, 1]],
]

test.each(OPTIONS)('10.27 the British propose option %i, the Germans %i', (british, german, dice, told, brings) => {
  const g = open('campaign').play(`naval-option ${british}`)
  g.dice(...dice).play(`naval-option ${german}`)
  const heard = g.events.map(({ kind, facts }) => [kind, ...Object.values(facts)].join(' '))
  expect(heard.filter((each) => /^(proposed|contested|agreed|factorsWon|konigsberg)/.test(each))).toEqual(told)
  const { option, britishShots, germanShots, factors, gap } = g.table.naval
  expect([option, britishShots, germanShots, factors, gap]).toEqual(brings)
})

test('10.27 each scenario offers options of its own', () => {
  const offered = (scenario: string) => open(scenario).legal()
  expect(offered('campaign')).toEqual([1, 2, 3, 4].map((n) => `naval-option ${n}`))
  expect(offered('two-to-tanga')).not.toContain('naval-option 2')
})
