/** The inks of a plate; `$ink` in markup stands for the one of that name. */
export interface Inks {
  /** What is printed on. */
  readonly paper: string
  /** The sun, and cuts into a silhouette. */
  readonly light: string
  /** The lines of the sky. */
  readonly line: string
  /** Near ground. */
  readonly wash: string
  /** Far ground. */
  readonly shade: string
  /** Waves and hachures. */
  readonly deep: string
  /** Silhouettes. */
  readonly ink: string
}

/** A line of hills from left to right: x and y in turn, on a field 252 wide and 156 high. */
export type Ridge = readonly number[]

/** The sun or the moon. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

const WIDTH = 252
const HEIGHT = 156

/** A whole picture: the layers from back to front, cut to the field and printed in the inks. */
export const plate = (id: string, inks: Inks, ...layers: readonly string[]): string =>
  `<clipPath id="plate-${id}"><rect width="${WIDTH}" height="${HEIGHT}"/></clipPath>
<g clip-path="url(#plate-${id})" fill="none" stroke-linejoin="round"><rect width="${WIDTH}" height="${HEIGHT}" fill="$paper"/>${layers.join('')}</g>`.replace(
    /\$(\w+)/g,
    (_, name) => inks[name as keyof Inks],
  )

/** Markup set down at a place, in a size; a negative size faces the other way. */
export const at = (x: number, y: number, size: number, markup: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size} ${Math.abs(size)})">${markup}</g>`

/** A filled shape. */
export const shape = (d: string, fill = '$ink'): string => `<path d="${d}" fill="${fill}"/>`

/** A drawn line. */
export const stroke = (d: string, width: number, ink = '$ink'): string =>
  `<path d="${d}" stroke="${ink}" stroke-width="${width}"/>`

/** The sun's disc. */
export const sun = ({ x, y, r }: Disc): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="$light"/>`

/** A sky of lines that grow thinner to the horizon and stop at the sun. */
export function sky(horizon: number, disc?: Disc, weight = 2): string {
  const step = Math.max(3.4, horizon / 26)
  let lines = ''
  for (let y = 2; y < horizon; y += step) {
    const width = round(weight * (1 - (0.78 * y) / horizon))
    lines += stroke(`M0 ${round(y)}${gap(round(y), disc)}H${WIDTH}`, width, '$line')
  }
  return lines + (disc ? sun(disc) : '')
}

/** Where a line of the sky makes way for the disc. */
function gap(y: number, disc?: Disc): string {
  const half = disc && disc.r ** 2 - (y - disc.y) ** 2
  if (!disc || !half || half <= 0) return ''
  return `H${round(disc.x - Math.sqrt(half))}M${round(disc.x + Math.sqrt(half))} ${y}`
}

/** Rays from a point, each a wedge, from one angle to another in degrees. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  let d = ''
  const wedge = (to - from) / count
  for (let i = 0; i < count; i++) {
    const [a, b] = [from + wedge * (i + 0.28), from + wedge * (i + 0.72)]
    d += `M${x} ${y}L${away(x, y, a)} ${away(x, y, b)}Z`
  }
  return shape(d, '$line')
}

const away = (x: number, y: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180
  return `${round(x + 300 * Math.cos(turn))} ${round(y + 300 * Math.sin(turn))}`
}

/** Water: broken arcs that grow and thicken as they come nearer. */
export function sea(from: number, to = HEIGHT + 4, ink = '$deep'): string {
  const rows = Math.max(4, Math.round((to - from) / 5))
  let waves = ''
  for (let i = 0; i < rows; i++) {
    const near = i / rows
    const length = round(8 + 14 * near)
    const y = round(from + 2 + (to - from) * near ** 1.3)
    const start = round(-40 * wobble(i + from))
    const count = Math.ceil((WIDTH - start) / length)
    const d = `M${start} ${y}q${length / 2}-${round(1 + 2 * near)} ${length} 0${`t${length} 0`.repeat(count)}`
    const broken = `${round(26 + 44 * near)} ${round(8 + 12 * wobble(i * 3))}`
    waves += stroke(d, round(0.6 + near), ink).replace('/>', ` stroke-dasharray="${broken}"/>`)
  }
  return waves
}

/** How high a ridge is at a place: smooth ups and downs through its points. */
function height(ridge: Ridge, x: number): number {
  let i = 0
  while (i < ridge.length - 4 && ridge[i + 2] < x) i += 2
  const [x0, y0, x1, y1] = ridge.slice(i, i + 4)
  return y0 + ((y1 - y0) * (1 - Math.cos((Math.PI * (x - x0)) / (x1 - x0)))) / 2
}

const ends = (ridge: Ridge): readonly [number, number] => [ridge[0], ridge[ridge.length - 2]]

/** Ground below a ridge. */
export function land(ridge: Ridge, fill = '$wash'): string {
  const [first, last] = ends(ridge)
  let d = `M${first} ${HEIGHT}`
  for (let x = first; x < last; x += 4) d += `L${x} ${round(height(ridge, x))}`
  return shape(`${d}L${last} ${round(height(ridge, last))}V${HEIGHT}Z`, fill)
}

/** Strokes down a slope, from its ridge: the shaded side of hills. */
export function hachure(ridge: Ridge, length: number, lean = 0, step = 4, width = 0.8): string {
  const [first, last] = ends(ridge)
  let d = ''
  for (let x = first + step; x < last; x += step) {
    const long = length * (0.6 + 0.6 * wobble(x))
    d += `M${round(x)} ${round(height(ridge, x))}l${round(lean * long)} ${round(long)}`
  }
  return stroke(d, width, '$deep')
}

/** A row of blades; tall ones are reeds. */
export function grass(from: number, to: number, foot: number, tall: number, ink = '$ink', step = 4): string {
  let d = ''
  for (let x = from; x < to; x += step) {
    const [high, bow] = [tall * (0.5 + 0.6 * wobble(x + foot)), 10 * wobble(x * 5 + tall) - 5]
    d += `M${round(x)} ${foot}q${round(bow / 4)}-${round(high / 2)} ${round(bow)}-${round(high)}`
  }
  return stroke(d, 1.3, ink)
}

/** A star of uneven points: a shell that bursts, a charge that goes up. */
export function burst(x: number, y: number, r: number, fill = '$light'): string {
  const corners: string[] = []
  for (let i = 0; i < 22; i++) {
    const reach = r * (i % 2 ? 0.36 : 0.55 + 0.5 * wobble(i * 3 + r))
    const turn = (i * Math.PI) / 11
    corners.push(`${round(x + reach * Math.cos(turn))} ${round(y + reach * Math.sin(turn))}`)
  }
  return `<path d="M${corners.join('L')}Z" fill="${fill}" stroke="$ink" stroke-width="1.2"/>`
}

/** Rain across the whole field. */
export function rain(ink = '$deep', lean = -0.35): string {
  let d = ''
  for (let i = 0; i < 150; i++) {
    const [x, y, long] = [290 * ((i * 0.618) % 1), 160 * ((i * 0.7549) % 1), 10 + 12 * wobble(i)]
    d += `M${round(x)} ${round(y)}l${round(lean * long)} ${round(long)}`
  }
  return stroke(d, 0.8, ink)
}

/** A number from 0 to 1 that looks like chance and is always the same. */
const wobble = (seed: number): number => {
  const stirred = Math.imul(Math.round(seed * 10) + 77, 0x9e3779b1)
  return (Math.imul(stirred ^ (stirred >>> 15), 0x85ebca6b) >>> 8) / 2 ** 24
}

const round = (value: number): number => Math.round(value * 10) / 10
