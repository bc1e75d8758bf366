import { conformance } from '@boma/conformance'
import {
  apply,
  begin,
  blank,
  Chronicle,
  copy,
  distance,
  type GameEvent,
  type Hex,
  isOver,
  legal,
  Moves,
  optionBits,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, HEXES, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF } from '../roster.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { firstIn, holder, nextIn } from '../stacks.ts'
import { drill } from './drill.ts'

test('battles keep every promise that the kernel makes about games', { timeout: 900_000 }, () => {
  expect(conformance(drill, { matches: 12, seed: 1916 })).toEqual([])
})

/** Plays a match of battles at random; `look` is shown the table before every decision. */
function play(seed: number, look: (t: Table) => void = () => {}): readonly GameEvent[] {
  const t = blank(drill)
  const log = new Chronicle()
  const dice = searchDice([seed, 1])
  const will = searchDice([seed, 2])
  const moves = new Moves()
  const options = seed % 2 === 0 ? drill.options.map((o) => o.id) : []
  begin(drill, t, { scenario: 0, options: optionBits(drill, options) }, dice, log)
  for (let n = 0; !isOver(t); n++) {
    look(t)
    legal(drill, t, moves)
    apply(drill, t, toDecide(drill, t), moves.at(will.draw(n, moves.count, 0, n)), dice, log)
  }
  return log.events
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
/** The events of each battle of many matches. */
function battles(): readonly (readonly GameEvent[])[] {
  const fought: GameEvent[][] = []
  for (const e of seeds.flatMap((seed) => play(seed))) {
    if (e.kind === 'battleBegan') fought.push([])
    fought.at(-1)?.push(e)
  }
  return fought
}
const factsOf = (events: readonly GameEvent[], ...kinds: readonly string[]): readonly (readonly number[])[] =>
  events.filter((e) => kinds.includes(e.kind)).map((e) => Object.values(e.facts))

describe('battles at random', () => {
  test('15.5 leave the table in order at every step', () => {
    const fresh = blank(drill)
    for (const seed of seeds)
      play(seed, (t) => {
        for (let h = 0 as Hex; h < HEXES; h++)
          for (let u = firstIn(t, h); u >= 0; u = nextIn(t, u))
            if (SIDE_OF[u] !== holder(t, h) || t.units.where[u] !== h) throw new Error('a stack is out of order')
        copy(t, fresh)
        rebuildZones(fresh, HEXES)
        if (!fresh.bytes.every((b, i) => b === t.bytes[i])) throw new Error('zones are not what they should be')
      })
  })

  test('15.5.4, 15.6 have every unit fire once at most', () => {
    for (const events of battles()) {
      const fired = factsOf(events, 'scored', 'missed').map(([unit]) => unit)
      expect(new Set(fired).size).toBe(fired.length)
    }
  })

  test('16.4 send a force as far as was told, never nearer to the enemy, never twice through a hex', () => {
    let gone = 0
    for (const events of battles()) {
      const [told] = factsOf(events, 'withdrew', 'retreated')
      const [began] = factsOf(events, 'battleBegan')
      if (told === undefined || began === undefined) continue
      const [side, hexes] = told as [number, number]
      const [attacker, from, at] = began as [number, Hex, Hex]
      const enemy = side === attacker ? at : from
      const way = factsOf(events, 'fellBack').map(([, , to]) => to as Hex)
      const onMap = way.filter(isHex)
      const away = isHex(enemy) ? onMap.map((to) => distance(grid, to, enemy)) : []
      expect(new Set(way).size).toBe(way.length)
      expect(away).toEqual(away.toSorted((a, b) => a - b))
      const isCut = events.some((e) => e.kind === 'heldTrench' || (e.kind === 'eliminated' && e.rule === '16.4.2'))
      if (isCut || way.length > onMap.length) expect(way.length).toBeLessThanOrEqual(hexes)
      else expect(way.length).toBe(hexes)
      gone += way.length
    }
    expect(gone).toBeGreaterThan(100)
  })
})
