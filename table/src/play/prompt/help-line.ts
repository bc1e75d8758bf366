import type { Stakes } from '@boma/showing'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { hasMover } from '../hand/lighting.ts'
import type { Scene } from '../scene/scene.ts'
import { isFigure, type Offered } from '../session/offers.ts'

/** One line under the question: what the signs on the map mean just now. */
export function helpLine(scene: Scene, hand: Hand): string {
  const aim = hand.aiming.aim()
  if (aim?.refused) return aim.refused.sentence
  if (hand.thread.isOut() && hand.thread.laid() === undefined) return t('sight.from')
  const { spaces, pieces } = hand.places()
  const isBeside = [...pieces.keys()].some((piece) => scene.space(scene.piece(piece)?.space) === undefined)
  const onSpaces = [...spaces.values()].flat()
  const onPieces = [...pieces.values()].flat()
  // Who is to act is shown by bars, for a lit hex under counters is hardly seen; where to go, by the hex. Points have rings.
  const isGoing = scene.board().kind === 'points' || scene.pieces().some((piece) => piece.states.includes('moving'))
  const isUnder = (space: number) => !isGoing && scene.piecesAt(space).some((piece) => piece.side === scene.viewer())
  const isBarred = onPieces.some((offer) => !offer.hostile) || [...spaces.keys()].some(isUnder)
  const isBright = [...spaces].some(([space, offers]) => !isUnder(space) && offers.some(isPlain))
  const lines = [
    hand.aiming.mover()
      ? t(hand.aiming.isTroop() ? troopKey() : aimKey(), { piece: hand.aiming.mover()?.name ?? '' })
      : '',
    hand.held() === undefined ? '' : t('help.held'),
    isWaiting(scene) && hand.aiming.mover() === undefined ? t('troop.helpWaiting') : '',
    isBarred && !isWaiting(scene) && hand.held() === undefined
      ? t(scene.board().kind === 'tabletop' ? 'help.figures' : 'help.pieces')
      : '',
    isBeside ? t('help.beside') : '',
    hasMover(scene, hand) && onSpaces.some((offer) => isFigure(offer.cost)) ? t('help.costs') : '',
    isBright && onPieces.length === 0 ? t(scene.board().kind === 'hexes' ? 'help.spaces' : 'help.places') : '',
    hostileWords(onSpaces, onPieces),
  ]
  return lines.filter((line) => line !== '').join(' ')
}

/** The line under what an end would cost: who is at stake can be chosen, if somebody is; undefined where nothing is at stake. */
export function stakesLine(stakes: Stakes | undefined): string | undefined {
  if (stakes === undefined || stakes.risks.length === 0) return undefined
  return stakes.risks.some(({ spaces, pieces }) => spaces.length + pieces.length > 0) ? t('stakes.help') : ''
}

/** Is somebody of a tabletop still to be set up? */
const isWaiting = (scene: Scene): boolean => scene.pieces().some(({ states }) => states.includes('waiting'))

/** A finger has neither wheel nor keys: the button beside the answers turns a figure. */
const aimKey = () => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 'help.aimByFinger' : 'help.aim')

const troopKey = () => (aimKey() === 'help.aim' ? 'troop.helpGoing' : 'troop.helpFinger')

/** What red brackets mean: what may be attacked, or the fights themselves where there is nothing else to choose. */
function hostileWords(onSpaces: readonly Offered[], onPieces: readonly Offered[]): string {
  if (![...onSpaces, ...onPieces].some(isHostile)) return ''
  return t(onPieces.length === 0 && onSpaces.every(isHostile) ? 'help.fights' : 'help.hostile')
}

const isHostile = (offer: Offered): boolean => offer.hostile

/** Is it chosen in a bright space that says nothing else? */
const isPlain = (offer: Offered): boolean => !offer.hostile && !isFigure(offer.cost)
