import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hrefOf, type Route, readRoute, screenOf } from '../route.ts'

describe('an address', () => {
  test.each<[string, Route]>([
    ['', { at: 'home' }],
    ['#', { at: 'home' }],
    ['#/', { at: 'home' }],
    ['#/open/windhoek', { at: 'open', game: 'windhoek' }],
    ['#/play/k3x9', { at: 'play', id: 'k3x9' }],
    ['#/replay/k3x9', { at: 'replay', id: 'k3x9' }],
    ['#/replay/k3x9?at=0', { at: 'replay', id: 'k3x9', action: 0 }],
    ['#/replay/k3x9?at=212', { at: 'replay', id: 'k3x9', action: 212 }],
    ['#/ranks', { at: 'ranks', game: '' }],
    ['#/ranks/tanga', { at: 'ranks', game: 'tanga' }],
    ['#/paper/windhoek', { at: 'paper', game: 'windhoek', sheet: '' }],
    ['#/paper/windhoek/map', { at: 'paper', game: 'windhoek', sheet: 'map' }],
    ['#/rules/windhoek', { at: 'rules', game: 'windhoek', rule: '' }],
    ['#/rules/windhoek/16.4.2', { at: 'rules', game: 'windhoek', rule: '16.4.2' }],
  ])('%s is a place', (hash, route) => expect(readRoute(hash)).toEqual(route))

  test.each(['#/open', '#/open/', '#/play/', '#/nonsense/x', '#/play/a/b', '#/rules/a/b/c', '#//x', '#/play/%E0%A4%A'])(
    '%s is nowhere',
    (hash) => expect(readRoute(hash)).toEqual({ at: 'nowhere' }),
  )

  test.each(['-1', '1.5', 'x', '', '99999999'])('a moment %s is the end', (at) =>
    expect(readRoute(`#/replay/a?at=${at}`)).toEqual({ at: 'replay', id: 'a' }),
  )
})

test('every place has an address that leads back to it', () => {
  const word = fc.string({ minLength: 1, unit: 'grapheme' })
  const route: fc.Arbitrary<Route> = fc.oneof(
    fc.constant<Route>({ at: 'home' }),
    word.map((game): Route => ({ at: 'open', game })),
    word.map((id): Route => ({ at: 'play', id })),
    fc.tuple(word, fc.nat(9_999_999)).map(([id, action]): Route => ({ at: 'replay', id, action })),
    word.map((name): Route => ({ at: 'player', name })),
    fc.tuple(word, fc.string()).map(([game, rule]): Route => ({ at: 'rules', game, rule })),
  )
  fc.assert(
    fc.property(route, (place) => {
      expect(readRoute(hrefOf(place))).toEqual(place)
    }),
  )
})

test('moments of a replay and cases of a rulebook are one screen, other places are others', () => {
  const screens = (...hashes: string[]) => new Set(hashes.map((hash) => screenOf(readRoute(hash)))).size
  expect(screens('#/replay/a', '#/replay/a?at=3', '#/replay/a?at=4')).toBe(1)
  expect(screens('#/rules/a', '#/rules/a/16.4')).toBe(1)
  expect(screens('#/', '#/open/a', '#/open/b', '#/play/a', '#/replay/a', '#/replay/b', '#/rules/a', '#/huh')).toBe(8)
})
