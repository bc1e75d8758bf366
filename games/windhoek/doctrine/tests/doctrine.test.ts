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
  view,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { fog } from '../../fog.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { options } from '../../options.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'
import { judge } from '../blunders.ts'
import { doctrine } from '../index.ts'

/** What the doctrine orders on a table, as players write it. */
function orders(t: Table, side: Side, most = 1): readonly string[] {
  const [first] = doctrine.propose(t, side, doctrine.survey(t, side), most)
  return (first?.order ?? []).map((action) => writeAction(windhoek.actions, action))
}
const said = (p: Position, side: Side): string => orders(p.t, side).join(', ')

/** Allied units in every town but these. */
function holdingAllBut(...names: readonly string[]): Position {
  const garrisons = {
    'Mil-Walvis': '2118',
    'Mil-Nolloth': '3033',
    'Mil-Springbok': '3233',
    'Mil-Upington': '4029',
    'Mil-5': '2117',
    'Mil-6': '2426',
    'Mil-7': '2816',
    'Mil-8': '2515',
    'Cdo-1': '2413',
    'Cdo-2': '2611',
    'Cdo-3': '2709',
    SSPC: '3008',
    SAEC: '3226',
    RE: '3022',
    RRR: '3315',
  }
  return given().units(Object.fromEntries(Object.entries(garrisons).filter(([, at]) => !names.includes(at))))
}

describe('a good player of Windhoek', () => {
  test('walks into the last town when nobody is in it: that wins at once (5.2)', () => {
    const p = holdingAllBut('3315')
      .units({ 'SAMR-1': '2816', DEOR: '2816' })
      .set({ allied: 2, turn: 6 })
      .phase('march', 'allied')
    expect(said(p, ALLIED)).toMatch(/^march from 2816, join SAMR-1, go, .*step to 3315/)
  })

  test('raises nobody in the last turn while a town is missing: every point is a march (5.3)', () => {
    const p = holdingAllBut('3315')
      .units({ 'SAMR-1': '2816', 'FK-1': '3315', Pret: 'recruits', Rand: 'recruits' })
      .set({ allied: 11, turn: 10 })
      .phase('recruit', 'allied')
    expect(said(p, ALLIED)).toBe('end')
  })

  test('leaves somebody in a town that counts (4.0)', () => {
    const p = holdingAllBut('2816', '3315')
      .units({ 'SAMR-1': '2816', 'SAMR-2': '2816', 'SAMR-3': '2816', 'G-Mil-1': '3315' })
      .set({ allied: 6, turn: 6 })
      .phase('march', 'allied')
    const order = said(p, ALLIED)
    expect(order).toMatch(/^march from 2816, join SAMR-\d, join SAMR-\d, go, .*attack 3315$/)
  })

  test('does not run against a mountain town full of Germans with a single company', () => {
    const p = holdingAllBut('2816')
      .units({ 'SAMR-1': '2815', 'FK-1': '2816', 'FK-2': '2816', 'FK-3': '2816', 'G-Art-1': '2816', Franke: '2816' })
      .set({ allied: 4, turn: 5 })
      .phase('march', 'allied')
    expect(said(p, ALLIED)).not.toContain('attack')
  })

  /** Everybody but a garrison of thirteen, dug in, and two full stacks beside it that have one chance in five or so. */
  const siege = (turn: number): Position =>
    holdingAllBut('2816')
      .units(Object.fromEntries(BESIEGED.split(' ').map((u) => [u, '2816'])))
      .units(Object.fromEntries('DEOR DLI Kimb TVS WWR SR KR SA-Field-1'.split(' ').map((u) => [u, '2815'])))
      .units(Object.fromEntries('SAMR-3 SAMR-4 SAMR-5 ILH NLH Pret Rand HAB TVHA'.split(' ').map((u) => [u, '2716'])))
      .marks({ '2816': ['entrenched'] })
      .set({ allied: 12, turn })
      .phase('march', 'allied')
  const BESIEGED = 'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 CC G-Art-1 G-Art-2 G-Art-3 Franke Wireless-2'

  test('begins no siege before its time, for whoever is disrupted is rallied (19.2)', () => {
    expect(said(siege(5), ALLIED)).not.toContain('attack')
  })

  test('besieges in the last two turns at such odds: there is nothing to wait for (5.3)', () => {
    expect(said(siege(9), ALLIED)).toMatch(/attack 2816$/)
    expect(said(siege(10), ALLIED)).toMatch(/attack 2816$/)
  })

  test('rallies two in a hex for a point before one elsewhere (19.2)', () => {
    const p = given()
      .units({ DEOR: ['2117', 'disrupted'], 'SAMR-1': ['2515', 'disrupted'], 'SAMR-2': ['2515', 'disrupted'] })
      .set({ allied: 1, turn: 3 })
      .phase('rally', 'allied')
    expect(said(p, ALLIED)).toMatch(/^rally SAMR-/)
  })

  test('as German digs in the mountain town at set-up, and buys no marines (5.4)', () => {
    const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
    const told: string[] = []
    for (
      let d = match.decision;
      d !== undefined && d.side === GERMAN && match.table.tracks.turn === 0;
      d = match.decision
    ) {
      const [order] = orders(match.view(GERMAN), GERMAN)
      told.push(order ?? '')
      match.play(d.seat, match.legal().find((a) => writeAction(windhoek.actions, a) === order) as Action)
    }
    expect(told).toContain('entrench at 2816')
    expect(told.filter((order) => order.startsWith('buy'))).toEqual([])
  })

  test('as German sends patrols where nobody is (10.1)', () => {
    const p = given()
      .units({ 'FK-1': '2816', 'Patrol-1': 'recruits', 'FK-2': 'recruits', 'G-Mil-1': '2709' })
      .marks({ '2816': ['entrenched'], '2709': ['entrenched'] })
      .set({ german: 6, turn: 4 })
      .phase('recruit', 'german')
    expect(said(p, GERMAN)).toBe('recruit Patrol-1')
  })
})

/** A match in which each order is what the doctrine says, or one drawn, one time in so many. */
function played(
  seed: number,
  drawnIn: number,
  ids: readonly string[],
  look: (match: Match<Table>, side: Side) => void,
): Match<Table> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(windhoek, { scenario: 'standard', options: ids, dice: { kind: 'cipher', secret } })
  const surveys = [doctrine.survey(match.table, ALLIED), doctrine.survey(match.table, GERMAN)]
  const dice = searchDice(seed)
  let n = 0
  for (let d = match.decision; d !== undefined; d = match.decision) {
    look(match, d.side)
    const listed = match.legal()
    const survey = surveys[d.side]
    if (survey === undefined) break
    const [first] = doctrine.propose(match.view(d.side), d.side, survey, 1)
    const isDrawn = drawnIn > 0 && dice.draw(n, drawnIn, 0, n++) === 0
    const order = isDrawn ? [listed[dice.draw(n, listed.length, 0, n++)] as Action] : (first?.order ?? [])
    expect(match.order(d.seat, order).kind).toBe('played')
  }
  return match
}

describe('every question', () => {
  test('is answered with what is allowed, to the end of the match, whatever the options and however odd the position', () => {
    const ids = options.map(({ id }) => id)
    for (const [seed, drawnIn, on] of [
      [1, 0, ['fog']],
      [2, 2, ids],
      [3, 2, []],
    ] as const)
      expect(played(seed, drawnIn, on, () => undefined).decision).toBeUndefined()
  })

  test('is answered on an imagined table as well as on a view, and by a whole order that is allowed', () => {
    const t = blank(windhoek)
    played(4, 3, ['fog'], (match, side) => {
      copy(match.table, t)
      fog.imagine(t, side, searchDice(match.length))
      const [first] = doctrine.propose(t, side, doctrine.survey(t, side), 3)
      const order = first?.order ?? []
      expect(order.length).toBeGreaterThan(0)
      order.forEach((action, i) => {
        const isLast = i === order.length - 1
        const allowed = isLast ? check(windhoek, t, side, action) : apply(windhoek, t, side, action, searchDice(1))
        expect(allowed).toBe(ALLOWED)
      })
    })
  })

  test('gets the same answer whatever is hidden from the side (26.0)', () => {
    const other = blank(windhoek)
    let compared = 0
    played(5, 4, ['fog'], (match, side) => {
      if (match.length % 5 !== 0) return
      copy(match.table, other)
      fog.disguise?.(other, side, searchDice(match.length))
      const seen = orders(match.view(side), side)
      expect(orders(view(windhoek, other, side), side)).toEqual(seen)
      compared++
    })
    expect(compared).toBeGreaterThan(40)
  })
})

test('blunders are counted by whoever has the occasion', () => {
  const p = holdingAllBut('3315').units({ Pret: 'recruits' }).set({ allied: 4, turn: 10 }).phase('recruit', 'allied')
  const recruits = act.recruit(unit('Pret'))
  expect(judge(p.t, ALLIED, [recruits])).toContainEqual({ name: 'lateRecruits', isMade: true })
  expect(judge(p.t, ALLIED, [act.end()])).toContainEqual({ name: 'lateRecruits', isMade: false })
  const marching = holdingAllBut('3315')
    .units({ 'SAMR-1': '2816' })
    .set({ allied: 2, turn: 6 })
    .phase('march', 'allied')
  expect(judge(marching.t, ALLIED, [act.end()])).toContainEqual({ name: 'townMissed', isMade: true })
})

describe('26.0 what battles have shown', () => {
  const fort = {
    'FK-1': '2816',
    'FK-2': '2816',
    'FK-3': '2816',
    'G-Mil-1': '2816',
    'FK-4': '2709',
    'FK-5': '2709',
  } as const
  /** A battle at Windhoek that is lined up, as the Allies see it. */
  const shown = () => {
    const p = given('fog')
      .units({ ...fort, DEOR: '2815', DLI: '2815' })
      .set({ allied: 5, german: 0, turn: 3 })
    p.phase('march', 'allied')
    return p
  }

  test('is remembered by the survey on views, and never of a table that is merely imagined', () => {
    const p = shown()
    const hidden = view(windhoek, p.t, ALLIED)
    const survey = doctrine.survey(hidden, ALLIED)
    p.arrange((t) => {
      t.battle.linedUp = 1
      t.battle.attacker = ALLIED
      t.battle.at = t.units.where[unit('FK-1')] as typeof t.battle.at
      t.battle.from = t.units.where[unit('DEOR')] as typeof t.battle.from
      for (const name of ['FK-1', 'FK-2', 'FK-3', 'G-Mil-1']) t.defenders.add(unit(name))
      t.attackers.add(unit('DEOR'))
    })
    doctrine.propose(p.t, ALLIED, survey, 1)
    expect(survey.shown.hexes.size).toBe(0)
    doctrine.propose(view(windhoek, p.t, ALLIED), ALLIED, survey, 1)
    expect([...survey.shown.hexes.keys()]).toEqual([p.t.units.where[unit('FK-1')]])
    expect(survey.shown.at[unit('FK-4')]).toBe(0)
  })
})
