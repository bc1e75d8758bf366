import { conformance } from '@boma/conformance'
import { winner } from '@boma/kernel'
import { speak } from '@boma/showing'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from '../data/checks/index.ts'
import { OURS } from '../data/data-set.ts'
import type { Scenario } from '../data/scenarios.ts'
import type { Victory } from '../data/victory.ts'
import { choose } from '../overlay/registry.ts'

/** Two British companies and as many Züge; whoever stands in two government hexes at the end of a turn wins. */
const victories: readonly Victory[] = [
  { side: 'german', rule: '21.3', level: 'decisive', when: 'loss', asks: [{ kind: 'falls', unit: 'wapshare' }] },
  {
    side: 'british',
    rule: '21.3',
    level: 'major',
    when: 'turn',
    asks: [
      { kind: 'garrisons', of: 'british', least: 2 },
      { kind: 'no-unit-in', of: 'german', areas: [{ columns: [1, 3] }] },
    ],
  },
  { side: 'nobody', rule: '21.2.2', level: 'plain', when: 'end', asks: [] },
]
const RAID: Scenario = {
  id: 'raid',
  name: 'A raid',
  mostActions: 20_000,
  start: { day: 4, hour: 8 },
  end: { day: 4, hour: 10 },
  trenches: false,
  german: [{ units: ['fk6-1', 'fk6-2', 'poppe'], hexes: { columns: [1, 6] } }],
  british: [{ units: ['raj13-a', 'raj13-b', 'wapshare'], hexes: { columns: [8, 13] } }],
  landing: false,
  firstLandings: [],
  arrivals: 0,
  navalOptions: [1],
  disorganized: [],
  lost: [],
  ashore: {},
  victories,
}

// The data are taken when the game is loaded, and each file of tests loads its own: so this one adds its scenario first.
let game: typeof import('../index.ts')
let given: typeof import('./given.ts').given
let roster: typeof import('../roster.ts')
let losses: typeof import('../rules/02-losses.ts')
beforeAll(async () => {
  choose({ data: { ...OURS, scenarios: [...OURS.scenarios, RAID] }, hash: '' })
  game = await import('../index.ts')
  given = (await import('./given.ts')).given
  roster = await import('../roster.ts')
  losses = await import('../rules/02-losses.ts')
})

const WON = { 'raj13-a': '0909 N', 'raj13-b': '1008 N', 'fk6-1': '0510 N' }
const HALF = { ...WON, 'raj13-b': '1310 N' }
const scene = (units: Readonly<Record<string, string>>) => given('raid').at(4, 8).units(units)

describe('a scenario that is data alone', () => {
  test('nothing is wrong with it, and what nobody can win is', () => {
    const faults = (ways: readonly Victory[]) =>
      faultsIn({ ...OURS, scenarios: [{ ...RAID, victories: ways }] }).map(({ problem }) => problem)
    expect(faults(victories)).toEqual([])
    expect(faults(victories.slice(0, 2))).toEqual(['the last victory must be at the end and ask nothing'])
    expect(faults([{ ...victories[0], asks: [{ kind: 'falls', unit: 'nemo' }] } as Victory, ...victories])).toEqual([
      'there is no counter nemo',
    ])
  })

  test('the rules tell its own victory, when it says so', () => {
    const won = scene(WON).phase('end')
    expect([winner(won.t), won.told.at(-1), won.cites.at(-1)]).toEqual([roster.BRITISH, 'wonClearly', '21.3'])
    expect(scene(HALF).phase('end').t.core.result).toBe(0)
    expect(scene({ ...WON, 'fk6-1': '0310 N' }).phase('end').t.core.result).toBe(0)
    const lost = scene({ ...HALF, wapshare: '1310' }).arrange((t) => losses.eliminate(t, roster.unit('wapshare')))
    expect(winner(lost.t)).toBe(roster.GERMAN)
    const over = scene(HALF).at(4, 10).phase('end')
    expect([over.t.core.result !== 0, winner(over.t), over.told.at(-1)]).toEqual([true, -1, 'drawn'])
  })

  test('the page says how its own victory stands', () => {
    const { standing } = speak(game.tanga, game.tanga.english).page.advice
    const claims = (units: Readonly<Record<string, string>>) => standing?.(scene(units).t)
    expect(claims(WON)).toMatchObject({
      rule: '21.3',
      claims: [
        {
          side: 0,
          text: 'The British stand in 2 of the 2 government buildings that they need.',
          missing: '',
          isMet: true,
        },
      ],
    })
    expect(claims(HALF)?.claims).toMatchObject([{ text: /stand in 1 of the 2/, isMet: false }])
    expect(claims({ ...WON, 'fk6-1': '0310 N' })?.claims[0]?.missing).toBe('Germans still in columns 1 to 3')
  })

  test('the computer goes for it', () => {
    const worth = (units: Readonly<Record<string, string>>) =>
      game.tanga.counsel.appraise?.(scene(units).t, roster.BRITISH)
    expect(worth(WON)).toBeGreaterThan((worth(HALF) ?? 1) + 0.1)
    // Wapshare's fall would decide, as Lettow-Vorbeck's does elsewhere: the nearer they come, the worse.
    const near = worth({ ...HALF, wapshare: '1310', 'fk6-1': '1110 N' }) ?? 0
    expect(near).toBeLessThan(worth({ ...HALF, wapshare: '1310', 'fk6-1': '0510 N' }) ?? 0)
  })

  test('it can be played', () => {
    expect(conformance(game.tanga, { matches: 2, seed: 5, every: 300, scenario: 'raid' })).toEqual([])
  })
})
