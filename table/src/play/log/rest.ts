/**
 * Scrolls a list to its foot and leaves as much room there as it takes for the uppermost line in view to be whole:
 * half a line under the heading looks like a mistake. Headings stick to the top and cover what is below them.
 */
export function restAtFoot(list: HTMLElement): void {
  list.style.paddingBottom = '0'
  const top = list.getBoundingClientRect().top - list.scrollTop
  const foot = list.scrollHeight - list.clientHeight
  const next = foot > 0 ? firstBelow(list, top, foot) : undefined
  if (next !== undefined) list.style.paddingBottom = `${next - foot}px`
  list.scrollTo({ top: list.scrollHeight })
}

/** Where the uppermost line that is wholly in view begins. From the foot up, for above it there may be thousands to measure. */
function firstBelow(list: HTMLElement, top: number, foot: number): number | undefined {
  let found: number | undefined
  for (const line of [...list.querySelectorAll('li, section.chapter')].reverse()) {
    // What is folded away lies nowhere.
    if (line.getClientRects().length === 0) continue
    const y = topOf(line) - top
    if (y < foot) break
    found = y
  }
  return found
}

/** From where on a line is seen: below the heading of its chapter. Not the heading itself is asked, it may be stuck. */
function topOf(line: Element): number {
  const heading = line.matches('section') ? undefined : line.closest('section.chapter')?.querySelector('h3')
  return line.getBoundingClientRect().top - (heading?.getBoundingClientRect().height ?? 0)
}
