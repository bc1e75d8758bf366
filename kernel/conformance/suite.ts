import { blank } from '../fog.ts'
import type { Game } from '../game.ts'
import { Match } from '../match/match.ts'
import { parseRecord } from '../match/read-record.ts'
import { writeRecord } from '../match/record.ts'
import { replay } from '../match/replay.ts'
import { legal, toDecide } from '../play.ts'
import type { Side } from '../side.ts'
import { copy, equal, fingerprint, hash, type TableBase } from '../table/table.ts'
import { checkDeclarations } from './declarations.ts'
import { checkDeed } from './deeds.ts'
import { checkPosition } from './positions.ts'
import { equipment, type Fault, type Property } from './probe.ts'

/** How thorough a run is. */
export interface ConformanceRun {
  /** Random matches to play; scenarios and options take turns. */
  readonly matches: number
  readonly seed?: number
  /** Every how many actions a position is examined in full. */
  readonly every?: number
  /** Stop after so many faults. */
  readonly mostFaults?: number
  /** Is told how far the run is. */
  progress?(done: number, of: number): void
}

/** Runs a game through every promise the kernel makes about games, and says which it breaks. */
export function conformance<T extends TableBase>(game: Game<T>, run: ConformanceRun): readonly Fault[] {
  const faults: Fault[] = []
  const { matches, seed = 1, mostFaults = 20 } = run
  checkDeclarations(game, (property, problem) => faults.push({ property, problem, record: '' }))
  for (let n = 0; n < matches && faults.length < mostFaults; n++) {
    new Trial(game, n, seed, run.every ?? 1, faults).play()
    run.progress?.(n + 1, matches)
  }
  return faults
}

/** Which options a match of a run has on: none, all, each alone, all but one, then any mix. */
function optionsFor(game: Game, n: number): readonly string[] {
  const ids = game.options.map((o) => o.id)
  if (n === 0) return ids
  if (n === 1) return []
  const k = n - 2
  if (k < ids.length) return ids.filter((_, i) => i === k)
  if (k < 2 * ids.length) return ids.filter((_, i) => i !== k - ids.length)
  return ids.filter((_, i) => (Math.imul(n, 0x9e3779b9) >>> (i % 32)) & 1)
}

/** One random match, watched. */
class Trial<T extends TableBase> {
  readonly #game: Game<T>
  readonly #match: Match<T>
  readonly #gear: ReturnType<typeof equipment<T>>
  readonly #every: number
  readonly #faults: Fault[]
  readonly #mostActions: number
  readonly #seen = new Set<number>()

  constructor(game: Game<T>, n: number, seed: number, every: number, faults: Fault[]) {
    const scenario = game.scenarios[n % game.scenarios.length]
    if (scenario === undefined) throw new Error(`${game.name} has no scenario`)
    const secret = new Uint8Array(16)
    new DataView(secret.buffer).setUint32(0, seed)
    new DataView(secret.buffer).setUint32(4, n)
    const options = optionsFor(game, Math.trunc(n / game.scenarios.length))
    this.#game = game
    this.#match = new Match(game, { scenario: scenario.id, options, dice: { kind: 'cipher', secret } })
    this.#gear = equipment(game, Math.imul(seed, 0x10001) + n)
    this.#every = every
    this.#faults = faults
    this.#mostActions = scenario.mostActions
  }

  readonly #fault = (property: Property, problem: string): void => {
    this.#faults.push({ property, problem, record: writeRecord(this.#match.record(true)) })
  }

  play(): void {
    const faultsBefore = this.#faults.length
    try {
      while (!this.#match.over && this.#faults.length === faultsBefore) this.#step()
      if (this.#faults.length === faultsBefore) this.#checkRecord()
    } catch (caught) {
      this.#fault('the rules never fail', `they failed: ${caught instanceof Error ? caught.message : caught}`)
    }
  }

  #step(): void {
    const { table: t, length } = this.#match
    if (length >= this.#mostActions) {
      this.#fault('every match ends', `it is still on after ${this.#mostActions} actions`)
      return
    }
    this.#checkNew(t)
    const side = toDecide(this.#game, t)
    legal(this.#game, t, this.#gear.moves)
    const probe = { game: this.#game, t, side, fault: this.#fault, ...this.#gear }
    const examined = length % this.#every === 0
    if (examined || probe.moves.count === 0) checkPosition(probe)
    if (probe.moves.count > 0) this.#act(probe, examined)
  }

  /** No position comes twice: otherwise a match could go round for ever. */
  #checkNew(t: T): void {
    const mark = hash(t)
    if (this.#seen.has(mark)) this.#fault('every action moves the game on', 'the same position came twice')
    this.#seen.add(mark)
  }

  #act(probe: Parameters<typeof checkPosition<T>>[0], examined: boolean): void {
    const { t, side, moves } = probe
    const action = moves.at(probe.pick(moves.count))
    const before = blank(this.#game)
    copy(t, before)
    const played = this.#match.play(side, action)
    if (played.kind !== 'played') {
      this.#fault('what is listed is allowed', 'a listed action was refused')
      return
    }
    if (!examined) return
    if (probe.pick(4) === 0) this.#checkUndo(before, side, action)
    const untold = t.core.rolls - before.core.rolls - played.events.reduce((sum, e) => sum + e.dice.length, 0)
    checkDeed({ ...probe, action, before, dice: this.#match.dice, events: played.events, untold })
  }

  #checkUndo(before: T, side: Side, action: number): void {
    const match = this.#match
    const after = blank(this.#game)
    copy(match.table, after)
    if (match.undo(side) !== 'done') return
    if (!equal(match.table, before))
      this.#fault('undo restores the bytes', 'the table after an undo is not the one before')
    match.play(side, action)
    if (!equal(match.table, after)) this.#fault('undo restores the bytes', 'playing the action again leads elsewhere')
  }

  #checkRecord(): void {
    const text = writeRecord(this.#match.record(true))
    try {
      if (writeRecord(parseRecord(text)) !== text)
        this.#fault('records round-trip', 'a record that is read and written again is another')
    } catch (caught) {
      this.#fault('records round-trip', `a record cannot be read: ${caught instanceof Error ? caught.message : caught}`)
      return
    }
    try {
      const again = replay(this.#game, parseRecord(text))
      if (fingerprint(again.table) !== fingerprint(this.#match.table))
        this.#fault('replays to the same hash', 'the replay ends in another position')
    } catch (caught) {
      this.#fault('replays to the same hash', `the replay fails: ${caught instanceof Error ? caught.message : caught}`)
    }
  }
}
