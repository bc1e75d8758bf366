import { isMain } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { meleeForecast } from '../../counsel/odds/melee.ts'
import { tanga } from '../../index.ts'
import { given } from '../../tests/given.ts'

const { page } = inEnglish(tanga)
const { advice } = page

const melee = () => given().units({ 'raj13-a': '0310 N', 'raj13-co': '0310', 'fk6-1': '0309 S' }).phase('britishMelee')

test('11.2 before an attack the page says what may come of it, and what it assumes', () => {
  const g = melee().play('charge 0310')
  const told = advice.forecast?.(g.t, act.storm(hex('0309')))
  const odds = meleeForecast(g.t, hex('0310'), hex('0309'))
  expect(told?.outcomes.map((each) => each.probability)).toEqual([odds.win, odds.ruin, odds.lose])
  expect(told?.histograms.map((each) => each.chances)).toEqual(odds.steps)
  expect(told?.title).toBe('If 0309 is attacked and fought out')
  expect(told?.assumes).toContain('Both sides fight on to the end')
  expect(told?.lines.map(({ text, value }) => `${text} ${value}`)).toEqual([
    ...['British: Average morale +3', 'British: Top unit +5', 'British: Leader +1'],
    ...['German: Average morale +5', 'German: Top unit +4'],
  ])
})

test('11.2b before each round what is left of it, from the best for whoever decides', () => {
  const g = melee().dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
  const odds = meleeForecast(g.t, hex('0310'), hex('0309'), 1)
  const ours = advice.forecast?.(g.t, act.fight())
  expect(ours?.outcomes.map((each) => each.probability)).toEqual([odds.win, odds.ruin, odds.lose])
  g.play('fight')
  const theirs = advice.forecast?.(g.t, act.fight())
  expect(theirs?.outcomes.map((each) => each.name)).toEqual([
    ...['the attack is beaten off', 'nobody is left', 'the hex is taken'],
  ])
})

test('11.2b Enter has whoever is more likely to win fight on, and the other do nothing', () => {
  const isUsual = (g: ReturnType<typeof melee>) =>
    isMain(tanga, g.t, act.fight()) && page.offer(g.t, act.fight()).lesser !== true
  const g = melee().dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
  const [best, , worst] = advice.forecast?.(g.t, act.fight())?.outcomes ?? []
  const isAhead = (best?.probability ?? 0) >= (worst?.probability ?? 0)
  expect([g.asked, isUsual(g)]).toEqual(['british withdraw', isAhead])
  g.play('fight')
  expect([g.asked, isUsual(g)]).toEqual(['german withdraw', !isAhead])
})
