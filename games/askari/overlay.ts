import { type Laid, lay } from '@boma/overlay'
import { faultsIn } from './data/checks/index.ts'
import { type DataSet, OURS } from './data/data-set.ts'
import { merge } from './overlay/merge.ts'
import { overlayForm } from './overlay/overlay-form.ts'
import { choose } from './overlay/registry.ts'

/** Reads a file of corrections and lays it over the data; nothing is taken on trust, and nothing is put in force. */
export const readOverlay = (file: string, over: DataSet = OURS): Laid<DataSet> =>
  lay(file, over, { form: overlayForm, merge, faultsIn })

/** Puts an overlay in force, for good: call it before the game is loaded, and load the game only then. */
export function applyOverlay(file: string): Laid<DataSet> {
  const laid = readOverlay(file)
  if (laid.kind === 'good') choose({ data: laid.data, hash: laid.hash })
  return laid
}
