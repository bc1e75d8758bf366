/** Somebody who came from another screen starts at its top, with the keyboard too, as soon as the screen is there. */
export function greet(): void {
  scrollTo(0, 0)
  waiting?.disconnect()
  if (welcome()) return
  waiting = new MutationObserver(() => welcome() && waiting?.disconnect())
  waiting.observe(document.body, { childList: true, subtree: true })
}

/** A screen that is still being fetched. */
let waiting: MutationObserver | undefined

/** Brings the keyboard to the map or the screen, unless it is there already; false when there is no screen yet. */
export function welcome(): boolean {
  const main = document.querySelector<HTMLElement>('main')
  const place = main?.querySelector<HTMLElement>('[role="application"]') ?? main
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
  return main !== null
}
