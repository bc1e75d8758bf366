import { ALLOWED, type Moves, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { BASE_PARTS, BOTTOM, FACING_X, FACING_Y, parts, RIGHT } from '../board.ts'
import { MOVE, WAYS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import type { Figure } from '../roster.ts'
import { figureUnder, isOnTable, passesRocks, squareBetween } from './01-table.ts'

const FAR = parts(MOVE)

/** May the figure move to this spot? Which way it faces there is free. */
export function whyNotMove(t: Table, figure: Figure, x: number, y: number): Refusal {
  const [fromX, fromY] = [t.figures.x[figure], t.figures.y[figure]]
  // §4.1: so many inches in a straight line
  if (squareBetween(fromX, fromY, x, y) > FAR * FAR) return refuse.tooFar(figure)
  // §4.2: wholly on the table, and on nobody
  if (!isOnTable(x, y)) return refuse.offTable()
  const under = figureUnder(t, figure, x, y)
  if (under >= 0) return refuse.onFigure(under)
  // §4.3: no part of the base passes over rocks
  if (passesRocks(BASE_PARTS, fromX, fromY, x, y)) return refuse.throughRocks()
  return ALLOWED
}

/** Moves the figure. */
export function move(t: Table, figure: Figure, x: number, y: number, facing: number): void {
  t.figures.x[figure] = x
  t.figures.y[figure] = y
  t.figures.facing[figure] = facing
  tell.moved(t, figure, x, y, facing)
}

/** A few of the many spots: in every way a whole move and half of one, facing where the figure goes; and a turn in place. */
export function someMoves(t: Table, figure: Figure, out: Moves): void {
  const { x, y, facing } = t.figures
  for (let way = 0; way < WAYS; way++) {
    if (way !== facing[figure]) out.add(act.move(x[figure], y[figure], way))
    for (const far of [FAR >> 1, FAR]) {
      const toX = x[figure] + Math.trunc((FACING_X[way] * far) / 1001)
      const toY = y[figure] + Math.trunc((FACING_Y[way] * far) / 1001)
      if (toX >= 0 && toY >= 0 && toX <= RIGHT && toY <= BOTTOM) out.add(act.move(toX, toY, way))
    }
  }
}
