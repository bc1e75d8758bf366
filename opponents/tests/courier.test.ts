import { describe, expect, test } from 'vitest'
import { type Correspondent, Courier, type Inquiry, type Letter, type Listener, PATIENCE, type Word } from '../index.ts'

/** Somebody who was hired: what he was sent, what he may say, and whether he is still there. */
interface Hired extends Listener {
  readonly letters: Letter[]
  isGone: boolean
}

function office() {
  const hired: Hired[] = []
  const hire = (listener: Listener): Correspondent => {
    const one: Hired = { ...listener, letters: [], isGone: false }
    hired.push(one)
    return {
      send: (letter) => one.letters.push(letter),
      cut: () => {
        one.isGone = true
      },
    }
  }
  /** Alarms that are set. */
  const alarms = new Set<{ seconds: number; then(): void }>()
  const after = (seconds: number, then: () => void) => {
    const alarm = { seconds, then }
    alarms.add(alarm)
    return () => alarms.delete(alarm)
  }
  const ring = () => {
    for (const alarm of [...alarms]) {
      alarms.delete(alarm)
      alarm.then()
    }
  }
  const courier = new Courier(hire, after)
  const words: Word[] = []
  const ask = (change: Partial<Inquiry> = {}) => courier.ask({ ...INQUIRY, ...change }, (word) => words.push(word))
  return { hired, courier, alarms, ring, words, ask }
}

const INQUIRY: Inquiry = {
  match: 'a',
  game: 'skirmish',
  player: 'random',
  side: 0,
  seats: [0],
  view: new Uint8Array(4),
  log: [],
  key: [1, 2],
}
const ordered = (...order: number[]): Word => ({ order, why: { key: 'any', facts: {} }, spent: 0 })
const asked = (one: Hired | undefined) => one?.letters.flatMap((letter) => ('ask' in letter ? letter.ask : [])) ?? []
const lastId = (one: Hired | undefined) => asked(one).at(-1)?.id ?? -1
const answer = (one: Hired | undefined, word: Word) => one?.hear({ ...word, id: lastId(one) })

describe('a courier', () => {
  test('asks for advice as for an order, one question at a time', () => {
    const { hired, courier, ask, words } = office()
    const heard: unknown[] = []
    courier.advise(INQUIRY, 3, (guidance) => heard.push(guidance))
    expect(hired[0]?.letters).toMatchObject([{ advise: { game: 'skirmish' }, most: 3 }])
    const [letter] = hired[0]?.letters ?? []
    hired[0]?.hear({ id: letter !== undefined && 'advise' in letter ? letter.advise.id : -1, proposals: [] })
    expect(heard).toMatchObject([{ proposals: [] }])
    courier.advise(INQUIRY, 3, (guidance) => heard.push(guidance))
    ask()
    expect([hired.length, hired[0]?.isGone, heard.length, words]).toEqual([2, true, 1, []])
  })

  test('hires one for all questions', () => {
    const { hired, ask, words } = office()
    for (const word of [ordered(11), ordered(12, 13)]) {
      ask()
      answer(hired[0], word)
      expect(words.at(-1)).toMatchObject(word)
    }
    expect(hired).toHaveLength(1)
  })

  test('does not take a late answer for the present one', () => {
    const { hired, ask, words } = office()
    ask()
    hired[0]?.hear({ id: lastId(hired[0]) - 1, ...ordered(99) })
    answer(hired[0], ordered(5))
    answer(hired[0], ordered(6))
    expect(words).toEqual([expect.objectContaining({ order: [5] })])
  })

  test('ends who is dismissed in thought, hears nothing more of him, and hires another', () => {
    const { hired, courier, ask, words } = office()
    ask()
    courier.dismiss()
    expect(hired[0]?.isGone).toBe(true)
    ask()
    hired[0]?.hear({ id: lastId(hired[1]), ...ordered(1) })
    hired[0]?.broke('gone')
    answer(hired[1], ordered(3))
    expect(words).toEqual([expect.objectContaining({ order: [3] })])
    expect(hired).toHaveLength(2)
  })

  test('keeps who is idle, until nobody will ask any more', () => {
    const { hired, courier, ask } = office()
    ask()
    answer(hired[0], ordered(3))
    courier.dismiss()
    expect(hired[0]?.isGone).toBe(false)
    courier.end()
    expect(hired[0]?.isGone).toBe(true)
  })

  test('says how he broke down, and hires another for the next question', () => {
    const { hired, ask, words } = office()
    ask()
    hired[0]?.broke('out of memory')
    ask()
    answer(hired[1], { mishap: 'wordless', problem: 'it ordered nothing' })
    ask()
    hired[2]?.broke(undefined)
    expect(words).toEqual([
      { mishap: 'failed', problem: 'out of memory' },
      { mishap: 'wordless', problem: 'it ordered nothing' },
      { mishap: 'absent', problem: 'it could not be started' },
    ])
    expect(hired.map(({ isGone }) => isGone)).toEqual([true, true, true])
  })

  test('says so where nobody can be hired', () => {
    const words: Word[] = []
    const hire = () => {
      throw new Error('forbidden')
    }
    new Courier(hire, () => () => {}).ask(INQUIRY, (word) => words.push(word))
    expect(words).toEqual([{ mishap: 'absent', problem: 'forbidden' }])
  })

  test('notices who never answers, ends him, and hires another', () => {
    const { hired, alarms, ring, ask, words } = office()
    ask()
    expect([...alarms].map(({ seconds }) => seconds)).toEqual([PATIENCE])
    ring()
    expect(words).toEqual([{ mishap: 'silent', problem: `no answer in ${PATIENCE} seconds` }])
    expect(hired[0]?.isGone).toBe(true)
    ask()
    expect(hired).toHaveLength(2)
  })

  test('waits no longer once it was answered, dismissed or ended', () => {
    const { hired, courier, alarms, ask } = office()
    ask()
    answer(hired[0], ordered(3))
    ask()
    courier.dismiss()
    ask()
    courier.end()
    expect(alarms.size).toBe(0)
  })

  test('waits anew whenever it hears how far he has come, and tells of it', () => {
    const { hired, courier, alarms } = office()
    const heard: unknown[] = []
    courier.ask(
      INQUIRY,
      (word) => heard.push(word),
      ({ done, of }) => heard.push([done, of]),
    )
    const [first] = alarms
    hired[0]?.hear({ id: lastId(hired[0]), done: 3, of: 9 })
    expect([alarms.size, alarms.has(first as never)]).toEqual([1, false])
    answer(hired[0], ordered(3))
    expect(heard).toEqual([[3, 9], expect.objectContaining({ order: [3] })])
    expect(alarms.size).toBe(0)
  })

  test('has a question answered with the best there is, and none when nothing is asked', () => {
    const { hired, courier, ask } = office()
    courier.hurry()
    ask()
    courier.hurry()
    answer(hired[0], ordered(3))
    courier.hurry()
    expect(hired[0]?.letters.filter((letter) => 'hurry' in letter)).toEqual([{ hurry: lastId(hired[0]) }])
  })

  test('tells only what is new, from where orders were taken back, and everything to whoever comes new', () => {
    const { hired, courier, ask } = office()
    const [a, b, c, d] = [[], [], [], []] as never[][]
    const told = (log: Inquiry['log'], change: Partial<Inquiry> = {}) => {
      ask({ log, ...change })
      const { from, entries } = asked(hired.at(-1)).at(-1)?.log ?? { from: -1, entries: [] }
      answer(hired.at(-1), ordered(1))
      return [from, entries.length]
    }
    expect(told([a, b] as never)).toEqual([0, 2])
    expect(told([a, b] as never)).toEqual([2, 0])
    expect(told([a, b, c] as never)).toEqual([2, 1])
    expect(told([a, d] as never)).toEqual([1, 1])
    expect(told([a, d] as never, { side: 1 })).toEqual([0, 2])
    expect(told([a, d] as never)).toEqual([2, 0])
    expect(told([a, d] as never, { match: 'b' })).toEqual([0, 2])
    ask()
    courier.dismiss()
    expect(told([a, d] as never, { match: 'b' })).toEqual([0, 2])
  })
})
