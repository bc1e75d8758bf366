import type { TableBase } from '@boma/kernel'
import type { Presence } from '@boma/showing'

/** As many counters as any game has; Windhoek itself has half as many. */
const MANY = 280

/** The counters of a page with others strewn over its land, one to a free space, until there are many. */
export function crowded<T extends TableBase>(of: Pick<Presence<T>, 'board' | 'pieces'>): Presence<T>['pieces'] {
  return (t, viewer) => {
    const pieces = of.pieces(t, viewer)
    const taken = new Set(pieces.map(({ space }) => space))
    const free = of
      .board(t)
      .spaces.filter(({ id, terrain }) => terrain !== 'sea' && terrain !== 'box' && !taken.has(id))
    const strangers = Array.from({ length: MANY - pieces.length }, (_, i) => ({
      ...(pieces[i % pieces.length] as (typeof pieces)[number]),
      id: 1000 + i,
      space: free[(i * 37) % free.length]?.id ?? 0,
      states: [],
    }))
    return [...pieces, ...strangers]
  }
}
