import { lengthOf } from '@boma/opponents'
import { guideTo, type SpokenGame, scenarioName, scenarioParts } from '@boma/showing'
import type { Command } from '../args.ts'
import { scenarioNamed } from '../choices.ts'
import { gameNamed } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { bold, SELF } from '../screen/words.ts'
import { wrap } from '../screen/wrap.ts'
import { Unusable } from '../unusable.ts'

const WIDEST = 100

/** `boma scenario`: what a scenario is, before it is played. */
export const scenario: Command = {
  name: 'scenario',
  takes: ['GAME', '[ID]'],
  summary:
    'say what happened there, who needs what, how long it takes and how even it is; the one to play first without ID',
  options: languageOption,
  notes: [`'${SELF} games' lists the scenarios. As in '${SELF} scenario tanga big-push'.`],
  async run(given, terminal) {
    const [id = '', word] = given.words
    const game: SpokenGame = await inLanguage(await gameNamed(id), given.text('language'))
    const guide = await guideTo(game)
    if (guide === undefined) throw new Unusable(`${game.english.name} says nothing of its scenarios.`)
    const chosen = scenarioNamed(game, word) ?? guide.first
    const parts = scenarioParts(game, chosen, guide, lengthOf(game.id, chosen))
    const width = Math.min(terminal.width, WIDEST)
    terminal.say(bold(`${game.tongue.name}: ${scenarioName(game, chosen)}`))
    for (const { head, lines } of parts) terminal.say('', bold(head), ...lines.flatMap((line) => wrap([line], width)))
    return 0
  },
}
