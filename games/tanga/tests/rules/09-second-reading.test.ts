import { expect, test } from 'vitest'
import { NAMES, SIDE_OF, UNITS, type Unit } from '../../roster.ts'
import { clearStack, countIn, makeStack, stackFault } from '../../rules/09-stacking.ts'
import { bare, drawsOf } from '../scattered.ts'
import { mayStack } from '../second-reading/stacking.ts'
import { worldOf } from '../second-reading/world.ts'

const DRAWN = 60_000

test('9.1 to 9.4, 17.2.1 who may be in a hex together, in stacks drawn from all counters', () => {
  const pieces = worldOf(bare()).pieces
  const below = drawsOf(9)
  const stack = makeStack()
  const wrong: string[] = []
  let allowed = 0
  for (let i = 0; i < DRAWN; i++) {
    const first = below(UNITS) as Unit
    const drawn = [first]
    const n = below(6)
    while (drawn.length <= n) {
      // Those of one formation lie close to one another in the data; leaders come last
      const u = (below(3) === 0 ? below(UNITS) : below(2) === 0 ? UNITS - 1 - below(32) : first + below(9) - 4) as Unit
      if (u >= 0 && u < UNITS && SIDE_OF[u] === SIDE_OF[first] && !drawn.includes(u)) drawn.push(u)
      else if (below(4) === 0) break
    }
    clearStack(stack)
    for (const u of drawn) countIn(stack, u)
    const second = mayStack(drawn.flatMap((u) => pieces[u] ?? []))
    if (second) allowed++
    if ((stackFault(stack) === '') !== second) wrong.push(drawn.map((u) => NAMES[u]).join(' '))
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(allowed).toBeGreaterThan(DRAWN / 20)
  expect(allowed).toBeLessThan((DRAWN * 19) / 20)
})
