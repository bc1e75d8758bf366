import { For, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { type Player, type Speed, speed } from './player.ts'
import { useReplayKeys } from './replay-keys.ts'

interface ControlsProps {
  /** The address of the table that the match is played at, if it is. */
  readonly back: string | undefined
  readonly player: Player
  readonly count: number
  /** Steps at which a turn or a phase begins, and what it is called. */
  readonly marks: readonly { readonly at: number; readonly name: string }[]
  /** Plays on from here; only watched where it is left out. */
  readonly onFork: (() => void) | undefined
  readonly onLink: () => void
  /** Keeps a match that only travelled here. */
  readonly onKeep: (() => void) | undefined
  /** A word about what was just done. */
  readonly remark: string
}

/** The signs on the buttons, in a square of 16. */
const SIGNS = {
  first: 'M3 3H5V13H3ZM13 3V13L6 8Z',
  back: 'M11.5 3V13L4.5 8Z',
  on: 'M4.5 3V13L11.5 8Z',
  last: 'M11 3H13V13H11ZM3 3V13L10 8Z',
} as const

/** The timeline of a match: a slider over all its steps, buttons for them, play and pause, and what one can do from a moment. */
export function Controls(props: ControlsProps) {
  const { player } = props
  useReplayKeys(player, () => props.count)
  const at = () => t('replay.at', { at: String(player.at()), count: String(props.count) })
  return (
    <section class="controls" aria-label={t('replay.title')}>
      <div class="reel">
        <div class="marks" aria-hidden="true">
          <For each={props.marks}>
            {(mark) => <i style={{ left: `${(100 * mark.at) / Math.max(1, props.count)}%` }} title={mark.name} />}
          </For>
        </div>
        <input
          type="range"
          min="0"
          max={props.count}
          value={player.at()}
          aria-label={t('replay.moment')}
          aria-valuetext={at()}
          onInput={(e) => player.go(e.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="steps">
        <Winding {...props} />
        <p class="moment" role="status">
          {props.remark || at()}
        </p>
        <FromHere {...props} />
      </div>
    </section>
  )
}

/** Winds the match step by step, or lets it play by itself. */
function Winding(props: ControlsProps) {
  const { player } = props
  const step = (to: () => number, sign: keyof typeof SIGNS, label: string) => (
    <button
      type="button"
      class="step"
      aria-label={label}
      title={label}
      disabled={to() === player.at() || to() < 0 || to() > props.count}
      onClick={() => player.go(to())}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
  return (
    <>
      {step(() => 0, 'first', t('replay.first'))}
      {step(() => player.at() - 1, 'back', t('replay.back'))}
      <button type="button" class="quiet" onClick={() => player.toggle()}>
        {t(player.isPlaying() ? 'replay.pause' : 'replay.play')}
      </button>
      {step(() => player.at() + 1, 'on', t('replay.on'))}
      {step(() => props.count, 'last', t('replay.last'))}
      <SpeedChoice />
    </>
  )
}

function SpeedChoice() {
  return (
    <label class="speed">
      <span class="unseen">{t('replay.speed')}</span>
      <select
        title={t('replay.speedHint')}
        value={speed.value()}
        onChange={(e) => speed.set(e.currentTarget.value as Speed)}
      >
        <For each={speed.values}>{(value) => <option value={value}>{t(`replay.speed.${value}`)}</option>}</For>
      </select>
    </label>
  )
}

/** What one can do from a moment: go back to the table, keep it, link to it, play on from it. */
function FromHere(props: ControlsProps) {
  return (
    <>
      <Show when={props.back}>
        {(back) => (
          <a class="word to-table" href={back()}>
            ‹ {t('replay.toTable')}
          </a>
        )}
      </Show>
      <Show when={props.onKeep}>
        {(keep) => (
          <button type="button" onClick={() => keep()()}>
            {t('replay.keep')}
          </button>
        )}
      </Show>
      <button type="button" onClick={() => props.onLink()}>
        {t('replay.link')}
      </button>
      <Show when={props.onFork} fallback={<p class="only-watched">{t('replay.onlyWatched')}</p>}>
        {(fork) => (
          <button type="button" class="main" onClick={() => fork()()}>
            {t('replay.fork')}
          </button>
        )}
      </Show>
    </>
  )
}
