import type { Meeting, Rated } from '@boma/opponents'
import type { Command } from '../args.ts'
import { rowsIn } from '../contest/row.ts'
import { meetingsIn, ratingsOf } from '../contest/standings.ts'
import { SELF } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'
import { listOf, writeOut } from '../written.ts'

const FILE = 'opponents/measured.ts'

/** `boma measured`: what matches that were played say about how strong each computer player is. */
export const measured: Command = {
  name: 'measured',
  takes: ['ROWS'],
  summary: 'sum up rows of matches: what each computer player scored against each other, and what rating that comes to',
  options: { write: { says: `write it to ${FILE}, from which the page says how strong each level is` } },
  notes: [
    `ROWS is a file that '--rows' has kept. Players with a budget of their own do not count. On the scale of the ratings the`,
    'greedy one has 1000 in every scenario, and 400 points make ten to one.',
  ],
  run(given, terminal) {
    const path = given.words[0] ?? ''
    const rows = rowsIn(path)
    if (rows.length === 0) throw new Unusable(`There is no row in ${path}.`)
    const meetings = meetingsIn(rows)
    const rated = ratingsOf(meetings)
    terminal.say(...meetings.map(meetingLine), ...rated.map(ratedLine))
    if (given.flag('write')) {
      write(meetings, rated)
      terminal.say(`${FILE} has it now; '${SELF} match' plays more.`)
    }
    return 0
  },
}

const meetingLine = ({ game, scenario, players, matches, points }: Meeting): string =>
  `${game} ${scenario}: ${players[0]} against ${players[1]}, ${points[0]} of ${matches[0]} with the first side, ${points[1]} of ${matches[1]} with the second.`

const ratedLine = ({ game, scenario, player, rating, error }: Rated): string =>
  `${game} ${scenario}: ${player} ${rating}${error > 0 ? ` ± ${error}` : ''}`

function write(meetings: readonly Meeting[], rated: readonly Rated[]): void {
  const text = [
    `import type { Meeting, Rated } from './strength.ts'`,
    '',
    `// Written by \`boma measured ROWS --write\`, from matches that were played; docs/opponents.md says which.`,
    '',
    '/** What players scored against each other. */',
    `export const MEETINGS: readonly Meeting[] = ${listOf(meetings)}`,
    '',
    '/** What that comes to, on a scale on which the greedy one has 1000 in every scenario. */',
    `export const RATED: readonly Rated[] = ${listOf(rated)}`,
    '',
  ].join('\n')
  writeOut(FILE, text)
}
