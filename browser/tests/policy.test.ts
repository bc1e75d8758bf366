import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

/** In the page: notes what its policy forbids, where it can be asked for. */
function noteViolations(): void {
  const noted: string[] = []
  Object.assign(globalThis, { noted })
  addEventListener('securitypolicyviolation', (e) => noted.push(`${e.effectiveDirective}: ${e.blockedURI}`))
}
const violations = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted)

/** In the page: what a stranger's text would do if it came to be taken for a part of the page. */
async function trySmuggling(): Promise<boolean> {
  const script = document.createElement('script')
  script.textContent = 'document.documentElement.dataset.smuggled = "yes"'
  document.head.append(script)
  const style = document.createElement('div')
  style.innerHTML = '<p style="position: fixed">'
  document.body.append(style)
  await fetch('http://elsewhere.invalid/').catch(() => {})
  return 'smuggled' in document.documentElement.dataset || style.querySelector('p')?.style.position !== ''
}

/** Opens the page so that every screen of it notes what is forbidden; nothing is, or the console complains. */
async function watched(provoked?: RegExp): Promise<Page> {
  const page = await visit({ seed: 3, to: '#/nowhere', serviceWorkers: 'allow', ...(provoked && { provoked }) })
  await page.addInitScript(noteViolations)
  await page.goto(`${inject('address')}?sample`)
  return page
}

test('the page never asks for more than its policy allows: shelf, table, computer, replay, rules, offline', async () => {
  const page = await watched()
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  // The computer has moved, in its worker.
  await asks(page, /Recruit, convert/)
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  await page.goto(`${inject('address')}#/rules/windhoek/12.0`)
  await page
    .getByRole('heading', { name: /^12\.0/ })
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])

  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.goto(inject('address'))
  await sitDown(page, 'Lettow-Vorbeck', ['A person', 'Computer, Recruit'])
  expect(await violations(page)).toEqual([])
})

test('what a stranger smuggled in would neither run nor call anywhere', async () => {
  const page = await watched(/Content Security Policy/)
  expect(await page.evaluate(trySmuggling)).toBe(false)
  // Each of them once for the header and once for what the page carries.
  expect([...new Set(await violations(page))].sort()).toEqual([
    'connect-src: http://elsewhere.invalid/',
    'script-src-elem: inline',
    'style-src-attr: inline',
  ])
})

test('and so it is with any web server: the page carries its policy, and ours repeats it', async () => {
  const { headers } = await fetch(inject('address'))
  const said = headers.get('content-security-policy') ?? ''
  const page = await visit({ provoked: /Content Security Policy/ })
  const carried = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(said).toBe(`${carried}; frame-ancestors 'none'`)

  await page.route('**', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _said, ...silent } = response.headers()
    await route.fulfill({ response, headers: silent })
  })
  await page.goto(`${inject('address')}?again`)
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  expect(await page.evaluate(trySmuggling)).toBe(false)
})
