import { readFileSync } from 'node:fs'
import { FIRST, Match, NOBODY, parseRecord, replay, type Side } from '@boma/kernel'
import { type Game, inEnglish, type SpokenMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { dispatch } from '../dispatch.ts'
import { spendEvening } from '../play/evening.ts'
import { type Occupant, sitDown } from '../play/session.ts'
import { showDecision } from '../play/show.ts'
import { takeBack } from '../play/take-back.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { findMatch, hasRolled } from './matches.ts'
import { folder } from './run.ts'
import { crashing, deadEnd, refusing } from './spoilt.ts'

const luck = new Uint8Array(32)
const open = (game: Game) =>
  new Match(inEnglish(game), { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(32) } })

describe('when something breaks inside', () => {
  const breakOf = async (game: Game, seats: [Occupant, Occupant], lines: readonly string[]) => {
    const here = process.cwd()
    const cwd = folder()
    const terminal = fakeTerminal(lines)
    process.chdir(cwd)
    try {
      const code = await spendEvening(sitDown(open(game), seats, luck), terminal)
      return { code, complaints: terminal.complaints, record: readFileSync('boma-rescued-1.boma', 'utf8') }
    } finally {
      process.chdir(here)
    }
  }

  test('the match is saved, and one sentence says where', async () => {
    const { code, complaints, record } = await breakOf(crashing, ['human', 'random'], Array(7).fill('1'))
    expect(code).toBe(1)
    expect(complaints).toEqual([
      "Something broke inside Boma (a counter fell off the table); the match up to there is saved in 'boma-rescued-1.boma'.",
    ])
    expect(parseRecord(record).entries).toHaveLength(12)
    expect(record).toContain('# TypeError: a counter fell off the table')
  })

  test.each([
    ['a dead end', deadEnd, 'Blue has to decide (3.2), but no action is legal'],
    ['a refusal of what was listed', refusing, 'was listed as legal and then refused: 2.'],
  ])('so it is at %s', async (_, game, what) => {
    const { code, complaints } = await breakOf(game, ['random', 'random'], [])
    expect(code).toBe(1)
    expect(complaints).toEqual([expect.stringContaining(what)])
  })
})

describe('taking back', () => {
  const deciderBack = (match: SpokenMatch, side: Side) =>
    takeBack(sitDown(match, ['human', 'human'], luck), side, false)
  const lastSide = (match: SpokenMatch): Side => match.last?.side ?? NOBODY

  test('a roll needs consent', () => {
    const { match } = findMatch(hasRolled)
    expect(deciderBack(match, lastSide(match))).toEqual({
      done: false,
      sentence:
        "A die was rolled for the last order; 'undo!' takes it back if both players agree, and the die is void.",
    })
  })

  test('by consent is written down with the names of those who agreed', async () => {
    const { match } = findMatch(hasRolled)
    const file = `${folder()}/again.boma`
    const terminal = fakeTerminal(['undo!', `save ${file}`, 'quit'])
    await spendEvening(sitDown(match, ['human', 'human'], luck), terminal)
    expect(terminal.shown).toContain('Taken back: one order.')
    expect(readFileSync(file, 'utf8')).toMatch(/^\* undo by blue red$/m)
    expect(replay(skirmish, parseRecord(readFileSync(file, 'utf8'))).table.core.rolls).toBeGreaterThan(0)
  })

  test('what has shown something hidden needs consent', () => {
    const { match } = findMatch(({ table }) => table.core.reveals > 0)
    expect(deciderBack(match, lastSide(match))).toEqual({
      done: false,
      sentence: "The last order showed something that was hidden; 'undo!' takes it back if both players agree.",
    })
  })

  test('what was told and taken back is told again when it happens again', async () => {
    const sixTimes = Array(6).fill('1')
    const terminal = fakeTerminal([...sixTimes, 'undo!', '1'])
    await spendEvening(sitDown(open(skirmish), ['human', 'human'], luck), terminal)
    // Blue is told what its counter is, Red only that it was placed
    expect(terminal.shown.filter((line) => /^2\.1 B6 \(\w+\) is placed/.test(line))).toHaveLength(2)
    expect(terminal.shown.filter((line) => /^2\.1 B6 is placed/.test(line))).toHaveLength(2)
  })
})

test('the table is shown with a question when it has changed, not at every question', () => {
  const session = sitDown(open(skirmish), ['human', 'random'], luck)
  const terminal = fakeTerminal()
  const tables = () => {
    showDecision(session, FIRST, session.match.legal(), terminal)
    return terminal.shown.filter((line) => /^B1 |^Nobody|^Turn|^Set-up/.test(line)).length
  }
  const first = tables()
  expect(first).toBeGreaterThan(0)
  expect(tables()).toBe(first)
  session.match.play(session.match.decision?.seat, session.match.legal()[0] ?? -1)
  expect(tables()).toBeGreaterThan(first)
})

describe('after the end', () => {
  test('people may look back and save, but take nothing back', async () => {
    const { match } = findMatch(({ over }) => over)
    const file = `${folder()}/whole.boma`
    const terminal = fakeTerminal(['1', 'why end', 'log 1', `save ${file}`, 'undo!', 'quit'])
    expect(await spendEvening(sitDown(match, ['human', 'random'], luck), terminal)).toBe(0)
    expect(terminal.shown.findIndex((line) => /^8\.\d (Blue|Red) wins\.$/.test(line))).toBeLessThan(
      terminal.shown.findIndex((line) => line.startsWith('The match is over')),
    )
    const answers = terminal.shown
      .join('\n')
      .split('\n> ')
      .map((part) => part.split('\n')[1])
    expect(answers.slice(1, 4)).toEqual([
      'The match is over.',
      'The match is over.',
      expect.stringMatching(/^8\.[123] (Blue|Red) wins\.$/),
    ])
    expect(parseRecord(readFileSync(file, 'utf8')).result).toMatch(/blue|red/)
    expect(terminal.shown).toContainEqual(expect.stringMatching(/^The match is over, and the secret/))
    expect(terminal.shown).toContainEqual('> quit')
  })
})

describe('the menu', () => {
  test('leads from the welcome to the table', async () => {
    const terminal = fakeTerminal(['7', 'two', '4', '', '1', 'quit'], true)
    expect(await dispatch(['menu'], terminal)).toBe(0)
    const shown = terminal.shown.join('\n')
    expect(shown).toContain('Welcome to Boma.')
    expect(shown.match(/Type a number from 1 to 5, or 'quit'\./g)).toHaveLength(2)
    expect(shown).toContain('Lettow-Vorbeck: The campaign in East Africa')
    expect(shown).toContain('6.0 1/KAR is set up at')
  })

  test.each([[[]], [['1']], [['quit']], [['1', 'quit']]])('lets people leave (%j)', async (lines) => {
    const terminal = fakeTerminal(lines, true)
    expect(await dispatch(['menu'], terminal)).toBe(0)
    expect(terminal.shown.join('\n')).not.toContain('Turn')
  })

  test('seats the person where the person wants', async () => {
    const terminal = fakeTerminal(['4', '2', '1', 'quit'], true)
    await dispatch(['menu'], terminal)
    expect(terminal.shown).toContainEqual('German> 1')
    expect(terminal.shown).toContainEqual(expect.stringMatching(/^6\.0 Vol\/LF is set up/))
  })
})
