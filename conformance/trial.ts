import {
  type Action,
  actionName,
  blank,
  copy,
  type Dice,
  diceFor,
  EVERYONE,
  equal,
  fingerprint,
  hash,
  legal,
  Match,
  noDice,
  parseRecord,
  question,
  replay,
  type Scenario,
  type TableBase,
  writeRecord,
} from '@boma/kernel'
import { type Coverage, met, mixesOf, optionsFor } from './coverage.ts'
import { checkDeed, checkTold } from './deeds.ts'
import type { Detours } from './detours.ts'
import { drawAction } from './draw.ts'
import { Footsteps } from './footsteps.ts'
import { checkPosition } from './positions.ts'
import {
  type BrokenPromise,
  type ConformanceRun,
  type Examined,
  equipment,
  type Probe,
  type Property,
} from './probe.ts'
import { type Rarities, startOf } from './rarities.ts'
import type { Discovery } from './scouts.ts'
import { checkWorlds } from './worlds.ts'

/** Kinds of no more actions than this are swept whole, when a run says nothing else. */
const WHOLE = 1200
/** At one position in so many, of those that are examined, two worlds are played on that a side cannot tell apart. */
const WORLDS_EVERY = 16
/** At one position in so many, of those that are examined, several orders are taken back, and play goes on from there. */
const BACK_EVERY = 48
/** So many are taken back then, and up to so many more. */
const [LEAST_BACK, MORE_BACK] = [2, 4]

/** A match that begins with an order that scouts gave, and ends after a few more, which are then all taken back. */
export interface Sortie {
  /** From 1, by which chance falls otherwise in each. */
  readonly number: number
  readonly from: Discovery
  readonly actions: number
}

/** One random match, watched. */
export class Trial<T extends TableBase> {
  readonly #game: Examined<T>
  readonly #n: number
  readonly #run: ConformanceRun
  readonly #coverage: Coverage
  readonly #detours: Detours<T>
  readonly #rarities: Rarities
  readonly #tell: (fault: BrokenPromise) => void
  readonly #gear: ReturnType<typeof equipment<T>>
  readonly #scenario: Scenario
  readonly #seen = new Set<number>()
  readonly #footsteps = new Footsteps<T>()
  /** The position before an action, and after it. */
  readonly #before: T
  readonly #after: T
  #match: Match<T> | undefined
  #dice: Dice = noDice
  readonly #broken = new Set<Property>()
  readonly #sortie: Sortie | undefined
  #played = 0

  constructor(
    game: Examined<T>,
    n: number,
    run: ConformanceRun,
    coverage: Coverage,
    detours: Detours<T>,
    rarities: Rarities,
    tell: (fault: BrokenPromise) => void,
    sortie?: Sortie,
  ) {
    const scenarios = game.scenarios.filter((s) => run.scenario === undefined || s.id === run.scenario)
    this.#scenario = scenarios[n % scenarios.length] as Scenario
    this.#game = game
    this.#n = n
    this.#run = run
    this.#coverage = coverage
    this.#detours = detours
    this.#rarities = rarities
    this.#tell = tell
    this.#sortie = sortie
    this.#gear = equipment(game, Math.imul(run.seed ?? 1, 0x10001) + n + Math.imul(sortie?.number ?? 0, 0x1003))
    this.#before = blank(game)
    this.#after = blank(game)
    this.#guard(() => this.#open(Math.trunc(n / scenarios.length)))
  }

  #open(round: number): void {
    const secret = new Uint8Array(16)
    new DataView(secret.buffer).setUint32(0, this.#run.seed ?? 1)
    new DataView(secret.buffer).setUint32(4, this.#n)
    const { pick } = this.#gear
    const { from: order } = this.#sortie ?? {}
    const rare = order === undefined && round >= mixesOf(this.#game) && pick(2) === 0
    const from = rare ? this.#rarities.draw(this.#game, this.#coverage, pick) : order && startOf(this.#game, order)
    const options = this.#run.options ?? optionsFor(this.#game, round, pick)
    const setup = from ?? { scenario: this.#scenario.id, options }
    if (from === undefined) this.#coverage.whole++
    met(this.#coverage.mixes, `${setup.scenario}: ${setup.options.join(' ') || 'no options'}`)
    const opened = { ...setup, dice: { kind: 'cipher', secret } } as const
    this.#match = new Match(this.#game, opened)
    this.#dice = diceFor(this.#game, opened)
  }

  readonly #fault = (
    property: Property,
    problem: string,
    more: Pick<Partial<BrokenPromise>, 'record' | 'stack'> = {},
  ): void => {
    // One of a kind is enough: the match ends here.
    if (this.#broken.has(property)) return
    this.#broken.add(property)
    const record = this.#match === undefined ? '' : writeRecord(this.#match.tell().record())
    this.#tell({ property, problem, match: this.#n + 1, record, ...more })
  }

  #guard(what: () => void): void {
    try {
      what()
    } catch (caught) {
      const { message, stack } = caught instanceof Error ? caught : { message: String(caught), stack: undefined }
      this.#fault('the rules never fail', `they failed: ${message}`, { stack })
    }
  }

  /** Plays one action, or looks at the record when the match is over; false when there is nothing more to do. */
  step(): boolean {
    const match = this.#match
    if (match === undefined || this.#broken.size > 0) return false
    const { over } = match
    const isEnough = over || this.#played++ >= (this.#sortie?.actions ?? Infinity)
    this.#guard(() => (isEnough ? this.#close(match) : this.#act(match)))
    return !isEnough && this.#broken.size === 0
  }

  #close(match: Match<T>): void {
    if (match.over) this.#checkRecord(match)
    if (this.#sortie !== undefined) this.#takeBack(match, this.#sortie.actions)
  }

  #act(match: Match<T>): void {
    const { table: t } = match
    const { every = 1 } = this.#run
    const isExamined = every === 1 || this.#gear.pick(every) === 0
    if (isExamined && this.#gear.pick(BACK_EVERY) === 0) this.#takeBack(match, LEAST_BACK + this.#gear.pick(MORE_BACK))
    const q = question(this.#game, t)
    if (q === undefined) throw new Error('nobody is asked, and the match is not over')
    this.#checkNew(t)
    legal(this.#game, t, this.#gear.moves)
    const { whole = WHOLE, eager = false } = this.#run
    const common = { coverage: this.#coverage, whole, eager, fault: this.#fault, ...this.#gear }
    const probe = { game: this.#game, t, q, side: q.who(t), ...common }
    checkPosition(probe, isExamined)
    if (isExamined) this.#detours.take(probe)
    if (isExamined && (this.#ordered !== undefined || probe.pick(WORLDS_EVERY) === 0)) checkWorlds(probe, this.#ordered)
    this.#rarities.notice(probe)
    if (this.#broken.size === 0) this.#play(match, probe, isExamined)
  }

  /** The order that a sortie begins with. */
  get #ordered(): Action | undefined {
    return this.#played === 1 ? this.#sortie?.from.action : undefined
  }

  /** No position comes twice: otherwise a match could go round for ever. */
  #checkNew(t: T): void {
    const mark = hash(t)
    if (this.#seen.has(mark)) this.#fault('every action moves the game on', 'the same position came twice')
    this.#seen.add(mark)
  }

  #play(match: Match<T>, probe: Probe<T>, isExamined: boolean): void {
    const { t } = probe
    const action = this.#ordered ?? drawAction(probe)
    const before = this.#before
    copy(t, before)
    this.#footsteps.leave(this.#game, t)
    const played = match.play(match.decision?.seat, action)
    if (played.kind !== 'played') {
      this.#fault('what is listed is allowed', 'a listed action was refused')
      return
    }
    met(this.#coverage.kinds, actionName(this.#game.actions, action))
    const { events } = match.deeds[match.length - 1] as (typeof match.deeds)[number]
    if (events.at(-1)?.kind === 'matchRanOut') {
      this.#fault('every match ends', `it is still on after ${this.#scenario.mostActions} actions`)
      return
    }
    for (const { kind } of events) met(this.#coverage.events, kind)
    if (isExamined && probe.pick(2) === 0) this.#checkUndo(match, before, action)
    const untold = t.core.rolls - before.core.rolls - events.reduce((sum, e) => sum + e.dice.length, 0)
    const lookElsewhere = () => this.#detours.look(probe)
    const deed = { ...probe, action, before, dice: this.#dice, events, untold, lookElsewhere }
    checkTold(deed)
    if (isExamined) checkDeed(deed)
  }

  /** Takes back several orders in a row, whatever they rolled: the match goes on from there. */
  #takeBack(match: Match<T>, orders: number): void {
    if (!this.#footsteps.goBack(match, orders))
      this.#fault('undo restores the bytes', 'the table after several undos in a row is not the one before')
    // Where nothing was rolled, play comes by the same positions again.
    this.#seen.clear()
  }

  #checkUndo(match: Match<T>, before: T, action: number): void {
    const after = this.#after
    copy(match.table, after)
    if ((match.deeds.at(-1)?.dice.length ?? 0) > 0 || match.undoByConsent(EVERYONE) !== 'done') return
    if (!equal(match.table, before))
      this.#fault('undo restores the bytes', 'the table after an undo is not the one before')
    match.play(match.decision?.seat, action)
    if (!equal(match.table, after)) this.#fault('undo restores the bytes', 'playing the action again leads elsewhere')
  }

  #checkRecord(match: Match<T>): void {
    const { first } = this.#footsteps
    if (first !== undefined) this.#rarities.noticeEnd(first)
    const text = writeRecord(match.tell().record())
    try {
      if (writeRecord(parseRecord(text)) !== text)
        this.#fault('records round-trip', 'a record that is read and written again is another')
    } catch (caught) {
      this.#fault('records round-trip', `a record cannot be read: ${caught instanceof Error ? caught.message : caught}`)
      return
    }
    try {
      const again = replay(this.#game, parseRecord(text))
      if (fingerprint(again.table) !== fingerprint(match.table))
        this.#fault('replays to the same hash', 'the replay ends in another position')
      else this.#run.finished?.(text)
    } catch (caught) {
      this.#fault('replays to the same hash', `the replay fails: ${caught instanceof Error ? caught.message : caught}`)
    }
  }
}
