import { ALLOWED, check, Match, type Rules, readRefusal, type Seat, seatsOf, type TableBase } from '@boma/kernel'
import { equipment } from './probe.ts'

/** A number below n. */
type Pick = (n: number) => number

/** After so many values the match goes on by an action, or is begun anew. */
const AT_ONCE = 5
/** Longer than any order: to copy it, or to look at each of its actions, would already be too much. */
const A_MILLION = 1_000_000

const throwing = (): never => {
  throw new Error('thrown from within a value')
}
/** An object that fails at whatever is asked of it. */
const trap = <O extends object>(inside: O): O =>
  new Proxy(inside, { get: throwing, has: throwing, getPrototypeOf: throwing, ownKeys: throwing })
/** A list with an entry that fails when it is read. */
const mined = (): unknown => Object.defineProperty([], '0', { get: throwing, enumerable: true })
const cyclic = (): unknown[] => {
  const list: unknown[] = []
  list.push(list)
  return list
}
/** A list that says another length each time. */
const stretching = (pick: Pick): unknown =>
  new Proxy([0], { get: (_, key) => (key === 'length' ? pick(300) - 20 : {}) })

/** Things that are no action, though some look much like this one. */
const noActions: readonly ((action: number, pick: Pick) => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => -0,
  () => true,
  () => Symbol('action'),
  () => throwing,
  () => ({ toString: 1, valueOf: 1 }),
  () => Object.create(null),
  () => trap({}),
  () => cyclic(),
  () => /./,
  (action) => action + 0.5,
  (action) => -action - 1,
  (action) => action + 2 ** 32,
  (action) => action + 2 ** 53,
  (action) => BigInt(action),
  (action) => String(action),
  (action) => [action],
  (action) => Object(action),
  (action) => ({ valueOf: () => action }),
  (_, pick) => (pick(2) === 0 ? -1 : 2 ** 30) * 2 ** pick(990),
  () => Number.POSITIVE_INFINITY,
  () => Number.MIN_VALUE,
]

/** Things that are no order, though this action would be one. */
const noOrders: readonly ((action: number, pick: Pick) => unknown)[] = [
  (action) => action,
  (action) => [[action]],
  () => undefined,
  () => null,
  () => Symbol('order'),
  () => throwing,
  () => 2 ** 53,
  () => 1n,
  () => [],
  (_, pick) => new Array(1 + pick(9)),
  (action) => new Array(A_MILLION).fill(action),
  () => new Array(2 ** 32 - 1),
  () => mined(),
  () => trap([0]),
  () => trap({ length: 1 }),
  (_, pick) => stretching(pick),
  (action) => ({ length: 1, 0: action }),
  (action) => Int32Array.of(action),
  (action) => new Set([action]),
  (action) => `[${action}]`,
  (action) => ({ actions: [action] }),
  (action) =>
    (function* () {
      yield action
    })(),
  (action, pick) => [noActions[pick(noActions.length)]?.(action, pick)],
  (action, pick) => [action, noActions[pick(noActions.length)]?.(action, pick)],
  (action) => Object.assign(new Array(3), { 0: action, 2: action }),
  () => JSON.parse('{"toString":1,"valueOf":1}'),
  () => JSON.parse('{"__proto__":[0],"length":1}'),
]

/** Things that are not this seat. */
const noSeats: readonly ((seat: number, pick: Pick, seats: number) => unknown)[] = [
  (seat, pick, seats) => (seat + 1 + pick(seats - 1)) % seats,
  (_, pick, seats) => seats + pick(99),
  (seat) => seat - 9,
  (seat) => seat + 0.5,
  (seat) => (seat === 0 ? -0 : -seat),
  (seat) => String(seat),
  (seat) => BigInt(seat),
  (seat) => [seat],
  (seat) => Object(seat),
  (seat) => ({ valueOf: () => seat }),
  () => ({ toString: 1, valueOf: 1 }),
  () => trap({}),
  () => Number.NaN,
  () => undefined,
  () => null,
  () => Symbol('seat'),
]

/**
 * Hands a match so many things that are no orders, in positions of random matches, and says of each that was taken, was not
 * refused in words, failed or changed anything what it was.
 */
export function hostile<T extends TableBase>(game: Rules<T>, values: number, seed: number): readonly string[] {
  const { pick } = equipment(game, seed)
  const faults = new Set<string>()
  let match = opened(game, seed)
  for (let n = 0; n < values; n++) {
    const { decision } = match
    if (decision === undefined) match = opened(game, seed + n)
    else {
      const legal = match.legal()
      const action = legal[pick(legal.length)] as number
      const fault = tried(match, decision.seat, action, pick)
      if (fault !== undefined) faults.add(fault)
      if (n % AT_ONCE === AT_ONCE - 1) match.play(decision.seat, action)
    }
  }
  return [...faults]
}

function opened<T extends TableBase>(game: Rules<T>, n: number): Match<T> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, n)
  const scenario = game.scenarios[n % game.scenarios.length]?.id ?? ''
  const options = n % 2 === 0 ? game.options.map(({ id }) => id) : []
  return new Match(game, { scenario, options, dice: { kind: 'cipher', secret } })
}

/** Hands in one of them; what is wrong with what came of it. */
function tried<T extends TableBase>(match: Match<T>, seat: Seat, action: number, pick: Pick): string | undefined {
  const { game, table, length } = match
  const [stranger, which] = [pick(4) === 0, pick(1000)]
  const [from, what] = stranger
    ? [noSeats[which % noSeats.length]?.(seat, pick, seatsOf(game).length), [action]]
    : [seat, noOrders[which % noOrders.length]?.(action, pick)]
  const name = stranger ? `seat ${which % noSeats.length}` : `order ${which % noOrders.length}`
  const before = table.bytes.slice()
  try {
    const played = match.order(from as Seat, what)
    if (played.kind !== 'refused') return `${name} was taken`
    if (readRefusal(game.refusals, played.refusal) === undefined) return `${name} was refused without a reason`
    if (stranger && !Object.is(from, match.last?.seat) && match.undo(from as Seat) === 'done')
      return `${name} took back what is not its own`
    if (!stranger && check(game, table, match.decision?.side ?? (0 as never), what) === ALLOWED && what !== action)
      return `${name} was taken for an action`
  } catch (caught) {
    return `${name} failed: ${caught instanceof Error ? caught.message : caught}`
  }
  const isSame = before.every((byte, i) => table.bytes[i] === byte) && match.length === length
  return isSame ? undefined : `${name} changed the table`
}
