import type { Target } from '@boma/showing'
import { type Accessor, batch, createSignal } from 'solid-js'
import { LONG_PRESS, LOOKS } from '../../map/hands.ts'

/**
 * What somebody looks closer at. This is the one place for it: a pointer that rests, a right click, a long press and the
 * key I all end here, on the map as in trays; a click or a tap never does.
 */
export interface Look {
  readonly at: Accessor<Target | undefined>
  /** Was it asked for, so that it stays, or does a pointer merely rest there? */
  readonly isAsked: Accessor<boolean>
  /** A pointer has come to rest on something, or has left it. */
  rest(at: Target | undefined): void
  /** Somebody asks for it; asked for again, it goes. */
  ask(at: Target | undefined): void
  /** Looks away. */
  end(): void
}

/** Nothing is looked at yet. */
export function looking(): Look {
  const [at, setAt] = createSignal<Target>()
  const [isAsked, setAsked] = createSignal(false)
  const set = (to: Target | undefined, asked: boolean) =>
    batch(() => {
      setAt(to)
      setAsked(asked && to !== undefined)
    })
  return {
    at,
    isAsked,
    // What was asked for stays when a pointer wanders.
    rest: (to) => isAsked() || set(to, false),
    ask: (to) => set(isAsked() && isSame(at(), to) ? undefined : to, true),
    end: () => set(undefined, false),
  }
}

const isSame = (a: Target | undefined, b: Target | undefined): boolean => a?.space === b?.space && a?.piece === b?.piece

/** Lets a counter in a tray or on a board be looked at by the same gestures as one on the map: use with `ref`. */
export function lookedAt(element: HTMLElement, at: () => Target, look: Look): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let wasLong = false
  const wait = (then: () => void, milliseconds: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(then, milliseconds)
  }
  element.addEventListener('pointerenter', (e) => {
    if (e.pointerType === 'mouse') wait(() => look.rest(at()), LOOKS)
  })
  element.addEventListener('pointerleave', () => {
    clearTimeout(waiting)
    look.rest(undefined)
  })
  element.addEventListener('pointerdown', (e) => {
    wasLong = false
    if (e.pointerType === 'mouse') return clearTimeout(waiting)
    wait(() => {
      wasLong = true
      look.ask(at())
    }, LONG_PRESS)
  })
  for (const over of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(over, (e) => e.pointerType === 'mouse' || clearTimeout(waiting))
  element.addEventListener('contextmenu', (e) => {
    e.preventDefault()
    // A finger that stays down brings the browser's menu too, after we have answered it.
    if (!wasLong) look.ask(at())
  })
  // The finger that looked goes up with a click, which is not meant.
  element.addEventListener('click', (e) => wasLong && e.stopImmediatePropagation(), { capture: true })
}
