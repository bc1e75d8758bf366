import {
  type Action,
  actionName,
  apply,
  begin,
  blank,
  copy,
  copyOf,
  type Dice,
  isOver,
  legal,
  Moves,
  playListed,
  question,
  type Rules,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
} from '@boma/kernel'
import { quickPick } from './random-play.ts'

type Pick = (below: number) => number
/** Of so many answers the one whose kind was given least is given now and then: so that rare questions come up, too. */
const DRAWN = 6

/** Which matches are played, and how many positions are kept for each question. */
export interface AskedMatches<T> {
  readonly matches: number
  readonly most: number
  /** No more actions than this of each match. */
  readonly actions?: number
  /** What a position is worth to a side: of two answers the better one is given. Without it any is. */
  worth?(t: T, side: Side): number
}

/** Positions of matches played at random in all scenarios, by the name of the question that is asked in them. */
export function positionsAsked<T extends TableBase>(
  game: Rules<T>,
  run: AskedMatches<T>,
): ReadonlyMap<string, readonly T[]> {
  const kept = new Map<string, T[]>()
  const seen = new Map<string, number>()
  const pick = quickPick(run.matches)
  const t = blank(game)
  const answer = answering(game, t, run, pick)
  for (let n = 0; n < run.matches; n++) {
    const source = searchDice(n)
    const dice: Dice = { draw: (roll, sides) => source.draw(roll, sides, 0, roll) }
    const options = game.options.length === 0 ? 0 : pick(1 << game.options.length)
    begin(game, t, { scenario: n % game.scenarios.length, options }, dice)
    for (let i = 0; i < (run.actions ?? Number.POSITIVE_INFINITY) && !isOver(t); i++) {
      keep(question(game, t)?.name ?? '')
      playListed(game, t, answer(), dice)
    }
  }
  return kept

  /** Any position of a question is as likely to be kept as any other. */
  function keep(name: string): void {
    const those = kept.get(name) ?? []
    const met = seen.get(name) ?? 0
    kept.set(name, those)
    seen.set(name, met + 1)
    const at = met < run.most ? met : pick(met + 1)
    if (at < run.most) those[at] = copyOf(game, t)
  }
}

/** Who answers at random, and rather what is worth more. */
function answering<T extends TableBase>(game: Rules<T>, t: T, { worth }: AskedMatches<T>, pick: Pick): () => Action {
  const [spare, moves, taken] = [blank(game), new Moves(), new Map<string, number>()]
  const any = (): Action => moves.at(pick(moves.count))
  const kindOf = (a: Action): string => actionName(game.actions, a)
  const timesTaken = (a: Action): number => taken.get(kindOf(a)) ?? 0
  const rare = (): Action =>
    Array.from({ length: DRAWN }, any).reduce((least, a) => (timesTaken(a) < timesTaken(least) ? a : least))
  const after = (a: Action): number => {
    copy(t, spare)
    apply(game, spare, toDecide(game, t), a, searchDice(pick(1 << 20)))
    return worth?.(spare, toDecide(game, t)) ?? 0
  }
  return () => {
    legal(game, t, moves)
    const [one, other] = [pick(3) === 0 ? rare() : any(), any()]
    const isBetter = worth !== undefined && one !== other && pick(4) > 0 && after(other) > after(one)
    const action = isBetter ? other : one
    taken.set(kindOf(action), timesTaken(action) + 1)
    return action
  }
}
