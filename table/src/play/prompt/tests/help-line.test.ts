import type { Action } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import type { Hand } from '../../hand/hand.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Offered } from '../../session/offers.ts'
import { helpLine, stakesLine } from '../help-line.ts'

const NO_AIM = { aim: () => undefined, mover: () => undefined }
const NO_THREAD = { isOut: () => false, laid: () => undefined }

beforeAll(() => language.set('en'))

const offer = (more: Partial<Offered>): Offered => ({
  action: 0 as Action,
  name: 'do',
  label: '',
  cost: '',
  hostile: false,
  main: false,
  passes: false,
  ...more,
})

/** A board where own counters lie in space 5, and something can be done there. */
function help(
  kind: 'hexes' | 'points' | 'tabletop',
  states: readonly string[],
  offers: readonly Offered[],
  onPieces: readonly Offered[] = [],
): string {
  const own = { id: 1, space: 5, side: 0, states } as unknown as Piece
  const scene = {
    board: () => ({ kind }),
    pieces: () => [own],
    piecesAt: (space: number) => (space === 5 ? [own] : []),
    viewer: () => 0,
    piece: () => own,
    space: (id: number) => ({ id }),
  } as unknown as Scene
  const spaces = Map.groupBy(offers, (o) => o.space ?? -1)
  const pieces = Map.groupBy(onPieces, (o) => o.piece ?? -1)
  const nothing = { held: () => undefined, aiming: NO_AIM, thread: NO_THREAD }
  const hand = { places: () => ({ spaces, pieces, buttons: [] }), ...nothing }
  return helpLine(scene, hand as unknown as Hand)
}

test('counters over what can be done have a bar: nothing there looks bright', () => {
  expect(help('hexes', [], [offer({ space: 5, cost: '1 AP' })])).toBe('A blue bar: it can be chosen.')
  expect(help('hexes', [], [offer({ space: 5 }), offer({ space: 6 })])).toBe(
    'A blue bar: it can be chosen. Choose a bright hex.',
  )
})

test('figures on a tabletop have a ring', () => {
  expect(help('tabletop', [], [offer({ space: 5 })])).toContain('A blue ring: it can be chosen.')
})

test('who can only be attacked is not said to act', () => {
  expect(help('tabletop', [], [], [offer({ piece: 1, hostile: true })])).toBe('Red: can be attacked.')
})

test('who is to be put somewhere goes to a bright hex, though counters lie there', () => {
  expect(help('hexes', ['moving'], [offer({ space: 5 })])).toBe('Choose a bright hex.')
  expect(help('hexes', ['moving'], [offer({ space: 6, cost: '3½' })])).toBe('Numbers are movement left.')
})

test('the ring of a point is seen around counters', () => {
  expect(help('points', [], [offer({ space: 5 })])).toBe('Choose a bright place.')
})

test('what a march would leave is told of only once it is settled who marches', () => {
  expect(help('points', [], [offer({ space: 6, cost: '2' })])).not.toContain('Numbers')
  expect(help('points', ['moving'], [offer({ space: 6, cost: '2' })])).toContain('Numbers')
})

test('under what an end would cost somebody is to be chosen only where somebody can be', () => {
  const risk = { kind: 'unused', spaces: [], pieces: [], text: '', why: '', tag: '', rule: '5.1' } as const
  expect(stakesLine({ question: 'End it?', risks: [{ ...risk, spaces: [5] }] })).toMatch('Choose a force')
  expect(stakesLine({ question: 'End it?', risks: [risk] })).toBe('')
  expect(stakesLine({ question: 'End it?', risks: [] })).toBeUndefined()
  expect(stakesLine(undefined)).toBeUndefined()
})
