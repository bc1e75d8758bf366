import { createComputed, createRoot, createSignal } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { type Scene, setScene } from '../../scene/scene.ts'
import type { Session } from '../../session/session.ts'
import { hexOf, PLACES, seated } from '../../session/tests/table.ts'
import { type Hand, handAt } from '../hand.ts'
import { unhurried } from './unhurried.ts'

function at(played: readonly string[] = PLACES): {
  session: Session
  hand: Hand
  hex(name: string): { space: number }
} {
  const session = seated({ played })
  const page = session.game.page
  if (page === undefined) throw new Error('the sample game has a page')
  const hand = createRoot(() =>
    handAt(
      session,
      setScene(session, () => page),
      unhurried,
    ),
  )
  return { session, hand, hex: (name) => ({ space: hexOf(session, name) }) }
}

describe('pressing', () => {
  test('a counter that may act takes it up, and where it can go makes it go there', () => {
    const { session, hand, hex } = at()
    hand.press({ ...hex('0402'), piece: 0 })
    expect(hand.taken.reach()?.pieces).toEqual([0])
    expect(hand.slip()).toBeUndefined()
    hand.press(hex('0502'))
    expect(session.lastEvents().map(({ kind }) => kind)).toContain('marched')
  })

  test('brings up the counter that the next question is about, whatever was looked into before', () => {
    const { hand, hex } = at()
    hand.select(hex('0101').space)
    for (const offer of hand.places().pieces.get(0) ?? []) hand.take(offer)
    expect(hand.selected()).toBeUndefined()
    // As long as the question is about that one, a person may look elsewhere.
    hand.select(hex('0101').space)
    hand.press({ piece: 0 })
    expect(hand.selected()).toBe(hex('0101').space)
  })

  test('a hex where one thing can be done does it', () => {
    const { session, hand, hex } = at([...PLACES, 'activate B1'])
    hand.press(hex('0502'))
    expect(session.lastEvents()[0]?.kind).toBe('marched')
  })

  test('a hex where several things can be done asks which', () => {
    const { session, hand, hex } = at([])
    hand.press(hex('0302'))
    const slip = hand.slip()
    expect(slip?.kind === 'menu' && slip.choices.map((c) => c.kind === 'take' && c.offer.label)).toContain(
      'Place scouts at 0302',
    )
    expect(session.length()).toBe(0)
  })

  test('anything else is answered with a sentence and its case', () => {
    const { hand, hex } = at([...PLACES, 'activate B1'])
    hand.press(hex('0404'))
    expect(hand.slip()).toMatchObject({
      kind: 'note',
      refused: { rule: '4.1', sentence: '0404 is not the next hex: march hex by hex.' },
    })
    hand.press(hex('0502'))
    expect(hand.slip()).toBeUndefined()
  })

  test('an attack with a finger shows the odds first', () => {
    const { session, hand, hex } = at([...PLACES, 'activate B1', 'march to 0502'])
    const before = session.length()
    hand.press(hex('0602'), { byFinger: true })
    const slip = hand.slip()
    expect(slip?.kind).toBe('odds')
    expect(hand.weighed()?.name).toBe('fire')
    if (slip?.kind === 'odds') hand.take(slip.offer)
    expect(session.length()).toBe(before + 1)
  })
})

describe('pointing', () => {
  test('weighs what a press would do', () => {
    const { hand, hex } = at([...PLACES, 'activate B1'])
    hand.point(hex('0502'))
    expect(hand.weighed()?.label).toBe('March to 0502')
    hand.point(hex('0404'))
    expect(hand.weighed()).toBeUndefined()
  })

  test('what was weighed is never weighed on the table after it was taken', () => {
    const { session, hand, hex } = at([...PLACES, 'activate B1'])
    const [offer] = hand.places().spaces.get(hex('0502').space) ?? []
    if (offer === undefined) throw new Error('B1 can march to 0502')
    const weighed: (readonly [version: number, label: string])[] = []
    createRoot(() => createComputed(() => weighed.push([session.version(), hand.weighed()?.label ?? ''])))
    const before = session.version()
    hand.weigh(offer)
    hand.take(offer)
    expect(weighed).toContainEqual([before, 'March to 0502'])
    expect(session.version()).toBeGreaterThan(before)
    expect(weighed.filter(([version, label]) => version > before && label !== '')).toEqual([])
  })
})

describe('ending a phase', () => {
  test('with counters that can still act is asked about once', () => {
    const { session, hand } = at()
    const end = hand.places().buttons.find((o) => o.name === 'end')
    if (end === undefined) throw new Error('the phase can be ended')
    hand.take(end)
    expect(hand.reminder()).toMatchObject({
      stakes: { risks: [{ kind: 'unused', rule: '3.3', pieces: [0, 1, 2, 3, 4, 5] }] },
    })
    expect(session.length()).toBe(PLACES.length)
    hand.take(end)
    expect(hand.reminder()).toBeUndefined()
    expect(session.length()).toBe(PLACES.length + 1)
  })
})

describe('a new question', () => {
  /** Counters 1 and 2 lie in space 5, counter 3 in space 6; space 7 was looked into, and then these can be picked. */
  function lookedInto(able: readonly number[]): number | undefined {
    const [version, setVersion] = createSignal(0)
    const session = {
      version,
      length: version,
      deciding: () => 0,
      decision: () => ({ prompt: 'join' }),
      curtain: () => undefined,
      offers: () => (version() === 0 ? [] : able.map((piece) => ({ name: 'join', cost: '', piece }))),
    }
    const scene = {
      page: { advice: {} },
      board: () => ({ kind: 'hexes' }),
      pieces: () => [],
      hasPiece: () => true,
      piece: (id: number) => ({ id, space: id < 3 ? 5 : 6 }),
      piecesAt: () => [],
      space: (space?: number) => (space === undefined ? undefined : {}),
    }
    const hand = createRoot(() => handAt(session as unknown as Session, scene as unknown as Scene, unhurried))
    hand.select(7)
    setVersion(1)
    return hand.selected()
  }

  test('about the counters of one place turns to that place', () => {
    expect(lookedInto([1, 2])).toBe(5)
  })

  test('about counters here and there leaves what was looked into', () => {
    expect(lookedInto([1, 3])).toBe(7)
    expect(lookedInto([])).toBe(7)
  })
})

test('cancel puts away the uppermost thing first', () => {
  const { hand, hex } = at([...PLACES, 'activate B1'])
  hand.press(hex('0404'))
  expect([hand.slip() !== undefined, hand.selected()]).toEqual([true, hex('0404').space])
  hand.cancel()
  expect([hand.slip(), hand.selected()]).toEqual([undefined, hex('0404').space])
  hand.cancel()
  expect(hand.selected()).toBeUndefined()
})
