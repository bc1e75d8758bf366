import { type Command, readArgs } from '../args.ts'
import { resumeArgs } from '../records/kept.ts'
import { SELF } from '../screen/words.ts'
import { play } from './play.ts'

/** `boma resume`: goes on where the last evening was left, saved or not. */
export const resume: Command = {
  name: 'resume',
  takes: [],
  summary: 'go on with the match that was played last, saved or not',
  options: {},
  notes: [
    'At a terminal every match is kept after each order, with who sat where; the one before it stays beside it as',
    `'previous.boma', for '${SELF} play --load FILE'. The folder is 'boma' in $XDG_STATE_HOME, or in ~/.local/state.`,
  ],
  run: (_given, terminal) => play.run(readArgs(play, resumeArgs()), terminal),
}
