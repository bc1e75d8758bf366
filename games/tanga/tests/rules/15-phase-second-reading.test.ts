import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { fightersAt, ground, type Spot, type World, worldOf } from '../second-reading/world.ts'

/** What a Movement Phase offers besides marching, read a second time on scattered positions. */

const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const PHASES = { british: 'britishMovement', german: 'germanMovement' } as const

/** §8.1, §8.3: the stacks that turn: those of combat units, but not where all sides are frontal; to any side but that which they face. */
const turns = (w: World, stacks: readonly Spot[], turned: ReadonlySet<Spot>): readonly string[] =>
  stacks
    .filter((at) => !ground(at).allRound && !turned.has(at))
    .flatMap((at) => WAYS.filter((_, d) => d !== w.facing.get(at)).map((way) => `turn ${at} ${way}`))

/** §10.25, ruling T49: whoever does not lie on top may be laid there, each once. */
const tops = (w: World, stacks: readonly Spot[], laid: ReadonlySet<string>): readonly string[] =>
  stacks.flatMap((at) =>
    fightersAt(w, at)
      .slice(1)
      .filter((p) => !laid.has(p.name))
      .map((p) => `top ${p.name}`),
  )

test('15.1, 8.1, 8.3, 10.25 who may turn, and who may be laid on top, after others have', () => {
  const wrong: unknown[] = []
  const count = { turn: 0, top: 0 }
  const g = given()
  for (let seed = 1; seed <= 24; seed++) {
    const below = drawsOf(seed + 5_000)
    const party = seed % 2 === 0 ? 'british' : 'german'
    g.arrange((t) => scatterAnew(t, seed)).phase(PHASES[party])
    const [turned, laid] = [new Set<Spot>(), new Set<string>()]
    for (let i = 0; i < 8 && g.asked === `${party} movement`; i++) {
      const w = worldOf(g.t)
      const stacks = [...w.at.keys()].filter((at) => /^\d/.test(at) && fightersAt(w, at)[0]?.party === party)
      const read = [...turns(w, stacks, turned), ...tops(w, stacks, laid)].toSorted()
      const ruled = g.legal.filter((words) => /^(turn|top) /.test(words)).toSorted()
      if (ruled.join() !== read.join())
        wrong.push({
          seed,
          i,
          only: ruled.filter((a) => !read.includes(a)),
          not: read.filter((a) => !ruled.includes(a)),
        })
      const some = ruled.filter((words) => words.startsWith(i % 2 === 0 ? 'turn' : 'top'))
      const order = some[below(some.length || 1)]
      if (order === undefined) break
      const name = order.split(' ')[1] ?? ''
      g.play(order)
      const after = worldOf(g.t)
      if (order.startsWith('turn')) {
        count.turn++
        turned.add(name)
        if (WAYS[after.facing.get(name) ?? -1] !== order.split(' ')[2]) wrong.push({ seed, order })
      } else {
        count.top++
        laid.add(name)
        const at = after.pieces.find((p) => p.name === name)?.at ?? ''
        const others = fightersAt(w, at).filter((p) => p.name !== name)
        const stack = fightersAt(after, at).map((p) => p.name)
        if (stack.join() !== [name, ...others.map((p) => p.name)].join()) wrong.push({ seed, order, stack })
      }
    }
  }
  expect(wrong.slice(0, 2)).toEqual([])
  expect(Math.min(count.turn, count.top)).toBeGreaterThan(60)
})

test('15.1, 19.7 ruling T177: a turn that brings an enemy in front, and who comes to lie on top before one, are not taken back', () => {
  const shown = (units: Readonly<Record<string, string>>, words: string, fog = true) => {
    const g = given('campaign', fog ? ['fog'] : [])
      .units(units)
      .phase('britishMovement')
    const before = g.t.core.reveals
    return g.play(words).t.core.reveals - before
  }
  const turn = (way: string, to: string, fog = true) =>
    shown({ 'lnl2-a': `0310 ${way}`, 'fk6-1': '0306 N' }, `turn 0310 ${to}`, fog)
  expect([turn('S', 'N'), turn('N', 'S'), turn('N', 'NE'), turn('S', 'N', false)]).toEqual([1, 0, 0, 0])
  const top = (enemy: string, fog = true) =>
    shown({ 'lnl2-a': '0310 N', 'lnl2-b': '0310', wapshare: '0310', 'fk6-1': `0306 ${enemy}` }, 'top lnl2-b', fog)
  expect([top('S'), top('N'), top('S', false)]).toEqual([1, 0, 0])
})
