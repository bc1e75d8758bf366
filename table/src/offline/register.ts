import { createSignal } from 'solid-js'

const [waiting, setWaiting] = createSignal<ServiceWorker | undefined>(undefined)

/** Is a newer page ready to take over? */
export const isNewerReady = (): boolean => waiting() !== undefined

/** Lets the newer page take over; the present one is loaded again. */
export function loadNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting()?.postMessage('take over')
}

/** Makes the page work without a connection from now on. Where that cannot be, it goes on as it is. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What the person came for is fetched first.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    await navigator.serviceWorker.ready
    watch(registration)
  } catch {
    // A private window, an old browser, a server without TLS: everything but offline play works.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  setWaiting(registration.waiting ?? undefined)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) setWaiting(next)
    })
  })
}
