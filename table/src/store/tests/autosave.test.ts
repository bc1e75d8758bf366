import { describe, expect, test } from 'vitest'
import { autosave } from '../autosave.ts'
import { type Keeping, memoryCupboard } from '../cupboard.ts'
import { lastWordsIn, recover } from '../last-words.ts'
import type { Trouble } from '../matches.ts'
import { drawer } from './drawer.ts'
import { keeping } from './played.ts'

/** An autosave whose writes end when the test says so. */
function desk(lastWords = lastWordsIn(drawer())) {
  const written: number[] = []
  const told: (Trouble | undefined)[] = []
  const ends: ((trouble?: Trouble) => void)[] = []
  let now = 0
  const present = (): Keeping => keeping('a', now)
  const keep = (match: Keeping) => {
    written.push(match.kept.touched)
    return new Promise<Trouble | undefined>((resolve) => ends.push(resolve))
  }
  const saving = autosave({
    present,
    keep,
    leave: (match) => lastWords.note(match),
    tell: (trouble) => told.push(trouble),
  })
  const play = () => {
    now++
    saving.changed()
  }
  const finish = async (trouble?: Trouble) => {
    ends.shift()?.(trouble)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { saving, written, told, play, finish, lastWords }
}

describe('an autosave', () => {
  test('writes at every action when there is time', async () => {
    const { written, play, finish } = desk()
    for (const _ of [1, 2, 3]) {
      play()
      await finish()
    }
    expect(written).toEqual([1, 2, 3])
  })

  test('writes one after the other, and of many only the last', async () => {
    const { written, play, finish } = desk()
    for (const _ of [1, 2, 3, 4]) play()
    expect(written).toEqual([1])
    await finish()
    expect(written).toEqual([1, 4])
    await finish()
    expect(written).toEqual([1, 4])
  })

  test('says what is wrong, and when it is well again', async () => {
    const { told, play, finish } = desk()
    play()
    await finish('full')
    play()
    await finish()
    expect(told).toEqual(['full', undefined])
  })

  test('is settled only when the last is written', async () => {
    const { saving, play, finish } = desk()
    let isSettled = false
    play()
    play()
    saving.settled().then(() => {
      isSettled = true
    })
    await finish()
    expect(isSettled).toBe(false)
    await finish()
    expect(isSettled).toBe(true)
  })
})

describe('a page that ends', () => {
  test('in the middle of a write leaves the last move behind', () => {
    const { saving, play, lastWords } = desk()
    play()
    play()
    saving.parting()
    expect(lastWords.found()?.kept.touched).toBe(2)
  })

  test('leaves nothing behind when all is kept', async () => {
    const { saving, play, finish, lastWords } = desk()
    play()
    await finish()
    saving.parting()
    expect(lastWords.found()).toBeUndefined()
  })

  test('leaves behind what the cupboard had no room for', async () => {
    const { saving, play, finish, lastWords } = desk()
    play()
    await finish('full')
    saving.parting()
    expect(lastWords.found()?.kept.touched).toBe(1)
  })
})

test('a page whose match went on in another window leaves nothing behind', async () => {
  const { saving, play, finish, lastWords } = desk()
  play()
  await finish('newer')
  saving.parting()
  expect(lastWords.found()).toBeUndefined()
})

describe('what was left behind', () => {
  const leave = (touched: number) => {
    const words = lastWordsIn(drawer())
    words.note(keeping('a', touched))
    return words
  }

  test('is put into the cupboard at the next visit, once', async () => {
    const cupboard = memoryCupboard()
    await cupboard.put(keeping('a', 1))
    const words = leave(2)
    await recover(cupboard, words)
    expect((await cupboard.one('a'))?.kept.touched).toBe(2)
    expect(words.found()).toBeUndefined()
  })

  test('does not replace what was played later', async () => {
    const cupboard = memoryCupboard()
    await cupboard.put(keeping('a', 5))
    await recover(cupboard, leave(2))
    expect((await cupboard.one('a'))?.kept.touched).toBe(5)
  })

  test.each(['{"id":', 'null', '7', '[]', '{"id":"a"}'])('is not there when it is %s', (rubbish) => {
    const full = drawer()
    full.setItem('boma.last-words', rubbish)
    expect(lastWordsIn(full).found()).toBeUndefined()
  })

  test('does no harm when the drawer is locked or there is none', async () => {
    const locked = () => {
      throw new Error('forbidden')
    }
    for (const words of [
      lastWordsIn({ getItem: locked, setItem: locked, removeItem: locked }),
      lastWordsIn(undefined),
    ]) {
      await recover(memoryCupboard(), words)
      words.note(keeping('a', 1))
    }
    expect.assertions(0)
  })
})
