import { type Seat, seatsOf } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { createSignal, For, Show } from 'solid-js'
import type { Agreement } from '../home/agreement.ts'
import { isTaken, nameOfSeat, sittersOf } from '../play/session/seats.ts'
import { go } from '../shell/place.ts'
import { sitterName } from '../sitting/level-words.ts'
import type { Key } from '../words/en.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { attempting } from './attempt.ts'
import { agreedWords, type FarChoice, type Opposite, seatChosen, termsOf, USUAL } from './far-choice.ts'
import { isClubHere, proposeMatch } from './post.ts'
import { Sentence } from './sentence.tsx'
import { Welcome } from './welcome.tsx'
import './club.css'

/** With somebody far away: the same game and scenario, one's side, the time, and a link. Nothing where there is no club. */
export function ProposeFar(props: { readonly game: Game; readonly agreement: Agreement }) {
  const [isOpen, setOpen] = createSignal(false)
  return (
    <Show when={isClubHere()}>
      <details class="propose" onToggle={(e) => setOpen(e.currentTarget.open)}>
        <summary>{t('club.far')}</summary>
        <p class="hint">{t('club.farHint')}</p>
        <Show when={isOpen()}>
          <Welcome>{() => <FarTerms {...props} />}</Welcome>
        </Show>
      </details>
    </Show>
  )
}

/** The way there from the head of a page that is long. */
export function ToFar() {
  const go = () => {
    const far = document.querySelector<HTMLDetailsElement>('details.propose')
    if (far === null) return
    far.open = true
    far.scrollIntoView()
    far.querySelector('summary')?.focus()
  }
  return (
    <Show when={isClubHere()}>
      <button type="button" class="word" onClick={go}>
        {t('club.toFar')}
      </button>
    </Show>
  )
}

interface FarTermsProps {
  readonly game: Game
  readonly agreement: Agreement
}

interface ChoosingProps {
  readonly choice: FarChoice
  readonly choose: (part: Partial<FarChoice>) => void
}

function FarTerms(props: FarTermsProps) {
  const [choice, setChoice] = createSignal<FarChoice>(USUAL)
  const choose = (part: Partial<FarChoice>) => setChoice((before) => ({ ...before, ...part }))
  const { why, isUnderWay, attempt } = attempting()
  const propose = () =>
    attempt(
      () => proposeMatch(termsOf(props.game, props.agreement, choice())),
      ({ id }) => go({ at: 'far', id }),
    )
  return (
    <div class="far-terms">
      <Choices
        name="far-seat"
        head={t('club.myside')}
        chosen={seatChosen(props.game, props.agreement, choice())}
        of={placesOf(props.game, props.agreement.options())}
        onChoose={(seat) => choose({ seat })}
      />
      <Choices
        name="far-opposite"
        head={t('club.opposite')}
        chosen={choice().opposite}
        of={oppositesOf(props.game)}
        onChoose={(opposite) => choose({ opposite })}
      />
      <Pace choice={choice()} choose={choose} />
      <Rated choice={choice()} choose={choose} />
      <section class="so-it-will-be">
        <h3>{t('club.so')}</h3>
        <p aria-live="polite">{agreedWords(spoken(props.game), props.agreement, choice()).join(' ')}</p>
        <Sentence why={why()} />
        <button type="button" class="main" onClick={propose}>
          {t(isUnderWay() ? 'app.loading' : (PROPOSE[choice().opposite] ?? 'club.begin'))}
        </button>
      </section>
    </div>
  )
}

/** The seats at which somebody is asked, with these options. */
const placesOf = (game: Game, options: readonly string[]): readonly (readonly [number, string])[] =>
  seatsOf(game).flatMap((seat, i) => (isTaken(seat, options) ? [[i, nameOfSeat(spoken(game), i as Seat)]] : []))

const PROPOSE: Readonly<Partial<Record<Opposite, Key>>> = { friend: 'club.propose', anyone: 'club.challenge' }

/** The strongest computer comes last: most people mean a friend. */
function oppositesOf(game: Game): readonly (readonly [Opposite, string])[] {
  const players = sittersOf(game).flatMap((sitter) => (sitter === 'person' || sitter === 'random' ? [] : [sitter]))
  return [
    ['friend', t('club.friend')],
    ['anyone', t('club.public')],
    ...players.reverse().map((player) => [player, sitterName(player)] as const),
  ]
}

/** May it count? Why it may not is said when it is proposed. */
function Rated(props: ChoosingProps) {
  return (
    <div>
      <label class="choice">
        <input
          type="checkbox"
          checked={props.choice.isRated}
          onChange={(e) => props.choose({ isRated: e.currentTarget.checked })}
        />
        {t('people.rated')}
      </label>
      <p class="hint">{t('people.ratedHint')}</p>
    </div>
  )
}

const KINDS = ['none', 'days', 'live'] as const

/** How time is counted, with figures that can be chosen where there are any. */
export function Pace(props: ChoosingProps) {
  return (
    <>
      <Choices
        name="far-pace"
        head={t('club.pace')}
        chosen={props.choice.pace}
        of={KINDS.map((kind) => [kind, t(`club.kind.${kind}`)])}
        onChoose={(pace) => props.choose({ pace })}
      />
      <Show when={props.choice.pace === 'days'}>
        <p class="figures">
          <Figure {...props} part="days" of={[1, 2, 3, 5, 7, 14]} />
          <Figure {...props} part="reserve" of={[0, 3, 5, 10, 20]} />
        </p>
        <p class="hint">{t('club.daysHint')}</p>
      </Show>
      <Show when={props.choice.pace === 'live'}>
        <p class="figures">
          <Figure {...props} part="minutes" of={[15, 30, 60, 90, 180]} />
          <Figure {...props} part="seconds" of={[0, 10, 30, 60]} />
        </p>
      </Show>
    </>
  )
}

type FigureName = 'days' | 'reserve' | 'minutes' | 'seconds'

function Figure(props: ChoosingProps & { readonly part: FigureName; readonly of: readonly number[] }) {
  return (
    <label class="figure">
      <span>{t(`club.figure.${props.part}`)}</span>
      <select
        class="field"
        value={String(props.choice[props.part])}
        onChange={(e) => props.choose({ [props.part]: Number(e.currentTarget.value) })}
      >
        <For each={props.of}>{(n) => <option value={String(n)}>{n}</option>}</For>
      </select>
    </label>
  )
}

/** One of several, under a heading. */
export function Choices<C>(props: {
  readonly name: string
  readonly head: string
  readonly chosen: C
  readonly of: readonly (readonly [C, string])[]
  readonly onChoose: (choice: C) => void
}) {
  return (
    <fieldset>
      <legend>{props.head}</legend>
      <div class="choices">
        <For each={props.of}>
          {([choice, name]) => (
            <label class="choice">
              <input
                type="radio"
                name={props.name}
                checked={choice === props.chosen}
                onChange={() => props.onChoose(choice)}
              />
              {name}
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}
