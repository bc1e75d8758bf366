/**
 * The same as now, but of objects as they were before wherever nothing in them changed: what is drawn from these need not
 * be drawn anew. In a list a thing may have moved by as much as the list has grown.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (Array.isArray(now)) return Array.isArray(before) ? (keptItems(before, now) as T) : now
  return isPlain(before) && isPlain(now) ? (keptParts(before, now) as T) : now
}

/** The same for a list in which each thing is known by a key, wherever in the list it is. */
export function keptBy<T>(
  before: readonly T[] | undefined,
  now: readonly T[],
  keyOf: (it: T) => unknown,
): readonly T[] {
  if (before === undefined) return now
  const known = new Map(before.map((it) => [keyOf(it), it]))
  return sameOr(
    before,
    now.map((it) => kept(known.get(keyOf(it)), it)),
  )
}

function keptItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const grown = now.length - before.length
  return sameOr(
    before,
    now.map((it, i) => {
      const here = kept(before[i], it)
      return here === before[i] || grown === 0 ? here : kept(before[i - grown], it)
    }),
  )
}

const sameOr = <T>(before: readonly T[], now: readonly T[]): readonly T[] =>
  before.length === now.length && now.every((it, i) => Object.is(it, before[i])) ? before : now

type Plain = Readonly<Record<string, unknown>>

const isPlain = (it: unknown): it is Plain =>
  typeof it === 'object' && it !== null && Object.getPrototypeOf(it) === Object.prototype

function keptParts(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now)
  let isSame = keys.length === Object.keys(before).length
  const parts: Record<string, unknown> = {}
  for (const key of keys) {
    parts[key] = kept(before[key], now[key])
    isSame &&= key in before && Object.is(parts[key], before[key])
  }
  return isSame ? before : parts
}
