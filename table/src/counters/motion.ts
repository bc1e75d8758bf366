import type { Point } from '@boma/showing'

/** Milliseconds that a counter takes for a hex, and at most for a march. */
const STEP = 160
const MARCH = 900
const FLIP = 180
const REMOVAL = 240
const FADE = 80
const EASE = 'cubic-bezier(.3, 0, .2, 1)'

/** Does this person want things not to move? */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Takes a counter along its way, of which the end is where it lies already; who wants no movement sees it appear. */
export function march(element: HTMLElement, way: readonly Point[], scale: number): void {
  const end = way[way.length - 1] ?? [0, 0]
  const length = way.slice(1).reduce((sum, p, i) => sum + distance(way[i] ?? p, p), 0)
  if (length < 1) return
  if (isStill()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], FADE)
    return
  }
  // At rest counters have no transform: a browser that moves the map looks at every one of them.
  const frames = way.map(([x, y]) => ({ transform: `translate(${x - end[0]}px, ${y - end[1]}px)` }))
  element.animate(frames, { duration: marchTime(length / scale), easing: EASE })
}

/** How long a march over so many hexes takes. */
export const marchTime = (hexes: number): number => Math.min(MARCH, Math.max(STEP, hexes * STEP))

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Turns a counter over; who wants no movement sees the other face appear. */
export function flip(element: HTMLElement): void {
  const face = element.firstElementChild
  if (isStill()) face?.animate([{ opacity: 0 }, { opacity: 1 }], FADE)
  else face?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: FLIP, easing: EASE })
}

/** Leaves a picture of a counter that is taken off the map, to fade where it lay. */
export function fadeAway(element: HTMLElement): void {
  const { parentElement: map, hidden } = element
  if (!map || hidden) return
  const ghost = element.cloneNode(true) as HTMLElement
  // Nobody should find it, least of all whoever looks for the counter itself.
  ghost.removeAttribute('data-piece')
  ghost.classList.add('ghost')
  map.append(ghost)
  const fading = ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: isStill() ? FADE : REMOVAL,
    fill: 'forwards',
  })
  fading.onfinish = () => ghost.remove()
}

/** Ends all movement within an element: nothing waits for an animation. */
export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) animation.finish()
}
