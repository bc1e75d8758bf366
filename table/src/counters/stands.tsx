import type { JSX } from 'solid-js'
import type { Drawings } from './drawings.ts'

// What stands on a square stand of 28, or is a hull of 28 by 84; facing to the right.

const gunner = (x: number, y: number): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse class="coat" rx="2.4" ry="4.4" />
    <circle class="hat" r="2.8" />
  </g>
)
const carriage = (): JSX.Element => [
  <path class="leg" d="M-2 0H-12" />,
  <path class="wheel" d="M0-7.6H5V-4.4H0zM0 4.4H5V7.6H0z" />,
  <path class="leg" d="M2.5-5V5" />,
  <path class="metal" d="M5-6.6L6.6-6.2V6.2L5 6.6Z" />,
]

/** Guns, cars and vessels. */
export const STANDS: Drawings = {
  'field-gun': () => [
    carriage(),
    <rect class="metal" x="0" y="-1.9" width="13" height="3.8" />,
    gunner(-6.6, -6),
    gunner(-7, 6),
  ],
  'pom-pom': () => [
    carriage(),
    <rect class="metal" x="0" y="-1.3" width="13" height="2.6" />,
    <path class="strap" d="M9-2v4M11-2v4" />,
    gunner(-6.6, -6),
    gunner(-7, 6),
  ],
  'armoured-car': () => [
    <path class="tyres" d="M-9-6.8h4M4-6.8h4M-9 6.8h4M4 6.8h4" />,
    <path class="armour" d="M-11-5H5L12-3V3L5 5H-11Z" />,
    <path class="strap" d="M5-5V5M8-3.8V3.8" />,
    <circle class="turret" cx="-3" r="4.2" />,
    <path class="barrel" d="M0 0H7.5" />,
  ],
  gunboat: () => [
    <path class="wake" d="M-41-9Q-34-13-20-13H10Q30-13 41 0Q30 13 10 13H-20Q-34 13-41 9Z" />,
    <path class="hull" d="M-39-8Q-33-12-20-12H10Q29-12 40 0Q29 12 10 12H-20Q-33 12-39 8Z" />,
    <path class="deck" d="M-36-6.4Q-31-9.6-20-9.6H9Q26-9.4 35.6 0Q26 9.4 9 9.6H-20Q-31 9.6-36 6.4Z" />,
    <path class="seam" d="M-34-3H30M-34 3H30" />,
    <rect class="armour" x="-22" y="-6" width="24" height="12" rx="2" />,
    <circle class="funnel" cx="-10" r="4" />,
    <circle class="turret" cx="17" r="5" />,
    <path class="barrel" d="M19 0H32" />,
    <circle class="turret" cx="-29" r="3.6" />,
    <path class="barrel" d="M-31 0H-39" />,
  ],
}
