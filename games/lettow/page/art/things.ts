import { at, shape, stroke } from './engraving.ts'

const FROND = 'M0 0Q14-9 30 3 14-2 0 2Z'
const CROWN =
  [-165, -135, -100, -60, -25, 10, 40].map((turn) => at(0, 0, 1, shape(FROND), turn)).join('') +
  shape('M0 0Q-18 2-24 18-14 6 0 3ZM0 0Q16 4 20 20 12 8 0 3Z')

/** A coconut palm, 60 high, that leans by so much. */
export const palm = (x: number, y: number, size: number, lean = 8): string =>
  at(x, y, size, stroke(`M0 0Q${lean / 5}-30 ${lean}-58`, 3.4) + at(lean, -58, 1, CROWN))

/** A thorn tree with a flat crown, 55 high. */
export const acacia = (x: number, y: number, size: number, ink = '$ink'): string =>
  at(
    x,
    y,
    size,
    shape(
      'M-2 0Q0-14-1-26L-13-37-11-39-1-31 0-40H2L2-30 14-40 16-38 3-25Q2-12 4 0ZM-38-38Q-34-48-18-48-10-55 4-53 16-56 22-49 36-49 39-40 24-36 8-38-14-35-38-38Z',
      ink,
    ),
  )

/** A round hut with a thatched roof, 34 high. */
export const hut = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shape('M-17 0V-17H17V0ZM-24-13Q-8-24 0-36 8-24 24-13Z') +
      shape('M-4 0V-11Q0-14 4-11V0Z', '$light') +
      stroke('M-4-29L-15-16M0-31V-15M4-29L15-16', 0.7, '$light'),
  )

/** What a man wears on his head. */
export type Hat = keyof typeof HATS
const HATS = {
  tarboosh: 'M-3.2-58.5H3L3.6-52H-3.8ZM-3.8-53L-5.6-45.5-2.5-46Z',
  fez: 'M-2.9-58H2.5L3.6-51.8H-3.9Z',
  helmet: 'M-5.4-51.4Q-5.2-58.8 .2-59 5-58.8 5.6-53L8.4-51 7.6-50Q0-52.2-6.8-48.6L-7.6-49.6Z',
  slouch: 'M-8.4-52.6Q0-50 8.6-52.4L4-54 3.2-58.4Q0-57-3.2-58.6L-4-54Z',
  turban: 'M-4.8-51Q-5.6-57.4 0-57.6 5.6-57.4 4.6-51.4 0-53.4-3-51L-5.4-45.6-6.2-46Z',
  kepi: 'M-3.4-57.6L2.8-57.2 3.4-52.8 7-51.6 6.6-50.8-3.7-51.4Z',
  none: 'M0 0',
} as const

/** What a man carries. */
export type Gear = keyof typeof GEAR
const GEAR = {
  rifle: stroke('M7.5-36L-12.5-60', 1.7) + stroke('M3-41L7.6-35.5 3.5-31', 2),
  bayonet: stroke('M-8-29L20-41', 1.8) + stroke('M20-41L29-45', 0.9) + stroke('M-2-42L-4-34 0-32M3-42L9-37', 2.2),
  load:
    shape('M-11-66.5H11.5V-56H-11Z') +
    stroke('M-11-61.4H11.5M-3-66V-56.4M4-66V-56.4', 0.8, '$light') +
    stroke('M3.5-41L9-48 8-56', 2.2),
  spear: stroke('M8 0L6-66', 1.2) + shape('M4.6-65L5.9-73 7.6-65Z') + stroke('M2-42L7-33', 2),
  nothing: stroke('M2.6-42L5.6-34 4.6-27', 2),
} as const

const BODY = '<circle cy="-49.6" r="3.4" fill="$ink"/>'
const TRUNK = 'M-3.8-45Q0-46.8 3.8-45L4.1-25.6H-4.1Z'
const PACK = 'M-6.6-43.5H-3.4V-31H-7.2Z'
const LEGS = [
  'M-3.9-27H3.9L5.5-17 8-1.8H11V-.2H5.4L2-14-.6-18-3-13-7-.2H-11.6L-9.8-2-4.6-16Z',
  'M-3.9-27H3.9L5.5-17 10.5-1.8H13.5V-.2H7.9L2-14-.6-18-3-13-4.5-.2H-9.3L-7.3-2-4.6-16Z',
  'M-3.9-27H3.9L4.2-1.8H7V-.2H1.2L.2-18-.8-.2H-6.4V-1.8H-4.2Z',
] as const

/** A man of 58 high who walks to the right: step 0 or 1; 2 stands. */
export const man = (x: number, y: number, size: number, hat: Hat, gear: Gear, step: 0 | 1 | 2 = 0): string =>
  at(
    x,
    y,
    size,
    GEAR[gear] + BODY + shape(HATS[hat] + TRUNK + (gear === 'rifle' || gear === 'bayonet' ? PACK : '') + LEGS[step]),
  )

/** Men one behind the other, the first at the right. */
export function file(x: number, y: number, size: number, gap: number, hat: Hat, gear: readonly Gear[]): string {
  return gear.map((carried, i) => man(x - i * gap, y - (i % 2) * size, size, hat, carried, i % 2 ? 1 : 0)).join('')
}

/** A rider with a slouch hat and a slung rifle, 68 high. */
export const rider = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shape(
      'M-20-18Q-26-16-27-6L-30 8-27 8-23-4-20-8-19 8-16 8-14-8 8-7 12 8 15 8 13-7 16-12 24-3 26 6 29 5 26-8 20-18 24-26 32-24 34-29 26-36 22-37 14-24 6-22-12-22ZM-9-24L-15-58-13-58-6-30Z',
    ) +
      shape(
        'M-3-22L-5-40Q-4-46 1-46L5-45Q8-38 7-28L10-22 8-12H4L3-20ZM1-47Q-4-49-3-54-9-54-10-56-2-58 0-60 5-61 7-57 12-56 13-54 8-53 7-52 7-48 1-47Z',
      ) +
      stroke('M-4-24Q2-20 9-22M14-24L24-28', 0.8, '$light'),
  )

/** Smoke that drifts up from a funnel. */
export const smoke = (x: number, y: number, size: number, ink = '$ink'): string =>
  at(
    x,
    y,
    size,
    `<path d="M0 0q-10-12 6-22t2-24 20-16" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  )

/** A rowing boat full of men under way to the right, 60 long. */
export const boat = (x: number, y: number, size: number, hat: Hat): string =>
  at(
    x,
    y,
    size,
    [-20, -10, 0, 10, 20].map((seat) => at(seat, 9, 0.46, BODY + shape(HATS[hat] + TRUNK))).join('') +
      [-15, -3, 9, 21].map((seat) => stroke(`M${seat}-2l4-20`, 0.8)).join('') +
      shape('M-33-5L33-6 27 5Q0 8-26 5Z') +
      stroke('M-31-2.6H30', 0.8, '$light') +
      stroke('M-18 1L-27 10M-4 2L-13 11M10 2L1 11M23 1L14 10', 1.1),
  )

/** A wheel with spokes. */
export const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="$ink" stroke-width="${r / 5}"/>${[0, 45, 90, 135]
    .map((turn) => at(x, y, r, stroke('M-1 0H1', 0.12), turn))
    .join('')}`

/** A flag that flies to the right from a staff; its face is drawn on 30 by 18 from the staff's top. */
export const flag = (x: number, y: number, size: number, high: number, face: string): string =>
  at(
    x,
    y,
    size,
    stroke(`M0 0V-${high}`, 1.8) +
      at(0.8, 1 - high, 1, shape('M0 0H30V18H0Z', '$light') + face) +
      at(0.8, 1 - high, 1, stroke('M0 0H30V18H0Z', 0.9)),
  )
