import type { Risk } from '@boma/showing'
import { For, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'

interface StakesProps {
  readonly scene: Scene
  readonly hand: Hand
  /** Lights up spaces while a line is pointed at. */
  readonly onLight: (spaces: readonly number[]) => void
  /** Brings a space into view. */
  readonly onShow: (space: number) => void
}

/** What is at stake when a phase ends: a line for each thing, which lights it on the map; choosing it takes that force up. */
export function StakesPanel(props: StakesProps) {
  const stakes = () => {
    const at = props.hand.reminder()?.stakes
    return at !== undefined && at.risks.length > 0 ? at : undefined
  }
  return (
    <Show when={stakes()}>
      {(at) => (
        <section class="stakes" aria-label={t('stakes.title')}>
          <h2 class="head">{t('stakes.title')}</h2>
          <ul class="risks">
            <For each={at().risks}>{(risk) => <RiskLine {...props} risk={risk} />}</For>
          </ul>
          <Show when={at().risks.some((risk) => risk.line)}>
            <LineLegend />
          </Show>
        </section>
      )}
    </Show>
  )
}

function RiskLine(props: StakesProps & { readonly risk: Risk }) {
  const face = () => props.scene.piece(props.risk.pieces[0] ?? -1)
  const space = () => props.risk.spaces[0]
  const light = (isOn: boolean) => props.onLight(isOn ? props.risk.spaces : [])
  const takeUp = () => {
    const to = space()
    light(false)
    props.hand.cancel()
    if (to === undefined) return
    props.onShow(to)
    props.hand.press({ space: to })
  }
  return (
    <li class="risk" data-kind={props.risk.kind}>
      <button
        type="button"
        class="take-up"
        disabled={space() === undefined}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
        onClick={takeUp}
      >
        <Show when={face()}>{(piece) => <CounterFace piece={piece()} />}</Show>
        <span>
          <b>{props.risk.text}</b> <small>{props.risk.why}</small>
        </span>
      </button>
      <Case rule={props.risk.rule} />
    </li>
  )
}

/** What the lines of supply on the map mean. */
export function LineLegend() {
  return (
    <ul class="line-legend" aria-label={t('legend.label')}>
      <li>
        <i class="open" aria-hidden="true" /> {t('supply.open')}
      </li>
      <li>
        <i class="cut" aria-hidden="true" /> {t('supply.cut')}
      </li>
      <li>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <circle r="11" />
          <path d="M-5 -5L5 5M5 -5L-5 5" />
        </svg>{' '}
        {t('supply.break')}
      </li>
    </ul>
  )
}
