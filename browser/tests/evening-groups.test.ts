import { askari } from '@boma/askari'
import { Match, searchDice, writeRecord } from '@boma/kernel'
import { onTheSpot, randomPlayer } from '@boma/opponents'
import { type Game, inEnglish } from '@boma/showing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookerAt } from './looker.ts'
import { useBrowser, visit } from './page.ts'
import { playOnFrom } from './records.ts'

useBrowser()

const game = askari as unknown as Game

/** So many orders are looked at before other dice are tried. */
const LOOKED_AT = 2000

/** Where random play has brought three vessels or transports together, which are to be parted (12.4.7a): looked for, not known. */
function atSea(): string {
  for (let seed = 1; seed < 100; seed++) {
    const dice = { kind: 'cipher', secret: new Uint8Array(16).fill(seed) } as const
    const match = new Match(game, { scenario: 'smuts', options: [], dice })
    for (let n = 0; match.decision !== undefined && n < LOOKED_AT; n++) {
      const { side } = match.decision
      const view = match.view(side)
      if (inEnglish(game).page.parting?.now(view)?.members.length === 3)
        return `${writeRecord(match.tell().record())}# seats person person\n`
      match.order(
        match.decision?.seat,
        onTheSpot(game, randomPlayer, view, side, searchDice(LOOKED_AT * seed + n)).order,
      )
    }
  }
  throw new Error('No three vessels ever meet')
}

/** How many counters lie in each berth. */
const moored = (page: Page) =>
  page.locator('.berth').evaluateAll((all) => all.map((berth) => berth.querySelectorAll('[data-member]').length))

async function drawTo(page: Page, member: number, berth: number): Promise<void> {
  const from = await page.locator('[data-member]').nth(member).boundingBox()
  const to = await page.locator(`[data-berth="${berth}"] .moored`).boundingBox()
  if (!from || !to) throw new Error('no such counter, or no such berth')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2 + 10)
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
}

test('vessels are drawn from group to group before they seek, taken together again, and declared', async () => {
  const page = await visit()
  await playOnFrom(page, atSea())
  await page.locator('.berth').first().waitFor()
  expect(await moored(page)).toEqual([3, 0])
  await drawTo(page, 2, 1)
  expect(await moored(page)).toEqual([2, 1, 0])
  await drawTo(page, 1, 2)
  expect(await moored(page)).toEqual([1, 1, 1])
  // Dropped where no berth is, it stays where it was.
  const box = await page.locator('[data-member]').first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(300, 140, { steps: 4 })
  await page.mouse.up()
  expect(await moored(page)).toEqual([1, 1, 1])
  await page.keyboard.press('Escape')
  expect(await moored(page)).toEqual([3, 0])
  await drawTo(page, 0, 1)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.berth').count()).toBe(0)
}, 60_000)

test('on a phone a press sends a vessel on to the next group, and axe finds no violation in the berths', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const look = lookerAt(page)
  await playOnFrom(page, atSea())
  await page.locator('.berth').first().waitFor()
  await page.locator('[data-member]').last().tap()
  expect(await moored(page)).toEqual([2, 1, 0])
  await look('berths')
  expect(look.faults).toEqual([])
}, 60_000)
