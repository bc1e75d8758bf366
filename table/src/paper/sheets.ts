// Where things lie on sheets of paper, in millimetres from the upper left corner.

/** The papers that printers take. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** What no printer reaches, and below it a line that says what the sheet is. */
export const MARGIN = 10
export const FOOT = 6

interface Place {
  readonly x: number
  readonly y: number
}

/** A sheet that is filled with equal pieces, edge to edge, so that one cut parts two of them. */
export interface SheetFilling {
  readonly columns: number
  readonly rows: number
  /** Where the first one lies; the block of them is in the middle of the sheet, so that fronts and backs meet. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How many pieces of a size a paper takes. */
export function fill(paper: Paper, width: number, height: number): SheetFilling {
  const sheet = PAPERS[paper]
  const columns = Math.max(1, Math.floor((sheet.width - 2 * MARGIN) / width))
  const rows = Math.max(1, Math.floor((sheet.height - 2 * MARGIN - FOOT) / height))
  return { columns, rows, left: (sheet.width - columns * width) / 2, top: MARGIN, width, height }
}

/** Where a piece lies on its sheet, by its number; on the back of the sheet, which is turned over its long side, mirrored. */
export function placeOf({ columns, left, top, width, height }: SheetFilling, i: number, isBack: boolean): Place {
  const column = i % columns
  const at = isBack ? columns - 1 - column : column
  return { x: left + at * width, y: top + Math.floor(i / columns) * height }
}

/** Pieces sheet by sheet. */
export function onSheets<P>({ columns, rows }: SheetFilling, pieces: readonly P[]): readonly (readonly P[])[] {
  const each = columns * rows
  return Array.from({ length: Math.ceil(pieces.length / each) }, (_, i) => pieces.slice(i * each, (i + 1) * each))
}

/** Marks outside the pieces at which a ruler is laid: from where to where. */
export function cuts({ columns, rows, left, top, width, height }: SheetFilling): readonly (readonly [Place, Place])[] {
  const [right, bottom] = [left + columns * width, top + rows * height]
  const across = Array.from({ length: columns + 1 }, (_, i) => left + i * width)
  const down = Array.from({ length: rows + 1 }, (_, i) => top + i * height)
  return [
    ...across.flatMap((x): (readonly [Place, Place])[] => [
      [at(x, top - 5), at(x, top - 1)],
      [at(x, bottom + 1), at(x, bottom + 5)],
    ]),
    ...down.flatMap((y): (readonly [Place, Place])[] => [
      [at(left - 5, y), at(left - 1, y)],
      [at(right + 1, y), at(right + 5, y)],
    ]),
  ]
}
const at = (x: number, y: number): Place => ({ x, y })

/** A part of a map that is too large for one sheet. */
export interface Tile {
  /** Its number among those of its row, and its row: 'B3'. */
  readonly name: string
  /** Where it begins on the map, and how much of it is on the sheet. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The sheets of a map of so many millimetres, row by row. They are glued edge to edge. */
export function tiles(paper: Paper, width: number, height: number): readonly Tile[] {
  const [wide, high] = roomOn(paper)
  const [columns, rows] = [Math.ceil(width / wide), Math.ceil(height / high)]
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [x, y] = [column * wide, row * high]
    const name = `${String.fromCharCode(65 + row)}${column + 1}`
    return { name, x, y, width: Math.min(wide, width - x), height: Math.min(high, height - y) }
  })
}

/** What of a sheet can be printed on. */
export const roomOn = (paper: Paper): readonly [width: number, height: number] => [
  PAPERS[paper].width - 2 * MARGIN,
  PAPERS[paper].height - 2 * MARGIN - FOOT,
]
