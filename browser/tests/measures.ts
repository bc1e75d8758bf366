import type { Page } from 'playwright-core'

/** What may be pushed sideways because it is wide by nature: tables of numbers; under fingers, boxes and counters in a row. */
const WIDE = '.chart, pre'
const SWEPT = '.shelf, .counters-row'

/** What is wrong with the sizes of what is to be seen: targets too small for a finger, words cut off, pages that slip sideways. */
export const faultsOf = (page: Page, options: { readonly touch: boolean }): Promise<string[]> =>
  page.evaluate(measure, { ...options, wide: options.touch ? `${WIDE}, ${SWEPT}` : WIDE })

/** In the page. */
function measure({ touch, wide }: { readonly touch: boolean; readonly wide: string }): string[] {
  const faults: string[] = []
  const all = [...document.querySelectorAll('*')].filter(
    (e): e is HTMLElement => e instanceof HTMLElement && isSeen(e) && e.closest('[inert], .unseen') === null,
  )
  for (const e of all) {
    const style = getComputedStyle(e)
    const isWider = e.scrollWidth > e.clientWidth + 1
    if (touch && isTarget(e)) noteSmall(e)
    if (isWider && style.textOverflow === 'ellipsis') faults.push(`cut off: ${nameOf(e)}`)
    if (isWider && /auto|scroll/.test(style.overflowX) && !e.matches(wide)) faults.push(`sideways: ${nameOf(e)}`)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page slips sideways by ${scrollWidth - clientWidth} pixels`)
  return [...new Set(faults)]

  function isSeen(e: Element): boolean {
    const { width, height, top, left, bottom, right } = e.getBoundingClientRect()
    const isIn = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return width > 0 && height > 0 && isIn && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** A box that is ticked is pressed on its words, too: these are measured. */
  function isTarget(e: HTMLElement): boolean {
    if (e.matches('input[type="radio"], input[type="checkbox"]') && e.closest('label') !== null) return false
    return e.matches('button, a[href], input, select, summary, label.choice, [role="button"]')
  }
  /** What is felt around a word is drawn as an empty box after it. */
  function noteSmall(e: HTMLElement): void {
    const box = e.getBoundingClientRect()
    const after = getComputedStyle(e, '::after')
    const isAround = after.content !== 'none' && after.position === 'absolute'
    const width = Math.max(box.width, isAround ? Number.parseFloat(after.width) || 0 : 0)
    const height = Math.max(box.height, isAround ? Number.parseFloat(after.height) || 0 : 0)
    if (width < 43.5 || height < 43.5) faults.push(`small: ${Math.round(width)} by ${Math.round(height)}: ${nameOf(e)}`)
  }
  function nameOf(e: HTMLElement): string {
    const words = (e.textContent || e.getAttribute('aria-label') || '').trim().slice(0, 40)
    return `${e.localName}.${e.className} '${words}' in ${e.parentElement?.className}`
  }
}
