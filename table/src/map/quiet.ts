import { type Accessor, createComputed, createSelector, createSignal, type Setter, untrack } from 'solid-js'

// A memo that might change makes all who read it, and all who read these, look whether it did: on a map of hundreds of
// counters that is most of what a move costs. What is read through these stays quiet unless it has become another.

/** The same as what is read, for whoever draws much from what seldom changes. Inside a component. */
export function steady<T>(of: Accessor<T>): Accessor<T> {
  const [now, setNow] = createSignal(untrack(of))
  createComputed(() => setNow(of))
  return now
}

/** Is one of many in a set? Only those who come into it or leave it hear of that. Inside a component. */
export const inSet = (set: Accessor<ReadonlySet<number>>): ((id: number) => boolean) =>
  createSelector(set, (id: number, now) => now.has(id))

/**
 * One of many things by its id, for whoever draws it as long as it is there: only who draws one that has become another
 * hears of that. Inside a component.
 */
export function oneOf<T>(all: Accessor<ReadonlyMap<number, T>>): (id: number) => Accessor<T | undefined> {
  const drawn = new Map<number, { readonly now: Accessor<T | undefined>; readonly set: Setter<T | undefined> }>()
  createComputed(() => {
    const things = all()
    for (const [id, { set }] of drawn)
      if (things.has(id)) set(() => things.get(id))
      else drawn.delete(id)
  })
  return (id) => {
    const known = drawn.get(id)
    if (known) return known.now
    const [now, set] = createSignal(untrack(() => all().get(id)))
    drawn.set(id, { now, set })
    return now
  }
}
