import { onCleanup } from 'solid-js'

/** How far a finger must go sideways, and how much farther than up or down. */
const FAR = 44
const ASLANT = 1.5

/** Tells of a finger drawn sideways over an element: 1 towards what comes next, -1 back. Inside a component. */
export function useSwipe(root: HTMLElement, onSwipe: (by: 1 | -1) => void): void {
  let from: Touch | undefined
  const start = (e: TouchEvent) => {
    from = e.touches.length === 1 ? e.touches[0] : undefined
  }
  const end = (e: TouchEvent) => {
    const to = e.changedTouches[0]
    if (from === undefined || to === undefined) return
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY]
    if (Math.abs(dx) >= FAR && Math.abs(dx) > ASLANT * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    from = undefined
  }
  root.addEventListener('touchstart', start, { passive: true })
  root.addEventListener('touchend', end, { passive: true })
  onCleanup(() => {
    root.removeEventListener('touchstart', start)
    root.removeEventListener('touchend', end)
  })
}
