import { distance, type Hex, nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, HEXES, hex } from '../../board.ts'
import { BONUS, FORMATION, IS_COMBAT, NAMES, NO_UNIT, SECT, UNITS, type Unit, unit } from '../../roster.ts'
import { printedMorale } from '../../rules/06.1-morale.ts'
import {
  bestLeader,
  canFireAt,
  coverLine,
  FARTHEST,
  firerAt,
  groundLines,
  leaderOfAll,
  OFFENSIVE,
  OPPORTUNITY,
} from '../../rules/10-fire.ts'
import { britishFire, germanFire, needed } from '../firing.ts'
import { given, type Position } from '../given.ts'
import { ALL, apart, ground, neighboursOf } from '../second-reading/world.ts'

const miss = [6, 5] as const

describe('10.25 the number needed', () => {
  // The rulebook's example: two companies of the 101st at a unit in native huts
  const example = (options: Parameters<typeof given>[1]): Position =>
    given('campaign', options).units({ 'gren101-a': '1215 S', 'gren101-b': '1215', aitken: '1215', 'fk6-1': '1216 N' })

  test('10.25 the example: 5 + 1, less 2 for the huts, and a three hits', () => {
    const g = britishFire(example(['fog', 'melee-six']), '1215', '1216', 1, 2, 1, 1)
    expect(needed(g)).toBe(4)
    expect(g.told).toContain('hit')
  })
  test('10.25, 19.1 with the new rifles 2 + 1: they cannot hit', () => {
    const g = britishFire(example(['fog', 'lee-enfield', 'melee-six']), '1215', '1216', 1, 1)
    expect(needed(g)).toBe(1)
    expect(g.told).toContain('missed')
  })
  test('19.1 a halved company rounds down; the 2nd LNL is not halved', () => {
    expect(
      needed(britishFire(given().units({ 'raj13-a': '1210 NW', 'fk6-1': '1110 SE' }), '1210', '1110', ...miss)),
    ).toBe(2 - 2)
    expect(
      needed(britishFire(given().units({ 'lnl2-a': '1210 NW', 'fk6-1': '1110 SE' }), '1210', '1110', ...miss)),
    ).toBe(6 - 2)
  })
  test('10.25 a machine gun may count as top wherever it lies', () => {
    const g = germanFire(
      given().units({ 'fk6-1': '0311 NE', 'fk6-2': '0311', 'fk6-mg1': '0311', poppe: '0311', 'lnl2-a': '0410 SW' }),
      ...(['0311', '0410'] as const),
      ...miss,
    )
    // The machine gun's 6, two others, Poppe's 1
    expect(needed(g)).toBe(6 + 2 + 1)
  })
  test('10.1 all who can fire do; those out of ammunition, or that retreated, do not (7.3, 13.3b)', () => {
    const lay = (second: string) =>
      given().units({ 'fk1-1': '0311 NE', 'fk1-2': second, merensky: '0311', 'lnl2-a': '0410 SW' })
    expect(needed(germanFire(lay('0311'), '0311', '0410', ...miss))).toBe(5 + 1 + 1)
    expect(needed(germanFire(lay('0311 ooa'), '0311', '0410', ...miss))).toBe(5 + 1)
    expect(needed(germanFire(lay('0311 retreated'), '0311', '0410', ...miss))).toBe(5 + 1)
    expect(needed(germanFire(lay('0311 swept'), '0311', '0410', ...miss))).toBe(5 + 1)
  })
  test('10.25 the top unit is the one that lies highest, disorganized or not', () => {
    const g = germanFire(
      given().units({ 'fk1-1': '0311 NE disorganized', 'fk1-2': '0311', merensky: '0311', 'lnl2-a': '0410 SW' }),
      ...(['0311', '0410'] as const),
      ...miss,
    )
    expect(needed(g)).toBe(3 + 1 + 1)
  })
  test('17.2.4, 12.1 the leader counts after the doubling: LNL on a flank of a trench on the embankment', () => {
    const g = britishFire(
      given()
        .units({ 'lnl2-a': '1210 NW', 'lnl2-b': '1210', 'lnl2-co': '1210', 'fk6-1': '1110 N' })
        .works({ '1110': 'trench' }),
      ...(['1210', '1110'] as const),
      ...[6, 6, 1, 1],
    )
    // 1210 lies on the south-east side of 1110: a flank of who faces north
    expect(needed(g)).toBe((6 + 1) * 2 + 2 - 2 - 2)
  })
  test('10.25 a hit: the roll may equal the number needed', () => {
    const at = (...dice: number[]) =>
      britishFire(given().units({ 'lnl2-a': '1210 NW', 'fk6-1': '1110 SE' }), '1210', '1110', ...dice).told
    expect(at(2, 2, 1, 1)).toContain('hit')
    expect(at(2, 3)).toContain('missed')
  })
})

describe('10.25 a hit', () => {
  /** Three Zuege with Poppe, fired on by the LNL from the north-east, all in the open. */
  const target = (top = '', second = '') =>
    given().units({
      'lnl2-a': '0410 SW',
      'lnl2-b': '0410',
      'lnl2-co': '0410',
      'fk6-1': `0311 NE ${top}`.trim(),
      'fk6-2': `0311 ${second}`.trim(),
      poppe: '0311',
    })

  test('10.25a each leader in the hex rolls first: 2, 7 and 12 kill him (17.2.3)', () => {
    const g = britishFire(target(), '0410', '0311', 1, 1, 3, 4, 1, 1)
    expect(g.told).toContain('leaderFell')
    expect(g.of('poppe')).toBe('gone lost')
    // §9.6: nobody holds the two together any more
    expect(g.asked).toBe('german keep')
  })
  test('10.25b, 10.25c the average of all units and one leader is not rounded: 5 and 4 with Poppe pass on a 5, fail on a 6', () => {
    const even = britishFire(target('', 'disorganized'), '0410', '0311', 1, 1, 1, 2, 1, 4)
    expect(even.told).toContain('stood')
    const over = britishFire(target('', 'disorganized'), '0410', '0311', 1, 1, 1, 2, 2, 4, 1, 1)
    expect(over.told).toContain('wavered')
  })
  test('10.25c, 6.11, 6.13, 6.14 two dice: above the average the top unit loses a step, not below it', () => {
    const g = britishFire(target(), '0410', '0311', 1, 1, 1, 2, 3, 4, 1, 1)
    expect(g.of('fk6-1')).toBe('0311 disorganized')
    expect(g.of('fk6-2')).toBe('0311')
    expect(britishFire(target(), '0410', '0311', 1, 1, 1, 2, 3, 3).of('fk6-1')).toBe('0311')
  })
  test('10.25c a disorganized top unit is eliminated; the rest still check (10.25d, ruling T69)', () => {
    const g = britishFire(target('disorganized'), '0410', '0311', 1, 1, 1, 2, 3, 4, 1)
    expect(g.of('fk6-1')).toBe('gone lost')
    expect(g.of('fk6-2')).toBe('0311')
  })
  test('10.25d, 6.12 one die each, from the top, against the side that shows now: who took the loss is eliminated', () => {
    // Both backs have 4, Poppe makes it 5; the front 5 makes 6
    const g = britishFire(target(), '0410', '0311', 1, 1, 1, 2, 3, 4, 6, 6)
    expect(g.of('fk6-1')).toBe('gone lost')
    expect(g.of('fk6-2')).toBe('0311')
    expect(britishFire(target(), '0410', '0311', 1, 1, 1, 2, 3, 4, 5, 6).of('fk6-1')).toBe('0311 disorganized')
  })
  test('10.25d the company that flips checks with its back: Rajputs 2 and their officer 1 stay on a 3, are lost on a 4', () => {
    const lay = () =>
      given().units({ 'fk1-1': '0311 NE', 'fk1-2': '0311', merensky: '0311', 'raj13-a': '0410 SW', 'raj13-co': '0410' })
    expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 6, 5, 3).of('raj13-a')).toBe('0410 disorganized')
    expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 6, 5, 4).of('raj13-a')).toBe('gone lost')
  })
  test('10.25d another that fails flips and retreats three hexes', () => {
    const g = germanFire(
      given().units({
        ...{ 'fk1-1': '1211 NE', 'fk1-2': '1211', merensky: '1211' },
        ...{ 'raj13-a': '1310 SW', 'raj13-b': '1310', 'raj13-co': '1310', 'raj13-c': '2506' },
      }),
      ...(['1211', '1310'] as const),
      ...[1, 1, 1, 2, 6, 5, 1, 5],
    )
    expect(g.of('raj13-a')).toBe('1310 disorganized')
    expect(g.asked).toBe('british along')
    g.play('stay')
    expect(g.events.filter((e) => e.kind === 'retreated')).toHaveLength(3)
    expect(g.of('raj13-b')).toContain('disorganized retreated')
  })
  test('10.25d one that was disorganized before, and fails, is eliminated (ruling T68)', () => {
    const g = britishFire(target('', 'disorganized'), '0410', '0311', 1, 1, 1, 2, 3, 4, 1, 6)
    expect(g.of('fk6-2')).toBe('gone lost')
  })
  test('9.7 mixed sects count one less, and stay mixed while the volley is settled (ruling T34)', () => {
    const lay = () =>
      given().units({
        ...{ 'fk1-1': '0311 NE', 'fk1-2': '0311', 'fk1-mg1': '0311', merensky: '0311' },
        // The 61st: A is Hindu, E is Muslim
        ...{ 'kgo61-a': '0410 SW disorganized', 'kgo61-e': '0410', 'kgo61-co': '0410' },
      })
    // (1 + 2) and the officer twice: 5 for two, so that a 2 passes and a 3 fails
    expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 1, 1).told).toContain('stood')
    expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 1, 2, 3).of('kgo61-e')).toBe('0410')
    expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 1, 2, 4).of('kgo61-e')).toContain('disorganized')
  })
  test('19.5 a gun of Hering has a morale of one against fire', () => {
    const lay = () =>
      given().units({ 'lnl2-a': '0410 SW', 'lnl2-b': '0410', 'lnl2-co': '0410', 'hering-hermann': '0311 NE' })
    expect(britishFire(lay(), '0410', '0311', 1, 1, 1, 1, 1).told).toContain('wavered')
  })
})

test('9.7, 10.25d each of two companies that stand among other sects checks with one less, whichever follow one another', () => {
  const all = Array.from({ length: UNITS - 1 }, (_, u) => u as Unit)
  const pairs = all.filter((u) => {
    const next = (u + 1) as Unit
    const [one = 0, other = 0] = [SECT[u], SECT[next]]
    return one > 0 && other > 0 && one !== other && FORMATION[u] === FORMATION[next] && IS_COMBAT[u] === 1
  })
  expect(pairs.length).toBeGreaterThan(3)
  for (const u of pairs) {
    const [one = '', other = ''] = [NAMES[u], NAMES[u + 1]]
    const lay = (die: number) =>
      germanFire(
        given().units({
          'fk1-1': '0311 NE',
          'fk1-2': '0311',
          merensky: '0311',
          [one]: '0410 SW',
          [other]: '0410',
          tighe: '0410',
          'stev-1': '2506',
        }),
        '0311',
        '0410',
        ...[1, 1, 1, 2, 6, 5, 1, die],
      )
    const morale = (g: Position) =>
      g.events.find((e) => /Nerve/.test(e.kind) && e.facts['unit'] === u + 1)?.facts['morale']
    const printed = printedMorale(given().units({ [other]: '0410' }).t, (u + 1) as Unit)
    expect([one, morale(lay(1))]).toEqual([one, Math.max(1, printed - 1) + (BONUS[unit('tighe')] ?? 0)])
  }
})

test('10.21, 10.22 somebody of a hex can fire at another if one of its units can: the first that does, as far as any rifle carries', () => {
  const g = given().units({ 'gren101-a': '0104 S ooa', 'gren101-mg': '0104', 'gren101-b': '0104', 'fk15-1': '2010 N' })
  const stack = ['gren101-a', 'gren101-b', 'gren101-mg'].map(unit)
  const reached: number[] = []
  for (let at = 0 as Hex; at < HEXES; at++) {
    const first = stack.find((u) => canFireAt(g.t, u, OFFENSIVE, at)) ?? NO_UNIT
    expect([nameHex(grid, at), firerAt(g.t, hex('0104'), OFFENSIVE, at)]).toEqual([nameHex(grid, at), first])
    const away = distance(grid, hex('0104'), at)
    if (first !== NO_UNIT) reached.push(away)
  }
  expect(Math.max(...reached)).toBe(FARTHEST)
})

test('10.25, 17.2.4 the best of several leaders counts, in whatever order they lie', () => {
  for (const [one, other] of [
    ['lnl2-co', 'lnl2-2ic'],
    ['aitken', 'tighe'],
    ['wapshare', 'malleson'],
  ] as const) {
    const { t } = given().units({ 'lnl2-a': '0311 N', [one]: '0311', [other]: '0311' })
    const most = Math.max(BONUS[unit(one)] ?? 0, BONUS[unit(other)] ?? 0)
    const best = bestLeader(t, hex('0311'), FORMATION[unit('lnl2-a')] ?? -1)
    expect([BONUS[best], BONUS[leaderOfAll(t, hex('0311'))]]).toEqual([most, most])
  }
  const { t } = given().units({ 'lnl2-a': '0311 N', 'kgo61-co': '0311' })
  expect(bestLeader(t, hex('0311'), FORMATION[unit('lnl2-a')] ?? -1)).toBe(-1)
})

test('10.25, 18.5.3, 18.5.4 the best of what covers a hex: its ground before a ditch or bank that is no better', () => {
  const wrong: string[] = []
  for (const at of ALL)
    for (const from of ['1511', '0101', ...neighboursOf(at)]) {
      if (from === '' || from === at) continue
      const [here, there, near] = [ground(at), ground(from), apart(from, at) === 1]
      const ways = [
        ['page.ground', here.cover],
        ...(here.ditch && !(near && there.ditch) ? [['page.ditch', -2]] : []),
        ...(here.bank && !(near && there.bank) ? [['page.embankment', -2]] : []),
      ] as const
      const least = Math.min(...ways.map(([, value]) => Number(value)))
      const { text, value } = coverLine(hex(from), hex(at))
      const [best] = ways.find(([, each]) => each === least) ?? []
      if (text !== best || value !== least) wrong.push(`${from} at ${at}: ${text} ${value}`)
    }
  expect(wrong.slice(0, 6)).toEqual([])
})

test('10.3c, 15.7 those who move have the cover that they paid for, or are easier to hit on a road', () => {
  const { t } = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0311 N' })
  const told = (cover: number) => {
    t.march.cover = cover
    return groundLines(t, { kind: OPPORTUNITY, from: hex('0311'), at: hex('0310'), facing: 0 })
      .filter(({ value }) => value !== 0)
      .map(({ text, value }) => `${text} ${value}`)
  }
  expect([told(1), told(0), told(-2)]).toEqual([['page.road 1'], [], ['page.paid -2']])
})

test('18.1, 18.4 who is hit has dug in vain, and the trench may be dug elsewhere', () => {
  const g = given()
    .units({ 'fk1-1': '0311 NE', 'fk1-2': '0311', merensky: '0311', 'lnl2-a': '0410 SW' })
    .works({ '0410': 'digging' })
    .arrange((t) => {
      t.tracks.britishTrenches = 3
    })
  germanFire(g, '0311', '0410', 1, 1, 1, 1)
  expect(g.told).toContain('digFailed')
  expect(g.t.tracks.britishTrenches).toBe(2)
})

describe('7.3 ammunition, 19.4 smoke', () => {
  const lay = () => given().units({ 'fk6-1': '0311 NE', 'fk6-2': '0311', poppe: '0311', 'lnl2-a': '0410 SW' })
  test('10.24, 7.3 a natural six on either die leaves all who fired without ammunition', () => {
    const g = germanFire(lay(), '0311', '0410', 6, 5)
    expect(g.of('fk6-1')).toContain('ooa')
    expect(g.of('fk6-2')).toContain('ooa')
    expect(germanFire(lay(), '0311', '0410', 5, 5).of('fk6-1')).not.toContain('ooa')
  })
  test('7.3 where it is agreed on, a total of six', () => {
    const g = given('campaign', ['fog', 'lee-enfield', 'melee-six', 'total-six']).units({
      'fk6-1': '0311 NE',
      'lnl2-a': '0410 SW',
    })
    expect(germanFire(g, '0311', '0410', 6, 5).of('fk6-1')).not.toContain('ooa')
    expect(germanFire(g, '0311', '0410', 3, 3).of('fk6-1')).toContain('ooa')
  })
  test('19.4 rifles of 1871 smoke, and the British need one more against them', () => {
    const g = lay()
    germanFire(g, '0311', '0410', 5, 5)
    expect(g.told).toContain('smoked')
    expect(needed(britishFire(g, '0410', '0311', 5, 5))).toBe(6 + 1)
    expect(
      germanFire(given().units({ 'fk1-1': '0311 NE', 'lnl2-a': '0410 SW' }), '0311', '0410', 5, 5).told,
    ).not.toContain('smoked')
  })
  test('19.4 smoke that Germans left behind does not mark a Briton (ruling T155)', () => {
    const g = given().units({ 'fk1-1': '0311 NE', 'lnl2-a': '0410 SW' }).works({ '0410': 'smoke' })
    expect(needed(germanFire(g, '0311', '0410', 5, 5))).toBe(5)
  })
})
