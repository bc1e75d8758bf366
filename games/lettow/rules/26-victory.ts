import { finish, NOBODY, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { IS_CENTER, SPACES, type Space } from '../board.ts'
import { TURNS } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'

/** §26.0: a side without a unit on the map has lost at once; neutral units count as Allied (ruling 3). */
export function checkLastUnit(t: Table, side: Side): void {
  if (t.tracks.turn === 0 || t.core.result !== 0) return
  const counts = side === ALLIED ? t.places.allied : t.places.german
  for (let s = 0 as Space; s < SPACES; s++) if (counts[s] > 0) return
  tell.won(t, other(side))
  finish(t, other(side))
}

/** §26.0: after the last turn a German on any supply center wins; Allies on all of them win; else nobody does (ruling 2). */
export const lastTurn = automatic('26.0', (t) => {
  if (t.tracks.turn < TURNS.length) return
  let allAllied = true
  for (let s = 0 as Space; s < SPACES; s++) {
    if (IS_CENTER[s] === 0) continue
    if (t.places.german[s] > 0) return win(t, GERMAN)
    allAllied &&= t.places.allied[s] > 0
  }
  if (allAllied) return win(t, ALLIED)
  tell.drawn(t)
  finish(t, NOBODY)
  return
})

function win(t: Table, side: Side): void {
  tell.won(t, side)
  finish(t, side)
}
