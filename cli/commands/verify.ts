import { verify as audit } from '@boma/kernel'
import type { Command } from '../args.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { readRecordFile } from '../records/file.ts'
import { sentence } from '../screen/words.ts'

/** `boma verify`: is a record what it says it is? */
export const verify: Command = {
  name: 'verify',
  takes: ['FILE'],
  summary: 'check every die, action and position of a recorded match',
  options: overlayOption,
  notes: ['Exit code 0 when the record is sound, 1 when it is not, 2 when it cannot be read.'],
  async run(given, terminal) {
    const overlay = await layOverlay(given)
    const { game, record } = await readRecordFile(given.words[0] ?? '')
    fits(overlay, game)
    const { sound, findings } = audit(game, record)
    terminal.say(...findings.map(sentence), sound ? 'The record is sound.' : 'The record is NOT sound.')
    return sound ? 0 : 1
  },
}
