import { type Action, ALLOWED, actionOf, actionOperands, operandsOfKind, question } from '@boma/kernel'
import { foresee, type Goal, intentsFor, type Target } from '@boma/showing'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session } from '../session/session.ts'
import type { TakenStack } from './taken.ts'

/** How many ways that lead towards a place are tried out before it is only said to be out of reach. */
const MOST = 3

/** Why those in the hand cannot go to a place or strike it; undefined while the hand is empty. */
export function whyOutOfReach(session: Session, scene: Scene, taken: TakenStack, there: number): Refused | undefined {
  const from = taken.space()
  if (from === undefined) return undefined
  const begun = [...alongTheWay(session, scene, taken, there), ...atOnce(session, scene, from)]
  // Who is on the way is asked about already.
  const tried = taken.isUnderWay() ? [[], ...begun] : begun
  return (
    byCase(whyByTheGame(session, scene, taken, there)) ??
    session.whyNotThere(tried, { space: there }) ??
    whyNotUpon(session, scene, from, there) ??
    // What is asked may be about the place alone: where a counter is laid down, whom somebody shoots at.
    byCase(session.whyNothing({ space: there })) ?? {
      // No rule forbids it, it is only too far: by the case of what is asked.
      sentence: t('text.outOfReach', { place: scene.nameOf(there) }),
      rule: question(session.game, session.view())?.rule ?? '',
    }
  )
}

/** A reason that names a case; one without says only that something else is asked. */
const byCase = (why: Refused | undefined): Refused | undefined => (why?.rule === '' ? undefined : why)

/** What the game itself says of it, where it does. */
function whyByTheGame(session: Session, { page }: Scene, taken: TakenStack, there: number): Refused | undefined {
  const pieces = taken.reach()?.pieces
  const why = page.advice.whyNot?.(session.view(), { space: taken.space() ?? -1, ...(pieces && { pieces }) }, there)
  return why === undefined || why === ALLOWED ? undefined : session.inWords(why)
}

/** Why those of a space cannot do what the question itself lets them do somewhere: go there, shoot at it, charge it. */
function whyNotUpon(session: Session, scene: Scene, from: number, there: number): Refused | undefined {
  const { game, view, whyNot } = session
  const here = new Set(scene.piecesAt(from).map(({ id }) => id))
  const isOfOnes = (action: Action) =>
    actionOperands(game.actions, action).some(([{ role }, value]) => role === 'piece' && here.has(value))
  const byPieces = intentsFor(game, view(), { space: there }).filter(isOfOnes)
  const kinds = question(game, view())?.choices.map((choice) => choice.action) ?? []
  const bySpaces = kinds.flatMap((kind) => {
    const roles = operandsOfKind(game.actions, kind).map(({ role }) => role)
    return roles.join() === 'space,to' ? (actionOf(game.actions, kind, [from, there]) ?? []) : []
  })
  const reasons = [...byPieces, ...bySpaces].flatMap((action) => whyNot(action) ?? [])
  return reasons.find(({ rule }) => rule !== '')
}

/** As far as those in the hand come towards a place: the nearest of their goals, each from its last step back to its first. */
function alongTheWay(session: Session, scene: Scene, taken: TakenStack, there: number): readonly (readonly Action[])[] {
  const to = scene.space(there)
  const far = ({ space }: Goal): number => {
    const at = scene.space(space)
    return at && to ? Math.hypot(at.x - to.x, at.y - to.y) : Number.POSITIVE_INFINITY
  }
  const goals = (taken.reach()?.goals ?? []).toSorted((a, b) => far(a) - far(b)).slice(0, MOST)
  return goals.flatMap(({ order }) => {
    const begun = order.map((_, i) => order.slice(0, order.length - i))
    // What ends a march leads to a question about others.
    return askedAfter(session, order) === askedAfter(session, order.slice(0, -1)) ? begun : begun.slice(1)
  })
}

/** What is asked after so much of an order. */
function askedAfter({ game, view, deciding }: Session, actions: readonly Action[]): string | undefined {
  const seen = foresee(game, view(), deciding(), actions)
  return seen && question(game, seen)?.name
}

/** What they could do where they are, and strike from. */
function atOnce(session: Session, scene: Scene, from: number): readonly (readonly Action[])[] {
  const here = new Set(scene.piecesAt(from).map(({ id }) => id))
  const isHere = (offer: Target) => offer.space === from || here.has(offer.piece ?? -1)
  return session.offers().flatMap((offer) => (isHere(offer) ? [[offer.action]] : []))
}
