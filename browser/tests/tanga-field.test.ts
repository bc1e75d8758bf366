import { FIRST, type Game, type Match, type Space } from '@boma/kernel'
import { tanga } from '@boma/tanga'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { given } from '../../games/tanga/tests/given.ts'
import { asks, useBrowser, visit } from './page.ts'
import { beginningAt, recordOf } from './positions.ts'
import { playOnFrom } from './records.ts'

useBrowser()

const game = tanga as unknown as Game
const OPTIONS = ['lee-enfield', 'melee-six'] as const
const FROM = '1511'

/** Two companies east of the ditch that are about to move, and Germans who look at them across it; nothing hangs on dice. */
function acrossTheDitch(): Match {
  const { t } = given('campaign', OPTIONS)
    .units({ 'raj13-a': `${FROM} NW`, 'raj13-b': FROM, 'raj13-co': FROM })
    .units({ 'fk6-1': '1210 SE', 'fk6-2': '1212 SE', 'fk6-mg1': '1209 SE' })
    .phase('britishMovement')
  return beginningAt(game, 'campaign', OPTIONS, t)
}

/** A way there that is not the safest, as the keys that lead it. */
function riskyWay(match: Match): readonly string[] {
  const { page } = game.present
  const view = match.view(FIRST)
  const spaces = page?.board(view).spaces ?? []
  const from = spaces.find(({ name }) => name === FROM)?.id ?? -1
  const goal = page
    ?.reach?.(view, { space: from })
    ?.goals.find(({ path: [space = -1, ...via] }) => page.detour?.(view, { space, via }) !== undefined)
  const places = (goal?.path ?? []).map((id) => spaces.find((space) => space.id === id) as Space)
  return places.slice(1).map((to, i) => keyTo(places[i] as Space, to))
}

/** The key of the direction from a hex to the next: W is north, the others lie around it. */
function keyTo(from: Space, to: Space): string {
  const sixth = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 3) / Math.PI)
  return 'wedxaq'.charAt((sixth + 6) % 6)
}

const facing = (page: Page, name: string) => page.getByText(new RegExp(`^Facing ${name}\\.`)).waitFor()

test('on a field of fire a stack is turned, its march is planned bead by bead and led round, and sight is a thread', async () => {
  const match = acrossTheDitch()
  const way = riskyWay(match)
  const page = await visit()
  await playOnFrom(page, recordOf(match))
  await asks(page, /Move, turn or dig/)
  // The pointer stays over it: the wheel turns it there.
  await page.locator('.counters .counter.able').first().click()
  await asks(page, /Where do they go/)
  await facing(page, 'north-west')
  await page.mouse.wheel(0, 120)
  await facing(page, 'north')
  await page.keyboard.press(']')
  await facing(page, 'north-east')
  const wedge = page.getByRole('button', { name: 'Face south', exact: true })
  await wedge.dispatchEvent('click')
  await facing(page, 'south')
  for (const key of way) await page.keyboard.press(key)
  await expect.poll(() => page.locator('.map .bead').count()).toBe(way.length)
  await page.getByRole('heading', { name: 'Who could fire on the way' }).waitFor()
  expect(await page.locator('.map .threat').count()).toBeGreaterThan(0)
  const around = page.getByRole('button', { name: /^Another way/ })
  const [risk] = /\d+ %/.exec(await around.innerText()) ?? []
  await page.keyboard.press('o')
  await around.waitFor({ state: 'detached' })
  await page
    .locator('.dangers .sum', { hasText: 'A step is lost' })
    .filter({ hasText: risk ?? 'none' })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.map .bead').count()).toBe(0)
  await page.keyboard.press('Escape')
  for (const key of ['q', 'm', 'q', 'q']) await page.keyboard.press(key)
  await page.locator('.sight-note h2').waitFor()
  expect(await page.locator('.map .thread').count()).toBeGreaterThan(0)
}, 60_000)
