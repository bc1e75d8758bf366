import type { DeedKind, DeedPart, GameEvent } from '@boma/kernel'

/** An event with the part that it has in a deed. */
interface Told {
  readonly event: GameEvent
  readonly part: DeedPart
}

/** Events that are told as one: a force gathers, marches and halts; a battle from its first shot to the last. */
export interface ToldDeed<L extends { readonly event: GameEvent } = { readonly event: GameEvent }> {
  /** Undefined for an event that stands by itself and is no deed. */
  readonly kind: DeedKind | undefined
  readonly lines: readonly L[]
}

/** How events are read. */
export interface Reader {
  part(e: GameEvent): DeedPart | undefined
  /** The way that its pieces went. */
  path(e: GameEvent): readonly number[]
  /** The unit of a tabletop that moves: there no place has a name, and each makes a march of its own. */
  mover?(e: GameEvent): number | undefined
}

/** Gathers events into deeds, one after the other. */
export class Gatherer<L extends { readonly event: GameEvent }> {
  readonly #reader: Reader
  #kind: DeedKind | undefined
  #lines: L[] = []
  /** Where the ways of a march began and where they have come to. */
  #ends = new Set<number>()
  #mover: number | undefined

  constructor(reader: Reader) {
    this.#reader = reader
  }

  /** The deed under way, to which more may come. */
  get open(): ToldDeed<L> {
    return { kind: this.#kind, lines: this.#lines }
  }

  /** Takes in the next event; gives back the deed that is over by it, if one is. */
  take(line: L): ToldDeed<L> | undefined {
    const part = this.#reader.part(line.event)
    const path = this.#reader.path(line.event)
    const isMore = part !== undefined && this.#goesOn({ event: line.event, part }, path)
    const over = isMore ? undefined : this.close()
    if (!isMore) this.#kind = part?.kind
    if (!isMore) this.#mover = this.#reader.mover?.(line.event)
    this.#lines.push(line)
    for (const end of [path[0], path.at(-1)]) if (end !== undefined) this.#ends.add(end)
    return over
  }

  /** Ends the deed under way, because something else begins; undefined when there is none. */
  close(): ToldDeed<L> | undefined {
    const over = this.#lines.length > 0 ? this.open : undefined
    this.#kind = undefined
    this.#lines = []
    this.#ends = new Set()
    return over
  }

  #goesOn({ event, part }: Told, path: readonly number[]): boolean {
    if (this.#kind === undefined || part.begins) return false
    if (part.kind === 'march' && this.#kind === 'march' && this.#reader.mover?.(event) !== this.#mover) return false
    if (part.joins) return true
    if (part.kind !== this.#kind) return false
    // Another force that sets out from elsewhere, and for elsewhere, makes another march.
    const isWay = part.kind === 'march' && path.length > 1 && this.#ends.size > 0
    return !isWay || [path[0], path.at(-1)].some((end) => this.#ends.has(end ?? -1))
  }
}

/** All the deeds of a list of events. */
export function deedsOf<L extends { readonly event: GameEvent }>(
  lines: readonly L[],
  reader: Reader,
): readonly ToldDeed<L>[] {
  const gatherer = new Gatherer<L>(reader)
  const over = lines.flatMap((line) => gatherer.take(line) ?? [])
  return [...over, ...[gatherer.close()].flatMap((last) => last ?? [])]
}
