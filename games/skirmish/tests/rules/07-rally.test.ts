import { describe, expect, test } from 'vitest'
import { counter, scene } from '../given.ts'

const shaken = (active = 'B1') =>
  scene({ B1: 'rifles 0401 disrupted', B2: 'gun 0302', R1: 'rifles 0403', R2: 'gun 0901' }, { active })

describe('7.0 Disruption', () => {
  test('7.1 a disrupted counter may march and fire, but fires one worse', () => {
    const g = shaken()
    expect(g.why('march to 0402')).toBe('')
    g.play('march to 0402').dice(3, 6).play('fire at 0403', 'stand')
    expect(counter(g, 'R1')).toBe('rifles 0403')
    expect(g.events.find((e) => e.kind === 'missed')?.facts).toMatchObject({ needed: 2 })
  })

  test('7.1 it does not fire back', () => {
    const g = scene({ B1: 'rifles 0402', R1: 'rifles 0403 disrupted', R2: 'gun 0901' }, { active: 'B1' })
    g.dice(6).play('fire at 0403', 'stand')
    expect(g.events.map((e) => e.kind)).toEqual(['fired', 'stood', 'missed'])
  })

  test.each([1, 2, 3, 4])('7.2 it rallies on a %i', (face) => {
    const g = shaken().dice(face).play('rally')
    expect(counter(g, 'B1')).toBe('rifles 0401')
    expect(g.events).toMatchObject([{ kind: 'rallied', rule: '7.2', dice: [{ shows: face }] }])
  })

  test.each([5, 6])('7.2 it stays disrupted on a %i', (face) => {
    const g = shaken().dice(face).play('rally')
    expect(counter(g, 'B1')).toBe('rifles 0401 disrupted')
    expect(g.events).toMatchObject([{ kind: 'stayedDisrupted', rule: '7.2' }])
  })

  test('7.2 it rallies instead of acting', () => {
    const g = shaken().dice(1).play('rally')
    expect(g.decision?.prompt).toBe('activate')
    expect(g.why('activate B1')).toBe('3.2')
  })

  test('7.2 not after it has marched, and not in good order', () => {
    const g = shaken().play('march to 0301')
    expect([g.why('rally'), g.whyName('rally')]).toEqual(['7.2', 'hasMoved'])
    expect([shaken('B2').why('rally'), shaken('B2').whyName('rally')]).toEqual(['7.2', 'notDisrupted'])
    expect(shaken('B2').legal()).not.toContain('rally')
  })
})
