import type { GameEvent } from '@boma/kernel'
import { sayNews } from '@boma/showing'
import { createEffect, createSignal, on, onCleanup } from 'solid-js'
import { announce } from '../../text/commands.ts'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { pieceWords, toldAt } from '../scene/piece-words.ts'
import type { Scene } from '../scene/scene.ts'
import { terrainWords } from '../scene/terrain-words.ts'
import type { Session } from '../session/session.ts'
import { aimWords } from './aim-words.ts'
import { partAloud } from './aloud.ts'
import { goalsAloud } from './march-words.ts'

const NOTHING = { urgent: [], calm: [] }

interface AnnouncerProps {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly cursor: number | undefined
  /** Is what happened told by somebody else? */
  readonly isTold: boolean
  /** Do dice fall that were not seen yet? What they bring is told when they lie. */
  readonly isPlaying: boolean
}

/** Says aloud, to those who listen, what happened, who decides what, and where the keyboard is. */
export function Announcer(props: AnnouncerProps) {
  const [urgent, setUrgent] = createSignal('')
  const [news, setNews] = createSignal('')
  const [place, setPlace] = createSignal('')
  let told = props.session.told()
  let heard = ''
  createEffect(
    on([props.session.version, props.session.curtain, () => props.isPlaying], () => {
      const { session } = props
      const now = `${session.version()} ${session.curtain()}`
      // Each thing once, and not before it is seen; a battle that is watched once more is no news.
      if (props.isPlaying || now === heard) return
      heard = now
      // Whoever comes to the table hears it all once the curtain is up.
      if (session.curtain() !== undefined) {
        setUrgent('')
        setNews('')
        return
      }
      const events = props.isTold ? NOTHING : partAloud(props.scene.page, session.since(told))
      told = session.told()
      setUrgent(said(session, events.urgent).join(' '))
      setNews([...session.standing.said(), ...said(session, events.calm), announce(session)].join(' '))
    }),
  )
  usePlaceAloud(props, setPlace)
  return (
    <>
      <p class="unseen" aria-live="polite">
        {news()}
      </p>
      <p class="unseen" aria-live="assertive">
        {urgent()}
      </p>
      <p class="unseen" aria-live="polite">
        {place()}
      </p>
    </>
  )
}

/** Whoever moves a unit by keys hears where it has come to when he pauses. */
const PAUSE = 400

/** Where the keyboard is, and where a unit is held that is moved by it. */
function usePlaceAloud(props: AnnouncerProps, say: (words: string) => void): void {
  createEffect(() => say(props.cursor === undefined ? '' : spaceWords(props.scene, props.hand, props.cursor)))
  createEffect(
    on(props.hand.aiming.aim, (aim) => {
      if (!aim?.isSet) return
      const timer = setTimeout(() => say(aimWords(aim)), PAUSE)
      onCleanup(() => clearTimeout(timer))
    }),
  )
}

const said = ({ game }: Session, events: readonly GameEvent[]) => events.map((e) => sayNews(game, e))

/** A space in words: number, town, ground, who is there, what can be done. */
function spaceWords(scene: Scene, hand: Hand, space: number): string {
  const pieces = scene.piecesAt(space)
  const { spaces, pieces: onPieces } = hand.places()
  const offers = [...(spaces.get(space) ?? []), ...pieces.flatMap((piece) => onPieces.get(piece.id) ?? [])]
  const words = [scene.nameOf(space), scene.townAt(space)?.name ?? '', terrainWords(scene.space(space)?.terrain ?? '')]
  return [
    words.filter((word) => word !== '').join(', '),
    ...toldAt(scene, space).map(pieceWords),
    ...scene
      .ghosts()
      .filter(({ piece }) => piece.space === space)
      .map(({ piece, when }) => t('ghost.was', { piece: piece.fullName, when })),
    ...goalsAloud(scene, hand, space),
    ...new Set(offers.map((offer) => (offer.cost === '' ? offer.label : `${offer.label} (${offer.cost})`))),
  ].join('. ')
}
