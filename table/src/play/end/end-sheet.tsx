import { SIDES, type Side } from '@boma/kernel'
import { createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { Paper } from '../paper/paper.tsx'
import { ending } from '../prompt/sentence.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { endedBy, lostBy, turningPoints } from './how-it-ended.ts'
import './end.css'

interface EndProps {
  readonly session: Session
  readonly scene: Scene
  /** Watches the match again, from a step on or from where it stands. */
  readonly onWatch: (step?: number) => void
  /** Plays the same once more, and whether that changes who sits where; left out where it cannot be. */
  readonly onceMore: OnceMore | undefined
  readonly onClose: () => void
}

/** The same match once more. */
export interface OnceMore {
  readonly isExchanged: boolean
  go(): void
}

/** How the match ended: who won, by what, what both sides lost, and where to go from there. */
export function EndSheet(props: EndProps) {
  const claims = () => props.scene.standing()?.claims ?? []
  return (
    <Paper label={t('end.title')} onEscape={props.onClose}>
      <div class="the-end">
        <h2>{ending(props.session)}</h2>
        <For each={endedBy(props.session)}>{(sentence) => <p>{sentence}</p>}</For>
        <Show when={claims().length > 0}>
          <ul class="claims">
            <For each={claims()}>
              {(claim) => (
                <li data-body={bodyOfSide(props.scene, claim.side)}>
                  <i class="square" aria-hidden="true" />
                  <span>{claim.text}</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <h3 class="head">{t('end.lost')}</h3>
        <dl>
          <For each={SIDES}>{(side) => <Losses {...props} side={side} />}</For>
        </dl>
        <Turns {...props} />
      </div>
      <Ways {...props} />
    </Paper>
  )
}

/** The units that a side lost, by their number and their names. */
function Losses(props: EndProps & { readonly side: Side }) {
  const names = createMemo(() => lostBy(props.scene, props.session.log().flat(), props.side))
  return (
    <>
      <dt data-body={bodyOfSide(props.scene, props.side)}>
        <i class="square" aria-hidden="true" /> {props.session.game.tongue.sides[props.side]}
      </dt>
      <dd>
        <b>{names().length}</b>
        <Show when={names().length > 0}>
          : <small>{names().join(', ')}</small>
        </Show>
      </dd>
    </>
  )
}

/** Where the match turned: each leads to its moment. */
function Turns(props: EndProps) {
  const points = createMemo(() => turningPoints(props.scene, props.session.log()))
  return (
    <Show when={points().length > 0}>
      <h3 class="head">{t('end.turned')}</h3>
      <ul class="turned">
        <For each={points()}>
          {({ entry, when, what, lost }) => (
            <li>
              <button type="button" class="word" onClick={() => props.onWatch(props.session.step(entry))}>
                {[when, what].filter((words) => words !== '').join(': ')}
              </button>{' '}
              <small>{t('end.cost', { lost })}</small>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

function Ways(props: EndProps) {
  return (
    <div class="ways">
      <button type="button" class="quiet" onClick={() => props.onClose()}>
        {t('end.toTable')}
      </button>
      <button type="button" class="quiet" onClick={() => props.onWatch()}>
        {t('prompt.watch')}
      </button>
      <Show when={props.onceMore}>
        {(again) => (
          <button type="button" class="main" onClick={() => again().go()}>
            {t(again().isExchanged ? 'end.onceMoreChanged' : 'end.onceMore')}
          </button>
        )}
      </Show>
    </div>
  )
}
