import {
  actionName,
  apply,
  begin,
  blank,
  check,
  copyOf,
  equal,
  NOBODY,
  nameHex,
  type Side,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { grid, hex, TOWN_NAMES } from '../../board.ts'
import { asked } from '../../counsel/asked.ts'
import { battleForecast } from '../../counsel/battle.ts'
import { SCENARIO_NAMES } from '../../data/scenarios.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE, units } from '../../roster.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { marching } from '../../tests/marching.ts'
import { doctrine, type Survey } from '../index.ts'
import { forecast, foresee } from '../odds.ts'

/** What the doctrine orders at the question that waits, as players write it. */
function orders(t: Table): string {
  const side = toDecide(askari, t)
  const [first] = doctrine.propose(t, side, doctrine.survey(t, side), 1)
  return (first?.order ?? []).map((a) => actionName(askari.actions, a)).join(' ')
}

/** Plays a scenario by the doctrine for both sides, for so many orders; how often each question was asked. */
function playBoth(scenario: number, most: number, see: (t: Table, question: string) => void): Table {
  const t = blank(askari)
  const dice = searchDice(1914 + scenario)
  begin(askari, t, { scenario, options: 0 }, dice)
  const surveys: (Survey | undefined)[] = [undefined, undefined]
  for (let n = 0; n < most && toDecide(askari, t) !== NOBODY; n++) {
    const side = toDecide(askari, t) as Side & (0 | 1)
    see(t, asked(t))
    const known = surveys[side]
    const survey = known !== undefined && doctrine.holds(t, side, known) ? known : doctrine.survey(t, side)
    surveys[side] = survey
    const [first] = doctrine.propose(t, side, survey, 1)
    for (const action of first?.order ?? []) {
      if (toDecide(askari, t) !== side) break
      expect([asked(t), check(askari, t, side, action)]).toEqual([asked(t), 0])
      apply(askari, t, side, action, dice)
    }
    expect(first?.order.length).toBeGreaterThan(0)
  }
  return t
}

describe('every question', () => {
  test('is answered with what is allowed, and the match comes to its end', () => {
    const met = new Set<string>()
    const end = playBoth(0, 5_000, (_, question) => met.add(question))
    expect(toDecide(askari, end)).toBe(NOBODY)
    for (const question of ['impulse', 'arrive', 'entrench', 'setUp']) expect(met).toContain(question)
  })

  test.each(SCENARIO_NAMES.map((name, i) => [name, i] as const))('of %s is answered for a while', (_, scenario) => {
    playBoth(scenario, 400, (t) => expect(t.tracks.turn).toBeLessThanOrEqual(45))
  })

  test('leaves the table as it is', () => {
    playBoth(0, 60, (t) => {
      const before = copyOf(askari, t)
      orders(t)
      expect(equal(t, before)).toBe(true)
    })
  })
})

describe('in an Impulse', () => {
  // Tanga is empty, and one march away: to take it is worth more than to stand in the bush.
  test('a battalion goes to an empty town of the enemy', () => {
    const g = marching('entente', { '1/3-KAR': '3314' })
    expect(orders(g.t)).toMatch(/^march take go .*(?:step|land)/)
  })

  /** Who is sent against a company that has dug in at Dar-es-Salaam. */
  function strikes(battalions: string): readonly string[] {
    const beside = Object.fromEntries(battalions.split(' ').map((name) => [name, '3119'] as const))
    const others = TOWN_NAMES.filter((name) => name !== 'Dar-es-Salaam')
    const g = marching('entente', { ...beside, '1-FK': ['3219', 'entrenched'] }, 1, 1, (it) => {
      it.towns('entente', ...others).carriers('entente', '3119')
    })
    const survey = doctrine.survey(g.t, ENTENTE)
    doctrine.propose(g.t, ENTENTE, survey, 1)
    return (survey.plan?.missions ?? []).filter(({ task }) => task === 'strike').map(({ goal }) => nameHex(grid, goal))
  }

  // A few have too poor a chance: they wait for others.
  test('a garrison is attacked by as many as it takes, and by no fewer', () => {
    expect(strikes('1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR')).toEqual([])
    expect(strikes('1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR 1/3-KAR 2/3-KAR 1/4-KAR 2/4-KAR 3/1-KAR')).toEqual(['3219'])
  })
})

describe('the quick odds', () => {
  /** The chance of an attack on a plain field, by the short way and as it is played out. */
  function both(defence: string, attack: string, dug: boolean): readonly [number, number] {
    const g = battleGround().set({ turn: 16 }).carriers('entente', '3018')
    g.defend('3018', defence, ...(dug ? (['entrenched'] as const) : []))
    const isFed = true
    foresee(g.t, 1 as Side, units(attack), hex('3018'), { isFed, isHard: false, isLed: false })
    const quick = forecast.win
    g.assault({ at: '3018', from: '2919', march: attack })
    return [quick, battleForecast(g.t, act.stand(), 1914, 1_000)?.win ?? -1]
  }

  test.each([
    ['1-FK', '1/1-KAR 2/1-KAR', false],
    ['1-FK', '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR', false],
    ['1-FK', '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR', true],
    ['1-FK 2-FK', '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR 1/3-KAR 2/3-KAR', false],
    ['1-FK 2-FK', '5-SAI 6-SAI 7-SAI 8-SAI 9-SAI 10-SAI 11-SAI 12-SAI', true],
  ])('of %s against %s are near those that are played out', (defence, attack, dug) => {
    const [quick, played] = both(defence, attack, dug)
    expect(Math.abs(quick - played)).toBeLessThan(0.12)
  })
})
