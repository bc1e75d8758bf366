import { nameOfSpace, spaceNamed } from '@boma/showing'
import type { Session } from '../play/session/session.ts'

/** A space by its number, by its town or as a box is called; undefined when nothing on the board is called so. */
export function placeNamed({ game, view }: Session, name: string): number | undefined {
  const { page } = game
  return page && spaceNamed(page, view(), name)
}

/** What a space is called: its town with its number, or its number alone. */
export const spaceWord = ({ game, view }: Session, id: number): string => nameOfSpace(game.page, view(), id)

/** Its number alone, as a way is typed space by space; a box by its name. */
export const numberOf = (session: Session, id: number): string =>
  session.game.page.board(session.view()).spaces.find((space) => space.id === id)?.name ?? spaceWord(session, id)
