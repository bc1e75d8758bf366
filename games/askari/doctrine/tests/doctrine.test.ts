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
import { ENTENTE, GERMAN, units } from '../../roster.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import type { Position } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'
import { judge } from '../blunders.ts'
import { exploiters } from '../exploiters.ts'
import { Front } from '../front.ts'
import { doctrine, type Survey } from '../index.ts'
import { forecast, foresee } from '../odds.ts'
import type { Picture } from '../picture.ts'
import { planFor } from '../plan.ts'

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

  const everywhereElse = TOWN_NAMES.filter((name) => name !== 'Dar-es-Salaam')
  const eight = '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR 1/3-KAR 2/3-KAR 1/4-KAR 2/4-KAR'

  /** The plan of battalions beside Dar-es-Salaam, where companies have dug in. */
  function besideDar(battalions: string, companies: string, ready: (g: Position) => void = () => {}): Picture {
    const beside = Object.fromEntries(battalions.split(' ').map((name) => [name, '3119'] as const))
    const inside = Object.fromEntries(companies.split(' ').map((name) => [name, ['3219', 'entrenched'] as const]))
    const g = marching('entente', { ...beside, ...inside }, 1, 1, (it) => {
      it.towns('entente', ...everywhereElse).carriers('entente', '3119')
      ready(it)
    })
    return planFor(g.t, ENTENTE)
  }
  const strikesOf = ({ missions }: Picture) => missions.filter(({ task }) => task === 'strike')
  const goalsOf = (picture: Picture): readonly string[] => strikesOf(picture).map(({ goal }) => nameHex(grid, goal))
  const chanceOf = (picture: Picture): number => strikesOf(picture)[0]?.chance ?? 0

  // One has no chance: he waits for others.
  test('a garrison is attacked by as many as it takes, and by no fewer', () => {
    expect(goalsOf(besideDar('1/1-KAR', '1-FK'))).toEqual([])
    expect(goalsOf(besideDar(eight, '1-FK'))).toEqual(['3219'])
  })

  // 11.5: two in five are enough for those who have four times as many.
  test('those who are many more attack at long odds', () => {
    const four = '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR'
    expect(goalsOf(besideDar(four, '1-FK'))).toEqual(['3219'])
    expect(goalsOf(besideDar(four, '1-FK 2-FK 3-FK 4-FK'))).toEqual([])
  })

  test('7.1.6 a Carrier feeds an attack when a source is behind it', () => {
    const four = '1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR'
    const cutOff = besideDar(four, '1-FK', (it) => it.towns('german', 'Mombasa'))
    expect(chanceOf(cutOff)).toBeLessThan(chanceOf(besideDar(four, '1-FK')))
  })

  test('11.13.4 leadership counts for either side', () => {
    const led = besideDar('1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR', '1-FK', (it) => it.set({ leadership: 1 }))
    const without = besideDar('1/1-KAR 2/1-KAR 1/2-KAR 2/2-KAR', '1-FK')
    expect(chanceOf(led)).toBeGreaterThan(chanceOf(without))
  })

  // Each of them could take an open town, but there is one for two of them only.
  test('whoever is left over by those who run attacks', () => {
    const picture = besideDar(eight, '1-FK', (it) => it.towns('german', 'Sadani', 'Pangani'))
    const taken = picture.missions.filter(({ task }) => task === 'take').map(({ goal }) => nameHex(grid, goal))
    expect([goalsOf(picture), taken.sort()]).toEqual([['3219'], ['3116', '3118']])
  })

  // An empty town is walked into; even a lone guard has to be attacked.
  test('a lone guard halves what a place that many could attack has to fear', () => {
    const front = new Front()
    front.read(besideDar(eight, '1-FK').t, GERMAN)
    expect(front.risk(hex('3219'), 0.1)).toBeLessThanOrEqual(front.risk(hex('3219'), 0) / 2)
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

describe('set-up', () => {
  /** Plays both set-ups by the doctrine. */
  const setUp = (scenario: number): Table => {
    const t = blank(askari)
    const dice = searchDice(1914)
    begin(askari, t, { scenario, options: 0 }, dice)
    for (let side = toDecide(askari, t); asked(t).startsWith('setUp'); side = toDecide(askari, t)) {
      const [first] = doctrine.propose(t, side, doctrine.survey(t, side), 1)
      for (const action of first?.order ?? []) apply(askari, t, side, action, dice)
    }
    return t
  }

  // 14.2.6: nobody says where they begin, and German companies in Taveta are two Impulses from all of it.
  test('14.2.6 a guard stands on the bare hexes of the Uganda line within reach of the enemy', () => {
    const t = setUp(SCENARIO_NAMES.indexOf('smuts'))
    const open = ['3009', '3111', '2708', '2607'].filter((at) => t.stacks.firstIn(hex(at)) < 0)
    expect(open).toEqual([])
  })
})

describe('what is laughed at', () => {
  test('10.1.9 is counted where there is an occasion: whoever stays digs in', () => {
    const g = marching('entente', { '1/3-KAR': '3314' })
    apply(askari, g.t, ENTENTE, act.end(), searchDice(1))
    expect(asked(g.t)).toBe('entrench')
    expect(judge(g.t, ENTENTE, [act.all()])).toContainEqual({ name: 'notDugIn', isMade: false })
    expect(judge(g.t, ENTENTE, [act.end()])).toContainEqual({ name: 'notDugIn', isMade: true })
  })

  // Tanga is open, the battalion beside it stands on nothing that counts, and there is no other Impulse.
  test('13.1.2 so is an open town that is passed by in the last Impulse', () => {
    const g = marching('entente', { '1/3-KAR': '3214' }, 5, 3)
    expect(judge(g.t, ENTENTE, [act.end()])).toContainEqual({ name: 'townMissed', isMade: true })
    expect(judge(g.t, ENTENTE, [act.march(hex('3214'))])).toContainEqual({ name: 'townMissed', isMade: false })
  })
})

describe('a plain strategy', () => {
  test('of nobody who stirs gives no marching orders', () => {
    const g = marching('german', { '1-FK': '2711' })
    const { turtle } = exploiters
    const [first] = turtle?.doctrine.propose(g.t, GERMAN, doctrine.survey(g.t, GERMAN), 1) ?? []
    expect(first?.order).toEqual([act.end()])
  })
})
