import {
  type Action,
  actionName,
  apply,
  begin,
  blank,
  copyOf,
  isOver,
  legal,
  Moves,
  question,
  type Rules,
  searchDice,
  type TableBase,
  toDecide,
} from '@boma/kernel'

/** A position with an answer of which the page may say what comes of it. */
export interface WeighedScene<T> {
  /** What is asked, and the kind of answer: 'loss lose'. */
  readonly kind: string
  readonly t: T
  readonly action: Action
}

/** Which random matches are played, and how many scenes of a kind are kept. */
export interface WeighedMatches<T> {
  readonly scenario: number
  readonly options: number
  readonly seed: number
  readonly matches: number
  readonly most: number
  /** Lays out what a match begins with; without it, it begins as its scenario does. */
  layOut?(t: T, match: number): void
  /** No more actions than this of each match. */
  readonly actions?: number
  /** May there be odds beside this answer? */
  isWeighed(t: T, a: Action): boolean
}

/** Scenes out of random matches, `most` of each kind at the most, drawn evenly from all that there were. */
export function weighedScenes<T extends TableBase>(game: Rules<T>, run: WeighedMatches<T>): readonly WeighedScene<T>[] {
  const { scenario, options, seed, most } = run
  const kinds = new Map<string, { met: number; kept: WeighedScene<T>[] }>()
  const draws = searchDice([seed, scenario])
  let n = 0
  const pick = (below: number): number => draws.draw(n, below, 7, n++)
  const moves = new Moves()
  const t = blank(game)
  for (let match = 0; match < run.matches; match++) {
    begin(game, t, { scenario, options }, searchDice([seed, match]))
    run.layOut?.(t, match)
    const luck = searchDice([seed + scenario, match])
    for (let i = 0; i < (run.actions ?? Number.POSITIVE_INFINITY) && !isOver(t); i++) {
      legal(game, t, moves)
      const all = moves.toArray() as Action[]
      const weighed = all.filter((a) => run.isWeighed(t, a))
      if (weighed.length > 0) keep(weighed[pick(weighed.length)] as Action)
      // Half the time towards a fight, so that there are some.
      const among = weighed.length > 0 && pick(2) === 0 ? weighed : all
      apply(game, t, toDecide(game, t), among[pick(among.length)] as Action, luck)
    }
  }
  return [...kinds.values()].flatMap(({ kept }) => kept)

  function keep(action: Action): void {
    const kind = `${question(game, t)?.name} ${actionName(game.actions, action)}`
    const found = kinds.get(kind) ?? { met: 0, kept: [] }
    kinds.set(kind, found)
    const place = found.met < most ? found.met : pick(found.met + 1)
    found.met++
    if (place < most) found.kept[place] = { kind, t: copyOf(game, t), action }
  }
}

/** So many standard errors, and a little: once in some hundred thousand by luck. */
const SIGMAS = 4.5

/** Chances as they were forecast, beside how often it came so of so many times: what differs by more than luck explains. */
export const chanceFaults = (
  pairs: readonly (readonly [what: string, forecast: number, played: number])[],
  times: number,
): readonly string[] =>
  pairs
    .filter(([, forecast, played]) => {
      const error = Math.sqrt((forecast * (1 - forecast)) / times)
      return Math.abs(forecast - played) > SIGMAS * error + 2 / times
    })
    .map(([what, forecast, played]) => `${what}: ${forecast.toFixed(4)} forecast, ${played.toFixed(4)} played`)
