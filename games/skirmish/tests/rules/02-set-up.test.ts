import { FIRST, SECOND } from '@boma/kernel'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { counter } from '../given.ts'

const BLUE = ['rifles at 0301', 'rifles at 0302', 'rifles at 0303', 'scouts at 0304', 'gun at 0305', 'dummy at 0406']
const RED = ['rifles at 0601', 'rifles at 0602', 'rifles at 0603', 'scouts at 0604', 'gun at 0605', 'dummy at 0707']
const placing = (list: readonly string[]) => list.map((each) => `place ${each}`)

describe('2.0 Set-up', () => {
  test('2.1 Blue places six counters, then Red six, and each says what it is', () => {
    const g = given(skirmish)
    for (let i = 0; i < 6; i++) {
      expect(g.decision).toEqual({ side: FIRST, rule: '2.1', prompt: 'place' })
      g.play(placing(BLUE)[i] ?? '')
    }
    for (let i = 0; i < 6; i++) {
      expect(g.decision).toMatchObject({ side: SECOND, prompt: 'place' })
      g.play(placing(RED)[i] ?? '')
    }
    expect(g.decision?.prompt).toBe('activate')
    expect(['B1', 'B4', 'B6', 'R5'].map((name) => counter(g, name))).toEqual([
      'rifles 0301',
      'scouts 0304',
      'dummy 0406',
      'gun 0605',
    ])
    expect(g.cites.slice(0, 12)).toEqual(Array(12).fill('2.1'))
  })

  test('2.1 Blue places in columns 03 and 04, Red in 06 and 07, and nobody elsewhere', () => {
    const g = given(skirmish)
    expect(['0301', '0307', '0401', '0407'].map((at) => g.why(`place gun at ${at}`))).toEqual(['', '', '', ''])
    for (const at of ['0207', '0501', '0503', '0601', '0707', '0101', '0907'])
      expect([g.why(`place gun at ${at}`), g.whyName(`place gun at ${at}`)]).toEqual(['2.1', 'notHome'])
    g.play(...placing(BLUE))
    expect(['0601', '0607', '0701', '0707'].map((at) => g.why(`place gun at ${at}`))).toEqual(['', '', '', ''])
    for (const at of ['0507', '0503', '0407', '0301', '0801']) expect(g.whyName(`place gun at ${at}`)).toBe('notHome')
  })

  test('2.1 nobody places more of a kind than there are, nor an unknown counter', () => {
    const g = given(skirmish).play('place gun at 0401', 'place rifles at 0402', 'place rifles at 0403')
    expect(g.whyName('place gun at 0404')).toBe('noneLeft')
    expect(g.whyName('place rifles at 0404')).toBe('')
    g.play('place rifles at 0404')
    expect([g.why('place rifles at 0405'), g.whyName('place rifles at 0405')]).toEqual(['2.1', 'noneLeft'])
    expect(g.whyName('place unknown at 0405')).toBe('noneLeft')
    expect(new Set(g.legal().map((notation) => notation.split(' ')[1]))).toEqual(new Set(['scouts', 'dummy']))
  })

  test('2.2 no hex takes a second counter', () => {
    const g = given(skirmish).play('place gun at 0401')
    expect([g.why('place rifles at 0401'), g.whyName('place rifles at 0401')]).toEqual(['2.2', 'full'])
    expect(g.why('place rifles at 0402')).toBe('')
  })
})
