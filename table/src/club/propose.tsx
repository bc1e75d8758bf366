import type { MatchTerms } from '@boma/club'
import { type Seat, seatsOf } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { createSignal, For, Show } from 'solid-js'
import type { Agreement } from '../home/agreement.ts'
import { nameOfSeat } from '../play/session/seats.ts'
import { go } from '../shell/place.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { Declined, isClubHere, proposeMatch } from './post.ts'
import { Sentence } from './sentence.tsx'
import { Welcome } from './welcome.tsx'
import { PACES, paceWords } from './words.ts'
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

type PaceKind = keyof typeof PACES

/** What is agreed upon with somebody far away, besides game, scenario and options. */
interface FarChoice {
  readonly seat: number
  readonly pace: PaceKind
  readonly isPublic: boolean
}

function FarTerms(props: { readonly game: Game; readonly agreement: Agreement }) {
  const [choice, setChoice] = createSignal<FarChoice>({ seat: 0, pace: 'none', isPublic: false })
  const choose = (part: Partial<FarChoice>) => setChoice((before) => ({ ...before, ...part }))
  const [why, setWhy] = createSignal('')
  const propose = () =>
    proposeMatch(termsOf(props.game, props.agreement, choice())).then(
      ({ id }) => go({ at: 'far', id }),
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'offline'),
    )
  return (
    <div class="far-terms">
      <Choices
        name="far-seat"
        head={t('club.myside')}
        chosen={choice().seat}
        of={seatsOf(props.game).map((_, i) => [i, nameOfSeat(spoken(props.game), i as Seat)])}
        onChoose={(seat) => choose({ seat })}
      />
      <Choices
        name="far-pace"
        head={t('club.pace')}
        chosen={choice().pace}
        of={KINDS.map((kind) => [kind, paceWords(PACES[kind])])}
        onChoose={(pace) => choose({ pace })}
      />
      <label class="choice">
        <input type="checkbox" onChange={(e) => choose({ isPublic: e.currentTarget.checked })} />
        {t('club.public')}
      </label>
      <Sentence why={why()} />
      <button type="button" onClick={propose}>
        {t('club.propose')}
      </button>
    </div>
  )
}

const KINDS = Object.keys(PACES) as PaceKind[]

const termsOf = (game: Game, agreement: Agreement, { seat, pace, isPublic }: FarChoice): MatchTerms => ({
  game: game.id,
  scenario: agreement.scenario(),
  options: agreement.options(),
  seats: seatsOf(game).map((_, i) => (i === seat ? 'me' : 'open')),
  pace: PACES[pace],
  isPublic,
})

function Choices<C>(props: {
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
