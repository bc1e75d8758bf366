import { lengthOfTape } from '../../map/tabletop/measuring.ts'
import { language, t } from '../../words/words.ts'
import { type Offered, offersFor } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import type { Aim } from './aim.ts'

/** What putting down what is held would be, there or as far along as it may come, as the main answer: of a unit that goes, how far. */
export function puttingDown(session: Session, { action, nearest, way }: Aim): readonly Offered[] {
  const deed = action ?? nearest?.action
  const inches = way && lengthOfTape(way).toLocaleString(language.value())
  return offersFor(session.game, session.view(), deed === undefined ? [] : [deed]).map((offer) => ({
    ...offer,
    main: true,
    label: inches === undefined ? offer.label : t('troop.march', { inches }),
  }))
}
