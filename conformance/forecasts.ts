import { type Action, actionName, blank, copy, hash, type TableBase, view } from '@boma/kernel'
import { checkCited } from './cited.ts'
import type { Probe } from './probe.ts'

/** A forecast that somebody asked for: what was seen, of which action, and what it said. */
interface Foretold<T> {
  readonly seen: T
  readonly action: Action
  readonly said: string
}

/** Forecasts of this match and of the one played beside it, the last of each kind of action: asked again, each is the same. */
export class Forecasts<T extends TableBase> {
  readonly #last = new Map<string, Foretold<T>>()
  #count = 0

  /** Asks for one of each kind that is listed, and after it again for the one before. */
  ask(p: Probe<T>): void {
    const { game, t, side, moves } = p
    if (game.counsel?.odds === undefined && game.page?.advice.forecast === undefined) return
    const kinds = Map.groupBy(moves.toArray(), (action) => actionName(game.actions, action))
    const seen = view(game, t, side, p.a)
    for (const [kind, actions] of kinds) this.#askOne(p, kind, seen, actions[this.#count++ % actions.length] as Action)
  }

  #askOne(p: Probe<T>, kind: string, seen: T, action: Action): void {
    const was = hash(seen)
    const said = foretell(p, seen, action)
    if (hash(seen) !== was) p.fault('looking changes nothing', `a forecast of '${kind}' changed the table`)
    if (said === undefined) return
    checkCited(p, `a forecast of '${kind}'`, JSON.parse(said))
    const before = this.#last.get(kind)
    if (before !== undefined && foretell(p, before.seen, before.action) !== before.said)
      p.fault('no state beside the table', `a forecast of '${kind}' is another after one of something else`)
    const kept = before?.seen ?? blank(p.game)
    copy(seen, kept)
    this.#last.set(kind, { seen: kept, action, said })
  }
}

const foretell = <T extends TableBase>({ game }: Probe<T>, seen: T, action: Action): string | undefined =>
  JSON.stringify(game.counsel?.odds?.(seen, [action]) ?? game.page?.advice.forecast?.(seen, action))
