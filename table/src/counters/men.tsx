import type { JSX } from 'solid-js'
import type { Drawings } from './drawings.ts'

// Men seen from above, facing to the right, on a base of radius 10.5: told apart by headgear, coat and weapon.

const coat = (kind = ''): JSX.Element => <ellipse class={`coat ${kind}`} rx="3.4" ry="6.6" />
const rifle = (): JSX.Element => <path class="rifle" d="M2 4.6L12.5 3.6" />

/** A sun helmet, which everybody wears of whom nothing else is known. */
const helmet = (): JSX.Element => [
  <ellipse class="hat white" cx="1" rx="5.2" ry="4.3" />,
  <path class="seam" d="M-3 0H5" />,
]
const slouchHat = (): JSX.Element => [
  <ellipse class="hat" cx="1" rx="5.6" ry="5" />,
  <circle class="hat crown" cx="1" r="2.6" />,
]
const tarboosh = (): JSX.Element => [<circle class="hat" cx="1" r="3.7" />, <circle class="tassel" cx="1" r="1.5" />]
const turban = (): JSX.Element => [
  <circle class="hat white" cx="1" r="4" />,
  <path class="seam" d="M-2-2q3 1.6 6 0M-2 2q3-1.6 6 0" />,
]
const hair = (): JSX.Element => <circle class="hair" cx="1" r="3.2" />

/** Men by what they wear and carry. */
export const MEN: Drawings = {
  helmet: () => [coat('green'), rifle(), helmet()],
  'slouch-hat': () => [coat(), rifle(), slouchHat()],
  turban: () => [coat(), rifle(), turban()],
  tarboosh: () => [coat(), rifle(), tarboosh()],
  fez: () => [coat('green'), rifle(), <circle class="tassel" cx="1" r="3.6" />, <path class="seam" d="M1 0L-3 2" />],
  volunteer: () => [coat('pale'), rifle(), slouchHat(), <path class="strap" d="M-4-4L-1 5" />],
  feathers: () => [
    coat('skin'),
    <path class="rifle" d="M1 4.6L11 3.8" />,
    hair(),
    <path class="feathers" d="M-1-1L-6-5M-1 0L-7-1M-1 1L-6 4" />,
  ],
  musket: () => [
    coat('white'),
    <path class="rifle long" d="M-2 4.8L14 3.4" />,
    turban(),
    <circle class="tassel" cx="1" r="1.3" />,
  ],
  warrior: () => [
    coat('skin'),
    <path class="spear" d="M-7 5.4L13 4.2" />,
    <path class="blade" d="M13 4.2l-3-1.4v3z" />,
    hair(),
    <ellipse class="shield" cx="4" cy="-6" rx="5" ry="2.4" />,
    <path class="feathers" d="M4-8.2V-3.8" />,
  ],
  scout: () => [
    coat('olive'),
    <path class="rifle" d="M-3 6.4L9 6" />,
    slouchHat(),
    <path class="glasses" d="M5.6-1.4h3.6v-1.6M5.6 1.4h3.6v1.6" />,
  ],
  leader: () => [
    coat('pale'),
    <path class="sword" d="M2 5L11.5 7.2" />,
    helmet(),
    <path class="star" d="M1-3.1l.8 1.9 2 .1-1.6 1.2.6 2L1 1l-1.8 1.1.6-2-1.6-1.2 2-.1z" />,
  ],
  standard: () => [
    coat(),
    turban(),
    <path class="spear" d="M-2 5H12" />,
    <path class="star" d="M5 5h7v6.5l-3.5-1.6L5 11.5z" />,
  ],
  porter: () => [
    coat('skin'),
    hair(),
    <rect class="load" x="-2.2" y="-5.4" width="6.4" height="10.8" rx="1" />,
    <path class="seam" d="M-2.2-1.8h6.4M-2.2 1.8h6.4" />,
  ],
  rider: () => [
    <path class="horse" d="M-10 0Q-9-3.2-3-2.9Q5-3 9-1.6Q13-1.6 13 0Q13 1.6 9 1.6Q5 3-3 2.9Q-9 3.2-10 0Z" />,
    <ellipse class="coat" cx="-1" rx="2.6" ry="4.8" />,
    <ellipse class="hat" cx="-.6" rx="3.9" ry="3.6" />,
    <circle class="hat crown" cx="-.6" r="1.9" />,
  ],
  trooper: () => [coat('olive'), rifle(), slouchHat(), <path class="strap" d="M-4 4L-1-5" />],
  'tripod-gun': () => [
    <path class="leg" d="M-2 0L-7 6M-2 0L-7-6M-2 0H4" />,
    <rect class="metal" x="-3" y="-1.9" width="16" height="3.8" />,
    <ellipse class="coat" cx="-4.4" rx="2.8" ry="5" />,
    <circle class="hat" cx="-4.4" r="3.1" />,
  ],
  'light-gun': () => [
    coat(),
    <path class="leg" d="M9-3L7 0 9 3" />,
    <rect class="metal" x="0" y="2" width="13" height="3" rx="1" />,
    <circle class="metal" cx="4" cy="3.5" r="2.6" />,
    slouchHat(),
  ],
  crew: () => [coat(), <rect class="load" x="3" y="1.6" width="5.4" height="4.6" />, tarboosh()],
}
