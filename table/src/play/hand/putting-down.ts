import { lengthOfTape } from '../../map/tabletop/measuring.ts'
import { language, t } from '../../words/words.ts'
import { type Offered, offersFor } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import type { Aim } from './aim.ts'

/** What putting down what is held would be, as the main answer: of a unit that goes, how far. */
export function puttingDown(session: Session, { action, way }: Aim): readonly Offered[] {
  const inches = way && lengthOfTape(way).toLocaleString(language.value())
  return offersFor(session.game, session.view(), action === undefined ? [] : [action]).map((offer) => ({
    ...offer,
    main: true,
    label: inches === undefined ? offer.label : t('troop.march', { inches }),
  }))
}
