import type { Side } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOX } from '../../map/hit.ts'
import { overlap } from '../../map/labels.ts'
import { boardOf, named } from '../../map/tests/boards.ts'
import type { Fanned } from '../fan.ts'
import { counterSize, isFaceDown, layOut, type Placed, pieceUnder, stackOrder } from '../stacks.ts'
import { piece as anyPiece } from './piece.ts'

const box = { id: 999, name: 'Box', x: 3, y: 8, terrain: 'box', territory: '' } as const
const plain = boardOf(Array.from({ length: 6 }, () => 'oooooooo'))
const board = { ...plain, spaces: [...plain.spaces, box], boxes: [{ space: 999, name: 'Box' }] }
const space = named(board, '0403')
const centre = board.spaces[space] ?? { x: 0, y: 0 }

const piece = (id: number, more: Partial<Piece> = {}) => anyPiece(id, { space, values: '2-7', ...more })
const some = (n: number, more: Partial<Piece> = {}) => Array.from({ length: n }, (_, i) => piece(i, more))
const rectOf = ({ x, y, size }: Placed) => ({ x, y, width: size, height: size })

test('leaders lie on top, then the strongest', () => {
  const stack = [piece(1), piece(2, { values: '4-4' }), piece(3, { symbol: 'leader', values: '1-8' }), piece(4)]
  expect(stackOrder(stack).map((p) => p.id)).toEqual([3, 2, 1, 4])
  const laid = stack.map((p, depth) => ({ ...p, depth }))
  expect(stackOrder(laid).map((p) => p.id)).toEqual(stack.map((p) => p.id))
})

test('a stack lies face down as long as nobody in it may be looked at: ghosts then lie on it', () => {
  const isDown = (...symbols: readonly Piece['symbol'][]) => {
    const pieces = symbols.map((symbol, id) => piece(id, { symbol }))
    return layOut(pieces, board, { scale: 60, least: 0 }).stacks.map(isFaceDown)
  }
  expect([isDown('', ''), isDown('', 'leader'), isDown('infantry')]).toEqual([[true], [false], [false]])
})

describe('a counter', () => {
  test('is part of a hex, never smaller than a chip, and large enough for fingers at play zoom', () => {
    expect(counterSize(12, 0)).toBe(15)
    expect(counterSize(60, 0)).toBeCloseTo(46.2)
    expect(counterSize(100, 0)).toBeCloseTo(72)
    expect(counterSize(48, 46)).toBe(46)
    expect(counterSize(30, 46)).toBeCloseTo(23.1)
  })

  test('alone lies in the middle of its hex', () => {
    const [only] = layOut([piece(1)], board, { scale: 60, least: 0 }).placed
    expect((only?.x ?? 0) + (only?.size ?? 0) / 2).toBeCloseTo(centre.x * 60)
    expect((only?.y ?? 0) + (only?.size ?? 0) / 2).toBeCloseTo(centre.y * 60)
  })

  test('in no space that is drawn lies nowhere', () => {
    expect(layOut([piece(1, { space: 5000 })], board, { scale: 60, least: 0 }).placed).toEqual([])
  })
})

describe('a stack', () => {
  test('shows four counters at most, two of them on the whole board', () => {
    const shown = (scale: number) => layOut(some(7), board, { scale, least: 0 }).placed.filter((p) => p.shown).length
    expect(shown(60)).toBe(4)
    expect(shown(16)).toBe(2)
  })

  test('of each side lies by itself where both are, so that the uppermost of both are seen', () => {
    const both = [...some(3), ...[7, 8].map((id) => piece(id, { side: 1 as Side }))]
    const { placed, stacks } = layOut(both, board, { scale: 60, least: 0 })
    const [one, two] = [0, 7].map((id) => placed.find((p) => p.piece.id === id))
    expect(stacks.map((stack) => stack.pieces.length)).toEqual([5])
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(0.5 * (one?.size ?? 0))
    for (const p of placed) if (stacks[0]) expect(overlap(rectOf(p), stacks[0].rect)).toBeCloseTo(p.size * p.size, 6)
    // A press on either finds it.
    expect(pieceUnder({ placed, stacks }, [(one?.x ?? 0) + 2, (one?.y ?? 0) + 2])?.id).toBe(0)
    expect(pieceUnder({ placed, stacks }, [(two?.x ?? 0) + (two?.size ?? 0) - 2, (two?.y ?? 0) + 2])?.id).toBe(7)
  })

  test('keeps within its hex at play zoom, and says what it covers', () => {
    const { placed, stacks } = layOut(some(7), board, { scale: 60, least: 0 })
    const [stack] = stacks
    expect(stack?.rect.width).toBeLessThan(60)
    for (const p of placed) if (stack) expect(overlap(rectOf(p), stack.rect)).toBeCloseTo(p.size * p.size, 6)
  })

  test('gives the uppermost counter to a pointer', () => {
    const spread = layOut(some(3), board, { scale: 60, least: 0 })
    expect(pieceUnder(spread, [centre.x * 60, centre.y * 60])?.id).toBe(0)
    expect(pieceUnder(spread, [centre.x * 60 + 60, centre.y * 60])).toBeUndefined()
    const corner = spread.placed.find((p) => p.piece.id === 2)
    expect(pieceUnder(spread, [(corner?.x ?? 0) + (corner?.size ?? 0) - 1, centre.y * 60])?.id).toBe(2)
  })
})

describe('a fan', () => {
  const hex = (scale: number) => ({
    x: (centre.x - 0.4) * scale,
    y: (centre.y - 0.4) * scale,
    width: 0.8 * scale,
    height: 0.8 * scale,
  })
  const rect = fc.record({
    x: fc.integer({ min: -200, max: 400 }),
    y: fc.integer({ min: -200, max: 400 }),
    width: fc.integer({ min: 10, max: 90 }),
    height: fc.integer({ min: 10, max: 60 }),
  })

  test('folds when but one counter is left of it', () => {
    const [stack] = layOut(some(1), board, { scale: 60, least: 0, fanned: { space } }).stacks
    expect(stack?.fanned).toBe(false)
  })

  test('shows every counter by itself, large enough to touch, beside the hex', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.double({ min: 12, max: 130, noNaN: true }),
        fc.array(rect, { maxLength: 12 }),
        (n, scale, beware) => {
          const { placed } = layOut(some(n), board, { scale, least: 0, fanned: { space, beware } })
          expect(placed.length).toBe(n)
          placed.forEach((a, i) => {
            expect(a.shown).toBe(true)
            expect(a.size).toBeGreaterThanOrEqual(44)
            for (const b of placed.slice(i + 1)) expect(overlap(rectOf(a), rectOf(b))).toBe(0)
            expect(overlap(rectOf(a), hex(scale))).toBe(0)
          })
        },
      ),
    )
  })

  const fanOf = (n: number, fanned: Omit<Fanned, 'space'>) => {
    const [stack] = layOut(some(n), board, { scale: 60, least: 0, fanned: { space, ...fanned } }).stacks
    return stack?.rect ?? { x: 0, y: 0, width: 0, height: 0 }
  }

  test('stays in view', () => {
    const within = { x: centre.x * 60 - 300, y: centre.y * 60 - 30, width: 360, height: 400 }
    const fan = fanOf(6, { within })
    expect(overlap(fan, within)).toBeCloseTo(fan.width * fan.height)
  })

  test('hides neither the name of its town nor the stack next to it where it need not', () => {
    const [x, y] = [centre.x * 60, centre.y * 60]
    const name = { x: x + 30, y: y - 6, width: 80, height: 14 }
    const neighbours = [-1, 0, 1].map((dy) => ({ x: x - 80, y: y + dy * 60 - 25, width: 50, height: 50 }))
    for (const beware of [[name], neighbours, [name, ...neighbours]])
      for (const thing of beware) expect(overlap(fanOf(5, { beware }), thing)).toBe(0)
  })

  test('leaves other stacks alone', () => {
    const other = piece(9, { space: named(board, '0101') })
    const manner = { scale: 60, least: 0 }
    const find = (spread: ReturnType<typeof layOut>) => spread.placed.find((p) => p.piece.id === 9)
    const still = find(layOut([...some(3), other], board, manner))
    expect(find(layOut([...some(3), other], board, { ...manner, fanned: { space } }))).toEqual(still)
  })
})

test('counters in a box lie side by side and stay in it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom(18, 33, 60, 100), (n, scale) => {
      const { placed } = layOut(some(n, { space: 999 }), board, { scale, least: 0 })
      for (const p of placed) {
        expect(p.x).toBeGreaterThanOrEqual((box.x - BOX.width / 2) * scale)
        expect(p.x + p.size).toBeLessThanOrEqual((box.x + BOX.width / 2) * scale)
        expect(p.y).toBeGreaterThanOrEqual((box.y - BOX.height / 2) * scale)
        expect(p.y + p.size).toBeLessThanOrEqual((box.y + BOX.height / 2) * scale)
      }
      expect(new Set(placed.map((p) => `${p.x} ${p.y}`)).size).toBe(n)
    }),
  )
})
