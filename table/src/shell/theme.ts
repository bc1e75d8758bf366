import { createEffect, createSignal, onCleanup } from 'solid-js'
import { setting } from './settings.ts'

/** The page's ground, for the browser's own frame around it (theme/tokens.css: panel). */
const PAPER = '#f8f2e3'
const LAMP = '#241d15'
const DARK = '(prefers-color-scheme: dark)'

/** Paper by day, lamp-light by night; the system decides until a person does. */
const theme = setting('theme', ['system', 'paper', 'lamp'], 'system')

/** What a switch between paper and lamp is set to: as long as that is what the system wants, it goes on deciding. */
export function switchedTheme(isLamp: boolean, systemIsDark: boolean): 'system' | 'paper' | 'lamp' {
  const wanted = !isLamp
  if (wanted === systemIsDark) return 'system'
  return wanted ? 'lamp' : 'paper'
}

/** Is it lamp-light now, and the switch for it. To be used inside a component. */
export function useLamp() {
  const system = matchMedia(DARK)
  const [systemIsDark, setSystemIsDark] = createSignal(system.matches)
  const follow = () => setSystemIsDark(system.matches)
  system.addEventListener('change', follow)
  onCleanup(() => system.removeEventListener('change', follow))
  const isLamp = () => (theme.value() === 'system' ? systemIsDark() : theme.value() === 'lamp')
  return { isLamp, toggle: () => theme.set(switchedTheme(isLamp(), systemIsDark())) }
}

/** Lights the page as set, and tells the browser the colour of its paper. To be used once, inside a component. */
export function useTheme(): void {
  const { isLamp } = useLamp()
  createEffect(() => {
    const root = document.documentElement
    if (theme.value() === 'system') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme.value())
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isLamp() ? LAMP : PAPER)
  })
}
