import { branch, copy, type Outcome, parseAction, question, restore, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { battleForecast, lossOrder } from '../odds.ts'
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
) {
  const ends: Ends = { win: 0, draw: 0, lose: 0, eliminated: [0, 0], disrupted: [0, 0] }
  const { game } = g.given
  const orders = [lossOrder(g.t, attack, spares[0]), lossOrder(g.t, defence, spares[1])]
  const wholes = new Map([...attack, ...defence].map((u) => [u, stepsOf(g.t, u)]))
  const lost = (t: Table, u: Unit): number => (wholes.get(u) ?? 0) - (isOnMap(t, u) ? stepsOf(t, u) : 0)

  function answerTo(t: Table, asked: string, asking: number): string {
    if (asked === 'withdraw') return 'fight'
    if (asked !== 'hits') return answers.find((a) => a === asked) ?? 'end'
    const order = orders[asking === SIDE_OF[attack[0] as Unit] ? 0 : 1] ?? []
    const taken = [...new Set(order)].reduce((sum, u) => sum + lost(t, u), 0)
    const due = order.slice(0, taken + t.battle.hits)
    const next = [...new Set(due)].sort((a, b) => a - b).find((u) => due.filter((d) => d === u).length > lost(t, u))
    return `hit ${UNIT_NAMES[next ?? 0]}`
  }

  function count(t: Table, chance: number): void {
    const inOrder = (force: readonly Unit[]) => force.some((u) => isOnMap(t, u) && !isDisrupted(t, u))
    const [a, d] = [inOrder(attack), inOrder(defence)]
    ends[a === d ? 'draw' : a ? 'win' : 'lose'] += chance
    for (const [side, force] of [attack, defence].entries()) {
      ends.eliminated[side as 0] += chance * force.filter((u) => !isOnMap(t, u)).length
      ends.disrupted[side as 0] += chance * force.filter((u) => isOnMap(t, u) && isDisrupted(t, u)).length
    }
  }

  function follow(t: Table, chance: number, first: string | undefined): void {
    const q = question(game, t)
    if (q === undefined) throw new Error('the match is over')
    if (first === undefined && ['fall-back', 'trench', 'advance', 'over'].includes(q.name)) {
      count(t, chance)
      return
    }
    const action = parseAction(game.actions, first ?? answerTo(t, q.name, q.who(t)))
    const { outcomes, exact } = branch(game, t, action ?? -1)
    expect(exact).toBe(true)
    for (const o of outcomes) follow(tableOf(g, o), chance * o.probability, undefined)
  }
  follow(g.t, 1, 'go')
  return ends
}

const stepsOf = (t: Table, u: Unit): number => (hasTwoSteps(u) && !isDisrupted(t, u) ? 2 : 1)

function tableOf(g: BattleGround, o: Outcome): Table {
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

describe('a forecast', () => {
  const open = () => battleGround().units({ DEOR: '3425', DLI: '3425', 'FK-1': '3525' })

  test('gives the chance of the battlefield advantage', () => {
    // All riders add one to the German die; ties go to the attacker: 15 of 36 ways.
    expect(battleForecast(open().t, hex('3425'), hex('3525'))?.advantage).toBeCloseTo(15 / 36, 12)
    const added = battleForecast(open().t, hex('3425'), hex('3525'), { added: [2, 0] })
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
