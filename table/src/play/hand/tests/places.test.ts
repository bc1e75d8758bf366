import type { Action } from '@boma/kernel'
import type { Target } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import type { Offered } from '../../session/offers.ts'
import { isStruck, layOut, mainOf, type Places, readPress } from '../places.ts'

let made = 0
const offer = (more: Partial<Offered>): Offered => ({
  action: made++ as Action,
  name: 'do',
  label: '',
  cost: '',
  hostile: false,
  main: false,
  passes: false,
  ...more,
})
/** Pieces 7 and 8 lie in space 9. */
const press = (places: Places, at: Target) => readPress(places, at, (space) => (space === 9 ? [7, 8] : []))
const all = { hasSpace: () => true, hasPiece: () => true }

describe('the answer that Enter takes', () => {
  test('is the main one, wherever it stands', () => {
    const [other, main] = [offer({}), offer({ main: true })]
    expect(mainOf([other, main])).toBe(main)
    expect(mainOf([other, offer({})])).toBeUndefined()
  })

  test('is the only button where there is nothing else, or where it lets a chance go by', () => {
    const [alone, pass] = [offer({ alone: true }), offer({ passes: true })]
    expect([mainOf([alone]), mainOf([pass])]).toEqual([alone, pass])
  })

  test('is no button that stands by itself because the others lie on the map: who lands, what lapses, whose fire is held', () => {
    expect([mainOf([offer({})]), mainOf([offer({ passes: true, lesser: true })])]).toEqual([undefined, undefined])
  })
})

describe('laying out', () => {
  test('puts offers on what they name, and makes buttons of the rest', () => {
    const [march, wake, end] = [offer({ space: 5 }), offer({ piece: 7 }), offer({})]
    const places = layOut([march, wake, end], undefined, all)
    expect(places.spaces.get(5)).toEqual([march])
    expect(places.pieces.get(7)).toEqual([wake])
    expect(places.buttons).toEqual([end])
  })

  test('makes a button of what names something that is not on the screen', () => {
    const [march, wake] = [offer({ space: 5 }), offer({ piece: 7 })]
    const places = layOut([march, wake], undefined, { hasSpace: () => false, hasPiece: () => false })
    expect(places.buttons).toEqual([march, wake])
  })

  test('makes a button of the only offer as well: nobody needs to look for it', () => {
    const fight = offer({ space: 5 })
    const places = layOut([fight], undefined, all)
    expect(places.spaces.get(5)).toEqual([fight])
    expect(places.buttons).toEqual([fight])
  })

  test('offers a piece first and then its spaces when several pieces can be put', () => {
    const offers = [offer({ piece: 1, space: 5 }), offer({ piece: 1, space: 6 }), offer({ piece: 2, space: 6 })]
    const free = layOut(offers, undefined, all)
    expect([...free.pieces.keys()]).toEqual([1, 2])
    expect([...free.spaces.keys()]).toEqual([5, 6])
    expect([...layOut(offers, 2, all).spaces.keys()]).toEqual([6])
  })

  test('offers spaces alone when there is one piece to be put', () => {
    const places = layOut([offer({ piece: 1, space: 5 }), offer({ piece: 1, space: 6 })], undefined, all)
    expect([...places.pieces.keys()]).toEqual([])
    expect([...places.spaces.keys()]).toEqual([5, 6])
  })
})

test('an attack strikes the piece that it names alone, not the one that goes there', () => {
  expect(isStruck(offer({ piece: 7, hostile: true }))).toBe(true)
  expect(isStruck(offer({ piece: 7, space: 9, hostile: true }))).toBe(false)
  expect(isStruck(offer({ piece: 7 }))).toBe(false)
})

describe('a press', () => {
  const [march, fire, wake] = [offer({ space: 5 }), offer({ space: 5 }), offer({ piece: 7 })]

  test('takes the only offer, asks which of several, and knows when there is none', () => {
    const places = layOut([march, wake], undefined, all)
    expect(press(places, { space: 5 })).toEqual({ kind: 'take', offer: march })
    expect(press(layOut([march, fire], undefined, all), { space: 5 })).toMatchObject({ kind: 'several' })
    expect(press(places, { space: 6 })).toEqual({ kind: 'nothing' })
  })

  test('on a piece means the piece first, then the space under it', () => {
    const places = layOut([march, wake], undefined, all)
    expect(press(places, { space: 5, piece: 7 })).toEqual({ kind: 'take', offer: wake })
    expect(press(places, { space: 5, piece: 8 })).toEqual({ kind: 'take', offer: march })
  })

  test('on a space where nothing is offered means the pieces in it', () => {
    expect(press(layOut([wake], undefined, all), { space: 9 })).toEqual({ kind: 'take', offer: wake })
    const both = layOut([wake, offer({ piece: 8 })], undefined, all)
    expect(press(both, { space: 9 })).toMatchObject({ kind: 'several', choices: [{ kind: 'take' }, { kind: 'take' }] })
    expect(press(both, { space: 4 })).toEqual({ kind: 'nothing' })
  })

  test('on counters asks before it pays for what cannot be taken back: it may be a look', () => {
    const [dig, march] = [offer({ space: 9, cost: '2 AP' }), offer({ space: 9, cost: '3½' })]
    expect(press(layOut([dig], undefined, all), { space: 9 })).toEqual({
      kind: 'several',
      choices: [{ kind: 'take', offer: dig }],
    })
    const free = readPress(
      layOut([dig], undefined, all),
      { space: 9 },
      () => [7],
      () => false,
    )
    expect(free).toEqual({ kind: 'take', offer: dig })
    expect(press(layOut([march], undefined, all), { space: 9 })).toEqual({ kind: 'take', offer: march })
    const [landing, recruit] = [offer({ space: 4, cost: '2 AP' }), offer({ piece: 7, cost: '2 AP' })]
    expect(press(layOut([landing], undefined, all), { space: 4 })).toEqual({ kind: 'take', offer: landing })
    expect(press(layOut([recruit], undefined, all), { piece: 7 })).toEqual({ kind: 'take', offer: recruit })
  })

  test('takes up a piece that is to be put somewhere', () => {
    const places = layOut([offer({ piece: 1, space: 5 }), offer({ piece: 2, space: 6 })], undefined, all)
    expect(press(places, { piece: 1 })).toEqual({ kind: 'hold', piece: 1 })
  })
})
