import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { matchesOf } from '../contest/pairs.ts'
import { type MatchRow, played } from '../contest/row.ts'
import { type PairScore, scoreOf, verdictOf } from '../contest/score.ts'
import { meetingsIn, ratingsOf } from '../contest/standings.ts'
import { advisedNamed } from '../games.ts'
import { bomaHere } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'boma-contest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rowsOf = (file: string): readonly MatchRow[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('boma match', () => {
  const file = join(folder, 'rows.jsonl')
  const words = `match random idle --game skirmish --pairs 3 --seed a --rows ${file}`.split(' ')

  test('plays pairs with the same dice and sides swapped, and says who is stronger', async () => {
    const { code, out } = await bomaHere(words)
    expect(code).toBe(0)
    expect(out).toContain('Skirmish at the ford, ford: random against idle, 3 pairs.')
    const rows = rowsOf(file)
    expect(rows).toHaveLength(6)
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(3)
    expect(rows.filter(({ players }) => players[0] === 'random')).toHaveLength(3)
  })

  test('goes on where a file ends, and says the same', async () => {
    const before = await bomaHere(words)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`)
    const after = await bomaHere(words)
    const first = (text: string) => text.split('\n').slice(0, 4)
    expect(first(after.out)).toEqual(first(before.out))
    expect(rowsOf(file)).toHaveLength(6)
  })

  test('keeps rows that come out the same when they are played again', async () => {
    const [row] = rowsOf(file)
    if (row === undefined) throw new Error('no row')
    const { ms: _, ...again } = played(await advisedNamed('skirmish'), row)
    expect(row).toMatchObject(again)
  })

  test.each([
    ['match random nobody --game skirmish', `nobody is called 'nobody'.`],
    ['match random idle:x --game skirmish', `'x' is no number of iterations.`],
    ['match random idle', 'It wants --game ID.'],
    ['match random idle --game skirmish --test 50,0', `--test wants two leads, the smaller first`],
    ['ladder --game skirmish --players random', '--players wants two names or more'],
  ])('says what is wrong with %s', async (text, problem) => {
    const { code, err } = await bomaHere(text.split(' '))
    expect(code).not.toBe(0)
    expect(err).toContain(problem)
  })

  test('says which line of a file is no row', async () => {
    const spoilt = join(folder, 'spoilt.jsonl')
    writeFileSync(spoilt, '{"game":1}\n')
    const { err } = await bomaHere(`match random idle --game skirmish --rows ${spoilt}`.split(' '))
    expect(err).toContain('line 1 is not the row of a match')
  })
})

test('boma ladder prints what each has against each other', async () => {
  const { out } = await bomaHere('ladder --game skirmish --players greedy,random,idle --pairs 2'.split(' '))
  const [, heads, ...lines] = out.trimEnd().split('\n')
  expect(heads?.trim().split(/ +/)).toEqual(['greedy', 'random', 'idle'])
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['greedy', 'random', 'idle'])
})

describe('the score of pairs', () => {
  const many = (score: PairScore, n: number): readonly PairScore[] => Array.from({ length: n }, () => score)

  test('is narrower by pairs than by matches where each side always wins', () => {
    const { share, byMatches, byPairs } = scoreOf(many(1, 50))
    expect(share).toBe(0.5)
    expect(byPairs[1] - byPairs[0]).toBeLessThan((byMatches[1] - byMatches[0]) / 3)
  })

  test('decides as soon as it is sure, and not before', () => {
    expect(verdictOf(many(2, 1), [0, 50])).toBe('open')
    expect(verdictOf(many(2, 30), [0, 50])).toBe('stronger')
    expect(verdictOf(many(0, 30), [0, 50])).toBe('not')
    expect(verdictOf([...many(2, 4), ...many(0, 4)], [0, 50])).toBe('open')
  })

  test('gives both the same dice', () => {
    const pairing = { game: 'skirmish', scenario: 'ford', players: ['a', 'b'], seed: 2 ** 32 - 1, pairs: 2 } as const
    const [first, second] = matchesOf(pairing, 1)
    expect([first.seed, second.seed, first.players, second.players]).toEqual([0, 0, ['a', 'b'], ['b', 'a']])
  })
})

describe('boma measured', () => {
  const row = (players: readonly [string, string], winner: number): MatchRow => ({
    ...{ game: 'ford', scenario: 'raid', seed: 1, players, version: '', winner, orders: 1, hash: '', ms: 1 },
  })
  const won = (players: readonly [string, string], winner: number, times: number) =>
    Array.from({ length: times }, () => row(players, winner))

  test('sums up by side what each scored against each other; budgets of one’s own and mirror matches do not count', () => {
    const rows = [
      ...won(['planner', 'greedy'], 0, 3),
      row(['planner', 'greedy'], 2),
      row(['greedy', 'planner'], 0),
      row(['planner:9', 'greedy'], 1),
      row(['greedy', 'greedy'], 1),
    ]
    expect(meetingsIn(rows)).toEqual([
      { game: 'ford', scenario: 'raid', players: ['planner', 'greedy'], matches: [4, 1], points: [3.5, 0] },
      { game: 'ford', scenario: 'raid', players: ['greedy', 'planner'], matches: [1, 4], points: [1, 0.5] },
    ])
  })

  test('rates those who met the greedy one, directly or by others, who has 1000', () => {
    const rows = [
      ...won(['planner', 'greedy'], 0, 10),
      ...won(['planner', 'greedy'], 1, 1),
      ...won(['feldwebel', 'planner'], 0, 1),
      ...won(['oberst', 'hauptmann'], 0, 5),
    ]
    // Ten and a half of twelve points, one and a half of two: with one draw more for each two who met.
    const [planner, ahead] = [400 * Math.log10(10.5 / 1.5), 400 * Math.log10(1.5 / 0.5)]
    expect(ratingsOf(meetingsIn(rows)).map(({ player, rating }) => [player, rating])).toEqual([
      ['feldwebel', Math.round(1000 + planner + ahead)],
      ['planner', Math.round(1000 + planner)],
      ['greedy', 1000],
    ])
  })

  test('says what a file of rows comes to, and that an empty one says nothing', async () => {
    const { code, out } = await bomaHere(['measured', join(folder, 'rows.jsonl')])
    expect([code, out]).toEqual([0, expect.stringContaining('skirmish ford: random against idle, ')])
    expect((await bomaHere(['measured', join(folder, 'none.jsonl')])).err).toContain('There is no row in')
  })
})
