import { type Action, ALLOWED, check, DIRECTIONS, type Direction, type Hex } from '@boma/kernel'
import type { Facings, Leaving, Text } from '@boma/showing'
import { facing as operand } from '../actions/operands.ts'
import { act } from '../actions.ts'
import { IS_ALL_ROUND, isHex } from '../board.ts'
import { asked, deciding, inQuestion } from '../counsel/asked.ts'
import { facingToLay, waysToFace } from '../counsel/laying.ts'
import { marching, turnedTo } from '../counsel/marching.ts'
import { planning } from '../counsel/plans.ts'
import { TURN } from '../counsel/turn.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { firstCombat } from '../stacks.ts'
import { name } from '../words/words.ts'

/** §8.1: which way units of a hex face, or will where a move ends, and how they may face instead. */
export function facings(t: Table, of: Leaving): Facings<Text> | undefined {
  const at = (of.via?.at(-1) ?? of.space) as Hex
  if (!isHex(at) || IS_ALL_ROUND[at] === 1) return undefined
  if (asked(t) === 'deploy') return ofLaying(t, of, at)
  return (of.via ?? []).length > 0 ? ofMove(t, of, at) : inPlace(t, at)
}

/** Of units that stay: they turn, or say which way they face where they have come to. */
function inPlace(t: Table, at: Hex): Facings<Text> | undefined {
  if (firstCombat(t, at) < 0) return undefined
  const question = asked(t)
  const isAnew = question === 'face' && inQuestion(t) === at
  if (!isAnew && question !== 'movement') return undefined
  const orderOf = (d: Direction): Action => (isAnew ? act.face(d) : act.turn(at, d))
  const side = deciding(t)
  const ways = DIRECTIONS.filter((d) => isNow(t, at, d) || check(rules, t, side, orderOf(d)) === ALLOWED)
  if (ways.length < 2) return undefined
  return told(at, t.places.facing[at], ways, (d) => (isNow(t, at, d) && !isAnew ? [] : [orderOf(d)]))
}

const isNow = (t: Table, at: Hex, d: Direction): boolean => t.places.facing[at] === d

/** Of units that are to move: each facing with the whole move that ends so. Who comes from afar faces the way he goes. */
function ofMove(t: Table, of: Leaving, at: Hex): Facings<Text> | undefined {
  const { via = [], space } = of
  const order = planning.plans(t, of)?.planned?.order
  if (order === undefined || !marching.isStep?.(via.at(-2) ?? space, at)) return undefined
  const orders = DIRECTIONS.map((d) => turnedTo(t, order, d * TURN))
  if (new Set(orders.map(String)).size === 1) return undefined
  const turned = orders.findIndex((each) => String(each) === String(order))
  return told(at, turned, DIRECTIONS, (d) => orders[d] ?? [])
}

/** §3.1: of a counter that is held where it is to be set up. */
function ofLaying(t: Table, of: Leaving, at: Hex): Facings<Text> | undefined {
  const ways = waysToFace(t, at)
  if (ways.size < 2) return undefined
  return told(at, facingToLay(t, of), [...ways.keys()], (d) => (ways.has(d) ? [ways.get(d) as Action] : []))
}

const told = (
  at: Hex,
  facing: number,
  ways: readonly Direction[],
  orderOf: (d: Direction) => readonly Action[],
): Facings<Text> => ({
  space: at,
  turned: facing * TURN,
  ways: ways.map((d) => ({
    turned: d * TURN,
    name: name('facing', d),
    code: operand.write(d),
    order: orderOf(d),
  })),
  rule: '8.1',
})
