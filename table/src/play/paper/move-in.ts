/** How far paper stays from the map's sides. */
const MARGIN = 8

/** Moves paper that hangs over a side of the map back onto it; its corner goes on pointing at its hex (slips.css). */
export function moveIn(paper: HTMLElement): void {
  const note = paper.closest<HTMLElement>('.note')
  const map = paper.closest('.map')?.getBoundingClientRect()
  if (!note || map === undefined) return
  note.style.setProperty('--most', `${map.height - 2 * MARGIN}px`)
  const { left, right, top, bottom } = note.getBoundingClientRect()
  note.style.setProperty('--shift', `${inward(left - map.left, map.right - right)}px`)
  const lift = inward(top - map.top, map.bottom - bottom)
  note.style.setProperty('--lift', `${lift}px`)
  // Paper that had to come off its hex points at nothing.
  note.toggleAttribute('data-lifted', lift !== 0)
}

/** How far to move what has so much room before and behind it. */
const inward = (before: number, behind: number): number =>
  before < MARGIN ? MARGIN - before : Math.min(0, behind - MARGIN)
