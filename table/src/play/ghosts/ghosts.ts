import type { GameEvent, Side, TableBase } from '@boma/kernel'
import type { Page, Piece, SpokenGame, Status } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Sighted } from '../../map/highlights.ts'
import { type Ghost, GhostBook } from './ghost-book.ts'

/** What ghosts are made from. */
interface Parts {
  readonly game: SpokenGame
  readonly page: Accessor<Page>
  readonly view: Accessor<TableBase>
  readonly viewer: Accessor<Side>
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  readonly pieces: Accessor<readonly Piece[]>
  readonly status: Accessor<Status>
}

/** Turns after which a ghost fades, and after which it goes. */
const FADES = 1
const GOES = 3

/** The enemy's counters as they were seen last, where they are not seen now. Inside a component. */
export function ghostsOf(parts: Parts): Accessor<readonly Sighted[]> {
  const books = new Map<Side, GhostBook>()
  const bookOf = (viewer: Side): GhostBook => {
    const book = books.get(viewer) ?? new GhostBook(parts.game, viewer)
    books.set(viewer, book)
    return book
  }
  return createMemo(() => {
    const { memory } = parts.page()
    if (memory === undefined) return NONE
    const book = bookOf(parts.viewer())
    const ghosts = book.follow(parts.log())
    if (ghosts.length === 0) return NONE
    const isHaunted = hauntsOn(parts.pieces(), parts.viewer(), memory.beneath)
    const { timeline, now } = parts.status()
    return ghosts.flatMap((ghost) => {
      const age = book.turn - ghost.turn
      const piece = age < GOES && isHaunted(ghost) ? memory.sighted(parts.view(), ghost) : undefined
      const when = timeline[now - age]?.label ?? ''
      return piece === undefined ? [] : [{ piece, when, isOld: age >= FADES, rule: ghost.rule }]
    })
  })
}

const NONE: readonly Sighted[] = []

/** May a ghost be there? Not of one that is seen now, nor where own counters lie, or seen ones under which nobody hides. */
function hauntsOn(pieces: readonly Piece[], viewer: Side, beneath: boolean): (ghost: Ghost) => boolean {
  const faces = pieces.filter((piece) => piece.symbol !== '')
  const seen = new Set(faces.map(({ id }) => id))
  const places = new Set(beneath ? [] : faces.map(({ space }) => space))
  const own = new Set(pieces.filter(({ side }) => side === viewer).map(({ space }) => space))
  return ({ piece, space }) => !seen.has(piece) && !places.has(space) && !own.has(space)
}
