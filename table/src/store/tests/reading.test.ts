import { EVERYONE, NOBODY, parseRecord, SIDES, sealOf, textIn, writeRecord } from '@boma/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localReferee } from '../../referee/local.ts'
import { asItCame } from '../../referee/pages.ts'
import { memoryCupboard, readShelved, wholeOf } from '../cupboard.ts'
import { fileNameOf, fileTextOf } from '../export.ts'
import { keepingOf } from '../kept-of.ts'
import { MissingOverlay } from '../overlays.ts'
import { type OnShelf, readFile, readKept, readRecord, type Stuck } from '../reading.ts'
import { seatsIn } from '../remarks.ts'
import { keeping, played, skirmish } from './played.ts'

const SHELF: Readonly<Record<string, OnShelf>> = {
  skirmish: { load: async () => skirmish },
}
const find = (id: string) => SHELF[id]
const text = writeRecord(played(20).tell().record())
const edit = (change: Partial<ReturnType<typeof parseRecord>>) => writeRecord({ ...parseRecord(text), ...change })

async function stuck(record: string): Promise<Stuck> {
  const reading = await readRecord(record, find)
  if (reading.kind !== 'stuck') throw new Error(`it is ${reading.kind}`)
  return reading
}

describe('a sound record', () => {
  test('plays to its end', async () => {
    const reading = await readRecord(text, find)
    expect(reading.kind).toBe('sound')
    expect(reading).toHaveProperty('match.length', 20)
  })

  test('of another version of the rules is sound as long as it plays', async () => {
    const old = played(20, { ...skirmish, version: '0.1.0' })
      .tell()
      .record()
    const reading = await readRecord(writeRecord(old), find)
    expect(reading).toMatchObject({ kind: 'sound', record: { version: '0.1.0' }, game: { version: skirmish.version } })
  })
})

describe('a record that was played with an overlay', () => {
  const hash = '0a1b2c'
  const laid = { ...skirmish, overlay: hash }
  const shelf = (here: readonly string[]) => (): OnShelf => ({
    async load(overlay) {
      if (overlay !== '' && !here.includes(overlay)) throw new MissingOverlay(overlay)
      return overlay === '' ? skirmish : laid
    },
  })
  const corrected = writeRecord(played(20, laid).tell().record())

  test('is opened with it', async () => {
    expect(await readRecord(corrected, shelf([hash]))).toMatchObject({ kind: 'sound', game: { overlay: hash } })
    expect(await readRecord(text, shelf([hash]))).toMatchObject({ kind: 'sound', game: { overlay: '' } })
  })

  test('says which one it lacks where that is not', async () => {
    const missing = { kind: 'noOverlay', game: skirmish.id, hash, name: 'my copy' }
    expect(await readRecord(`${corrected}# overlay my copy\n`, shelf([]))).toEqual(missing)
    expect(await readRecord(corrected, shelf([]))).toEqual({ ...missing, name: '' })
    const kept = {
      ...wholeOf(keepingOf('m', localReferee(played(20, laid)), ['person', 'person'], 0)),
      overlay: 'my copy',
    }
    expect(await readKept(kept, shelf([]))).toEqual(missing)
    expect(await readKept(kept, shelf([hash]))).toMatchObject({ kind: 'sound', game: { overlay: hash } })
  })

  test('tells people in its file what they call it', () => {
    const kept = {
      ...wholeOf(keepingOf('m', localReferee(played(20, laid)), ['person', 'person'], 0)),
      overlay: 'my copy',
    }
    expect(fileTextOf(kept)).toMatch(/\n# overlay my copy\n# seats person person\n$/)
  })
})

describe('a record that does not play to its end', () => {
  const entries = parseRecord(text).entries.map((e, i) => (i === 12 ? { ...e, order: 'march 9999' } : e))

  test('says how far it goes, and why no farther', async () => {
    const reading = await stuck(edit({ entries }))
    expect(reading.holds).toBe(12)
    expect(reading.fault).toEqual({ name: 'noAction', facts: { words: "'march 9999'", game: skirmish.id } })
  })

  test('can go on from its last position, with other dice', async () => {
    const match = (await stuck(edit({ entries }))).resume?.({ dice: { kind: 'cipher', secret: new Uint8Array(32) } })
    expect(match?.length).toBe(0)
    expect([...(match?.table.bytes ?? [])]).toEqual([...played(20).table.bytes])
    expect(match?.legal().length).toBeGreaterThan(0)
  })

  test('can go on from where it holds, with all that led there', async () => {
    const match = (await stuck(edit({ entries }))).held
    expect(match?.length).toBe(12)
    expect([...(match?.table.bytes ?? [])]).toEqual([...played(12).table.bytes])
  })

  test('cannot go on from a last position that is the end', async () => {
    const whole = played(1000).tell().record()
    expect(whole.result).toBeDefined()
    const bad = whole.entries.map((e, i) => (i === 12 ? { ...e, order: 'march 9999' } : e))
    expect(await stuck(writeRecord({ ...whole, entries: bad }))).toMatchObject({ holds: 12, resume: undefined })
  })

  test('cannot go on from a position of another layout', async () => {
    const reading = await stuck(edit({ entries, layout: 'deadbeef' }))
    expect(reading).toMatchObject({ holds: 12, resume: undefined })
  })

  test('cannot go on from a position that is none', async () => {
    const reading = await stuck(edit({ entries, table: 'ff'.repeat(40) }))
    expect(reading.resume).toBeUndefined()
  })

  test('without the secret of its dice goes on from its last position only', async () => {
    const reading = await stuck(writeRecord(played(20).record()))
    expect(reading.holds).toBeUndefined()
    expect(reading.resume).toBeDefined()
  })

  test('of a scenario that is gone holds nowhere', async () => {
    expect((await stuck(edit({ scenario: 'gone' }))).holds).toBeUndefined()
  })
})

describe('a text that is of no use', () => {
  test.each([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    ['Dear John', { kind: 'noRecord' }],
    ['boma record 3\n', { kind: 'newer' }],
    [text.slice(0, 40), { kind: 'damaged' }],
    [text.replace('scenario', 'scenery'), { kind: 'damaged' }],
    [edit({ game: 'chess' }), { kind: 'unknownGame', game: 'chess' }],
  ])('%#: %j', async (record, expected) => expect(await readRecord(record, find)).toMatchObject(expected))

  test('names the line that is damaged', async () => {
    const lines = text.split('\n')
    lines[8] = '* hash nothing'
    expect(await readRecord(lines.join('\n'), find)).toMatchObject({ line: 9, fault: { name: 'noMark' } })
  })

  test('whose game cannot be loaded may be tried again', async () => {
    const offline = () => ({ load: () => Promise.reject(new Error('offline')) })
    expect(await readRecord(text, offline)).toEqual({ kind: 'notLoaded' })
  })
})

describe('a record that something happened to', () => {
  const KINDS = ['sound', 'stuck', 'empty', 'noRecord', 'damaged', 'newer', 'unknownGame']
  /** Reads it, and does all that may be done with it then. */
  async function use(record: string): Promise<string> {
    const reading = await readRecord(record, find)
    if (reading.kind === 'stuck')
      for (const match of [reading.held, reading.resume?.({ dice: { kind: 'cipher', secret: new Uint8Array(32) } })])
        if (match && !match.over) match.play(match.decision?.seat, match.legal()[0] ?? -1)
    return reading.kind
  }

  test('anywhere, to one character, is read as far as it goes, and what it offers can be played', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), async (at, instead) => {
        expect(KINDS).toContain(await use(text.slice(0, at) + instead + text.slice(at + 1)))
      }),
      { numRuns: 400 },
    )
  })

  test('and was cut off anywhere is read as far as it goes', async () => {
    for (let length = 0; length < text.length; length += 7) expect(KINDS).toContain(await use(text.slice(0, length)))
  })
})

describe('a file', () => {
  test('is read whole', async () => {
    const reading = await readFile({ size: text.length, text: async () => text }, find)
    expect(reading).toMatchObject({ kind: 'sound', text })
  })

  test('that is far too big is not read at all', async () => {
    const never = () => Promise.reject(new Error('read'))
    expect(await readFile({ size: 1e9, text: never }, find)).toEqual({ kind: 'tooBig' })
    expect(await readFile({ size: 1, text: never }, find)).toEqual({ kind: 'unreadable' })
  })

  test('is named after the game and the day', () => {
    expect(fileNameOf(keeping('a', Date.UTC(2014, 7, 4)).kept)).toBe('skirmish-2014-08-04.boma')
  })
})

test('what is kept tells nobody the secret of the dice: all may still agree to take a roll back', async () => {
  const there = memoryCupboard()
  await there.put(keeping('a', 1, 20))
  const kept = wholeOf((await there.one('a')) ?? keeping('b', 1))
  expect(kept).toMatchObject({ id: 'a', secret: '00'.repeat(32), told: false })
  expect(textIn(kept)).not.toContain('\nsecret ')
  const reading = await readKept(kept, find)
  expect(reading.kind === 'sound' && [reading.match.told, reading.match.undoByConsent(EVERYONE)]).toEqual([
    false,
    'done',
  ])
  const told = await readRecord(fileTextOf(kept), find)
  expect(told.kind === 'sound' && told.match.undoByConsent(EVERYONE)).toBe('told')
})

test('a match that was told stays so, and what an earlier Boma kept was told', async () => {
  const there = memoryCupboard()
  const match = played(20)
  const whole = async () => wholeOf((await there.one('a')) ?? keeping('b', 1))
  await there.put(keepingOf('a', localReferee(match), ['person', 'person'], 1))
  expect((await whole()).told).toBe(false)
  await there.put(keepingOf('a', localReferee(match.tell()), ['person', 'person'], 2))
  expect((await whole()).told).toBe(true)
  const reading = await readKept(await whole(), find)
  expect(reading.kind === 'sound' && reading.match.undoByConsent(EVERYONE)).toBe('told')
  expect(readShelved({ id: 'a', game: 'skirmish', record: 'boma record 2\n' })).toMatchObject({ told: true })
})

describe('a match of our own', () => {
  const kept = wholeOf(keeping('a', 1, 20))
  const again = async (whole: typeof kept) => {
    const reading = await readKept(whole, find)
    if (reading.kind !== 'sound') throw new Error(`it is ${reading.kind}`)
    return reading
  }

  test('is opened as it was, with its whole log', async () => {
    const { match, record, wasSpoilt } = await again(kept)
    expect([match.length, match.told, wasSpoilt]).toEqual([20, false, undefined])
    for (const viewer of [...SIDES, NOBODY]) expect(match.log(viewer)).toEqual(played(20).log(viewer))
    expect(record).toEqual(played(20).record())
  })

  test('is believed by its seal, and otherwise played again: what holds goes on, and the reader is told', async () => {
    const nonsense = { ...kept, journal: 'nobody: nothing\n', loose: '' }
    const spoilt = await again({ ...kept, seal: 'aa' })
    expect([spoilt.wasSpoilt, spoilt.match.length, spoilt.match.told]).toEqual([true, 20, false])
    expect(await readKept(nonsense, find)).toMatchObject({ kind: 'stuck', holds: 0 })
    expect(await readKept({ ...nonsense, seal: sealOf(nonsense) }, find)).toMatchObject({ kind: 'stuck', holds: 0 })
  })

  test('of other rules, or from before there were seals, is played again', async () => {
    const other = async () => ({ ...skirmish, version: '9.9.9' })
    const reading = await readKept(kept, () => ({ load: other }))
    expect(reading).toMatchObject({ kind: 'sound', record: { version: skirmish.version } })
    expect(reading).not.toHaveProperty('wasSpoilt')
    expect(await again({ ...kept, seal: '' })).not.toHaveProperty('wasSpoilt')
    expect(await readKept(kept, () => undefined)).toMatchObject({ kind: 'unknownGame' })
  })
})

describe('a reading that takes long', () => {
  /** Orders and take-backs, as many as fit into a link. */
  const first = parseRecord(text).entries.slice(0, 1)
  const long = edit({ entries: Array.from({ length: 100_000 }, () => [...first, { undo: [] }]).flat() })

  test('lets the page have its turn, and can be stopped', async () => {
    const stop = new AbortController()
    const told: number[] = []
    let turns = 0
    const clock = setInterval(() => turns++, 1)
    const patience = {
      stop: stop.signal,
      tell(done: number) {
        told.push(done)
        if (told.length === 20) stop.abort()
      },
    }
    expect(await readRecord(long, find, patience)).toEqual({ kind: 'stopped' })
    clearInterval(clock)
    expect(told).toHaveLength(20)
    expect(turns).toBeGreaterThan(5)
  })

  test('ends by itself when nobody stops it', async () => {
    expect(await readRecord(long, find)).toMatchObject({ kind: 'sound', match: { length: 0 } })
  })
})

test('what is kept tells the shelf who is to move and what happened', () => {
  const match = wholeOf(keeping('a', 1, 20))
  expect(match).toMatchObject({ id: 'a', game: 'skirmish', over: false })
  expect(match.news).not.toBe('')
  expect(match.news).not.toMatch(/[{}]/)
  expect(parseRecord(textIn(match)).entries).toHaveLength(20)
})

describe('who played', () => {
  test('is said in the file, in a line that every reader of records skips', () => {
    const file = fileTextOf(wholeOf(keeping('a', 1, 20)))
    expect(parseRecord(file)).toEqual(played(20).tell().record())
    expect(seatsIn(file)).toEqual(['person', 'greedy'])
    expect(fileTextOf(wholeOf({ ...keeping('a', 1), pages: asItCame(file) }))).toBe(file)
  })

  test.each(['', '# seats person', '# seats person cheat', 'seats random random'])('is two people after %j', (remark) =>
    expect(seatsIn(`boma record 1\n${remark}\n`)).toEqual(['person', 'person']),
  )
})
