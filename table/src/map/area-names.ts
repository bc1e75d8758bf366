import type { AreaName, Board } from '@boma/showing'
import { frameOf } from './draw/land.ts'
import { isSameRect, overlap, type Rect, square } from './labels.ts'
import type { ZoomStep } from './steps.ts'

/** A word of an area's name, where it is written; in pixels. */
export interface AreaWord {
  readonly text: string
  readonly of: AreaName['of']
  readonly x: number
  readonly y: number
  readonly angle: number
  /** The size of its letters, and how far they are spaced. */
  readonly size: number
  readonly spacing: number
}

/** A face: its size in pixels, at most that part of a hex unless too little is left, and its spacing in em. */
interface Face {
  readonly size: number
  readonly ofHex?: number
  readonly least?: number
  readonly spacing: number
}

/** Names in capitals are for every scale; others wait until there is room for them. */
type Kind = AreaName['of'] | 'quiet'
const kindOf = (of: AreaName['of'], text: string): Kind =>
  of === 'ground' || text === text.toUpperCase() ? of : 'quiet'

/** The ground of a tabletop: as large from near as from afar. */
const ground: Face = { size: 13, spacing: 0 }

const FACES: Readonly<Record<ZoomStep, Readonly<Partial<Record<Kind, Face>>>>> = {
  board: {
    territory: { size: 14, ofHex: 0.68, least: 9, spacing: 0.4 },
    water: { size: 14, ofHex: 0.62, least: 9, spacing: 0.4 },
    range: { size: 11, ofHex: 0.54, spacing: 0.2 },
    ground,
  },
  theatre: {
    territory: { size: 17, spacing: 0.55 },
    water: { size: 17, spacing: 0.45 },
    range: { size: 13, spacing: 0.25 },
    quiet: { size: 12, spacing: 0.06 },
    ground,
  },
  play: {
    territory: { size: 20, spacing: 0.75 },
    water: { size: 20, spacing: 0.5 },
    range: { size: 15, spacing: 0.4 },
    quiet: { size: 14, spacing: 0.14 },
    ground,
  },
  close: {
    territory: { size: 32, spacing: 0.8 },
    water: { size: 32, spacing: 0.6 },
    range: { size: 22, spacing: 0.45 },
    quiet: { size: 19, spacing: 0.12 },
    ground,
  },
}

/** Smaller letters cannot be read. */
const LEAST = 9
/** How wide a letter is, and how high a capital stands, next to its size. */
const WIDE = 0.66
const HIGH = 0.7

/** How a word may be written instead: so many hexes aside, up or down, and spaced less. */
interface Shift {
  readonly dx: number
  readonly dy: number
  readonly spaced: number
}

/** All of them, from those that change least: spacing a word less is as bad as moving it by half a hex or so. */
const SHIFTS: readonly Shift[] = [1, 0.5]
  .flatMap((spaced) =>
    [0, 0.5, -0.5, 1, -1, 1.5, -1.5].flatMap((dy) => [0, 0.7, -0.7, 1.4, -1.4].map((dx) => ({ dx, dy, spaced }))),
  )
  .toSorted((a, b) => changeOf(a) - changeOf(b))

/** No word is moved farther than this, its own height included, in hexes. */
const FARTHEST = 3

function changeOf({ dx, dy, spaced }: Shift): number {
  return Math.hypot(dx, dy) + 1.2 * (1 - spaced)
}

/** Where a word found room between those things near it, if it did. */
interface Written {
  readonly near: readonly Rect[]
  readonly word: AreaWord | undefined
  readonly letters: readonly Rect[]
}

/** Words of a board as they were written last, at one scale. */
export type WrittenWords = Map<AreaName['words'][number], Written>

/**
 * The names of lands, ranges and waters, out of the way of counters and towns; a word without room is left out. Room is
 * looked for again only where something near a word is not as it was when it was written.
 */
export function areaWords(
  board: Board,
  scale: number,
  step: ZoomStep,
  taken: readonly Rect[],
  last: WrittenWords = new Map(),
): readonly AreaWord[] {
  const faces = FACES[step]
  const frame = frameOf(board, scale)
  const written: Rect[] = []
  return board.names.flatMap(({ of, angle, words, isChief = false }) =>
    words.flatMap((name): readonly AreaWord[] => {
      const { text, x, y } = name
      const face = faceOf(faces[kindOf(of, text)], isChief)
      const size = face ? sizeOf(face, scale) : 0
      if (!face || size < LEAST) return []
      // Most of the map is too far off to be in its way.
      const reach = square(x * scale, y * scale, text.length * size * (WIDE + face.spacing) + 2 * FARTHEST * scale)
      const near = [...taken, ...written].filter((rect) => overlap(rect, reach) > 0)
      const shifted = ({ dx, dy, spaced }: Shift): AreaWord => {
        const [wx, wy] = [(x + dx) * scale, (y + dy) * scale]
        return { text, of, angle, size, spacing: face.spacing * size * spaced, x: wx, y: wy }
      }
      const before = last.get(name)
      const found = before && isSameRoom(before.near, near) ? before : write(near, frame, shifted)
      last.set(name, found)
      written.push(...found.letters)
      return found.word ? [found.word] : []
    }),
  )
}

/** Writes a word where it has to be shifted least, between what is near. */
function write(near: readonly Rect[], frame: Rect, shifted: (by: Shift) => AreaWord): Written {
  for (const by of SHIFTS) {
    const word = shifted(by)
    const letters = lettersOf(word)
    if (isFree(letters, frame, near)) return { near, word, letters }
  }
  return { near, word: undefined, letters: [] }
}

const isSameRoom = (a: readonly Rect[], b: readonly Rect[]): boolean =>
  a.length === b.length && a.every((rect, i) => isSameRect(rect, b[i]))

/** What the sheet is about is written larger and wider. */
const faceOf = (face: Face | undefined, isChief: boolean): Face | undefined =>
  face && isChief
    ? {
        ...face,
        size: face.size * CHIEF,
        ofHex: (face.ofHex ?? Number.POSITIVE_INFINITY) * CHIEF,
        spacing: face.spacing + WIDER,
      }
    : face
const CHIEF = 1.5
const WIDER = 0.35

const sizeOf = ({ size, ofHex = Number.POSITIVE_INFINITY, least = 0 }: Face, scale: number): number =>
  Math.max(least, Math.min(size, ofHex * scale))

const isFree = (letters: readonly Rect[], frame: Rect, taken: readonly Rect[]): boolean =>
  letters.every((letter) => isInside(letter, frame) && !taken.some((rect) => overlap(letter, rect) > 0))

const isInside = (a: Rect, b: Rect): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

/** What each letter of a word covers, however the word is turned. */
export function lettersOf({ text, x, y, angle, size, spacing }: AreaWord): readonly Rect[] {
  const turn = (angle * Math.PI) / 180
  const step = size * WIDE + spacing
  // A word stands on its place; the middle of its letters is half a capital above.
  const [mx, my] = [x + Math.sin(turn) * size * HIGH * 0.5, y - Math.cos(turn) * size * HIGH * 0.5]
  return Array.from(text, (_, i) => {
    const along = (i - (text.length - 1) / 2) * step
    return square(mx + Math.cos(turn) * along, my + Math.sin(turn) * along, size * 0.9)
  })
}
