import { type Dice, noDice, type Side } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, ELOQUENT, headOf, TYPE_WORDS, UNITS, type Unit, WARRIOR } from '../../roster.ts'
import { scoreLines } from '../../rules/06-scores.ts'
import { LOSSES } from '../../rules/08-causes.ts'
import { DESTROYED, isOnTable, ON_FOOT, ROUTED } from '../../rules/09-units.ts'
import { rollMove } from '../../rules/12-dice.ts'
import { objectivesIn } from '../../rules/17-victory.ts'
import { testing, told } from '../../tests/fighting.ts'
import { scene, type Troops, unit } from '../../tests/given.ts'

const { page } = inEnglish(heart)
const GERMAN = 0 as Side
/** A unit's card: what it says, by name; of several lines of one name the first. */
function cardOf(t: Table, u: Unit): Readonly<Record<string, string>> {
  const facts = page.facts(t, GERMAN, { space: u }, [])
  return Object.fromEntries(facts.toReversed().map(({ name, text }) => [name, text]))
}

/** What the dice give when all of them show the same, as the rules roll them. */
function rolled(t: Table, u: Unit, face: number): readonly number[] {
  const dice: Dice = { draw: () => face - 1 }
  const before = [t.core.rolls, t.move.open, t.move.cover] as const
  t.dice = dice
  rollMove(t, u)
  const found = [t.move.open, t.move.cover]
  t.dice = noDice
  t.core.rolls = before[0]
  t.move.open = before[1]
  t.move.cover = before[2]
  return found
}
/** The same as the card says: '2D6 + 3'. */
function said(text: string, face: number): number {
  const [, dice = '', sign = '+', plus = '0'] = /^(\d?)D6(?: ([+−]) (\d))?$/.exec(text) ?? []
  return Math.max(1, Number(dice || 1) * face + (sign === '−' ? -1 : 1) * Number(plus))
}
/** What the card says of a unit's move and its fights, and the rules use: where they differ. */
function faultsOf(t: Table, u: Unit): readonly string[] {
  const card = cardOf(t, u)
  const [open = '', cover = ''] = (card['Moves, open / cover'] ?? '').split(' / ')
  const isDiced = open.endsWith('6') || /[+−]/.test(open)
  const moves = [1, 6].flatMap((face) => {
    const [first = 0, second = 0] = rolled(t, u, face)
    const isSo = said(open, face) === first && (cover === '–' || said(cover, face) === second)
    return isSo || !isDiced ? [] : [`moves ${open} / ${cover}`]
  })
  const score = scoreLines(t, headOf(u), false, false).reduce((sum, { value }) => sum + value, 0)
  const close = card['Close combat']
  return [...moves, ...(close === undefined || Number(close.replace('−', '-')) === score ? [] : [`fights at ${close}`])]
}

test('§2, §6: every card says what the rules then use, wherever units stand', () => {
  const wrong: string[] = []
  let cards = 0
  everyPosition(heart, { seeds: 19 }, (t, n) => {
    if (n % 40 !== 0) return
    for (let u = 0 as Unit; u < UNITS; u++)
      if (isOnTable(t, u)) {
        cards++
        wrong.push(...faultsOf(t, u).map((fault) => `${TYPE_WORDS[t.units.type[u] ?? 0]} ${fault}`))
      }
  })
  expect(wrong).toEqual([])
  expect(cards).toBeGreaterThan(500)
})

test('§12.10, §15.6, §7.2, §5.4: cavalry on foot, a unit with a scout and a Warrior, too', () => {
  const { table } = scene({
    g1: { type: 'cavalry', figures: 4, at: [10, 8], state: ON_FOOT },
    g2: { type: 'cavalry', figures: 4, at: [20, 8] },
    g3: { type: 'soldier', figures: 4, at: [30, 8] },
    g4: { type: 'scout', at: [31, 9], attachedTo: 'g3' },
    g5: { type: 'leader', at: [40, 8], traits: WARRIOR | ELOQUENT | ARMY_LEADER },
    g6: { type: 'mg', figures: 1, at: [50, 8] },
  })
  const cards = ['g1', 'g2', 'g3', 'g5', 'g6'].map((word) => cardOf(table, unit(word)))
  expect(cards.map((card) => [card['Moves, open / cover'], card['Close combat'], card['Range']])).toEqual([
    ['D6 + 3 / D6 − 1', '+1', '10″'],
    ['3D6 / D6', '+3', '6″'],
    ['4D6 / 2D6', '+1', '20″'],
    ['2D6 / D6', '+4', '10″'],
    ['D6 / –', '+0', '40″'],
  ])
  for (const word of ['g1', 'g2', 'g3', 'g4', 'g5', 'g6']) expect(faultsOf(table, unit(word))).toEqual([])
  const [, , , leader, gun] = cards
  expect(leader).toMatchObject({ Leads: 'the army', 'Rallies on': '2–6', Shooting: '+3' })
  expect(leader?.['Morale']).toBeUndefined()
  // What each of his characteristics does stands under its name
  expect(Object.values(leader ?? {})).toEqual(
    expect.arrayContaining(['rallies on 2–6', '+1 to what he shoots and fights']),
  )
  expect(gun?.['Shots']).toBe('3')
})

/** Vehicles and boats test by their hits alone, single figures and baggage never. */
const VEHICLES = ['armoured-car', 'gunboat']
const UNTESTED = [...VEHICLES, 'scout', 'leader', 'standard-bearer', 'baggage']

test.each(TYPE_WORDS.map((type) => [type]))(
  '§8.6, H38: the card of %s says what it passes with, or nothing',
  (type) => {
    const one: Troops = { type, figures: 1, at: [20, 8] }
    const g = testing(
      {
        g1: one,
        g2: { ...one, type: 'regular', figures: 2, at: [60, 8] },
        b1: { ...one, type: 'regular', at: [60, 40] },
      },
      {
        arrange(t) {
          t.units.causes[unit('g1')] = LOSSES
        },
        dice: UNTESTED.includes(type) ? [] : [6],
      },
    )
    const least = [...told(g, 'passedTest'), ...told(g, 'failedTest')].map(({ facts }) => `${facts['least']}–6`)
    const card = cardOf(g.table, unit('g1'))
    expect([card['Morale']].filter((text) => text !== undefined)).toEqual(VEHICLES.includes(type) ? ['3–6'] : least)
  },
)

test('§2: men are no counters: nothing is said of figures printed on one', () => {
  const { table } = scene({ g1: { type: 'askari', figures: 3, at: [10, 8] }, b1: { type: 'gunboat', at: [36, 5] } })
  expect(new Set(page.pieces(table, GERMAN).map(({ source }) => source))).toEqual(new Set(['']))
})

test('§17.5: how near a side is to withdrawal stands beside its points, leaders and scouts counted', () => {
  const { table } = scene({
    g1: { type: 'askari', figures: 6, at: [10, 8] },
    g2: { type: 'leader', at: [20, 8] },
    g3: { type: 'scout', at: [30, 8], where: DESTROYED },
    b1: { type: 'soldier', figures: 4, at: [30, 30] },
  })
  expect(page.advice.standing?.(table)?.claims.map(({ text }) => text.replace(/^.*; /, ''))).toEqual([
    '1 lost, withdraw at 6 (17.5)',
    '0 lost, withdraw at 3 (17.5)',
  ])
  expect(page.status(table).meters.map(({ value, most }) => [value, most])).toEqual([
    [7, 8],
    [4, 4],
  ])
})

test('§17.5: what is told of the points gives ground to who does not withdraw, as the end of the turn does', () => {
  const { table } = scene(
    {
      g1: { type: 'askari', figures: 6, at: [10, 8] },
      b1: { type: 'soldier', figures: 4, at: [30, 30] },
      b2: { type: 'soldier', figures: 9, at: [36, 30], where: ROUTED },
    },
    { scenario: 'ngomano' },
  )
  const ground = objectivesIn(table).filter((each) => each.ground)
  expect(ground.map(({ side }) => side)).toContain('british')
  const told = page.advice.standing?.(table)?.sums?.filter((_, i) => objectivesIn(table)[i]?.ground)
  expect(told?.map(({ points }) => points)).toEqual(ground.map(({ side, points }) => (side === 'german' ? points : 0)))
})

test('§14.11: cars and boats show their hits and failures, and the boat of Sphinxhaven how the steamer fares', () => {
  const { table } = scene(
    { b1: { type: 'gunboat', at: [36, 5] }, b2: { type: 'armoured-car', at: [36, 30] } },
    {
      scenario: 'sphinxhaven',
      arrange(t) {
        t.tracks.object = 40
        t.units.hits[unit('b1')] = 27
        t.units.fails[unit('b1')] = 1
      },
    },
  )
  expect(cardOf(table, unit('b1'))).toMatchObject({
    Hits: '27; 13 more make it test',
    'Failed tests': '1 of 2',
    'The steamer': '40 of 120 hits that wreck her',
  })
  expect(cardOf(table, unit('b2'))['Hits']).toBe('0; 10 more make it test')
})
