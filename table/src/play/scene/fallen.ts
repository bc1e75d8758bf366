import type { Mark, Piece } from '@boma/kernel'
import { type Accessor, createMemo } from 'solid-js'

/** Somebody who fell, and how many orders had been given then. */
interface Fallen extends Mark {
  readonly when: number
}

interface Seen {
  readonly pieces: readonly Piece[]
  readonly fallen: readonly Fallen[]
}

const NONE: Seen = { pieces: [], fallen: [] }

/**
 * Those who fell on a tabletop since it was laid out, where they stood: of a unit that has fewer figures than before, the
 * places that are empty now, if all the others have kept theirs. Who goes back in the match has them standing again.
 */
export function fallenOf(pieces: Accessor<readonly Piece[]>, orders: Accessor<number>): Accessor<readonly Mark[]> {
  const seen = createMemo<Seen>((before) => {
    const [now, when] = [pieces(), orders()]
    const kept = before.fallen.filter((mark) => mark.when <= when)
    const units = [...Map.groupBy(before.pieces, ({ space }) => space)]
    const fallen = units.flatMap(([space, unit]) =>
      emptied(
        unit,
        now.filter((piece) => piece.space === space),
        when,
      ),
    )
    return { pieces: now, fallen: [...kept, ...fallen] }
  }, NONE)
  return () => seen().fallen
}

function emptied(before: readonly Piece[], now: readonly Piece[], when: number): readonly Fallen[] {
  if (now.length >= before.length) return []
  const isHeld = ({ stands }: Piece) => now.some(({ stands: at }) => at?.x === stands?.x && at?.y === stands?.y)
  const left = before.filter(
    (piece) => piece.stands !== undefined && piece.stands.shape === undefined && !isHeld(piece),
  )
  if (left.length !== before.length - now.length) return []
  return left.map(({ stands, body, space, id }) => ({
    ...{ kind: 'fallen', space, body, when, turned: (id * 137) % 360 },
    spot: [stands?.x ?? 0, stands?.y ?? 0],
  }))
}
