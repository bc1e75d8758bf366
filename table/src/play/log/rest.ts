/**
 * Scrolls a list to its foot and leaves as much room there as it takes for the uppermost line in view to be whole:
 * half a line under the heading looks like a mistake. Headings stick to the top and cover what is below them.
 */
export function restAtFoot(list: HTMLElement): void {
  list.style.paddingBottom = '0'
  const top = list.getBoundingClientRect().top - list.scrollTop
  const foot = list.scrollHeight - list.clientHeight
  if (foot > 0) {
    const tops = [...list.querySelectorAll('li, section.chapter')].map((line) => topOf(line) - top)
    const next = tops.find((y) => y >= foot)
    if (next !== undefined) list.style.paddingBottom = `${next - foot}px`
  }
  list.scrollTo({ top: list.scrollHeight })
}

/** From where on a line is seen: below the heading of its chapter. Not the heading itself is asked, it may be stuck. */
function topOf(line: Element): number {
  const heading = line.matches('section') ? undefined : line.closest('section.chapter')?.querySelector('h3')
  return line.getBoundingClientRect().top - (heading?.getBoundingClientRect().height ?? 0)
}
