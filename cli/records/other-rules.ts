import { shortened } from '@boma/kernel'
import type { RecordFile } from './file.ts'

/** Says of a record that it was played under other rules than those here; '' when it was not. */
export const otherRules = ({ game, record }: Pick<RecordFile, 'game' | 'record'>): string =>
  record.version === game.version
    ? ''
    : `It was played under other rules than those here (version ${shortened(record.version)}, here ${game.version}).`
