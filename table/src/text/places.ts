import { spaceNamed } from '@boma/kernel'
import type { Session } from '../play/session/session.ts'

/** A space by its number, by its town or as a box is called; undefined when nothing on the board is called so. */
export function placeNamed({ game, view }: Session, name: string): number | undefined {
  const { page } = game.present
  return page && spaceNamed(page, view(), name)
}

/** What a space is called: its town with its number, or its number alone. */
export function spaceWord(session: Session, id: number): string {
  const board = session.game.present.page?.board(session.view())
  const number =
    board?.spaces.find((space) => space.id === id)?.name ?? board?.boxes.find((b) => b.space === id)?.name ?? ''
  const town = board?.towns.find((each) => each.space === id)?.name ?? ''
  return town === '' || town === number ? number : `${town} ${number}`
}
