import { describe, expect, test } from 'vitest'
import { CHILEMBWE, QUARREL } from '../../rules/06.1-effects.ts'
import { battleGround } from '../battle-ground.ts'

/** The British attack a company on a plain hex of the Central line, 2920, from 2921. */
const onTheLine = () => battleGround().set({ leadership: 1 }).defend('2920', '1-FK')
const attack = { at: '2920', from: '2921', march: '29-Pjb' }
const asked = (g: ReturnType<typeof onTheLine>) => g.assault(attack).play('stand')

describe('11.6 battle reinforcement', () => {
  test('11.6.1, 11.6.3 units on the line come to the battle at once, out of their trenches (ruling 98, V36)', () => {
    const g = asked(onTheLine().defend('3219', '2-FK', 'entrenched').defend('2819', '3-FK'))
    expect(g.asked).toBe('german reinforce')
    expect(g.legal).toEqual(['end', 'reinforce 2-FK', 'reinforce 3-FK'])
    g.play('reinforce 2-FK')
    expect(g.at('2-FK')).toBe('2920')
    // §11.6.4: it has had its ride in this Segment.
    expect(g.why('reinforce 2-FK')).toBe('11.6.1')
    expect(g.hasCome('2-FK')).toBe(true)
    expect(g.hasCome('3-FK')).toBe(false)
    expect(g.legal).toEqual(['end', 'reinforce 3-FK'])
  })

  test('11.6.1 nobody is asked off the rails, nor when all the line is empty', () => {
    expect(
      battleGround()
        .set({ leadership: 1 })
        .defend('3018', '1-FK')
        .defend('3019', '2-FK')
        .assault({ at: '3018', from: '2919', march: '29-Pjb' })
        .play('stand').asked,
    ).not.toContain('reinforce')
    expect(asked(onTheLine()).asked).not.toContain('reinforce')
  })

  test('11.6.1 every hex of the way must be his: an enemy in it, or next to it, stops the train (ruling 97)', () => {
    const g = asked(onTheLine().defend('2819', '3-FK').defend('3219', '2-FK').units({ '30-Pjb': '3119' }))
    expect(g.legal).toEqual(['end', 'reinforce 3-FK'])
    expect(g.why('reinforce 2-FK')).toBe('11.6.1')
  })

  test('11.6.1 the attackers themselves do not stop it (ruling 97)', () => {
    const g = asked(onTheLine().defend('2819', '3-FK'))
    expect(g.legal).toContain('reinforce 3-FK')
  })

  test('10.2.4, 11.6.1 the towns at both ends of each section must be his', () => {
    const g = onTheLine().defend('2819', '3-FK').towns('entente', 'Morogoro').assault(attack).play('stand')
    expect(g.asked).not.toContain('reinforce')
  })

  test('11.6.1, 6.1.4 whoever an event keeps from moving does not come, nor a Belgian where a quarrel shuts the way', () => {
    const blantyre = (segment: number, lasting = CHILEMBWE) =>
      battleGround()
        .set({ leadership: 1, segment })
        .units({ '1/1-KAR': '2044', '2/1-KAR': '1943', '1-FK': '2144' })
        .arrange((t) => {
          t.events.lasting = lasting
        })
        .assault({ at: '2044', from: '2144', march: '1-FK' })
    expect(blantyre(1).asked).not.toContain('reinforce')
    expect([blantyre(2).legal, blantyre(1, 0).legal]).toEqual(Array(2).fill(['end', 'reinforce 2/1-KAR']))
    const quarrel = (lasting: number) =>
      battleGround()
        .set({ leadership: 1, segment: 1 })
        .towns('entente', 'Kigoma', 'Tabora')
        .units({ '1/3-KAR': '1315', '1-F-Pub': '1015' })
        .arrange((t) => {
          t.events.lasting = lasting
        })
        .assault({ at: '1315', from: '1316', march: '1-FK' })
    expect(quarrel(0).asked).toContain('reinforce')
    expect(quarrel(QUARREL).asked).not.toContain('reinforce')
  })

  test('11.6.2 nine hexes at most', () => {
    // 2920 is the fourth hex of the line; 2118 is the twelfth: eight hexes; 1816 and 1717 lie beyond.
    const g = asked(onTheLine().defend('2118', '2-FK').defend('2017', '4-FK').defend('1917', '3-FK'))
    expect(g.legal).toEqual(['end', 'reinforce 2-FK', 'reinforce 4-FK'])
    expect(g.why('reinforce 3-FK')).toBe('11.6.2')
  })

  test('11.6.2 six units on a line in an Impulse, over all battles', () => {
    const g = onTheLine()
      .defend('2819', '2-FK 3-FK')
      .arrange((t) => {
        t.lines.reinforced[2 as never] = 5
      })
    asked(g).play('reinforce 2-FK')
    expect(g.asked).not.toContain('reinforce')
  })

  test('11.6.4 a unit once in a Segment', () => {
    const g = onTheLine().defend('2819', '2-FK 3-FK').mark('2-FK', 'reinforced')
    expect(asked(g).why('reinforce 2-FK')).toBe('11.6.4')
  })

  test('11.6.1 harbour guns never move (ruling 21), Carriers do not come', () => {
    const g = asked(onTheLine().defend('3219', 'Dar-Hrbr 2-FK'))
    expect(g.legal).toEqual(['end', 'reinforce 2-FK'])
    expect(g.why('reinforce Dar-Hrbr')).toBe('11.6.1')
  })

  test('11.6.3 they are called in the order of the counters', () => {
    const g = asked(onTheLine().defend('2819', '2-FK 3-FK')).play('reinforce 3-FK')
    expect(g.asked).not.toContain('reinforce')
  })

  test('7.1.6 the defender traces from the rail hex that is fought over (V36)', () => {
    const g = asked(onTheLine())
    expect(g.marks('1-FK')).toBe('')
    expect(g.marks('29-Pjb')).toBe('suppressed')
  })
})
