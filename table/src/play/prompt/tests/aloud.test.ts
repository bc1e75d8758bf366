import type { GameEvent } from '@boma/kernel'
import type { Page } from '@boma/showing'
import { expect, test } from 'vitest'
import { partAloud } from '../aloud.ts'

/** Events by name; one that begins with 'end' ends a fight. */
const told = (names: string): readonly GameEvent[] => names.split(' ').map((kind) => ({ kind }) as GameEvent)
const page = {
  fights: { beats: ({ kind }: GameEvent) => (kind.startsWith('end') ? [{ part: 'ends' }] : []) },
} as unknown as Page
const parted = (names: string) => {
  const { urgent, calm } = partAloud(page, told(names))
  return [urgent, calm].map((some) => some.map(({ kind }) => kind).join(' '))
}

test('what came of a fight is said at once, after what led to it and before what followed', () => {
  expect(parted('fire hit end advance')).toEqual(['fire hit end', 'advance'])
  expect(parted('march march')).toEqual(['', 'march march'])
  expect(parted('fire end fire end rest')).toEqual(['fire end fire end', 'rest'])
})

test('of much, the last is said: never the result without its dice', () => {
  expect(parted('a b c d e f g end h i j k l m n')).toEqual(['c d e f g end', 'i j k l m n'])
})

test('a game that tells no fights is told calmly', () => {
  expect(partAloud({} as Page, told('end')).urgent).toEqual([])
})
