import { expect, test } from 'vitest'
import { quoted } from '../quote.ts'

test('a stranger’s text is repeated in quotes', () => {
  expect(quoted('march 3')).toBe("'march 3'")
  expect(quoted('')).toBe("''")
  expect(quoted('Österreich 🜨')).toBe("'Österreich 🜨'")
})

test('no more than a short line of it is repeated', () => {
  expect(quoted('a'.repeat(60))).toHaveLength(62)
  expect(quoted('a'.repeat(1e6))).toBe(`'${'a'.repeat(60)}…'`)
  expect(quoted('one\ntwo\u2028three')).toBe("'one·two·three'")
})

test('nothing that steers a terminal or turns a line round is repeated', () => {
  expect(quoted('\u001b[2Jgone\u0007\u009b1m\u202e\ud800')).toBe("'·[2Jgone··1m··'")
})
