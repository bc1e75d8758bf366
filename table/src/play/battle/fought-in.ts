import type { Side } from '@boma/kernel'
import { FALLEN } from '@boma/showing'
import type { Fight, Landing } from './fights.ts'
import type { Row } from './rows.ts'

/** A round that was fought, as far as it is seen. */
interface Fought {
  readonly fight: Fight | undefined
  readonly row: Row
  /** The hits that have landed. */
  readonly landings: readonly Landing[]
  readonly standing: (space: number, side: Side) => readonly number[]
  readonly owner: (piece: number) => Side | undefined
}

/** Those of a side who fired in the round, were fired at or hit in it. */
export function foughtIn(fought: Fought, side: Side): readonly number[] {
  const { row, landings, owner } = fought
  const pieces = [
    ...stackIn(fought, side),
    ...(row.round?.thrown ?? []).flatMap((die) => [die.piece, die.at]),
    ...landings.map((it) => it.piece),
  ]
  return [...new Set(pieces.flatMap((piece) => (piece !== undefined && owner(piece) === side ? [piece] : [])))]
}

/** Those of a side who stood there and had not fallen before, where its dice are thrown for all of a place, or it is shot at. */
function stackIn({ fight, row, standing }: Fought, side: Side): readonly number[] {
  const thrown = row.round?.thrown ?? []
  if (fight?.from === undefined || thrown.some((die) => die.piece !== undefined)) return []
  if (row.index !== 0 && !thrown.some((die) => die.by === side)) return []
  const before = fight.rounds.slice(0, Math.max(0, row.index)).flatMap((it) => it.landings)
  const isLeft = (piece: number) => before.every((it) => it.piece !== piece || it.state !== FALLEN)
  return standing(side === fight.attacker ? fight.from : fight.space, side).filter(isLeft)
}
