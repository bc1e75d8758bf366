import { ALLOWED, type Facings, type Leaving } from '@boma/kernel'
import { facing as operand } from '../actions/operands.ts'
import { act } from '../actions.ts'
import { WAYS } from '../board.ts'
import { FACINGS } from '../data/facings.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'
import { inQuestion } from './asked.ts'
import { degreesOf } from './sheet.ts'
import { whyNot } from './tried.ts'

const ways = Array.from({ length: WAYS }, (_, facing) => facing)

/** §12.4: which way a unit faces that may turn in place, or that ends its move facing some way. */
export function facings(t: Table, { space }: Leaving): Facings | undefined {
  const u = space as Unit
  if (!(u >= 0 && u < UNITS) || t.units.count[u] === 0) return undefined
  const isUnderWay = inQuestion(t) === u
  const orderOf = (facing: number) => (isUnderWay ? act.halt(facing) : act.turn(u, facing))
  const now = t.units.facing[u]
  const may = ways.filter((facing) => facing === now || whyNot(t, orderOf(facing)) === ALLOWED)
  if (may.length < 2 || isUnderWay) return undefined
  return {
    space,
    turned: degreesOf(now),
    rule: '12.4',
    ways: may.map((facing) => ({
      turned: degreesOf(facing),
      name: FACINGS[facing]?.name ?? '',
      code: operand.write(facing),
      order: facing === now ? [] : [orderOf(facing)],
    })),
  }
}
