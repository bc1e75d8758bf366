import { type Branch, branch } from '@boma/counsel'
import { type Action, copy, legal, Moves, parseAction, question, restore, view, writeAction } from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { CAPE, hex } from '../board.ts'
import { battleForecast, lossOrder } from '../counsel/battle.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { page } from '../page/tests/english.ts'
import { ALLIED, SIDE_OF, UNIT_NAMES, type Unit, unit, units } from '../roster.ts'
import { hasTwoSteps, isDisrupted, isOnMap } from '../stacks.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'

type Where = string | readonly [string, 'disrupted' | 'converted']

interface Ends {
  win: number
  draw: number
  lose: number
  eliminated: [number, number]
  disrupted: [number, number]
}

/** Plays the rules themselves with every fall of the dice, both sides fighting and taking hits by `lossOrder`. */
function enumerate(
  g: BattleGround,
  attack: readonly Unit[],
  defence: readonly Unit[],
  answers: readonly string[],
  spares: readonly [boolean, boolean],
  hit?: Unit,
) {
  const ends: Ends = { win: 0, draw: 0, lose: 0, eliminated: [0, 0], disrupted: [0, 0] }
  const { game } = g.given
  const orders = [attack, defence].map((force, side) =>
    hit !== undefined && force.includes(hit)
      ? [hit, ...lossOrder(g.t, force, spares[side as 0], hit)]
      : lossOrder(g.t, force, spares[side as 0]),
  )
  const wholes = new Map([...attack, ...defence].map((u) => [u, stepsOf(g.t, u)]))
  const lost = (t: Table, u: Unit): number => (wholes.get(u) ?? 0) - (isAlive(t, u) ? stepsOf(t, u) : 0)
  const isLanding = g.t.battle.landing === 1

  function answerTo(t: Table, asked: string, asking: number): string {
    if (asked === 'withdraw') return 'fight'
    // §17.4, W90: a beaten defender stays in his trench and destroys the landing, or goes wherever he may.
    if (asked === 'trench') return 'stay'
    if (asked === 'fall-back') return firstOf(g, t)
    if (asked !== 'hits') return answers.find((a) => a === asked) ?? 'end'
    const order = orders[asking === SIDE_OF[attack[0] as Unit] ? 0 : 1] ?? []
    const taken = [...new Set(order)].reduce((sum, u) => sum + lost(t, u), 0)
    const due = order.slice(0, taken + t.battle.hits)
    const next = [...new Set(due)].sort((a, b) => a - b).find((u) => due.filter((d) => d === u).length > lost(t, u))
    return `hit ${UNIT_NAMES[next ?? 0]}`
  }

  function count(t: Table, chance: number): void {
    const inOrder = (force: readonly Unit[]) => force.some((u) => isAlive(t, u) && !isDisrupted(t, u))
    const [a, d] = [inOrder(attack), inOrder(defence)]
    if (isLanding) ends[attack.some((u) => isOnMap(t, u)) ? 'win' : 'lose'] += chance
    else ends[a === d ? 'draw' : a ? 'win' : 'lose'] += chance
    for (const [side, force] of [attack, defence].entries()) {
      ends.eliminated[side as 0] += chance * force.filter((u) => !isAlive(t, u)).length
      ends.disrupted[side as 0] += chance * force.filter((u) => isAlive(t, u) && isDisrupted(t, u)).length
    }
  }

  function follow(t: Table, chance: number, first: string | undefined): void {
    const q = question(game, t)
    if (q === undefined) throw new Error('the match is over')
    if (first === undefined && (q.name === 'over' || (!isLanding && ENDED.includes(q.name)))) {
      count(t, chance)
      return
    }
    const action = parseAction(game.actions, first ?? answerTo(t, q.name, q.who(t)))
    const { outcomes, exact } = branch(game, t, action ?? -1)
    expect(exact).toBe(true)
    for (const o of outcomes) follow(tableOf(g, o), chance * o.probability, undefined)
  }
  // Whoever is to take the hit comes first in his order.
  if (hit === undefined) follow(g.t, 1, question(game, g.t)?.name === 'withdraw' ? 'fight' : 'go')
  else follow(g.t, 1, undefined)
  return ends
}

/** Once one of these is asked, the fire is over. */
const ENDED: readonly string[] = ['fall-back', 'trench', 'advance']
/** Whoever lands does not leave his port before the hex is clear. */
const isAlive = (t: Table, u: Unit): boolean => (t.units.where[u] ?? CAPE) <= CAPE

function firstOf(g: BattleGround, t: Table): string {
  const moves = new Moves()
  legal(g.given.game, t, moves)
  return writeAction(g.given.game.actions, moves.at(0))
}

const stepsOf = (t: Table, u: Unit): number => (hasTwoSteps(u) && !isDisrupted(t, u) ? 2 : 1)

function tableOf(g: BattleGround, o: Branch): Table {
  const t = view(g.given.game, g.t, ALLIED)
  restore(t, o.bytes)
  return t
}

const battles: readonly {
  readonly what: string
  readonly attack: Readonly<Record<string, Where>>
  readonly defence: Readonly<Record<string, Where>>
  readonly ground?: readonly [from: string, at: string]
  readonly arrange?: (g: BattleGround) => void
  readonly gun?: boolean
  readonly spares?: readonly [boolean, boolean]
}[] = [
  { what: 'a duel', attack: { DEOR: '' }, defence: { 'FK-1': '' } },
  {
    what: 'guns and rifles on both sides',
    attack: { DEOR: '', 'SA-Field-1': '' },
    defence: { 'FK-1': '', 'G-Art-1': '' },
  },
  {
    what: 'sides that spare their units',
    attack: { DEOR: '', 'SA-Field-1': '' },
    defence: { 'FK-1': '', 'G-Art-1': '' },
    spares: [true, true],
  },
  {
    what: 'a side that does beside one that does not',
    attack: { DEOR: '', 'SAMR-1': '' },
    defence: { 'FK-1': '', 'Patrol-1': '' },
    spares: [false, true],
  },
  {
    what: 'a mountain',
    attack: { DEOR: '', DLI: '', 'SA-Field-1': '' },
    defence: { 'FK-1': '', 'G-Art-1': '' },
    ground: ['3425', '3426'],
  },
  {
    what: 'a trench and units of one step',
    attack: { DEOR: '', 'SA-Field-1': '' },
    defence: { 'Patrol-1': '', 'G-Art-1': '' },
    arrange: (g) => void g.marks({ '3525': ['entrenched'] }),
  },
  {
    what: 'a town, a garrison and a wireless station',
    attack: { DEOR: '', 'SAMR-1': '' },
    defence: { 'G-Mil-1': '', 'Wireless-1': '', 'FK-1': ['', 'disrupted'] },
    ground: ['2615', '2515'],
  },
  {
    what: 'a naval gun',
    attack: { DEOR: ['', 'disrupted'] },
    defence: { 'G-Art-1': '', 'FK-1': '' },
    ground: ['2427', '2426'],
    arrange: (g) => void g.units({ RN: 'support' }),
    gun: true,
  },
]

const placed = (force: Readonly<Record<string, Where>>, at: string): Readonly<Record<string, Where>> =>
  Object.fromEntries(
    Object.entries(force).map(([name, where]) => [name, typeof where === 'string' ? at : ([at, where[1]] as const)]),
  )

describe('a forecast agrees with the rules played out with every fall of the dice', () => {
  test.each(battles)(
    '$what',
    ({
      attack,
      defence,
      ground = ['3425', '3525'] as const,
      arrange,
      gun = false,
      spares = [false, false] as const,
    }) => {
      const [from, at] = ground
      const g = battleGround().units(placed(attack, from)).units(placed(defence, at))
      arrange?.(g)
      const forecast = battleForecast(g.t, hex(from), hex(at), { gun, spares })
      const [ours, theirs] = [units(Object.keys(attack).join(' ')), units(Object.keys(defence).join(' '))]
      g.attack(from, at, Object.keys(attack).join(' '))
      const truth = enumerate(g, ours, theirs, gun ? ['gun'] : [], spares)
      expect(forecast?.win).toBeCloseTo(truth.win, 10)
      expect(forecast?.draw).toBeCloseTo(truth.draw, 10)
      expect(forecast?.lose).toBeCloseTo(truth.lose, 10)
      for (const side of [0, 1] as const) {
        expect(forecast?.eliminated[side]).toBeCloseTo(truth.eliminated[side], 10)
        expect(forecast?.disrupted[side]).toBeCloseTo(truth.disrupted[side], 10)
      }
    },
  )
})

describe('31.0 a forecast of a landing agrees with the rules played out with every fall of the dice', () => {
  const landings: readonly {
    readonly what: string
    readonly defence: Readonly<Record<string, string>>
    trench?: true
  }[] = [
    { what: 'a unit of two steps, which may be beaten and retreat', defence: { 'FK-1': '2426' } },
    { what: 'a unit of one step, which is wiped out or stays', defence: { 'Patrol-1': '2426' } },
    { what: 'a garrison beside it', defence: { 'FK-1': '2426', 'G-Mil-1': '2426' } },
    { what: 'a trench, in which the beaten stay', defence: { 'FK-1': '2426' }, trench: true },
  ]
  test.each(landings)('31.0 $what', ({ defence, trench }) => {
    for (const state of [[], ['disrupted']] as const) {
      const g = battleGround('amphibious').units({ RMLI: ['cape', ...state] as never, DEOR: 'cape', ...defence })
      if (trench) g.marks({ '2426': ['entrenched'] })
      const [ours, theirs] = [units('RMLI DEOR'), units(Object.keys(defence).join(' '))]
      const told = battleForecast(g.t, CAPE, hex('2426'), { force: ours, landing: true })
      const truth = enumerate(g.assault('cape', '2426', 'RMLI DEOR'), ours, theirs, [], [false, false])
      expect([told?.win, told?.draw, told?.lose].map((p) => p?.toFixed(9))).toEqual(
        [truth.win, 0, truth.lose].map((p) => p.toFixed(9)),
      )
      expect(told?.eliminated[0]).toBeCloseTo(truth.eliminated[0], 10)
      expect(told?.disrupted[0]).toBeCloseTo(truth.disrupted[0], 10)
      expect(told?.steps[0].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
      expect(told?.steps[0].at(-1)).toBeCloseTo(told?.lose ?? 2, 12)
    }
  })
})

test('what the page calls exact is what is played if both sides choose as it assumes', () => {
  const draw = quickPick(1915)
  const [ours, theirs] = ['DEOR SAMR-1 SA-Field-1 A-Sup-1 Cdo-1', 'FK-1 G-Art-1 Patrol-1 G-Mil-1 Franke'].map((names) =>
    names.split(' '),
  )
  const two = (names: readonly string[] = []) => [...new Set([draw(5), draw(5)])].map((i) => names[i] ?? '')
  for (let n = 0; n < 24; n++) {
    const [attack, defence] = [two(ours), two(theirs)]
    const [from, at] = [['2516', '2515'] as const, ['3425', '3426'] as const, ['3425', '3525'] as const][draw(3)] ?? []
    const place = (names: readonly string[], where = '') =>
      Object.fromEntries(
        names.map((name) => [
          name,
          draw(4) > 0 || name === 'Patrol-1' || name === 'G-Mil-1' ? where : ([where, 'disrupted'] as const),
        ]),
      )
    const g = battleGround().units(place(attack, from)).units(place(defence, at))
    if (draw(3) === 0) g.marks({ [at ?? '']: ['entrenched'] })
    g.attack(from ?? '', at ?? '', attack.join(' '))
      .dice(...(draw(2) === 0 ? [1, 6] : [6, 1]))
      .play('go')
    const told = page.advice.forecast?.(g.t, parseAction(windhoek.actions, 'fight') ?? (-1 as Action))
    const mover = g.t.battle.advantage
    const truth = enumerate(g, units(attack.join(' ')), units(defence.join(' ')), [], [false, false])
    const [best, worst] = mover === ALLIED ? [truth.win, truth.lose] : [truth.lose, truth.win]
    expect(told?.exact).toBe(true)
    expect(told?.assumes).toContain('weakest')
    expect(
      told?.outcomes.map((o) => o.probability.toFixed(9)),
      `${attack} on ${defence}`,
    ).toEqual([best, truth.draw, worst].map((p) => p.toFixed(9)))
  }
})

test('16.2 what the page says of whom a hit strikes is what is played from there, if both choose as it assumes', () => {
  const draw = quickPick(1916)
  let weighed = 0
  for (let n = 0; n < 40; n++) {
    const [attack, defence] = [
      ['DEOR', 'SAMR-1', 'SA-Field-1'].slice(0, 2 + draw(2)),
      ['FK-1', 'G-Art-1', 'Patrol-1'].slice(0, 2 + draw(2)),
    ]
    const g = battleGround()
      .units(Object.fromEntries(attack.map((name) => [name, '3425'])))
      .units(Object.fromEntries(defence.map((name) => [name, '3525'])))
    if (draw(3) === 0) g.marks({ '3525': ['entrenched'] })
    g.attack('3425', '3525', attack.join(' '))
      .dice(...(draw(2) === 0 ? [1, 6] : [6, 1]))
      .play('go')
    const before = branch(g.given.game, g.t, parseAction(windhoek.actions, 'fight') ?? -1)
    for (const outcome of before.outcomes.slice(0, 3)) {
      g.given.arrange((t) => restore(t, outcome.bytes))
      if (question(g.given.game, g.t)?.name !== 'hits') continue
      const moves = new Moves()
      legal(g.given.game, g.t, moves)
      for (const action of moves.toArray()) {
        const told = page.advice.forecast?.(g.t, action)
        const side = question(g.given.game, g.t)?.who(g.t)
        const struck = unit(writeAction(windhoek.actions, action).replace('hit ', ''))
        const truth = enumerate(g, units(attack.join(' ')), units(defence.join(' ')), [], [false, false], struck)
        const [best, worst] = side === ALLIED ? [truth.win, truth.lose] : [truth.lose, truth.win]
        expect(told?.exact).toBe(true)
        expect(told?.assumes).toContain('weakest')
        expect(told?.outcomes.map((o) => o.probability.toFixed(9))).toEqual(
          [best, truth.draw, worst].map((p) => p.toFixed(9)),
        )
        weighed++
      }
    }
    if (weighed > 40) break
  }
  expect(weighed).toBeGreaterThan(20)
})

describe('a forecast', () => {
  const open = () => battleGround().units({ DEOR: '3425', DLI: '3425', 'FK-1': '3525' })

  test('gives the chance of the battlefield advantage', () => {
    // All riders add one to the German die; ties go to the attacker: 15 of 36 ways.
    expect(battleForecast(open().t, hex('3425'), hex('3525'))?.advantage).toBeCloseTo(15 / 36, 12)
    const added = battleForecast(open().t, hex('3425'), hex('3525'), {
      stakes: [
        { flies: true, pays: true },
        { flies: false, pays: false },
      ],
    })
    expect(added?.advantage).toBeCloseTo(26 / 36, 12)
  })

  test('takes part of a stack', () => {
    const alone = battleForecast(open().t, hex('3425'), hex('3525'), { force: [unit('DEOR')] })
    const both = battleForecast(open().t, hex('3425'), hex('3525'))
    expect(alone?.win).toBeLessThan(both?.win ?? 0)
  })

  test('changes nothing', () => {
    const g = open()
    const before = view(windhoek, g.t, ALLIED)
    copy(g.t, before)
    battleForecast(g.t, hex('3425'), hex('3525'))
    expect(g.t.bytes).toEqual(before.bytes)
  })

  test('says nothing about nobody, nor about what is hidden', () => {
    expect(battleForecast(open().t, hex('3425'), hex('3526'))).toBeUndefined()
    expect(battleForecast(open().t, hex('3524'), hex('3525'))).toBeUndefined()
    const fog = battleGround('fog').units({ DEOR: '3425', 'FK-1': '3525' })
    expect(battleForecast(fog.t, hex('3425'), hex('3525'))).toBeUndefined()
    expect(battleForecast(view(windhoek, fog.t, ALLIED), hex('3425'), hex('3525'))).toBeUndefined()
    const seen = battleGround('fog').units({ DEOR: '3233', 'FK-1': '3232' })
    expect(battleForecast(seen.t, hex('3233'), hex('3232'))).toBeDefined()
  })

  test('shows what sparing units costs', () => {
    const g = battleGround().units({ DEOR: '3425', DLI: '3425', 'FK-1': '3525', 'FK-2': '3525' })
    const held = battleForecast(g.t, hex('3425'), hex('3525'))
    const spared = battleForecast(g.t, hex('3425'), hex('3525'), { spares: [false, true] })
    expect(spared?.win).toBeGreaterThan(held?.win ?? 1)
    expect(spared?.eliminated[1]).toBeLessThan(held?.eliminated[1] ?? 0)
  })

  test('has the weak struck first and the strongest kept in good order', () => {
    const g = battleGround().units({ DEOR: '3425', DLI: '3425', 'A-Sup-1': '3425', 'SAMR-1': ['3425', 'disrupted'] })
    const order = lossOrder(g.t, units('DEOR DLI A-Sup-1 SAMR-1')).map((u) => UNIT_NAMES[u])
    expect(order).toEqual(['A-Sup-1', 'DEOR', 'A-Sup-1', 'SAMR-1', 'DEOR', 'DLI', 'DLI'])
    const spared = lossOrder(g.t, units('DEOR DLI A-Sup-1 SAMR-1'), true).map((u) => UNIT_NAMES[u])
    expect(spared).toEqual(['A-Sup-1', 'DEOR', 'DLI', 'A-Sup-1', 'SAMR-1', 'DEOR', 'DLI'])
  })
})
