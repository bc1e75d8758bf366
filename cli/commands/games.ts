import { SIDES, sideWord } from '@boma/kernel'
import type { Game } from '@boma/showing'
import type { Command } from '../args.ts'
import { gamesOnOffer, isSample } from '../games.ts'
import { bold } from '../screen/words.ts'

/** `boma games`: what can be played. */
export const games: Command = {
  name: 'games',
  takes: [],
  summary: 'list the games, their sides, scenarios and optional rules',
  options: { all: { says: 'list the sample game too' } },
  async run(given, terminal) {
    terminal.say((await gamesOnOffer(given.flag('all'))).map(card).join('\n\n'))
    return 0
  },
}

function card(game: Game): string {
  const { english } = game
  const sample = isSample(game) ? ', a sample' : ''
  const options = game.options.map((o) => `${o.id} (${english.options[o.id]}, ${o.rule}${o.usually ? ', usual' : ''})`)
  return [
    `${bold(game.id)}: ${english.name}${sample} (rules ${game.version})`,
    `  sides      ${SIDES.map((side) => sideWord(game, side)).join(', ')}`,
    `  scenarios  ${game.scenarios.map((s) => `${s.id} (${english.scenarios[s.id]})`).join(', ')}`,
    `  options    ${options.join(', ') || 'none'}`,
  ].join('\n')
}
