import type { GameEvent } from '@boma/kernel'
import { type Game, inEnglish, speak } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { PLACES, seated } from '../../session/tests/table.ts'
import type { Line, LogNote } from '../chapters.ts'
import { runSentence, runsOf } from '../runs.ts'

beforeAll(() => language.set('en'))

const line = (kind: string, dice = 0): Line => ({
  event: {
    kind,
    rule: '1.0',
    facts: {},
    dice: Array.from({ length: dice }, () => ({ n: 0, shows: 3, sides: 6 })),
  },
  action: 0,
})
const kindOf = (e: GameEvent) => e.kind
const lengths = (...lines: readonly (Line | LogNote)[]) =>
  runsOf(lines, kindOf).map((run) => ('note' in run ? 0 : run.length))
const times = (n: number, one: Line) => Array.from({ length: n }, () => one)

describe('lines of one kind', () => {
  test('are folded when there are six of them on end', () => {
    expect(lengths(...times(6, line('placed')), line('ended'))).toEqual([6, 1])
    expect(lengths(...times(5, line('placed')), line('ended'))).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('are not folded across another, nor when dice were rolled', () => {
    expect(lengths(...times(4, line('placed')), line('ended'), ...times(4, line('placed')))).toHaveLength(9)
    expect(lengths(...times(7, line('fired', 2)))).toHaveLength(7)
  })

  test('are not folded across a note', () => {
    expect(lengths(...times(6, line('placed')), { note: '', action: 1 }, ...times(6, line('placed')))).toEqual([
      6, 0, 6,
    ])
  })

  test('of two sides are two runs', () => {
    const lines = [...times(6, line('placed')), ...times(6, line('placed'))]
    let n = 0
    expect(runsOf(lines, () => (n++ < 6 ? 'blue' : 'red'))).toHaveLength(2)
  })
})

describe('a run in a sentence', () => {
  const session = seated({ played: PLACES })
  const placed = session
    .log()
    .flat()
    .filter((e) => e.kind === 'placed')
    .map((event) => ({ event, action: 0 }))
  const game = skirmish as unknown as Game

  test('is its first line and how many more there are', () => {
    expect(runSentence(inEnglish(game), placed.slice(0, 6))).toMatch(/^B1.* 0402, and 5 more of the kind\.$/)
  })

  test('is the game’s own where it has one', () => {
    const messages = { ...game.english.messages, 'many.placed': '{count} counters are set up.' }
    const spoken = speak(game, { ...game.english, messages })
    expect(runSentence(spoken, placed.slice(0, 6))).toBe('6 counters are set up.')
  })
})
