import { expect, inject, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('a match can be watched at any moment, which has an address, and played on from there', async () => {
  const page = await visit({ seed: 3 })
  await sitDown(page, 'Windhoek', ['A person', 'Computer, greedy'])
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()

  const moment = page.getByRole('slider', { name: 'Moment' })
  const words = page.getByRole('status')
  await moment.waitFor()
  const count = Number(await moment.getAttribute('max'))
  expect(await words.innerText()).toBe(`Order ${count} of ${count}`)
  const counters = page.locator('.map .counter')
  const atEnd = await counters.count()

  await moment.focus()
  await page.keyboard.press('Home')
  expect(await words.innerText()).toBe(`Order 0 of ${count}`)
  expect(await counters.count()).toBeLessThan(atEnd)
  await page.getByRole('button', { name: 'One on' }).click()
  expect(page.url()).toMatch(/\?at=1$/)
  // Those who do not see the map hear what happened.
  expect(await page.locator('.watching > [aria-live]').textContent()).toMatch(/\w+\./)

  // The link leads there, from anywhere.
  const link = page.url()
  await page.goto(inject('address'))
  await page.goto(link)
  await moment.waitFor()
  expect(await words.innerText()).toBe(`Order 1 of ${count}`)

  // Where the browser neither names moments in the address nor copies anything, the link is there to be read.
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.getByRole('button', { name: 'One on' }).click()
  expect(await words.innerText()).toBe(`Order 2 of ${count}`)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  expect(await words.innerText()).toBe(link.replace('at=1', 'at=2'))

  // The keys that go through what can be done go through what was done.
  await page.keyboard.press('p')
  expect(await words.innerText()).toBe(`Order 1 of ${count}`)
  await page.keyboard.press('n')
  expect(await words.innerText()).toBe(`Order 2 of ${count}`)

  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await words.innerText()).toBe(`Order ${count} of ${count}`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await asks(page, /Recruit, convert/)
})
