import { equal, imagine, legal, logFor, Moves, type Side, searchDice, view, writeAction } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { HIDDEN, hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN, unit } from '../../roster.ts'
import { isTarget } from '../../rules/10.3-fire-phases.ts'
import { downHasCombat, holder, isFaceDown } from '../../stacks.ts'
import { germanFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

const viewOf = (t: Table, side: Side): Table => view(tanga, t, side)
/** Which of these counters a side may know. */
const knows = (g: Position, side: Side, ...names: readonly string[]): readonly string[] => {
  const seen = viewOf(g.t, side)
  return names.filter((name) => seen.units.where[unit(name)] !== HIDDEN)
}
/** What may be done, as whoever decides finds it on his view. */
function onView(g: Position): readonly string[] {
  const moves = new Moves()
  const seen = viewOf(g.t, g.asked.startsWith('british') ? BRITISH : GERMAN)
  return Array.from({ length: legal(tanga, seen, moves) }, (_, i) => writeAction(tanga.actions, moves.at(i)))
}
const reveals = (g: Position): number => g.t.core.reveals

describe('19.7 what is seen', () => {
  const facing = (way: string) =>
    given().units({ 'raj13-a': `0310 ${way}`, 'fk6-1': '0306 S', 'fk6-2': '0306', poppe: '0306' })

  test('19.7 ruling T56: the top unit where a combat unit looks, nothing under it', () => {
    expect(knows(facing('N'), BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toEqual(['fk6-1'])
    expect(knows(facing('S'), BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toEqual([])
  })

  test('19.7 ruling T56: that a stack is there and whose is always known, in an empty hex nothing is', () => {
    const seen = viewOf(facing('S').t, BRITISH)
    expect([isFaceDown(seen, hex('0306')), holder(seen, hex('0306'))]).toEqual([true, GERMAN])
    expect(isFaceDown(seen, hex('0307'))).toBe(false)
  })

  test('19.7 one sees all that is one’s own, and everything without the option', () => {
    expect(knows(facing('S'), GERMAN, 'fk6-1', 'fk6-2', 'poppe')).toHaveLength(3)
    const open = given('campaign', []).units({ 'lnl2-a': '0310 S', 'fk6-1': '0306 S', 'fk6-2': '0306' })
    expect(knows(open, BRITISH, 'fk6-1', 'fk6-2')).toEqual(['fk6-1', 'fk6-2'])
  })

  test('19.7 a leader alone sees nobody', () => {
    const g = given().units({ wapshare: '0310 N', 'fk6-1': '0306 S' })
    expect(knows(g, BRITISH, 'fk6-1')).toEqual([])
  })

  test('10.4.4, 19.7 nor does anybody through units', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'lnl2-b': '0308 S', 'fk6-1': '0306 S' })
    expect(knows(g, BRITISH, 'fk6-1')).toEqual([])
  })

  test('19.7, 20.7 at night within two hexes', () => {
    const at = (name: string) =>
      given()
        .at(3, 20)
        .units({ 'lnl2-a': '0310 N', 'fk6-1': `${name} S` })
    expect(knows(at('0308'), BRITISH, 'fk6-1')).toEqual(['fk6-1'])
    expect(knows(at('0307'), BRITISH, 'fk6-1')).toEqual([])
  })

  test('19.7, 19.6c in rain next to one', () => {
    const at = (name: string) =>
      given()
        .at(5, 7)
        .units({ 'lnl2-a': '0310 N', 'fk6-1': `${name} S` })
        .rain()
    expect(knows(at('0309'), BRITISH, 'fk6-1')).toEqual(['fk6-1'])
    expect(knows(at('0308'), BRITISH, 'fk6-1')).toEqual([])
  })

  test('19.7 Holding Boxes and what is off the map are hidden, the dead are not', () => {
    const g = given().units({ 'lnl2-a': 'aboard', 'lnl2-b': 'gone lost', 'fk1-1': 'west', 'fk9-1': 'to-come' })
    expect(knows(g, GERMAN, 'lnl2-a', 'lnl2-b')).toEqual(['lnl2-b'])
    expect(knows(g, BRITISH, 'fk1-1', 'fk9-1')).toEqual([])
  })

  test('19.7, 10.4.4 ruling T175: guns look over units, two hexes far', () => {
    const over = (gun: string) => given().units({ [gun]: '0310 N', 'lnl2-b': '0309 S', 'fk6-1': '0308 S' })
    expect(knows(over('mb28-1'), BRITISH, 'fk6-1')).toEqual(['fk6-1'])
    expect(knows(over('lnl2-a'), BRITISH, 'fk6-1')).toEqual([])
    const far = given().units({ 'mb28-1': '0310 N', 'lnl2-b': '0308 S', 'fk6-1': '0307 S' })
    expect(knows(far, BRITISH, 'fk6-1')).toEqual([])
  })

  test('19.7, 13.3b ruling T174: of an unseen stack its facing, whether anybody fights there, whether all have retreated', () => {
    const of = (text: string, name = 'fk6-1') => viewOf(given().units({ 'lnl2-a': '0310 S', [name]: text }).t, BRITISH)
    const at = hex('0309')
    const fresh = of('0309 SE')
    expect([downHasCombat(fresh, at), isTarget(fresh, at, GERMAN), fresh.places.facing[at]]).toEqual([true, true, 2])
    expect(isTarget(of('0309 SE retreated'), at, GERMAN)).toBe(false)
    expect([isFaceDown(of('0309', 'poppe'), at), downHasCombat(of('0309', 'poppe'), at)]).toEqual([true, false])
  })
})

describe('19.7 in combat', () => {
  test('11.2, 19.7 ruling T173: a melee turns both stacks up, until it is over', () => {
    const g = given().units({
      ...{ 'raj13-a': '0310 N', 'raj13-b': '0310', wapshare: '0310' },
      ...{ 'fk6-1': '0309 S', 'fk6-2': '0309', poppe: '0309' },
    })
    g.phase('britishMelee')
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toEqual(['fk6-1'])
    g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toHaveLength(3)
    expect(knows(g, GERMAN, 'raj13-b', 'wapshare')).toHaveLength(2)
  })

  test('6.3.5, 10.25, 19.7 rulings T56, T173: who fires is seen and who is hit, until the combat is over', () => {
    const g = given()
      .units({
        ...{ 'fk6-1': '0310 N', 'fk6-2': '0310', poppe: '0310', 'fk9-1': '0306 S' },
        ...{ 'raj13-a': '0308 S', 'raj13-b': '0308', 'raj13-mg': '0308', wapshare: '0308' },
      })
      .phase('germanFire')
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2')).toEqual(['fk6-1'])
    // One company runs, and its leader is asked to go along; the machine gun under the top has stood
    g.play(g.legal[0] ?? '', 'fire 0310')
      .dice(1, 1, 6, 5, 6, 6, 1, 6, 1)
      .play('at 0308')
    expect(g.asked).toBe('british along')
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toEqual(['fk6-1', 'fk6-2'])
    expect(knows(g, GERMAN, 'raj13-b', 'raj13-mg')).toEqual(['raj13-b', 'raj13-mg'])
    while (g.asked.startsWith('british')) g.play(g.legal.at(-1) ?? '')
    expect(g.asked).toBe('german fire')
    expect([knows(g, BRITISH, 'fk6-2'), knows(g, GERMAN, 'raj13-mg')]).toEqual([[], []])
  })

  test('19.7 ruling T173: and with who runs the top unit of the hex where it is', () => {
    const g = given().units({ 'lnl2-a': '0310 S', 'fk6-1': '0306 S', 'fk6-2': '0306', poppe: '0306' })
    g.arrange((t) => {
      t.shown.add(unit('fk6-2'))
    })
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2', 'poppe')).toEqual(['fk6-1', 'fk6-2'])
  })

  test('9.6 ruling T173: a stack that parts is seen', () => {
    const g = given().units({ 'fk6-1': '0510 S', 'fk6-2': '0510', 'lnl2-a': '1310 S' }).phase('rally')
    expect(g.asked).toBe('german keep')
    expect(knows(g, BRITISH, 'fk6-1', 'fk6-2')).toHaveLength(2)
    expect(onView(g)).toEqual(g.legal)
    g.play('keep fk6-1')
    g.play(g.legal[0] ?? '')
    expect(g.told).toContain('unstacked')
  })
})

describe('19.7 set-up', () => {
  test('3.1 ruling T176: nothing of a set-up is seen until it is done', () => {
    const g = givenMatch(tanga, { scenario: 'two-to-tanga', options: ['fog'] }).play('naval-option 1', 'naval-option 1')
    g.play('deploy to 1111 facing N')
    expect(holder(g.table, hex('1111'))).toBe(GERMAN)
    expect(holder(viewOf(g.table, BRITISH), hex('1111'))).toBe(undefined)
    expect(logFor(g.events, BRITISH).find((e) => e.kind === 'deployed')?.facts).toEqual({ side: GERMAN })
    g.play('suggested')
    expect(isFaceDown(viewOf(g.table, BRITISH), hex('1111'))).toBe(true)
  })
})

describe('19.7 what shows of a move', () => {
  const stack = () => given().units({ 'raj13-a': '1711 N', 'raj13-b': '1711', wapshare: '1711', 'fk6-1': '0506 S' })

  test('15.1 ruling T179: one move, however many go, and it is not taken back', () => {
    const g = stack().phase('britishMovement').play('march 1711', 'all')
    const before = reveals(g)
    g.play(g.legal.find((a) => a.startsWith('step')) ?? '')
    expect(reveals(g)).toBeGreaterThan(before)
    const told = (side: Side) => logFor(g.events, side).filter((e) => e.kind === 'moved' || e.kind === 'followed')
    expect(told(GERMAN).map((e) => [e.kind, 'unit' in e.facts])).toEqual([['moved', false]])
    expect(told(BRITISH)).toHaveLength(3)
    expect(viewOf(g.t, GERMAN).group.next(0)).toBe(-1)
  })

  test('15.1 ruling T179: it is told by one whom the enemy sees, if there is one', () => {
    const g = given().units({ 'lnl2-b': '1711 N', 'lnl2-a': '1711', wapshare: '1711', 'fk6-1': '1709 S' })
    g.phase('britishMovement').play('march 1711', 'all')
    g.play(g.legal.find((a) => a.startsWith('step')) ?? '')
    const goers = (kind: string) => g.events.filter((e) => e.kind === kind).map(({ facts: { unit: who } }) => who)
    expect([goers('moved'), goers('followed')]).toEqual([[unit('lnl2-b')], [unit('lnl2-a'), unit('wapshare')]])
  })

  test('15.1 ruling T179: who is picked to go is not known before', () => {
    const g = stack().phase('britishMovement').play('march 1711', 'take raj13-a')
    expect(viewOf(g.t, GERMAN).march.picked).toBe(-1)
    expect(viewOf(g.t, BRITISH).march.picked).toBe(unit('raj13-a'))
  })

  test('10.25 ruling T177: who comes to lie on top is seen where an enemy faces the stack, and not taken back', () => {
    const lie = (enemy: string) =>
      given()
        .units({ 'lnl2-a': '0310 N', 'lnl2-b': '0310', wapshare: '0310', 'fk6-1': `0306 ${enemy}` })
        .phase('britishMovement')
    const [faced, safe] = [lie('S'), lie('N')]
    const before = [reveals(faced), reveals(safe)]
    faced.play('top lnl2-b')
    safe.play('top lnl2-b')
    expect([reveals(faced) - (before[0] ?? 0), reveals(safe) - (before[1] ?? 0)]).toEqual([1, 0])
    expect(knows(faced, GERMAN, 'lnl2-a', 'lnl2-b')).toEqual(['lnl2-b'])
    expect(logFor(safe.events, GERMAN).some((e) => e.kind === 'laidOnTop')).toBe(false)
  })

  test('8.1 ruling T177: a turn that brings an enemy stack in front shows it, and is not taken back', () => {
    const g = given().units({ 'lnl2-a': '0310 S', 'fk6-1': '0306 N' }).phase('britishMovement')
    const before = reveals(g)
    g.play('turn 0310 N')
    expect([reveals(g) - before, knows(g, BRITISH, 'fk6-1')]).toEqual([1, ['fk6-1']])
    const away = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0306 N' }).phase('britishMovement')
    const then = reveals(away)
    expect(reveals(away.play('turn 0310 S')) - then).toBe(0)
  })

  test('10.3c, 4.2 rulings T178, T180: who is asked, and that nobody is, both may know', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0306 N' }).phase('britishMovement')
    const before = reveals(g)
    expect(reveals(g.play('end'))).toBeGreaterThan(before)
  })

  test('6.2, 4.2a ruling T180: that the Germans are asked to rally is not taken back', () => {
    const g = given().units({ 'lnl2-a': '2010 N disorganized', 'lnl2-co': '2010', 'fk6-1': '0306 N disorganized' })
    const before = reveals(g.phase('rally'))
    expect(g.asked).toBe('british rally')
    g.play('end')
    expect([g.asked, reveals(g) > before]).toEqual(['german rally', true])
  })
})

describe('19.7 what the other side has to say', () => {
  test('9.5 ruling T182: its owner says where there is room for a crowded-out unit', () => {
    const g = given()
      .units({ 'raj13-a': '2010 NW', 'raj13-b': '2010', 'lnl2-a': '2011', 'fk6-1': '0510 NW' })
      .phase('britishMovement')
      .play('end', 'displace raj13-b')
    expect(g.asked).toBe('german into')
    expect(knows(g, GERMAN, 'raj13-a', 'raj13-b', 'lnl2-a')).toEqual(['raj13-a', 'raj13-b'])
    expect(g.whyName('into 2011')).toBe('noRoomBeside')
    expect(onView(g)).toEqual(g.legal)
  })

  test('11.2b ruling T181: the enemy says which hexes are under fire, and no more', () => {
    const units = { 'lnl2-a': '1211 NW', 'fk6-1': '1111 SE' }
    const refuges = (more: Readonly<Record<string, string>>) => {
      const g = given()
        .units({ ...units, ...more })
        .phase('britishMelee')
        .dice(6, 6, 6, 6)
        .play('charge 1211', 'storm 1111', 'withdraw lnl2-a')
      expect(onView(g)).toEqual(g.legal)
      return g
    }
    const g = refuges({})
    expect(g.asked).toBe('british refuge')
    const [first = ''] = g.legal
    // Somebody unseen looks into the first of them now
    const watched = refuges({ 'fk9-1': `${first.slice(-4)} N` })
    expect(watched.legal).not.toContain(first)
  })

  test('5.2a, 5.2b ruling T183: which battalion lands, and where, is announced; not how many of it', () => {
    const g = given()
      .at(2, 22)
      .units({ 'lnl2-a': 'aboard', 'lnl2-b': 'aboard', 'lnl2-c': 'aboard', 'fk6-1': '0510 NW' })
    g.phase('landing').play('debark lnl2 on A')
    expect(logFor(g.events, GERMAN).some((e) => e.kind === 'debarked' && 'group' in e.facts)).toBe(true)
    g.play(g.legal[0] ?? '')
    expect(logFor(g.events, GERMAN).some((e) => e.kind === 'wentAshore')).toBe(false)
    expect([viewOf(g.t, GERMAN).landing.points, g.t.landing.points]).toEqual([0, 4])
  })

  test('6.3.4 what unseen units have cost their formation is not known', () => {
    const g = given().units({ 'fk6-1': '0306 S disorganized', 'lnl2-a': '1310 S' })
    const f = 0
    const [british, german] = [viewOf(g.t, BRITISH), viewOf(g.t, GERMAN)]
    expect([german.formations.before[f as never], british.formations.before[f as never]]).toEqual([255, 0])
  })
})

test('19.7, 15.1 who goes from under a leader who is seen is imagined as no combat unit: that would lie on top of him', () => {
  const g = given().units({
    ...{ 'lnl2-a': '0313 N', prince: '0310', merensky: '0310' },
    ...{ poppe: '0403', 'fk6-1': '0110 S', 'fk6-2': '0112 S', 'fk17-1': 'west' },
  })
  g.phase('germanMovement').play('march 0310', 'take merensky', 'go')
  expect(knows(g, BRITISH, 'prince', 'merensky')).toEqual(['prince'])
  const seen = viewOf(g.t, BRITISH)
  for (let key = 1; key <= 20; key++) {
    const imagined = imagine(tanga, g.t, BRITISH, searchDice(key))
    expect(equal(viewOf(imagined, BRITISH), seen)).toBe(true)
    expect(imagined.units.where[imagined.group.next(0)]).toBe(hex('0310'))
  }
})

test('19.7, 10.3c when those who went have fallen nobody is imagined beside the leader who is left', () => {
  const g = given().units({ 'fk6-1': '0313 N', malleson: '0310', 'lnl2-b': '2010 S', 'lnl2-c': 'aboard' })
  g.phase('britishMovement').play('march 0310', 'all')
  g.arrange((t) => t.group.clear())
  expect(knows(g, GERMAN, 'malleson')).toEqual(['malleson'])
  const imagined = imagine(tanga, g.t, GERMAN, searchDice(1))
  expect(equal(viewOf(imagined, GERMAN), viewOf(g.t, GERMAN))).toBe(true)
})

test('19.4, 19.7 smoke shows with what rifles an unseen stack has fired', () => {
  const lay = (firer: string, other: string) =>
    given().units({ [firer]: '0311 NE', [other]: '0613 NE', 'raj13-a': '0410 N' })
  const [old, modern] = [lay('fk6-1', 'schk6-1'), lay('schk6-1', 'fk6-1')]
  expect(equal(viewOf(old.t, BRITISH), viewOf(modern.t, BRITISH))).toBe(true)
  const told = [old, modern].map((g) => germanFire(g, '0311', '0410', 6, 5).told)
  expect(told[0]?.filter((kind) => !told[1]?.includes(kind))).toEqual(['smoked'])
  expect(tanga.fog?.shows).toContain('smoked')
})
