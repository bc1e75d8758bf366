import { inEnglish, speak } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { GONE } from '../../board.ts'
import { CALENDAR } from '../../data/charts.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { COUNTER, type Unit } from '../../roster.ts'
import { isRain, scenario } from '../../rules/05-calendar.ts'
import { given } from '../../tests/given.ts'
import { german } from '../../words/german/index.ts'
import { planOf } from '../calendar.ts'

const LAST = 45
const TURNS = Array.from({ length: LAST }, (_, i) => i + 1)
const nameOf = (id: string) => id.replaceAll('-', ' ')
const fresh = () => given('campaign')

describe('the calendar', () => {
  test('8.1.1 names every counter in the turn that brings it, and in no other', () => {
    const { t } = fresh()
    const plans = TURNS.map((turn) => namedIn(t, turn, 'comes'))
    for (const { id, turn } of COUNTER) {
      if (typeof turn !== 'number') continue
      const named = TURNS.filter((each) => plans[each - 1]?.includes(nameOf(id)))
      expect([id, named]).toEqual([id, [turn]])
    }
  })

  test('8.3.1, 8.1.7 names who leaves and who returns in their turns', () => {
    const { t } = fresh()
    for (const { id, leaves, returns } of COUNTER) {
      if (leaves !== undefined) expect(namedIn(t, leaves, 'leave'), id).toContain(nameOf(id))
      if (returns !== undefined) expect(namedIn(t, returns, 'return'), id).toContain(nameOf(id))
    }
  })

  test('8.3.1 whoever is out of the game leaves no more; 8.1.1 whoever has come comes no more', () => {
    const leaver = COUNTER.findIndex(({ leaves, returns }) => leaves !== undefined && returns === undefined) as Unit
    const { leaves = 0, id = '' } = COUNTER[leaver] ?? {}
    const g = fresh().arrange((t) => {
      t.stacks.take(leaver)
      t.stacks.put(leaver, GONE)
    })
    expect(namedIn(g.t, leaves, 'leave')).not.toContain(nameOf(id))
    const came = fresh().units({ '15-FK': '2511' })
    expect(namedIn(fresh().t, 2, 'comes')).toContain('15 FK')
    expect(namedIn(came.t, 2, 'comes')).not.toContain('15 FK')
  })

  test('6.0 says when it rains, 8.4.1 when Portugal joins, 14.4.6 when points are written down in the campaign alone', () => {
    const { t } = fresh()
    expect(TURNS.filter((turn) => says(t, turn, /^Rain/))).toEqual(TURNS.filter(isRain))
    expect(TURNS.filter((turn) => says(t, turn, /^Portugal joins/))).toEqual([CALENDAR.portugalJoins])
    expect(TURNS.filter((turn) => says(t, turn, /^Points are written/))).toEqual([CALENDAR.tally])
    expect(says(given('smuts').t, CALENDAR.tally, /^Points are/)).toBe(false)
    const joined = fresh().set({ portugal: 'german' })
    expect(says(joined.t, CALENDAR.portugalJoins, /^Portugal/)).toBe(false)
  })

  test('has as many lines in German', () => {
    const { t } = fresh()
    const first = SCENARIOS.campaign.first
    const plans = speak(askari, german)
      .page.status(t)
      .timeline.map(({ plan }) => plan?.length)
    expect(plans).toEqual(TURNS.slice(first - 1).map((turn) => planOf(t, turn).length))
  })
})

/** What a turn is to bring, as it is read. */
const plansOf = (t: Table, turn: number) =>
  inEnglish(askari).page.status(t).timeline[turn - SCENARIOS[scenario(t)].first]?.plan ?? []

/** The counters that a turn is to bring ('comes'), to bring back or to take away. */
function namedIn(t: Table, turn: number, how: 'comes' | 'return' | 'leave'): readonly string[] {
  return plansOf(t, turn).flatMap((line) => {
    if (typeof line === 'string') return []
    const verb = line.text === 'leave' || line.text === 'return' ? line.text : 'comes'
    expect(line.isLeaving).toBe(verb === 'leave')
    return verb === how ? line.counters.map(({ name }) => name) : []
  })
}

const says = (t: Table, turn: number, word: RegExp): boolean =>
  plansOf(t, turn).some((line) => typeof line === 'string' && word.test(line))
