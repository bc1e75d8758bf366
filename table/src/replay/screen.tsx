import { eventWords, fork, type Game, type MatchRecord, NOBODY, replay, say } from '@boma/kernel'
import { createMemo, createResource, For, Show } from 'solid-js'
import { boxOf } from '../games.ts'
import { Bar } from '../shell/bar.tsx'
import { go } from '../shell/place.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { adopt, freshDice } from '../store/adopt.ts'
import type { Kept } from '../store/cupboard.ts'
import { matches } from '../store/matches.ts'
import { readRecord, type Sound, type Stuck } from '../store/reading.ts'
import { t } from '../words/words.ts'
import './replay.css'

async function find(id: string): Promise<{ readonly kept?: Kept; readonly reading?: Sound | Stuck }> {
  const kept = await matches.one(id)
  if (kept === undefined) return {}
  const reading = await readRecord(kept.record, boxOf)
  return reading.kind === 'sound' || reading.kind === 'stuck' ? { kept, reading } : {}
}

/** A match to be watched: any moment of it by its number. */
export function ReplayScreen(props: { readonly id: string; readonly action: number | undefined }) {
  const [found] = createResource(() => props.id, find)
  return (
    <Show when={found()} keyed>
      {({ kept, reading }) =>
        kept === undefined || reading === undefined ? (
          <Trouble sentence={t('store.gone')} />
        ) : (
          <Watch kept={kept} reading={reading} at={props.action} />
        )
      }
    </Show>
  )
}

function Watch(props: { readonly kept: Kept; readonly reading: Sound | Stuck; readonly at: number | undefined }) {
  const { game, record } = props.reading
  useTitle(() => `${game.name}, ${t('replay.title')}`)
  const last = () => (props.reading.kind === 'sound' ? record.entries.length : (props.reading.holds ?? 0))
  const at = () => Math.min(props.at ?? last(), last())
  const turn = (to: number) => go({ at: 'replay', id: props.kept.id, action: Math.max(0, Math.min(to, last())) }, true)
  const match = createMemo(() => replay(game, record, at()))
  const steps = () =>
    [
      ['replay.first', 0],
      ['replay.back', at() - 1],
      ['replay.on', at() + 1],
      ['replay.last', last()],
    ] as const
  return (
    <div class="replay">
      <Bar game={game.name} />
      <main tabindex="-1">
        <h1>{t('replay.at', { at: String(at()), count: String(record.entries.length) })}</h1>
        <Show when={props.reading.kind === 'stuck' && props.reading} keyed>
          {(stuck) => (
            <p class="wrong">
              {t('replay.stuck', { at: String(last()), count: String(record.entries.length), reason: stuck.reason })}
            </p>
          )}
        </Show>
        <input
          type="range"
          min="0"
          max={last()}
          value={at()}
          aria-label={t('replay.title')}
          onInput={(e) => turn(e.currentTarget.valueAsNumber)}
        />
        <div class="ways">
          <For each={steps()}>
            {([key, to]) => (
              <button type="button" disabled={to === at() || to < 0 || to > last()} onClick={() => turn(to)}>
                {t(key)}
              </button>
            )}
          </For>
          <button type="button" class="quiet" onClick={() => forkHere(game, record, at(), props.kept)}>
            {t('replay.fork')}
          </button>
        </div>
        <ol>
          <For each={match().log(NOBODY).at(-1)}>
            {(e) => <li>{say(game, `tell.${e.kind}`, eventWords(game.events, e))}</li>}
          </For>
        </ol>
      </main>
    </div>
  )
}

async function forkHere(game: Game, record: MatchRecord, at: number, kept: Kept): Promise<void> {
  go({ at: 'play', id: await adopt(fork(game, record, at, freshDice()), kept.seats) })
}
