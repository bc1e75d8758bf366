import { describe, expect, test } from 'vitest'
import { units } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

/** A landing at Bagamoyo with a cruiser off the coast, fed by a Carrier that landed too; the water is contested. */
const landing = () => battleGround().set({ turn: 16 }).carriers('entente', '3119')
const ashore = { at: '3119', land: '9-SAI', support: 'Pegasus' }
const shots = (g: BattleGround) => g.events.filter((e) => e.kind.startsWith('shell')).map((e) => e.facts)

describe('12.6 vessels in land battle', () => {
  test('12.6.1, 11.8.7 a vessel bombards with her gunnery, one harder, always from the bombardment section', () => {
    // Her 3, one harder: 2 or less.
    const g = landing().defend('3119', '1-FK').assault(ashore).dice(6, 6, 6, 6).play('stand')
    expect(shots(g).map((facts) => facts['need'])).toEqual([2])
    const deployed = g.events.filter((e) => e.kind === 'deployed')
    expect(deployed.map((e) => e.facts['section'])).toContain(2)
  })

  test('12.6.1 nobody is asked where a vessel fights: she is never in the line', () => {
    const g = landing().set({ leadership: 1 }).defend('3119', '1-FK').assault(ashore).play('stand')
    expect(g.asked).not.toContain('deploy')
    const guns = landing()
      .defend('3119', '1-FK')
      .assault({ ...ashore, land: '9-SAI 1-SAFA' })
      .play('stand')
    expect(guns.asked).toBe('entente deploy')
    expect(guns.why('line Pegasus')).toBe('11.7.3')
  })

  test('12.6.1 the defender’s vessels in the hex take part too (ruling 89)', () => {
    const g = landing()
      .defend('3119', '1-FK')
      .units({ Königsberg: '3119' })
      .assault({ ...ashore, support: '' })
    g.play('stand')
    expect(g.asked).toBe('german deploy')
    g.dice(6, 6, 6, 6).play('go')
    expect(shots(g).length).toBe(1)
  })

  test('12.6.1 or are kept out of it, each by its name, the attacker’s own are not (ruling 89)', () => {
    const g = landing().defend('3119', '1-FK').units({ Königsberg: '3119' }).assault(ashore).play('stand')
    expect([g.why('withhold Königsberg'), g.why('withhold 1-FK'), g.why('withhold Pegasus')]).toEqual([
      '',
      '12.6.1',
      '12.6.1',
    ])
    g.dice(6, 6, 6, 6).play('withhold Königsberg')
    expect(g.told).toContain('withheld')
    // Pegasus fires, and nobody at her.
    expect(shots(g).map((facts) => facts['target'])).toEqual(units('1-FK'))
    expect(g.at('Königsberg')).toBe('3119')
  })

  test('12.6.2 vessels hold no hex: when the last unit is gone the battle is lost', () => {
    const g = landing().defend('3119', '1-FK', 'reduced').units({ Königsberg: '3119' }).assault(ashore)
    // Königsberg outranges the Pegasus: she shells the company, the Königsberg shells the Pegasus or the battalion.
    g.play('stand').dice(6).play('go')
    expect(g.asked).toBe('german target')
    g.dice(6, 6, 6, 1).play('bombard 9-SAI')
    expect(g.holder('Bagamoyo')).toBe('entente')
    expect(g.at('Königsberg')).toBe('ocean')
  })

  test('12.6.3 they are no casualties of machine guns and rifles', () => {
    const g = landing()
      .defend('3119', '1-FK')
      .assault({ ...ashore, land: '9-SAI 29-Pjb' })
      .dice(6, 3)
      .play('stand')
    expect(g.asked).toBe('entente loss')
    expect(g.legal).not.toContain('lose Pegasus')
    expect(g.why('lose Pegasus')).toBe('12.6.3')
  })

  test('12.6.4 a beaten vessel retreats to the Patrol Box and is finished there, with those who landed', () => {
    const g = landing().defend('3119', '1-FK').assault(ashore).dice(6, 6, 6, 6).play('stand')
    expect([g.at('Pegasus'), g.at('9-SAI')]).toEqual(['ocean', 'ocean'])
    expect(g.isFinished('Pegasus')).toBe(true)
    expect(g.cites).toContain('12.6.4')
  })

  test('12.6.4 she and the transports can be intercepted there, and do not seek themselves', () => {
    const g = landing()
      .defend('3119', '1-FK')
      .units({ Königsberg: 'ocean' })
      .assault(ashore)
      .play('stand')
      .dice(6, 6, 6, 6)
      .play('end')
    expect(g.asked).toBe('entente seek')
    expect(g.why('seek')).toBe('12.3.9c')
    g.play('lie-low')
    expect(g.asked).toBe('german seek')
  })

  test('12.6.4 a victorious vessel stays', () => {
    const g = landing().defend('3119', '1-FK', 'reduced').assault(ashore).dice(6, 6, 6, 1).play('stand')
    expect([g.at('Pegasus'), g.at('9-SAI')]).toEqual(['3119', '3119'])
    expect(g.isFinished('Pegasus')).toBe(false)
  })

  test('12.6.5 only guns with no less than her gunnery reach a vessel', () => {
    const g = landing()
      .defend('3119', '1-FK Herng')
      .assault({ ...ashore, land: '9-SAI 29-Pjb' })
      .play('stand', 'go')
      .dice(6)
    g.play('bombard 1-FK')
    expect(g.asked).toBe('german target')
    expect(g.why('bombard Pegasus')).toBe('12.6.5')
    const heavy = landing()
      .defend('3119', '1-FK 105-1')
      .assault({ ...ashore, land: '9-SAI' })
      .play('stand')
      .dice(6)
      .play('go')
    expect(heavy.legal).toContain('bombard Pegasus')
  })

  test('12.6.6 a suppressed vessel feels no second hit', () => {
    const two = landing()
      .defend('3119', '1-FK 105-1 105-2')
      .assault({ ...ashore, land: '9-SAI' })
      .play('stand')
      .dice(6)
    // The first gun hits her, and she is suppressed; the other finds only the battalion to hurt, and nobody is asked.
    two.play('go').dice(1, 6, 6, 6, 6).play('bombard Pegasus')
    expect(shots(two).map((facts) => facts['target'])).toEqual(units('1-FK Pegasus 9-SAI'))
  })
})
