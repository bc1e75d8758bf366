import {
  type Action,
  check,
  copy,
  equal,
  imagine,
  impossible,
  legal,
  type Rules,
  SIDES,
  type Side,
  type TableBase,
  toDecide,
  view,
  writeAction,
} from '@boma/kernel'
import type { Probe } from './probe.ts'
import { strangersAbout } from './sweep.ts'

/** How another table is made that a side cannot tell from the true one. */
export const LIKENESSES = ['imagine', 'disguise'] as const
/** One of those ways. */
export type Likeness = (typeof LIKENESSES)[number]

/** Makes a table of which a side sees what it sees of this one; false when the game has no such way. */
export function liken<T extends TableBase>(p: Probe<T>, how: Likeness, t: T, side: Side, into: T): boolean {
  const { game } = p
  if (how === 'imagine') imagine(game, t, side, p.freshDice(), into)
  else {
    copy(t, into)
    game.fog?.disguise?.(into, side, p.freshDice())
  }
  return how === 'imagine' || game.fog?.disguise !== undefined
}

/** Whatever a side cannot know must change nothing that it sees, may do or is told. */
export function checkFog<T extends TableBase>(p: Probe<T>): void {
  if (p.game.fog === undefined) return
  for (const side of SIDES) {
    const { game, t, a, b } = p
    const name = game.sides[side]
    view(game, t, side, a)
    if (!equal(view(game, a, side, b), a)) p.fault('views are idempotent', `${name}'s view of its own view is another`)
    const strangers =
      side === p.side
        ? strangersAbout(
            p,
            [...rowsApart(game, t, a)].map((row) => row % SECTION),
          )
        : []
    if (side === p.side) checkSameAnswers(p, a, 'its view', strangers)
    for (const how of LIKENESSES) if (liken(p, how, t, side, b)) checkLikeness(p, how, side, strangers)
    const dice = p.freshDice()
    if (!equal(imagine(game, t, side, dice, b), imagine(game, a, side, dice, p.c)))
      p.fault('fog leaks nothing', `what ${name} imagines depends on what it cannot know`)
  }
}

/** `p.a` holds the side's view, `p.b` a table that should look the same. */
function checkLikeness<T extends TableBase>(
  p: Probe<T>,
  how: Likeness,
  side: Side,
  strangers: readonly number[],
): void {
  const { game, a, b, c } = p
  checkPossible(p, b, `${how} for ${game.sides[side]}`)
  if (!equal(a, view(game, b, side, c))) {
    const property = how === 'imagine' ? 'imagine agrees with the view' : 'fog leaks nothing'
    p.fault(
      property,
      `${game.sides[side]} can tell the table from another (${how}) by ${whereTheyDiffer(game, a.bytes, c.bytes)}`,
    )
  }
  if (side === p.side) checkSameAnswers(p, b, `a table that looks the same (${how})`, strangers)
}

/** Gives a table the counts of another, which a view has not: dice fall by them. */
export function countAlike({ core }: TableBase, like: TableBase): void {
  const { rolls, reveals, subject, subjectFrom } = core
  Object.assign(like.core, { rolls, reveals, subject, subjectFrom })
}

/** Names what differs between the bytes of two tables: 'units.where'. */
export function whereTheyDiffer<T extends TableBase>({ layout }: Rules<T>, a: Uint8Array, b: Uint8Array): string {
  const at = a.findIndex((byte, i) => byte !== b[i])
  const slot = layout.slots.findLast((s) => s.at <= at)
  const first = layout.slots.reduce((least, s) => Math.min(least, s.at), a.length)
  return at < first || slot === undefined ? 'where the sequence of play stands' : `${slot.section}.${slot.column}`
}

/** Who decides must be offered and refused just the same. */
function checkSameAnswers<T extends TableBase>(p: Probe<T>, t: T, where: string, strangers: readonly number[]): void {
  const { game, side } = p
  const name = game.sides[side]
  if (toDecide(game, t) !== side || !isListedOn(p, t))
    p.fault('fog leaks nothing', `what ${name} may do is something else on ${where}`)
  for (const a of strangers) {
    const refused = check(game, p.t, side, a)
    p.coverage.checks += 2
    if (refused === check(game, t, side, a)) continue
    p.fault(
      'refusals leak nothing',
      `why ${name} may not '${writeAction(game.actions, a as Action)}' is something else on ${where}`,
    )
    return
  }
}

/** The rows of the table's columns in which two tables differ: counters and places, each section by itself. */
export const rowsApart = <T extends TableBase>(game: Rules<T>, one: T, two: T): Set<number> =>
  rowsWhere(game, (byte) => one.bytes[byte] !== two.bytes[byte])

/** The rows that have a byte of which this is so. */
export function rowsWhere<T extends TableBase>({ layout }: Rules<T>, isSo: (byte: number) => boolean): Set<number> {
  const { sections, slots, byteLength } = layout
  const rows = new Set<number>()
  for (const [i, { section, at, count }] of slots.entries()) {
    if (sections[section]?.kind !== 'columns') continue
    const width = Math.trunc(((slots[i + 1]?.at ?? byteLength) - at) / count)
    const place = Object.keys(sections).indexOf(section) * SECTION
    for (let byte = 0; byte < width * count; byte++) if (isSo(at + byte)) rows.add(place + Math.trunc(byte / width))
  }
  return rows
}
const SECTION = 1 << 20

/** Does listing another table give the same list as this position? */
export function isListedOn<T extends TableBase>(p: Probe<T>, t: T): boolean {
  legal(p.game, t, p.spareMoves)
  const { moves, spareMoves } = p
  if (moves.count !== spareMoves.count) return false
  for (let i = 0; i < moves.count; i++) if (moves.at(i) !== spareMoves.at(i)) return false
  return true
}

/** Asks the game whether play could have led to a position like this. */
export function checkPossible<T extends TableBase>(p: Probe<T>, t: T, how: string): void {
  const problem = impossible(p.game, t)
  if (problem !== undefined) p.fault('positions are possible', `${how} led to an impossible position: ${problem}`)
}
