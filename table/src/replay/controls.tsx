import { For } from 'solid-js'
import { t } from '../words/words.ts'
import type { Player } from './player.ts'

interface ControlsProps {
  readonly player: Player
  readonly count: number
  /** Moments at which a turn or a phase begins, and what it is called. */
  readonly marks: readonly { readonly at: number; readonly name: string }[]
  readonly onFork: () => void
  readonly onLink: () => void
  /** A word about what was just done. */
  readonly remark: string
}

/** The timeline of a match: a slider over all its actions, steps, play and pause, and what one can do from a moment. */
export function Controls(props: ControlsProps) {
  const { player } = props
  const step = (to: () => number, sign: string, label: string) => (
    <button
      type="button"
      class="step"
      aria-label={label}
      title={label}
      disabled={to() === player.at() || to() < 0 || to() > props.count}
      onClick={() => player.go(to())}
    >
      {sign}
    </button>
  )
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
          aria-valuetext={t('replay.at', { at: String(player.at()), count: String(props.count) })}
          onInput={(e) => player.go(e.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="steps">
        {step(() => 0, '⏮', t('replay.first'))}
        {step(() => player.at() - 1, '◂', t('replay.back'))}
        <button type="button" class="quiet" onClick={() => player.toggle()}>
          {t(player.isPlaying() ? 'replay.pause' : 'replay.play')}
        </button>
        {step(() => player.at() + 1, '▸', t('replay.on'))}
        {step(() => props.count, '⏭', t('replay.last'))}
        <p class="moment" role="status">
          {props.remark || t('replay.at', { at: String(player.at()), count: String(props.count) })}
        </p>
        <button type="button" onClick={() => props.onLink()}>
          {t('replay.link')}
        </button>
        <button type="button" class="main" onClick={() => props.onFork()}>
          {t('replay.fork')}
        </button>
      </div>
    </section>
  )
}
