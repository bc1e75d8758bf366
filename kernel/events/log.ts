import type { Flow } from '../flow/procedure.ts'
import { phaseOf } from '../flow/run.ts'
import { EVERYONE, NOBODY, only, type Side, type Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { GameEvent, Rolled, Sink, TrueEvent } from './event-set.ts'

const NONE: readonly Rolled[] = Object.freeze([])

/** A sink that keeps what it is told, and every die, whether an event tells of it or not. */
export class Chronicle implements Sink {
  readonly events: TrueEvent[] = []
  readonly dice: Rolled[] = []
  /** How many of the dice events have told of. */
  #told = 0
  readonly #flow: Pick<Flow<never>, 'phases'> | undefined

  /** Events are of the phases of this sequence of play. */
  constructor(flow?: Pick<Flow<never>, 'phases'>) {
    this.#flow = flow
  }

  /** Dice that no event has told of yet. */
  get loose(): readonly Rolled[] {
    return this.dice.length === this.#told ? NONE : this.dice.slice(this.#told)
  }

  rolled(die: Rolled): void {
    this.dice.push(die)
  }

  told(
    kind: string,
    rule: string,
    facts: TrueEvent['facts'],
    seenBy: Sides,
    secret: TrueEvent['secret'],
    t: TableBase,
  ): void {
    const phase = this.#flow && phaseOf(this.#flow, t)
    const dice = this.loose
    // Two whole objects: to lay a part into another takes longer than to play the action.
    this.events.push(
      phase === undefined
        ? { kind, rule, facts, dice, seenBy, secret }
        : { kind, rule, facts, dice, phase, seenBy, secret },
    )
    this.#told = this.dice.length
  }
}

/**
 * What a viewer may know of an event, and nothing of who else knows more; undefined when not even that it happened. His
 * dice are numbered on from as many as he was told of before.
 */
export function seenEvent(e: TrueEvent, viewer: Side, told = 0): GameEvent | undefined {
  const { facts, secret } = e
  const wanted = viewer === NOBODY ? EVERYONE : only(viewer)
  if ((e.seenBy & wanted) === wanted || secret.length === 0) return seenAs(e, facts, numbered(e.dice, told))
  if (secret === 'all') return undefined
  const known = Object.fromEntries(Object.entries(facts).filter(([name]) => !secret.includes(name)))
  // The dice go too: what they decided is what is hidden.
  return seenAs(e, known, NONE)
}

const seenAs = ({ kind, rule, phase }: TrueEvent, facts: GameEvent['facts'], dice: readonly Rolled[]): GameEvent =>
  phase === undefined ? { kind, rule, facts, dice } : { kind, rule, facts, dice, phase }

const numbered = (dice: readonly Rolled[], told: number): readonly Rolled[] =>
  dice.length === 0 ? NONE : dice.map(({ sides, shows }, i) => ({ n: told + i, sides, shows }))

/** The log as one viewer may read it: a projection of the events, never a text of its own. */
export function logFor(events: readonly TrueEvent[], viewer: Side, told = 0): readonly GameEvent[] {
  let count = told
  return events.flatMap((e) => {
    const seen = seenEvent(e, viewer, count)
    count += seen?.dice.length ?? 0
    return seen ?? []
  })
}

/** Says that something hidden has just been shown to somebody: free undo ends here. */
export function markReveal(t: TableBase): void {
  t.core.reveals++
}
