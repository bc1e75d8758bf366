import type { Deployed, Held, Piece } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, type Unit } from '../roster.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { ON_TABLE } from '../rules/09-units.ts'
import type { Words } from '../words/words.ts'
import { asked } from './asked.ts'
import { faceOf, shapeOf } from './pieces.ts'
import { degreesOf, facingOf, inRules, onPage } from './sheet.ts'

type Place = readonly [x: number, y: number]

/** What putting the unit in question down there would be: a leg, a new form, an arrival. */
export function deploy(t: Table, held: Held, words: Words): readonly Deployed[] {
  const u = held.space as Unit
  const isThere = t.units.where[u] === ON_TABLE && asked(t) !== 'arrive'
  const isAsItStands = held.facing === undefined && !held.wider && !held.isReordered
  const at = inRules(t, held.spot)
  const marched = isThere && isAsItStands ? [march(t, u, at, words)] : []
  return [...marched, ...formed(t, u, at, held, isThere, words)]
}

/** §12.4: a leg: all shift alike. */
function march(t: Table, u: Unit, [x, y]: Place, words: Words): Deployed {
  const head = headOf(u)
  const [dx, dy] = [x - t.figures.x[head], y - t.figures.y[head]]
  const places = Array.from({ length: t.units.count[u] }, (_, k): Place => {
    const f = (head + k) as Figure
    return [t.figures.x[f] + dx, t.figures.y[f] + dy]
  })
  return { action: act.march(x, y), figures: drawn(t, u, places, t.units.facing[u], words) }
}

/** §9.5, §12.4, §17.7: a form, held by its first man as it stands now, or by its anchor where it stands nowhere yet. */
function formed(t: Table, u: Unit, at: Place, held: Held, isThere: boolean, words: Words): readonly Deployed[] {
  const { count, width, open } = t.units
  const facing = held.facing === undefined ? t.units.facing[u] : facingOf(held.facing)
  const abreast = Math.max(1, Math.min(count[u], width[u] + (held.wider ?? 0)))
  const order = held.isReordered ? 1 - open[u] : open[u]
  const [dx, dy] = isThere ? middleFromHead(t, u) : [0, 0]
  const offsets = Array.from(
    { length: count[u] },
    (_, k): Place => [placeX(k, abreast, facing, order), placeY(k, abreast, facing, order)],
  )
  const [mx, my] = isThere ? middleOf(offsets) : [0, 0]
  const [x, y] = [Math.max(0, at[0] + dx - mx), Math.max(0, at[1] + dy - my)]
  const places = offsets.map(([px, py]): Place => [x + px, y + py])
  const figures = drawn(t, u, places, facing, words)
  return [
    { action: act.form(x, y, facing, abreast, order), figures },
    { action: act.arrive(x, y, abreast), figures },
  ]
}

/** Where the middle of a unit is, seen from its first man. */
function middleFromHead(t: Table, u: Unit): Place {
  const head = headOf(u)
  const { x, y } = t.figures
  return middleOf(
    Array.from({ length: t.units.count[u] }, (_, k): Place => {
      const f = (head + k) as Figure
      return [x[f] - x[head], y[f] - y[head]]
    }),
  )
}
const middleOf = (places: readonly Place[]): Place => [
  Math.round(places.reduce((sum, [x]) => sum + x, 0) / Math.max(1, places.length)),
  Math.round(places.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, places.length)),
]

/** The men of a unit at these places. */
function drawn(t: Table, u: Unit, places: readonly Place[], facing: number, words: Words): readonly Piece[] {
  const face = faceOf(t, u, words)
  return places.map(([px, py], k) => {
    const [x, y] = onPage(t, px, py)
    return { ...face(k), id: headOf(u) + k, stands: { x, y, facing: degreesOf(facing), ...shapeOf(t, u) } }
  })
}
