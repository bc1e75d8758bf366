import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dispatch } from '../dispatch.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { findMatch, hasRolled, writeMatch } from './matches.ts'
import { bomaHere, folder } from './run.ts'

const play = (...words: readonly string[]) => ['play', 'skirmish', '--side', 'red=random', '--seed', '1', ...words]
const GERMAN = ['--language', 'de']

test('a game speaks the language that was asked for, and is played as ever', async () => {
  const lines = ['place gun at 0402', 'place gun at 0402', 'why place gun at 0403', 'quit']
  const { code, out } = await bomaHere(play(...GERMAN), lines)
  expect(code).toBe(0)
  expect(out).toContain('Gefecht an der Furt: Die Furt, with Verdeckte Marken.')
  expect(out).toContain('Blau: stellen Sie Ihre nächste Marke in Ihren eigenen Spalten auf (2.1).')
  expect(out).toContain('2.1 B1 (Geschütz) wird in 0402 aufgestellt.')
  expect(out).toContain('2.1: Sie haben nichts mehr davon aufzustellen: Geschütz; wählen Sie eine andere Art.')
})

test('what is saved is the same in every language, and says how to go on in this one', async () => {
  const cwd = folder()
  const kept = async (file: string, ...words: readonly string[]) => {
    const { out } = await bomaHere(play(...words), ['place gun at 0402', `save ${join(cwd, file)}`, 'quit'])
    return { out, record: readFileSync(join(cwd, file), 'utf8') }
  }
  const german = await kept('de.boma', ...GERMAN)
  expect(german.record).toBe((await kept('en.boma')).record)
  expect(german.out).toMatch(/Go on with: .*de\.boma --side red=random --language de/)
})

test('a record is told and gone on with in another language, and loads keep to it', async () => {
  const cwd = folder()
  const file = join(cwd, writeMatch(cwd, findMatch(hasRolled).match))
  const told = await bomaHere(['replay', file, '--as', 'red', ...GERMAN])
  expect([told.code, told.err]).toEqual([0, ''])
  expect(told.out).toMatch(/ blue 4\.1 B\d marschiert von \d{4} nach \d{4}\./)
  const loaded = await bomaHere(['play', '--load', file, ...GERMAN], [`load! ${file}`, 'quit'])
  expect(loaded.out.match(/Gefecht an der Furt: Die Furt/g)).toHaveLength(2)
})

test('the menu leads to a game in that language', async () => {
  const terminal = fakeTerminal(['4', '', '1', 'quit'], true)
  expect(await dispatch(['menu', ...GERMAN], terminal)).toBe(0)
  const shown = terminal.shown.join('\n')
  expect(shown).toContain('you play Alliierte, the computer plays Deutsche')
  expect(shown).toContain('Lettow-Vorbeck: Der Feldzug in Ostafrika')
})

test.each(['fr', 'constructor'])("a language that the game does not speak, '%s', is refused", async (code) => {
  const { code: exit, err } = await bomaHere(play('--language', code))
  expect([exit, err]).toEqual([2, `Skirmish at the ford does not speak '${code}'; it speaks en, de.`])
})
