import { describe, expect, test } from 'vitest'
import { counter, scene } from '../given.ts'

const far = { R1: 'rifles 0901' }

describe('4.0 Marching', () => {
  test('4.1 a counter marches from hex to adjacent hex and halts when it likes', () => {
    const g = scene({ B1: 'rifles 0402', ...far }, { active: 'B1' })
    expect(['0302', '0303', '0401', '0403', '0502', '0503'].map((to) => g.why(`march to ${to}`))).toEqual(
      Array(6).fill(''),
    )
    for (const to of ['0404', '0202', '0603', '0402', '0907'])
      expect([g.why(`march to ${to}`), g.whyName(`march to ${to}`)]).toEqual(['4.1', 'tooFar'])
    g.play('march to 0403', 'march to 0404')
    expect(counter(g, 'B1')).toBe('rifles 0404')
    expect(g.legal()).toContain('halt')
    expect(g.play('halt').decision?.prompt).toBe('activate')
    expect(g.cites).toEqual(['4.1', '4.1'])
  })

  test('4.1 it may fire at the end of its march', () => {
    const g = scene({ B1: 'rifles 0401', R1: 'rifles 0403' }, { active: 'B1' }).play('march to 0402')
    expect(g.why('fire at 0403')).toBe('')
  })

  test.each([
    ['rifles', 3],
    ['scouts', 4],
    ['gun', 2],
    ['dummy', 4],
  ])('4.2 open ground costs 1 point, and %s have %i', (kind, points) => {
    const g = scene(
      { B1: `${kind} 0401`, B2: kind === 'rifles' ? 'gun 0101' : 'rifles 0101', ...far },
      { active: 'B1' },
    )
    for (let step = 1; step <= points; step++) g.play(`march to 040${1 + step}`)
    const next = `march to 040${2 + points}`
    expect([g.why(next), g.whyName(next)]).toEqual(['4.2', 'tooDear'])
  })

  test('4.2 bush and fords cost 2 points', () => {
    const bush = scene({ B1: 'rifles 0402', ...far }, { active: 'B1' }).play('march to 0303')
    expect(bush.why('march to 0302')).toBe('')
    expect(() => bush.play('march to 0302', 'march to 0301')).toThrow('4.2 tooDear, hex 0301, cost 2, left 0')
    const ford = scene({ B1: 'rifles 0401', ...far }, { active: 'B1' }).play('march to 0402')
    expect(ford.why('march to 0503')).toBe('')
    expect(ford.play('march to 0401').whyName('march to 0502')).toBe('tooDear')
  })

  test('4.2 a gun can cross a ford only if it starts beside it', () => {
    const g = scene({ B1: 'gun 0403', ...far }, { active: 'B1' })
    expect(g.why('march to 0503')).toBe('')
    expect(g.play('march to 0402').why('march to 0503')).toBe('4.2')
  })

  test('4.3 nobody enters a river hex', () => {
    const g = scene({ B1: 'scouts 0406', ...far }, { active: 'B1' })
    for (const to of ['0506', '0507'])
      expect([g.why(`march to ${to}`), g.whyName(`march to ${to}`)]).toEqual(['4.3', 'river'])
  })

  test('4.4 nobody enters a hex that holds a counter, of either side', () => {
    const g = scene({ B1: 'rifles 0402', B2: 'gun 0302', R1: 'rifles 0403' }, { active: 'B1' })
    for (const to of ['0302', '0403'])
      expect([g.why(`march to ${to}`), g.whyName(`march to ${to}`)]).toEqual(['4.4', 'occupied'])
    expect(() => g.play('march to 0403')).toThrow('4.4 occupied, hex 0403')
  })

  test('4.5 a counter that comes next to an enemy marches no farther', () => {
    const g = scene({ B1: 'scouts 0401', B2: 'rifles 0302', R1: 'rifles 0403' }, { active: 'B1' }).play('march to 0402')
    expect([g.why('march to 0401'), g.whyName('march to 0401')]).toEqual(['4.5', 'mustHalt'])
    expect(g.legal()).toEqual(['fire at 0403', 'halt'])
  })

  test('4.5 its own side does not stop it', () => {
    const g = scene({ B1: 'scouts 0401', B2: 'rifles 0403', ...far }, { active: 'B1' }).play('march to 0402')
    expect(g.why('march to 0401')).toBe('')
  })

  test('4.5 a counter that starts in contact may march away (ruling S1)', () => {
    const g = scene({ B1: 'scouts 0402', R1: 'rifles 0403' }, { active: 'B1' })
    expect(g.why('march to 0401')).toBe('')
    expect(g.play('march to 0401').why('march to 0301')).toBe('')
    const along = scene({ B1: 'scouts 0402', R1: 'rifles 0403' }, { active: 'B1' }).play('march to 0303')
    expect(along.why('march to 0302')).toBe('4.5')
  })
})
