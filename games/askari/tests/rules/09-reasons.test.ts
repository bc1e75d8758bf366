import { type Action, check, parseAction } from '@boma/kernel'
import { inEnglish, sayRefusal } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import { battleGround } from '../battle-ground.ts'
import { nobodyToCome } from '../fresh.ts'
import { given, type Position } from '../given.ts'
import { marching } from '../marching.ts'

/** The name of the reason: the sentence names what is in the way, not all that could be. */
const reason = (g: Position, notation: string): string => g.given.whyName(notation)

describe('a refusal names what is in the way, and not all that could be', () => {
  test('9.1.5, 2.5.6 Carriers that were captured in this Impulse are there, but stay', () => {
    const g = marching('german', { '1-FK': '2511' }, 1, 1, (p) => p.carriers('entente', '2512'))
    g.play('march from 2511', 'all', 'step to 2512', 'step to 2511', 'halt')
    expect(g.carriersIn('german', '2512')).toBe(1)
    expect(reason(g, 'march from 2512')).toBe('carriersStay')
    expect(reason(g, 'march from 2513')).toBe('nobodyToMarch')
    expect(reason(g, 'march from 2511')).toBe('movedAlready')
  })

  test('10.1.2, 10.1.7 who is elsewhere, on the other shore, or was passed over in the picking', () => {
    const g = marching('german', { '1-FK': '1308', '2-FK': '1308', '3-FK': ['1308', 'shore'], '4-FK': '2511' })
    g.play('march from 1308', 'take 2-FK')
    expect(['take 1-FK', 'take 3-FK', 'take 4-FK'].map((each) => reason(g, each))).toEqual([
      'takeUpwards',
      'otherShore',
      'notInPlace',
    ])
  })

  test('10.1.5 who is not with the stack, comes too late in the order, or is the last of it', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819', '3-FK': '2819', '4-FK': '2819' })
    g.play('march from 2819', 'take 1-FK', 'take 2-FK', 'take 3-FK', 'go', 'step to 2818', 'drop 2-FK')
    expect(['drop 4-FK', 'drop 2-FK', 'drop 1-FK'].map((each) => reason(g, each))).toEqual([
      'notWithStack',
      'notWithStack',
      'dropUpwards',
    ])
    g.play('drop 3-FK')
    expect(reason(g, 'drop 1-FK')).toBe('dropUpwards')
    const alone = marching('german', { '1-FK': '2819' })
    expect(reason(alone.play('march from 2819', 'all', 'step to 2818'), 'drop 1-FK')).toBe('somebodyGoesOn')
  })

  test('10.1.9 who has moved, is dug in, is the enemy’s, off the map, or before the last that dug', () => {
    const g = marching('german', {
      '1-FK': '2511',
      '2-FK': ['2511', 'entrenched'],
      '3-FK': '2511',
      '4-FK': '2511',
      '5-FK': '2511',
      '5-SAI': '2506',
    })
    g.play('march from 2511', 'take 1-FK', 'go', 'step to 2512', 'halt', 'end', 'entrench 4-FK')
    const asked = ['entrench 1-FK', 'entrench 2-FK', 'entrench 3-FK', 'entrench 5-SAI', 'entrench 6-FK']
    expect(asked.map((each) => reason(g, each))).toEqual([
      'tooBusyToDig',
      'dugInAlready',
      'digUpwards',
      'notYours',
      'noTrenchThere',
    ])
  })

  test('8.2.5 who is whole, elsewhere than in a hex, or the enemy’s', () => {
    const g = given('campaign')
      .set({ turn: 6 })
      .units({
        '29-Pjb': '2506',
        '2-LNL': ['east', 'reduced'],
        '1-FK': ['2511', 'reduced'],
        '61st': ['2506', 'reduced'],
      })
      .arrange(nobodyToCome)
      .run({ procedure: 'logistics', at: 4 })
    expect(['restore 29-Pjb', 'restore 2-LNL', 'restore 1-FK'].map((each) => reason(g, each))).toEqual([
      'notReduced',
      'notInAHex',
      'notYoursToFill',
    ])
  })

  test('11.5.1 a second try to withdraw: the case says when it is allowed', () => {
    const g = battleGround()
      .carriers('entente', '3018')
      .defend('3018', '1-FK Herng')
      .assault({ at: '3018', from: '2919', march: '5-SAI 1/3-KAR' })
    g.dice(3).play('withdraw')
    expect(g.told).toContain('withdrawalFailed')
    const again = parseAction(askari.actions, 'withdraw') as Action
    const why = check(askari, g.t, GERMAN, again)
    expect([g.asked, sayRefusal(inEnglish(askari), why, again)]).toEqual([
      'german deploy',
      '11.5.1: that is not an answer to the present question: this case says when it is one',
    ])
  })
})
