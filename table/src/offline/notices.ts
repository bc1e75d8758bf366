/** What the club tells by push: a title, a line for each match, and where it leads. */
interface PushedNotice {
  readonly title: string
  readonly body: string
  readonly address: string
}

/** Shows what the club tells while no page is open, and leads there when it is pressed. */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (e) => {
    const { title, body, address } = (e.data?.json() ?? { title: 'Boma', body: '', address: '' }) as PushedNotice
    e.waitUntil(worker.registration.showNotification(title, { body, tag: address, data: address }))
  })
  worker.addEventListener('notificationclick', (e) => {
    e.notification.close()
    e.waitUntil(goTo(worker, String(e.notification.data)))
  })
}

/** A page of ours that is open goes there; otherwise one is opened. Nobody is led to another site. */
async function goTo(worker: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const target = worker.registration.scope + (URL.canParse(address) ? new URL(address).hash : '')
  const [open] = await worker.clients.matchAll({ type: 'window' })
  if (open === undefined) return void (await worker.clients.openWindow(target))
  await open.navigate(target)
  await open.focus()
}
