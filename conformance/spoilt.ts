import {
  ALLOWED,
  apply,
  check,
  copy,
  entriesOf,
  hash,
  impossible,
  isOver,
  legal,
  parseAction,
  question,
  SIDES,
  searchDice,
  type TableBase,
  view,
  writeAction,
} from '@boma/kernel'
import type { Probe } from './probe.ts'

/** A number below n. */
type Pick = Probe['pick']

/** Actions that are played on from a spoilt position which nothing calls impossible. */
const ON = 6
/** Numbers that hardly any field can be; each is cut to the width of the field. */
const BEYOND = [-1, 99, 127, 2 ** 15 - 1, 2 ** 31 - 1, -(2 ** 31)]

/**
 * Writes another number into one field of the position, likely or out of all reason. Either it is refused, by the bounds of
 * the layout or by what the game calls possible, or it can be listed, seen, appraised and played on from like any other:
 * where that fails, bounds are too wide, or the game's `possible` has forgotten something.
 */
export function checkSpoilt<T extends TableBase>(p: Probe<T>): void {
  // Drawn by the position itself, so that the match goes on as it would have gone.
  const luck = searchDice(hash(p.t))
  let n = 0
  const pick = (below: number): number => luck.draw(n, below, 0, n++)
  copy(p.t, p.b)
  const field = spoil(p, p.b, pick)
  if (field === undefined) return
  try {
    if (impossible(p.game, p.b) !== undefined) return
    const wrong = wrongAt(p, p.b, pick)
    if (wrong !== undefined)
      p.fault('what cannot be is refused', `with another ${field}, which nothing forbids, ${wrong}`)
  } catch (caught) {
    p.fault('what cannot be is refused', `with another ${field}, which nothing forbids, the rules fail: ${caught}`)
  }
}

/** Writes a number into some field, and says into which; undefined when it was there already. */
function spoil<T extends TableBase>({ game: { layout } }: Probe<T>, t: T, pick: Pick): string | undefined {
  const slot = layout.slots[pick(layout.slots.length)]
  const spec = layout.sections[slot?.section ?? '']
  // Of a set the kernel knows all that can be known of one word.
  if (slot === undefined || spec === undefined || spec.kind === 'set' || slot.count === 0) return undefined
  const entries = entriesOf(slot, t.bytes.buffer)
  const row = pick(entries.length)
  const before = entries[row]
  const near = Math.max(...entries.subarray(0, ROWS)) + 2
  entries[row] = pick(2) === 0 ? pick(Math.max(near, 2)) : (BEYOND[pick(BEYOND.length)] as number)
  const column = spec.kind === 'tracks' ? Object.keys(spec.columns)[row] : slot.column
  return entries[row] === before ? undefined : `'${slot.section}.${column}' of ${row} (${entries[row]})`
}
/** Rows of a column that are looked at for what its numbers are like. */
const ROWS = 200

/** What cannot be asked of the position, or is no answer; then it is played on from. */
function wrongAt<T extends TableBase>(p: Probe<T>, t: T, pick: Pick): string | undefined {
  const { game, spareMoves: moves } = p
  const dice = searchDice(1914)
  for (let n = 0; n < ON && !isOver(t); n++) {
    const q = question(game, t)
    // What is asked where it is not to be asked is refused too, when somebody brings it.
    if (q === undefined || !q.when(t)) return undefined
    const side = q.who(t)
    if (!SIDES.includes(side)) return 'nobody is asked'
    if (n === 0 && !isWorthSomething(p, t)) return 'the position has no worth'
    legal(game, t, moves)
    for (const a of moves.toArray())
      if (parseAction(game.actions, writeAction(game.actions, a)) !== a) return `${a} is listed, and is no action`
    const allowed = moves.toArray().filter((a) => check(game, t, side, a) === ALLOWED)
    // A dead end is none of the rules' doing: whoever takes the position in finds it by playing on.
    if (allowed.length === 0) return undefined
    apply(game, t, side, allowed[pick(allowed.length)], dice)
  }
  return undefined
}

const isWorthSomething = <T extends TableBase>({ game, c }: Probe<T>, t: T): boolean =>
  SIDES.every((side) => {
    const worth = game.counsel?.appraise(view(game, t, side, c), side) ?? 0
    return worth >= -1 && worth <= 1
  })
