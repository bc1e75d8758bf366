import { type Dangers, percent, type Threat } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import './dangers.css'

/** So many are named at each step. */
const MOST = 3

/** Who could fire at those who go the planned way, step by step, and what that comes to. */
export function DangersPanel(props: { readonly scene: Scene; readonly hand: Hand }) {
  return (
    <Show when={props.hand.dangers()}>
      {(found) => (
        <section class="dangers" aria-label={t('danger.title')}>
          <h2 class="head">{t('danger.title')}</h2>
          <Stops scene={props.scene} stops={found().stops} />
          <p class="quiet">
            {found().assumes.text} <Case rule={found().assumes.rule} />
          </p>
          <Show when={found().sums.length > 0}>
            <h3 class="head">{t('plan.if')}</h3>
            <dl class="counts">
              <For each={found().sums}>
                {({ text, value }) => (
                  <div class="sum">
                    <dt>{text}</dt>
                    <dd>{value}</dd>
                  </div>
                )}
              </For>
            </dl>
          </Show>
          <WaysOut hand={props.hand} />
        </section>
      )}
    </Show>
  )
}

/** Who could fire where, step by step. */
function Stops(props: { readonly scene: Scene; readonly stops: Dangers['stops'] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">#</span>
          </th>
          <th scope="col">{t('plan.hex')}</th>
          <th scope="col">{t('plan.who')}</th>
          <th scope="col">{t('plan.needs')}</th>
          <th scope="col">{t('plan.hit')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.stops}>
          {({ space, by }, i) => <StopRows step={i() + 1} hex={props.scene.nameOf(space)} by={by} />}
        </For>
      </tbody>
    </table>
  )
}

/** To stop where it is still cheap, or to go around. */
function WaysOut(props: { readonly hand: Hand }) {
  const prudence = () => props.hand.prudence
  return (
    <div class="ways-out">
      <Show when={prudence().cheap()}>
        {(cheap) => (
          <button type="button" onClick={() => prudence().stop()}>
            {t('plan.cheap', { step: String(cheap().steps), risk: percent(cheap().risk) })} <kbd>K</kbd>
          </button>
        )}
      </Show>
      <Show when={prudence().detour()}>
        {(detour) => (
          <button type="button" onClick={() => prudence().goAround()}>
            {t('plan.around', { risk: percent(detour().risk) })} <kbd>O</kbd>
          </button>
        )}
      </Show>
    </div>
  )
}

/** Those who could fire at a step, the best first. */
function StopRows(props: { readonly step: number; readonly hex: string; readonly by: readonly Threat[] }) {
  const shown = () => props.by.slice(0, MOST)
  const others = () => props.by.length - shown().length
  const head = () => (
    <>
      <th scope="row">{props.step}</th>
      <td>{props.hex}</td>
    </>
  )
  return (
    <>
      <Show when={props.by.length === 0}>
        <tr>
          {head()}
          <td class="safe">{t('plan.nobody')}</td>
          <td>–</td>
          <td class="hit">–</td>
        </tr>
      </Show>
      <For each={shown()}>
        {({ who, needs, chance, isUnknown = false }, i) => (
          <tr classList={{ more: i() > 0 }}>
            <Show when={i() === 0} fallback={<td colspan="2" />}>
              {head()}
            </Show>
            <td>
              {who}
              {i() === MOST - 1 && others() > 0 ? ` ${t('plan.others', { count: String(others()) })}` : ''}
            </td>
            <td>{needs}</td>
            <td class="hit">{isUnknown ? '?' : percent(chance)}</td>
          </tr>
        )}
      </For>
    </>
  )
}

/** Which way those in the hand face, or will where they go, and how they are turned. */
export function FacingPanel(props: { readonly hand: Hand }) {
  const facings = () => props.hand.turning.facings()
  // What is only held where it is to be set up goes no way.
  const isPlanned = () => props.hand.dangers() !== undefined
  const name = () => facings()?.ways.find((way) => way.turned === facings()?.turned)?.name ?? ''
  const isByFinger = () => globalThis.matchMedia?.('(pointer: coarse)').matches
  return (
    <Show when={facings()}>
      {(found) => (
        <section class="facing-panel" aria-label={t(isPlanned() ? 'facing.at' : 'facing.title')}>
          <h2 class="head">{t(isPlanned() ? 'facing.at' : 'facing.title')}</h2>
          <div class="facing-rose">
            <svg viewBox="-62 -62 124 124" aria-hidden="true">
              <path class="hex" d="M-57.7 0L-28.9-50H28.9L57.7 0 28.9 50H-28.9Z" />
              <path class="front" transform={`rotate(${found().turned})`} d="M-54.8 0L-27.4-47.5H27.4L54.8 0" />
              <path class="wedge" transform={`rotate(${found().turned})`} d="M-10-49L0-62 10-49Z" />
            </svg>
            <p>
              {t('facing.now', { name: name() })} {t(isByFinger() ? 'facing.howFinger' : 'facing.how')}{' '}
              <Case rule={found().rule} />
            </p>
          </div>
        </section>
      )}
    </Show>
  )
}
