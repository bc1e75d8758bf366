// Whether a change of the code changed what is played: npm run traces -- [--game ID] [--actions N] [--seed N]
// Plays random matches of a game, and prints hashes of all that was listed, told and left on the table: the same before
// and after a change that is none of the rules.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  apply,
  begin,
  blank,
  type Dice,
  isOver,
  legal,
  Moves,
  type Rolled,
  type Sink,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { askedOf, countOf, misused } from './asked.ts'

const USAGE = 'Usage: npm run traces -- [--game ID] [--actions N] [--seed N]'
/** Those that are traced when none is named, in the order in which they always were. */
const GAMES = ['skirmish', 'picket', 'windhoek', 'lettow', 'askari', 'tanga', 'heart']

const { asked } = askedOf({ game: '', actions: '200000', seed: '1' }, USAGE)
if (asked.game !== '' && !existsSync(`games/${asked.game}/rules.ts`))
  misused(`There is no game '${asked.game}'.`, USAGE)
const actions = countOf(asked.actions, 'actions', USAGE)
const seed = countOf(asked.seed, 'seed', USAGE)
for (const id of asked.game === '' ? GAMES : [asked.game]) console.log(await trace(id, actions, seed))

/** A line a game: what was listed, told and laid in so many random actions, each as a hash. */
async function trace(id: string, count: number, from: number): Promise<string> {
  const game = (await import(`@boma/${id}`))[id]
  const [listed, told, laid] = [createHash('sha256'), createHash('sha256'), createHash('sha256')]
  const t = blank(game)
  const moves = new Moves()
  const luck = searchDice(from)
  let matches = 0
  const dice: Dice = { draw: (n, sides) => luck.draw(n, sides, matches, n) }
  const sink: Sink = {
    rolled: ({ sides, shows }: Rolled) => void told.update(`${sides}:${shows} `),
    told: (kind, rule, facts, seenBy) => void told.update(`${kind} ${rule} ${JSON.stringify(facts)} ${seenBy}\n`),
  }
  const options = () => luck.draw(matches, 2 ** game.options.length, 7, matches)
  for (let n = 0; n < count; n++) {
    if (isOver(t) || t.core.depth === 0)
      begin(game, t, { scenario: ++matches % game.scenarios.length, options: options() }, dice, sink)
    const some = legal(game, t, moves)
    listed.update(Int32Array.from(moves.toArray()))
    apply(game, t, toDecide(game, t), moves.at(luck.draw(n, some, 3, n)), dice, sink)
    laid.update(t.bytes)
  }
  const mark = (hash: typeof laid) => hash.digest('hex').slice(0, 16)
  return `${id}: ${count} actions, ${matches} matches; listed ${mark(listed)}, told ${mark(told)}, laid ${mark(laid)}`
}
