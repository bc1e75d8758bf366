import type { Stakes, Target } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import { isFinal, isSeen } from '../session/foresee.ts'
import type { Offered } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import { besides, type Holding } from './besides.ts'
import type { Haste, LastPress } from './haste.ts'
import type { Picks } from './picks.ts'
import { layOut, type Meaning, type Places, type Press, readPress } from './places.ts'
import { atStake, type Reminder } from './reminder.ts'
import { wishesToConfirm } from './wishes.ts'

/** A small sheet of paper at a place of the map: why not, or which of several. */
export type Slip =
  | { readonly kind: 'note'; readonly at: Target; readonly refused: Refused }
  | { readonly kind: 'menu'; readonly at: Target; readonly choices: readonly Meaning[] }
  /** The odds of an attack, before it is committed by a second tap. */
  | { readonly kind: 'odds'; readonly at: Target; readonly offer: Offered }

/** What is offered to a hand: where it lies, which of it is weighed, and what is asked before it is taken. */
export interface Choosing {
  /** Where the offers lie, as the question has them. */
  readonly laid: Accessor<Places>
  /** The same with what the hand holds just now. */
  readonly places: Accessor<Places>
  /** The piece that was taken up and is to be put somewhere. */
  readonly held: Accessor<number | undefined>
  /** The offer that the pointer, the cursor or the focus is on: its path, cost and odds are shown. */
  readonly weighed: Accessor<Offered | undefined>
  readonly slip: Accessor<Slip | undefined>
  readonly reminder: Accessor<Reminder | undefined>
  /** What a press there would mean. */
  read(at: Target): Press
  /** Weighs an offer that lies nowhere: a button under the pointer or in focus. */
  weigh(offer: Offered | undefined): void
  /** Takes a piece up, or puts it down again. */
  hold(piece: number): void
  letGo(): void
  show(slip: Slip | undefined): void
  remind(of: Reminder | undefined): void
  /** The match has gone on: nothing is held, weighed or asked. */
  settle(): void
}

/** What is offered to a person at a session, who points somewhere and holds something. Inside a component. */
export function choosingAt(
  session: Session,
  scene: Scene,
  pointed: Accessor<Target | undefined>,
  holding: Holding,
): Choosing {
  const [held, setHeld] = createSignal<number>()
  const [button, weigh] = createSignal<Offered>()
  const [slip, show] = createSignal<Slip>()
  const [reminder, remind] = createSignal<Reminder>()
  const [settled, setSettled] = createSignal(session.version())
  const laid = createMemo(() => layOut(session.offers(), held(), scene))
  const places = createMemo(() => besides(session, scene, laid(), holding))
  const piecesIn = (space: number) => scene.piecesAt(space).map((piece) => piece.id)
  const read = (at: Target) => readPress(places(), at, piecesIn, (offer) => isKept(session, offer))
  const weighed = createMemo((): Offered | undefined => {
    // What was offered before the last order has no odds on the table after it.
    if (settled() !== session.version()) return undefined
    const over = slip()
    if (over?.kind === 'odds') return over.offer
    const at = pointed()
    return button() === undefined && at !== undefined ? offerIn(read(at)) : button()
  })
  const hold = (piece: number) => {
    show(undefined)
    setHeld((before) => (before === piece ? undefined : piece))
  }
  const settle = () => {
    setHeld(undefined)
    show(undefined)
    remind(undefined)
    weigh(undefined)
    setSettled(session.version())
  }
  const letGo = () => setHeld(undefined)
  const shown = { laid, places, held, weighed, slip, reminder }
  return { ...shown, read, weigh, hold, letGo, show, remind, settle: () => batch(settle) }
}

/** Can it not be taken back, and does the person want to be asked about that? */
const isKept = (session: Session, offer: Offered): boolean => wishesToConfirm() && isForGood(session, offer)

const isForGood = (session: Session, offer: Offered): boolean =>
  isFinal(...tried(session, offer)) || shows(session, offer)

const shows = (session: Session, offer: Offered): boolean => isSeen(...tried(session, offer))

const tried = (session: Session, { action }: Offered) =>
  [session.game, session.view(), session.deciding(), [action]] as const

const isAttack = ({ hostile, commits }: Offered): boolean => hostile || commits === true

/**
 * Is it an attack, a shell or an ambush that cannot be taken back? A roll that the question calls for is none, nor is an
 * attack where nothing else can be done: who asks whom to fight first has asked enough.
 */
const isGrave = ({ session }: Choices, offer: Offered): boolean =>
  isAttack(offer) && !session.offers().every(isAttack) && isKept(session, offer)

const offerIn = (press: Press): Offered | undefined => (press.kind === 'take' ? press.offer : undefined)

/** What an offer is taken with. */
export interface Choices {
  readonly session: Session
  readonly scene: Scene
  readonly picks: Picks
  readonly choosing: Choosing
  readonly haste: Haste
  readonly last: LastPress
}

/** Takes an offer; where something is at stake that is said first, and it is taken when it is given again. */
export function takeOffer(on: Choices, offer: Offered): void {
  const { session, scene, choosing, haste } = on
  if (haste.isNew() && isAnswer(choosing, offer)) return
  const isAnswered = choosing.reminder()?.offer.action === offer.action
  const stakes = isAnswered ? undefined : (atStake(session, scene, offer) ?? beyondRecall(on, offer))
  if (stakes) choosing.remind({ offer, stakes })
  else commit(on, offer, targetOf(offer))
}

/** What is asked before a button shows what was hidden for good. Who chose it on a slip was asked. */
const beyondRecall = ({ session, choosing }: Choices, offer: Offered): Stakes | undefined =>
  offer.commits && choosing.slip() === undefined && wishesToConfirm() && shows(session, offer)
    ? { question: t('stakes.final', { label: offer.label }), risks: [] }
    : undefined

/** Is it a button, of the question or on a slip, rather than something that is pressed where it lies? */
const isAnswer = ({ places, slip }: Choosing, { action }: Offered): boolean =>
  slip() !== undefined || places().buttons.some((button) => button.action === action)

function commit({ session, picks, choosing }: Choices, offer: Offered, at: Target): void {
  const refused = batch(() => {
    picks.before(offer)
    return session.play(offer.action)
  })
  if (refused) choosing.show({ kind: 'note', at, refused })
}

/**
 * Presses a place: does what is offered there, asks which, or says why nothing is. What is grave is put on a slip first, and
 * so is all that has odds where a finger presses, which cannot point; `before` is the slip that lay there.
 */
export function pressOffer(on: Choices, at: Target, byFinger: boolean, before: Slip | undefined): void {
  const { session, scene, choosing, haste } = on
  const meant = choosing.read(at)
  if (meant.kind === 'take') {
    const { offer } = meant
    // Two recruits may be laid down by a double press, which is taken back as easily; the last of them, whom dice follow, may not.
    if (haste.isNew() && before?.kind !== 'odds' && (on.last.isAgain(at) || isForGood(session, offer))) return
    const isConsidered = before?.kind === 'odds' && before.offer.action === offer.action
    const isDangerous = () => isGrave(on, offer) || (byFinger && scene.forecast(offer.action) !== undefined)
    if (isConsidered ? haste.isNew() : isDangerous()) choosing.show(isConsidered ? before : { kind: 'odds', at, offer })
    else {
      on.last.note(at)
      commit(on, offer, at)
    }
  } else if (meant.kind === 'several') choosing.show(sameMenu(before, { kind: 'menu', at, choices: meant.choices }))
  else if (meant.kind === 'hold') choosing.hold(meant.piece)
  else {
    const refused = session.whyNothing(at)
    if (refused) choosing.show({ kind: 'note', at, refused })
  }
}

type Menu = Extract<Slip, { readonly kind: 'menu' }>

/** The list that lies there already, where a press would only lay the same one once more: it does not become new by that. */
function sameMenu(before: Slip | undefined, now: Menu): Menu {
  if (before?.kind !== 'menu' || before.at.space !== now.at.space || before.at.piece !== now.at.piece) return now
  return meantBy(before) === meantBy(now) ? before : now
}
const meantBy = ({ choices }: Menu): string =>
  choices.map((choice) => (choice.kind === 'take' ? choice.offer.action : `piece ${choice.piece}`)).join()

/** Is something offered in the space, and nothing on one of the counters there? */
export function isSpaceMeant({ scene, choosing }: Choices, space = -1): boolean {
  const { spaces, pieces } = choosing.places()
  return spaces.has(space) && !scene.piecesAt(space).some(({ id }) => pieces.has(id))
}

/** Where an offer lies. */
const targetOf = (offer: Target): Target => ({
  ...(offer.space === undefined ? {} : { space: offer.space }),
  ...(offer.piece === undefined ? {} : { piece: offer.piece }),
})
