import { expect, test } from 'vitest'
import { volleyOdds } from '../../counsel/odds/volley.ts'
import { type Figure, type Unit, unitOf, WARRIOR } from '../../roster.ts'
import { rangeOf } from '../../rules/04-ranges.ts'
import { CHARGED, FROM_COVER, MOUNTED, mark, ON_FOOT, put, SMOKE, SPRUNG } from '../../rules/09-units.ts'
import { noteContacts } from '../../rules/14-contacts.ts'
import { aims, noteTargets } from '../../rules/14-firers.ts'
import { marksOf } from '../../rules/14-marks.ts'
import { drawsOf, scattered, WINDOWS } from '../forecasts/scattered.ts'
import { scene, unit } from '../given.ts'
import { type Man, man, marks } from '../second-reading/men.ts'
import { shotsOf } from '../second-reading/shooting.ts'

/** A scattered position with all that may count. */
function position(seed: number) {
  const below = drawsOf(seed)
  const window = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0]
  const { table: t } = scene(scattered(below, window), { scenario: window.scenario })
  for (const word of ['g1', 'g2', 'b1', 'b2']) {
    const u = unit(word)
    if (below(4) === 0) put(t, u, SMOKE)
    if (below(4) === 0) mark(t, u, FROM_COVER)
    if (below(5) === 0) mark(t, u, SPRUNG)
    if (below(3) === 0) mark(t, u, MOUNTED)
    if (below(3) === 0) put(t, u, ON_FOOT)
    if (below(5) === 0) t.units.open[u] = 1
    if (below(3) === 0) {
      mark(t, u, CHARGED)
      t.units.charged[u] = unit(word.startsWith('g') ? 'b1' : 'g1') + 1
    }
  }
  if (below(2) === 0) t.units.traits[unit('g4')] = WARRIOR
  noteContacts(t)
  noteTargets(t)
  return t
}

/** §14.4: 1 for who is attached, and is hit last. */
const sparedOf = ({ slot }: Man, v: string): number => (slot === unit(v) ? 0 : 1)

test('3.1-3.10, 4.1-4.6, 5.4, 7.3, 9.7, 10.6-10.8, 13.3, 14.1-14.4, 14.7 a second reading of shots agrees on scattered positions', () => {
  let [shots, spared] = [0, 0]
  const sums = new Set<number>()
  for (let seed = 0; seed < 240; seed++) {
    const t = position(seed)
    for (const [u, v] of [
      ['g1', 'b1'],
      ['g2', 'b1'],
      ['g1', 'b2'],
      ['b1', 'g1'],
      ['b2', 'g2'],
    ] as const) {
      if (aims(t, unit(u))) continue
      const plain = shotsOf(t, unit(u), unit(v))
      const rules = volleyOdds(t, unit(u) as Unit, unit(v) as Unit, false).shots
      const sumOf = (lines: readonly { readonly value: number }[]) => lines.reduce((all, { value }) => all + value, 0)
      expect(
        rules.map(({ shooter, lines }) => ({ shooter, sum: sumOf(lines) })),
        `${seed} ${u} ${v}`,
      ).toEqual(plain)
      for (const { shooter } of seed % 3 === 0 ? plain : []) {
        const inOrder = marks(t, man(t, shooter), unit(u), unit(v)).toSorted((a, b) => sparedOf(a, v) - sparedOf(b, v))
        const reach = rangeOf(t, unitOf(shooter as Figure))
        expect(marksOf(t, shooter as Figure, unit(v), reach), `${seed} ${u} ${v} ${shooter}`).toEqual(
          inOrder.map(({ id }) => id),
        )
        if (inOrder.length > 1 && inOrder.at(-1)?.slot !== unit(v)) spared++
      }
      shots += plain.length
      for (const { sum } of plain) sums.add(sum)
    }
  }
  // They were not all alike
  expect(shots).toBeGreaterThan(500)
  expect(sums.size).toBeGreaterThan(6)
  expect(spared).toBeGreaterThan(50)
})
