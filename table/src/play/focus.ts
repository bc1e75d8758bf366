/** Where the keyboard belongs, the likeliest first. */
const HOMES = [
  '.battle .answers .main',
  '.battle .counter-button.able',
  // Where none is the main answer Enter takes none, least of all what takes an order back.
  '.battle',
  '.text-mode input',
  '.behind .map',
]

/**
 * An answer takes its button away with it, and a battle board lays itself over the map: the keyboard then goes to the
 * board or back to the map, not nowhere.
 */
export function keepFocus(): void {
  const at = document.activeElement
  if (at !== document.body && at?.closest('[inert], [aria-hidden="true"]') === null) return
  const home = HOMES.flatMap((place) => document.querySelector<HTMLElement>(place) ?? [])[0]
  home?.focus({ preventScroll: true })
}
