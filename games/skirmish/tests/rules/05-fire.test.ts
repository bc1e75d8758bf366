import { FIRST, SECOND } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { counter, scene } from '../given.ts'

/** Blue's B1 next to Red's R1, and another fighter of each far away. */
const duel = (blue: string, red: string) =>
  scene({ B1: blue, B2: kindBeside(blue), R1: red, R2: kindBeside(red, '0901') }, { active: 'B1' })
const kindBeside = (other: string, at = '0101') => `${other.startsWith('gun') ? 'rifles' : 'gun'} ${at}`

describe('5.0 Fire', () => {
  test('5.1 the active counter may fire at one enemy in an adjacent hex', () => {
    const g = scene({ B1: 'rifles 0402', B2: 'gun 0401', R1: 'rifles 0403', R2: 'gun 0404' }, { active: 'B1' })
    expect(g.why('fire at 0403')).toBe('')
    expect([g.why('fire at 0302'), g.whyName('fire at 0302')]).toEqual(['5.1', 'nobodyThere'])
    expect([g.why('fire at 0401'), g.whyName('fire at 0401')]).toEqual(['5.1', 'nobodyThere'])
    expect([g.why('fire at 0404'), g.whyName('fire at 0404')]).toEqual(['5.1', 'outOfRange'])
    expect(g.legal().filter((notation) => notation.startsWith('fire'))).toEqual(['fire at 0403'])
  })

  test('5.1 that ends its activation', () => {
    const g = duel('rifles 0402', 'rifles 0403').dice(6, 6).play('fire at 0403', 'stand')
    expect(g.decision).toEqual({ side: FIRST, rule: '3.2', prompt: 'activate' })
    expect(g.why('activate B1')).toBe('3.2')
    expect(g.cites[0]).toBe('5.1')
  })

  test('5.2 dummies do not fire', () => {
    const g = duel('dummy 0402', 'rifles 0403')
    expect([g.why('fire at 0403'), g.whyName('fire at 0403')]).toEqual(['5.2', 'dummyFires'])
  })

  test('5.3 the side under fire decides, before any die is rolled, whether its counter stands', () => {
    const g = duel('rifles 0402', 'rifles 0403').play('fire at 0403')
    expect(g.table.core.rolls).toBe(0)
    expect(g.decision).toEqual({ side: SECOND, rule: '5.3', prompt: 'react' })
    expect(g.legal().toSorted()).toEqual(['fall-back to 0304', 'fall-back to 0404', 'fall-back to 0504', 'stand'])
    expect(g.why('stand', FIRST)).toBe('notYourDecision')
    expect(g.dice(6, 6).play('stand').cites).toContain('5.3')
  })

  test('5.4 a counter falls back one hex, away from the firer, and the fire hits nobody', () => {
    const g = duel('rifles 0402', 'rifles 0403').play('fire at 0403')
    for (const to of ['0303', '0503'])
      expect([g.why(`fall-back to ${to}`), g.whyName(`fall-back to ${to}`)]).toEqual(['5.4', 'towardsEnemy'])
    expect(g.whyName('fall-back to 0405')).toBe('tooFar')
    g.play('fall-back to 0404')
    expect(counter(g, 'R1')).toBe('rifles 0404')
    expect(g.table.core.rolls).toBe(0)
    expect(g.cites).toEqual(['5.1', '5.4'])
    expect(g.decision).toMatchObject({ side: FIRST, prompt: 'activate' })
  })

  test('5.4 only into a hex that it could enter and that is empty', () => {
    const g = scene({ B1: 'rifles 0404', R1: 'gun 0405', R2: 'rifles 0406' }, { active: 'B1' }).play('fire at 0405')
    expect(g.whyName('fall-back to 0406')).toBe('occupied')
    const river = scene({ B1: 'rifles 0605', R1: 'gun 0606', R2: 'rifles 0901' }, { active: 'B1' }).play('fire at 0606')
    expect(river.whyName('fall-back to 0507')).toBe('river')
    expect(river.why('fall-back to 0607')).toBe('')
  })

  test('5.4 movement points do not matter: a gun falls back through bush turn after turn', () => {
    const g = scene({ B1: 'rifles 0402', B2: 'scouts 0305', R1: 'gun 0404', R2: 'rifles 0901' }, { active: 'B1' })
    g.play('march to 0403', 'fire at 0404', 'fall-back to 0405')
    g.play('activate B2', 'march to 0404', 'fire at 0405', 'fall-back to 0306')
    expect(counter(g, 'R1')).toBe('gun 0306')
  })

  test.each([
    ['rifles', 3],
    ['scouts', 2],
    ['gun', 4],
  ])('5.5 %s hit with a roll of %i or less', (kind, value) => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const hits = face <= value
      // A miss is answered, by a six that misses as well.
      const g = duel(`${kind} 0402`, 'rifles 0403').dice(...(hits ? [face] : [face, 6]))
      g.play('fire at 0403', 'stand')
      expect(counter(g, 'R1')).toBe(hits ? 'rifles 0403 disrupted' : 'rifles 0403')
      expect(g.events.find((e) => e.dice.length > 0)).toMatchObject({
        rule: hits ? '5.6' : '5.5',
        facts: { needed: value },
      })
    }
  })

  test('5.5 one lower against a target in bush', () => {
    const g = duel('rifles 0402', 'rifles 0303').dice(3, 6).play('fire at 0303', 'stand')
    expect(counter(g, 'R1')).toBe('rifles 0303')
    expect(counter(duel('rifles 0402', 'rifles 0303').dice(2).play('fire at 0303', 'stand'), 'R1')).toContain(
      'disrupted',
    )
    // The bush that the firer stands in does not matter.
    expect(counter(duel('rifles 0303', 'rifles 0402').dice(3).play('fire at 0402', 'stand'), 'R1')).toContain(
      'disrupted',
    )
  })

  test('5.5 a ford is no cover', () => {
    expect(counter(duel('rifles 0402', 'rifles 0503').dice(3).play('fire at 0503', 'stand'), 'R1')).toContain(
      'disrupted',
    )
  })

  test('5.5 one lower if the firer is disrupted, and both together', () => {
    const weak = (face: number, at: string) =>
      duel('rifles 0402 disrupted', `scouts ${at}`).dice(face, ...(face > 2 || at === '0303' ? [6] : []))
    expect(counter(weak(3, '0403').play('fire at 0403', 'stand'), 'R1')).toBe('scouts 0403')
    expect(counter(weak(2, '0403').play('fire at 0403', 'stand'), 'R1')).toBe('scouts 0403 disrupted')
    expect(counter(weak(2, '0303').play('fire at 0303', 'stand'), 'R1')).toBe('scouts 0303')
    const scouts = duel('scouts 0402 disrupted', 'rifles 0303').dice(1, 6).play('fire at 0303', 'stand')
    expect(counter(scouts, 'R1')).toBe('rifles 0303')
  })

  test('5.6 the first hit disrupts, the second eliminates', () => {
    const first = duel('gun 0402', 'rifles 0403').dice(1).play('fire at 0403', 'stand')
    expect(counter(first, 'R1')).toBe('rifles 0403 disrupted')
    expect(first.events.at(-1)).toMatchObject({ kind: 'disrupted', rule: '5.6' })
    const second = duel('gun 0402', 'rifles 0403 disrupted').dice(1).play('fire at 0403', 'stand')
    expect(counter(second, 'R1')).toBe('gone')
    expect(second.events.at(-1)).toMatchObject({ kind: 'eliminated', rule: '5.6' })
    expect(second.why('fire at 0403')).toBe('notNow')
  })

  test('5.7 a counter that stood and was missed fires back at once, under the same rules', () => {
    const g = duel('rifles 0402', 'gun 0403').dice(6, 4).play('fire at 0403', 'stand')
    expect(counter(g, 'B1')).toBe('rifles 0402 disrupted')
    expect(g.cites).toEqual(['5.1', '5.3', '5.5', '5.6'])
    const cover = duel('rifles 0303', 'gun 0402').dice(6, 4).play('fire at 0402', 'stand')
    expect(counter(cover, 'B1')).toBe('rifles 0303')
    const gone = duel('rifles 0402 disrupted', 'gun 0403').dice(6, 4).play('fire at 0403', 'stand')
    expect(counter(gone, 'B1')).toBe('gone')
  })

  test('5.7 a counter that was hit, or was disrupted before, does not fire back', () => {
    // The script would be short of a die if it did.
    expect(duel('rifles 0402', 'gun 0403').dice(3).play('fire at 0403', 'stand').table.core.rolls).toBe(1)
    expect(duel('rifles 0402', 'gun 0403 disrupted').dice(3).play('fire at 0403', 'stand').table.core.rolls).toBe(1)
    expect(duel('rifles 0402', 'gun 0403 disrupted').dice(6).play('fire at 0403', 'stand').table.core.rolls).toBe(1)
  })
})
