import { createSignal } from 'solid-js'
import { hrefOf, type Route, readRoute } from './route.ts'

const [place, setPlace] = createSignal<Route>(readRoute(location.hash))
addEventListener('hashchange', () => setPlace(readRoute(location.hash)))

/** Where the person is. */
export { place }

/** Goes to a place; `instead` leaves no way back to the present one. */
export function go(route: Route, instead = false): void {
  if (instead) location.replace(hrefOf(route))
  else location.hash = hrefOf(route)
}

/** Are the samples for makers of games shown? */
export const showsSamples = (): boolean => new URLSearchParams(location.search).has('sample')
