import { EVERYONE, only } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { GERMAN, UNIT_NAMES, unit } from '../../roster.ts'
import { apModifier } from '../../rules/09-action-points.ts'
import { TO_LEADER } from '../../rules/12-march/force.ts'
import { given } from '../given.ts'
import { marching, offered, RAIN } from '../marching.ts'

const at = (hexName: string, list: readonly string[]) => Object.fromEntries(list.map((name) => [name, hexName]))

test('20.1 each leader on the map brings an action point, and none from a box', () => {
  const g = given().units({ Franke: '3424', Heydebreck: '3022' })
  expect(apModifier(g.t, GERMAN)).toBe(2)
  expect(apModifier(g.units({ Franke: 'eliminated' }).t, GERMAN)).toBe(1)
})

describe('20.3 concentrate on a leader', () => {
  const near = { Franke: '3424', 'FK-1': '3326', 'FK-2': '3526', 'G-Art-1': '3425', 'G-Mil-1': '3226' }

  test('20.3 units within a march come to him, for one point, and he stays', () => {
    const g = marching('german', { ...near, 'FK-8': '2515' }).play('concentrate on Franke')
    expect(g.points('german')).toBe(5)
    expect(offered(g, 'come')).toEqual(['FK-1', 'FK-2', 'G-Art-1'])
    g.play('come FK-1', 'come G-Art-1', 'go')
    expect(['Franke', 'FK-1', 'FK-2', 'G-Art-1'].map((name) => g.at(name))).toEqual(['3424', '3424', '3526', '3424'])
    expect(g.events.filter((e) => e.rule === '20.3').map((e) => e.kind)).toEqual(['concentrated', 'came', 'came'])
    expect(g.asked).toBe('german act')
  })

  test('20.3 whoever is static, too far, or would need the railroad cannot come', () => {
    const g = marching('german', { ...near, 'FK-8': '2515', 'G-Train': '3225' }).play('concentrate on Franke')
    expect(g.why('come G-Mil-1')).toBe('13.2')
    expect(g.why('come FK-8')).toBe('20.3')
    expect(g.why('come G-Train')).toBe('21.6')
    expect(g.why('come Franke')).toBe('20.3')
    expect(g.why('come SAMR-1')).toBe('12.1')
  })

  test('20.3, 21.6 a train beside him is not even listed, nor is who stands with him', () => {
    const beside = { Franke: '2515', 'G-Train': '2614', 'FK-1': '2614', 'FK-2': '2515', 'G-Mil-1': '2816' }
    const g = marching('german', beside).play('concentrate on Franke')
    expect(g.legal).toEqual(['come FK-1', 'go'])
    expect([g.why('come G-Train'), g.why('come FK-2'), g.why('come G-Mil-1')]).toEqual(['21.6', '20.3', '13.2'])
  })

  test('20.3, 29.3 no Portuguese beside Botha is listed, in one hex or two', () => {
    const g = marching('allied', { Botha: '2305', DA: '2304', 'P-Inf-1': '2205', 'SAMR-1': '2306' })
    expect(g.set({ portugal: true }).play('concentrate on Botha').legal).toEqual(['come SAMR-1', 'go'])
  })

  test('20.3 they come upwards, each in one way only', () => {
    const g = marching('german', near).play('concentrate on Franke', 'come FK-2')
    expect(offered(g, 'come')).toEqual(['G-Art-1'])
    expect(g.why('come FK-1')).toBe('12.1')
  })

  test('20.3 nobody comes from one enemy zone straight into another', () => {
    const zone = { Franke: '3424', 'G-Art-1': '3425', 'SAMR-1': '3525', DLI: '3326', Kimb: '3426' }
    const hemmedIn = marching('german', { ...zone, DEOR: '3325' }).play('concentrate on Franke')
    expect(hemmedIn.why('come G-Art-1')).toBe('20.3')
    const around = marching('german', zone).play('concentrate on Franke')
    expect(offered(around, 'come')).toEqual(['G-Art-1'])
  })

  test('20.3 nor over a hex where a march would halt, though the last hex may be one', () => {
    const way = { Botha: '3423', HAB: '3425', 'G-Sup-1': '3325', 'G-Sup-2': '3524' }
    expect(offered(marching('allied', way).play('concentrate on Botha'), 'come')).toEqual(['HAB'])
    const mined = marching('allied', way).marks({ '3424': ['device'] })
    expect(mined.play('concentrate on Botha').why('come HAB')).toBe('20.3')
    const goal = marching('allied', way)
      .marks({ '3423': ['device'] })
      .play('concentrate on Botha')
    expect(offered(goal, 'come')).toEqual(['HAB'])
  })

  test('20.3 each pays its own way: camels in the desert, engineers at rivers', () => {
    const desert = marching('german', { Franke: '3822', CC: '3525', 'FK-1': '3525' }).play('concentrate on Franke')
    expect(offered(desert, 'come')).toEqual(['CC'])
    const river = { Franke: '1911', DK: '2013', KK: '2013' }
    expect(offered(marching('german', river).play('concentrate on Franke'), 'come')).toEqual(['KK', 'DK'])
    const wet = marching('german', river).set({ turn: RAIN }).play('concentrate on Franke')
    expect(offered(wet, 'come')).toEqual(['DK'])
    expect(wet.why('come KK')).toBe('20.3')
  })

  test('20.3 one hex is always near enough', () => {
    const g = marching('allied', { Botha: '3426', HAB: '3425' }).set({ turn: RAIN }).play('concentrate on Botha')
    expect(offered(g, 'come')).toEqual(['HAB'])
  })

  test('20.3 no more come than may stay', () => {
    const eleven = UNIT_NAMES.slice(unit('FK-3'), unit('FK-3') + 10)
    const g = marching('german', { ...near, ...at('3424', eleven) }).play('concentrate on Franke', 'come FK-1')
    expect(g.why('come FK-2')).toBe('14.1')
    expect(g.legal).toEqual(['go'])
    const full = marching('german', { ...near, ...at('3424', eleven), CC: '3424' })
    expect(full.play('concentrate on Franke').why('come FK-1')).toBe('14.1')
  })

  test('20.3 one battle may follow from his hex, in which those who came take part', () => {
    const g = marching('german', { ...near, DEOR: '3524' }).play('concentrate on Franke', 'come FK-1', 'go')
    expect(g.asked).toBe('german attack')
    g.play('attack 3524')
    expect(g.t.attackers.has(unit('FK-1')) && !g.t.attackers.has(unit('Franke'))).toBe(true)
    expect(g.legal).toContain('join Franke')
    expect(g.points('german')).toBe(5)
  })

  test('20.3 into Cape Colony and out of it, but no battle from there', () => {
    const out = marching('allied', { Botha: '3533', DEOR: 'cape', 'FK-1': '3423' }).play('concentrate on Botha')
    expect(offered(out, 'come')).toEqual(['DEOR'])
    const into = marching('allied', { Botha: 'cape', 'SAMR-1': '3533', DLI: '3632', 'FK-1': '3434' })
    into.play('concentrate on Botha')
    expect(offered(into, 'come')).toEqual(['SAMR-1'])
    into.play('come SAMR-1', 'go')
    expect([into.at('SAMR-1'), into.asked]).toEqual(['cape', 'allied act'])
  })

  test('20.3, 26.0 naming the leader shows him, and who comes stays hidden', () => {
    const g = marching('german', near, 'fog')
    const { reveals } = g.t.core
    g.play('concentrate on Franke')
    expect(g.t.core.reveals).toBe(reveals + 1)
    expect(g.events.at(-1)).toMatchObject({ kind: 'concentrated', seenBy: EVERYONE })
    expect(g.play('come FK-1').events.at(-1)).toMatchObject({ kind: 'came', seenBy: only(GERMAN), secret: 'all' })
    expect([g.t.march.mode, g.t.march.from, g.t.march.at]).toEqual([TO_LEADER, hex('3424'), hex('3424')])
  })

  test('20.3, 26.0 whether he attacks is asked even if nobody came, where the enemy cannot see that (W167)', () => {
    const army = { ...near, DEOR: '3524' }
    const alone = marching('german', army, 'fog').play('concentrate on Franke', 'go')
    expect([alone.asked, alone.legal]).toEqual(['german attack', ['hold']])
    expect(alone.given.whyName('attack 3524')).toBe('nobodyCame')
    expect(alone.why('attack 3424')).toBe('15.2')
    expect(alone.play('hold').asked).toBe('german act')
    const joined = marching('german', army, 'fog').play('concentrate on Franke', 'come FK-1', 'go')
    expect([joined.asked, joined.legal]).toEqual(['german attack', ['attack 3524', 'hold']])
    // In the Union German units lie open, and who comes is seen.
    const open = marching('german', { Franke: '4028', 'FK-1': '4027', DEOR: '4029' }, 'fog')
    expect(open.play('concentrate on Franke', 'go').asked).toBe('german act')
  })

  test('20.3 it takes a leader of one’s own and the point, which is gone even if nobody comes (W167)', () => {
    const g = marching('german', { ...near, Botha: '4029' })
    expect(g.why('concentrate on Botha')).toBe('20.3')
    expect(g.why('concentrate on FK-1')).toBe('20.3')
    expect(g.why('concentrate on Heydebreck')).toBe('20.3')
    const far = marching('german', { Franke: '3424', 'FK-1': '2515', DEOR: '3524' }).play('concentrate on Franke')
    expect(far.legal).toEqual(['go'])
    expect(far.play('go').asked).toBe('german act')
    expect(g.set({ german: 0 }).why('concentrate on Franke')).toBe('9.2')
  })

  test('20.3, 29.3 Portuguese do not come to Botha', () => {
    const g = marching('allied', { Botha: '2305', DA: '2304', 'SAMR-1': '2306' }).set({ portugal: true })
    expect(offered(g.play('concentrate on Botha'), 'come')).toEqual(['SAMR-1'])
  })
})
