import type { Action } from '@boma/kernel'
import { createRoot, createSignal } from 'solid-js'
import { describe, expect, test } from 'vitest'
import type { Offered } from '../../session/offers.ts'
import type { Session } from '../../session/session.ts'
import { picksAt } from '../picks.ts'

const ALL = 99

/** A question that takes counters 1 to 4 in their order only; all takes those that are left, and ends it. */
function forming(options: { readonly most?: number; readonly kept?: number } = {}) {
  const { most = 4, kept = 0 } = options
  const [force, setForce] = createSignal<readonly number[]>([])
  const [length, setLength] = createSignal(0)
  const [isOver, setOver] = createSignal(false)
  const left = () => [1, 2, 3, 4].filter((unit) => unit > (force().at(-1) ?? 0) && force().length < most)
  const offer = (name: string, at: Partial<Offered>): Offered => ({
    action: (at.piece ?? ALL) as Action,
    name,
    label: '',
    cost: '',
    hostile: false,
    main: false,
    ...at,
  })
  const session = {
    length,
    deciding: () => 0,
    decision: () => ({ prompt: isOver() ? 'march' : 'form' }),
    offers: () => [...left().map((piece) => offer('join', { piece })), offer('all', {})],
    play(action: Action) {
      const isAll = (action as number) === ALL
      if (!isAll && !left().includes(action)) return { sentence: 'Out of order.', rule: '' }
      setForce((before) => (isAll ? [...before, ...left()] : [...before, action]))
      setOver(isAll)
      setLength((n) => n + 1)
      return undefined
    },
    undo() {
      if (length() <= kept) return 'dice'
      setForce((before) => before.slice(0, -1))
      setLength((n) => n - 1)
      return 'done'
    },
    redo: () => false,
  } as unknown as Session
  const picks = createRoot(() => picksAt(session))
  const take = (name: string, piece?: number) => {
    const chosen = session.offers().find((o) => o.name === name && o.piece === piece)
    if (chosen === undefined) throw new Error(`${name} ${piece} is not offered`)
    picks.note(chosen)
    session.play(chosen.action)
  }
  return { session, picks, take, force }
}

describe('picks', () => {
  test('can be added to out of order', () => {
    const { picks, take, force } = forming()
    take('join', 3)
    expect([1, 2, 3].map(picks.turnOf)).toEqual(['add', 'add', 'back'])
    expect(picks.turn(1)).toBe(true)
    expect(force()).toEqual([1, 3])
    take('join', 4)
    expect(picks.turn(2)).toBe(true)
    expect(force()).toEqual([1, 2, 3, 4])
  })

  test('can be put back', () => {
    const { picks, take, force } = forming()
    take('join', 1)
    take('join', 2)
    expect(picks.turn(1)).toBe(true)
    expect(force()).toEqual([2])
    expect(picks.turn(2)).toBe(true)
    expect(force()).toEqual([])
    expect(picks.turnOf(2)).toBeUndefined()
  })

  test('stay as they are when another is one too many', () => {
    const { picks, take, force } = forming({ most: 1 })
    take('join', 3)
    expect(picks.turn(1)).toBe(false)
    expect(force()).toEqual([3])
    expect(picks.turnOf(3)).toBe('back')
  })

  test('stay as they are when they cannot be taken back', () => {
    const { picks, take, force } = forming({ kept: 1 })
    take('join', 3)
    expect(picks.turn(1)).toBe(false)
    expect(force()).toEqual([3])
  })

  test('are no more once another question is asked, or an undo went back before them', () => {
    const { session, picks, take } = forming()
    take('join', 3)
    session.undo()
    expect(picks.turnOf(3)).toBeUndefined()
    take('all')
    expect(picks.turnOf(1)).toBeUndefined()
  })

  test('do not keep all from meaning all', () => {
    const { take, force } = forming()
    take('join', 3)
    take('all')
    expect(force()).toEqual([1, 2, 3, 4])
  })
})
