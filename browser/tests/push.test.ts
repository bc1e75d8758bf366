import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

/** What a service worker has, as far as it is used here. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (name: string, how: object) => Event
}

/** What lies in the tray of notices, as it is shown there. */
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data,
    })),
  )

/** Has the browser take a message for the page's worker, as if its push service had brought it. */
async function pushed(page: Page): Promise<(message: object) => Promise<void>> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((told) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(-1)?.registrationId
      if (id !== undefined) told(id)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(club.at).origin
  return async (message) => {
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  }
}

test('what the club pushes is shown with its words, and pressing it leads to the match, never elsewhere', async () => {
  const page = await visit({ at: club.at, serviceWorkers: 'allow', permissions: ['notifications'] })
  const push = await pushed(page)
  const match = { title: 'Your move: Windhoek', body: 'Windhoek, against Ben: your move. 23 h left.' }
  const address = `${club.at}#/club`
  await push({ ...match, address })
  await expect.poll(() => shown(page)).toEqual([{ ...match, data: address }])
  // One of the same match takes the place of the one before.
  await push({ title: 'You were written to: Windhoek', body: 'Windhoek: Ben wrote to you.', address })
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['You were written to: Windhoek'])
  const [worker] = page.context().serviceWorkers()
  const press = (where: string) =>
    worker?.evaluate(async (data) => {
      const scope = globalThis as unknown as WorkerScope
      await scope.registration.showNotification('x', { tag: 'pressed', data })
      const [notification] = await scope.registration.getNotifications({ tag: 'pressed' })
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    }, where)
  await press(address)
  await expect.poll(() => page.url()).toBe(address)
  await press('https://elsewhere.example/#/rules')
  await expect.poll(() => new URL(page.url()).origin).toBe(new URL(club.at).origin)
  await expect.poll(() => new URL(page.url()).hash).toBe('#/rules')
})
