import { contradictions, sayContradiction, type Verdict, verifySteps } from '@boma/club'
import type { Command } from '../args.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { readRecordFile } from '../records/file.ts'
import { sentence } from '../screen/words.ts'

const VERDICTS: Readonly<Record<Verdict, { readonly words: string; readonly code: number }>> = {
  sound: {
    words:
      'The record is sound. It cannot say who wrote it: whoever chose the secret and added all the rest himself could try many, and keep the dice he liked. Compare its commitment with the one that you were shown before the first die.',
    code: 0,
  },
  unproven: { words: 'The record is unproven: it holds together, but rests on what its writer says.', code: 3 },
  broken: { words: 'The record is BROKEN.', code: 1 },
}

/** `boma verify`: is a record what it says it is? */
export const verify: Command = {
  name: 'verify',
  takes: ['FILE'],
  summary: 'check every die, action and position of a recorded match',
  options: {
    ...overlayOption,
    against: {
      value: 'FILE',
      repeatable: true,
      says: 'another record to hold against it: of the same match, or of one whose dice may have had the same secret',
    },
  },
  notes: [
    `A record is 'sound' when all of it is proven by the rules and the secret of the dice, 'unproven' when it holds`,
    `together but rests on something that only its writer says, and 'broken' when it contradicts itself or the rules.`,
    `'Sound' says that nothing was changed after the commitment; that several people made the dice, only they can say.`,
    'Exit code 0 when it is sound, 1 when it is broken, 2 when it cannot be read, 3 when it is unproven.',
  ],
  async run(given, terminal) {
    const overlay = await layOverlay(given)
    const { game, record } = await readRecordFile(given.words[0] ?? '')
    fits(overlay, game)
    const { verdict, findings } = await terminal.work(verifySteps(game, record))
    const others = await Promise.all(given.texts('against').map(readRecordFile))
    const against = contradictions([record, ...others.map((other) => other.record)])
    terminal.say(...[...findings, ...against.map(sayContradiction)].map(sentence))
    const all = against.length > 0 ? VERDICTS.broken : VERDICTS[verdict]
    terminal.say(all.words)
    return all.code
  },
}
