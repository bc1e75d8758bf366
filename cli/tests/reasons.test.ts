import { describe, expect, test } from 'vitest'
import { bomaHere } from './run.ts'

/** What is said after a line was typed at a table where the Germans are a planner. */
async function after(game: string, options: string, typed: readonly string[]): Promise<string> {
  const words = ['play', game, '--side', 'german=planner', '--options', options, '--seed', 'a']
  const { out } = await bomaHere(words, [...typed, 'quit'])
  return out
}

describe('reasons', () => {
  test('are told of the last orders of the computer where nothing is hidden, each once', async () => {
    const out = await after('lettow', 'none', ['ready', 'reasons'])
    const told = out.split('\n').filter((line) => /^ {2}German: \S.*\.$/.test(line))
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((line, i) => line === told[i - 1])).toEqual([])
  })

  test('are not told before the end where something is hidden', async () => {
    const out = await after('windhoek', 'fog', ['reasons'])
    expect(out).toContain('Its reasons can be read when the match is over.')
    expect(out).not.toMatch(/^ {2}German: (Hold|Gather)/m)
  })

  test('are none before the computer has decided', async () => {
    const { out } = await bomaHere(['play', 'lettow', '--side', 'german=planner', '--seed', 'a'], ['reasons', 'quit'])
    expect(out).toContain('The computer has given no reason yet.')
  })
})
