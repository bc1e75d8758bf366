import { type Action, FIRST, parseAction } from '@boma/kernel'
import { inEnglish, lightsFor, targetOf } from '@boma/showing'
import { told } from '@boma/testing'
import { expect, test } from 'vitest'
import { picket } from '../../index.ts'
import { figure, scene } from '../../tests/given.ts'

const { page } = inEnglish(picket)
const action = (text: string) => parseAction(picket.actions, text) as Action
const near = { P1: '4 3 90', P2: '4 9 90', R1: '8 3 270' }

test('figures stand on the table where they are, and whoever is down is gone', () => {
  const { table } = scene(near, { taken: 'P1' })
  const pieces = page.pieces(table, FIRST)
  expect(pieces.map((p) => p.name)).toEqual(['P1', 'P2', 'R1'])
  expect(pieces[0]).toMatchObject({ stands: { x: 4, y: 3, facing: 90, base: 0.5 }, states: ['moving'] })
})

test('a move is chosen on a spot, a shot on its target', () => {
  expect(targetOf(picket, action('move to 5 3.5 facing 90'))).toEqual({ spot: [5, 3.5] })
  expect(targetOf(picket, action('shoot at R1'))).toEqual({ piece: figure('R1') })
  expect(page.offer(scene(near).table, action('shoot at R1'))).toMatchObject({ hostile: true })
  expect(lightsFor(inEnglish(picket), told('moved', { figure: 0, x: 80, y: 56, facing: 4 })).spots).toEqual([[5, 3.5]])
})

test('the odds of a shot are those of its die (5.4)', () => {
  const { table } = scene(near, { taken: 'P1' })
  expect(page.advice.forecast?.(table, action('shoot at R1'))?.outcomes.map((o) => o.probability * 6)).toEqual([4, 2])
  expect(page.advice.forecast?.(table, action('stay'))).toBeUndefined()
})

test('the range of a figure is a quarter of a circle to its front (5.1, 5.2)', () => {
  const { table } = scene(near)
  const [range] = page.layers[0]?.outlines?.(table, FIRST, { piece: figure('P1') }) ?? []
  expect(range?.outline).toMatch(/^M4 3L11\.07\d* -4\.07\d*A10 10 0 0 1 11\.07\d* 10\.07\d*Z$/)
  expect(page.layers[0]?.outlines?.(table, FIRST, { piece: figure('R3') })).toEqual([])
})
