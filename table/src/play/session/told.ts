import type { GameEvent, Side } from '@boma/kernel'
import type { Referee } from '../../referee/referee.ts'

type Told = readonly (readonly GameEvent[])[]

/** What each viewer was told, kept up with a referee without ever asking it for all of it again. */
export function followed(referee: Referee): (viewer: Side) => Told {
  const known = new Map<Side, (readonly GameEvent[])[]>()
  return (viewer) => {
    const mine = known.get(viewer) ?? []
    known.set(viewer, mine)
    const from = stillTrue(mine, (entry) => referee.log(viewer, entry)[0])
    mine.length = from
    for (const events of referee.log(viewer, from)) mine.push(events)
    return mine
  }
}

/** How many of the entries still stand: orders are taken back from the end, so one that stands has all before it stand. */
function stillTrue(mine: Told, there: (entry: number) => readonly GameEvent[] | undefined): number {
  let length = mine.length
  for (let step = 1; length > 0 && there(length - 1) !== mine[length - 1]; step *= 2)
    length = Math.max(0, length - step)
  return length
}
