import { type Action, parseAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { space } from '../../board.ts'
import { combatOdds, fightUnderWay } from '../../counsel/combat.ts'
import { bonuses } from '../../counsel/odds.ts'
import { lettow } from '../../index.ts'
import { ALLIED, GERMAN, type Unit, unit } from '../../roster.ts'
import { musterNow, superiorityModifier } from '../../rules/13-superiority.ts'
import { given, type Position } from '../../tests/given.ts'

const { page } = inEnglish(lettow)

const weighed = (g: Position, text: string) => page.advice.forecast?.(g.t, parseAction(act, text) as Action)
const sum = (chances: readonly number[] = []) => chances.reduce((all, chance) => all + chance, 0)
const units = (...names: readonly string[]): readonly Unit[] => names.map((name) => unit(name))

/** Two light units of each side meet at Moshi, which the Germans hold with a fort. */
const meeting = (): Position =>
  given('forts')
    .units({
      '1/KAR': 'Taveta',
      '2/KAR': 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
      'German-Fort': 'Moshi',
      DESG: 'Dar-es-Salaam',
    })
    .turn('allied', 'A9')
    .play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'move EAD to Moshi')

describe('the board of a combat', () => {
  test('is there while one is fought, and at no other time', () => {
    const g = meeting()
    expect(page.fights?.panel(g.t, ALLIED)).toBeUndefined()
    g.play('end', 'fight at Moshi')
    expect(g.asked).toBe('allied air')
    expect(page.fights?.panel(g.t, ALLIED)).toMatchObject({ left: { side: ALLIED }, right: { side: GERMAN } })
    expect(page.fights?.panel(g.t, ALLIED)?.rows.map((row) => row.name)).toEqual(['Tactical superiority', 'Fire'])
    expect(page.fights?.panel(g.t, ALLIED)?.rows[1]?.lines).toEqual([
      ['Allied: 3 dice hit on', '1 to 3'],
      ['German: 1 die hits on', '1 to 3'],
      ['German: 1 die hits on', '1 to 2'],
    ])
  })

  test('tells what aeroplanes may bring as long as they can be sent (24.4)', () => {
    const g = meeting().play('end', 'fight at Moshi')
    expect(page.fights?.panel(g.t, ALLIED)?.rows[0]?.lines).toContainEqual(['they are lost on', '6'])
    g.dice(6, 1, 6, 6, 6, 6, 6).play('decline')
    expect(page.fights?.panel(g.t, ALLIED)?.rows.flatMap((row) => row.lines)).not.toContainEqual([
      'they are lost on',
      '6',
    ])
  })

  test('shows whose fire costs units, and how many (14.2)', () => {
    const g = meeting().play('end', 'fight at Moshi').dice(1, 6, 1, 6).play('decline')
    expect(g.asked).toBe('allied lose')
    const [row, ...others] = page.fights?.panel(g.t, ALLIED)?.rows ?? []
    expect(others).toEqual([])
    expect(row).toMatchObject({
      name: 'German fire',
      rule: '14.2',
      active: true,
      left: units('1/KAR', 'EAD', '2/KAR').toSorted((a, b) => a - b),
      right: units('1-FKA', 'FW'),
    })
    expect(row?.lines).toContainEqual(['units to lose', '1'])
    expect(row?.lines).toContainEqual(['German: 1 die hits on', '1 to 3'])
  })

  test('leaves the map to those who fall back (17.1), and to losses by fever', () => {
    const g = meeting().play('end', 'fight at Moshi').dice(1, 6, 6, 6, 6, 6, 6).play('decline')
    expect(g.asked).toBe('allied stay')
    expect(page.fights?.panel(g.t, ALLIED)?.rows).toMatchObject([
      { name: 'Stay or retreat', active: true },
      { name: 'Superiority in the next round', active: false },
    ])
    g.play('retreat')
    expect(g.asked).toBe('allied fallBack')
    expect(page.fights?.panel(g.t, ALLIED)).toBeUndefined()
  })

  test('counts what the rules count for superiority (13.0)', () => {
    const g = meeting().play('end', 'fight at Moshi')
    for (const side of [ALLIED, GERMAN])
      expect(bonuses(g.t, fightUnderWay(g.t), side)).toHaveLength(superiorityModifier(g.t, musterNow(g.t), side))
    expect(bonuses(g.t, fightUnderWay(g.t), GERMAN)).toMatchObject([{ adds: 1, rule: '22.2' }])
  })
})

test.each([
  ['A3', { 'B-IEF': 'ocean', EAD: 'Mombasa' }, ['sail B-IEF to Tanga', 'end', 'fight at Tanga']],
  ['A5', { 'B-IEF': 'ocean', EAD: 'Mombasa' }, ['sail B-IEF to Tanga', 'end', 'fight at Tanga']],
])('13.0, 5.2: card %s counts where a landing is fought', (name, where, deeds) => {
  const g = given()
    .units({ ...where, '1-FKA': 'Tanga', DESG: 'Dar-es-Salaam' })
    .turn('allied', name)
    .play(...deeds)
  expect(bonuses(g.t, fightUnderWay(g.t), ALLIED)).toMatchObject([
    { text: { facts: { card: name } }, adds: 1, rule: '5.2' },
  ])
  expect(superiorityModifier(g.t, musterNow(g.t), ALLIED)).toBe(1)
})

describe('the odds', () => {
  test('of one against one in one round are those that can be counted on fingers', () => {
    // 1/KAR and 1-FKA both hit on 1 to 3; the attacker is superior with 15 of 36 dice.
    const one = { attack: units('1/KAR'), defence: units('1-FKA'), ahead: () => 0, rounds: 1 }
    const { win, undecided, lose } = combatOdds(one)
    const ahead = 15 / 36
    expect(win).toBeCloseTo(ahead * 0.5 + (1 - ahead) * 0.25)
    expect(lose).toBeCloseTo(ahead * 0.25 + (1 - ahead) * 0.5)
    expect(undecided).toBeCloseTo(0.25)
    expect(combatOdds({ ...one, attackerIsSuperior: true }).win).toBeCloseTo(0.5)
    expect(combatOdds({ ...one, ahead: () => 5 }).win).toBeCloseTo((35 / 36) * 0.5 + (1 / 36) * 0.25, 2)
  })

  test('do not depend on the order of the counters: of equals the slow one is lost first (14.2)', () => {
    const of = (...attack: readonly string[]) =>
      combatOdds({ attack: units(...attack), defence: units('1-FKA', '2-FKA'), ahead: () => 0, rounds: 3 })
    expect(of('EAD', '1/KAR')).toEqual(of('1/KAR', 'EAD'))
  })

  test('are exact as soon as no aeroplane can come any more (24.4)', () => {
    const g = meeting().play('end')
    expect(weighed(g, 'fight at Moshi')?.exact).toBe(false)
    g.set((t) => {
      t.tracks.airUsed = 1
    })
    expect(weighed(g, 'fight at Moshi')?.exact).toBe(true)
  })

  test('are told of a march at the enemy, and of no other (10.3)', () => {
    const g = given()
      .units({ '1/KAR': 'Taveta', EAD: 'Taveta', '1-FKA': 'Moshi', DESG: 'Dar-es-Salaam' })
      .turn('allied', 'A9')
    const alone = weighed(g, 'move 1/KAR to Moshi')
    expect(alone).toMatchObject({ exact: false, title: 'If Moshi is attacked' })
    expect(weighed(g, 'move 1/KAR to Voi')).toBeUndefined()
    expect(weighed(g, 'end')).toBeUndefined()
    g.play('move 1/KAR to Moshi')
    const both = weighed(g, 'move EAD to Moshi')
    expect(both?.outcomes[0]?.probability).toBeGreaterThan((alone?.outcomes[0]?.probability ?? 1) + 0.1)
  })

  test('add up to one, in every question of a combat', () => {
    const g = meeting().play('end')
    const check = (text: string) => {
      const told = weighed(g, text)
      expect(sum(told?.outcomes.map((o) => o.probability)), text).toBeCloseTo(1)
      expect(told?.histograms).toHaveLength(2)
      for (const histogram of told?.histograms ?? []) expect(sum(histogram.chances), text).toBeCloseTo(1)
      return told?.outcomes[0]?.probability ?? 0
    }
    check('fight at Moshi')
    g.play('fight at Moshi')
    // 24.4: aeroplanes help, if they help
    expect(check('air')).toBeGreaterThan(check('decline') + 0.001)
    g.dice(1, 6, 6, 6, 6, 6, 6).play('decline')
    expect(g.asked).toBe('allied stay')
    check('stay')
    expect(weighed(g, 'retreat')?.outcomes).toHaveLength(1)
  })

  test('are those of whoever decides', () => {
    const g = meeting().play('end', 'fight at Moshi').dice(1, 6, 6, 6, 6, 6, 6).play('decline')
    const allied = weighed(g, 'stay')
    g.play('stay')
    expect(g.asked).toBe('german stay')
    const german = weighed(g, 'stay')
    expect(german?.outcomes.map((o) => o.probability)).toEqual(allied?.outcomes.map((o) => o.probability).toReversed())
    expect(german?.outcomes[0]?.body).toBe('german')
  })
})

test('what counts is listed, each with its case', () => {
  const g = meeting().play('end')
  const lines = weighed(g, 'fight at Moshi')?.lines ?? []
  expect(lines).toContainEqual({ text: 'German: in a fort', value: '+1', rule: '22.2' })
  expect(lines).toContainEqual({ text: 'Allied: more fast units', value: '+1', rule: '13.0' })
  expect(space('Moshi')).toBe(fightUnderWay(g.play('fight at Moshi').t).at)
})
