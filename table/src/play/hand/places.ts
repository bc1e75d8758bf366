import type { Target } from '@boma/showing'
import { isPriced, type Offered } from '../session/offers.ts'

/** Where the offers of the moment lie: on spaces, on pieces; buttons are those that lie nowhere, or the only one. */
export interface Places {
  readonly spaces: ReadonlyMap<number, readonly Offered[]>
  readonly pieces: ReadonlyMap<number, readonly Offered[]>
  readonly buttons: readonly Offered[]
}

/** What is on the screen to be chosen. */
export interface Shown {
  hasSpace(space: number): boolean
  hasPiece(piece: number): boolean
}

/**
 * Lays the offers out. One that names a piece and a space is chosen in two steps: first the piece, which is then held,
 * then the space; when all of them name the same piece there is nothing to take up first. The only one of all is a button
 * too: where there is no choice nobody should have to look for it.
 */
export function layOut(offers: readonly Offered[], held: number | undefined, shown: Shown): Places {
  const spaces = new Map<number, Offered[]>()
  const pieces = new Map<number, Offered[]>()
  const buttons: Offered[] = []
  const isChoice = new Set(offers.filter(isTwofold).map((o) => o.piece)).size > 1
  for (const offer of offers) {
    const piece = offer.piece !== undefined && shown.hasPiece(offer.piece) ? offer.piece : undefined
    const space = offer.space !== undefined && shown.hasSpace(offer.space) ? offer.space : undefined
    const isNowhere = space === undefined && piece === undefined
    // Spots of a tabletop are a sample of many: any may be chosen on the map.
    if ((isNowhere && offer.spot !== undefined) || offer.byHand === true) continue
    if (isNowhere || offers.length === 1) buttons.push(offer)
    if (isNowhere) continue
    if (space === undefined && piece !== undefined) add(pieces, piece, offer)
    else if (space !== undefined) {
      if (piece !== undefined && isChoice) add(pieces, piece, offer)
      if (held === undefined || offer.piece === held || piece === undefined) add(spaces, space, offer)
    }
  }
  return { spaces, pieces, buttons }
}

/**
 * The answer that Enter takes: the main one; else the only button, if there is nothing else to choose or it lets a chance go by.
 * What is one answer among others on the map or on counters is chosen as they are.
 */
export const mainOf = (buttons: readonly Offered[]): Offered | undefined =>
  buttons.find((offer) => offer.main) ?? (buttons.length === 1 ? buttons.find(isMeantByEnter) : undefined)

const isMeantByEnter = ({ alone, passes, lesser }: Offered): boolean => alone || (passes && lesser !== true)

/** Does the offer attack its piece? Where it names a space as well, the piece is the one that goes there. */
export const isStruck = (offer: Offered): boolean => offer.hostile && offer.space === undefined

const isTwofold = (offer: Offered): boolean => offer.piece !== undefined && offer.space !== undefined

function add(map: Map<number, Offered[]>, key: number, offer: Offered): void {
  const there = map.get(key)
  if (there) there.push(offer)
  else map.set(key, [offer])
}

/** What a press on a space or a piece means. */
export type Press =
  | { readonly kind: 'take'; readonly offer: Offered }
  /** The piece is taken up; where it goes comes next. */
  | { readonly kind: 'hold'; readonly piece: number }
  | { readonly kind: 'several'; readonly choices: readonly Meaning[] }
  | { readonly kind: 'nothing' }

/** One of several things that a press may mean. */
export type Meaning = Extract<Press, { kind: 'take' | 'hold' }>

/**
 * Reads a press: what is offered on the piece itself goes before what is offered on its space, and a press on a space
 * where nothing is offered means the pieces in it. Whoever presses counters may only want to look at them: what would be
 * paid for and cannot be taken back is asked about then, though it be the only thing.
 */
export function readPress(
  places: Places,
  at: Target,
  piecesIn: (space: number) => readonly number[],
  isKept: (offer: Offered) => boolean = () => true,
): Press {
  const choices = choicesAt(places, at, piecesIn)
  const [only] = choices
  if (only === undefined) return { kind: 'nothing' }
  const isLook = at.space !== undefined && piecesIn(at.space).length > 0
  return choices.length === 1 && !(isLook && isBought(only, isKept)) ? only : { kind: 'several', choices }
}

const isBought = (choice: Meaning, isKept: (offer: Offered) => boolean): boolean =>
  choice.kind === 'take' && isPriced(choice.offer) && isKept(choice.offer)

function choicesAt(places: Places, at: Target, piecesIn: (space: number) => readonly number[]): readonly Meaning[] {
  const onPiece = at.piece === undefined ? [] : choicesOf(places, at.piece)
  if (onPiece.length > 0 || at.space === undefined) return onPiece
  const onSpace = (places.spaces.get(at.space) ?? []).map(taking)
  return onSpace.length > 0 ? onSpace : piecesIn(at.space).flatMap((piece) => choicesOf(places, piece))
}

function choicesOf(places: Places, piece: number): readonly Meaning[] {
  const offers = places.pieces.get(piece) ?? []
  const direct = offers.filter((offer) => !isTwofold(offer)).map(taking)
  return direct.length < offers.length ? [...direct, { kind: 'hold', piece }] : direct
}

const taking = (offer: Offered): Meaning => ({ kind: 'take', offer })
