import { correctable } from '@boma/overlay'
import { faultsIn } from './data/checks/index.ts'
import { OURS } from './data/data-set.ts'
import { merge } from './overlay/merge.ts'
import { overlayForm } from './overlay/overlay-form.ts'
import { choose } from './overlay/registry.ts'

/** Reads an owner's corrections to the data, and puts them in force before the game is loaded. */
export const { readOverlay, applyOverlay } = correctable(OURS, { form: overlayForm, merge, faultsIn }, choose)
