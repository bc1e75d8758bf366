import type { NotMoved } from '@boma/club'
import { seatsOf } from '@boma/kernel'
import { type SpokenGame, seatName } from '@boma/showing'
import { createResource, createSignal, For, Show } from 'solid-js'
import { isTaken } from '../play/session/seats.ts'
import { faultWords } from '../records/fault-words.ts'
import { Bar } from '../shell/bar.tsx'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { sitterName } from '../sitting/level-words.ts'
import type { Whole } from '../store/cupboard.ts'
import { fileTextOf } from '../store/export.ts'
import { matches } from '../store/matches.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { paceOf } from './far-choice.ts'
import { gameNamed } from './match-title.ts'
import {
  type MoveChoice,
  type MovedSitter,
  movedSitters,
  movedWords,
  optionsIn,
  seatsToMove,
  usualMove,
} from './move-choice.ts'
import { noteMoved } from './moved-store.ts'
import { Declined, moveMatch } from './post.ts'
import { Choices, Pace } from './propose.tsx'
import { Welcome } from './welcome.tsx'
import { whyWords } from './words.ts'
import '../home/opening.css'
import './club.css'

/** A match of this device is to go on at the club: who sits where there, and how time is counted. */
export function MoveScreen(props: { readonly id: string }) {
  useTitle(() => t('move.title'))
  const [found] = createResource(
    () => props.id,
    async (id) => ({ whole: await matches.one(id) }),
  )
  return (
    <div class="desk">
      <Bar />
      <main class="club move" tabindex="-1">
        <h1>{t('move.title')}</h1>
        <Show when={found()} fallback={<p class="none">{t('app.loading')}</p>} keyed>
          {({ whole }) => (
            <Show when={whole} fallback={<NotHere sentence={t('move.gone')} />} keyed>
              {(match) => <Movable match={match} />}
            </Show>
          )}
        </Show>
      </main>
    </div>
  )
}

function NotHere(props: { readonly sentence: string }) {
  return (
    <>
      <p class="none">{props.sentence}</p>
      <a class="button quiet" href={hrefOf({ at: 'home' })}>
        {t('app.toShelf')}
      </a>
    </>
  )
}

/** What keeps a match here, or how it is to go on. */
function Movable(props: { readonly match: Whole }) {
  const game = gameNamed(() => props.match.game)
  const stays = () => (props.match.over ? t('move.over') : props.match.overlay !== '' ? t('move.corrected') : undefined)
  return (
    <Show when={stays() === undefined} fallback={<NotHere sentence={stays() ?? ''} />}>
      <Show when={game()} fallback={<p class="none">{t('app.loading')}</p>}>
        {(loaded) => <Welcome>{() => <MoveTerms match={props.match} game={spoken(loaded())} />}</Welcome>}
      </Show>
    </Show>
  )
}

interface MoveTermsProps {
  readonly match: Whole
  readonly game: SpokenGame
}

/** Brings it there; says how that goes. Inside a component. */
function moving({ match, game }: MoveTermsProps, options: readonly string[]) {
  const [why, setWhy] = createSignal('')
  const [isUnderWay, setUnderWay] = createSignal(false)
  const move = async (choice: MoveChoice) => {
    // Whoever presses twice means it once; the club knows the same record, too.
    if (isUnderWay()) return
    setUnderWay(true)
    setWhy('')
    try {
      const { isPublic } = choice
      const seats = seatsToMove(game, options, choice)
      const { id } = await moveMatch({ record: fileTextOf(match), seats, pace: paceOf(choice), isPublic })
      noteMoved(match.id, id)
      go({ at: 'far', id }, true)
    } catch (problem) {
      setWhy(problem instanceof Declined ? whyNotMoved(problem) : t('club.offline'))
    }
    setUnderWay(false)
  }
  return { why, isUnderWay, move }
}

/** Why the club did not take it, with what is wrong in the record where it says that. */
function whyNotMoved({ why, answer }: Declined): string {
  const { fault, entry = 0 } = (answer ?? {}) as Partial<NotMoved>
  const sentence = whyWords(why)
  if (fault === undefined) return sentence
  const facts = { sentence, fault: faultWords(fault) }
  return entry > 0 ? t('move.why.becauseAt', { ...facts, entry: String(entry) }) : t('move.why.because', facts)
}

function MoveTerms(props: MoveTermsProps) {
  const options = optionsIn(props.match.head)
  const [choice, setChoice] = createSignal(usualMove(props.game, props.match.seats))
  const choose = (part: Partial<MoveChoice>) => setChoice((before) => ({ ...before, ...part }))
  const { why, isUnderWay, move } = moving(props, options)
  const invites = () => choice().seats.some((sitter, i) => sitter === 'open' && isPlayed(props.game, options, i))
  const words = () => movedWords(props.game, options, invites() ? choice() : { ...choice(), isPublic: false })
  return (
    <div class="far-terms">
      <p>{t('move.what', { match: titleOf(props) })}</p>
      <SeatChoices {...props} options={options} choice={choice()} choose={choose} />
      <Show when={invites()}>
        <Choices
          name="move-invite"
          head={t('move.invite')}
          chosen={choice().isPublic}
          of={[
            [false, t('move.byLink')],
            [true, t('move.byList')],
          ]}
          onChoose={(isPublic) => choose({ isPublic })}
        />
      </Show>
      <Pace choice={choice()} choose={choose} />
      <SoItWillBe
        words={words()}
        isForOthers={invites()}
        why={why()}
        isUnderWay={isUnderWay()}
        onMove={() => void move(choice())}
      />
    </div>
  )
}

interface SoItWillBeProps {
  readonly words: readonly string[]
  readonly isForOthers: boolean
  readonly why: string
  readonly isUnderWay: boolean
  readonly onMove: () => void
}

/** What was chosen as sentences, what to know of dice and of what was hidden, and the way there. */
function SoItWillBe(props: SoItWillBeProps) {
  return (
    <section class="so-it-will-be">
      <h2>{t('club.so')}</h2>
      <p aria-live="polite">{props.words.join(' ')}</p>
      <p>{t('move.dice')}</p>
      <Show when={props.isForOthers}>
        <p>{t('move.known')}</p>
      </Show>
      <Show when={props.why}>
        {(sentence) => (
          <p class="wrong" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <button type="button" class="main" disabled={props.isUnderWay} onClick={() => props.onMove()}>
        {t(props.isUnderWay ? 'move.moving' : 'move.do')}
      </button>
    </section>
  )
}

const isPlayed = (game: SpokenGame, options: readonly string[], i: number): boolean => {
  const place = seatsOf(game)[i]
  return place !== undefined && isTaken(place, options)
}

/** The game, its scenario and where it stands. */
const titleOf = ({ match, game }: MoveTermsProps): string =>
  [game.tongue.name, match.scenario, match.heading].filter((words) => words !== '').join(', ')

interface SeatChoicesProps extends MoveTermsProps {
  readonly options: readonly string[]
  readonly choice: MoveChoice
  readonly choose: (part: Partial<MoveChoice>) => void
}

/** Who plays each seat there. */
function SeatChoices(props: SeatChoicesProps) {
  const name = (sitter: MovedSitter) =>
    sitter === 'me' || sitter === 'open' ? t(`move.${sitter}`) : sitterName(sitter)
  return (
    <For each={seatsOf(props.game)}>
      {(place, i) => (
        <Show when={isTaken(place, props.options)}>
          <Choices
            name={`move-seat-${i()}`}
            head={t('move.seat', { seat: seatName(props.game, place) })}
            chosen={props.choice.seats[i()] ?? 'open'}
            of={movedSitters(props.game).map((sitter) => [sitter, name(sitter)] as const)}
            onChoose={(sitter) => props.choose({ seats: props.choice.seats.with(i(), sitter) })}
          />
        </Show>
      )}
    </For>
  )
}
