import { expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { typeNamed, type Unit } from '../../roster.ts'
import { isTouched, touchesUnit, unitsApart, unitsSee, unitsTouch } from '../../rules/09-contact.ts'
import { sees } from '../../rules/10-sight.ts'
import { type Below, drawsOf, scattered, WINDOWS } from '../forecasts/scattered.ts'
import { scene, unit } from '../given.ts'
import { apart, areTouching, everybody, isThere, men, of, SLOTS, sideOf } from '../second-reading/men.ts'

/** How far apart units are, whether they see one another and touch, worked out man by man. */

/** Units over the ground of a scenario, now and then a boat among them, and those of one side near the other's. */
function position(seed: number): Table {
  const below: Below = drawsOf(seed)
  const window = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0]
  const { table: t } = scene(scattered(below, window), { scenario: window.scenario })
  for (const word of ['g3', 'b3']) {
    if (below(3) > 0) continue
    t.units.type[unit(word)] = typeNamed('gunboat')
    t.units.count[unit(word)] = 1
  }
  const shift = below(64)
  for (let f = 24 * 20; f < 28 * 20 && seed % 2 === 0; f++) {
    const [x, y] = [t.figures.x[(f - 480) as never] ?? 0, t.figures.y[(f - 480) as never] ?? 0]
    if (f % 20 >= of(t, 'count', Math.trunc(f / 20)) || x === 0) continue
    t.figures.x[f as never] = x + shift
    t.figures.y[f as never] = y + 12 + below(12)
  }
  return t
}

test('9.3, 9.12, 9.14, 10.1 how far apart two units are, whether they see one another and touch, man by man', () => {
  const met = { seen: 0, unseen: 0, touching: 0 }
  for (let seed = 0; seed < 60; seed++) {
    const t = position(seed)
    const all = SLOTS.filter((s) => isThere(t, s))
    for (const u of all)
      for (const v of all) {
        if (sideOf(u) === sideOf(v)) continue
        const what = `${seed}: ${u} and ${v}`
        const pairs = everybody(t, u).flatMap((a) => everybody(t, v).map((b) => [a, b] as const))
        const least = Math.min(...pairs.map(([a, b]) => apart(t, a, b)))
        expect(unitsApart(t, u as Unit, v as Unit), what).toBeCloseTo((least * 16) ** 2, 4)
        const isSeen = pairs.some(([a, b]) => sees(t, a.x * 16, a.y * 16, b.x * 16, b.y * 16))
        expect(unitsSee(t, u as Unit, v as Unit), what).toBe(isSeen)
        const isTouching = men(t, u).some((a) => men(t, v).some((b) => areTouching(t, a, b)))
        expect(unitsTouch(t, u as Unit, v as Unit), what).toBe(isTouching)
        met[isSeen ? 'seen' : 'unseen']++
        if (isTouching) met.touching++
      }
    for (const a of all.flatMap((u) => men(t, u))) {
      const foes = all.filter((v) => sideOf(v) !== sideOf(a.slot))
      const touched = foes.filter((v) => men(t, v).some((b) => areTouching(t, a, b)))
      expect(foes.filter((v) => touchesUnit(t, a.id as never, v as Unit))).toEqual(touched)
      expect(isTouched(t, a.id as never)).toBe(touched.length > 0)
    }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(30)
})
