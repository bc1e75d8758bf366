import type { GameEvent } from '@boma/kernel'
import { FALLEN, type Piece, sayNews } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import { EventWords } from '../scene/event-words.tsx'
import { stateWords } from '../scene/piece-words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import { joined } from './aftermath.ts'
import type { Fight } from './fights.ts'

interface ResultProps {
  readonly scene: Scene
  readonly fight: Fight
  readonly faceOf: (piece: number) => Piece | undefined
}

/** What came of a fight: who won, who fell, who is disrupted, who goes where. It stays until it was seen. */
export function Result(props: ResultProps) {
  const dice = (): GameEvent | undefined => (props.fight.end?.event.dice.length ? props.fight.end.event : undefined)
  const winner = () => props.fight.end?.winner
  const body = () => {
    const side = winner()
    return side === undefined || side < 0 ? '' : bodyOfSide(props.scene, side)
  }
  return (
    <section class="result" aria-label={t('battle.result')}>
      <i class="square" data-body={body()} aria-hidden="true" />
      <div>
        <h2>
          <Show when={dice()} fallback={headline(props)}>
            {(event) => <EventWords scene={props.scene} event={event()} />}
          </Show>
        </h2>
        <p>
          <For each={fatesOf(props)}>
            {([fate, names]) => (
              <>
                <b>{fate}:</b> {names}.{' '}
              </>
            )}
          </For>
          <For each={joined(props.fight.aftermath)}>
            {(event) => (
              <>
                <EventWords scene={props.scene} event={event} />{' '}
              </>
            )}
          </For>
          <Case rule={props.fight.end?.event.rule ?? ''} />
        </p>
      </div>
    </section>
  )
}

function headline({ scene, fight }: ResultProps): string {
  if (fight.end) return sayNews(scene.game, fight.end.event)
  return t(fight.landings.length > 0 ? 'battle.over' : 'battle.noHits')
}

/** Who fell and who is in which state, each once, by what became of him last. */
function fatesOf({ fight, faceOf }: ResultProps): readonly (readonly [fate: string, names: string])[] {
  const last = new Map(fight.landings.filter((it) => !it.beside).map(({ piece, state }) => [piece, state]))
  const states = [...new Set([FALLEN, ...last.values()])]
  return states.flatMap((state) => {
    // Who was never seen has no name here; the log tells of him.
    const names = [...last].flatMap(([piece, its]) => (its === state ? (faceOf(piece)?.fullName ?? []) : []))
    const fate = state === FALLEN ? t('battle.fallen') : capital(stateWords(state))
    return names.length === 0 ? [] : [[fate, names.join(', ')] as const]
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
