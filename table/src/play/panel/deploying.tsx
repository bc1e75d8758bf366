import type { DeployedDetail } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { FactList } from '../facts/fact-list.tsx'
import type { Aiming } from '../hand/aim.ts'
import { FormationKeys } from '../prompt/formation-keys.tsx'
import { Case } from '../scene/rule-link.tsx'
import './deploying.css'

/** The ways in which units of a tabletop face. */
const WAYS = 16

/** While a unit of a tabletop is moved: what its move uses up, which way it faces, and what is to be known of the place. */
export function Deploying(props: { readonly aiming: Aiming }) {
  const aim = () => props.aiming.aim()
  return (
    <Show when={props.aiming.isTroop()}>
      <Budget spending={aim()?.spending} />
      <section class="deploying" aria-label={t('troop.facing')}>
        <h2 class="head">{t('troop.facing')}</h2>
        <Rose aiming={props.aiming} />
        <FormationKeys aiming={props.aiming} />
      </section>
      <Show when={(aim()?.facts.length ?? 0) > 0}>
        <section class="deploying" aria-label={t('troop.place')}>
          <h2 class="head">{t('troop.place')}</h2>
          <FactList facts={aim()?.facts ?? []} />
        </section>
      </Show>
    </Show>
  )
}

/** A move as a bar: what it uses up, part by part. */
export function Budget(props: { readonly spending: DeployedDetail['spending'] }) {
  return (
    <Show when={props.spending}>
      {(spending) => (
        <section class="budget" aria-label={spending().title}>
          <h2 class="head">
            {spending().title} <Case rule={spending().rule} />
          </h2>
          <p class="bar" aria-hidden="true">
            <For each={spending().parts}>
              {({ tone, share, text }) => (
                <i data-tone={tone} style={{ width: `${100 * Math.min(1, share)}%` }} title={text} />
              )}
            </For>
          </p>
          <p class="parts">
            <For each={spending().parts}>
              {({ tone, text }) => (
                <span>
                  <i data-tone={tone} aria-hidden="true" /> {text}
                </span>
              )}
            </For>
          </p>
        </section>
      )}
    </Show>
  )
}

/** The sixteen ways as a rose: the half before them light, and an arrow where they face. */
function Rose(props: { readonly aiming: Aiming }) {
  const facing = () => props.aiming.aim()?.facing ?? props.aiming.mover()?.stands?.facing ?? 0
  const ways = Array.from({ length: WAYS }, (_, way) => (way * 360) / WAYS)
  /** They face to where the rose is pressed; whoever presses it by keys turns on by one. */
  const press = (e: MouseEvent & { readonly currentTarget: HTMLElement }) => {
    if (e.detail === 0) return props.aiming.turn(1)
    const { left, top, width, height } = e.currentTarget.getBoundingClientRect()
    const degrees = (Math.atan2(e.clientX - left - width / 2, -(e.clientY - top - height / 2)) * 180) / Math.PI
    props.aiming.face((Math.round((degrees * WAYS) / 360) * 360) / WAYS)
  }
  return (
    <div class="rose">
      <button type="button" class="word" aria-label={t('troop.facing')} onClick={press}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle class="back" r="46" />
          <path class="front" transform={`rotate(${facing()})`} d="M-46 0A46 46 0 0 1 46 0Z" />
          <For each={ways}>{(degrees) => <path class="tick" transform={`rotate(${degrees})`} d="M0-46V-39" />}</For>
          <path class="arrow" transform={`rotate(${facing()})`} d="M0-38L-8-18H-3V6H3V-18H8Z" />
        </svg>
      </button>
      <p>{t('troop.faces')}</p>
    </div>
  )
}
