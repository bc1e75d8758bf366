import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { space } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { judge } from '../blunders.ts'
import { exploiters } from '../exploiters.ts'
import { Plan } from '../plan.ts'
import { usualPoints } from '../reach.ts'

const sitting = {
  '1-FKA': 'Dar-es-Salaam',
  '2-FKA': 'Dar-es-Salaam',
  '3-FKA': 'Dar-es-Salaam',
  '4-FKA': 'Dar-es-Salaam',
  'B-IEF': 'ocean',
  'C-IEF': 'ocean',
  '1-SA': 'ocean',
  '2-SA': 'ocean',
}
const inTurn = (turn: number, where: Readonly<Record<string, string>>): Table =>
  given()
    .units(where)
    .set((t) => {
      t.tracks.turn = turn
    }).t

/** Does the plan of the Allies send anybody against Dar-es-Salaam? */
function strikes(t: Table): boolean {
  const plan = new Plan(t, ALLIED, usualPoints)
  return plan.goals.includes(space('Dar-es-Salaam'))
}

describe('the Allies of Lettow-Vorbeck', () => {
  test('begin no doubtful fight while there is time, and attack Germans who sit wave after wave when it runs out (26.0)', () => {
    expect(strikes(inTurn(4, sitting))).toBe(false)
    expect(strikes(inTurn(11, sitting))).toBe(true)
  })

  test('walk into an empty center rather than wait beside it (26.0)', () => {
    const t = inTurn(7, { '1-FKA': 'Nairobi', '1/KAR': 'Kilwa', '2/KAR': 'Kilwa', '3/KAR': 'Kilwa', 'Vol/LF': 'Kilwa' })
    expect(new Plan(t, ALLIED, usualPoints).goals).toContain(space('Mombasa'))
  })
})

test('a unit that has moved otherwise than planned has no way any more', () => {
  const t = inTurn(11, sitting)
  const plan = new Plan(t, ALLIED, usualPoints)
  const i = plan.goals.indexOf(space('Dar-es-Salaam'))
  expect(plan.wayOf(i)).toEqual([space('Dar-es-Salaam')])
  t.units.where[plan.units[i] ?? unit('EAD')] = space('Mombasa')
  expect(plan.wayOf(i)).toEqual([])
})

describe('blunders are counted by whoever has the occasion', () => {
  test('12.0 a movement that ends with a poor attack', () => {
    const p = given().units({ '1-FKA': 'Tanga', '2-FKA': 'Tanga', '1/KAR': 'Mombasa' }).turn('allied', 'A6')
    p.play(`move 1/KAR to Tanga`)
    expect(judge(p.t, ALLIED, [act.end()])).toContainEqual({ name: 'poorAttack', isMade: true })
    expect(judge(p.t, ALLIED, [act.end()])).toContainEqual({ name: 'loneAttack', isMade: true })
  })

  test('26.0 the last unit leaves a center that the enemy can reach', () => {
    const p = given().units({ '1-FKA': 'Tanga', '2-FKA': 'Moshi', EAD: 'Mombasa' }).turn('german', 'G3')
    const leaves = judge(p.t, GERMAN, [act.move(unit('1-FKA'), space('Korogwe'))])
    expect(leaves.map(({ name }) => name)).toContain('centerLeft')
  })
})

test('plain strategies do as their one idea says', () => {
  const p = given().units({ '1-FKA': 'Tanga', '2-FKA': 'Dar-es-Salaam', EAD: 'Mombasa' }).turn('german', 'G3')
  const first = (name: string) => {
    const { doctrine } = exploiters[name] ?? {}
    return doctrine?.propose(p.t, GERMAN, doctrine.survey(p.t, GERMAN), 1)[0]?.order[0]
  }
  expect(first('turtle')).toBe(act.end())
  expect(first('uganda')).toBe(act.move(unit('1-FKA'), space('Mombasa')))
})
