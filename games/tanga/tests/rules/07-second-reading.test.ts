import { expect, test } from 'vitest'
import { has } from '../../options.ts'
import type { Unit } from '../../roster.ts'
import { floodSupply, isReached, stevedoresAtWork } from '../../rules/07-supply-path.ts'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { beachHexes, worldOf } from '../second-reading/world.ts'

// §7.6 read a second time: which battalions wait, who is asked whom to serve, and what comes of it. How many stevedores
// work, and to whom they reach, is read again elsewhere (19-second-reading.test.ts).

const SCATTERED = 150
const g = given()
const beaches = [...beachHexes.values()].flat()

test('7.4, 7.6, 19.7 which battalions are served, one after the other, and who has to wait', () => {
  const wrong: string[] = []
  let [served, chosen, late] = [0, 0, 0]
  for (let seed = 7_000; seed < 7_000 + SCATTERED; seed++) {
    scatterAnew(g.t, seed)
    const below = drawsOf(seed + 70_000)
    const isTaken = (spot: string) => worldOf(g.t).at.has(spot)
    for (const name of ['stev-1', 'stev-2', 'stev-3', 'lnl2-a']) {
      const spot = beaches[below(beaches.length)] ?? ''
      const text = name === 'lnl2-a' ? `${spot} ooa` : spot
      g.units({ [name]: below(4) === 0 || isTaken(spot) ? 'aboard' : text })
    }
    // Nobody has to roll
    for (const p of worldOf(g.t).pieces)
      if (p.party === 'german' && p.ooa) g.units({ [p.name]: `${p.at}${p.disorganized ? ' disorganized' : ''}` })
    const w = worldOf(g.t)
    const hands = stevedoresAtWork(g.t)
    floodSupply(g.t)
    const reached = new Set(w.pieces.filter((p, u) => /^\d/.test(p.at) && isReached(g.t, u as Unit)).map((p) => p.name))
    const short = w.pieces.filter((p) => p.party === 'british' && p.ooa && /^\d/.test(p.at))
    const waiting = [...w.standing.keys()].filter((id) => short.some((p) => p.formation === id))
    let left = [0, 1, 3, 99][hands] ?? 0
    const done: string[] = []
    const serve = (id: string): void => {
      done.push(id)
      if (short.some((p) => p.formation === id && reached.has(p.name))) left--
    }
    g.arrange((t) => {
      t.naval.britishShots = 1
    }).phase('resupply')
    for (;;) {
      const rest = waiting.filter((id) => !done.includes(id))
      const isAsked = left > 0 && rest.length > left
      if ((g.asked === 'british supply') !== isAsked) wrong.push(`${seed} asked ${g.asked}, ${left} for ${rest}`)
      if (!isAsked || g.asked !== 'british supply') {
        if (left > 0) for (const id of rest) serve(id)
        break
      }
      if (g.legal.join() !== rest.map((id) => `supply ${id}`).join()) wrong.push(`${seed} ${g.legal}; ${rest}`)
      for (const id of w.standing.keys())
        if ((g.why(`supply ${id}`) === '') !== rest.includes(id)) wrong.push(`${seed} supply ${id}`)
      const id = rest[below(rest.length)] ?? ''
      const before = g.t.core.reveals
      g.play(`supply ${id}`)
      // Whom nothing reaches shows where Germans can fire (ruling T171)
      if (has(g.t, 'fog') && g.asked === 'british supply' && g.t.core.reveals === before) wrong.push(`${seed} hides`)
      serve(id)
      chosen++
    }
    for (const p of short) {
      const isServed = done.includes(p.formation) && reached.has(p.name)
      const told = g.story.find((line) => line.startsWith(`supplied ${p.name}`) || line.startsWith(`cutOff ${p.name}`))
      const expected = !done.includes(p.formation) ? undefined : isServed ? 'supplied' : 'cutOff'
      if (told?.split(' ')[0] !== expected) wrong.push(`${seed} ${p.name}: ${told}, not ${expected}`)
      if (isServed) served++
      else if (expected === undefined) late++
    }
  }
  expect(wrong.slice(0, 8)).toEqual([])
  expect([served > 20, chosen > 3, late > 3]).toEqual([true, true, true])
})
