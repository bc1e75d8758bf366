import { type Action, check, type Refusal } from '@boma/kernel'
import { type Deployed, type Fact, type Held, inHundred, type Piece, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked, deciding, NAMING } from '../counsel/asked.ts'
import { rollOdds } from '../counsel/odds/roll.ts'
import { isToPlace } from '../counsel/waiting.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, sideOf, type Unit } from '../roster.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { ON_TABLE } from '../rules/09-units.ts'
import { whyNotForm, whyNotMarch } from '../rules/12-leg.ts'
import { rules } from '../rules.ts'
import { say } from '../words/words.ts'
import { ENTERING, enteredAt, entryOf, onEntry } from './entering.ts'
import { widthOf } from './forms.ts'
import { legOf, putOf } from './leg.ts'
import { faceOf, shapeOf } from './pieces.ts'
import { degreesOf, facingOf, inRules, onPage } from './sheet.ts'
import { readyOf } from './waiting.ts'

type Place = readonly [x: number, y: number]

/** Questions in which the unit in question is put somewhere. */
const GOING = ['legs']

/** What putting the unit in question, or in the hand, down there would be: a leg, a turn, a new form, an arrival. */
export function deploy(t: Table, held: Held): readonly Deployed<Text>[] {
  const u = held.space as Unit
  const question = asked(t)
  const at = inRules(t, held.spot)
  if (sideOf(u) !== deciding(t)) return []
  if (question === 'setUp') return isToPlace(t, u, deciding(t)) ? takenUp(t, u, at, held) : []
  if (question === 'placing') return placed(t, u, at, held)
  if (ENTERING.includes(question)) return entered(t, u, at, held)
  if (t.units.where[u] !== ON_TABLE) return []
  if (question === 'facing') return [turned(t, u, held, act.halt)]
  if (NAMING.includes(question)) return named(t, u, at, held)
  if (!GOING.includes(question)) return []
  const isAsItStands = held.facing === undefined && !held.wider && !held.isReordered
  if (isAsItStands) return [march(t, u, at)]
  return [...turns(t, u, at, held), formed(t, u, at, held)]
}

/** A unit that is to be named first: it turns where it stands, or moves, as far as its dice allow. */
function named(t: Table, u: Unit, at: Place, held: Held): readonly Deployed<Text>[] {
  // §12.4: another form takes a move
  if (held.wider || held.isReordered) return [{ action: act.move(u), figures: formAt(t, u, at, held).wished }]
  if (isInPlace(t, u, at)) return [turned(t, u, held, (facing) => act.turn(u, facing))]
  return [
    { action: act.move(u), figures: shift(t, u, at), detail: () => ({ barred: [], facts: [rollFact(t, u, at)] }) },
  ]
}
/** §12.2: what the dice must give, and how likely that is. */
function rollFact(t: Table, u: Unit, [x, y]: Place): Fact<Text> {
  const { chance, least } = rollOdds(t, u, x, y)
  const percent = inHundred(chance)
  return {
    name: say('page.needsRoll'),
    text: least === 0 ? say('page.noRoll') : say('page.rollOf', { least, percent }),
    rule: '12.2',
    ...(least === 0 ? { tone: 'bad' as const } : {}),
  }
}
/** §12.4, §12.12: who only turns where he stands halts so; a boat wheels. */
function turns(t: Table, u: Unit, at: Place, held: Held): readonly Deployed<Text>[] {
  if (!isInPlace(t, u, at) || held.wider || held.isReordered) return []
  return [turned(t, u, held, act.halt), turned(t, u, held, act.wheel)]
}
const isInPlace = (t: Table, u: Unit, [x, y]: Place): boolean =>
  x === t.figures.x[headOf(u)] && y === t.figures.y[headOf(u)]
function turned(t: Table, u: Unit, held: Held, by: (facing: number) => Action): Deployed<Text> {
  const facing = held.facing === undefined ? t.units.facing[u] : facingOf(held.facing)
  return { action: by(facing), figures: drawn(t, u, placesOf(t, u), facing) }
}

/** §12.4: a leg: all shift alike. */
function march(t: Table, u: Unit, [x, y]: Place): Deployed<Text> {
  const wished = shift(t, u, [x, y])
  const why = () => whyNotMarch(t, x, y)
  return legOf(t, u, { action: act.march(x, y), facing: t.units.facing[u], why, wished })
}

/** All of a unit shifted alike. */
function shift(t: Table, u: Unit, [x, y]: Place): readonly Piece<Text>[] {
  const head = headOf(u)
  const [dx, dy] = [x - t.figures.x[head], y - t.figures.y[head]]
  const places = placesOf(t, u).map(([px, py]): Place => [px + dx, py + dy])
  return drawn(t, u, places, t.units.facing[u])
}

/** How a unit is to stand: its facing, its width and its order, as it stands now but for what was said. */
function mannerOf(t: Table, u: Unit, held: Held): readonly [facing: number, width: number, order: number] {
  const { count, open } = t.units
  const facing = (isToPlace(t, u, sideOf(u)) ? readyOf(t, u)?.facing : undefined) ?? t.units.facing[u]
  return [
    held.facing === undefined ? facing : facingOf(held.facing),
    Math.max(1, Math.min(count[u], widthOf(t, u) + (held.wider ?? 0))),
    held.isReordered ? 1 - open[u] : open[u],
  ]
}
const offsetsOf = (t: Table, u: Unit, [facing, width, order]: ReturnType<typeof mannerOf>): readonly Place[] =>
  Array.from(
    { length: t.units.count[u] },
    (_, k): Place => [placeX(k, width, facing, order), placeY(k, width, facing, order)],
  )

/** §9.5, §12.4: a new form about the same middle. */
function formed(t: Table, u: Unit, at: Place, held: Held): Deployed<Text> {
  const { x, y, manner, wished } = formAt(t, u, at, held)
  const why = () => whyNotForm(t, x, y, ...manner)
  return legOf(t, u, { action: act.form(x, y, ...manner), facing: manner[0], why, wished })
}
/** Where its anchor is then, and its men. */
function formAt(t: Table, u: Unit, at: Place, held: Held) {
  const manner = mannerOf(t, u, held)
  const offsets = offsetsOf(t, u, manner)
  const [fromX, fromY] = centre(placesOf(t, u))
  const [toX, toY] = centre(offsets)
  const x = Math.max(0, at[0] - t.figures.x[headOf(u)] + fromX - toX)
  const y = Math.max(0, at[1] - t.figures.y[headOf(u)] + fromY - toY)
  return { x, y, manner, wished: drawn(t, u, shifted(offsets, x, y), manner[0]) }
}

/** §17.7: a unit that is to be set up is taken up by that: openly, or where it may only hide, in ambush (13.1). */
function takenUp(t: Table, u: Unit, at: Place, held: Held): readonly Deployed<Text>[] {
  const [x, y] = anchorFor(t, u, at)
  const manner = mannerOf(t, u, held)
  const figures = drawn(t, u, shifted(offsetsOf(t, u, manner), x, y), manner[0])
  return [act.place(u), act.hide(u)].map((action) => ({ action, figures }))
}

/** Where the anchor is to be: who is seen at his ready place is held by his first man, all others by their anchor. */
function anchorFor(t: Table, u: Unit, [x, y]: Place): Place {
  const ready = isToPlace(t, u, sideOf(u)) ? readyOf(t, u) : undefined
  const [firstX, firstY] = ready?.places[0] ?? [0, 0]
  const [anchorX, anchorY] = ready?.anchor ?? [0, 0]
  return [Math.max(0, x - firstX + anchorX), Math.max(0, y - firstY + anchorY)]
}

/** What the rules say to an answer; the plan of its places is left in `group`. */
const whyNotNow = (t: Table, action: Action): Refusal => check(rules, t, deciding(t), action)

/** §17.7: where it stands first. */
function placed(t: Table, u: Unit, at: Place, held: Held): readonly Deployed<Text>[] {
  const [x, y] = anchorFor(t, u, at)
  const manner = mannerOf(t, u, held)
  const wished = drawn(t, u, shifted(offsetsOf(t, u, manner), x, y), manner[0])
  const action = act.form(x, y, ...manner)
  return [putOf(t, { action, facing: manner[0], why: () => whyNotNow(t, action), wished })]
}

/** §17.1, §17.9: where it comes in: on its stretch of the edge or the shore, wherever it is pointed at. */
function entered(t: Table, u: Unit, at: Place, held: Held): readonly Deployed<Text>[] {
  const edge = entryOf(t, u)
  if (edge === undefined) return []
  const width = Math.max(1, Math.min(t.units.count[u], widthOf(t, u) + (held.wider ?? 0)))
  const [x, y] = onEntry(edge, at)
  const { facing, places } = enteredAt(t, u, edge, [x, y], width)
  const action = act.arrive(x, y, width)
  return [putOf(t, { action, facing, why: () => whyNotNow(t, action), wished: drawn(t, u, places, facing) })]
}
const shifted = (places: readonly Place[], x: number, y: number): readonly Place[] =>
  places.map(([px, py]): Place => [x + px, y + py])

/** Where its men stand. */
const placesOf = (t: Table, u: Unit): readonly Place[] =>
  Array.from({ length: t.units.count[u] }, (_, k): Place => {
    const f = (headOf(u) + k) as Figure
    return [t.figures.x[f], t.figures.y[f]]
  })
/** The middle of a unit on the table, in sixteenths. */
export const middleOf = (t: Table, u: Unit): Place => centre(placesOf(t, u))
/** The middle of what places cover. */
function centre(places: readonly Place[]): Place {
  const middle = (values: readonly number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2)
  return [middle(places.map(([x]) => x)), middle(places.map(([, y]) => y))]
}

/** The men of a unit at these places. */
function drawn(t: Table, u: Unit, places: readonly Place[], facing: number): readonly Piece<Text>[] {
  const face = faceOf(t, u)
  return places.map(([px, py], k) => {
    const [x, y] = onPage(t, px, py)
    return { ...face(k), id: headOf(u) + k, stands: { x, y, facing: degreesOf(facing), ...shapeOf(t, u) } }
  })
}
