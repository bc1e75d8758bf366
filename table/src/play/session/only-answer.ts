import { openKinds, toDecide } from '@boma/kernel'
import { foresee } from '@boma/showing'
import type { Offered } from './offers.ts'
import type { Session } from './session.ts'

/** Is it an answer that only lets the chance go by? */
const isPass = ({ passes, space, piece }: Offered): boolean => passes && space === undefined && piece === undefined

/** Is it one beside the main answer, for which a key is worth while? */
export const isQuietPass = (offer: Offered): boolean => isPass(offer) && !offer.main

/**
 * The only answer to what is asked, where giving it takes nothing from whoever is asked: it lets a chance go by, or no die
 * is rolled for it and it bars no way back that is still open. Dice are for people to press for.
 */
export function onlyAnswer(session: Session): Offered | undefined {
  const [only, ...others] = session.offers()
  if (only === undefined || others.length > 0) return undefined
  return isPass(only) || isForced(session, only) ? only : undefined
}

function isForced({ game, view, deciding, mayTakeBack }: Session, { action }: Offered): boolean {
  const seen = view()
  // Of what can be put anywhere only a few places are listed.
  if (openKinds(game, seen).length > 0) return false
  const after = foresee(game, seen, deciding(), [action])
  if (after === undefined) return false
  const isFinal = toDecide(game, after) !== deciding() || after.core.reveals !== seen.core.reveals
  return !isFinal || !mayTakeBack()
}
