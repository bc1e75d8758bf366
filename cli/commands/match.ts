import type { Command } from '../args.ts'
import { contender, contestOf, contestOptions } from '../contest/asked.ts'
import { meet } from '../contest/meeting.ts'
import { matchesOf, points } from '../contest/pairs.ts'
import { type MatchRow, nameOf } from '../contest/row.ts'
import { scoreOf, verdictOf } from '../contest/score.ts'
import { percent } from '../duel/tally.ts'
import { SELF } from '../screen/words.ts'

/** `boma match`: which of two computer players is stronger. */
export const match: Command = {
  name: 'match',
  takes: ['A', 'B'],
  summary:
    'let two computer players meet in pairs of matches, each side once with the same dice, and say who is stronger',
  options: {
    ...contestOptions,
    test: { value: 'LEAST,MOST', says: `stop as soon as it is sure whether A leads by LEAST or by MOST points of Elo` },
  },
  notes: [
    `A player is a name, or a name with the iterations it is given: 'planner', 'hauptmann:400'. The share of A comes with the`,
    'range in which it lies nineteen times out of twenty, once by matches and once by pairs, whose two matches depend on each',
    'other. A row of the file replays to the same fingerprint with the same version of the rules.',
    'Example:',
    `  ${SELF} match planner greedy --game lettow --pairs 50 --rows lettow.jsonl`,
  ],
  async run(given, terminal) {
    const [a, b] = [contender(given.words[0] ?? ''), contender(given.words[1] ?? '')]
    const { game, terms, conduct, rows } = await contestOf(given)
    const pairing = { ...terms, players: [a, b] as const }
    const scores = await meet(pairing, conduct, rows)
    if (scores.length === 0) {
      terminal.say('No pair was played whole.')
      return 1
    }
    const { pairs, share, byMatches, byPairs } = scoreOf(scores)
    const played = scores.flatMap((_, pair) =>
      matchesOf(pairing, pair).flatMap((fixture) => rows.get(nameOf(fixture)) ?? []),
    )
    terminal.say(
      `${game.english.name}, ${terms.scenario}: ${a} against ${b}, ${pairs} pairs.`,
      `  ${a} has ${percent(share)} of the points: ${span(byMatches)} by matches, ${span(byPairs)} by pairs.`,
      ...[0, 1].map((side) => `  as ${game.english.sides[side]}: ${sideLine(played, a, side)}`),
      `  ${(played.reduce((sum, row) => sum + row.ms, 0) / 1000 / played.length).toFixed(2)} s and ${mean(played, 'orders')} orders a match.`,
    )
    if (conduct.bounds) terminal.say(`  The test says: ${VERDICTS[verdictOf(scores, conduct.bounds)]}.`)
    return 0
  },
}

const VERDICTS = { stronger: 'stronger', not: 'not stronger', open: 'not enough pairs to tell' } as const

const span = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`

const mean = (rows: readonly MatchRow[], of: 'orders'): number =>
  Math.round(rows.reduce((sum, row) => sum + row[of], 0) / rows.length)

/** What a player made of a side. */
function sideLine(rows: readonly MatchRow[], player: string, side: number): string {
  const own = rows.filter(({ players }, i) => players[side] === player && (players[0] !== players[1] || i % 2 === side))
  const sum = own.reduce((all, row) => all + points(row, side), 0)
  return `${sum} of ${own.length}`
}
