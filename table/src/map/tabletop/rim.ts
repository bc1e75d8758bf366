import type { Board } from '@boma/showing'
import { pathOf, rounded, UNIT, write } from '../draw/curve.ts'
import { seeded } from '../draw/seed.ts'

/** The marks on the rim: a tick an inch, a number every half foot, along the lower edge and the left one. */
export interface Inches {
  readonly path: string
  readonly numbers: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

const FEW = 6
const SHORT = 0.16
const LONG = 0.3
/** How far out from the edge the numbers stand. */
const OUT = 0.66

/** The inches of a table. */
export function inchTicks({ width, height, isUpward = false }: Board): Inches {
  const length = (inch: number) => (inch % FEW === 0 ? LONG : SHORT) * UNIT
  const level = (inch: number) => (isUpward ? height - inch : inch)
  const across = inchesOf(width).map((inch) => `M${write([inch, height])}v${length(inch)}`)
  const down = inchesOf(height).map((inch) => `M${write([0, level(inch)])}h${-length(inch)}`)
  const isNumbered = (inch: number) => inch % FEW === 0
  return {
    path: [...across, ...down].join(''),
    numbers: [
      ...inchesOf(width)
        .filter(isNumbered)
        .map((inch) => ({ text: String(inch), x: inch, y: height + OUT })),
      ...inchesOf(height)
        .filter((inch) => isNumbered(inch) && inch > 0)
        .map((inch) => ({ text: String(inch), x: -OUT, y: level(inch) })),
    ],
  }
}

const inchesOf = (length: number): readonly number[] => Array.from({ length: Math.floor(length) + 1 }, (_, i) => i)

/** Square inches to a tuft of grass. */
const SPARSE = 5

/** Tufts of grass all over the cloth, always the same. */
export function grass({ width, height }: Board): string {
  const random = seeded(11)
  return Array.from({ length: Math.floor((width * height) / SPARSE) }, () => {
    const at = write([0.3 + random() * (width - 0.6), 0.4 + random() * (height - 0.6)])
    const lean = Math.round((random() - 0.5) * 14)
    return random() < 0.5 ? `M${at}l${lean} -30` : `M${at}l${lean} -24m6 22l6 -18`
  }).join('')
}

/** Square inches to a patch of other soil. */
const PATCHY = 190

/** Patches of the cloth that are a little darker, always the same. */
export function blotches({ width, height }: Board): string {
  const random = seeded(29)
  return Array.from({ length: Math.floor((width * height) / PATCHY) }, () => {
    const [x, y, r] = [random() * width, random() * height, 1.6 + 2.6 * random()]
    const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
    const points = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
      const angle = (i / 9) * Math.PI * 2
      const far = r * (0.75 + 0.5 * random())
      return [within(x + far * Math.cos(angle), width), within(y + far * Math.sin(angle), height)]
    })
    return pathOf(rounded({ points, closed: true }, 2))
  }).join('')
}
