import { readdirSync, readFileSync } from 'node:fs'
import { type Game, parseRecord, replay } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { type FuzzPlan, trial } from '../fuzz/plan.ts'
import { search } from '../fuzz/search.ts'
import { runTrial } from '../fuzz/trial.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { boma, folder } from './run.ts'
import { crashing, deadEnd, fickle, overLong, refusing, stillborn } from './spoilt.ts'

const plan: FuzzPlan = { games: 12, seed: 'test' }
const first = (game: Game) => runTrial(game, trial(game, plan, 1)).trouble

describe('a random match', () => {
  test('of sound rules ends with a result and no trouble', () => {
    const { actions, result, trouble } = runTrial(skirmish, trial(skirmish, plan, 1))
    expect(actions).toBeGreaterThan(12)
    expect(['blue', 'red']).toContain(result)
    expect(trouble).toBeUndefined()
  })

  test.each([
    ['crash', crashing, /^(Blue|Red)'s '(activate B\d|end)' breaks: a counter fell off the table$/],
    ['dead end', deadEnd, /^Blue has no answer to the question of 3\.2$/],
    ['refusal', refusing, /^(Blue|Red)'s 'place \w+ at \d{4}' is listed, but 2\.[12]: /],
    ['over-long', overLong, /^no match should take more than 5 actions$/],
    ['unsound record', fickle, /not the one that was recorded/],
  ])('shows a %s, and its record replays up to there', (kind, game, sentence) => {
    const trouble = first(game)
    expect(trouble).toMatchObject({ kind, sentence: expect.stringMatching(sentence) })
    const text = trouble?.record ?? ''
    expect(text).toContain(`\n# ${kind}: `)
    if (game !== fickle) expect(replay(game, parseRecord(text)).over).toBe(false)
  })

  test('keeps where in the rules it crashed', () => {
    expect(first(crashing)?.record).toMatch(/^# {5}at .*spoilt\.ts/m)
  })

  test('that cannot be set up is a crash without a record', () => {
    expect(first(stillborn)).toEqual({
      kind: 'crash',
      sentence: 'the set-up breaks: the map is torn',
      record: undefined,
    })
  })
})

describe('a plan', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, name: id, rule: '', usually: id === 'b' }))
  const game: Game = { ...skirmish, options }
  const trials = (some: Partial<FuzzPlan> = {}) =>
    Array.from({ length: 80 }, (_, i) => trial(game, { ...plan, ...some }, i + 1))

  test('takes all scenarios in turn, with the usual options, all, none, and then every mix', () => {
    const all = trials()
    expect(all.slice(0, 4).map((t) => t.scenario)).toEqual(['ford', 'raid', 'ford', 'raid'])
    expect([0, 2, 4].map((i) => all[i]?.options)).toEqual([['b'], ['a', 'b', 'c'], []])
    expect(new Set(all.map((t) => `${t.scenario} ${t.options}`)).size).toBe(16)
  })

  test('keeps to what it is given', () => {
    const some = trials({ scenario: 'raid', options: ['c'] })
    expect(new Set(some.map((t) => `${t.scenario} ${t.options}`))).toEqual(new Set(['raid c']))
    expect(new Set(some.map((t) => t.seed)).size).toBe(80)
  })
})

describe('a search', () => {
  const quiet = { at() {}, end() {} }

  test('writes the first five broken matches down and counts the rest', () => {
    const here = process.cwd()
    const cwd = folder()
    const terminal = fakeTerminal()
    process.chdir(cwd)
    try {
      expect(search(deadEnd, { games: 7, seed: 's', options: [] }, terminal, quiet)).toBe(7)
    } finally {
      process.chdir(here)
    }
    expect(readdirSync(cwd).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `skirmish-dead-end-${n}.boma`))
    expect(parseRecord(readFileSync(`${cwd}/skirmish-dead-end-5.boma`, 'utf8')).entries).toHaveLength(12)
    expect(terminal.shown[1]).toBe(
      `Match 1 (ford, no options), after action 12: dead end. ` +
        `Blue has no answer to the question of 3.2. See 'skirmish-dead-end-1.boma'.`,
    )
    expect(terminal.shown.at(-1)).toBe('In 7 of them something broke.')
  })

  test.concurrent('of the sample finds nothing, in any process', async () => {
    const { code, out, err } = await boma('fuzz skirmish --games 20 --seed test')
    expect(code).toBe(0)
    expect(out).toMatch(/^Skirmish at the ford: 20 random matches from the seed 'test'\.$/m)
    expect(out).toMatch(/^20 matches of \d+ actions on average: blue \d+, red \d+\.$/m)
    expect(out).toMatch(/^[\d,]+ matches and [\d,]+ actions per second\.\nNothing broke\.$/m)
    expect(err).toBe(Array.from({ length: 10 }, (_, i) => `${2 * i + 2} of 20 matches\n`).join(''))
  })
})
