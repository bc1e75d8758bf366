import { Match, Switch } from 'solid-js'

/** The bracket of an entrenchment round the lower half of a square of 100, with its teeth. */
const BRACKET = (() => {
  const teeth = [
    ...[62, 76, 90].map((y) => `M-9 ${y}h-6`),
    ...[62, 76, 90].map((y) => `M109 ${y}h6`),
    ...Array.from({ length: 9 }, (_, i) => `M${i * 13 - 2} 109v6`),
  ]
  return `M-9 54V109H109V54${teeth.join('')}`
})()

interface MarkProps {
  readonly kind: string
  readonly body?: string | undefined
  /** Degrees clockwise, for 'facing'. */
  readonly turned?: number | undefined
}

/** How each kind of marker is drawn: the bracket in a square of 100, flags and the other signs around 0, 0. */
export function MarkSign(props: MarkProps) {
  return (
    <Switch
      fallback={
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="10" />
          <path d={SIGNS[props.kind]} />
        </svg>
      }
    >
      <Match when={props.kind === 'entrenchment'}>
        <svg class="bracket" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={BRACKET} />
        </svg>
      </Match>
      <Match when={props.kind === 'facing'}>
        <svg class="facing" data-body={props.body} viewBox="-58 -58 116 116" aria-hidden="true">
          <g transform={`rotate(${props.turned ?? 0})`}>
            <path class="under" d={FRONT} />
            <path class="front" d={FRONT} />
            <path class="wedge" d="M-10-49L0-62 10-49Z" />
          </g>
        </svg>
      </Match>
      <Match when={props.kind === 'fallen'}>
        <Fallen {...props} />
      </Match>
      <Match when={props.kind === 'burst'}>
        <Burst {...props} />
      </Match>
      <Match when={props.body}>
        <svg class="flag" viewBox="-12 -12 24 24" aria-hidden="true">
          <Flag body={props.body ?? ''} />
        </svg>
      </Match>
    </Switch>
  )
}

/** A man who has fallen, as he lies. */
function Fallen(props: MarkProps) {
  return (
    <svg class="fallen" data-body={props.body} viewBox="-12 -12 24 24" aria-hidden="true">
      <g transform={`rotate(${props.turned ?? 0})`}>
        <path class="limbs" d="M3-2.6L9-6M3 2.6L8 6.4" />
        <path class="coat" d="M-10-3.4L-4-2.2Q0-3.6 4-2.6L4 2.6Q0 3.6-4 2.2L-10 3.4L-9.6 1.4L-5 0L-9.6-1.4Z" />
        <circle class="head" cx="7" r="2.7" />
        <rect class="body" x="-3.6" y="-1.8" width="5" height="3.6" />
        <path class="rifle" d="M-6 7L9 8.6" />
      </g>
    </svg>
  )
}

/** Where a shell has burst. */
function Burst(props: MarkProps) {
  return (
    <svg class="burst" viewBox="-12 -12 24 24" aria-hidden="true">
      <g transform={`rotate(${props.turned ?? 0})`}>
        <path class="scorch" d={SCORCH} />
        <path class="rays" d={RAYS} />
        <circle class="crater" r="4.6" />
        <path class="rim" d="M-3.4-1.6Q-1.2-3.8 2-3.2" />
      </g>
    </svg>
  )
}

/** Earth thrown out by a shell, farther here and less far there, and the rays that it drew. */
const THROWN = [17, 12, 15, 19, 11, 16, 13, 18, 12, 15, 20, 13]
const thrown = (i: number, part: number): string => {
  const angle = (i / THROWN.length) * 2 * Math.PI
  const far = (THROWN[i] ?? 0) * part
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`
}
const SCORCH = `M${THROWN.map((_, i) => thrown(i, 0.62)).join('L')}Z`
const RAYS = THROWN.map((_, i) => `M${thrown(i, 0.42)}L${thrown(i, 1)}`).join('')

/** The three frontal sides of a hex of 100 from flat side to flat side that faces up. */
const FRONT = 'M-54.8 0L-27.4-47.5H27.4L54.8 0'

/** A camp's flag on its pole: its body under its band. The pole stands at 0, 0. */
export function Flag(props: { readonly body: string }) {
  return (
    <g class="camp-flag" data-body={props.body}>
      <path class="pole" d="M0 0V-17" />
      <rect class="bunting" x="0" y="-17" width="14" height="9.5" />
      <rect class="band" x="0" y="-17" width="14" height="3.4" />
    </g>
  )
}

/** Kinds that are not here are a plain disc. */
const SIGNS: Readonly<Record<string, string>> = {
  smoke: 'M-5 3a3 3 0 0 1 1-5.6a4 4 0 0 1 7.4-1a3.4 3.4 0 0 1 .6 6.6Z',
  digging: 'M-6 6L1-1M-1.4-3.4L3.4 1.4 6.4-2.6 2.6-6.4Z',
  break: 'M-4.5-4.5l9 9m0-9l-9 9',
  device: 'M-4 2a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0ZM3-2.4Q4-6 7.4-5.4',
  railhead: 'M-6-4V4M-6 0H4M0-4L4.6 0 0 4',
  objective: 'M0-6L1.5-2 5.8-1.8 2.3.9 3.6 5.1 0 2.6-3.6 5.1-2.3.9-5.8-1.8-1.5-2Z',
}
