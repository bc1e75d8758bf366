import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boma, bomaHere, folder } from './run.ts'

const MINE = { overlay: 1, game: 'windhoek', name: 'my copy', counters: { 'FK-1': { front: '4-7' } } }

/** Writes an overlay into a folder of its own. */
function written(content: unknown): { readonly cwd: string; readonly file: string } {
  const cwd = folder()
  const file = join(cwd, 'mine.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { cwd, file }
}

describe('an overlay', () => {
  test('is laid over the data, named in the record, and wanted again with it', async () => {
    const { cwd } = written(MINE)
    const played = await boma('play windhoek --overlay mine.json', ['1', 'save m.boma', 'quit'], cwd)
    expect(played.err).toBe('')
    expect(played.out).toContain("Its data are corrected by 'my copy'.")
    expect(played.out).toMatch(/play --load m\.boma --overlay mine\.json/)

    expect(await boma('verify m.boma --overlay mine.json', [], cwd)).toMatchObject({ code: 3 })
    const without = await boma('verify m.boma', [], cwd)
    expect(without.code).toBe(2)
    expect(without.err).toMatch(/was played with corrected data; .* --overlay FILE \(they go by '[0-9a-f]{32}'\)/)
  })

  test('does not go with a record that was played without it', async () => {
    const { cwd } = written(MINE)
    await boma('play windhoek', ['1', 'save m.boma', 'quit'], cwd)
    const { code, err } = await boma('replay m.boma --overlay mine.json', [], cwd)
    expect([code, err]).toEqual([2, "'m.boma' was played with the game's own data; leave out --overlay.\n"])
  })

  test('is not asked for again with another game that was loaded meanwhile, nor taken for its records', async () => {
    const { cwd } = written(MINE)
    await boma('play skirmish', ['save other.boma', 'quit'], cwd)
    const { out } = await boma('play windhoek --overlay mine.json', ['1', 'load! other.boma', 'quit'], cwd)
    expect(out).toMatch(/Go on with: .*play --load other\.boma$/m)
    for (const command of ['verify', 'replay']) {
      const { code, err } = await boma(`${command} other.boma --overlay mine.json`, [], cwd)
      expect([code, err]).toEqual([2, expect.stringContaining('corrects another game')])
    }
  })

  test.each([
    ['of the wrong shape', { ...MINE, counters: { 'FK-1': { front: 'four' } } }, /counters\.FK-1\.front: .*'2-7'/],
    ['with a slip of the pen', { ...MINE, conuters: {} }, /conuters/],
    ['that leaves a gap in a railroad', { ...MINE, map: { rails: { copper: { hexes: ['3033', '3333'] } } } }, /copper/],
    ['that is no JSON', 'front: 4-7', /is no JSON/],
    ['of another game', { ...MINE, game: 'skirmish' }, /game: .*windhoek/],
  ])('%s is refused with the path of what is wrong', async (_name, content, words) => {
    const { file } = written(content)
    const { code, err } = await bomaHere(['play', 'windhoek', '--overlay', file])
    expect(code).toBe(2)
    expect(err).toMatch(words)
    expect(err).toContain(`'${file}' is no good overlay:\n`)
  })

  test.each([
    ['askari', '1-FK', { full: '0-5-2' }, { full: 'five' }, "full: must be values like '0-3-2'"],
    ['tanga', 'fk6-1', { front: '5-5-5-12' }, { front: 'five' }, 'front: must be combat factor, morale, range'],
  ])('of %s is laid over its own data', async (game, unit, good, bad, problem) => {
    const { cwd } = written({ overlay: 1, game, name: 'my copy', counters: { [unit]: good } })
    const { err, out } = await boma(`play ${game} --overlay mine.json`, ['1', 'quit'], cwd)
    expect([err, out]).toEqual(['', expect.stringContaining("Its data are corrected by 'my copy'.")])
    const { file } = written({ overlay: 1, game, name: 'my copy', counters: { [unit]: bad } })
    const refused = await bomaHere(['play', game, '--overlay', file])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(`counters.${unit}.${problem}`)])
  })

  test('that is not there, or for another game than the one that is played, is refused too', async () => {
    const { file } = written(MINE)
    expect((await bomaHere(['play', 'windhoek', '--overlay', 'gone.json'])).err).toContain("'gone.json' cannot be read")
    expect((await bomaHere(['play', 'skirmish', '--overlay', file])).err).toContain('corrects another game')
  })

  test('is explained by the help of every command that takes it', async () => {
    for (const command of ['play', 'replay', 'verify', 'fuzz'])
      expect((await bomaHere(['help', command])).out).toContain('--overlay FILE')
  })
})
