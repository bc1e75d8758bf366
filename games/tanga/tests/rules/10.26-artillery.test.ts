import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { MOST_HITS } from '../../layout.ts'
import { given, type Position } from '../given.ts'

const AIM = 'aim hering-hermann'
/** Hermann in the open at 0310, facing north. */
const guns = (units: Readonly<Record<string, string>>): Position =>
  given()
    .units({ 'hering-hermann': '0310 N', ...units })
    // When the Germans have done the ships wait
    .arrange((t) => {
      t.naval.britishShots = 1
    })
    .phase('artillery')
const naval = (
  option: number,
  units: Readonly<Record<string, string>>,
  edit: (g: Position) => void = () => {},
): Position => {
  const g = given().units(units)
  g.arrange((t) => {
    t.naval.option = option
    t.naval.britishShots = option === 1 ? 2 : option === 2 ? 1 : 0
    t.naval.factors = option === 3 ? 6 : 0
  })
  edit(g)
  return g.phase('artillery')
}

describe('10.26 artillery fire', () => {
  test('10.26 in its phase a gun fires again and again until it is out of ammunition', () => {
    const g = guns({ 'lnl2-a': '0308 S' })
    expect(g.asked).toBe('german guns')
    g.dice(5, 5).play(AIM, 'at 0308').dice(5, 4).play(AIM, 'at 0308')
    expect(g.asked).toBe('german guns')
    g.dice(6, 5).play(AIM, 'at 0308')
    expect(g.of('hering-hermann')).toBe('0310 ooa')
    expect(g.asked).not.toBe('german guns')
  })

  test('10.26 at any enemy in its front, seen or not; not behind it, nor at itself', () => {
    const g = guns({ 'lnl2-a': '0308 S', 'lnl2-b': '0301 S', 'lnl2-c': '0311 S' }).play(AIM)
    expect([g.why('at 0301'), g.why('at 0308'), g.why('at 0311'), g.why('at 0310')]).toEqual(['', '', '10.23', '10.28'])
  })

  test('10.26 until it runs out of targets: an empty hex is none, near or far, nor are friends (ruling T172)', () => {
    const g = guns({ 'lnl2-a': '0308 S', 'fk6-1': '0307 N' }).play(AIM)
    expect(['at 0409', 'at 0301', 'at 0307'].map((a) => g.whyName(a))).toEqual(Array(3).fill('nobodyToShell'))
    expect(guns({ 'fk6-1': '0307 N' }).asked).not.toBe('german guns')
  })

  test('10.26 a gun that could fire and has nobody in front of it is told so, and not that it has no ammunition', () => {
    const g = guns({ 'hering-dorothea': '1510 S', 'lnl2-a': '0308 S' })
    expect(['hering-hermann', 'hering-dorothea', 'lnl2-a'].map((u) => g.whyName(`aim ${u}`))).toEqual([
      '',
      'nobodyInFront',
      'noGun',
    ])
  })

  test('10.26 it may have moved; not when it is out of ammunition, has retreated or is bound', () => {
    const enemy = { 'lnl2-a': '0308 S' }
    expect(guns({ 'hering-hermann': '0310 N halted', ...enemy }).asked).toBe('german guns')
    for (const state of ['ooa', 'retreated', 'swept'])
      expect(guns({ 'hering-hermann': `0310 N ${state}`, ...enemy }).asked).not.toBe('german guns')
  })

  test('20.7 at night within two hexes', () => {
    const g = given().at(3, 20).units({ 'hering-hermann': '0310 N', 'lnl2-a': '0308 S' }).phase('artillery').play(AIM)
    expect([g.why('at 0308'), g.why('at 0307')]).toEqual(['', '20.7'])
  })

  test('10.26, 4.2n no more hits than can be noted (ruling T84)', () => {
    const asks = (hits: number): boolean => {
      const g = given().units({ 'hering-hermann': '0310 N', 'lnl2-a': '0308 S' })
      g.arrange((t) => {
        for (let i = 0; i < hits; i++) t.hits.push(2 * hex('0308'))
      })
      try {
        g.given.ask({ procedure: 'gunnery', at: 'guns', locals: [1] })
        return g.why('aim hering-hermann') === ''
      } catch {
        return false
      }
    }
    expect([asks(MOST_HITS - 1), asks(MOST_HITS)]).toEqual([true, false])
  })
  test('10.21 only guns fire in this phase', () => {
    const g = guns({ 'fk6-1': '0312 N' })
    expect(g.why('aim fk6-1')).toBe('10.26')
    expect(g.why('aim mb28-1')).toBe('10.26')
  })
})

describe('10.28 how artillery fires', () => {
  test('10.28a within two hexes and in sight it hits its hex without a die', () => {
    const g = guns({ 'lnl2-a': '0308 S' }).dice(2, 3).play(AIM, 'at 0308')
    expect(g.events.find((e) => e.kind === 'shellBurst')?.facts).toMatchObject({ needed: 5 })
    expect(g.told).toContain('shellHit')
  })

  test('10.28a farther off, or out of sight, one die: on 1 or 2 it lands there', () => {
    const far = guns({ 'lnl2-a': '0307 S' }).dice(2, 5, 5).play(AIM, 'at 0307')
    expect(far.told).toContain('onTarget')
    // Two hexes off, with the huts of 1317 between
    const hidden = given().units({ 'hering-hermann': '1217 NE', 'lnl2-a': '1417 NW' }).phase('artillery')
    hidden.dice(1, 5, 5).play(AIM, 'at 1417')
    expect(hidden.told).toContain('onTarget')
  })

  test('10.28a its factor, a leader of its hex, the ground; a flank gains nothing (12.1)', () => {
    const need = (units: Readonly<Record<string, string>>): number => {
      const g = guns(units).dice(5, 5).play(AIM, 'at 0308')
      const { needed = -1 } = g.events.find((e) => e.kind === 'shellBurst')?.facts ?? {}
      return needed
    }
    expect(need({ 'lnl2-a': '0308 N' })).toBe(5)
    expect(need({ 'lnl2-a': '0308 S', hering: '0310' })).toBe(6)
    expect(need({ 'lnl2-a': '0308 S', 'hering-hermann': '0310 N disorganized' })).toBe(3)
  })

  test('10.28b on 3 to 6 it scatters: a die for the direction, one for the hexes, from the target', () => {
    const scattered = (way: number, hexes: number, target = '0306'): string => {
      const g = guns({ 'lnl2-a': `${target} S` })
        .dice(3, way, hexes)
        .play(AIM, `at ${target}`)
      const e = g.events.find((each) => each.kind === 'offTarget' || each.kind === 'offTheMap')
      const { hex } = e?.facts ?? {}
      return hex === undefined ? 'off' : `${e?.kind}`
    }
    expect(scattered(5, 1)).toBe('offTarget')
    expect(scattered(5, 6)).toBe('off')
  })

  test('10.28b the example: a miss, direction 4: so many hexes north-east of the target, friend or not', () => {
    const g = given().units({ 'hering-hermann': '0312 N', 'fk6-1': '0507 N', 'lnl2-a': '0308 S' }).phase('artillery')
    g.dice(5, 4, 2, 1, 1).play(AIM, 'at 0308')
    expect(g.told).toContain('shellHit')
    g.dice(6, 6, 6).play('end')
    expect(g.of('fk6-1')).toBe('gone lost')
  })

  test('10.28b ruling T82: on the gun, or outside its front, it is a misfire', () => {
    // From 0307 three hexes south: the gun's own
    const own = guns({ 'lnl2-a': '0307 S' }).dice(3, 6, 3).play(AIM, 'at 0307')
    expect(own.told).toContain('misfired')
    const behind = guns({ 'lnl2-a': '0307 S', 'fk6-1': '0312 N' }).dice(3, 6, 5).play(AIM, 'at 0307')
    expect(behind.told).toContain('misfired')
    expect(behind.told).not.toContain('shellBurst')
  })

  test('10.28b nobody there, or only who has retreated: nothing, and no dice', () => {
    const near = guns({ 'lnl2-a': '0308 S retreated', 'lnl2-b': '0304 S' }).play(AIM)
    expect(near.whyName('at 0308')).toBe('nobodyToShell')
    // Far off it may stray: three hexes north of its target nobody is but one who has retreated
    const g = guns({ 'lnl2-a': '0301 S retreated', 'lnl2-b': '0304 S' }).play(AIM).dice(3, 5, 3).play('at 0304')
    expect(g.told).toContain('nobodyHit')
  })
})

describe('4.2n the Artillery Phase', () => {
  test('4.2n first the Germans, then the British; hits are applied at the end, in the order fired', () => {
    const g = given().units({ 'hering-hermann': '0310 N', 'mb28-1': '0308 S' }).phase('artillery')
    g.dice(1, 1).play(AIM, 'at 0308')
    expect(g.of('mb28-1')).toBe('0308')
    g.play('end')
    expect(g.asked).toBe('british guns')
    // The gun that is lost still fires
    g.dice(1, 1).play('aim mb28-1', 'at 0310').dice(6, 6, 6, 6, 6, 6).play('end')
    expect([g.of('mb28-1'), g.of('hering-hermann')]).toEqual(['gone lost', 'gone lost'])
  })

  test('4.2n ruling T84: each hit by itself, on whoever stood there and still does; none left: void', () => {
    const g = guns({ 'lnl2-a': '0308 S disorganized' }).dice(1, 1).play(AIM, 'at 0308').dice(1, 1).play(AIM, 'at 0308')
    g.dice(6, 6).play('end', 'end')
    expect(g.of('lnl2-a')).toBe('gone lost')
    expect(g.told).toContain('hitVoid')
  })

  test('4.2n formations break after the last hit', () => {
    const g = guns({ 'fsm-a': '0308 S', 'fsm-b': '0408 S' })
    g.dice(1, 1).play(AIM, 'at 0308').dice(1, 1).play(AIM, 'at 0408')
    g.dice(6, 6, 2, 6, 6, 2).play('end', 'end')
    expect(g.told.filter((kind) => kind === 'shelled')).toHaveLength(2)
    expect(g.told.lastIndexOf('shelled')).toBeLessThan(g.told.indexOf('collapsed'))
  })
})

describe('10.27 naval gunfire', () => {
  test('10.27 a shot at any hex: on 1 or 2 it hits, the victim is flipped on 3 to 6', () => {
    const g = naval(1, { 'fk6-1': '0310 N' })
    expect(g.asked).toBe('british guns')
    g.dice(2).play('bombard 0310').dice(3).play('end')
    expect(g.of('fk6-1')).toBe('0310 disorganized')
    expect(g.t.naval.britishShots).toBe(1)
    // Both players see the ship fire, and at what
    expect(g.events.filter((e) => e.kind === 'shipFired').map((e) => e.facts)).toEqual([{ side: 0, hex: hex('0310') }])
  })

  test('10.27 on 3 to 6 an adjacent hex by the scatter die', () => {
    const g = naval(1, { 'fk6-1': '0309 N' }).dice(3, 5).play('bombard 0310').dice(6).play('end')
    expect(g.of('fk6-1')).toBe('0309 disorganized')
  })

  test('10.27 nobody there: nothing', () => {
    const g = naval(1, { 'fk6-1': '0310 N', poppe: '0508' })
    g.dice(1).play('bombard 0508').dice(1).play('bombard 0514')
    expect(g.told.filter((kind) => kind === 'nobodyHit')).toHaveLength(2)
  })

  test('10.27 who was disorganized is eliminated, and nobody beside is shaken', () => {
    const g = naval(1, { 'fk6-1': '0310 N disorganized', 'fk6-2': '0309 N' })
      .dice(1)
      .play('bombard 0310')
      .dice(3)
      .play('end')
    expect(g.of('fk6-1')).toBe('gone lost')
    expect(g.told).not.toContain('stoodShell')
  })

  test('10.27 ruling T87: the victim by lot from the top, again if too high', () => {
    const g = naval(1, { 'fk6-1': '0310 N', 'fk6-2': '0310', poppe: '0310' }).dice(1).play('bombard 0310')
    g.dice(3, 2, 6).play('end')
    expect([g.of('fk6-1'), g.of('fk6-2')]).toEqual(['0310', '0310 disorganized'])
  })

  test('10.27 ruling T87: eliminated on 1 or 2, all in the hex and around it check, bare, clockwise from the north', () => {
    const g = naval(1, {
      ...{ 'fk6-1': '0310 N', 'fk6-2': '0310', lettow: '0310', 'fk17-1': '0311 N disorganized', 'lnl2-a': '0309 S' },
      ...{ 'fk1-1': '0308 N' },
    })
    // Lot 1, destroyed; 2/6 FK fails on 6, the Rajputs stand on 3, 1/17 FK fails on 5 and is gone
    g.dice(1).play('bombard 0310').dice(1, 2, 6, 3, 5).play('end')
    expect(['fk6-1', 'fk6-2', 'lnl2-a', 'fk17-1', 'fk1-1', 'lettow'].map((u) => g.of(u))).toEqual([
      ...['gone lost', '0310 disorganized', '0309', 'gone lost', '0308', '0310'],
    ])
  })

  test('10.27 option 1 gives two shots, option 2 one; when they are gone nobody is asked', () => {
    const g = naval(2, { 'fk6-1': '0310 N' }).dice(3, 1).play('bombard 0310')
    expect(g.asked).not.toBe('british guns')
    expect(naval(1, {}).dice(3, 1).play('bombard 0310').why('bombard 0310')).toBe('')
  })

  test('10.27 option 3: so many factors of the stock, aimed as by a gun without sight, never out of ammunition', () => {
    const g = naval(3, { 'fk6-1': '0310 N' })
    expect([g.why('salvo 0 at 0310'), g.why('salvo 6 at 0310'), g.why('bombard 0310')]).toEqual(['10.27', '', '10.27'])
    g.dice(1, 2, 2).play('salvo 4 at 0310')
    expect(g.events.find((e) => e.kind === 'shellBurst')?.facts).toMatchObject({ needed: 4 })
    expect(g.t.naval.factors).toBe(2)
    expect([g.why('salvo 3 at 0310'), g.why('salvo 2 at 0310')]).toEqual(['10.27', ''])
    g.dice(1, 6, 6).play('salvo 1 at 0310')
    expect(g.t.naval.factors).toBe(1)
  })

  test('10.27 option 4: the Königsberg has one shot, in the German part', () => {
    const g = given()
      .units({ 'lnl2-a': '0310 N' })
      .arrange((t) => {
        t.naval.option = 4
        t.naval.germanShots = 1
      })
    g.phase('artillery')
    expect(g.asked).toBe('german guns')
    g.dice(1, 4).play('bombard 0310')
    expect(g.of('lnl2-a')).toBe('0310 disorganized')
  })
})
