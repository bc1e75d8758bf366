import { type Action, actionName, isMain, isPass, parseAction } from '@boma/kernel'
import { inEnglish, speak } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { askari } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import { enter } from '../../tests/at-sea.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { given, type Position } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'
import { german } from '../../words/german/index.ts'
import { carrierPiece } from '../pieces.ts'

const { page } = inEnglish(askari)
const action = (text: string): Action => parseAction(act, text) as Action
const offered = (g: Position, text: string) => page.offer(g.t, action(text))
/** What Enter takes of all that is allowed; nothing where nothing is the usual answer. */
const mainOf = (g: Pick<Position, 't' | 'legal'>) =>
  g.legal.filter((text) => isMain(askari, g.t, action(text)) && !page.offer(g.t, action(text)).lesser)

describe('labels', () => {
  test('every action is said in words, not in notation, in both languages', () => {
    const { t } = given('campaign')
    for (const spoken of [page, speak(askari, german).page])
      for (const [name, kind] of Object.entries(act)) {
        const label = spoken?.offer?.(t, kind.first as Action)?.label ?? ''
        expect(label, name).toMatch(/^[\p{Lu}0-9].+/u)
        expect(label, name).not.toMatch(/[{}]|undefined/)
      }
  })

  test('10.1.2 the end of an Impulse, of picking and of a stack is called by what ends', () => {
    const g = marching('german', { '1-FK': '2511', '2-FK': '2511' })
    expect(offered(g, 'end')?.label).toBe('End the Impulse')
    g.play('march from 2511')
    const [form, all] = [offered(g, 'go')?.label, offered(g, 'all')?.label]
    g.play('all', 'step to 2512')
    expect(new Set([form, all, offered(g, 'halt')?.label, offered(g, 'end')?.label]).size).toBe(4)
  })
})

describe('where an action is chosen, and what it says there', () => {
  test('10.1.4 a step says what the poorest has left after it', () => {
    const g = marching('german', { '1-FK': '2511', '4-SK': '2511' }).play('march from 2511', 'all')
    // 4 SK has four points and no line: three; 2512 is bush and costs two, 2611 is open.
    expect([offered(g, 'step to 2512')?.cost, offered(g, 'step to 2611')?.cost]).toEqual(['1', '2'])
    expect(offered(g, 'halt')?.cost).toBe('')
  })

  test('10.1.7 a place on the second shore of a hex is chosen at its hex', () => {
    const g = marching('german', { '2-FK': ['1308', 'shore'] })
    expect(offered(g, 'march from 1308-shore')?.space).toBe(hex('1308'))
  })

  test('2.5.1 Carriers are picked and left at their counter', () => {
    const g = marching('german', { '1-FK': '2511' }, 1, 1, (p) => p.carriers('german', '2511', '2511'))
    g.play('march from 2511')
    const marker = carrierPiece(hex('2511'), GERMAN)
    expect(offered(g, 'carriers 1')).toMatchObject({ piece: marker, label: 'Take one Carrier and go' })
    expect(offered(g, 'carriers 2')).toMatchObject({ piece: marker })
  })

  test('10.1.6, 12.4.1 a step among the enemy and the search for him are red, others are not', () => {
    const g = marching('german', { '1-FK': '2511', '1/3-KAR': '2512' }).play('march from 2511', 'all')
    expect([offered(g, 'step to 2512')?.hostile, offered(g, 'step to 2611')?.hostile]).toEqual([true, false])
    const sea = enter(given('campaign').units({ Pegasus: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect([offered(sea, 'seek')?.hostile, offered(sea, 'lie-low')?.hostile]).toEqual([true, false])
  })
})

describe('the main answer', () => {
  test('9.1.2, 10.1.9 ends an Impulse, and entrenches all, which costs nothing', () => {
    const g = marching('german', { '1-FK': '2511' })
    expect(mainOf(g)).toEqual(['end'])
    expect(mainOf(g.play('end'))).toEqual(['all'])
  })

  test('10.1.3 is none before the first step, and to halt after it', () => {
    const g = marching('german', { '1-FK': '2511' }).play('march from 2511')
    expect(mainOf(g)).toEqual(['all'])
    expect(mainOf(g.play('all'))).toEqual([])
    expect(mainOf(g.play('step to 2611'))).toEqual(['halt'])
  })

  test('11.5.1 is none where to stand may be as bad as to go; 11.7.3 goes on as the guns lie', () => {
    const g = battleGround().set({ turn: 16 }).carriers('entente', '3018').defend('3018', '1-FK')
    g.assault({ at: '3018', from: '2919', march: '9-SAI 1-SAFA' })
    expect(g.legal).toEqual(['stand', 'withdraw'])
    expect(mainOf(g)).toEqual([])
    expect(mainOf(g.play('stand'))).toEqual(['go'])
  })

  test('12.4.1, 12.5.6 is none where to seek or to let be, to fight on or to retire is as grave', () => {
    const g = enter(given('campaign').units({ Pegasus: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect(mainOf(g)).toEqual([])
    expect(g.legal.filter((text) => isPass(askari, g.t, action(text)))).toEqual(['lie-low'])
  })

  test('is one at the most in any question, and one that is listed', () => {
    for (const g of [
      marching('entente', { '1/3-KAR': '2512', '2-LNL': 'east' }, 4),
      marching('german', { '1-FK': '2511' }),
    ]) {
      expect(mainOf(g).length).toBeLessThan(2)
      for (const text of g.legal) expect(actionName(act, action(text)), text).not.toBe('')
    }
  })
})
