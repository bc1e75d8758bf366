import { readdirSync, readFileSync } from 'node:fs'
import { Match, parseRecord, replay, writeRecord } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game, GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import { wrongInFreshProcess } from '../fuzz/again.ts'
import { search } from '../fuzz/search.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { boma, folder } from './run.ts'
import { crashing, deadEnd, fickle, overLong, refusing, stillborn } from './spoilt.ts'

const quiet = { at() {}, end() {} }

/** Searches in a folder of its own; gives back what was said and the records that were written. */
function searched(game: Game, games = 6, every = 1) {
  const here = process.cwd()
  const cwd = folder()
  const terminal = fakeTerminal()
  process.chdir(cwd)
  try {
    const broken = search(game, { games, every, seed: 'test' }, terminal, quiet)
    return { broken, shown: terminal.shown, files: readdirSync(cwd).sort(), cwd }
  } finally {
    process.chdir(here)
  }
}

describe('a search', () => {
  test.each([
    ['the rules never fail', crashing, /they failed: a counter fell off the table/i],
    ['no dead end', deadEnd, /the match is not over, and nothing may be done/i],
    ['what is listed is allowed', refusing, /'place \w+ at \d{4}' is listed and refused/],
    ['every match ends', overLong, /it is still on after 5 actions/i],
    ['replays to the same hash', fickle, /the replay/i],
  ])('tells when not %s, with a record that replays up to there', (property, game, sentence) => {
    const { broken, shown, files, cwd } = searched(game)
    expect(broken).toBeGreaterThan(0)
    expect(shown.join('\n')).toMatch(sentence)
    const file = files.find((name) => name.includes(property.replaceAll(' ', '-'))) ?? ''
    const text = readFileSync(`${cwd}/${file}`, 'utf8')
    expect(text).toContain(`\n# ${property}: `)
    if (property === 'the rules never fail') expect(text).toMatch(/^# {5}at .*spoilt\.ts/m)
    // What goes on for too long was ended there, undecided.
    if (game !== fickle) expect(replay(game, parseRecord(text)).over).toBe(game === overLong)
  })

  test('of a game that cannot be set up writes nothing', () => {
    const { shown, files } = searched(stillborn)
    expect(shown[1]).toBe(`Match 1: not 'the rules never fail'. They failed: the map is torn.`)
    expect(files).toEqual([])
  })

  test('stops when it has found enough', () => {
    const { broken, files, shown } = searched(deadEnd, 40)
    expect(broken).toBeGreaterThanOrEqual(5)
    expect(files.length).toBe(broken)
    expect(shown.at(-1)).toBe(`${broken} promises were broken.`)
  })

  test('says what it came to, and what it did not', () => {
    const { shown } = searched(skirmish, 2)
    expect(shown[0]).toBe("Skirmish at the ford: 2 random matches from the seed 'test', every position looked at.")
    expect(shown.join('\n')).toMatch(/^[\d,]+ positions and [\d,]+ checks in \d+ s: [\d,]+ a second\.$/m)
    expect(shown.join('\n')).toMatch(/^\d+ of 9 kinds of action(; never [\w, ]+)?\.$/m)
    expect(shown.at(-1)).toBe('Nothing broke.')
  })

  test('that examines one position in ten still looks all others over', () => {
    const { shown } = searched(skirmish, 2, 10)
    expect(shown[0]).toContain('one position in 10 examined, the others looked over.')
    expect(shown.join('\n')).toMatch(/^[\d,]+ positions \(\d+ of them examined\) and [\d,]+ checks/m)
    // Each of these breaks in one position of a match alone, and hardly ever in one that is examined.
    for (const game of [deadEnd, refusing, overLong]) expect(searched(game, 6, 1000).broken).toBeGreaterThan(0)
  })

  test.concurrent('can be repeated by its seed, in any process', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => boma('fuzz skirmish --games 4 --seed test')))
    const positions = (out = '') => /^[\d,]+ positions and [\d,]+ checks/m.exec(out)?.[0]
    expect(one?.code).toBe(0)
    expect(positions(one?.out)).toBeDefined()
    expect(positions(one?.out)).toBe(positions(two?.out))
  })

  test('can be played eagerly: who goes for what is appraised highest comes to other positions', () => {
    const terminal = fakeTerminal()
    expect(search(skirmish, { games: 2, seed: 'test', eager: true }, terminal, quiet)).toBe(0)
    expect(terminal.shown[0]).toContain('2 eager matches')
    expect(terminal.shown[1]).not.toBe(searched(skirmish, 2).shown[1])
  })

  test('compares worlds that a side cannot tell apart, and nothing else, where that is wanted', () => {
    const terminal = fakeTerminal()
    expect(search(skirmish, { games: 0, worlds: 40, seed: 'test' }, terminal, quiet)).toBe(0)
    expect(terminal.shown[0]).toBe(
      "Skirmish at the ford: 40 pairs of worlds that a side cannot tell apart, from the seed 'test'.",
    )
    expect(terminal.shown[1]).toMatch(/^40 pairs of worlds played on by \d+ actions, of which \d+ rolled/)
  })

  test.concurrent.each([
    ['--sweep half', `--sweep can only be 'full', not 'half'.`],
    ['--play lazily', `--play can only be 'eager', not 'lazily'.`],
  ])('takes no half measures: %s', async (option, told) => {
    const { code, err } = await boma(`fuzz skirmish ${option}`)
    expect([code, err.trim()]).toEqual([2, told])
  })
})

describe('a record', () => {
  const played = <T extends Game>(game: T): GameMatch => {
    const match = new Match(game, {
      scenario: game.scenarios[0]?.id ?? '',
      options: game.options.map((o) => o.id),
      dice: { kind: 'cipher', secret: new Uint8Array(32).fill(3) },
    })
    for (let d = match.decision; d !== undefined; d = match.decision) {
      const legal = match.legal()
      match.play(d.seat, legal[(match.length * 7919) % legal.length] ?? -1)
    }
    return match
  }

  test.each([
    ['Windhoek', windhoek as Game],
    ['Lettow-Vorbeck', lettow as Game],
    ['the skirmish', skirmish as Game],
  ])('of %s is as sound in a process that has seen no other match', (_, game) => {
    const record = writeRecord(played(game).tell().record())
    expect(wrongInFreshProcess(record, undefined)).toBeUndefined()
    expect(wrongInFreshProcess(record.replace(/hash ..../, 'hash 0000'), undefined)).toMatch(/BROKEN/)
  })
})
