import {
  type Action,
  ALLOWED,
  type AnyActionKind,
  check,
  type Field,
  kindsOf,
  type Question,
  type Refusal,
  refusalKind,
  type TableBase,
  writeAction,
} from '@boma/kernel'
import { met } from './coverage.ts'
import type { Probe } from './probe.ts'

/** Strangers of a kind that are drawn at random. */
const RANDOM = 16
/** Beyond so many actions a kind is never swept whole, not even now and then. */
const VAST = 1 << 20

/** Holds all that could answer the question against the list: what is not listed must be refused; some choices, if wanted. */
export function sweep<T extends TableBase>(
  p: Probe<T>,
  isSwept: (choice: Question<T>['choices'][number]) => boolean = () => true,
): void {
  const listed = p.moves.list.slice(0, p.moves.count).sort()
  const note = noteRefusals(p)
  let at = -1
  const hold = (a: number): void => {
    at = a
    const refused = check(p.game, p.t, p.side, a)
    p.coverage.checks++
    if (refused !== ALLOWED) note(refused)
    else if (!isIn(listed, a))
      p.fault('what is allowed is listed', `'${writeAction(p.game.actions, a as Action)}' is allowed and not listed`)
  }
  // An open choice lists a sample: nothing but an answer is asked of what it does not list.
  const ask = (a: number): void => {
    at = a
    const refused = check(p.game, p.t, p.side, a)
    p.coverage.checks++
    if (refused !== ALLOWED) note(refused)
  }
  try {
    for (const choice of p.q.choices) {
      if (!isSwept(choice)) continue
      if (choice.open) around(p, choice.action, ask)
      else if (choice.listed) some(p, choice.action, hold)
      else eachOf(p, choice.action, hold)
    }
  } catch (caught) {
    p.fault('strangers are refused', `'${writeAction(p.game.actions, at as Action)}' was not refused: ${caught}`)
  }
}

/** Refusals of one kind come in rows, so that most need not be looked up. */
function noteRefusals<T extends TableBase>(p: Probe<T>): (refused: Refusal) => void {
  let first = 0
  let end = 0
  return (refused) => {
    if (refused >= first && refused < end) return
    const kind = refusalKind(p.game.refusals, refused)
    met(p.coverage.refusals, kind?.name ?? '?')
    first = kind?.first ?? 0
    end = first + (kind?.size ?? 0)
  }
}

/** Is the number in the sorted list? */
function isIn(sorted: Int32Array, a: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (sorted[middle] === a) return true
    if (sorted[middle] < a) low = middle + 1
    else high = middle - 1
  }
  return false
}

const fieldsOf = <T extends TableBase>(p: Probe<T>, kind: AnyActionKind): readonly Field[] =>
  kindsOf(p.game.actions)[kind.code]?.fields ?? []

/** Every action of a small kind; of a larger one each value of each operand, and now and then the whole of it. */
function eachOf<T extends TableBase>(p: Probe<T>, kind: AnyActionKind, each: (a: number) => void): void {
  const { first, size } = kind
  if (size <= p.whole || (size < VAST && p.pick(size) < p.whole)) {
    for (let a = first; a < first + size; a++) each(a)
    return
  }
  for (const base of [listedOf(p, kind), listedOf(p, kind), first + p.pick(size)])
    for (const field of fieldsOf(p, kind))
      for (let value = 0; value < field.size; value++) each(withValue(kind, base, field, value))
  some(p, kind, each)
}

function some<T extends TableBase>(p: Probe<T>, kind: AnyActionKind, each: (a: number) => void): void {
  for (let i = 0; i < Math.min(RANDOM, kind.size); i++) each(kind.first + p.pick(kind.size))
}

/** One of the listed actions of a kind; any action of it when none is listed. */
function listedOf<T extends TableBase>(p: Probe<T>, kind: AnyActionKind): number {
  const from = p.pick(Math.max(1, p.moves.count))
  for (let i = 0; i < p.moves.count; i++) {
    const a = p.moves.at((from + i) % p.moves.count)
    if (kind.is(a)) return a
  }
  return kind.first + p.pick(kind.size)
}

const heldIn = ({ first }: AnyActionKind, a: number, { step, size }: Field): number =>
  Math.trunc((a - first) / step) % size

const withValue = (kind: AnyActionKind, a: number, field: Field, value: number): number =>
  a + (value - heldIn(kind, a, field)) * field.step

/** Next to what is listed, at the limits, anywhere. */
export function around<T extends TableBase>(p: Probe<T>, kind: AnyActionKind, each: (a: number) => void): void {
  some(p, kind, each)
  for (const field of fieldsOf(p, kind)) {
    const base = listedOf(p, kind)
    const held = heldIn(kind, base, field)
    for (const value of [0, held - 1, held + 1, field.size - 1])
      if (value >= 0 && value < field.size) each(withValue(kind, base, field, value))
  }
}

/** Answers whose refusals are compared between tables that a side cannot tell apart: any, and about what is hidden. */
export function strangersAbout<T extends TableBase>(p: Probe<T>, rows: readonly number[]): readonly number[] {
  const out: number[] = []
  for (const { action, listed } of p.q.choices) {
    if (listed) continue
    some(p, action, (a) => out.push(a))
    for (const field of fieldsOf(p, action)) {
      const from = p.pick(Math.max(1, rows.length))
      for (let i = 0; i < Math.min(RANDOM, rows.length); i++) {
        const row = rows[(from + i) % rows.length] as number
        if (row < field.size) out.push(withValue(action, listedOf(p, action), field, row))
      }
    }
  }
  return out
}
