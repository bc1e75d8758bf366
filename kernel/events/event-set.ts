import { type Names, type Operand, type Role, type ValueOf, type ValuesOf, wordFor } from '../actions/operand.ts'
import { EVERYONE, type Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { DeedKind, DeedPart, Heading, Manner } from './deed.ts'

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
  /** The phase of a turn that it happened in; left out where none was under way. */
  readonly phase?: string
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
    t: TableBase,
  ): void
}

/** An event with its case and its facts, of which is not said yet what it is when people tell of the match afterwards. */
export interface EventDraft<O extends readonly Operand[] = readonly Operand[]> {
  /** It is a part of a deed of that kind: `in('march')`, `in('battle', 'begins', 'tells')`. */
  in<D extends DeedKind>(kind: D, ...manners: readonly Manner[]): EventSpec<O, never, D>
  /** A turn or a phase begins with it: it is a heading of the log. */
  heads(heading: Heading): EventSpec<O, never, never>
  /** It stands by itself: no deed has it, and no story tells it. */
  apart(): EventSpec<O, never, never>
}

/** How an event is declared: its case, its facts, what fog hides of it, and what it is when people tell of the match. */
export interface EventSpec<
  O extends readonly Operand[] = readonly Operand[],
  H extends string = string,
  D extends DeedKind = DeedKind,
> {
  readonly rule: string
  readonly operands: O
  readonly secret: readonly H[] | 'all'
  /** What it is a part of; undefined for a heading, and for what stands by itself. */
  readonly part: DeedPart<D> | undefined
  readonly heads: Heading | undefined
}

/** Declares an event that everyone sees: `event('13.1', unit, hex.as('from'), hex.as('to')).in('march')`. */
export function event<const O extends readonly Operand[]>(rule: string, ...operands: O): EventDraft<O> {
  const spec = { rule, operands, secret: [], part: undefined, heads: undefined }
  return {
    in: (kind, ...manners) => ({ ...spec, part: { kind, ...inThese(manners) } }),
    heads: (heads) => ({ ...spec, heads }),
    apart: () => spec,
  }
}

const inThese = (manners: readonly Manner[]): Partial<Record<Manner, true>> =>
  Object.fromEntries(manners.map((manner) => [manner, true]))

/** The same event with facts that only those see who are named when it is told with `to`; the rest see it without them. */
export const hiding = <O extends readonly Operand[], D extends DeedKind, const H extends O[number]['name']>(
  spec: EventSpec<O, string, D>,
  ...secret: readonly H[]
): EventSpec<O, H, D> => ({ ...spec, secret })

/** An event that only those learn of who are named when it is told with `to`. */
export const secretly = <O extends readonly Operand[], D extends DeedKind>(
  spec: EventSpec<O, string, D>,
): EventSpec<O, never, D> => ({ ...spec, secret: 'all' })

/** Tells events of one kind. */
export type Tell<O extends readonly Operand[]> = ((t: TableBase, ...facts: ValuesOf<O>) => void) & {
  /** Tells it to some sides only; what fog hides of it is the declaration's affair. */
  to(seenBy: Sides, t: TableBase, ...facts: ValuesOf<O>): void
  /**
   * The same event under another case of the rules, under which it may be another part: `under('18.5', { kind: 'supply' })`.
   * Call it once, when the module loads.
   */
  under(rule: string, otherwise?: Partial<DeedPart>): Tell<O>
}

/** What is known of an event: how it was declared, and what it is under each of the cases that it is told under. */
interface KnownEvent {
  readonly declared: EventSpec
  readonly parts: Map<string, DeedPart | undefined>
}
// Of the whole program: rules that brought a kernel of their own are read by another, too.
const KNOWN: unique symbol = Symbol.for('boma: known events')
/** What the compiler alone knows of a set: how its events were declared. */
declare const DECLARED: unique symbol

/** All the events of a game, each a function that tells it. */
export type EventSet<S extends Readonly<Record<string, EventSpec>>> = {
  readonly [N in keyof S]: Tell<S[N]['operands']>
} & { readonly [KNOWN]: ReadonlyMap<string, KnownEvent>; readonly [DECLARED]?: S }

/** An event set, whatever its events. */
export interface AnyEventSet {
  readonly [KNOWN]: ReadonlyMap<string, KnownEvent>
}

/** The names of a set's events. */
export type EventName<E> = Extract<keyof E, string>

type SpecOf<E, N> = E extends { readonly [DECLARED]?: infer S } ? S[N & keyof S] : never

/** The names of those of a set's events that are parts of such deeds. */
export type EventIn<E, D extends DeedKind> = {
  [N in EventName<E>]: KindOf<SpecOf<E, N>> extends D ? N : never
}[EventName<E>]

/** What deeds an event is a part of; nothing that a deed is called for one that is a part of none. */
type KindOf<S> = S extends EventSpec<readonly Operand[], string, infer D> ? ([D] extends [never] ? '' : D) : never

type FactsOf<S> =
  S extends EventSpec<infer O, infer H>
    ? { readonly [Each in O[number] as Exclude<Each['name'], H>]: ValueOf<Each> } & {
        readonly [Each in O[number] as Extract<Each['name'], H>]?: ValueOf<Each>
      }
    : never

/** An event of a set with its facts; those that fog may hide are not always there. */
export interface EventOf<E, N extends EventName<E>> extends Omit<GameEvent, 'kind' | 'facts'> {
  readonly kind: N
  readonly facts: FactsOf<SpecOf<E, N>>
}

/** Declares all the events of a game. */
export function eventSet<const S extends Readonly<Record<string, EventSpec>>>(specs: S): EventSet<S> {
  const known = new Map<string, KnownEvent>()
  const tells: [string, Tell<readonly Operand[]>][] = []
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.operands.length > 5) throw new Error(`the event '${name}' has more than five facts`)
    const each = { declared: spec, parts: new Map() }
    known.set(name, each)
    tells.push([name, teller(name, each, spec)])
  }
  return Object.fromEntries<unknown>([...tells, [KNOWN, known]]) as unknown as EventSet<S>
}

function teller(name: string, known: KnownEvent, spec: EventSpec): Tell<readonly Operand[]> {
  const { rule, operands, secret } = spec
  const [a, b, c, d, e] = operands.map((o) => o.name)
  note(name, known, spec)
  // Plain parameters, not a rest array: telling must cost nothing when nobody listens.
  const to = (seenBy: Sides, t: TableBase, f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0): void => {
    if (t.sink === undefined) return
    const facts: Record<string, number> = {}
    if (a !== undefined) facts[a] = f0
    if (b !== undefined) facts[b] = f1
    if (c !== undefined) facts[c] = f2
    if (d !== undefined) facts[d] = f3
    if (e !== undefined) facts[e] = f4
    t.sink.told(name, rule, facts, seenBy, secret, t)
  }
  const tell = (t: TableBase, f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0): void => {
    if (t.sink !== undefined) to(EVERYONE, t, f0, f1, f2, f3, f4)
  }
  const under = (other: string, otherwise?: Partial<DeedPart>) => {
    const part = spec.part && { ...spec.part, ...otherwise }
    return teller(name, known, { ...spec, rule: other, part })
  }
  return Object.assign(tell, { to, under })
}

/** What an event is goes by its name and its case: both together must not mean two things, and a loss is of one counter. */
function note(name: string, { parts }: KnownEvent, { rule, part, operands }: EventSpec): void {
  const named = (role: Role): number => operands.filter((o) => o.role === role).length
  // On a tabletop a unit is a place of its own: its figures are the pieces.
  if (part?.lost && named('piece') !== 1 && (named('piece') > 0 || named('space') !== 1))
    throw new Error(`by the event '${name}' a counter is lost, so it must name one and no other`)
  if (parts.has(rule) && JSON.stringify(parts.get(rule)) !== JSON.stringify(part))
    throw new Error(`the event '${name}' is two different parts of deeds under ${rule}`)
  parts.set(rule, part)
}

/** Every rule case that the set's events cite, with their message keys and their facts. */
export const eventsCited = (set: AnyEventSet): readonly (EventSpec & { readonly name: string })[] =>
  [...set[KNOWN]].flatMap(([name, of]) => [...of.parts.keys()].map((rule) => ({ ...of.declared, name, rule })))

/** What an event is a part of, by its name and its case; undefined for a heading, and for what stands by itself. */
export function deedPart(set: AnyEventSet, { kind, rule }: Pick<GameEvent, 'kind' | 'rule'>): DeedPart | undefined {
  const known = set[KNOWN].get(kind)
  return known?.parts.has(rule) ? known.parts.get(rule) : known?.declared.part
}

/** What begins with an event: a turn, a phase, or nothing. */
export const headingOf = (set: AnyEventSet, { kind }: Pick<GameEvent, 'kind'>): Heading | undefined =>
  set[KNOWN].get(kind)?.declared.heads

/** The facts of an event that are known, each with its operand. */
export function eventOperands(set: AnyEventSet, e: GameEvent): readonly (readonly [Operand, number])[] {
  const operands = set[KNOWN].get(e.kind)?.declared.operands ?? []
  return operands.flatMap((o) => (o.name in e.facts ? [[o, e.facts[o.name] as number] as const] : []))
}

/** The facts of an event by their names, or as players write them. */
export const eventWords = (set: AnyEventSet, e: GameEvent, names: Names = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(eventOperands(set, e).map(([o, value]) => [o.name, wordFor(o, value, names)]))
