import { distance, type Hex, nameHex } from '@boma/kernel'
import type { SightLine, Text } from '@boma/showing'
import { grid, isHex, terrainAt } from '../board.ts'
import type { Table } from '../layout.ts'
import { isNight } from '../rules/04-clock.ts'
import { isInArc } from '../rules/08-facing.ts'
import { type Broken, sees, whyUnseen } from '../rules/10.4-sight.ts'
import { rangeOf } from '../rules/10-fire.ts'
import { firstCombat, nextCombat } from '../stacks.ts'
import { say } from '../words/words.ts'

type Line = SightLine<Text>['lines'][number]

/** §10.4: what is seen from one hex of another, why it is not, and whether those who are there could fire so far. */
export function sight(t: Table, from: Hex, to: Hex): SightLine<Text> | undefined {
  if (!isHex(from) || !isHex(to) || from === to) return undefined
  const broken = whyUnseen(t, from, to)
  const facts = { from: nameHex(grid, from), to: nameHex(grid, to), count: String(distance(grid, from, to)) }
  if (broken !== undefined)
    return {
      ...{ isClear: false, blockers: broken.hexes, title: say('sight.none', facts) },
      lines: brokenLines(t, from, to, broken),
    }
  return {
    ...{ isClear: true, blockers: [], title: say('sight.clear', facts) },
    lines: [{ text: say('sight.apart', facts), rule: '10.4' }, ...fireLines(t, from, to)],
  }
}

function brokenLines(t: Table, from: Hex, to: Hex, { by, hexes, rule }: Broken): readonly Line[] {
  const [first, second] = hexes
  if (first === undefined) return [{ text: say('sight.rain'), rule }]
  const named = { hex: nameHex(grid, first), other: nameHex(grid, second ?? first) }
  if (second !== undefined) return [{ text: say('sight.between', named), rule }]
  const why = by === 'units' ? say('sight.units', named) : groundAt(first)
  // §10.4.5: the first hex that blocks is seen itself, unless another line leads there and breaks
  const isSeen = first !== to && sees(t, from, first)
  return [{ text: why, rule }, ...(isSeen ? [{ text: say('sight.itself', named), rule: '10.4.5' }] : [])]
}

/** 'Foliage at 1411 is in the way.' */
function groundAt(at: Hex): Text {
  const hex = nameHex(grid, at)
  const known = ['foliage', 'plantation', 'palms'] as const
  const terrain = known.find((name) => name === terrainAt(at))
  return say(terrain === undefined ? 'sight.ground' : `sight.${terrain}`, { hex })
}

/** §10.4, §10.4.1: sight, front and range are three things. */
function fireLines(t: Table, from: Hex, to: Hex): readonly Line[] {
  const first = firstCombat(t, from)
  if (first < 0) return []
  let range = 0
  for (let u = first; u >= 0; u = nextCombat(t, u)) range = Math.max(range, rangeOf(t, u))
  const isFar = distance(grid, from, to) > range
  return [
    ...(isInArc(t, from, to) ? [] : [{ text: say('sight.aside'), rule: '10.4.1' }]),
    ...(isFar ? [{ text: say('sight.far', { count: range }), rule: isNight(t) && range <= 2 ? '20.7' : '10.4' }] : []),
  ]
}
