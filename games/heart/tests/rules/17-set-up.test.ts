import { type Given, given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { FACINGS } from '../../data/facings.ts'
import type { Suggested } from '../../data/kind.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { CHARACTERISTICS } from '../../data/values.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, INDEPENDENT, RANK, typeNamed } from '../../roster.ts'
import { placeX, placeY } from '../../rules/09-formation.ts'
import { AFLOAT, HIDDEN, LATE, NOWHERE, ON_TABLE, WAITING } from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { unit } from '../given.ts'
import { ABOUT } from '../second-reading/places.ts'

const ARMIES = ['german', 'british'] as const
const begun = (scenario: string) => given(heart, { scenario })
/** Both sides take the ready set-up; then two dice for the first turn. */
const setUp = (scenario: string) => begun(scenario).play('suggested').dice(3, 4).play('suggested')

/** The slots of a scenario as its data have them: of men who are by themselves each has one. */
const slots = (scenario: string) => {
  const data = SCENARIOS.find(({ id }) => id === scenario) as (typeof SCENARIOS)[number]
  return ARMIES.flatMap((army, side) => {
    let next = 24 * side
    return data.forces[army].flatMap((force) =>
      Array.from({ length: RANK[typeNamed(force.type)] === INDEPENDENT ? force.figures : 1 }, (_, man) => {
        const zone = data.deploy[army]?.find(({ units }) => units.includes('*') || units.includes(force.id))
        const ready = data.suggested[army].find((each) => each.unit === force.id)
        return { u: next++ as never, side, force, man, zone, ready, data }
      }),
    )
  })
}
const facingOf = (ready: Suggested) =>
  Math.max(
    0,
    FACINGS.findIndex(({ name }) => name === ready.facing),
  )
const placesOf = ({ table: { units, figures } }: Given<Table>, u: never) =>
  Array.from({ length: units.count[u] ?? 0 }, (_, k) => [
    figures.x[(u * 20 + k) as never],
    figures.y[(u * 20 + k) as never],
  ])

describe('17.7 the forces of a scenario', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '17.7, 5.5, 17.1, 17.9 %s: who they are, and that nobody is on the table yet',
    (id) => {
      const t = begun(id).table
      const afloat = slots(id)[0]?.data.landing.flatMap(({ units }) => units) ?? []
      for (const { u, force } of slots(id)) {
        const lone = RANK[typeNamed(force.type)] === INDEPENDENT
        const men = lone ? 1 : force.figures
        const traits = (force.characteristics ?? []).map((each) => 1 << CHARACTERISTICS.indexOf(each as never))
        const { units } = t
        expect([units.type[u], units.where[u]]).toEqual([
          typeNamed(force.type),
          force.late ? LATE : afloat.includes(force.id) ? AFLOAT : WAITING,
        ])
        expect([units.count[u], units.size[u], units.began[u], units.width[u]]).toEqual([men, men, men, men])
        expect(units.traits[u]).toBe(traits.reduce((sum, bit) => sum + bit, force.armyLeader ? ARMY_LEADER : 0))
      }
      const cunning = ARMIES.map((_, side) =>
        slots(id).some(
          (each) => each.side === side && !each.force.late && each.force.characteristics?.includes('cunning'),
        ),
      )
      const counts = ARMIES.map((army, side) => (slots(id)[0]?.data.ambush[army].count ?? 0) + (cunning[side] ? 1 : 0))
      expect([t.tracks.germanAmbushes, t.tracks.britishAmbushes]).toEqual(counts)
      expect(t.tracks.attacker).toBe(ARMIES.indexOf(slots(id)[0]?.data.attacker ?? 'german'))
    },
  )
})

describe('17.7 the ready set-up', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '17.7, 13.1, 9.8 %s: everybody where the data have him, told to all, or hidden and told to his side',
    (id) => {
      const before = begun(id).table
      const g = setUp(id)
      const { units } = g.table
      const placed = slots(id).filter(({ u }) => before.units.where[u] === WAITING)
      for (const { u, side, force, man, zone, ready } of placed) {
        const facing = facingOf(ready as Suggested)
        const [x, y] = ready?.each?.[man] ?? ready?.anchor ?? [0, 0]
        const host = slots(id).find((each) => each.force.id === ready?.attachedTo)
        const hides = RANK[typeNamed(force.type)] === INDEPENDENT ? host?.zone?.hidden === true : zone?.hidden === true
        expect([force.id, units.where[u], units.facing[u], units.width[u], units.open[u], units.attached[u]]).toEqual([
          force.id,
          hides ? HIDDEN : ON_TABLE,
          facing,
          ready?.width ?? 1,
          0,
          host === undefined ? 0 : host.u + 1,
        ])
        const formed = (k: number) => [
          16 * x + placeX(k, ready?.width ?? 1, facing, 0),
          16 * y + placeY(k, ready?.width ?? 1, facing, 0),
        ]
        const [first = []] = placesOf(g, u)
        // §9.13: at Lukuledi one makes room for another
        expect(Math.hypot((first[0] ?? 0) - (formed(0)[0] ?? 0), (first[1] ?? 0) - (formed(0)[1] ?? 0))).toBeLessThan(
          17,
        )
        const heard = told(g, hides ? 'wroteDown' : 'setUp').filter((e) => e.facts['unit'] === u)
        expect(heard.map((e) => e.facts)).toEqual([expect.objectContaining({ x: first[0], y: first[1], facing })])
        expect(heard.map((e) => e.seenBy)).toEqual([hides ? 1 << side : 3])
      }
      expect([told(g, 'setUp').length + told(g, 'wroteDown').length, facts(g, 'sideReady', 'side').length]).toEqual([
        placed.length,
        2,
      ])
      const laid = (side: number) =>
        placed.filter(
          (each) => each.side === side && each.zone?.hidden && RANK[typeNamed(each.force.type)] !== INDEPENDENT,
        )
      expect([g.table.tracks.germanAmbushes, g.table.tracks.britishAmbushes]).toEqual([
        before.tracks.germanAmbushes - laid(0).length,
        before.tracks.britishAmbushes - laid(1).length,
      ])
    },
  )

  /** The pom-pom's ready place at Salaita is taken by a block of men, so many inches wide and deep. */
  const taken = (across: number, deep: number) =>
    begun('salaita').arrange((t) => {
      for (let u = 0; u < 24; u++) if (u !== unit('g5')) t.units.where[u as never] = NOWHERE
      for (let k = 0; k < across * deep; k++) {
        const u = Math.trunc(k / 20) + (k >= 80 ? 1 : 0)
        t.units.where[u as never] = ON_TABLE
        t.units.type[u as never] = typeNamed('askari-modern')
        t.units.count[u as never] = (k % 20) + 1
        t.figures.x[(u * 20 + (k % 20)) as never] = 16 * (32 - Math.trunc(across / 2) + (k % across))
        t.figures.y[(u * 20 + (k % 20)) as never] = 16 * (30 - Math.trunc(deep / 2) + Math.trunc(k / across))
      }
    })
  const form = (x: number, y: number) => `form at ${x / 16} ${y / 16} facing 180 width 1 close`

  test.each([
    [1, 1],
    [3, 5],
    [9, 5],
    [5, 9],
    [11, 11],
    [15, 15],
    [15, 9],
  ])('17.7 whose place is taken, by men %i wide and %i deep, stands as near as there is room', (across, deep) => {
    const hand = taken(across, deep).play('place g5')
    const about = (away: number) => ABOUT.map(([x, y]) => [512 + away * x, 480 + away * y] as const)
    const isAllowed = ([x, y]: readonly [number, number]) => hand.whyName(form(x, y)) === ''
    const first = Array.from({ length: 48 }, (_, away) => about(away))
      .flat()
      .find(isAllowed)
    const offered = [0, 2, 6].flatMap(about).find(isAllowed)
    if (offered !== undefined) expect(hand.legal()).toEqual([form(...offered)])
    const g5 = unit('g5') as never
    const there = taken(across, deep).play('suggested')
    hand.play(form(...(first as [number, number])))
    expect(placesOf(there, g5)).toEqual(placesOf(hand, g5))
  })

  test('17.7 the first who waits is offered, and anybody else may be taken up', () => {
    const g = begun('salaita')
    expect(g.legal()).toEqual(['suggested', 'place g1', 'hide g1'])
    g.play('place g1', 'form at 36 40 facing 180 width 6 close')
    expect([g.legal(), g.whyName('hide g2')]).toEqual([['suggested', 'place g2'], 'cannotHide'])
    expect([g.whyName('place g3'), g.whyName('place g1'), g.whyName('place b1')]).toEqual([
      '',
      'notWaiting',
      'notWaiting',
    ])
    expect([g.whyName('ready'), told(g, 'setUp').map((e) => e.seenBy)]).toEqual(['notAllPlaced', [3]])
  })
})

describe('13.1 who hides at set-up', () => {
  test('13.1, 13.2 is one ambush less of his side, and only his side is told', () => {
    const g = begun('ngomano')
    const before = g.table.tracks.britishAmbushes
    const word = ['b1', 'b2', 'b3', 'b4'].find((each) => g.whyName(`hide ${each}`) === '') as string
    g.play(`hide ${word}`)
    const [spot] = g.legal()
    g.play(spot as string)
    expect([before - g.table.tracks.britishAmbushes, g.table.units.where[unit(word)]]).toEqual([1, HIDDEN])
    expect(told(g, 'wroteDown').map((e) => [e.facts['unit'], e.seenBy])).toEqual([[unit(word), 2]])
    expect(g.whyName(`hide ${word}`)).toBe('notWaiting')
  })

  test('13.1 foot and horse; of machine guns those that the scenario names; no guns, no more than twelve', () => {
    const hides = (scenario: string, word: string, type: string, figures: number) =>
      begun(scenario)
        .play(...(scenario === 'convoy' ? ['suggested'] : []))
        .arrange((t) => {
          t.units.type[unit(word)] = typeNamed(type)
          t.units.count[unit(word)] = figures
        })
        .whyName(`hide ${word}`)
    expect(['askari', 'cavalry', 'mg', 'artillery'].map((type) => hides('salaita', 'g1', type, 3))).toEqual([
      '',
      '',
      'cannotHide',
      'cannotHide',
    ])
    // The convoy's machine gun is named, its first company is not
    expect([hides('convoy', 'g3', 'mg', 3), hides('convoy', 'g1', 'mg', 3)]).toEqual(['', 'cannotHide'])
    expect([hides('convoy', 'g3', 'artillery', 1), hides('convoy', 'g3', 'baggage', 4)]).toEqual([
      'cannotHide',
      'cannotHide',
    ])
    expect([hides('salaita', 'g1', 'askari', 12), hides('salaita', 'g1', 'askari', 13)]).toEqual(['', 'cannotHide'])
  })

  test('13.1, 9.8 a leader lies within two inches of the nearest of a hidden unit, in one area with all of it', () => {
    const g = begun('convoy').play('suggested', 'hide g1', 'form at 18 33 facing 180 width 5 close', 'hide g5')
    const men = placesOf(g, unit('g1') as never)
    const [x, y] = men.reduce(([ax = 0, ay = 0], [bx = 0, by = 0]) => (by > ay ? [bx, by] : [ax, ay])) as [
      number,
      number,
    ]
    const by = (dy: number) => g.whyName(`form at ${x / 16} ${(y + dy) / 16} facing 180 width 1 close`)
    expect([by(32), by(33)]).toEqual(['', 'hidesNowhere'])
    expect(g.legal()).toHaveLength(1)
    g.play(g.legal()[0] as string)
    expect([g.table.units.attached[unit('g5')], told(g, 'wroteDown').at(-1)?.seenBy]).toEqual([unit('g1') + 1, 1])
  })

  test('13.1 not where the huts have burned', () => {
    const g = begun('convoy').play('suggested', 'hide g1')
    expect(g.whyName('form at 18 33 facing 180 width 5 close')).toBe('')
    g.arrange((t) => {
      t.tracks.burned = -1
    })
    expect(g.whyName('form at 18 33 facing 180 width 5 close')).toBe('hidesNowhere')
  })
})

test('9.8, 17.7 a unit is asked nothing of the kind, though it is set up beside another', () => {
  const g = begun('salaita').play('place g1', 'form at 36 40 facing 180 width 6 close')
  expect(g.decision?.prompt).not.toBe('attaching')
  g.play('place g2', 'form at 36 42 facing 180 width 6 close')
  expect(g.decision?.prompt).not.toBe('attaching')
})

test('9.8, 17.7 a leader who is set up beside a unit is attached when his side says so, to one who is near', () => {
  const g = begun('salaita').play('place g1', 'form at 36 40 facing 180 width 6 close')
  const leader = slots('salaita').find(({ force, side }) => side === 0 && force.type === 'leader' && !force.late)
  const word = `g${(leader?.u ?? 0) + 1}`
  g.play(`place ${word}`, 'form at 36 42 facing 180 width 1 close')
  expect([g.decision?.prompt, g.legal()]).toEqual(['attaching', ['attach to g1', 'pass']])
  expect(g.whyName('attach to g2')).not.toBe('')
  g.play('attach to g1')
  expect([g.table.units.attached[unit(word)], facts(g, 'attached', 'target')]).toEqual([1, [0]])
})
