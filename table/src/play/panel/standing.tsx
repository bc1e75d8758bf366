import { other, type Seat } from '@boma/kernel'
import type { Decided, Standing, Sum } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { seatToGiveUp } from '../end/giving-up.ts'
import { Glossed } from '../guide/glossed.tsx'
import { bodyOfSide } from '../scene/bodies.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { Brinks } from './brinks.tsx'
import { FEW, ringName } from './ring-name.ts'

interface StandingProps {
  readonly scene: Scene
  readonly session: Session
  /** Lights up spaces on the map. */
  readonly onLight?: (spaces: readonly number[]) => void
  /** Asks whether a seat shall give up. */
  readonly onGiveUp?: (seat: Seat) => void
}

/** How victory stands: what each side holds and lacks, and the places that decide it as rings, with a dot in the viewer's. */
export function StandingPanel(props: StandingProps) {
  return (
    <Show when={props.scene.standing()}>
      {(standing) => (
        <section class="standing" aria-label={t('standing.title')}>
          <h2 class="head">
            {t('standing.title')} <Case rule={standing().rule} />
          </h2>
          <ul class="claims">
            <For each={standing().claims}>
              {(claim) => (
                <li data-body={bodyOfSide(props.scene, claim.side)} classList={{ unmet: !claim.isMet }}>
                  <i class="square" aria-hidden="true" />
                  <span>
                    <Glossed text={claim.text} />
                  </span>
                  <b>{claim.missing}</b>
                </li>
              )}
            </For>
          </ul>
          <DecidedLine {...props} decided={props.session.over() ? undefined : standing().decided} />
          <Sums sums={standing().sums ?? []} onLight={props.onLight} />
          <Rings scene={props.scene} standing={standing()} />
          <Show when={standing().brinks}>
            {(brinks) => <Brinks scene={props.scene} {...brinks()} onLight={props.onLight} />}
          </Show>
        </section>
      )}
    </Show>
  )
}

/** That nothing can turn the match any more, and the offer to end it. */
function DecidedLine(props: StandingProps & { readonly decided: Decided | undefined }) {
  const sideWords = (side: number) => props.scene.game.tongue.sides[side] ?? ''
  const ending = ({ side }: Decided) => {
    const seat = seatToGiveUp(props.session, other(side))
    return seat === undefined || props.onGiveUp === undefined ? undefined : () => props.onGiveUp?.(seat)
  }
  return (
    <Show when={props.decided}>
      {(decided) => (
        <div class="decided" data-body={bodyOfSide(props.scene, decided().side)}>
          <p>
            <strong>{t('end.decided', { side: sideWords(decided().side) })}</strong> {decided().text}{' '}
            <Case rule={decided().rule} />
          </p>
          <Show when={ending(decided())}>
            {(end) => (
              <button type="button" class="quiet" onClick={() => end()()}>
                {t(other(decided().side) === props.session.viewer() ? 'end.giveUp' : 'end.letIt')}
              </button>
            )}
          </Show>
        </div>
      )}
    </Show>
  )
}

/** Where the points come from; a row lights up its spaces. */
function Sums(props: {
  readonly sums: readonly Sum[]
  readonly onLight?: ((spaces: readonly number[]) => void) | undefined
}) {
  return (
    <Show when={props.sums.length > 0}>
      <ul class="points-from">
        <For each={props.sums}>
          {({ text, points, worth, rule, spaces }) => (
            <li onPointerEnter={() => props.onLight?.(spaces)} onPointerLeave={() => props.onLight?.([])}>
              <span>
                {text}
                <Show when={worth}>{(each) => <small> {t('standing.worth', { points: String(each()) })}</small>}</Show>
              </span>
              <Case rule={rule} />
              <b classList={{ less: points < 0 }}>{points < 0 ? `−${-points}` : points}</b>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

function Rings(props: { readonly scene: Scene; readonly standing: Standing }) {
  const sideWords = (side: number) => props.scene.game.tongue.sides[side] ?? t('standing.nobody')
  return (
    <ul class="rings" classList={{ few: props.standing.places.length <= FEW }}>
      <For each={props.standing.places}>
        {(place) => (
          <li
            data-body={bodyOfSide(props.scene, place.side)}
            classList={{ mine: place.side === props.scene.viewer() }}
            title={t('standing.place', { place: place.name, side: sideWords(place.side) })}
          >
            <i aria-hidden="true" />
            <span aria-hidden="true">{ringName(place.name, props.standing.places.length)}</span>
            <span class="unseen">{t('standing.place', { place: place.name, side: sideWords(place.side) })}</span>
          </li>
        )}
      </For>
    </ul>
  )
}

/** The counters that are still to be set up, the next one first. */
export function AwaitedList(props: { readonly scene: Scene }) {
  return (
    <Show when={props.scene.awaited().length > 0}>
      <section class="awaited" aria-label={t('force.waiting')}>
        <h2 class="head">{t('awaited.title', { count: String(props.scene.awaited().length) })}</h2>
        <ol tabindex="0">
          <For each={props.scene.awaited()}>
            {({ name, where }) => (
              <li>
                {name} <small>{where}</small>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  )
}
