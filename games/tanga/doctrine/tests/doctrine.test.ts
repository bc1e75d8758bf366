import {
  type Action,
  ALLOWED,
  apply,
  blank,
  check,
  copy,
  Match,
  type Side,
  searchDice,
  toAnswer,
  view,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex, IS_ALL_ROUND } from '../../board.ts'
import { TRENCH_LINE } from '../../data/map.ts'
import { fog } from '../../fog.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { options } from '../../options.ts'
import { BRITISH, GERMAN } from '../../roster.ts'
import { isFlanked } from '../../rules/08-facing.ts'
import { given, type Position } from '../../tests/given.ts'
import { judge } from '../blunders.ts'
import { exploiters } from '../exploiters.ts'
import { Front } from '../front.ts'
import { doctrine } from '../index.ts'
import { planFor } from '../movement.ts'
import type { Survey } from '../survey.ts'

/** What the doctrine orders on a table, as players write it. */
const orders = (t: Table, side: Side): readonly string[] =>
  (doctrine.propose(t, side, doctrine.survey(t, side), 1)[0]?.order ?? []).map((action) =>
    writeAction(tanga.actions, action),
  )
const said = (p: Position, side: Side): string => orders(p.t, side).join(', ')

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

describe('a good player of The Battle of Tanga', () => {
  test('runs into the line where nobody holds it: one unit there decides (21.1d)', () => {
    const p = given('two-to-tanga').units({ 'raj13-a': '1408 NW', 'fk6-1': '1112 SE' }).phase('britishMovement')
    expect(said(p, BRITISH)).toMatch(/^march 1408, .*step to (1[01]|0[6-9])\d\d facing \w+, halt$/)
  })

  test('marches with his front to whoever could fire at him, and turns no flank to him on the way (8.1, 12.1)', () => {
    const p = given('two-to-tanga').units({ 'raj13-a': '1410 NW', 'fk6-mg1': '1111 SE' }).phase('britishMovement')
    const steps = orders(p.t, BRITISH).filter((each) => each.startsWith('step'))
    expect(steps.length).toBeGreaterThan(2)
    for (const each of steps) {
      const [, at = '', facing = ''] = /^step to (\d+) facing (\w+)$/.exec(each) ?? []
      const isAllRound = IS_ALL_ROUND[hex(at)] === 1
      if (!isAllRound) expect([each, isFlanked(hex(at), FACINGS.indexOf(facing), hex('1111'))]).toEqual([each, false])
    }
  })

  test('goes round the end of a line that is held, out of its sight, and stays away from none of its companies (15.2, 21.1d)', () => {
    const holders = 'lessel-1 lessel-2 fk1-1 fk1-2 fk6-1 fk6-2 fk6-3 schk6-1 schk6-2 aura-pol'.split(' ')
    const line = Object.fromEntries(holders.map((each, i) => [each, `${TRENCH_LINE[i]} ${i < 6 ? 'SE' : 'S'}`]))
    const from = (at: string): string =>
      said(
        given('two-to-tanga')
          .units({ ...line, 'raj13-a': `${at} NW` })
          .phase('britishMovement'),
        BRITISH,
      )
    expect(from('1514')).toMatch(/^march 1514, all, step to 1515 /)
    expect(from('1512')).toMatch(/, step to 1515 facing NW, halt$/)
  })

  test('shows nobody to the enemy before he goes in where broken battalions count (6.3, 10.4, 21.3)', () => {
    const units: Record<string, string> = { 'fk1-1': '1111 SE', 'fk1-2': '1113 SE', 'fk1-mg1': '1109 SE' }
    for (const [i, company] of [...'abcdefgh'].entries()) {
      units[`raj13-${company}`] = `${1610 + (i % 4) + 100 * Math.floor(i / 4)} NW`
      units[`kgo61-${company}`] = `${1810 + (i % 4) + 100 * Math.floor(i / 4)} NW`
    }
    const { t } = given('big-push').at(4, 12).units(units).phase('britishMovement')
    const front = new Front(t, BRITISH)
    const { marches } = planFor(front)
    expect(marches.length).toBeGreaterThan(8)
    const shown = marches.filter(({ to }) => front.fire.isSeen(to) && front.goals.isGoal[to] === 0)
    expect(shown.map(({ to }) => to)).toEqual([])
  })

  test('as German goes beside whoever has come through the line, to throw him out (11.1)', () => {
    const p = given('two-to-tanga')
      .units({ 'raj13-a': '1108 NW', 'fk6-1': '1111 SE', 'fk6-2': '1011', 'fk6-3': '1010' })
      .phase('germanMovement')
    expect(said(p, GERMAN)).toMatch(/^march 1\d{3}, .*step to (1008|1109|1107|1208|1207|1007|1009) /)
  })

  test('does not fire where nothing can come of it (10.25)', () => {
    const p = given('two-to-tanga')
      .units({ 'kgo61-a': '1211 NW', 'fk6-1': '1111 SE' })
      .works({ '1111': 'trench' })
      .phase('britishFire')
    expect(said(p, BRITISH)).toBe('end')
  })

  test('fires at what is most likely to fall (10.25)', () => {
    const p = given('two-to-tanga')
      .units({ 'fk6-mg1': '1111 SE', 'lnl2-a': '1310 NW', 'raj13-b': '1212 NW' })
      .phase('germanFire')
    expect(said(p, GERMAN)).toBe('fire 1111, at 1212')
  })

  test('attacks whom it beats, and nobody else (11.1)', () => {
    const charge = given('two-to-tanga')
      .units({ 'fk6-1': '1211 SE', 'fk6-2': '1211', 'fk6-3': '1211', poppe: '1211', 'raj13-a': '1311 NW' })
      .phase('germanMelee')
    expect(said(charge, GERMAN)).toBe('charge 1211, storm 1311')
    const hopeless = given('two-to-tanga')
      .units({ 'raj13-a': '1211 NW', 'fk6-1': '1111 SE', 'fk6-2': '1111', 'fk6-3': '1111', poppe: '1111' })
      .works({ '1111': 'trench' })
      .phase('britishMelee')
    expect(said(hopeless, BRITISH)).toBe('end')
  })

  test('proposes two sure shots of the ships, and as German what does least (10.27)', () => {
    const match = new Match(tanga, { scenario: 'invasion', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
    expect(orders(match.view(BRITISH), BRITISH)).toEqual(['naval-option 1'])
  })

  test('keeps Lettow-Vorbeck off the map: his fall is the end (21.2.1.1a)', () => {
    const p = given().units({ lettow: 'west', 'kommando-1': 'west', 'raj13-a': '1311 NW' }).phase('germanMovement')
    expect(said(p, GERMAN)).toMatch(/^march west, take kommando-1, go, step/)
  })
})

/** A match in which each order is what the doctrine says, or one drawn, one time in so many. */
function played(
  scenario: string,
  seed: number,
  drawnIn: number,
  ids: readonly string[],
  look: (match: Match<Table>, side: Side) => void = () => undefined,
): Match<Table> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(tanga, { scenario, options: ids, dice: { kind: 'cipher', secret } })
  const surveys = [doctrine.survey(match.table, BRITISH), doctrine.survey(match.table, GERMAN)] as const
  const dice = searchDice(seed)
  let n = 0
  for (let d = match.decision; d !== undefined; d = match.decision) {
    look(match, d.side)
    const [first] = doctrine.propose(match.view(d.side), d.side, surveys[d.side] as (typeof surveys)[0], 1)
    const isDrawn = drawnIn > 0 && dice.draw(n, drawnIn, 0, n++) === 0
    const listed = isDrawn ? match.legal() : []
    const order = isDrawn ? [listed[dice.draw(n, listed.length, 0, n++)] as Action] : (first?.order ?? [])
    expect(match.order(d.seat, order).kind).toBe('played')
  }
  return match
}

describe('every question', () => {
  const all = options.map(({ id }) => id)
  test.each([
    ['two-to-tanga', 1, 0, ['fog', 'lee-enfield', 'melee-six']],
    ['two-to-tanga', 2, 3, all],
    ['invasion', 3, 4, ['fog']],
    ['big-push', 4, 4, all],
    ['campaign', 5, 3, []],
  ] as const)(
    'is answered with what is allowed to the end of the match, however odd: %s',
    (scenario, seed, drawnIn, on) => {
      expect(played(scenario, seed, drawnIn, on).decision).toBeUndefined()
    },
  )

  test('is answered on an imagined table as well as on a view, and by a whole order that is allowed', () => {
    const t = blank(tanga)
    played('two-to-tanga', 6, 3, ['fog'], (match, side) => {
      copy(match.table, t)
      fog.imagine(t, side, searchDice(match.length))
      const order = doctrine.propose(t, side, doctrine.survey(t, side), 3)[0]?.order ?? []
      expect(order.length).toBeGreaterThan(0)
      const seat = toAnswer(tanga, t)
      for (const [i, action] of order.entries()) {
        if (i > 0 && toAnswer(tanga, t) !== seat) break
        const isLast = i === order.length - 1
        expect(isLast ? check(tanga, t, side, action) : apply(tanga, t, side, action, searchDice(1))).toBe(ALLOWED)
      }
    })
  })

  test('gets the same answer and the same reason whatever is hidden from the side (19.7)', () => {
    const other = blank(tanga)
    let compared = 0
    const answer = (t: Table, side: Side) => doctrine.propose(t, side, doctrine.survey(t, side), 1)
    for (const [scenario, seed] of [
      ['two-to-tanga', 7],
      ['invasion', 8],
    ] as const)
      played(scenario, seed, 4, ['fog'], (match, side) => {
        if (match.length % 6 !== 0) return
        copy(match.table, other)
        fog.disguise?.(other, side, searchDice(match.length))
        expect(answer(view(tanga, other, side), side)).toEqual(answer(match.view(side), side))
        compared++
      })
    expect(compared).toBeGreaterThan(60)
  })
})

describe('blunders', () => {
  const made = (p: Position, side: Side, ...order: readonly Action[]) =>
    judge(p.t, side, order)
      .filter(({ isMade }) => isMade)
      .map(({ name }) => name)

  test('are counted by whoever has the occasion', () => {
    const blank = given('two-to-tanga')
      .units({ 'kgo61-a': '1211 NW', 'fk6-1': '1111 SE' })
      .works({ '1111': 'trench' })
      .phase('britishFire')
    expect(made(blank, BRITISH, act.fire(hex('1211')), act.at(hex('1111')))).toEqual(['blankVolley'])
    const storm = given()
      .units({ 'pli63-a': '1811 NW', 'fk6-1': '1810 SE', 'fk6-2': '1810', 'fk6-3': '1810', poppe: '1810' })
      .phase('britishMelee')
    expect(made(storm, BRITISH, act.charge(hex('1811')), act.storm(hex('1810')))).toEqual(['hopelessStorm'])
  })

  test('are an open line at the last moment, and a flank to the enemy beside one (21.1d, 8.2)', () => {
    const door = given('two-to-tanga').units({ 'raj13-a': '1408 NW', 'fk6-1': '1112 SE' }).phase('britishMovement')
    expect(made(door, BRITISH, act.end())).toEqual(['openDoor'])
    const flank = given().units({ 'raj13-a': '1811 SE', 'fk6-1': '1810 S' }).phase('britishMovement')
    expect(made(flank, BRITISH, act.end())).toEqual(['wrongWayRound'])
  })
})

describe('plain strategies', () => {
  test('play to the end, and lose to the doctrine where it holds the line (21.1d)', () => {
    for (const name of ['rush', 'south', 'north'] as const) {
      const secret = new Uint8Array(16)
      const match = new Match(tanga, { scenario: 'two-to-tanga', options: ['fog'], dice: { kind: 'cipher', secret } })
      const sides = [exploiters[name]?.doctrine ?? doctrine, doctrine] as const
      const surveys = sides.map((each, side) => each.survey(match.table, side as Side))
      for (let d = match.decision; d !== undefined; d = match.decision) {
        const [first] = (sides[d.side] ?? doctrine).propose(match.view(d.side), d.side, surveys[d.side] as Survey, 1)
        expect(match.order(d.seat, first?.order ?? []).kind).toBe('played')
      }
      expect(match.table.core.result).toBe(GERMAN + 1)
    }
  })
})
