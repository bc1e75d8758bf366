import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAYER_NAMES } from '@boma/opponents'
import { describe, expect, test } from 'vitest'
import { playedUntil, writeMatch } from './matches.ts'
import { boma, bomaHere, folder } from './run.ts'

/** Who can sit at a table, as it is told. */
const WHO = ['human', ...PLAYER_NAMES].map((name) => `NAME=${name}`).join(' or ')
const NAMES = ['play', 'resume', 'games', 'replay', 'verify', 'fuzz', 'duel', 'bench', 'menu', 'help']

describe('what the command line asks for', () => {
  test.each([[], ['help'], ['--help'], ['-h'], ['menu'], ['start']])(
    '%s: the help, without a terminal',
    async (...words) => {
      const { code, out } = await bomaHere(words.filter((word) => typeof word === 'string'))
      expect(code).toBe(0)
      for (const name of NAMES) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    },
  )

  test.each(NAMES)('help %s', async (name) => {
    const { code, out } = await bomaHere(['help', name])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: boma ${name}`)
    expect((await bomaHere([name, '--help'])).out).toBe(out)
  })

  test('the version, with or without start before it', async () => {
    expect(await bomaHere(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^boma \d+\.\d+\.\d+$/) })
    expect(await bomaHere(['start', '--version'])).toEqual(await bomaHere(['--version']))
  })

  test('the games, with the sample', async () => {
    const { code, out } = await bomaHere(['games', '--all'])
    expect(code).toBe(0)
    expect(out).toContain('skirmish: Skirmish at the ford, a sample')
    for (const words of ['blue, red', 'ford (The Ford), raid (The Raid)', 'fog (Hidden counters, 9.1, usual)'])
      expect(out).toContain(words)
  })

  test('scenario and options', async () => {
    const { out } = await bomaHere('start play skirmish --scenario raid --options none'.split(' '), ['quit'])
    expect(out).toMatch(/^Skirmish at the ford: The Raid, without optional rules\./)
    expect((await bomaHere('play SKIRMISH --options fog'.split(' '))).out).toContain('with Hidden counters.')
    expect((await bomaHere('play skirmish --options all'.split(' '))).out).toContain('with Hidden counters.')
  })

  test('a seed of 64 digits is the secret of the dice itself', async () => {
    const secret = '0123456789abcdef'.repeat(4)
    const file = join(folder(), 'a.boma')
    await bomaHere(['play', 'skirmish', '--seed', secret], [`save ${file}`])
    expect(readFileSync(file, 'utf8')).toContain(`\nsecret ${secret}\n`)
  })
})

describe('what the command line cannot ask for', () => {
  const SEE = (name: string) => `see 'boma help ${name}'.`
  test.each([
    ['dance', `There is no command 'dance'; 'boma help' lists them all.`],
    ['help dance', `There is no command 'dance'; 'boma help' lists them all.`],
    ['--verbose', `There is no command '--verbose'; 'boma help' lists them all.`],
    ['start dance', `There is no command 'dance'; 'boma help' lists them all.`],
    ['play', `Which game? Write 'boma play GAME'; 'boma games --all' lists what there is.`],
    ['play chess', `There is no game 'chess'; 'boma games --all' lists what there is.`],
    ['play skirmish more', `'boma play' does not know what to do with 'more'; ${SEE('play')}`],
    ['play skirmish --fast', `Unknown option '--fast'; ${SEE('play')}`],
    ['play skirmish --seed', `Option '--seed <value>' argument missing; ${SEE('play')}`],
    ['play skirmish --scenario moon', `skirmish has no scenario 'moon'; it has ford, raid.`],
    ['play skirmish --options fog,rain', `skirmish has no option 'rain'; it has fog.`],
    ['play skirmish --dice loaded', `--dice wants 'cipher' or 'manual', not 'loaded'.`],
    ['play skirmish --side red', `--side wants ${WHO}, not 'red'.`],
    ['play skirmish --side red=genius', `--side wants ${WHO}, not 'red=genius'.`],
    ['play skirmish --side green=random', `Skirmish at the ford has no side 'green'; it has blue and red.`],
    ['play --load no.boma', `'no.boma' cannot be read: there is no such file or folder.`],
    ['play --load no.boma --scenario raid', `--scenario does not go with --load: the record says what it is.`],
    ['replay', `'boma replay' needs a FILE; ${SEE('replay')}`],
    ['verify', `'boma verify' needs a FILE; ${SEE('verify')}`],
    ['verify no.boma', `'no.boma' cannot be read: there is no such file or folder.`],
    ['duel', `'boma duel' needs a GAME; ${SEE('duel')}`],
    ['duel skirmish --games none', `--games wants a whole number from 1 on, not 'none'.`],
    ['duel skirmish --side red=human', `In a duel nobody is 'human'; 'boma play GAME' is for people.`],
    ['fuzz', `'boma fuzz' needs a GAME; ${SEE('fuzz')}`],
    ['fuzz skirmish --games 0', `--games wants a whole number from 1 on, not '0'.`],
    ['fuzz skirmish --games many', `--games wants a whole number from 1 on, not 'many'.`],
    ['fuzz skirmish --scenario moon', `skirmish has no scenario 'moon'; it has ford, raid.`],
  ])('%s', async (words, sentence) => {
    expect(await bomaHere(words.split(' '))).toEqual({ code: 2, out: '', err: sentence })
  })

  test('records that cannot be opened', async () => {
    const cwd = folder()
    const match = playedUntil('short', ({ length }) => length === 3)
    const opened = (change: (text: string) => string, ...more: string[]) =>
      bomaHere(['play', ...more, '--load', join(cwd, writeMatch(cwd, match, change))])
    const file = join(cwd, 'match.boma')
    mkdirSync(join(cwd, 'folder'))
    const sentences = [
      await opened((text) => text.replace('boma record 2', 'boma record 3')),
      await opened((text) => text.replace(/^options.*$/m, 'opinions none')),
      await opened((text) => text.replace(/^game .*\n/m, '')),
      await opened((text) => text.replace(/^game skirmish/m, 'game chess')),
      await opened((text) => text, 'chess'),
      await bomaHere(['replay', file, '--to', '4']),
      await bomaHere(['replay', file, '--as', 'green']),
      await bomaHere(['replay', join(cwd, 'folder')]),
    ]
    expect(sentences.every(({ code, out }) => code === 2 && out === '')).toBe(true)
    expect(sentences.map(({ err }) => err.replaceAll(cwd, '.'))).toEqual([
      `'./match.boma' cannot be read here: line 1: the record is of form 3, which only a newer Boma reads.`,
      expect.stringMatching(/^'\.\/match\.boma' is no sound record: line 6: 'opinions none' .*\.$/),
      expect.stringMatching(/^'\.\/match\.boma' is no sound record: .* game.*\.$/),
      `'./match.boma' is a record of 'chess', a game that is not installed here.`,
      `There is no game 'chess'; 'boma games --all' lists what there is.`,
      'The record has only 3 entries, not 4.',
      `Skirmish at the ford has no side 'green'; it has blue and red.`,
      `'./folder' cannot be read: it is a folder.`,
    ])
  })

  test('a file of rubbish is no record, whatever reads it', async () => {
    const file = join(folder(), 'rubbish')
    writeFileSync(
      file,
      Uint8Array.from({ length: 4096 }, (_, i) => (i * 193) & 255),
    )
    for (const words of [
      ['verify', file],
      ['replay', file],
      ['play', '--load', file],
    ])
      expect(await bomaHere(words)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is no sound record: line 1'),
      })
  })
})

describe.concurrent('as a process', () => {
  test('complains on the other channel, with exit code 2 and no trace of the stack', async () => {
    expect(await boma('dance')).toEqual({
      code: 2,
      out: '',
      err: `There is no command 'dance'; 'boma help' lists them all.\n`,
    })
  })

  test('says its help and leaves, when nobody sits at a terminal', async () => {
    const { code, out, err } = await boma('menu')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: boma COMMAND')
    // However long its words are, two blanks part a command from what it does.
    expect(out).toMatch(/^ {2}ask GAME QUESTION\.\.\. +ask the rules/m)
    expect(out).toMatch(/^ {2}scenario GAME \[ID\] {2,}say what/m)
  })
})
