import { describe, expect, test } from 'vitest'
import { ENTENTE, GERMAN, unit } from '../../roster.ts'
import { violate } from '../../rules/08.4-portugal.ts'
import { FINISHED, WITH_ENTENTE, WITH_GERMANS } from '../../stacks.ts'
import { nobodyToCome } from '../fresh.ts'
import { given, space } from '../given.ts'

const land = () => given('campaign').set({ turn: 3 }).units({ Indigena: '3536', Adamastor: '3536' })

describe('8.4 Portuguese East Africa', () => {
  test('8.4, 8.4.3 V32 the first to enter drives it to the other side, at once and for good', () => {
    const g = land().arrange((t) => violate(t, ENTENTE, space('1935')))
    expect(g.t.tracks.portugal).toBe(WITH_GERMANS)
    expect([g.isGerman('Indigena'), g.isGerman('Adamastor'), g.holder('Port Amelia'), g.holder('Chinde')]).toEqual([
      true,
      true,
      'german',
      'german',
    ])
    g.arrange((t) => violate(t, GERMAN, space('1935')))
    expect(g.t.tracks.portugal).toBe(WITH_GERMANS)
    g.arrange(nobodyToCome).set({ turn: 18 }).dice(1, 4).run({ procedure: 'turn', at: 1 })
    expect(g.t.tracks.portugal).toBe(WITH_GERMANS)
  })

  test('8.4.3 the Germans enter: it joins the Entente, but for towns where they stand', () => {
    const g = land()
      .units({ '1-FK': '3530' })
      .arrange((t) => violate(t, GERMAN, space('3530')))
    expect(g.t.tracks.portugal).toBe(WITH_ENTENTE)
    expect([g.isGerman('Indigena'), g.holder('Port Amelia'), g.holder('Palma')]).toEqual([false, 'entente', 'german'])
  })

  test('8.4.3, 8.1.6 a boat launched on its shore of Lake Nyasa has entered it; Portuguese reinforcements have not', () => {
    const g = given('campaign').set({ turn: 9 }).arrange(nobodyToCome).units({ 'Gv-Gotzen': 'to-come' })
    g.towns('german', 'Karonga').run({ procedure: 'logistics', at: 0 })
    expect([g.asked, g.why('arrive 1935')]).toEqual(['german arrive', ''])
    g.play('arrive 1935')
    expect([g.t.tracks.portugal, g.holder('Mtengula')]).toEqual([WITH_ENTENTE, 'entente'])
    const due = given('campaign').set({ turn: 4 }).arrange(nobodyToCome).units({ '15-Inf': 'to-come' })
    due.run({ procedure: 'logistics', at: 0 })
    expect([due.at('15-Inf'), due.t.tracks.portugal]).toEqual(['3536', 0])
  })

  test('8.4.3 other hexes, boxes and edges are nothing to it', () => {
    const g = land().arrange((t) => {
      violate(t, GERMAN, space('2506'))
      violate(t, GERMAN, space('ocean'))
      violate(t, GERMAN, space('3328'))
    })
    expect(g.t.tracks.portugal).toBe(0)
  })

  test('8.4.3, 8.1.7f reinforcements still due do not come to an ally of the Germans', () => {
    const g = land().arrange((t) => violate(t, ENTENTE, space('1935')))
    expect(g.at('15-Inf')).toBe('gone')
    expect(land().at('15-Inf')).toBe('to-come')
  })

  test('8.4.3 who joins in the midst of an Impulse of its side moves from the next one on', () => {
    const g = land()
      .set({ segment: 1, phasing: 'entente' })
      .arrange((t) => violate(t, GERMAN, space('3530')))
    expect((g.t.units.state[unit('Indigena')] as number) & FINISHED).toBe(FINISHED)
    const later = land()
      .set({ segment: 1, phasing: 'german' })
      .arrange((t) => violate(t, GERMAN, space('3530')))
    expect((later.t.units.state[unit('Indigena')] as number) & FINISHED).toBe(0)
  })

  test('8.4.1 on turn 18 it joins the Entente before the events', () => {
    const g = land().set({ turn: 18 }).arrange(nobodyToCome).dice(1, 4).run({ procedure: 'turn', at: 1 })
    expect(g.t.tracks.portugal).toBe(WITH_ENTENTE)
    expect(g.cites[0]).toBe('8.4.1')
    expect(land().arrange(nobodyToCome).set({ turn: 17 }).run({ procedure: 'turn', at: 1 }).t.tracks.portugal).toBe(0)
  })

  test('8.4.2, 14.1.2 while it is neutral its reinforcements gather at Port Amelia, and are nobody’s', () => {
    const g = land().arrange((t) => {
      nobodyToCome(t)
      t.stacks.take(unit('15-Inf'))
      t.stacks.put(unit('15-Inf'), space('to-come'))
    })
    g.set({ turn: 4 }).run({ procedure: 'logistics', at: 0 })
    expect(g.at('15-Inf')).toBe('3536')
    expect(g.holder('Port Amelia')).toBe('nobody')
  })
})
