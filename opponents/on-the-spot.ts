import type { Advised } from '@boma/counsel'
import { copy, type Dice, type Side, type TableBase } from '@boma/kernel'
import { seatedAt } from './duel.ts'
import type { Intent, Thinker } from './thinker.ts'

/** What somebody orders who sits down just now and is shown a table: what the side may see of it, if it is to be fair. */
export const onTheSpot = <T extends TableBase>(
  game: Advised<T>,
  thinker: Thinker,
  seen: T,
  side: Side,
  dice: Dice,
): Intent => seatedAt(game, side, thinker).decide({ view: (_, into) => copy(seen, into), log: () => [] }, { dice })
