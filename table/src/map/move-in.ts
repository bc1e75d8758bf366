/** How far paper stays from the map's sides. */
const MARGIN = 8
/** Half of what a unit in the hand takes of the screen, with some air about it. */
const AROUND = 34

/** The sides of something on the screen. */
type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves a note that hangs over a side of the map back onto it, and off the unit in the hand, which is so many pixels from the
 * map's corner; its corner goes on pointing at its hex (slips.css).
 */
export function moveIn(note: HTMLElement, inHand?: readonly [number, number]): void {
  const map = note.closest('.map')?.getBoundingClientRect()
  if (map === undefined) return
  for (const moved of ['--shift', '--lift']) note.style.removeProperty(moved)
  note.style.setProperty('--most', `${map.height - 2 * MARGIN}px`)
  const found = note.getBoundingClientRect()
  note.toggleAttribute('data-cut', found.height >= map.height - 2 * MARGIN)
  const sideways = inward(found.left - map.left, map.right - found.right)
  const lift = inward(found.top - map.top, map.bottom - found.bottom)
  const held = inHand && { x: map.left + inHand[0], y: map.top + inHand[1] }
  const aside = held ? offUnit(movedBy(found, sideways, lift), held, map) : 0
  note.style.setProperty('--shift', `${sideways + aside}px`)
  note.style.setProperty('--lift', `${lift}px`)
  // Paper that had to come off its hex points at nothing.
  note.toggleAttribute('data-lifted', lift !== 0 || aside !== 0)
}

const movedBy = ({ left, right, top, bottom }: Sides, x: number, y: number): Sides => ({
  ...{ left: left + x, right: right + x },
  ...{ top: top + y, bottom: bottom + y },
})

/** How far to move what has so much room before and behind it. */
const inward = (before: number, behind: number): number =>
  before < MARGIN ? MARGIN - before : Math.min(0, behind - MARGIN)

/** How far paper goes to a side so that it does not lie over a unit: the shorter way that stays on the map; 0 where there is none. */
export function offUnit(paper: Sides, unit: { readonly x: number; readonly y: number }, map: Sides): number {
  const isOver = (low: number, at: number, high: number) => at + AROUND > low && at - AROUND < high
  if (!isOver(paper.left, unit.x, paper.right) || !isOver(paper.top, unit.y, paper.bottom)) return 0
  const ways = [unit.x + AROUND - paper.left, unit.x - AROUND - paper.right]
  const open = ways.filter((by) => paper.left + by >= map.left + MARGIN && paper.right + by <= map.right - MARGIN)
  return open.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}
