import { SIDES } from '@boma/kernel'
import type { Board, Link, Piece, Space } from '@boma/showing'
import { terrainWords } from '../play/scene/terrain-words.ts'
import type { Session } from '../play/session/session.ts'
import type { Key } from '../words/en.ts'
import { t } from '../words/words.ts'
import { spaceWord } from './places.ts'

/** The eight winds, clockwise; north is the upper edge of the sheet, as it is for the keys of the map. */
const WINDS = [
  'wind.north',
  'wind.northEast',
  'wind.east',
  'wind.southEast',
  'wind.south',
  'wind.southWest',
  'wind.west',
  'wind.northWest',
] as const satisfies readonly Key[]

const WAYS = { road: 'way.road', rail: 'way.rail', water: 'way.water' } as const satisfies Record<Link['kind'], Key>

/** What lies around a space, one line each, clockwise from the north: the way, the place, its ground, and who is there. */
export function neighbourLines(session: Session, board: Board, id: number, pieces: readonly Piece[]): string[] {
  const here = board.spaces.find((space) => space.id === id)
  if (here === undefined || board.kind === 'tabletop') return []
  return board.spaces
    .filter((space) => isNext(board, here, space))
    .toSorted((a, b) => bearing(here, a) - bearing(here, b))
    .map((space) => {
      const way = linkBetween(board, id, space.id)
      // The ground under a point is but scenery.
      const ground = way === undefined ? terrainWords(space.terrain) : t(WAYS[way.kind])
      const facts = [spaceWord(session, space.id), ground, ...whoIsAt(session, pieces, space.id)]
      return `${t(windOf(bearing(here, space)))}: ${facts.filter((fact) => fact !== '').join(', ')}`
    })
}

function isNext(board: Board, here: Space, space: Space): boolean {
  if (space === here) return false
  if (board.kind === 'points') return linkBetween(board, here.id, space.id) !== undefined
  return Math.hypot(space.x - here.x, space.y - here.y) < 1.01
}

const linkBetween = ({ links = [] }: Board, a: number, b: number): Link | undefined =>
  links.find(({ from, to }) => (from === a && to === b) || (from === b && to === a))

/** Degrees clockwise from the upper edge of the sheet. */
const bearing = (from: Space, to: Space): number =>
  (Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI) + 360) % 360

const windOf = (degrees: number): Key => WINDS[Math.round(degrees / 45) % WINDS.length] ?? 'wind.north'

/** What a sentence calls it; a stack that nobody has looked into has no name. */
const nameOf = ({ fullName }: Piece): string => (fullName === '' ? t('inspector.hidden') : fullName)

/** The counters of each side there, by name; those of nobody are markers, which a look at the place itself tells. */
function whoIsAt({ game }: Session, pieces: readonly Piece[], space: number): string[] {
  return SIDES.flatMap((side) => {
    const names = pieces.filter((piece) => piece.space === space && piece.side === side).map(nameOf)
    return names.length === 0
      ? []
      : [t('text.ofSide', { side: game.tongue.sides[side] ?? '', names: names.join(', ') })]
  })
}
