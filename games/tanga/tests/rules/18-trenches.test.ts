import { directionOf } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { attackNeed } from '../../rules/11.2-strength.ts'
import { HALTED, mark } from '../../stacks.ts'
import { given, type Position } from '../given.ts'

const hasTrench = (g: Position, name: string): boolean => ((g.t.places.works[hex(name)] ?? 0) & 1) === 1
const isDigging = (g: Position, name: string): boolean => ((g.t.places.works[hex(name)] ?? 0) & 2) === 2

describe('18.1 digging', () => {
  test('18.1 a hex digs, its units stay, and the trench is there at the end of the turn', () => {
    const g = given().units({ 'fk6-1': '0310 N', 'fk17-1': '0514 N' }).phase('germanMovement').play('dig 0310')
    expect(isDigging(g, '0310')).toBe(true)
    expect(g.why('march 0310')).not.toBe('')
    g.phase('end')
    expect([hasTrench(g, '0310'), isDigging(g, '0310')]).toEqual([true, false])
    expect(g.events.filter((e) => e.kind === 'dug').map(({ facts: { hex: at } }) => at)).toEqual([hex('0310')])
  })

  test('18.1 it is declared at the start: not when somebody has moved', () => {
    const g = given().units({ 'fk6-1': '0310 N', 'fk17-1': '0514 N' }).phase('germanMovement')
    expect(g.why('dig 0310')).toBe('')
    g.play('march 0514', 'all', 'step to 0513 facing N', 'halt')
    expect(g.whyName('dig 0310')).toBe('tooLateToDig')
    expect(g.legal.some((a) => a.startsWith('dig'))).toBe(false)
  })

  test('18.1 a single point spent is a move; to have halted is one too; each side counts its own trenches (18.4)', () => {
    const scene = () =>
      given().units({ 'lnl2-a': '0310 N', 'lnl2-b': '0514 N', 'fk17-1': '2010 N' }).phase('britishMovement')
    const spent = (name: string, points: number) => scene().arrange((t) => (t.units.spent[unit(name)] = points))
    for (const name of ['lnl2-a', 'lnl2-b']) {
      expect(spent(name, 0).whyName('dig 0310')).toBe('')
      expect(spent(name, 1).whyName('dig 0310')).toBe('tooLateToDig')
      expect(
        scene()
          .arrange((t) => mark(t, unit(name), HALTED))
          .whyName('dig 0310'),
      ).toBe('tooLateToDig')
    }
    expect(spent('fk17-1', 1).whyName('dig 0310')).toBe('')
    const { tracks } = scene().play('dig 0310').t
    expect([tracks.britishTrenches, tracks.germanTrenches]).toEqual([1, 0])
  })

  test('18.1 no artillery, nobody bound, nobody who has just retreated', () => {
    const g = given().units({
      'hering-hermann': '0310 N',
      'fk6-1': '0312 N swept',
      'fk6-2': '0314 N retreated',
      'fk6-3': '0510 N',
    })
    g.phase('germanMovement')
    expect(['0310', '0312', '0314', '0510'].map((at) => g.why(`dig ${at}`))).toEqual(['18.1', '18.1', '18.1', ''])
  })

  test('18.1 not the enemy’s hex, nor an empty one', () => {
    const g = given().units({ 'fk6-1': '0310 N', 'lnl2-a': '1711 N' }).phase('germanMovement')
    expect([g.why('dig 1711'), g.why('dig 0410')]).toEqual(['18.1', '18.1'])
  })

  test('18.1 the example: artillery that misses disturbs nobody, a hit ends the work whatever the check', () => {
    const dug = (): Position =>
      given().units({ 'lnl2-a': '0310 N', 'hering-hermann': '0308 S' }).works({ '0310': 'digging' }).phase('artillery')
    const missed = dug().dice(5, 5).play('aim hering-hermann', 'at 0310')
    missed.play('end').phase('end')
    expect(hasTrench(missed, '0310')).toBe(true)
    const hit = dug().dice(1, 1).play('aim hering-hermann', 'at 0310').dice(1, 1).play('end')
    expect(hit.of('lnl2-a')).toBe('0310')
    hit.phase('end')
    expect([hasTrench(hit, '0310'), isDigging(hit, '0310')]).toEqual([false, false])
  })
})

describe('18.2 while digging', () => {
  test('18.2 who has fired offensively in this turn does not dig', () => {
    const g = given().units({ 'fk6-1': '0310 N fired', 'fk17-1': '0514 N' }).phase('germanMovement')
    expect(g.why('dig 0310')).toBe('18.2')
  })

  test('18.2 who digs does not fire offensively, but defends', () => {
    const units = { 'fk6-1': '0310 N', 'lnl2-a': '0309 S' }
    expect(given().units(units).works({ '0310': 'digging' }).phase('germanFire').asked).not.toBe('german fire')
    expect(given().units(units).works({ '0310': 'digging' }).phase('germanDefence').asked).toBe('german fire')
  })

  test('18.2 a trench serves whoever is in it', () => {
    const need = (g: Position): number => {
      g.phase('britishMelee').dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
      const { attack = -1 } = g.events.findLast((e) => e.kind === 'clashed')?.facts ?? {}
      return attack
    }
    expect(need(given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }).works({ '0309': 'trench' }))).toBe(6)
    expect(need(given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }).works({ '0309': 'digging' }))).toBe(8)
  })
})

describe('18.4 how many', () => {
  test('18.4 twelve for the Germans, six for the British; those being dug count', () => {
    const g = given()
      .units({ 'fk6-1': '0310 N', 'fk6-2': '0312 N' })
      .arrange((t) => {
        t.tracks.germanTrenches = 11
      })
    g.phase('germanMovement').play('dig 0310')
    expect(g.whyName('dig 0312')).toBe('noTrenchLeft')
    const british = given()
      .units({ 'lnl2-a': '0310 N' })
      .arrange((t) => {
        t.tracks.britishTrenches = 6
      })
    expect(british.phase('britishMovement').whyName('dig 0310')).toBe('noTrenchLeft')
  })

  test('18.4 ruling T164: what failed counts no longer', () => {
    const g = given().units({ 'fk6-1': '0310 N', 'lnl2-a': '0309 S' }).phase('germanMovement').play('dig 0310')
    expect(g.t.tracks.germanTrenches).toBe(1)
    g.phase('britishMelee').dice(1, 1, 6, 6, 1).play('charge 0309', 'storm 0310', 'withdraw lnl2-a')
    while (/refuge|face|by/.test(g.asked)) g.play(g.legal[0] ?? '')
    expect(g.t.tracks.germanTrenches).toBe(0)
  })

  test('18.4 one trench in a hex', () => {
    const g = given().units({ 'fk6-1': '0310 N' }).works({ '0310': 'trench' }).phase('germanMovement')
    expect(g.whyName('dig 0310')).toBe('trenchThere')
  })

  test('18.4 not the British at night; Germans may', () => {
    const g = given().at(3, 20).units({ 'lnl2-a': '0310 N' }).phase('britishMovement')
    expect(g.whyName('dig 0310')).toBe('notAtNight')
    expect(given().at(3, 20).units({ 'fk6-1': '0310 N' }).phase('germanMovement').why('dig 0310')).toBe('')
  })
})

describe('18.5 trenches, ditches, embankments', () => {
  const need = (from: string, at: string, works: Readonly<Record<string, string>> = {}): number => {
    const g = given()
      .units({ 'lnl2-a': `${from} N`, 'fk6-1': `${at} S` })
      .works(works)
    // Face to face
    g.arrange((t) => {
      t.places.facing[hex(at)] = directionOf(grid, hex(at), hex(from))
    })
    return attackNeed(g.t, hex(from), hex(at))
  }
  test('18.5.1 a trench adds to the ground', () => {
    const [bare, dug] = [need('1211', '1111'), need('1211', '1111', { '1111': 'trench' })]
    expect(bare - dug).toBe(2)
  })

  test('18.5.2 from trench to trench its cover is gone, and nothing else', () => {
    const [bare, both] = [need('1211', '1111'), need('1211', '1111', { '1111': 'trench', '1211': 'trench' })]
    expect(both).toBe(bare)
  })

  test('18.5.3 from ditch to ditch', () => {
    expect(need('1310', '1311') - need('1211', '1311')).toBe(2)
  })

  test('18.5.4 from embankment to embankment', () => {
    expect(need('1110', '1111') - need('1211', '1111')).toBe(2)
  })
})
