import {
  type Action,
  apply,
  Chronicle,
  copy,
  type Dice,
  type Rules,
  type Side,
  seenEvent,
  type TableBase,
  type TrueEvent,
  toDecide,
} from '@boma/kernel'
import type { Probe } from './probe.ts'

/** What came of an action that was tried on a copy of a table, as a side would know it. */
export interface Tried {
  /** What its dice showed, and of which of them the side was told. */
  readonly faces: readonly number[]
  readonly isTold: readonly boolean[]
  readonly events: readonly TrueEvent[]
  /** Was something hidden shown to somebody; and before which of the events had it been? */
  readonly isShown: boolean
  readonly isShownBefore: readonly boolean[]
}

/** Keeps what it is told, and of each event whether something hidden had been marked as shown before it. */
class Witness<T extends TableBase> extends Chronicle {
  readonly isShownBefore: boolean[] = []
  readonly #reveals: number

  constructor({ flow }: Rules<T>, { core }: T) {
    super(flow)
    this.#reveals = core.reveals
  }

  override told(...event: Parameters<Chronicle['told']>): void {
    super.told(...event)
    const [, , , , , t] = event
    this.isShownBefore.push(t.core.reveals !== this.#reveals)
  }
}

/** Tries an action with dice that show these faces, as far as a die has them; `into` is the table that it leads to. */
export function tryWith<T extends TableBase>(
  { game }: Probe<T>,
  from: T,
  action: Action,
  viewer: Side,
  face: (die: number) => number,
  into: T,
): Tried {
  copy(from, into)
  const { rolls, reveals } = from.core
  const heard = new Witness(game, from)
  const dice: Dice = { draw: (n, sides) => (face(n - rolls) - 1) % sides }
  apply(game, into, toDecide(game, into), action, dice, heard)
  const { isShownBefore } = heard
  return { ...heardBy(heard, viewer), isShown: into.core.reveals !== reveals, isShownBefore }
}

/** What happened, the dice of it, and of which of them a side was told. */
export function heardBy({ events }: Pick<Tried, 'events'>, viewer: Side): Pick<Tried, 'events' | 'faces' | 'isTold'> {
  const dice = events.flatMap((e) =>
    e.dice.map(({ shows }) => ({ shows, is: (seenEvent(e, viewer)?.dice.length ?? 0) > 0 })),
  )
  return { events, faces: dice.map(({ shows }) => shows), isTold: dice.map(({ is }) => is) }
}

/** Faces that any die can be made to show: a whole number of turns for the usual ones. */
export const anyFace = (pick: (n: number) => number): number => 1 + pick(60)

/** How often it is tried to give the dice that a side is told of the faces that they have in another world. */
const TRIES = 8

/**
 * Tries an action that was tried in another world, with the same luck: the dice that the side is told of show the same, one
 * by one, whatever is rolled between them unheard, which falls anew. Which these are shows only when they are rolled, so it
 * takes some tries.
 */
export function tryAlike<T extends TableBase>(
  p: Probe<T>,
  from: T,
  action: Action,
  viewer: Side,
  other: Pick<Tried, 'faces' | 'isTold'>,
  into: T,
): Tried {
  const told = other.faces.filter((_, die) => other.isTold[die])
  const unheard: number[] = []
  let tried: Tried | undefined
  for (let i = 0; i < TRIES; i++) {
    const { isTold } = tried ?? other
    const place = (die: number): number => isTold.slice(0, die).filter(Boolean).length
    const face = (die: number): number => {
      unheard[die] ??= anyFace(p.pick)
      return (isTold[die] ? told[place(die)] : undefined) ?? (unheard[die] as number)
    }
    tried = tryWith(p, from, action, viewer, face, into)
    if (tried.isTold.every((is, die) => is === (isTold[die] ?? false))) break
  }
  return tried as Tried
}
