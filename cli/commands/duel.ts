import { type BySide, SIDES, seatsOf } from '@boma/kernel'
import { PLAYERS, type PlayerName, playOut } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { type Arguments, type Command, wholeNumber } from '../args.ts'
import { optionsOf, scenarioNamed, seatedAt } from '../choices.ts'
import { count, countDeeds, emptyTally, picture } from '../duel/tally.ts'
import { gameNamed } from '../games.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { progress } from '../screen/progress.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { secretBytes } from '../secrets.ts'
import { Unusable } from '../unusable.ts'

const GAMES = '20'

/** `boma duel`: one computer player against another, many times. */
export const duel: Command = {
  name: 'duel',
  takes: ['GAME'],
  summary: 'let two computer players meet many times, and say who wins how often',
  options: {
    side: {
      value: 'NAME=WHO',
      repeatable: true,
      says: `who plays a side: 'greedy' (unless you say otherwise), 'planner', 'random' or 'idle', who lets every chance go by`,
    },
    games: { value: 'N', says: `how many matches; ${GAMES} when left out` },
    scenario: { value: 'ID', says: `the scenario; the game's first when left out` },
    options: { value: 'LIST', says: `optional rules: 'fog,weather', 'all' or 'none'; the usual ones when left out` },
    seed: { value: 'TEXT', says: `the same text gives the same matches; '1' when left out` },
    ...overlayOption,
  },
  notes: [
    'The shares come with the range in which they lie nineteen times out of twenty.',
    'Example:',
    `  ${SELF} duel lettow --side allied=greedy --side german=idle --games 100`,
  ],
  async run(given, terminal) {
    const overlay = await layOverlay(given)
    const game = await gameNamed(given.words[0] ?? '')
    fits(overlay, game)
    meet(game, given, terminal)
    return 0
  },
}

function meet(game: Game, given: Arguments, terminal: Terminal): void {
  const games = wholeNumber('games', given.text('games') ?? GAMES)
  const who = contenders(game, given.texts('side'))
  const scenario = scenarioNamed(game, given.text('scenario')) ?? game.scenarios[0]?.id ?? ''
  const options = optionsOf(game, given.text('options'))
  const opening = { scenario, ...(options && { options }) }
  const first = new DataView(secretBytes('duel', given.text('seed') ?? '1').buffer).getUint32(0)
  const players = [PLAYERS[who[0]], PLAYERS[who[1]]] as const
  const names = SIDES.map((side) => `${game.english.sides[side]} (${who[side]})`)
  terminal.say(`${game.english.name}: ${names.join(' against ')}, ${games} matches.`)
  const tally = emptyTally()
  const bar = progress(games, 'matches')
  const started = performance.now()
  for (let n = 0; n < games; n++) {
    const seed = (first + n) >>> 0
    const table = playOut(game, opening, players, seed, (side, actions) => countDeeds(tally, game, side, actions))
    count(tally, table)
    bar.at(n + 1)
  }
  bar.end()
  terminal.say(...picture(tally, names))
  terminal.say(`${((performance.now() - started) / 1000 / games).toFixed(2)} s a match.`)
}

/** Who plays each side; a duel has no people, and one player a side. */
function contenders(game: Game, texts: readonly string[]): BySide<PlayerName> {
  const seats = seatedAt(game, texts)
  const places = seatsOf(game)
  const [first, second] = SIDES.map((side) => {
    const sitting = new Set(places.flatMap((place, i) => (place.side === side ? [seats[i] ?? 'human'] : [])))
    if (sitting.size > 1) throw new Unusable(`In a duel one player has all of ${game.english.sides[side]}.`)
    const [one = 'human'] = sitting
    if (one === 'human' && texts.some((text) => /=human$/i.test(text)))
      throw new Unusable(`In a duel nobody is 'human'; '${SELF} play GAME' is for people.`)
    return one === 'human' ? 'greedy' : one
  })
  return [first ?? 'greedy', second ?? 'greedy']
}
