import { lengthOfTape } from '../../map/tabletop/measuring.ts'
import { language, t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import { type Offered, offersFor } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import type { Aim, Aiming } from './aim.ts'
import type { Places } from './places.ts'
import type { TakenStack } from './taken.ts'
import type { Turning } from './turn.ts'

/** What a hand may hold: a stack, which it may turn, or a figure of a tabletop. */
export interface Holding {
  readonly taken: TakenStack
  readonly turning: Turning
  readonly aiming: Aiming
}

/** Where the offers lie while a hand holds something: what can be done besides going somewhere is a button. */
export function besides(session: Session, scene: Scene, laid: Places, { taken, turning, aiming }: Holding): Places {
  const inHand = taken.space()
  if (inHand !== undefined && !taken.isUnderWay()) return besidesStack(inHand, laid, taken, scene, turning)
  const aim = aiming.aim()
  if (!aim?.isSet || (aim.action ?? aim.nearest?.action) === undefined) return laid
  // A figure that keys or a finger hold over a spot is put down by a button too, and that is the main one.
  const others = laid.buttons.map((offer) => ({ ...offer, main: false }))
  return { ...laid, buttons: [...others, ...puttingDown(session, aim)] }
}

/**
 * What else the stack in the hand can do where it is, as buttons: on the map there is only where it can go. What begins
 * one of its ways is for those who want to lead it step by step. It is turned by hand, or by keys.
 */
function besidesStack(
  space: number,
  { spaces, pieces }: Places,
  taken: TakenStack,
  scene: Scene,
  turning: Turning,
): Places {
  const first = new Set(taken.reach()?.goals.map((goal) => goal.order[0]))
  const here = [...(spaces.get(space) ?? []), ...scene.piecesAt(space).flatMap(({ id }) => pieces.get(id) ?? [])]
  const turns = new Set(turning.facings()?.ways.flatMap(({ order }) => (order.length === 1 ? order : [])))
  // What a counter does in its space is none: such an offer names no counter that is there, as a concentration on a leader.
  const isPlaced = ({ piece, space }: Offered) => piece !== undefined && scene.hasPiece(piece) && space !== undefined
  // What is chosen on the map of a tabletop is one order, and needs no button besides.
  const isOnMap = (offer: Offered) => scene.board().kind === 'tabletop' && first.has(offer.action)
  const buttons = here
    .filter((offer) => !isPlaced(offer) && !turns.has(offer.action) && !isOnMap(offer))
    .map((offer) => ({
      ...offer,
      // On a tabletop a unit is taken up to be moved, and nothing is lit for that.
      main: offer.begins === true && offer.main,
      label: first.has(offer.action) ? t('march.byHand', { label: offer.label }) : offer.label,
    }))
  return { spaces: new Map(), pieces: new Map(), buttons: [...new Map(buttons.map((b) => [b.action, b])).values()] }
}

/** What putting down what is held would be, there or as far along as it may come, as the main answer: of a unit that goes, how far. */
function puttingDown(session: Session, { action, nearest, way }: Aim): readonly Offered[] {
  const deed = action ?? nearest?.action
  const inches = way && lengthOfTape(way).toLocaleString(language.value())
  return offersFor(session.game, session.view(), deed === undefined ? [] : [deed]).map((offer) => ({
    ...offer,
    main: true,
    label: inches === undefined ? offer.label : t('troop.march', { inches }),
  }))
}
