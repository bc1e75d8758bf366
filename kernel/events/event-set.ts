import { type Names, type Operand, type ValuesOf, wordFor } from '../actions/operand.ts'
import { EVERYONE, type Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'

/**
 * One die: its number, how many sides it has, and what it shows. The referee numbers all dice of the match, a viewer those
 * that he was told of.
 */
export interface Rolled {
  readonly n: number
  readonly sides: number
  readonly shows: number
}

/** Something that happened, as somebody may know it: under which case, to which counters, by which dice. */
export interface GameEvent {
  /** The event's name, which is also its message key. */
  readonly kind: string
  readonly rule: string
  readonly facts: Readonly<Record<string, number>>
  /** The dice rolled since the last event. */
  readonly dice: readonly Rolled[]
}

/** The same as it is true, and who may know it. The referee's alone: a viewer gets what `seenEvent` makes of it. */
export interface TrueEvent extends GameEvent {
  /** Who may see all of it. */
  readonly seenBy: Sides
  /** The facts that the others may not see; 'all' hides that it happened. */
  readonly secret: readonly string[] | 'all'
}

/** Who listens while an action is applied. Search listens to nothing. */
export interface Sink {
  rolled(die: Rolled): void
  told(
    kind: string,
    rule: string,
    facts: Record<string, number>,
    seenBy: Sides,
    secret: readonly string[] | 'all',
  ): void
}

/** How an event is declared: its case, its facts, and what fog hides of it. */
export interface EventSpec<O extends readonly Operand[] = readonly Operand[]> {
  readonly rule: string
  readonly operands: O
  readonly secret: readonly string[] | 'all'
}

/** Declares an event that everyone sees: `event('13.1', unit, hex.as('from'), hex.as('to'))`. */
export const event = <const O extends readonly Operand[]>(rule: string, ...operands: O): EventSpec<O> => ({
  rule,
  operands,
  secret: [],
})

/** The same event with facts that only those see who are named when it is told with `to`; the rest see it without them. */
export const hiding = <O extends readonly Operand[]>(
  spec: EventSpec<O>,
  ...secret: readonly O[number]['name'][]
): EventSpec<O> => ({ ...spec, secret })

/** An event that only those learn of who are named when it is told with `to`. */
export const secretly = <O extends readonly Operand[]>(spec: EventSpec<O>): EventSpec<O> => ({ ...spec, secret: 'all' })

/** Tells events of one kind. */
export type Tell<O extends readonly Operand[]> = ((t: TableBase, ...facts: ValuesOf<O>) => void) & {
  /** Tells it to some sides only; what fog hides of it is the declaration's affair. */
  to(seenBy: Sides, t: TableBase, ...facts: ValuesOf<O>): void
  /** The same event under another case of the rules. Call it once, when the module loads. */
  under(rule: string): Tell<O>
}

interface KnownEvent {
  readonly name: string
  readonly operands: readonly Operand[]
  readonly rules: string[]
}
const KNOWN: unique symbol = Symbol('known')

/** All the events of a game, each a function that tells it. */
export type EventSet<S extends Readonly<Record<string, EventSpec>>> = {
  readonly [N in keyof S]: Tell<S[N]['operands']>
} & { readonly [KNOWN]: readonly KnownEvent[] }

/** An event set, whatever its events. */
export interface AnyEventSet {
  readonly [KNOWN]: readonly KnownEvent[]
}

/** Declares all the events of a game. */
export function eventSet<const S extends Readonly<Record<string, EventSpec>>>(specs: S): EventSet<S> {
  const known = Object.entries(specs).map(([name, spec]) => ({ name, operands: spec.operands, rules: [spec.rule] }))
  const tells = known.map((k) => [k.name, teller(k, specs[k.name] as EventSpec)] as const)
  return Object.assign(Object.fromEntries(tells), { [KNOWN]: known }) as unknown as EventSet<S>
}

function teller(known: KnownEvent, spec: EventSpec): Tell<readonly Operand[]> {
  const [a, b, c, d, e] = spec.operands.map((o) => o.name)
  if (spec.operands.length > 5) throw new Error(`the event '${known.name}' has more than five facts`)
  // Plain parameters, not a rest array: telling must cost nothing when nobody listens.
  const to = (seenBy: Sides, t: TableBase, f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0): void => {
    if (t.sink === undefined) return
    const facts: Record<string, number> = {}
    if (a !== undefined) facts[a] = f0
    if (b !== undefined) facts[b] = f1
    if (c !== undefined) facts[c] = f2
    if (d !== undefined) facts[d] = f3
    if (e !== undefined) facts[e] = f4
    t.sink.told(known.name, spec.rule, facts, seenBy, spec.secret)
  }
  const tell = (t: TableBase, f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0): void => to(EVERYONE, t, f0, f1, f2, f3, f4)
  const under = (rule: string) => {
    known.rules.push(rule)
    return teller(known, { ...spec, rule })
  }
  return Object.assign(tell, { to, under })
}

/** Every rule case that the set's events cite, and their message keys. */
export const eventsCited = (set: AnyEventSet): readonly { readonly name: string; readonly rule: string }[] =>
  set[KNOWN].flatMap((k) => k.rules.map((rule) => ({ name: k.name, rule })))

/** The facts of an event that are known, each with its operand. */
export function eventOperands(set: AnyEventSet, e: GameEvent): readonly (readonly [Operand, number])[] {
  const operands = set[KNOWN].find((k) => k.name === e.kind)?.operands ?? []
  return operands.flatMap((o) => (o.name in e.facts ? [[o, e.facts[o.name] as number] as const] : []))
}

/** The facts of an event by their names, or as players write them. */
export const eventWords = (set: AnyEventSet, e: GameEvent, names: Names = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(eventOperands(set, e).map(([o, value]) => [o.name, wordFor(o, value, names)]))
