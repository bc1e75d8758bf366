import { onCleanup, onMount } from 'solid-js'
import { isTyping } from '../play/hand/keyboard.ts'
import { changeSpeed, type Player } from './player.ts'

/** What the keys do while a match is watched; those that go through offers at the table go through orders here. */
const KEYS: Readonly<Record<string, (player: Player, count: number) => void>> = {
  n: (player) => player.go(player.at() + 1),
  p: (player) => player.go(player.at() - 1),
  ArrowRight: (player) => player.go(player.at() + 1),
  ArrowLeft: (player) => player.go(player.at() - 1),
  Home: (player) => player.go(0),
  End: (player, count) => player.go(count),
  ' ': (player) => player.toggle(),
  ',': () => changeSpeed(-1),
  '<': () => changeSpeed(-1),
  '.': () => changeSpeed(1),
  '>': () => changeSpeed(1),
}

/** Controls that have a use for Space and the arrows themselves. */
const OWN = 'button, a, select, input, summary, [role="application"]'

/** Winds the match by keys. Inside a component. */
export function useReplayKeys(player: Player, count: () => number): void {
  const onKey = (e: KeyboardEvent) => {
    if (isTyping(e.target) || e.ctrlKey || e.metaKey || e.altKey) return
    const isOwn = e.target instanceof Element && e.target.closest(OWN) !== null
    if (isOwn && (e.key === ' ' || e.key.startsWith('Arrow') || e.key === 'Home' || e.key === 'End')) return
    const deed = KEYS[e.key] ?? KEYS[e.key.toLowerCase()]
    if (deed === undefined) return
    e.preventDefault()
    deed(player, count())
  }
  onMount(() => {
    addEventListener('keydown', onKey)
    onCleanup(() => removeEventListener('keydown', onKey))
  })
}
