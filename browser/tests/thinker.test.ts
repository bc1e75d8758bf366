import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

/** Seconds that the page waits for a player (the courier says the same). */
const PATIENCE = 30

/** A page whose computer's player is the script given instead of the right one. */
async function withPlayer(script: string): Promise<Page> {
  const page = await visit({ to: '?sample', provoked: /out of memory/ })
  await page.clock.install()
  await page.route(/worker-[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  return page
}

const notice = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

test('a player of the computer that says nothing any more is replaced, and the match goes on to the next person', async () => {
  const page = await withPlayer('self.onmessage = () => {}')
  await sitDown(page, 'Skirmish at the ford', ['Computer, greedy', 'A person'])
  await page.clock.runFor(PATIENCE * 1000)
  await notice(page, 'gave no answer in time. A new one is thinking it over').waitFor()
  await page.clock.runFor(PATIENCE * 1000)
  await notice(page, 'any legal answer given this once').waitFor()
  await page.clock.runFor(2 * PATIENCE * 1000 + 2000)
  await notice(page, 'From now on it moves at random').waitFor()
  await page.clock.runFor(10_000)
  await asks(page, /Place your next counter/)
})

test('a player that throws and one that answers something forbidden are replaced; a person may take the seat', async () => {
  for (const script of [
    'self.onmessage = () => { throw new Error("out of memory") }',
    'self.onmessage = ({ data }) => self.postMessage({ id: data.ask.id, order: [-5] })',
  ]) {
    const page = await withPlayer(script)
    await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, greedy'])
    await page.keyboard.press('t')
    for (let counter = 1; counter <= 6; counter++) {
      await page.getByRole('textbox', { name: 'Command' }).fill('1')
      await page.keyboard.press('Enter')
    }
    await page.clock.runFor(10_000)
    await notice(page, 'From now on it moves at random').getByRole('button', { name: 'Play this side myself' }).click()
    // Two people hand the screen over, and what was played is still there.
    const curtain = page.getByRole('region', { name: 'Between two players' })
    if (await curtain.isVisible()) await curtain.getByRole('button').click()
    await answer(page, 'Undo').waitFor()
    expect(await page.locator('.map .counter').count()).toBeGreaterThanOrEqual(12)
  }
})
