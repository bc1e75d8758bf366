import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byFinger, byMouse, commitAttack, type Hands } from './hands.ts'
import { answer, asks, question, useBrowser } from './page.ts'
import { atGermanMarch, atTheMarch } from './tables.ts'

// What a person has to do for the ordinary things of a turn, counted on the page as it is.

useBrowser()

/** Hands whose presses are counted. */
function counted(hands: Hands): Hands & { readonly count: () => number } {
  let count = 0
  return {
    press(button) {
      count++
      return hands.press(button)
    },
    choose(space) {
      count++
      return hands.choose(space)
    },
    count: () => count,
  }
}

const main = (page: Page) => page.locator('.prompt .answers .main')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe.each([
  ['clicks', {}, byMouse],
  ['touches', PHONE, byFinger],
] as const)('counted in %s', (_, options, handsOf) => {
  /** The Allied player's first March Phase, and hands that are counted from there on. */
  async function inMarch(): Promise<{ page: Page; hands: ReturnType<typeof counted> }> {
    const page = await atTheMarch({ seed: 3, ...options })
    return { page, hands: counted(handsOf(page)) }
  }
  const goThere = async (page: Page, hands: Hands) => {
    if (/March to|sea to/.test(await question(page))) await hands.press(main(page))
  }

  test('a march of five hexes takes no more than three', async () => {
    const page = await atGermanMarch({ seed: 3, ...options })
    const hands = counted(handsOf(page))
    await hands.choose('3226')
    await asks(page, /Where do/)
    if ('hasTouch' in options) await hands.choose('3422')
    else await hover(page, '3422')
    await asks(page, /March to 3422/)
    // A ring at every hex between the first and the last.
    expect(await page.locator('.march circle').count()).toBe(4)
    await ('hasTouch' in options ? hands.press(main(page)) : hands.choose('3422'))
    await asks(page, /March, concentrate/)
    expect(hands.count()).toBeLessThanOrEqual(3)
    await page
      .getByText(/ to 3422/)
      .first()
      .waitFor({ state: 'attached' })
  })

  test('a march with an attack takes no more than four, and the odds are seen before the last', async () => {
    const { page, hands } = await inMarch()
    await hands.choose('2118')
    if ('hasTouch' in options) await hands.choose('2117')
    else await hover(page, '2117')
    await oddsAreSeen(page)
    if (!('hasTouch' in options)) await hands.choose('2117')
    await commitAttack(page, hands)
    await page.getByRole('region', { name: 'The battle of Swakopmund' }).waitFor()
    expect(hands.count()).toBeLessThanOrEqual(4)
  })

  test('so does an attack by pressing the enemy alone', async () => {
    const { page, hands } = await inMarch()
    await hands.choose('2118')
    const enemy = await placeOf(page, '2117')
    await hands.press(answer(page, /^Put down/))
    await asks(page, /March, concentrate/)
    const before = hands.count() - 1
    await ('hasTouch' in options ? page.touchscreen.tap(enemy.x, enemy.y) : page.mouse.click(enemy.x, enemy.y))
    await asks(page, /Who attacks|Attack Swakopmund/)
    if (/Who attacks/.test(await question(page))) await hands.press(answer(page, /^From Walvis Bay/))
    await oddsAreSeen(page)
    await commitAttack(page, hands)
    await page.getByRole('region', { name: 'The battle of Swakopmund' }).waitFor()
    expect(hands.count() - before).toBeLessThanOrEqual(4)
  })

  test('a transfer by sea takes no more than four', async () => {
    const { page, hands } = await inMarch()
    await hands.choose('Cape Colony')
    await hands.choose('2220')
    await asks(page, /sea to 2220|March, concentrate/)
    await goThere(page, hands)
    await asks(page, /March, concentrate/)
    await page
      .getByText(/to 2220/)
      .first()
      .waitFor({ state: 'attached' })
    expect(hands.count()).toBeLessThanOrEqual(4)
  })
})

test('a march takes no more than twelve keys', async () => {
  const page = await atTheMarch({ seed: 3 })
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  const said = () => page.locator('[aria-live]').last().textContent()
  while (!(await said())?.startsWith('4029')) {
    await press('n')
    if (keys > 12) throw new Error('N never came to 4029')
  }
  await press('Enter')
  await asks(page, /Where do/)
  for (const key of ['w', 'w', 'w']) await press(key)
  await asks(page, /March to/)
  await press('Enter')
  await asks(page, /March, concentrate/)
  expect(keys).toBeLessThanOrEqual(12)
})

/** Nobody has seen who is there, and the page says so in place of the odds. */
async function oddsAreSeen(page: Page): Promise<void> {
  await asks(page, /Attack Swakopmund/)
  await page
    .getByText(/to win|nobody has seen/i)
    .first()
    .waitFor()
}

/** Points at a space that can be chosen, which is no press. */
async function hover(page: Page, space: string): Promise<void> {
  const { x, y } = await placeOf(page, space)
  await page.mouse.move(x, y)
}

async function placeOf(page: Page, space: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`.spot[data-space="${space}"]`).first().boundingBox()
  if (!box) throw new Error(`${space} is nowhere on the screen`)
  return box
}
