import { NOBODY } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { discard, putAt } from '../../rules/04-control.ts'
import { controller } from '../../stacks.ts'
import { given } from '../given.ts'

describe('4.0 control', () => {
  test('4.0 one unit, mobile or static, controls a town, and the instant it is gone nobody does', () => {
    const g = given().units({ 'G-Mil-1': '2816', 'FK-1': '2817' })
    expect(controller(g.t, hex('2816'))).toBe(GERMAN)
    putAt(g.t, unit('FK-1'), hex('2816'))
    discard(g.t, unit('G-Mil-1'), false)
    expect(controller(g.t, hex('2816'))).toBe(GERMAN)
    putAt(g.t, unit('FK-1'), hex('2817'))
    expect(controller(g.t, hex('2816'))).toBe(NOBODY)
    putAt(g.t, unit('SAMR-1'), hex('2816'))
    expect(controller(g.t, hex('2816'))).toBe(ALLIED)
  })

  test('4.0, 29.1 neutral Portuguese control nothing', () => {
    const g = given().units({ 'P-Mil-1': '1101' })
    expect(controller(g.t, hex('1101'))).toBe(NOBODY)
    expect(controller(g.set({ portugal: true }).t, hex('1101'))).toBe(ALLIED)
  })
})
