import { textIn } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { asItCame, asleepIn } from '../../referee/pages.ts'
import { type Cupboard, type Keeping, memoryCupboard, readShelved, wholeOf } from '../cupboard.ts'
import { lastWordsIn } from '../last-words.ts'
import { matchesIn as matchesWith } from '../matches.ts'
import { drawer } from './drawer.ts'
import { keeping } from './played.ts'

const matchesIn = (open: Parameters<typeof matchesWith>[0]) => matchesWith(open, lastWordsIn(undefined))

const quota = () => Promise.reject(Object.assign(new Error('no room'), { name: 'QuotaExceededError' }))

describe('matches in a cupboard', () => {
  test('come back, the last played first', async () => {
    const matches = matchesIn(async () => memoryCupboard())
    await matches.keep(keeping('old', 1))
    await matches.keep(keeping('new', 9))
    await matches.keep(keeping('middle', 5))
    expect((await matches.all()).map((m) => m.id)).toEqual(['new', 'middle', 'old'])
    expect(await matches.one('middle')).toEqual(wholeOf(keeping('middle', 5)))
  })

  test('are gone once they are thrown away', async () => {
    const matches = matchesIn(async () => memoryCupboard())
    await matches.keep(keeping('a', 1))
    await matches.forget('a')
    expect(await matches.one('a')).toBeUndefined()
    expect(await matches.all()).toEqual([])
  })
})

describe('what is found in a cupboard', () => {
  const { kept, pages } = keeping('a', 1)
  const old = { ...kept, record: textIn(asleepIn(pages)) }
  const shelved = {
    ...kept,
    head: 'boma record',
    count: 2,
    last: 'red: end',
    loose: ['blue: end'],
    foot: '',
    secret: '07',
    told: false,
    seal: 'aa',
  }
  /** What earlier ones kept has the secret in its text. */
  const earlier = { secret: undefined, told: true, seal: '' }

  test('is a match when it has a name and a text', () => {
    expect(readShelved({ ...shelved, added: 'by a newer Boma' })).toEqual(shelved)
    for (const field of ['id', 'game', 'head'])
      for (const odd of [undefined, 7, {}]) expect(readShelved({ ...shelved, [field]: odd })).toBeUndefined()
    for (const rubbish of [undefined, null, 7, 'match', []]) expect(readShelved(rubbish)).toBeUndefined()
  })

  test('is a match too when an earlier Boma kept it, as a record in one piece', () => {
    expect(readShelved(old)).toEqual({
      ...kept,
      head: textIn(asleepIn(pages)),
      count: 0,
      last: '',
      loose: [],
      foot: '',
      ...earlier,
    })
    for (const field of ['id', 'game', 'record'])
      for (const odd of [undefined, 7, {}]) expect(readShelved({ ...old, [field]: odd })).toBeUndefined()
  })

  test('is shown as well as may be when the rest is odd', () => {
    const { id, game } = kept
    const bare = {
      id,
      game,
      head: 'text',
      seats: ['person', 'person'],
      touched: 0,
      count: 0,
      last: '',
      loose: [],
      foot: '',
      overlay: '',
      scenario: '',
      people: '',
    }
    expect(readShelved({ id, game, record: 'text' })).toEqual({
      ...bare,
      ...earlier,
      heading: '',
      news: '',
      yours: false,
      over: false,
    })
    for (const seats of ['person', ['person'], ['person', 'general'], [{}, 'greedy']])
      expect(readShelved({ ...old, seats })?.seats).toEqual(['person', 'person'])
    for (const touched of ['now', Number.NaN, 1e300]) expect(readShelved({ ...old, touched })?.touched).toBe(0)
    for (const count of ['2', -1, 1.5, Number.NaN]) expect(readShelved({ ...shelved, count })?.count).toBe(0)
  })
})

describe('a cupboard without room', () => {
  const full = (): Cupboard => ({ ...memoryCupboard(), put: quota })

  test('is said to be full, and the match is held all the same', async () => {
    const matches = matchesIn(async () => full())
    expect(await matches.keep(keeping('a', 1))).toBe('full')
    expect(await matches.one('a')).toEqual(wholeOf(keeping('a', 1)))
    expect(await matches.all()).toHaveLength(1)
  })

  test('takes the match again when there is room, and holds no older one before it', async () => {
    const cupboard = memoryCupboard()
    let isFull = true
    const matches = matchesIn(async () => ({
      ...cupboard,
      put: (...what) => (isFull ? quota() : cupboard.put(...what)),
    }))
    await matches.keep(keeping('a', 1))
    isFull = false
    expect(await matches.keep(keeping('a', 2))).toBeUndefined()
    expect((await matches.one('a'))?.touched).toBe(2)
    expect((await cupboard.one('a'))?.kept.touched).toBe(2)
  })

  test('shows what is held rather than the older one in it', async () => {
    const cupboard = memoryCupboard()
    await cupboard.put(keeping('a', 1))
    const matches = matchesIn(async () => ({ ...cupboard, put: quota }))
    await matches.keep(keeping('a', 2))
    expect((await matches.all()).map((m) => m.touched)).toEqual([2])
  })
})

describe('no cupboard at all', () => {
  test('is said to be closed, and everything lasts as long as the page', async () => {
    const matches = matchesIn(() => Promise.reject(new Error('forbidden')))
    expect(await matches.keep(keeping('a', 1))).toBe('closed')
    expect((await matches.all()).map((m) => m.id)).toEqual(['a'])
    await matches.forget('a')
    expect(await matches.all()).toEqual([])
  })

  test('is looked for again the next time', async () => {
    let tries = 0
    const matches = matchesIn(async () => {
      if (tries++ === 0) throw new Error('forbidden')
      return memoryCupboard()
    })
    expect(await matches.keep(keeping('a', 1))).toBe('closed')
    expect(await matches.keep(keeping('a', 2))).toBeUndefined()
  })

  test('is opened anew when the browser takes it away', async () => {
    const cupboard = memoryCupboard()
    let opened = 0
    let takeAway = () => {}
    const matches = matchesIn(async (gone) => {
      opened++
      takeAway = gone
      return cupboard
    })
    await matches.keep(keeping('a', 1))
    takeAway()
    expect(await matches.one('a')).toBeDefined()
    expect(opened).toBe(2)
  })
})

describe('a match in two windows', () => {
  const after = (record: string, touched: number): Keeping => ({
    kept: keeping('a', touched).kept,
    pages: asItCame(record),
  })
  const inside = async (cupboard: Cupboard) => {
    const found = await cupboard.one('a')
    return found && wholeOf(found)
  }
  const twice = async () => {
    const cupboard = memoryCupboard()
    await cupboard.put(after('start', 1))
    const windows = [matchesIn(async () => cupboard), matchesIn(async () => cupboard)] as const
    for (const each of windows) await each.one('a')
    return { cupboard, windows }
  }

  test('that went on in one of them is not written over by the other', async () => {
    const { cupboard, windows } = await twice()
    const [here, there] = windows
    expect(await there.keep(after('there', 2))).toBeUndefined()
    expect(await here.keep(after('here', 3))).toBe('newer')
    expect(await inside(cupboard)).toEqual(wholeOf(after('there', 2)))
    expect(await there.keep(after('there again', 4))).toBeUndefined()
  })

  test('that was merely looked at in one of them goes on in the other', async () => {
    const { windows } = await twice()
    const [here, there] = windows
    expect(await there.keep(after('start', 2))).toBeUndefined()
    expect(await here.keep(after('here', 3))).toBeUndefined()
  })

  test('that is looked at again may go on', async () => {
    const { windows } = await twice()
    const [here, there] = windows
    await there.keep(after('there', 2))
    expect((await here.one('a'))?.head).toBe('there')
    expect(await here.keep(after('here', 3))).toBeUndefined()
  })

  test('that was thrown away in one of them is kept again', async () => {
    const { cupboard, windows } = await twice()
    const [here, there] = windows
    await there.forget('a')
    expect(await here.keep(after('here', 3))).toBeUndefined()
    expect(await inside(cupboard)).toEqual(wholeOf(after('here', 3)))
  })
})

describe('what a page left behind', () => {
  const leave = (touched: number) => {
    const words = lastWordsIn(drawer())
    words.note(keeping('a', touched))
    return words
  }

  test('is there at the next visit, even where nothing can be kept', async () => {
    const matches = matchesWith(() => Promise.reject(new Error('forbidden')), leave(2))
    expect((await matches.one('a'))?.touched).toBe(2)
    expect(await matches.all()).toHaveLength(1)
  })

  test('is in hand and stays noted when there is no room for it', async () => {
    const words = leave(2)
    const cupboard = memoryCupboard()
    await cupboard.put(keeping('a', 1))
    const matches = matchesWith(async () => ({ ...cupboard, put: quota }), words)
    expect((await matches.one('a'))?.touched).toBe(2)
    expect(words.found()?.kept.touched).toBe(2)
  })

  test('gives way to what was played later', async () => {
    const cupboard = memoryCupboard()
    await cupboard.put(keeping('a', 5))
    const matches = matchesWith(async () => cupboard, leave(2))
    expect((await matches.one('a'))?.touched).toBe(5)
    expect((await matches.all()).map((m) => m.touched)).toEqual([5])
  })

  test('is no longer noted once it is kept or thrown away', async () => {
    for (const end of ['keep', 'forget'] as const) {
      const words = leave(2)
      const matches = matchesWith(async () => memoryCupboard(), words)
      if (end === 'keep') await matches.keep(keeping('a', 3))
      else await matches.forget('a')
      expect(words.found()).toBeUndefined()
    }
  })
})
