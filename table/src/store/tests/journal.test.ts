import { textIn } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { asItCame, type Pages } from '../../referee/pages.ts'
import { type Cupboard, type Keeping, memoryCupboard, type Shelved, toWrite } from '../cupboard.ts'
import { lastWordsIn } from '../last-words.ts'
import { type Matches, matchesIn } from '../matches.ts'
import { drawer } from './drawer.ts'
import { keeping } from './played.ts'

/** A match whose journal has these lines. */
function growing(
  lines: readonly string[],
  touched = lines.length,
  loose: readonly string[] = [],
): Keeping & { readonly asked: number[] } {
  const asked: number[] = []
  const pages: Pages = {
    head: 'head\n',
    foot: `foot ${lines.length}\n`,
    secret: '00',
    told: false,
    seal: 'aa',
    lines(since) {
      asked.push(since)
      return lines.slice(since)
    },
    loose,
  }
  return { kept: keeping('a', touched).kept, pages, asked }
}

const LINES = ['one', 'two', 'three', 'four', 'five']
const quota = () => Promise.reject(Object.assign(new Error('no room'), { name: 'QuotaExceededError' }))
const keptIn = async (matches: Pick<Matches, 'one'>) => {
  const kept = await matches.one('a')
  return kept && textIn(kept)
}

/** How many lines each change wrote, as a cupboard is asked to. */
function counted(cupboard = memoryCupboard()): { readonly cupboard: Cupboard; readonly written: number[] } {
  const written: number[] = []
  let shelved: Shelved | undefined
  const put: Cupboard['put'] = async (match, seen) => {
    const write = toWrite(match, shelved, seen)
    if (write !== undefined) {
      written.push(write.lines.length)
      shelved = write.shelved
    }
    return cupboard.put(match, seen)
  }
  return { cupboard: { ...cupboard, put }, written }
}

describe('a journal that grows', () => {
  test('is written line by line, and nothing of it twice', async () => {
    const { cupboard, written } = counted()
    const matches = matchesIn(async () => cupboard, lastWordsIn(undefined))
    for (const n of [1, 2, 3, 5]) await matches.keep(growing(LINES.slice(0, n)))
    expect(written).toEqual([1, 1, 1, 2])
    expect(await keptIn(matches)).toBe('head\none\ntwo\nthree\nfour\nfive\nfoot 5\n')
  })

  test('has lines behind it that may still go, and of which nothing stays then', async () => {
    const { cupboard, written } = counted()
    const matches = matchesIn(async () => cupboard, lastWordsIn(undefined))
    const kept = ['one', 'two']
    for (const loose of [['three'], ['three', 'four'], ['three'], [], ['other']])
      await matches.keep(growing(kept, 2, loose))
    expect(await keptIn(matches)).toBe('head\none\ntwo\nother\nfoot 2\n')
    await matches.keep(growing([...kept, 'other'], 3))
    expect(await keptIn(matches)).toBe('head\none\ntwo\nother\nfoot 3\n')
    expect(written).toEqual([2, 0, 0, 0, 0, 1])
  })

  test('whose loose end is another in another window is not written over', async () => {
    const cupboard = memoryCupboard()
    const [here, there] = [0, 1].map(() => matchesIn(async () => cupboard, lastWordsIn(undefined)))
    await here?.keep(growing(['one']))
    await there?.one('a')
    expect(await there?.keep(growing(['one'], 2, ['two there']))).toBeUndefined()
    expect(await here?.keep(growing(['one'], 3, ['two here']))).toBe('newer')
  })

  test('is asked only for what is new, and for the line before it', async () => {
    const matches = matchesIn(async () => memoryCupboard(), lastWordsIn(undefined))
    await matches.keep(growing(LINES.slice(0, 4)))
    const more = growing(LINES)
    await matches.keep(more)
    expect(Math.min(...more.asked)).toBe(3)
  })

  test('takes the place of a record in one piece, as an earlier Boma kept it', async () => {
    const { cupboard, written } = counted()
    const matches = matchesIn(async () => cupboard, lastWordsIn(undefined))
    await cupboard.put({ kept: keeping('a', 1).kept, pages: asItCame('boma record 1\n') })
    expect(await keptIn(matches)).toBe('boma record 1\n')
    expect(await matches.keep(growing(LINES, 2))).toBeUndefined()
    expect(written).toEqual([0, 5])
    expect(await keptIn(matches)).toBe('head\none\ntwo\nthree\nfour\nfive\nfoot 5\n')
  })

  test('is written anew when it is not the one that it was, for other marks may be told now', async () => {
    const { cupboard, written } = counted()
    const matches = matchesIn(async () => cupboard, lastWordsIn(undefined))
    await matches.keep(growing(LINES.slice(0, 3)))
    await matches.keep(growing(['one', 'mark', 'two', 'three', 'four']))
    expect(written).toEqual([3, 5])
    expect(await keptIn(matches)).toBe('head\none\nmark\ntwo\nthree\nfour\nfoot 5\n')
  })

  test('that went on in another window is not written over', async () => {
    const cupboard = memoryCupboard()
    const [here, there] = [0, 1].map(() => matchesIn(async () => cupboard, lastWordsIn(undefined)))
    await here?.keep(growing(['one']))
    await there?.one('a')
    expect(await there?.keep(growing(['one', 'two there']))).toBeUndefined()
    expect(await here?.keep(growing(['one', 'two here'], 9))).toBe('newer')
    expect(await here?.keep(growing(['one', 'two here', 'three'], 10))).toBe('newer')
    expect(await keptIn(here ?? matchesIn(async () => cupboard, lastWordsIn(undefined)))).toContain('two there')
  })

  test('that was cleared away is written whole again', async () => {
    const { cupboard } = counted()
    const matches = matchesIn(async () => cupboard, lastWordsIn(undefined))
    await matches.keep(growing(LINES.slice(0, 3)))
    await cupboard.remove('a')
    expect(await matches.keep(growing(LINES))).toBeUndefined()
    expect(await keptIn(matches)).toBe('head\none\ntwo\nthree\nfour\nfive\nfoot 5\n')
  })
})

describe('the last words of a page whose match is kept but for its end', () => {
  const leave = async (cupboard: Cupboard) => {
    const drawn = drawer()
    const before = matchesIn(async () => cupboard, lastWordsIn(drawn))
    await before.keep(growing(LINES.slice(0, 3)))
    before.leave(growing(LINES))
    return drawn
  }
  const WHOLE = 'head\none\ntwo\nthree\nfour\nfive\nfoot 5\n'

  test('are that end alone', async () => {
    const note = (await leave(memoryCupboard())).getItem('boma.last-words') ?? ''
    expect(JSON.parse(note)).toMatchObject({ count: 3, last: 'three', lines: ['four', 'five'] })
  })

  test('have the lines that may still go with them', async () => {
    const [cupboard, drawn] = [memoryCupboard(), drawer()]
    const before = matchesIn(async () => cupboard, lastWordsIn(drawn))
    await before.keep(growing(LINES.slice(0, 3), 3, ['four']))
    before.leave(growing(LINES.slice(0, 3), 4, ['other', 'five']))
    const next = matchesIn(async () => cupboard, lastWordsIn(drawn))
    expect(await keptIn(next)).toBe('head\none\ntwo\nthree\nother\nfive\nfoot 3\n')
  })

  test('are added to what is kept at the next visit', async () => {
    const cupboard = memoryCupboard()
    const drawn = await leave(cupboard)
    const next = matchesIn(async () => cupboard, lastWordsIn(drawn))
    expect(await keptIn(next)).toBe(WHOLE)
    expect(drawn.getItem('boma.last-words')).toBeNull()
    expect(await keptIn(matchesIn(async () => cupboard, lastWordsIn(undefined)))).toBe(WHOLE)
  })

  test('are told with it where there is no room for them, and stay noted', async () => {
    const cupboard = memoryCupboard()
    const drawn = await leave(cupboard)
    const next = matchesIn(async () => ({ ...cupboard, put: quota }), lastWordsIn(drawn))
    expect(await keptIn(next)).toBe(WHOLE)
    expect((await next.all()).map((kept) => kept.touched)).toEqual([5])
    expect(drawn.getItem('boma.last-words')).not.toBeNull()
  })

  test('give way to what was written after all', async () => {
    const cupboard = memoryCupboard()
    const drawn = await leave(cupboard)
    const other = matchesIn(async () => cupboard, lastWordsIn(undefined))
    await other.one('a')
    await other.keep(growing([...LINES, 'six'], 4))
    expect(await keptIn(matchesIn(async () => cupboard, lastWordsIn(drawn)))).toContain('six')
    expect(drawn.getItem('boma.last-words')).toBeNull()
  })

  test('of nothing that is kept are of no use', async () => {
    const drawn = await leave(memoryCupboard())
    expect(await keptIn(matchesIn(async () => memoryCupboard(), lastWordsIn(drawn)))).toBeUndefined()
  })
})
