import type { Terms } from '@boma/counsel'
import { SIDES, writeAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex } from '../board.ts'
import { instructions } from '../counsel/instructions.ts'
import { windhoek } from '../index.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'

/** What a sentence answers to the question that is open. */
function answer(g: BattleGround, key: string, terms: Terms = {}): string | undefined {
  const action = instructions()
    .find((each) => each.key === key)
    ?.answer(g.t, terms)
  return action === undefined ? undefined : writeAction(act, action)
}

/** Somebody attacks 3525, and its defender has the advantage. */
const pressed = (units: Readonly<Record<string, string>>, force = 'DEOR') =>
  battleGround()
    .units({ DEOR: '3425', ...units })
    .attack('3425', '3525', force)
    .dice(1, 6)
    .play('go')

describe('what is left behind for battles', () => {
  test('15.5.3 a defender who would probably lose withdraws, and one who would hold fights', () => {
    const weak = pressed({ 'SA-Field-1': '3425', DLI: '3425', 'FK-1': '3525' }, 'DEOR SA-Field-1 DLI')
    expect(answer(weak, 'withdraw', { chance: 90 })).toBe('withdraw')
    const strong = pressed({ 'FK-1': '3525', 'FK-2': '3525', 'FK-3': '3525' })
    expect(answer(strong, 'withdraw', { chance: 10 })).toBe('fight')
  })

  test('15.5.3 from a town that is named nobody withdraws, and of others it says nothing', () => {
    const g = pressed({ 'FK-1': '3525' })
    expect(answer(g, 'stand', { places: [g.t.battle.at] })).toBe('fight')
    expect(answer(g, 'stand', { places: [hex('2117')] })).toBeUndefined()
  })

  test('16.4 who falls back is answered for hex by hex', () => {
    const g = pressed({ 'FK-1': '3525' }).dice(3).play('withdraw')
    expect(g.asked).toBe('german fall-back')
    expect(answer(g, 'fallBack')).toMatch(/^fall back to \d{4}$/)
    expect(answer(g, 'withdraw', { chance: 90 })).toBeUndefined()
  })

  test('15.5.2 a point is spent while enough are left', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3525' })
      .set({ german: 3 })
      .attack('3425', '3525', 'DEOR')
      .play('go')
    expect(g.asked).toBe('german bid')
    expect(answer(g, 'bid', { left: 2 })).toBe('spend')
    expect(answer(g, 'bid', { left: 3 })).toBe('end')
  })

  test('16.2 hits go to whom it says, in good order first; whoever attacks answers himself', () => {
    const g = battleGround()
      .units({ DEOR: '3425', DLI: '3425', 'FK-1': '3525', 'G-Sup-1': '3525' })
      .attack('3425', '3525', 'DEOR DLI')
      .dice(6, 1)
      .play('go')
    expect(g.asked).toBe('allied withdraw')
    expect(answer(g, 'withdraw', { chance: 90 })).toBeUndefined()
    g.dice(1, 6).play('fight')
    expect(g.asked).toBe('german hits')
    expect([0, 1, 2].map((first) => answer(g, 'hits', { first }))).toEqual(['hit G-Sup-1', 'hit G-Sup-1', 'hit FK-1'])
  })
})

test('every sentence and every word of it has words', () => {
  for (const side of SIDES)
    for (const { sentence, blanks } of inEnglish(windhoek).page.advice.instructions?.(side) ?? []) {
      expect([sentence, ...blanks.flatMap(({ options }) => options.map(({ label }) => label))].join()).not.toMatch(
        /instruct\./,
      )
      expect(blanks.every(({ name }) => sentence.includes(name))).toBe(true)
    }
})
