import { legal, Moves, type Side } from '@boma/kernel'
import { inEnglish, type RecruitSheet, speak } from '@boma/showing'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { typeNamed } from '../../roster.ts'
import { pointsIn, spent } from '../../rules/17.10-lists.ts'
import { german } from '../../words/german/index.ts'

const { page } = inEnglish(heart)
const GERMAN = 0 as Side
const free = (scenario = 'free-500', options: readonly string[] = ['artillery-bonus']) =>
  given(heart, { scenario, options })
function sheetOf(t: Table, spoken = page): RecruitSheet {
  const sheet = spoken.recruiting?.sheet(t)
  if (sheet === undefined) throw new Error('there is no sheet')
  return sheet
}
const kindIn = (sheet: RecruitSheet, name: string) => sheet.kinds.find((kind) => kind.name === name)
/** All that may be taken by the list of the rules. */
function listed(t: Table): readonly number[] {
  const moves = new Moves()
  legal(heart, t, moves)
  return moves.toArray().filter((action) => act.recruit.is(action) || act.endow.is(action))
}
const offered = ({ kinds, gifts }: RecruitSheet): readonly number[] =>
  [...kinds.flatMap(({ takes }) => takes), ...gifts].map(({ action }) => action)

test('17.10 the sheet has just what may be taken, and what is left to spend', () => {
  const g = free('free-300')
  for (const order of [
    'recruit 1 artillery',
    'recruit 1 leader',
    'endow warrior',
    'recruit 20 soldier-lm',
    'endow cunning',
  ]) {
    const sheet = sheetOf(g.table)
    expect(offered(sheet).toSorted(), order).toEqual(listed(g.table).toSorted())
    expect(sheet.left).toBe(pointsIn(g.table) - spent(g.table, GERMAN))
    g.play(order)
  }
  const { left, taken, kinds } = sheetOf(g.table)
  expect(left).toBe(300 - 60 - 15 - 20 - 180)
  expect(taken).toEqual([
    { name: 'Artillery', cost: 60 },
    { name: 'Leader on foot, Warrior, Cunning', cost: 35 },
    { name: 'Soldiers, low morale 20', cost: 180 },
  ])
  // 25 points are left, and one leader and one gun are all that 300 points allow
  expect(kinds.filter(({ takes }) => takes.length > 0).map(({ name }) => name)).toEqual([
    'Scouts',
    'Standard bearer',
    'Light machine gun',
  ])
})

test('appendix A what a type is stands on the sheet as it will on its card', () => {
  const sheet = sheetOf(free().table)
  expect(sheet.columns).toEqual([
    'Moves, open / cover',
    'Range',
    'Shots',
    'Shooting',
    'Close combat',
    'Morale',
    'Saved on',
  ])
  expect(kindIn(sheet, 'Askaris')?.values).toEqual(['D6 + 3 / D6 − 1', '16″', '', '+1', '−1', '4–6', ''])
  expect(kindIn(sheet, 'Machine gun')?.values).toEqual(['D6 / –', '40″', '6', '+2', '+0', '3–6', ''])
  expect(kindIn(sheet, 'QF artillery')).toMatchObject({
    price: 90,
    isPiece: true,
    about: 'modern firearms (3.8); moves or fires (7.4); strikes all within 3″',
  })
  expect(kindIn(sheet, 'Scouts')).toMatchObject({ price: 12, isPiece: false })
  expect(kindIn(sheet, 'Baggage porters'), 'baggage comes by the objective').toBeUndefined()
  // §3.2: guns without their bonus
  const without = sheetOf(free('free-500', []).table)
  expect(kindIn(without, 'Artillery')?.values[3]).not.toBe(kindIn(sheet, 'Artillery')?.values[3])
})

test('the sheet is there while lists are made, in both languages, and no longer', () => {
  const g = free()
  expect(kindIn(sheetOf(g.table, speak(heart, german).page), 'Ruga-Ruga')?.about).toBe('raucht beim Schießen (14.7)')
  g.play('list schutztruppe')
  expect(sheetOf(g.table).taken, 'the other side begins with nobody').toEqual([])
  g.dice(...Array(60).fill(3), 4, 3).play('list raiders')
  expect(page.recruiting?.sheet(g.table)).toBeUndefined()
})

test('17.10 whoever is done with many points left is asked, and with few is not', () => {
  const g = free('free-300').play('recruit 1 leader', 'recruit 20 soldier-lm')
  const asked = () => page.advice.stakes?.(g.table, act.mustered(), new Set())?.question
  expect(asked()).toBe('Is the list done, with 105 points left?')
  g.play('recruit 1 artillery', 'endow cunning')
  expect(asked(), '35 are').toBe('Is the list done, with 35 points left?')
  g.play('recruit 1 standard-bearer')
  expect(asked(), '25 are not').toBeUndefined()
})

test('17.10 in text the points that are left, the list and each price are told', () => {
  const g = free('free-300').play('recruit 1 leader', 'endow cunning', 'recruit 20 soldier-lm')
  const lines = page.describe(g.table, GERMAN)
  expect(lines).toContain('95 of 300 points are left for the list.')
  expect(lines).toContain('On the list: Leader on foot, Cunning (25); Soldiers, low morale 20 (180).')
  expect(page.offer(g.table, act.recruit(6, typeNamed('askari'))).cost).toBe('48 points')
  expect(page.offer(g.table, act.endow(5)).cost).toBe('10 points')
})
