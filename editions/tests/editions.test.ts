import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord, Rules } from '@boma/kernel'
import * as kernel from '@boma/kernel'
import { rules } from '@boma/windhoek/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionOf } from '../../tools/versions/hash.ts'
import { keepEdition } from '../keep.ts'
import { type Edition, type EditionWanted, openEdition } from '../open.ts'
import { press } from '../press.ts'
import { inTurn, type PlayedOut, randomMatch } from './random-match.ts'

const GAME = 'windhoek'
const SEED = 3
const root = join(import.meta.dirname, '..', '..')
const scratch = mkdtempSync(join(tmpdir(), 'boma-editions-'))
const folder = join(scratch, 'kept')
afterAll(() => rmSync(scratch, { recursive: true }))

const overlay = (name: string, parts: object): string => JSON.stringify({ overlay: 1, game: GAME, name, ...parts })
const STRONGER = overlay('stronger companies', { counters: { 'FK-1': { front: '5-7' }, 'FK-2': { front: '5-7' } } })
const WETTER = overlay('wetter', { charts: { rainTurns: [1, 2, 3, 4, 5, 6], recruits: { 'g-mounted': { cost: 1 } } } })

/** A copy of the sources in another place. */
function copied(name: string): string {
  const copy = join(scratch, name)
  const filter = (path: string) => !/[\\/](?:tests|node_modules)$/.test(path)
  for (const part of ['kernel', 'counsel', 'overlay', 'showing', `games/${GAME}`])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter })
  return copy
}

/** Keeps the rules as these sources have them; gives their version. */
async function keptFrom(sources: string): Promise<string> {
  const version = await versionOf(sources, GAME)
  await keepEdition(folder, { root: sources, game: GAME, version })
  return version
}

/** The versions of the present rules, and of others by which no turn has rain. */
let present = ''
let dry = ''
beforeAll(async () => {
  const changed = copied('changed')
  const file = join(changed, 'games', GAME, 'rules', '27-weather.ts')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('((RAIN_TURNS >> turn) & 1) === 1', 'turn < 0'))
  expect(readFileSync(file, 'utf8')).not.toBe(before)
  present = await keptFrom(root)
  dry = await keptFrom(changed)
})

const wanted = (version: string, laid?: string): EditionWanted =>
  laid === undefined ? { game: GAME, version } : { game: GAME, version, overlay: laid }
const allWanted = (): readonly EditionWanted[] => [
  wanted(present),
  wanted(present, STRONGER),
  wanted(present, WETTER),
  wanted(dry),
  wanted(dry, STRONGER),
]

const recordOf = (played: readonly PlayedOut[], i: number): MatchRecord => {
  const found = played[i]
  if (found === undefined) throw new RangeError(`there is no match ${i}`)
  return found.record
}

/** What a process of its own says of a match that it played. */
function alone(edition: EditionWanted): string {
  const args = [join(import.meta.dirname, 'alone.ts'), folder, JSON.stringify(edition), String(SEED)]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}

describe('two versions and two overlays of one game', () => {
  test('are played in turn in one process, each as it is played alone', async () => {
    const all = allWanted()
    const editions = await Promise.all(all.map((each) => openEdition(folder, each)))
    const played = inTurn(editions.map((edition) => randomMatch(edition, SEED)))
    expect(played.map(({ record }) => [record.version, record.overlay !== '', record.result !== undefined])).toEqual(
      all.map(({ version, overlay: laid }) => [version, laid !== undefined, true]),
    )
    expect(new Set(played.map(({ record }) => JSON.stringify(record.entries))).size).toBe(all.length)
    expect(played.map(({ hash }) => hash)).toEqual(all.map(alone))
    // Each holds under its own data and under no others, whichever edition was opened first.
    const ofPresent = [0, 1, 2]
    const isBroken = ({ kernel: its, rules: under }: Edition, i: number) => {
      try {
        return its.replay(under, recordOf(played, i)) === undefined
      } catch {
        return true
      }
    }
    expect(editions.slice(0, 3).map((edition) => ofPresent.map((i) => isBroken(edition, i)))).toEqual([
      [false, true, true],
      [true, false, true],
      [true, true, false],
    ])
    expect([3, 4].map((i) => isBroken(editions[i] as Edition, i))).toEqual([false, false])
  })

  test('are played as their sources are', async () => {
    const [pressed, source] = inTurn([
      randomMatch(await openEdition(folder, wanted(present)), SEED),
      randomMatch({ rules: { ...(rules as unknown as Rules), version: present }, kernel }, SEED),
    ])
    expect(pressed?.record.entries).toEqual(source?.record.entries)
    expect(pressed?.record.table).toBe(source?.record.table)
  })
})

describe('an edition', () => {
  test('is the same to the letter, wherever its sources lie', async () => {
    const [here, there] = [root, copied('elsewhere')].map((at) =>
      press({ root: at, game: GAME, version: 'abc' }, 'rules'),
    )
    expect(await there).toBe(await here)
  })

  test('is kept once, and never written again', async () => {
    const file = join(folder, `${GAME}-${dry}.js`)
    const before = readFileSync(file, 'utf8')
    expect(await keepEdition(folder, { root, game: GAME, version: dry })).toMatchObject({ isNew: false })
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readdirSync(folder).sort()).toEqual([`${GAME}-${dry}.js`, `${GAME}-${present}.js`].sort())
  })

  test('is opened once', async () => {
    const first = await openEdition(folder, wanted(present, STRONGER))
    expect(await openEdition(folder, wanted(present, STRONGER))).toBe(first)
    expect(first.overlay).toMatchObject({ name: 'stronger companies', hash: first.rules.overlay })
    expect((await openEdition(folder, wanted(present))).overlay).toBe(undefined)
  })

  test('says what is wrong with an overlay, and takes the next one', async () => {
    const bad = overlay('slip', { counters: { 'FK-1': { front: 'four' } } })
    const opening = openEdition(folder, wanted(present, bad))
    await expect(opening).rejects.toThrow(/^counters\.FK-1\.front: must be/)
    await expect(opening).rejects.toMatchObject({ faults: [{ path: 'counters.FK-1.front' }] })
    await expect(openEdition(folder, wanted(present, bad))).rejects.toThrow('counters.FK-1.front')
    expect((await openEdition(folder, wanted(present, WETTER))).overlay?.name).toBe('wetter')
  })

  test('that nobody kept is not opened, nor one under the name of another', async () => {
    await expect(openEdition(folder, wanted('0123456789ab'))).rejects.toThrow("version '0123456789ab' is not kept here")
    writeFileSync(join(folder, `${GAME}-ffffffffffff.js`), readFileSync(join(folder, `${GAME}-${dry}.js`)))
    await expect(openEdition(folder, wanted('ffffffffffff'))).rejects.toThrow(`holds 'windhoek' in version '${dry}'`)
  })

  test('of a game whose data nobody corrects takes no overlay', async () => {
    await keepEdition(folder, { root, game: 'picket', version: 'abc' })
    await expect(openEdition(folder, { game: 'picket', version: 'abc', overlay: '{}' })).rejects.toThrow(
      'takes no overlay',
    )
    expect((await openEdition(folder, { game: 'picket', version: 'abc' })).rules.version).toBe('abc')
  })
})
