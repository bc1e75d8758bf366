import type { Action, AnyActionKind } from '../actions/action-set.ts'
import type { Moves } from '../actions/moves.ts'
import { ALLOWED, type Refusal } from '../actions/refusals.ts'
import { NOBODY, type Seat, type Side } from '../side.ts'
import { FLOW_DEPTH, FRAME, type TableBase } from '../table/table.ts'

/** Where the flow goes after a step: 0 on to the next, 1 the same step again, 2 back to the procedure's first, 3 out of it. */
export type Next = 0 | 1 | 2 | 3
/** On to the next step. */
export const NEXT: Next = 0
/** The same step once more. */
export const AGAIN: Next = 1
/** Back to the first step of this procedure. */
export const RESTART: Next = 2
/** Out of this procedure. */
export const DONE: Next = 3

/** One kind of answer to a question, as a game declares it. */
export interface Choice<T> {
  readonly action: AnyActionKind
  /**
   * Adds every action of this kind that may be legal; left out when the action has no operands. Of an open choice it adds
   * a fair sample: the same for the same position, and always one that moves the game on.
   */
  among?(t: T, out: Moves): void
  /** The rule that forbids an action of this kind, or 0. Left out when `among` says it all: what it does not add is refused. */
  whyNot?(t: T, a: Action): Refusal
  /** True when `among` adds legal actions alone, so that listing them need not ask `whyNot` again. */
  readonly exact?: boolean
  /**
   * For whoever draws one action and wants no list: adds at a glance, each once, what `among` would add and more that
   * `whyNot` refuses. Worth writing where `among` looks into every action; left out, it is `among`.
   */
  glance?(t: T, out: Moves): void
  /** True when there are too many answers to list (a spot on a tabletop): `whyNot` alone says what is allowed. */
  readonly open?: boolean
  /** True when it only lets a chance go by, as the end of a phase does. */
  readonly passes?: boolean
  /**
   * True when it is the main answer, or where it is: what ends the question and commits nobody to anything, or what is all
   * but always done. Enter takes it, and so does a player who lets every chance go by, or whose time is up.
   */
  readonly main?: boolean | ((t: T, a: Action) => boolean)
  /**
   * Carries the answer out, as the table and the action say and nothing else: what `whyNot` and `among` have worked out is
   * worked out anew, for they may have been asked about something else since, or about nothing at all.
   */
  take(t: T, a: Action): Next
}

/** The same with nothing left out: every listing goes through them, and is fastest if all have one shape. */
export interface Answer<T> extends Required<Omit<Choice<T>, 'main'>> {
  main(t: T, a: Action): boolean
  /** The actions of its kind are those from `first` up to, and without, `end`. */
  readonly first: number
  readonly end: number
  /** True when the game has said of it, one way or the other, whether it passes or is the main answer. */
  readonly weighed: boolean
  /** True when `glance` adds legal actions alone. */
  readonly sure: boolean
  /** True when it has no `whyNot` of its own: what `among` does not add is refused. */
  readonly listed: boolean
}

/** A step in which one side decides, as a game declares it. */
export interface QuestionSpec<T> {
  /** The prompt's message key. */
  readonly name: string
  readonly rule: string
  /** What it is about, by the kinds of operands: the active counter, the hex under attack. The prompt may mention it. */
  about?(t: T): Readonly<Record<string, number>>
  /** Is there anything to decide? The question is passed over when not. */
  when?(t: T): boolean
  who(t: T): Side
  /** Which of the side's seats answers, when several share it; its first when left out. */
  seat?(t: T): Seat
  /** May an answer hide something from the other side, so that nobody of it should look on? Where something is hidden already it need not say so. */
  hides?(t: T): boolean
  readonly choices: readonly Choice<T>[]
}

/** A step in which one side decides, with nothing left out. */
export interface Question<T> extends Required<QuestionSpec<T>> {
  readonly kind: 'question'
  readonly choices: readonly Answer<T>[]
}

/** A step that the rules carry out alone. */
export interface Automatic<T> {
  readonly kind: 'automatic'
  readonly rule: string
  /** The phase of a turn that it is, if it is one by itself. */
  readonly phase: string | undefined
  // biome-ignore lint/suspicious/noConfusingVoidType: most steps just act; only those that steer return something
  run(t: T): Next | void
}

/** A step of a procedure. */
export type Step<T> = Question<T> | Automatic<T>

/** A named part of the sequence of play, with the case that prints it. */
export interface Procedure<T> {
  readonly name: string
  readonly rule: string
  /** The phase of a turn that it is; undefined for one that is a part of others. */
  readonly phase: string | undefined
  readonly steps: readonly Step<T>[]
  /** The number of its first step; -1 until the sequence is put together. */
  entry: number
  /** The sequence that it is part of. */
  within: Flow<T> | undefined
}

/** The sequence of play: every procedure, and each of their steps with a number of its own. */
export interface Flow<T> {
  readonly procedures: readonly Procedure<T>[]
  /** All steps; undefined where a procedure ends. */
  readonly steps: readonly (Step<T> | undefined)[]
  /** For each step, the number of its procedure's first. */
  readonly firsts: readonly number[]
  /** For each step, the phase that it or its procedure is. */
  readonly phases: readonly (string | undefined)[]
}

/** The builders of a sequence of play, typed for one game's table and the phases of its turns. */
export interface FlowBuilders<T extends TableBase, P extends string = never> {
  /** A step in which one side decides. */
  question(q: QuestionSpec<T>): Question<T>
  /** One kind of answer, typed by the action it takes. */
  choice(c: Choice<T>): Choice<T>
  /** A step that the rules carry out alone, and the phase of a turn that it is, if it is one by itself. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as in Automatic
  automatic(rule: string, run: (t: T) => Next | void, phase?: P): Automatic<T>
  /** A named list of steps. */
  procedure(name: string, rule: string, steps: readonly Step<T>[]): Procedure<T>
  /** A named list of steps that is a phase of a turn: all that is asked and told until it is over is of it. */
  phase(phase: P, name: string, rule: string, steps: readonly Step<T>[]): Procedure<T>
  /** A step that carries out another procedure. */
  perform(sub: Procedure<T>, ...locals: readonly number[]): Automatic<T>
  /** Puts the sequence of play together: the first procedure is the whole match. */
  sequence(procedures: readonly Procedure<T>[]): Flow<T>
}

/** The builders for a game's table, and for its phases if it has any: `const { question, procedure } = flowFor<Table, Phase>()`. */
export function flowFor<T extends TableBase, P extends string = never>(): FlowBuilders<T, P> {
  return {
    question,
    choice: (c) => c,
    automatic: (rule, run, phase) => ({ kind: 'automatic', rule, phase, run }),
    procedure: (name, rule, steps) => ({ name, rule, phase: undefined, steps, entry: -1, within: undefined }),
    phase: (phase, name, rule, steps) => ({ name, rule, phase, steps, entry: -1, within: undefined }),
    perform: (sub, ...[a, b, c, d, e, f, g]) => ({
      kind: 'automatic',
      rule: sub.rule,
      phase: undefined,
      run: (t) => call(t, sub, a, b, c, d, e, f, g),
    }),
    sequence,
  }
}

const nothing = (): Readonly<Record<string, number>> => ({})
const always = (): boolean => true
const never = (): boolean => false
const firstSeat = (): Seat => NOBODY as number as Seat
const nothingForbids = (): Refusal => ALLOWED

function question<T>(spec: QuestionSpec<T>): Question<T> {
  const { name, rule, about = nothing, when = always, who, seat = firstSeat, hides = never, choices } = spec
  return { kind: 'question', name, rule, about, when, who, seat, hides, choices: choices.map(answer) }
}

function answer<T>({ action, among, whyNot, exact, glance, open, passes, main, take }: Choice<T>): Answer<T> {
  if (open && (among === undefined || whyNot === undefined))
    throw new Error('an open choice needs both a sample and the rule that says what is allowed')
  const all = among ?? ((_: T, out: Moves): void => out.add(action.first as Action))
  const isExact = exact ?? whyNot === undefined
  return {
    action,
    first: action.first,
    end: action.first + action.size,
    among: all,
    whyNot: whyNot ?? nothingForbids,
    exact: isExact,
    glance: glance ?? all,
    sure: isExact && glance === undefined,
    open: open ?? false,
    passes: passes ?? false,
    main: typeof main === 'function' ? main : () => main ?? false,
    weighed: passes !== undefined || main !== undefined,
    listed: whyNot === undefined && among !== undefined,
    take,
  }
}

function sequence<T>(procedures: readonly Procedure<T>[]): Flow<T> {
  const steps: (Step<T> | undefined)[] = []
  const firsts: number[] = []
  const phases: (string | undefined)[] = []
  for (const procedure of procedures) {
    const first = steps.length
    // A call would lead into one sequence by the numbers of the other.
    if (procedure.entry >= 0 && procedure.entry !== first)
      throw new Error(`the procedure '${procedure.name}' stands elsewhere in a sequence already`)
    procedure.entry = first
    steps.push(...procedure.steps, undefined)
    for (const step of [...procedure.steps, undefined])
      phases.push((step?.kind === 'automatic' ? step.phase : undefined) ?? procedure.phase)
    while (firsts.length < steps.length) firsts.push(first)
  }
  const flow = { procedures, steps, firsts, phases }
  for (const procedure of procedures) procedure.within = flow
  return flow
}

/** What a call wants to know of a procedure. */
interface Callee {
  readonly name: string
  readonly entry: number
  readonly within: { readonly procedures: readonly Callee[]; readonly firsts: readonly number[] } | undefined
}

/** Starts a procedure within the present one, with its first locals set; it runs as soon as the present step returns. */
export function call(t: TableBase, sub: Callee, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): void {
  if (sub.entry < 0) throw new Error(`the procedure '${sub.name}' is not in its game's sequence`)
  if (t.core.depth >= FLOW_DEPTH) throw tooDeep(t, sub)
  t.flow[t.core.depth++ * FRAME] = sub.entry
  // Where nothing is under way all is 0, and most calls have few arguments.
  if (a !== 0) setLocal(t, 0, a)
  if (b !== 0) setLocal(t, 1, b)
  if (c !== 0) setLocal(t, 2, c)
  if (d !== 0) setLocal(t, 3, d)
  if (e !== 0) setLocal(t, 4, e)
  if (f !== 0) setLocal(t, 5, f)
  if (g !== 0) setLocal(t, 6, g)
}

function tooDeep(t: TableBase, sub: Callee): Error {
  const { procedures = [], firsts = [] } = sub.within ?? {}
  const names = Array.from({ length: t.core.depth }, (_, frame) => {
    const entry = firsts[t.flow[frame * FRAME]]
    return procedures.find((each) => each.entry === entry)?.name ?? '?'
  })
  return new RangeError(`too many procedures are under way at once: ${[...names, sub.name].join(' > ')}`)
}

/** A local of the procedure under way. */
export const local = (t: TableBase, i: number): number => t.flow[(t.core.depth - 1) * FRAME + 1 + i]

/** Sets a local of the procedure under way, 0 to 6, to an integer from -32,768 to 32,767; what is larger is a track. */
export function setLocal(t: TableBase, i: number, value: number): void {
  if ((value << 16) >> 16 !== value) throw new RangeError(`${value} is too large for a local`)
  t.flow[(t.core.depth - 1) * FRAME + 1 + i] = value
}
