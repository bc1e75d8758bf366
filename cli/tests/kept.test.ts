import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { dispatch } from '../dispatch.ts'
import { keptFile } from '../records/beside.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { folder } from './run.ts'

beforeEach(() => {
  Object.assign(process.env, { XDG_STATE_HOME: folder() })
})

const run = async (words: string, lines: readonly string[]) => {
  const terminal = fakeTerminal(lines, true)
  const code = await dispatch(words.split(' '), terminal)
  return { code, out: terminal.shown.join('\n'), err: terminal.complaints.join('\n') }
}

describe('boma resume', () => {
  test('goes on where an evening was left without saving, with who sat where', async () => {
    const left = await run('play skirmish --side red=random --seed a', ['1', '1', 'quit'])
    expect(left.out).toMatch(/Go on with: boma resume$/)
    const again = await run('resume', ['log', '1', 'quit'])
    expect(again.code).toBe(0)
    expect(again.out).toContain('So far: 2 orders')
    expect(again.out).toContain('Blue> 1')
    expect(again.out).toMatch(/Go on with: boma resume$/)
    expect(readFileSync(keptFile(), 'utf8')).toContain('# resume ["--side","red=random"]')
    expect((await run('resume', ['quit'])).out).toContain('So far: 3 orders')
  })

  test('nobody else on the machine reads it: it holds the dice to come', async () => {
    mkdirSync(dirname(keptFile()), { recursive: true })
    writeFileSync(`${keptFile()}.part`, 'left behind')
    await run('play skirmish --seed a', ['1', 'quit'])
    expect(statSync(keptFile()).mode & 0o777).toBe(0o600)
  })

  test('a new match leaves the one before beside it', async () => {
    await run('play skirmish --seed a', ['1', 'quit'])
    const before = readFileSync(keptFile(), 'utf8')
    await run('play skirmish --seed b', ['1', '1', 'quit'])
    expect(readFileSync(join(keptFile(), '..', 'previous.boma'), 'utf8')).toBe(before)
    expect(readFileSync(keptFile(), 'utf8')).not.toBe(before)
  })

  test('keeping tells nobody the dice: a roll can still be taken back by consent', async () => {
    const { out } = await run('play skirmish --seed a', ['1', 'undo!', 'quit'])
    expect(out).toContain('Taken back: one order.')
  })

  test('nor does going on: whoever resumes a match may still agree', async () => {
    await run('play skirmish --seed a', ['1', 'quit'])
    const text = readFileSync(keptFile(), 'utf8')
    expect(text).not.toMatch(/^secret/m)
    expect(text).toMatch(/^# secret [0-9a-f]{64}$/m)
    expect((await run('resume', ['', 'undo!', 'quit'])).out).toContain('Taken back: one order.')
  })

  test('whoever has a copy of what is kept has the secret', async () => {
    await run('play skirmish --seed a', ['1', 'quit'])
    const copy = join(folder(), 'copy.boma')
    writeFileSync(copy, readFileSync(keptFile(), 'utf8'))
    expect((await run(`play --load ${copy}`, ['', 'undo!', 'quit'])).out).toContain('saved with the secret of its dice')
  })

  test('without a match, or with a damaged one, one sentence says so, and nothing is touched', async () => {
    expect(await run('resume', [])).toEqual({
      code: 2,
      out: '',
      err: `There is no match to resume; 'boma play GAME' begins one.`,
    })
    await run('play skirmish --seed a', ['1', 'quit'])
    writeFileSync(keptFile(), 'boma record 2\nrubbish\n')
    const { code, err } = await run('resume', [])
    expect(code).toBe(2)
    expect(err).toMatch(/last\.boma' is no sound record: .*\.$/)
    expect(readFileSync(keptFile(), 'utf8')).toBe('boma record 2\nrubbish\n')
  })
})
