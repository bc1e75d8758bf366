import { type Action, legal, Moves, type Side, writeAction } from '@boma/kernel'
import { inEnglish, type Meant, meant, speak } from '@boma/showing'
import { expect, test } from 'vitest'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { german } from '../words/german/index.ts'
import type { Troops } from './given.ts'
import { moving } from './moving.ts'

const english = inEnglish(heart)
const GERMAN = 0 as Side
const TEN: Troops = { type: 'askari', figures: 10, at: [40, 10], facing: 0, width: 5 }
const ENEMY: Troops = { type: 'soldier', figures: 1, at: [40, 13], facing: 8 }

/** What a line comes to, an order as players write it. */
function said(t: Table, text: string, game = english): Meant | string | undefined {
  const moves = new Moves()
  legal(heart, t, moves)
  const found = meant(game, t, GERMAN, moves.toArray(), text)
  return found?.kind === 'order' ? found.order.map((a: Action) => writeAction(heart.actions, a)).join('; ') : found
}
const named = () => moving({ g1: TEN, b1: ENEMY })
const rolled = () => named().dice(6).play('move g1').table

test('9.3 the distance of two units is measured by typing their names or ids', () => {
  const t = named().table
  expect(said(t, 'measure g1 b1')).toEqual({ kind: 'measured', from: '14 FK', lengths: [{ to: '5 SAI', inches: 3 }] })
  expect(said(t, 'measure 14 FK to 5 sai')).toEqual(said(t, 'measure g1 b1'))
  expect(said(t, 'messe g1 b1', speak(heart, german))).toMatchObject({ lengths: [{ inches: 3 }] })
  // With one unit, all enemies, the nearest first
  expect(said(t, 'measure g1')).toMatchObject({ lengths: [{ to: '5 SAI', inches: 3 }, {}] })
  expect(said(t, 'measure g1 xy')).toEqual({ kind: 'unknown', name: 'xy', what: 'counter' })
})

test('12.4 a unit is moved by inches to the east and to the north: named first, then leg by leg', () => {
  expect(said(named().table, 'move g1 by -4 2')).toBe('move g1')
  const t = rolled()
  const [x = 0, y = 0] = [(t.figures.x[0 as never] ?? 0) / 16, (t.figures.y[0 as never] ?? 0) / 16]
  expect(said(t, 'move g1 by -4 2.5')).toBe(`march to ${x - 4} ${y + 2.5}`)
  expect(said(t, 'ziehe g1 um -4 2,5', speak(heart, german))).toBe(`march to ${x - 4} ${y + 2.5}`)
  // What cannot be done is said with its reason
  expect(said(t, 'move g1 by 0 40')).toBe(`march to ${x} ${y + 40 > 48 ? 48 : y + 40}`)
  expect(said(t, 'move nobody by 1 1')).toMatchObject({ kind: 'unknown' })
})

test('9.5 a unit takes a form by its name, facing a way of the compass', () => {
  expect(said(named().table, 'form g1 line'), 'another form takes a move').toBe('move g1')
  expect(said(named().table, 'form g1 face NE')).toBe('turn g1 to 45')
  const t = rolled()
  expect(said(t, 'form g1 column face W')).toMatch(/^form at \S+ \S+ facing 270 width 2 close$/)
  expect(said(t, 'formiere g1 Linie front O', speak(heart, german))).toMatch(/facing 90 width 10 close$/)
  expect(said(t, 'form g1 wedge')).toEqual({ kind: 'unknown', name: 'wedge', what: 'counter' })
  expect(said(t, 'form g1 line face up')).toEqual({ kind: 'unknown', name: 'up', what: 'counter' })
})
