import {
  type Action,
  actionName,
  apply,
  begin,
  blank,
  Chronicle,
  copyOf,
  isOver,
  legal,
  Moves,
  question,
  type Rules,
  searchDice,
  type TableBase,
  type TrueEvent,
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

/** A number below another. */
type Draw = (below: number) => number

/** Plays matches at random, half the time towards what is weighed; shows each position with what is, and then what was told. */
function playTowards<T extends TableBase>(
  game: Rules<T>,
  run: WeighedMatches<T>,
  look: (t: T, weighed: readonly Action[], pick: Draw) => void,
  hear?: (before: T, told: readonly TrueEvent[]) => void,
): void {
  const { scenario, options, seed } = run
  const draws = searchDice([seed, scenario])
  let n = 0
  const pick: Draw = (below) => draws.draw(n, below, 7, n++)
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
      look(t, weighed, pick)
      // Half the time towards a fight, so that there are some.
      const among = weighed.length > 0 && pick(2) === 0 ? weighed : all
      const heard = hear && { before: copyOf(game, t), chronicle: new Chronicle(game.flow) }
      apply(game, t, toDecide(game, t), among[pick(among.length)] as Action, luck, heard?.chronicle)
      if (heard !== undefined) hear?.(heard.before, heard.chronicle.events)
    }
  }
}

/** Scenes out of random matches, `most` of each kind at the most, drawn evenly from all that there were. */
export function weighedScenes<T extends TableBase>(game: Rules<T>, run: WeighedMatches<T>): readonly WeighedScene<T>[] {
  const kinds = new Map<string, { met: number; kept: WeighedScene<T>[] }>()
  playTowards(game, run, (t, weighed, pick) => {
    if (weighed.length > 0) keep(t, weighed[pick(weighed.length)] as Action, pick)
  })
  return [...kinds.values()].flatMap(({ kept }) => kept)

  function keep(t: T, action: Action, pick: Draw): void {
    const kind = `${question(game, t)?.name} ${actionName(game.actions, action)}`
    const found = kinds.get(kind) ?? { met: 0, kept: [] }
    kinds.set(kind, found)
    const place = found.met < run.most ? found.met : pick(found.met + 1)
    found.met++
    if (place < run.most) found.kept[place] = { kind, t: copyOf(game, t), action }
  }
}

/** What an event says that the rules used for a counter, and under what name its card has that. */
export interface UsedValue {
  readonly piece: number
  readonly fact: string
  /** The first number of it, or how it is written. */
  readonly value: number | RegExp
}

/** What cards said of counters that the rules then used: how many values, and which were others. */
export interface HeldCards {
  readonly held: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

/** Holds what events say that the rules used against what the card had before; `used` may name a fault at once. */
export function heldCards<T extends TableBase>(
  game: Rules<T>,
  run: WeighedMatches<T>,
  card: (t: T, piece: number) => readonly { readonly name: string; readonly text: string }[],
  used: (e: TrueEvent, before: T, earlier: readonly TrueEvent[]) => readonly (UsedValue | string)[],
): HeldCards {
  const held = new Map<string, number>()
  const faults: string[] = []
  const hold = (before: T, { kind }: TrueEvent, { piece, fact, value }: UsedValue): void => {
    const text = card(before, piece).find(({ name }) => name === fact)?.text ?? ''
    held.set(fact, (held.get(fact) ?? 0) + 1)
    const isSo = typeof value === 'number' ? Number(/\d+/.exec(text)?.[0]) === value : value.test(text)
    if (!isSo) faults.push(`${kind} ${piece}: ${fact} is '${text}', and ${value} was used`)
  }
  const hear = (before: T, told: readonly TrueEvent[]): void => {
    for (const [i, e] of told.entries())
      for (const each of used(e, before, told.slice(0, i)))
        if (typeof each === 'string') faults.push(each)
        else hold(before, e, each)
  }
  playTowards(game, run, () => {}, hear)
  return { held, faults }
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
