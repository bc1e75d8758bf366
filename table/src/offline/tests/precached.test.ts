import { describe, expect, test } from 'vitest'
import { cacheName, fileFor, isStale } from '../precached.ts'

const SCOPE = 'https://example.org/boma/'
const FILES = ['index.html', 'assets/index-a1.js', 'icons/192.png']
const get = (path: string, mode = 'no-cors', method = 'GET') =>
  fileFor({ url: new URL(path, SCOPE).href, method, mode }, SCOPE, FILES)

describe('a request', () => {
  test.each([
    ['assets/index-a1.js', 'assets/index-a1.js'],
    ['assets/index-a1.js?v=1', 'assets/index-a1.js'],
    ['index.html', 'index.html'],
    ['icons/192.png#x', 'icons/192.png'],
  ])('for %s is answered with %s', (path, file) => expect(get(path)).toBe(file))

  test.each(['', '?sample', '#/play/a', '?sample#/play/a'])('to go to the page (%s) gets the page', (path) =>
    expect(get(path, 'navigate')).toBe('index.html'),
  )

  test.each(['assets/other.js', '../elsewhere/', '../boma-two/index.html', 'https://elsewhere.example/index.html'])(
    'for %s is none of our affairs',
    (path) => expect(get(path, 'navigate')).toBeUndefined(),
  )

  test('that sends something goes to the network', () => expect(get('index.html', 'cors', 'POST')).toBeUndefined())
})

describe('a cache', () => {
  test('of an earlier version is stale', () => {
    expect(isStale(cacheName(SCOPE, '1'), SCOPE, '2')).toBe(true)
    expect(isStale(cacheName(SCOPE, '2'), SCOPE, '2')).toBe(false)
  })

  test('of somebody else is left alone', () => {
    expect(isStale('fonts', SCOPE, '2')).toBe(false)
    expect(isStale(cacheName('https://example.org/boma/beta/', '1'), SCOPE, '2')).toBe(false)
  })
})
