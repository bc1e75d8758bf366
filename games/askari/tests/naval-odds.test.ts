import { apply, copy, legal, Moves, newTable, searchDice, toDecide, writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { GONE, PILE } from '../board.ts'
import { askari } from '../index.ts'
import { layout, type Table } from '../layout.ts'
import { unit } from '../roster.ts'
import { enter, impulse } from './at-sea.ts'
import type { Position } from './given.ts'

/** What the numbers of the counters do at sea: battles played out with fixed seeds, both sides seeking and fighting on. */

const PLAYED = 3_000
const WANTED = ['seek', 'fight-on']

/** How often each of these is lost. */
function losses(g: Position, ...names: readonly string[]): readonly number[] {
  const t = newTable(layout) as Table
  const lost = names.map(() => 0)
  for (let seed = 1; seed <= PLAYED; seed++) {
    copy(g.t, t)
    playOut(t, seed)
    names.forEach((name, i) => {
      const where = t.units.where[unit(name)]
      if (where === GONE || where === PILE) lost[i] = (lost[i] ?? 0) + 1
    })
  }
  return lost.map((n) => n / PLAYED)
}

const moves = new Moves()
function playOut(t: Table, seed: number): void {
  const dice = searchDice(seed)
  while (!isAshore(t)) {
    legal(askari, t, moves)
    const actions = moves.toArray()
    const wanted = actions.find((a) => WANTED.includes(writeAction(askari.actions, a))) ?? actions[0]
    if (wanted === undefined) throw new Error('nothing can be answered')
    apply(askari, t, toDecide(askari, t), wanted, dice)
  }
}
const isAshore = (t: Table): boolean => {
  legal(askari, t, moves)
  return moves.toArray().some((a) => writeAction(askari.actions, a) === 'end')
}

test('12.5 Königsberg against Pegasus: she sinks her in 0.70, and is lost in 0.05 (V26)', () => {
  const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus')
  const [pegasus = 0, konigsberg = 0] = losses(g, 'Pegasus', 'Königsberg')
  // Reckoned out by hand: 0.702 and 0.056.
  expect(Math.abs(pegasus - 0.702)).toBeLessThan(0.02)
  expect(Math.abs(konigsberg - 0.056)).toBeLessThan(0.012)
})

test('12.5 Königsberg against Severn and Mersey: she is lost in 0.83 (V27)', () => {
  const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Severn Mersey')
  const [konigsberg = 0] = losses(g, 'Königsberg')
  expect(Math.abs(konigsberg - 0.83)).toBeLessThan(0.025)
})

test('12.5.4d Hedwig against three lone transports: two shots, at most two lost, each on 3 or less (V28)', () => {
  const names = ['1-F-Pub', '2-F-Pub', '3-F-Pub']
  const g = impulse('german', Object.fromEntries(names.map((n) => [n, 'tanganyika'])))
  const perUnit = losses(enter(g, 'german', 'tanganyika', 'Hedwig'), ...names)
  expect(perUnit.reduce((a, b) => a + b)).toBeLessThan(2)
  // Found on 4 or less, or never; then two shots of one half each, the second at what is left.
  expect(perUnit[2]).toBe(0)
  expect(Math.abs(perUnit.reduce((a, b) => a + b) - 4 / 6)).toBeLessThan(0.04)
})
