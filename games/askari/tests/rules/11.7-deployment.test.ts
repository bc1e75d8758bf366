import { describe, expect, test } from 'vitest'
import { battleGround } from '../battle-ground.ts'

const fk = () => battleGround().set({ leadership: 1 }).defend('3018', '1-FK')
const punjabis = { at: '3018', from: '2919', march: '29-Pjb' }

describe('11.7.1 lines of communications', () => {
  test('11.7.1 a side without a line starts suppressed', () => {
    const g = fk().assault(punjabis).play('stand')
    expect(g.marks('29-Pjb')).toBe('suppressed')
    expect(g.marks('1-FK')).toBe('')
    expect(g.cites).toContain('11.7.1')
  })

  test('7.1.6 an attacker starts from the Carrier he brought, not from the town that is fought over (V8)', () => {
    const town = () => battleGround().set({ leadership: 1 }).defend('3119', '1-FK')
    const attack = { at: '3119', from: '3118', march: '29-Pjb' }
    expect(town().assault(attack).play('stand').marks('29-Pjb')).toBe('suppressed')
    const fed = town().carriers('entente', '3119').assault(attack).play('stand')
    expect(fed.marks('29-Pjb')).toBe('')
  })

  test('7.1.8 Germans and Belgians start from the next hex (V9)', () => {
    const g = battleGround().set({ leadership: 1 }).defend('3018', '29-Pjb')
    g.assault({ at: '3018', from: '3019', march: '1-FK' })
    expect(g.marks('1-FK')).toBe('')
    expect(g.marks('29-Pjb')).toBe('suppressed')
  })

  test('11.7.1, 7.2.3 a Carrier may be used up for the battle, or not: attacker first (ruling 38)', () => {
    // German water: the British Carrier reaches no source.
    const cut = () =>
      fk()
        .units({ Königsberg: 'ocean' })
        .towns('entente', 'Dar-es-Salaam')
        .carriers('entente', '3018')
        .carriers('german', '2918')
    const g = cut().assault(punjabis).play('stand')
    expect(g.asked).toBe('entente battle-supply')
    expect(g.legal).toEqual(['end', 'consume 3018'])
    g.play('consume 3018')
    expect(g.marks('29-Pjb')).toBe('')
    expect(g.t.tracks.consumed).toBe(1)
    expect(g.asked).toBe('german battle-supply')
    g.play('end')
    expect(g.marks('1-FK')).toBe('suppressed')
    expect(cut().assault(punjabis).play('stand').why('consume 2918')).toBe('11.7.1')
  })

  test('11.7.1 each nation by its own rule: one Belgian does not feed the British (ruling 34)', () => {
    const g = fk()
      .carriers('entente', '3118')
      .assault({ ...punjabis, march: '29-Pjb 1-F-Pub' })
    g.dice(1, 6, 6, 6, 6).dice()
    expect(g.asked).toBe('german withdraw')
    const h = fk()
      .carriers('entente', '3118')
      .assault({ ...punjabis, march: '29-Pjb 1-F-Pub' })
      .play('stand')
    expect(h.marks('29-Pjb')).toBe('suppressed')
    expect(h.marks('1-F-Pub')).toBe('')
  })

  test('10.3.5 who landed has a line by a Carrier that landed too, or by friends who came by land (ruling 39)', () => {
    const coast = () => battleGround().set({ leadership: 1 }).defend('3119', '1-FK')
    expect(coast().assault({ at: '3119', land: '29-Pjb' }).play('stand').marks('29-Pjb')).toBe('suppressed landed')
    expect(
      coast().carriers('entente', '3119').assault({ at: '3119', land: '29-Pjb' }).play('stand').marks('29-Pjb'),
    ).toBe('landed')
    // Belgians do not start next door when they land.
    const belgian = coast().carriers('entente', '3118').assault({ at: '3119', land: '1-F-Pub' }).play('stand')
    expect(belgian.marks('1-F-Pub')).toBe('suppressed landed')
    // But they share the line of Belgians who marched.
    const joint = coast()
      .carriers('entente', '3118')
      .assault({ at: '3119', from: '3118', march: '1-F-Pub', land: '29-Pjb' })
      .play('stand')
    expect(joint.marks('29-Pjb')).toBe('landed')
    // Be they the next in the list, or the last of it
    const beside = (march: string, land: string) =>
      coast().carriers('entente', '3118').assault({ at: '3119', from: '3118', march, land }).play('stand').marks(land)
    expect([beside('2-F-Pub', '1-F-Pub'), beside('1-F-Pub', '2-F-Pub'), beside('1-F-Pub', '1/3-KAR')]).toEqual([
      ...['landed', 'landed', 'landed'],
    ])
  })

  test('7.1.9 vessels are never suppressed for want of a line (ruling 100)', () => {
    const g = battleGround().set({ leadership: 1 }).defend('3119', '1-FK')
    g.assault({ at: '3119', land: '29-Pjb', support: 'Fox' }).play('stand')
    expect(g.marks('Fox')).toBe('bombarding')
  })
})

describe('11.7.3 deployment', () => {
  test('11.7.3, 11.7.3a, 11.7.3c, 11.7.4 the defender deploys first: guns bombard unless they are put into the line; 11.7.4 then the battle begins', () => {
    const g = fk().carriers('entente', '3018').defend('3018', 'Herng Frm', 'entrenched')
    g.assault({ ...punjabis, march: '29-Pjb 27-MT' }).play('stand')
    expect(g.asked).toBe('german deploy')
    expect(g.legal).toEqual(['go', 'line Herng', 'line Frm'])
    g.play('line Frm')
    expect(g.asked).toBe('entente deploy')
    g.play('go')
    expect(['Herng', 'Frm', '27-MT', '29-Pjb'].map((name) => g.marks(name))).toEqual([
      'bombarding',
      '',
      'bombarding',
      '',
    ])
    const sections = g.events.filter((e) => e.kind === 'deployed').map((e) => e.facts['section'])
    expect(sections.toSorted()).toEqual([0, 0, 1, 2, 2])
  })

  test('11.7.3b only units with a bombardment value have the choice', () => {
    const g = fk().carriers('entente', '3018').defend('3018', 'Herng').assault(punjabis).play('stand')
    expect(g.why('line 1-FK')).toBe('11.7.3')
    expect(g.why('line 29-Pjb')).toBe('11.7.3')
  })

  test('11.7.3 they are put into the line in the order of the counters', () => {
    const g = fk().carriers('entente', '3018').defend('3018', 'Herng Frm').assault(punjabis).play('stand', 'line Frm')
    expect(g.asked).toBe('german lead')
  })
})
