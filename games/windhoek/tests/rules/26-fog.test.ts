import {
  blank,
  copy,
  equal,
  type Hex,
  imagine,
  logFor,
  Match,
  other,
  SIDES,
  type Side,
  searchDice,
  view,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { CAPE, HEXES, HIDDEN, hex, PLACE_AT, TOWN } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import type { OptionId } from '../../options.ts'
import { possible } from '../../possible.ts'
import {
  ALLIED,
  GERMAN,
  IS_PORTUGUESE,
  IS_TRAIN,
  SIDE_OF,
  TYPE_OF,
  UNIT_NAMES,
  UNITS,
  type Unit,
  unit,
} from '../../roster.ts'
import { putAt } from '../../rules/04-control.ts'
import { rebuildZones } from '../../rules/11-zones.ts'
import { mobileIn, stackLimit } from '../../rules/14-stacking.ts'
import { hasRail } from '../../rules/21-railroads.ts'
import { seers } from '../../rules/26-fog.ts'
import { COLUMN, controller, firstIn, holder, isStatic, nextIn, PORTUGUESE_COLUMN } from '../../stacks.ts'
import { battleGround } from '../battle-ground.ts'
import { given, type Position } from '../given.ts'
import { marching } from '../marching.ts'
import { scattered } from '../scattered.ts'

const seenBy = (p: Position, side: Side): Table => view(windhoek, p.t, side)
const isOpen = (p: Position, name: string, side: Side): boolean => seenBy(p, side).units.where[unit(name)] !== HIDDEN

describe('26.0 what lies open', () => {
  const german = (at: string, name = 'FK-1') => given('fog').units({ [name]: at })

  test('26.0 the Germans see Allied units in South-West Africa and nowhere else', () => {
    expect(isOpen(german('3425', 'SAMR-1'), 'SAMR-1', GERMAN)).toBe(true)
    for (const at of ['4028', '2118', '3812', 'cape'])
      expect(isOpen(german(at, 'SAMR-1'), 'SAMR-1', GERMAN), at).toBe(false)
    expect(isOpen(german('2002', 'CP'), 'CP', GERMAN)).toBe(false)
  })

  test('26.0 the Allies see German units in South Africa, Walvis Bay and Angola, but not in Bechuanaland', () => {
    for (const at of ['4028', '2118', '2003']) expect(isOpen(german(at), 'FK-1', ALLIED), at).toBe(true)
    for (const at of ['3425', '2117', '3812']) expect(isOpen(german(at), 'FK-1', ALLIED), at).toBe(false)
  })

  test('26.0 boxes other than the Cape lie open', () => {
    for (const at of ['recruits', 'eliminated', 'support', 'workshop', 'aside'])
      expect(isOpen(german(at), 'FK-1', ALLIED), at).toBe(true)
  })

  test('26.0 units lined up for battle are seen, and the others of their hex are not', () => {
    const p = given('fog').units({ 'FK-1': '3425', 'FK-2': '3425', DEOR: '3525' })
    p.arrange((t) => {
      t.attackers.add(unit('FK-1'))
      t.defenders.add(unit('DEOR'))
      t.battle.linedUp = 1
      t.battle.attacker = GERMAN
      t.battle.from = hex('3425')
      t.battle.at = hex('3525')
    })
    const seen = seenBy(p, ALLIED)
    expect(firstIn(seen, hex('3425'))).toBe(unit('FK-1'))
    expect(nextIn(seen, unit('FK-1'))).toBe(-1)
    expect([isOpen(p, 'FK-1', ALLIED), isOpen(p, 'FK-2', ALLIED)]).toEqual([true, false])
  })

  test('26.0 without the option everything lies open', () => {
    const p = given().units({ 'FK-1': '3425', DEOR: 'cape' })
    // How many dice were rolled no view tells.
    p.t.core.rolls = 0
    for (const side of SIDES) expect(equal(seenBy(p, side), p.t)).toBe(true)
  })
})

describe('26.0 what shows of a hidden stack', () => {
  test('26.0 that it is there, whose it is and its zone; not how many, which or in what state', () => {
    const one = given('fog').units({ 'FK-1': '3425', 'G-Art-1': 'aside' })
    const seen = seenBy(one, ALLIED)
    expect([seen.places.first[hex('3425')], holder(seen, hex('3425'))]).toEqual([COLUMN + GERMAN, GERMAN])
    expect(seen.places.zones[hex('3525')]).toBe(one.t.places.zones[hex('3525')])
    const three = given('fog').units({ 'FK-1': '3425', 'FK-2': ['3425', 'disrupted'], 'FK-3': '2715' })
    const other = given('fog').units({ 'FK-1': '2715', 'FK-2': '3425', 'FK-3': ['3425', 'disrupted'] })
    expect(equal(seenBy(three, ALLIED), seenBy(other, ALLIED))).toBe(true)
  })

  test('26.0 whether anybody is in the Cape does not show', () => {
    const there = given('fog').units({ DEOR: 'cape', DLI: '4028', Kimb: '4028' })
    const not = given('fog').units({ DEOR: '4028', DLI: '4028', Kimb: '4028' })
    expect(equal(seenBy(there, GERMAN), seenBy(not, GERMAN))).toBe(true)
  })

  test('26.0 a column holds its town for its side, a neutral Portuguese one for nobody', () => {
    const p = given('fog').units({ 'FK-1': '2515', CP: '2002', DEOR: '4029' })
    expect(controller(seenBy(p, ALLIED), hex('2515'))).toBe(GERMAN)
    const seen = seenBy(p, GERMAN)
    expect(seen.places.first[hex('2002')]).toBe(PORTUGUESE_COLUMN)
    expect([controller(seen, hex('2002')), holder(seen, hex('2002'))]).toEqual([-1, ALLIED])
    expect(controller(seen, hex('4029'))).toBe(ALLIED)
  })

  test('26.0 events about unseen units are told to their owner alone', () => {
    const p = given('fog').units({ 'FK-1': '3425', DEOR: '3525' })
    expect([seers(p.t, unit('FK-1')), seers(p.t, unit('DEOR'))]).toEqual([1 << GERMAN, 3])
  })
})

describe('26.0 what gives unseen units away', () => {
  const reveals = (p: Position, ...notations: readonly string[]): number => {
    const before = p.t.core.reveals
    p.play(...notations)
    return p.t.core.reveals - before
  }

  test('26.0 an unseen force that has moved cannot be taken back, one that lies open can', () => {
    const march = (at: string, to: string, ...options: readonly OptionId[]) =>
      reveals(
        given(...options)
          .units({ 'G-Art-1': at })
          .set({ german: 2 })
          .phase('march', 'german'),
        `march from ${at}`,
        'all',
        `step to ${to}`,
      )
    expect(march('3425', '3525', 'fog')).toBeGreaterThan(0)
    expect(march('3425', '3525')).toBe(0)
    expect(march('4028', '4029', 'fog')).toBe(0)
  })

  test('26.0 a unit that rallies shows itself by its zone, and by what it costs', () => {
    const disrupted = { 'FK-1': ['2515', 'disrupted'], 'G-Art-1': ['2515', 'disrupted'] } as const
    const p = given('fog').units(disrupted).set({ german: 2 }).phase('rally', 'german')
    expect(reveals(p, 'rally FK-1')).toBe(1)
    expect(reveals(p, 'rally G-Art-1')).toBe(1)
    const gunsFirst = given('fog').units(disrupted).set({ german: 2 }).phase('rally', 'german')
    expect(reveals(gunsFirst, 'rally G-Art-1')).toBe(0)
  })

  test('26.0 where a point of the enemy’s rallies is begun does not show', () => {
    const p = given('fog')
      .units({ 'FK-1': ['2515', 'disrupted'] })
      .set({ german: 2 })
      .phase('rally', 'german')
      .play('rally FK-1')
    expect(p.t.tracks.rallyHex).toBe(hex('2515'))
    expect(seenBy(p, ALLIED).tracks.rallyHex).toBe(0)
    expect(seenBy(p, GERMAN).tracks.rallyHex).toBe(hex('2515'))
  })

  test('26.0, 19.2 where it is begun in the open it does, for a second rally there will be free', () => {
    const begun = (at: string) =>
      given('fog')
        .units({ DEOR: at })
        .set({ allied: 2 })
        .phase('rally', 'allied')
        .arrange((t) => {
          t.tracks.rallyHex = hex(at)
          t.tracks.rallyLeft = 1
        })
    expect(seenBy(begun('3425'), GERMAN).tracks.rallyHex).toBe(hex('3425'))
    expect(seenBy(begun('4028'), GERMAN).tracks.rallyHex).toBe(0)
  })

  test('26.0 who marches, and who is left behind, does not show', () => {
    const p = given('fog')
      .units({ 'FK-1': '3425', 'FK-2': '3425', 'FK-3': '3425' })
      .set({ german: 2 })
      .phase('march', 'german')
      .play('march from 3425', 'all', 'step to 3525', 'drop FK-2')
    expect([p.t.force.size, p.t.march.picked]).toEqual([2, unit('FK-2')])
    const seen = seenBy(p, ALLIED)
    expect([seen.force.size, seen.march.picked]).toEqual([0, -1])
  })

  test('26.0 an attacker shows nothing before both sides have lined up', () => {
    const p = given('fog')
      .units({ 'FK-1': '3425', DEOR: '3525' })
      .arrange((t) => {
        t.battle.attacker = GERMAN
        t.battle.pickFrom = unit('FK-2')
        t.tracks.phasing = GERMAN
        t.attackers.add(unit('FK-1'))
      })
    expect(isOpen(p, 'FK-1', ALLIED)).toBe(false)
    const seen = seenBy(p, ALLIED)
    expect([seen.attackers.size, seen.battle.pickFrom]).toEqual([0, 0])
  })

  test('26.0, 15.2 whether others could join an attack does not show', () => {
    const attackWith = (second: string) =>
      given('fog')
        .units({ 'FK-1': '3425', 'FK-2': second, 'FK-3': '2715', DEOR: '3525' })
        .set({ german: 2 })
        .phase('march', 'german')
        .play('march from 3425', 'join FK-1', 'go', 'stop', 'attack 3525')
    const [alone, together] = [attackWith('2715'), attackWith('3425')]
    expect([alone.asked, together.asked]).toEqual(['german join', 'german join'])
    expect(equal(seenBy(alone, ALLIED), seenBy(together, ALLIED))).toBe(true)
    expect([alone.legal, together.legal]).toEqual([['go'], ['join FK-2', 'all', 'go']])
    expect(alone.why('all')).toBe('15.2')
    for (const p of [alone, together]) p.dice(3, 3).play('go', 'end')
    expect(equal(seenBy(alone, ALLIED), seenBy(together, ALLIED))).toBe(true)
  })

  test('26.0, 15.2 where the enemy sees that nobody else is there, he may see that nobody is asked', () => {
    const p = given('fog').units({ DEOR: '3425', 'FK-1': '3525' }).set({ allied: 1 }).phase('march', 'allied')
    p.play('march from 3425', 'all', 'stop').dice(3, 3).play('attack 3525')
    expect(p.asked).toBe('german withdraw')
  })

  test('26.0, 21.6 an unseen train that stands by is not told of', () => {
    const g = battleGround('fog')
      .units({ 'G-Train': ['3226', 'disrupted'], 'FK-1': '3226', DEOR: '3326' })
      .attack('3226', '3326', 'FK-1 G-Train')
      .play('go')
    const toldOf = (side: Side) => logFor(g.events, side).some((e) => e.kind === 'trainStoodBy')
    expect([toldOf(GERMAN), toldOf(ALLIED)]).toEqual([true, false])
  })

  test('26.0 each move of an unseen unit shows, and each departure that leaves unseen units behind', () => {
    const p = given('fog').units({ 'FK-1': '3425', 'FK-2': '3425', 'G-Art-1': '3626', DEOR: '3525' })
    const moved = (edit: (t: Table) => void): number => {
      const before = p.t.core.reveals
      edit(p.t)
      return p.t.core.reveals - before
    }
    expect(moved((t) => putAt(t, unit('G-Art-1'), hex('3627')))).toBe(1)
    expect(moved((t) => putAt(t, unit('DEOR'), hex('3524')))).toBe(0)
    p.arrange((t) => {
      t.attackers.add(unit('FK-1'))
      t.battle.linedUp = 1
    })
    expect(moved((t) => putAt(t, unit('FK-1'), hex('3325')))).toBe(1)
    expect(moved((t) => putAt(t, unit('FK-1'), hex('3424')))).toBe(0)
  })
})

describe('26.1 own units', () => {
  test('26.1 a side sees all of its own, in the Cape too', () => {
    const p = given('fog').units({ 'FK-1': '3425', DEOR: 'cape', DLI: ['4028', 'disrupted'] })
    const seen = seenBy(p, ALLIED)
    expect([seen.units.where[unit('DEOR')], seen.units.where[unit('DLI')]]).toEqual([CAPE, hex('4028')])
    expect(seen.units.state[unit('DLI')]).toBe(1)
  })
})

/** A static unit outside a town or doubled, or a train off the rails; -1 when there is none. */
function misplaced(t: Table, place: Hex): number {
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) {
    if (IS_TRAIN[u] === 1 && !hasRail(t, place)) return u
    if (!isStatic(t, u)) continue
    if (((PLACE_AT[place] ?? 0) & TOWN) === 0) return u
    for (let v = firstIn(t, place); v >= 0; v = nextIn(t, v))
      if (v !== u && isStatic(t, v) && TYPE_OF[v] === TYPE_OF[u]) return u
  }
  return -1
}

/** Everything that must hold of an imagined position, whatever the true one is. */
function faultOf(t: Table): string {
  for (let u = 0 as Unit; u < UNITS; u++) if (t.units.where[u] === HIDDEN) return `unit ${u} is nowhere`
  for (let place = 0 as Hex; place < HEXES; place++) {
    if ((t.places.first[place] ?? 0) >= COLUMN) return `a column is left in ${place}`
    const first = firstIn(t, place)
    for (let u = first; u >= 0; u = nextIn(t, u)) {
      if (SIDE_OF[u] !== SIDE_OF[first] || IS_PORTUGUESE[u] !== IS_PORTUGUESE[first]) return `a mixed stack in ${place}`
    }
    if (first >= 0 && mobileIn(t, place) > stackLimit(SIDE_OF[first] as Side)) return `too many units in ${place}`
    const strayed = misplaced(t, place)
    if (strayed >= 0) return `unit ${strayed} cannot be in ${place}`
  }
  const again = blank(windhoek)
  copy(t, again)
  rebuildZones(again, HEXES)
  return equal(again, t) ? '' : 'its zones are not those of its units'
}

describe('26.0 what a side imagines', () => {
  test('26.0 looks to it like what it sees, follows from that alone, and is a possible position', () => {
    const [seen, dream, other, again] = [blank(windhoek), blank(windhoek), blank(windhoek), blank(windhoek)]
    for (let seed = 1; seed <= 400; seed++) {
      const truth = scattered(seed)
      for (const side of SIDES) {
        view(windhoek, truth, side, seen)
        expect(equal(view(windhoek, seen, side, again), seen)).toBe(true)
        imagine(windhoek, seen, side, searchDice(seed), dream)
        expect(`${seed}: ${faultOf(dream)}`).toBe(`${seed}: `)
        expect(equal(view(windhoek, dream, side, again), seen)).toBe(true)
        expect(equal(imagine(windhoek, truth, side, searchDice(seed), other), dream)).toBe(true)
      }
    }
  })

  test('26.0 fits the limits of stacking, however tight', () => {
    const guns = Array.from({ length: 24 }, (_, u) => UNIT_NAMES[u] ?? '')
    const full = Object.fromEntries(guns.map((name, i) => [name, i < 12 ? '3425' : '3625']))
    const p = given('fog').units(full)
    for (let seed = 1; seed <= 20; seed++)
      expect(faultOf(imagine(windhoek, seenBy(p, ALLIED), ALLIED, searchDice(seed)))).toBe('')
  })

  test('26.0 has no garrison and no train in the Cape, garrisons in towns and trains on rails (13.2, 21.6)', () => {
    const p = given('fog').units({
      'A-Train': ['3033', 'disrupted'],
      'Mil-Springbok': '3033',
      DEOR: 'cape',
      DLI: '4031',
      'SAMR-1': '4131',
    })
    p.units({ 'FK-1': '3425', 'G-Train': '2515', 'G-Mil-1': '2816', 'Wireless-1': '2816', 'G-Art-1': '3725' })
    for (let seed = 1; seed <= 60; seed++)
      for (const side of SIDES) {
        const dream = imagine(windhoek, seenBy(p, side), side, searchDice(seed))
        expect(`${seed}: ${possible(dream)}`).toBe(`${seed}: undefined`)
        for (let u = 0 as Unit; u < UNITS; u++) {
          const at = dream.units.where[u] as Hex
          if (at <= CAPE && isStatic(dream, u)) expect((PLACE_AT[at] ?? 0) & TOWN, UNIT_NAMES[u]).toBe(TOWN)
          if (at <= CAPE && IS_TRAIN[u] === 1) expect(hasRail(dream, at), UNIT_NAMES[u]).toBe(true)
        }
      }
  })

  test('26.0 varies', () => {
    const truth = scattered(7)
    const [one, two] = [blank(windhoek), blank(windhoek)]
    imagine(windhoek, truth, ALLIED, searchDice(1), one)
    imagine(windhoek, truth, ALLIED, searchDice(2), two)
    expect(equal(one, two)).toBe(false)
  })
})

test('26.0, 29.3 a zone that no Portuguese can throw is imagined to be that of a British force which marches through', () => {
  const g = marching('allied', { 'RN-Cars': '1102', 'P-Mil-1': '1101', 'FK-1': '2515' }, 'fog')
  g.set({ portugal: true }).play('march from 1102', 'all', 'step to 1101')
  const seen = view(windhoek, g.t, GERMAN)
  for (let n = 0; n < 50; n++) {
    const imagined = imagine(windhoek, seen, GERMAN, searchDice(n))
    expect(possible(imagined)).toBeUndefined()
    expect(equal(view(windhoek, imagined, GERMAN), seen)).toBe(true)
  }
})

test('26.0 the end of a set-up, which shows its columns, cannot be taken back, for a die falls after it', () => {
  for (const { id } of windhoek.scenarios) {
    const match = new Match(windhoek, {
      scenario: id,
      options: ['fog'],
      dice: { kind: 'cipher', secret: new Uint8Array(16) },
    })
    for (const side of [GERMAN, ALLIED]) {
      expect(match.decision?.side).toBe(side)
      const seen = view(windhoek, match.table, other(side))
      match.play(match.decision?.seat, act.ready())
      expect(equal(view(windhoek, match.table, other(side)), seen)).toBe(false)
      expect(match.whyNotUndo(match.last?.seat)).toBe('dice')
    }
  }
})
