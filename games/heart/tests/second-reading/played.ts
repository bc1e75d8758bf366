// Matches that are played at random, a little for gain, so that second readings have something to look at.
import {
  type Action,
  actionName,
  apply,
  blank,
  copy,
  legal,
  Match,
  Moves,
  question,
  type Side,
  searchDice,
} from '@boma/kernel'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'

/** An event as it was told, with the faces of its dice. */
export interface Heard {
  readonly kind: string
  readonly facts: Readonly<Record<string, number>>
  readonly dice: readonly number[]
}
/** A fact of an event. */
export const fact = (e: Heard, name: string): number => e.facts[name] ?? -1

/** One action of a match. */
export interface Moment {
  readonly before: Table
  readonly after: Table
  readonly events: readonly Heard[]
  readonly side: Side
  /** The question it answers, and the one that comes after it. */
  readonly asked: string
  readonly next: string
  /** Where one finds it again. */
  readonly where: string
  readonly isWithBonus: boolean
}
/** Draws a number below n. */
export type Pick = (n: number) => number

const TRIED = 4
/** What random players like better than it is worth. */
const LIKED: Readonly<Record<string, number>> = { charge: 0.3, shoot: 0.3, lay: 0.3, cease: -0.2, stand: -0.2 }

/** Of a few actions the one that the game appraises highest. */
function choose(t: Table, side: Side, moves: Moves, pick: Pick, spare: Table): Action {
  const any = (): Action => moves.at(pick(moves.count))
  const ready = moves.toArray().find((a) => ['suggested', 'ready'].includes(actionName(heart.actions, a)))
  if (t.tracks.turn === 0) return pick(3) > 0 && ready !== undefined ? (ready as Action) : any()
  if (pick(8) === 0) return any()
  const worth = (a: Action): number => {
    copy(t, spare)
    apply(heart, spare, side, a, searchDice(pick(1 << 20)))
    return heart.counsel.appraise(spare, side) + (LIKED[actionName(heart.actions, a)] ?? 0)
  }
  const tried = Array.from({ length: TRIED }, any).map((a) => ({ a, worth: worth(a) }))
  return tried.reduce((best, each) => (each.worth > best.worth ? each : best)).a
}

/** Plays so many matches, of all scenarios in turn, and shows every action; `look` is asked before each. */
export function playAll(
  seed: number,
  matches: number,
  see: (moment: Moment) => void,
  look: (t: Table, side: Side, asked: string, where: string, pick: Pick) => void,
): void {
  const moves = new Moves()
  const before = blank(heart)
  const spare = blank(heart)
  for (let n = 0; n < matches; n++) {
    const luck = searchDice([seed, n])
    let drawn = 0
    const pick: Pick = (below) => luck.draw(drawn, below, 0, drawn++)
    const scenario = heart.scenarios[n % heart.scenarios.length]?.id ?? ''
    const options = heart.options.map(({ id }) => id).filter(() => pick(2) === 0)
    const match = new Match(heart, {
      scenario,
      options,
      dice: { kind: 'cipher', secret: Uint8Array.of(seed, n, ...new Array(14).fill(0)) },
    })
    while (!match.over) {
      const t = match.table
      const q = question(heart, t)
      if (q === undefined) throw new Error('nobody is asked')
      const side = q.who(t)
      const where = `${scenario}, match ${n}, action ${match.length}, turn ${t.tracks.turn}`
      look(t, side, q.name, where, pick)
      legal(heart, t, moves)
      copy(t, before)
      const played = match.play(match.decision?.seat, choose(t, side, moves, pick, spare))
      if (played.kind !== 'played') throw new Error('refused')
      const events = (match.deeds.at(-1)?.events ?? []).map((e) => ({ ...e, dice: e.dice.map(({ shows }) => shows) }))
      const next = question(heart, t)?.name ?? ''
      see({
        before,
        after: t,
        events,
        side,
        asked: q.name,
        next,
        where,
        isWithBonus: options.includes('artillery-bonus'),
      })
    }
  }
}
