import {
  type Action,
  ALLOWED,
  apply,
  begin,
  blank,
  Chronicle,
  check,
  copyOf,
  equal,
  goOn,
  impossible,
  legal,
  Moves,
  optionBits,
  parseAction,
  playListed,
  question,
  type Reason,
  type Rules,
  readRefusal,
  type Side,
  scenarioOf,
  type TableBase,
  type TrueEvent,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { strayWord } from '@boma/showing'
import { layFrames, type OpenProcedure } from './frames.ts'
import { listFaults } from './lists.ts'
import { quickPick } from './random-play.ts'
import { refusalWord } from './refusal-word.ts'
import { notedDice, type ScriptedDice, scriptedDice } from './scripted.ts'

/** What a rule's example starts from. */
export interface GivenSetup<T extends TableBase> {
  /** The game's first scenario when left out. */
  readonly scenario?: string
  /** The options that are on; those usually on when left out. */
  readonly options?: readonly string[]
  /** What the dice show before the first decision. */
  readonly opening?: readonly number[]
  /** What cannot be in this position; undefined when all is well. Asked whenever the position has changed. */
  readonly impossible?: (t: T) => string | undefined
}

/** Begins a match that a test arranges and plays like a rulebook's worked example. */
export const given = <T extends TableBase>(game: Rules<T>, setup: GivenSetup<T> = {}): Given<T> =>
  new Given(game, setup)

/** Where a procedure stands, in words. */
const placeOf = ({ procedure, at }: Partial<OpenProcedure> = {}): string =>
  procedure === undefined
    ? 'outside all procedures'
    : `${at === undefined ? 'at the end' : `in step ${at}`} of '${procedure}'`

/** A position to try a rule on, what was played in it, and what came of that. */
export class Given<T extends TableBase> {
  readonly game: Rules<T>
  readonly table: T
  readonly #impossible: (t: T) => string | undefined
  #chronicle: Chronicle
  #faces: readonly number[] = []
  #onward: () => string | undefined = () => undefined
  readonly #moves = new Moves()

  constructor(game: Rules<T>, setup: GivenSetup<T>) {
    this.game = game
    this.table = blank(game)
    this.#chronicle = new Chronicle(game.flow)
    this.#impossible = setup.impossible ?? (() => undefined)
    const scenario = setup.scenario === undefined ? 0 : scenarioOf(game, setup.scenario)
    const dice = scriptedDice(setup.opening ?? [])
    begin(game, this.table, { scenario, options: optionBits(game, setup.options) }, dice, this.#chronicle)
    dice.done()
  }

  /** Changes the table by hand, and forgets what happened before. */
  arrange(edit: (t: T) => void): this {
    edit(this.table)
    this.#refuseImpossible()
    this.#chronicle = new Chronicle(this.game.flow)
    return this
  }

  /** Puts the sequence of play where the innermost frame asks its question. */
  ask(...frames: readonly OpenProcedure[]): this {
    layFrames(this.game.flow, this.table, frames)
    const q = question(this.game, this.table)
    if (q === undefined) throw new Error(`nobody is asked anything ${placeOf(frames.at(-1))}`)
    if (!q.when(this.table)) throw new Error(`'${q.name}' is not asked in this position`)
    return this
  }

  /** Puts the sequence of play where these frames stand and lets it run on to the next decision. */
  run(...frames: readonly OpenProcedure[]): this {
    const { game, table } = this
    layFrames(game.flow, table, frames)
    const dice = scriptedDice(this.#faces)
    this.#faces = []
    goOn(game, table, dice, this.#chronicle)
    dice.done()
    return this
  }

  /** What the dice show in the next `play`, which must roll all of them and no more. */
  dice(...faces: readonly number[]): this {
    this.#faces = [...this.#faces, ...faces]
    return this
  }

  /** What is answered by itself after each action of a test, as long as there is something. */
  always(answer: () => string | undefined): this {
    this.#onward = answer
    return this
  }

  /** Plays actions, each for whoever has to decide; throws the sentence that refuses one. */
  play(...notations: readonly string[]): this {
    const dice = scriptedDice(this.#faces)
    this.#faces = []
    for (const notation of notations) {
      this.#playOne(notation, dice)
      for (let next = this.#onward(); next !== undefined; next = this.#onward()) this.#playOne(next, dice)
    }
    dice.done()
    return this
  }

  #playOne(notation: string, dice: ScriptedDice): void {
    const { game, table } = this
    const action = this.#read(notation)
    const isListed = this.#lists(action)
    const isMissed = this.#moves.has(action) && !this.#glances(action)
    // A test may arrange what play would never lead to; but from what is possible it leads to nothing else.
    const wasPossible = impossible(game, table) === undefined
    const faults = wasPossible ? listFaults(game, table, quickPick(action)) : []
    const before = copyOf(game, table)
    const noted = notedDice(dice)
    const refused = apply(game, table, toDecide(game, table), action, noted, this.#chronicle)
    if (refused !== ALLOWED) throw new Error(`${notation} - ${refusalWord(game, refused)}`)
    // A plan that a check has worked out is no part of the table: unchecked, after others were asked about, it comes to the same.
    if (isListed) {
      legal(game, before, this.#moves)
      playListed(game, before, action, scriptedDice(noted.faces))
      if (!equal(before, table)) throw new Error(`'${notation}' comes to something else where it is not checked first`)
    }
    if (!isListed) throw new Error(`'${notation}' is allowed and not listed`)
    if (isMissed) throw new Error(`'${notation}' is listed and cannot be drawn`)
    if (faults.length > 0) throw new Error(faults.join('; '))
    const problem = wasPossible ? impossible(game, table) : undefined
    if (problem !== undefined) throw new Error(`'${notation}' leads to an impossible position: ${problem}`)
    this.#refuseImpossible()
  }

  /** Is the action listed, or an answer of an open choice, which lists only some? */
  #lists(action: Action): boolean {
    legal(this.game, this.table, this.#moves)
    const choices = question(this.game, this.table)?.choices ?? []
    return this.#moves.has(action) || choices.some((choice) => choice.open && choice.action.is(action))
  }

  /** Is the action among what is gathered at a glance, to draw from? */
  #glances(action: Action): boolean {
    const seen = new Moves()
    for (const choice of question(this.game, this.table)?.choices ?? []) choice.glance(this.table, seen)
    return seen.has(action)
  }

  /** The case that forbids an action, '' when nothing does. The kernel's own refusals cite none: they go by name. */
  why(notation: string, side?: Side): string {
    const reason = this.#reason(notation, side)
    return reason === undefined ? '' : reason.rule || reason.name
  }

  /** The name of the refusal that forbids an action, '' when nothing does. */
  whyName(notation: string, side?: Side): string {
    return this.#reason(notation, side)?.name ?? ''
  }

  /** The same with its facts, as players write them: 'tooDear 0304 2 1'. */
  whyTold(notation: string, side?: Side): string {
    const reason = this.#reason(notation, side)
    return reason === undefined ? '' : [reason.name, ...Object.values(reason.words)].join(' ')
  }

  #reason(notation: string, side: Side = toDecide(this.game, this.table)): Reason | undefined {
    return readRefusal(this.game.refusals, check(this.game, this.table, side, this.#read(notation)))
  }

  #read(notation: string): Action {
    const action = parseAction(this.game.actions, notation)
    if (action !== undefined) return action
    const stray = strayWord(this.game, notation)
    const why = stray === undefined ? '' : `: there is no ${stray.kind} '${stray.word}'`
    throw new Error(`'${notation}' is not an action of ${this.game.id}${why}`)
  }

  #refuseImpossible(): void {
    const problem = this.#impossible(this.table)
    if (problem !== undefined) throw new Error(`an impossible position: ${problem}`)
  }

  /** What has happened since the table was last arranged. */
  get events(): readonly TrueEvent[] {
    return this.#chronicle.events
  }

  /** The cases under which it happened, in order. */
  get cites(): readonly string[] {
    return this.events.map((e) => e.rule)
  }

  /** Who decides now, under which rule, and which prompt asks; undefined when the match is over. */
  get decision(): { readonly side: Side; readonly rule: string; readonly prompt: string } | undefined {
    const q = question(this.game, this.table)
    return q && { side: q.who(this.table), rule: q.rule, prompt: q.name }
  }

  /** What may be done now, as players write it. */
  legal(): readonly string[] {
    legal(this.game, this.table, this.#moves)
    return this.#moves.toArray().map((a) => writeAction(this.game.actions, a))
  }
}
