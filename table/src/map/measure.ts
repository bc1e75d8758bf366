import type { Measure } from './town-labels.ts'

/** The faces in which names are written, as things.css has them; capitals are spaced. */
const FACES = {
  capital: (size: number) => `700 ${size}px "Source Serif 4"`,
  town: (size: number) => `600 ${size}px "Source Serif 4"`,
  station: (size: number) => `500 ${size}px "Archivo Narrow"`,
} as const
/** The spacing of a capital's letters, in em. */
export const CAPITAL_SPACING = 0.07

/** Measures names with the fonts that the browser has. */
export function measurer(): Measure {
  const pen = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  const widthOf: Measure = (text, rank, size) => {
    if (!pen) return text.length * size * 0.5
    pen.font = FACES[rank](size)
    if (rank !== 'capital') return pen.measureText(text).width
    return pen.measureText(text.toUpperCase()).width + text.length * size * CAPITAL_SPACING
  }
  return (text, rank, size) => {
    const key = `${rank} ${size} ${text}`
    const width = known.get(key) ?? widthOf(text, rank, size)
    known.set(key, width)
    return width
  }
}
