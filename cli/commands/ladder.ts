import type { Command } from '../args.ts'
import { contender, contestOf, contestOptions } from '../contest/asked.ts'
import { meet } from '../contest/meeting.ts'
import { scoreOf } from '../contest/score.ts'
import { percent } from '../duel/tally.ts'
import { SELF } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'

/** `boma ladder`: how several computer players stand to each other. */
export const ladder: Command = {
  name: 'ladder',
  takes: [],
  summary: 'let several computer players meet, each with each other, and print the table of what they scored',
  options: { ...contestOptions, players: { value: 'A,B,...', says: 'who meets, two or more' } },
  notes: [
    'A line of the table says what its player has of the points against each other one, in hundredths, with the range in which',
    'the share lies nineteen times out of twenty, by pairs.',
    'Example:',
    `  ${SELF} ladder --game lettow --players planner,greedy,random --pairs 20`,
  ],
  async run(given, terminal) {
    const players = (given.text('players') ?? '').split(',').map(contender)
    if (new Set(players).size < 2) throw new Unusable('--players wants two names or more, as in planner,greedy.')
    const { game, terms, conduct, rows } = await contestOf(given)
    const cells = new Map<string, string>()
    for (const [i, a] of players.entries())
      for (const b of players.slice(i + 1)) {
        const scores = await meet({ ...terms, players: [a, b] }, conduct, rows)
        if (scores.length === 0) continue
        const { share, byPairs } = scoreOf(scores)
        cells.set(`${a} ${b}`, cell(share, byPairs))
        cells.set(`${b} ${a}`, cell(1 - share, [1 - byPairs[1], 1 - byPairs[0]]))
      }
    terminal.say(`${game.english.name}, ${terms.scenario}, ${terms.pairs} pairs each:`, ...table(players, cells))
    return 0
  },
}

const cell = (share: number, [low, high]: readonly [number, number]): string =>
  `${percent(share)} (${Math.round(100 * low)}-${Math.round(100 * high)})`

function table(players: readonly string[], cells: ReadonlyMap<string, string>): readonly string[] {
  const rows = [['', ...players], ...players.map((a) => [a, ...players.map((b) => cells.get(`${a} ${b}`) ?? '')])]
  const wide = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((text, column) => text.padEnd(wide[column] ?? 0)).join('  ')}`.trimEnd())
}
