import { expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { BEACHES } from '../../data/map.ts'
import { FORMATION_IDS, type Formation, type Unit, unit } from '../../roster.ts'
import { goalOf, routGoalOf } from '../../rules/13.2-goal.ts'
import { DIGGING } from '../../stacks.ts'
import { germanFire } from '../firing.ts'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { goalOf as readAgain } from '../second-reading/ways.ts'
import { worldOf } from '../second-reading/world.ts'

// §13.2, §13.3a: whose turn it is to run, among several: those who were carried away last go before all others.

const g = given()
const { t } = g
const asks = (): boolean => {
  try {
    g.given.ask({ procedure: 'match', at: 1 }, { procedure: 'turn', at: 15 }, { procedure: 'retreats', at: 'retreat' })
    return true
  } catch {
    return false
  }
}

test('13.2, 13.3a those of the latest wave run first, in their owner’s order; he is asked where they are several', () => {
  const wrong: string[] = []
  let asked = 0
  for (let seed = 13_000; seed < 13_200; seed++) {
    scatterAnew(t, seed)
    const below = drawsOf(seed)
    const party = below(2) === 0 ? 'british' : 'german'
    const w = worldOf(t)
    const able = w.pieces.filter((p) => p.party === party && /^\d/.test(p.at) && p.kind !== 'stevedore')
    const first = below(able.length)
    const those = able.filter((_, i) => i === 0 || i === first || i === first + 1 || below(20) === 0).slice(below(2))
    const waves = new Map(those.map((p) => [p.name, 1 + below(3)]))
    for (const p of those) {
      t.fleeing.add(unit(p.name))
      t.units.wave[unit(p.name)] = waves.get(p.name) ?? 0
    }
    // Somebody who was of a wave and is not in flight any more
    const idle = able.find((p) => !waves.has(p.name))
    if (idle !== undefined) t.units.wave[unit(idle.name)] = 1 + below(4)
    const last = Math.max(0, ...waves.values())
    const next = those.filter((p) => waves.get(p.name) === last).map((p) => p.name)
    const isAsked = asks()
    if (isAsked !== next.length > 1) wrong.push(`${seed} asked ${isAsked}: ${[...waves]}`)
    if (!isAsked) continue
    asked++
    if (g.asked !== `${party} retreat`) wrong.push(`${seed} ${g.asked}`)
    if (g.legal.join() !== next.map((name) => `retreat ${name}`).join()) wrong.push(`${seed} ${g.legal}, not ${next}`)
    for (const p of able)
      if ((g.why(`retreat ${p.name}`) === '') !== next.includes(p.name)) wrong.push(`${seed} retreat ${p.name}`)
  }
  expect(wrong.slice(0, 6)).toEqual([])
  expect(asked).toBeGreaterThan(40)
})

test('13.2 of several who lost their nerve each runs, the first of all companies with them', () => {
  const lay = () =>
    given().units({
      ...{ 'lnl2-a': '1311', 'lnl2-b': '1311', 'lnl2-mg': '1311', 'lnl2-c': '2506' },
      ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' },
    })
  // The top one loses a step and stands; the two others run, one by one
  const at = lay().arrange((table) => {
    table.places.facing[table.units.where[unit('lnl2-a')] as never] = 5
    for (const [name, rank] of [
      ['lnl2-b', 0],
      ['lnl2-a', 1],
      ['lnl2-mg', 2],
    ] as const)
      table.units.rank[unit(name)] = rank
  })
  germanFire(at, '1211', '1311', 1, 1, 6, 6, 1, 6, 6)
  expect([at.asked, ...at.legal]).toEqual(['british retreat', 'retreat lnl2-a', 'retreat lnl2-mg'])
  expect(at.why('retreat lnl2-b')).not.toBe('')
  at.play('retreat lnl2-a')
  expect(at.of('lnl2-a')).toContain('disorganized retreated')
  expect(at.t.units.wave[unit('lnl2-a')]).toBe(0)
})

test('13.2, 6.3.4a to the first of beaches that are equally near; a beach where only fugitives are counts for nobody (rulings T97, T157)', () => {
  const wrong: string[] = []
  for (let seed = 13_300; seed < 13_340; seed++) {
    scatterAnew(t, seed)
    const below = drawsOf(seed)
    const beach = ['2506', '2507', '2302', '2003'][below(4)] ?? ''
    if (worldOf(t).at.has(beach)) continue
    const names = ['lnl2-a', 'raj13-b', 'stev-1'].filter(() => below(2) === 0)
    for (const name of ['stev-1', 'stev-2', 'stev-3']) g.units({ [name]: 'aboard' })
    g.units(Object.fromEntries(names.map((name) => [name, beach])))
    if (names.includes('lnl2-a') && below(2) === 0) t.fleeing.add(unit('lnl2-a'))
    for (const f of FORMATION_IDS.keys()) t.formations.landedOn[f as Formation] = below(4)
    for (const isRout of [false, true]) {
      const w = worldOf(t)
      const running = new Set(w.pieces.flatMap((p, u) => (t.fleeing.has(u as Unit) ? [p.name] : [])))
      const able = w.pieces.filter((each) => each.party === 'british' && /^\d/.test(each.at))
      for (const p of [able[0], able[below(able.length)]]) {
        if (p === undefined) continue
        const goal = isRout ? routGoalOf(t, unit(p.name)) : goalOf(t, unit(p.name))
        const again = readAgain(w, p.name, isRout, running)
        if (BEACHES[goal - 1]?.id !== (again === '' ? undefined : again))
          wrong.push(`${seed} ${p.name} ${isRout}: ${goal}, not ${again}`)
      }
    }
  }
  expect(wrong.slice(0, 6)).toEqual([])
})

test('13.2, 6.3.4a, 18.1 who runs out of a hex has dug there in vain, and has ended his move; not so a leader alone', () => {
  const lay = (more: Readonly<Record<string, string>>) =>
    given()
      .units({
        ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' },
        ...{ 'pli63-a': '1311 NW', 'pli63-b': 'gone lost', 'pli63-c': 'gone lost', 'stev-1': '2506', ...more },
      })
      .works({ '1513': 'digging' })
      .arrange((table) => {
        table.tracks.britishTrenches = 3
      })
  const routed = (more: Readonly<Record<string, string>>, who: string) => {
    const at = germanFire(lay(more), '1211', '1311', 1, 1, 6, 5, 1)
    at.play(`retreat ${who}`)
    for (let i = 0; i < 20 && /by|face/.test(at.asked); i++) at.play(at.legal[0] as string)
    return [at.of(who).slice(0, 4) !== '1513', at.t.places.works[hex('1513')], at.t.tracks.britishTrenches]
  }
  expect(routed({ 'pli63-d': '1513 NW' }, 'pli63-d')).toEqual([true, 0, 2])
  // The officer of those who broke leaves others there, who dig on
  expect(routed({ 'pli63-co': '1513', 'raj13-a': '1513 NW' }, 'pli63-co')).toEqual([true, DIGGING, 3])
  const moving = given()
    .units({
      ...{ 'raj13-a': '1411 NW', 'raj13-b': '1411', 'raj13-co': '1411', 'raj13-c': '2506' },
      ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', merensky: '1211' },
    })
    .phase('britishMovement')
  moving.play('march 1411', 'all', 'step to 1311 facing NW')
  moving.dice(1, 1, 1, 2, 6, 5, 1, 6).play('fire 1211', 'stay')
  expect(moving.of('raj13-b')).toContain('halted')
})

test('13.3d, 6.3.4a officers whose gun is thrown away in a rout run alone, if nobody of theirs is left; in a retreat they stay (ruling T141)', () => {
  const lay = (more: Readonly<Record<string, string>>) =>
    given().units({
      ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' },
      ...{ 'pli63-a': '1311 NW', 'pli63-b': 'gone lost', 'pli63-c': 'gone lost', 'stev-1': '2506' },
      ...{ 'pli63-mg': '1513 NW', 'pli63-co': '1513', wapshare: '1513', 'raj13-co': '1512', ...more },
    })
  const routed = (more: Readonly<Record<string, string>>, ...then: readonly string[]) => {
    const at = germanFire(lay(more), '1211', '1311', 1, 1, 6, 5, 1)
    at.dice(4).play('retreat pli63-mg')
    expect(at.told).toContain('gunsThrownAway')
    for (const words of then) if (at.legal.includes(words)) at.play(words)
    for (let i = 0; i < 20 && /(by|face)$/.test(at.asked); i++) at.play(at.legal[0] as string)
    return ['pli63-mg', 'pli63-co', 'wapshare'].map((name) => at.of(name).slice(0, 4))
  }
  const [gun, officer, staff] = routed({}, 'retreat pli63-co')
  expect([gun, officer === '1513', staff]).toEqual(['gone', false, '1513'])
  // With another of theirs in the hex he waits for that
  expect(routed({ 'pli63-d': '1513' })).toEqual(['gone', '1513', '1513'])
  // No rout, and nobody is asked to go alone
  const retreat = given().units({
    ...{ 'raj13-a': '1311 NW', 'raj13-mg': '1311', 'raj13-co': '1311', 'raj13-c': '2506' },
    ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' },
  })
  germanFire(retreat, '1211', '1311', 1, 1, 1, 2, 6, 5, 1, 6, 2)
  expect([retreat.told.includes('gunsThrownAway'), retreat.of('raj13-co'), retreat.t.fleeing.first]).toEqual([
    true,
    '1311',
    -1,
  ])
})
