import { ALLOWED, check, legal, Moves, type Side, writeAction } from '@boma/kernel'
import { inEnglish, speak } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { scene, type Troops, unit } from '../../tests/given.ts'
import { moving } from '../../tests/moving.ts'
import { german } from '../../words/german/index.ts'

const { page } = inEnglish(heart)
const GERMAN = 0 as Side
const TEN: Troops = { type: 'askari', figures: 10, at: [20, 10], facing: 0, width: 5 }
const ENEMY: Troops = { type: 'soldier', figures: 6, at: [50, 10], facing: 12 }
const formsOf = (troops: Troops, spoken = page) =>
  spoken.tabletop?.forms(scene({ g1: troops }).table, unit('g1')).map(({ name, wider }) => [name, wider])

test('9.5 forms go by the names of the rulebook: line, double line, block, column', () => {
  expect(formsOf(TEN)).toEqual([
    ['line', 5],
    ['double line', 0],
    ['block', -1],
    ['column', -3],
  ])
  expect(formsOf(TEN, speak(heart, german).page)?.map(([name]) => name)).toEqual([
    'Linie',
    'Doppellinie',
    'Block',
    'Kolonne',
  ])
  // Three men have a line, and two abreast whatever one calls it; one man has no form
  expect(formsOf({ ...TEN, figures: 3, width: 3 })).toEqual([
    ['line', 0],
    ['double line', -1],
  ])
  expect(formsOf({ ...TEN, type: 'leader', figures: 1, width: 1 })).toEqual([])
})

test('9.5 a form that is named is taken as it is named, and told on the card and in text', () => {
  const { table: t } = moving({ g1: TEN, b1: ENEMY }).dice(6).play('move g1')
  const { x = 0, y = 0 } = page.pieces(t, GERMAN)[0]?.stands ?? {}
  const widths = page.tabletop?.forms(t, unit('g1')).map(({ wider }) => {
    const [deployed] = page.tabletop?.deploy(t, { space: unit('g1'), spot: [x, y], wider }) ?? []
    return deployed && act.form.is(deployed.action) ? act.form.width(deployed.action) : 0
  })
  expect(widths).toEqual([10, 0, 4, 2])
  const card = page.facts(t, GERMAN, { space: unit('g1') }, []).find(({ name }) => name === 'Formation')
  expect(card).toMatchObject({ text: 'double line, 5 abreast, close', rule: '9.5' })
  expect(page.describe(t, GERMAN).join('\n')).toContain('double line, 5 abreast')
})

/** The ways to halt that are buttons, with whether Enter takes them. */
function halts(t: Table): readonly string[] {
  const moves = new Moves()
  legal(heart, t, moves)
  return moves
    .toArray()
    .filter((action) => act.halt.is(action) && page.offer(t, action).byHand !== true)
    .map((action) => `${page.offer(t, action).lesser ? '' : 'main: '}${writeAction(heart.actions, action)}`)
}

test('12.4 a unit that halts faces the nearest enemy unless it is told otherwise, if it may turn so far', () => {
  const { table: t } = moving({ g1: TEN, b1: ENEMY }).dice(6).play('move g1')
  expect(halts(t)).toEqual(['halt facing 0', 'main: halt facing 90'])
  expect(page.offer(t, act.halt(4)).label).toBe('Halt, facing the enemy: east')
  expect(check(heart, t, GERMAN, act.halt(4))).toBe(ALLOWED)
  // Behind it: half the move is not left when a die of 1 gave little
  const away = moving({ g1: { ...TEN, facing: 12 }, b1: ENEMY })
    .dice(6)
    .play('move g1').table
  away.move.spent = 256 * away.move.open * away.move.cover
  expect(halts(away)).toEqual(['main: halt facing 270'])
  expect(page.offer(away, act.halt(12)).label, 'as its message says').toBeUndefined()
})
