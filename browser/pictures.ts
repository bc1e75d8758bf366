// Takes the pictures of the page that the documents show, into docs/pictures. Usage: npm run pictures

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eastAfrica, eastAfricaOnPhone } from './askari-pictures.ts'
import { figuresOnPhone, tableOfFigures } from './heart-pictures.ts'
import { toTheMarch } from './march.ts'
import { launchOrEnd, servePage } from './open.ts'
import { staged, toldAndSeen } from './staged.ts'
import { fieldOfTanga, underFireOnPhone } from './tanga-pictures.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures')
const DESK = { viewport: { width: 1280, height: 800 } }
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
const SMALL_PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

mkdirSync(FOLDER, { recursive: true })
const { address, close } = await servePage()
const browser = await launchOrEnd()
try {
  await atDesk()
  await atDesk('lamp')
  await withCards()
  await onPhone()
  await reading()
  await onPhone('side')
  await withCardOnPhone()
  await withFigures()
  await eastAfrica({ open, picture, placeOf }, DESK)
  await eastAfricaOnPhone({ open, picture, placeOf }, PHONE)
  await fieldOfTanga({ open, picture, placeOf }, DESK)
  await underFireOnPhone({ open, picture, placeOf }, PHONE)
  await tableOfFigures({ open, picture, placeOf }, DESK)
  await figuresOnPhone({ open, picture, placeOf }, PHONE)
  await atStake(DESK, 'stakes')
  await atStake(PHONE, 'phone-stakes')
  await inHand(DESK, 'reach')
  await inHand(PHONE, 'phone-reach')
  await afterTheirTurn(DESK)
  await afterTheirTurn(PHONE, 'phone-')
} finally {
  await browser.close()
  close()
}

/** One match at a desk: the shelf, the map from afar and near, a stack, a battle, the replay. */
async function atDesk(light: 'paper' | 'lamp' = 'paper'): Promise<void> {
  const page = await open({ ...DESK, colorScheme: light === 'lamp' ? 'dark' : 'light' })
  const take = (name: string) => picture(page, light === 'lamp' ? `${name}-lamp` : name)
  await take('home')
  await toTheMarch(page)
  await page.getByRole('application').blur()
  await take('map-far')
  if (light === 'lamp') return page.close()
  await page.getByRole('application').focus()
  await goTo(page, '2118')
  await drag(page, -300, 40)
  await take('map-middle')
  for (const key of ['+', '+', '+']) await page.keyboard.press(key)
  await page.waitForTimeout(600)
  await take('map-near')
  await goTo(page, '3233')
  await spreadStack(page)
  await take('stack')
  await page.keyboard.press('f')
  await page.waitForTimeout(600)
  await toBattle(page)
  await take('battle')
  await fightOut(page)
  await take('battle-result')
  await page.getByRole('button', { name: 'See the map' }).click()
  await page.getByRole('button', { name: 'Replay' }).filter({ visible: true }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  await take('replay')
  await page.close()
}

/** What a hex is worth knowing for, and what the end of a phase costs. */
async function atStake(size: BrowserContextOptions, name: string): Promise<void> {
  const page = await open({ ...size, colorScheme: 'light' })
  await toTheMarch(page)
  if (size === DESK) {
    await goTo(page, '2118')
    const { x, y } = await placeOf(page, '2118')
    await page.mouse.move(x + 130, y + 60)
    await page.locator('.hex-card').waitFor()
    await picture(page, 'facts')
    await page.mouse.move(4, 4)
  }
  await page.locator('.prompt .answers .main').click()
  await page.locator('.stakes').waitFor()
  await picture(page, name)
  await page.close()
}

/** A stack in the hand, with all it can reach and the way to an enemy. */
async function inHand(size: BrowserContextOptions, name: string): Promise<void> {
  const page = await open({ ...size, colorScheme: 'light' })
  await toTheMarch(page)
  await page.getByRole('application').focus()
  await goTo(page, '2118')
  for (const key of ['Space', '+', '+']) await page.keyboard.press(key)
  await page.waitForTimeout(600)
  if (size === DESK) await goTo(page, '2117')
  else {
    const { x, y } = await placeOf(page, '2117')
    await page.touchscreen.tap(x, y)
  }
  await page.getByRole('heading', { name: /Attack Swakopmund/ }).waitFor()
  await picture(page, name)
  await page.close()
}

/** What the others did, and what was seen of them and may have gone since. */
async function afterTheirTurn(size: BrowserContextOptions, prefix = ''): Promise<void> {
  const page = await open({ ...size, colorScheme: 'light' })
  const game = windhoek as unknown as Game
  const { record } = staged({ game, viewer: FIRST, options: ['fog'], worth: toldAndSeen })
  const file = { name: 'a.boma', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  await page.locator('.recap-prompt').waitFor()
  await page.keyboard.press('ArrowRight')
  await picture(page, `${prefix}recap`)
  await page.keyboard.press('Enter')
  const box = await page.locator('.sighting').first().boundingBox()
  await page.mouse.move(box?.x ?? 0, box?.y ?? 0)
  for (let i = 0; i < (size === DESK ? 2 : 3); i++) {
    await page.mouse.wheel(0, -260)
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(600)
  await page.mouse.move(4, 4)
  await picture(page, `${prefix}ghosts`)
  await page.close()
}

/** A game of cards and points: its map beside the card in force. */
async function withCards(): Promise<void> {
  const page = await open({ ...DESK, colorScheme: 'light' })
  await page.getByRole('link', { name: 'Lettow-Vorbeck', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await page.locator('.decks .card').first().waitFor()
  await page.getByRole('application').blur()
  await page.waitForTimeout(3000)
  await picture(page, 'cards')
  await page.close()
}

/** A phone held upright, or on its side. */
async function onPhone(held: 'upright' | 'side' = 'upright'): Promise<void> {
  const name = held === 'upright' ? 'phone' : 'phone-side'
  const page = await open({ ...(held === 'upright' ? PHONE : ON_ITS_SIDE), colorScheme: 'light' })
  await picture(page, `${name}-home`)
  await toTheMarch(page)
  await picture(page, name)
  if (held === 'upright') {
    await toBattle(page)
    await fightOut(page)
    await picture(page, 'phone-battle')
  }
  await page.close()
}

/** The card in force on a small phone. */
async function withCardOnPhone(): Promise<void> {
  const page = await open({ ...SMALL_PHONE, colorScheme: 'light' })
  await page.getByRole('link', { name: 'Lettow-Vorbeck', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await page.locator('.in-force').waitFor()
  await page.waitForTimeout(1500)
  await picture(page, 'phone-card')
  await page.close()
}

/** The sample with figures on a tabletop. */
async function withFigures(): Promise<void> {
  const page = await open({ ...DESK, colorScheme: 'light' })
  await page.goto(`${address}?sample#/open/picket`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('application').waitFor()
  await page.keyboard.press('n')
  await page.waitForTimeout(600)
  await picture(page, 'picket')
  await page.close()
}

/** The rulebook with its contents, what a search finds, the charts of a question; at a desk and on a phone. */
async function reading(): Promise<void> {
  const page = await open({ ...DESK, colorScheme: 'light' })
  await page.goto(`${address}#/rules/windhoek/16.4`)
  await page.locator('.rulebook .pages .open').waitFor()
  await picture(page, 'rules')
  await page.goto(address)
  await toTheMarch(page)
  await page.getByRole('button', { name: 'Charts' }).filter({ visible: true }).click()
  await page.locator('.charts .now').waitFor()
  await picture(page, 'charts')
  await page.close()
  const phone = await open({ ...PHONE, colorScheme: 'light' })
  await phone.goto(`${address}#/rules/windhoek`)
  await phone.getByRole('searchbox').fill('naval gun')
  await phone.locator('.finds .find').first().waitFor()
  await picture(phone, 'phone-search')
  await phone.goto(address)
  await toTheMarch(phone)
  await phone.goto(phone.url().replace('/play/', '/replay/'))
  await phone.getByRole('slider', { name: 'Moment' }).waitFor()
  await picture(phone, 'phone-replay')
  await phone.close()
}

async function open(options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce', locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('boma.play.pace', 'at-once'))
  await page.goto(address)
  await page.getByRole('link', { name: 'Windhoek', exact: true }).waitFor()
  return page
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.waitForTimeout(700)
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 84 })
  console.log(`docs/pictures/${name}.jpg`)
}

/** Brings the cursor to a space, and the map to the cursor. */
async function goTo(page: Page, space: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('n')
    if ((await page.locator('[aria-live]').last().textContent())?.startsWith(space)) break
  }
  await page.keyboard.press('c')
  await page.waitForTimeout(600)
}

/** Moves the map under the pointer. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(480, 600)
  await page.mouse.down()
  await page.mouse.move(480 + x, 600 + y, { steps: 8 })
  await page.mouse.up()
}

/** A pointer that rests on a stack spreads it out. */
async function spreadStack(page: Page): Promise<void> {
  const { x, y } = await placeOf(page, '3233')
  await page.mouse.move(x, y)
  await page.waitForTimeout(500)
}

async function toBattle(page: Page): Promise<void> {
  const { x, y } = await placeOf(page, '2118')
  await page.mouse.click(x, y)
  const enemy = await placeOf(page, '2117')
  await page.mouse.click(enemy.x, enemy.y)
  await page.mouse.click(enemy.x, enemy.y)
  await page.getByRole('button', { name: 'Attack with these' }).click()
  await page.getByRole('button', { name: 'Commit the naval gun' }).click()
  await page.locator('.battle').waitFor()
}

/** Answers whatever the battle asks, until what came of it lies on its board. */
async function fightOut(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'What came of it' })
  const next = page.locator('.battle .answers .main, .battle .counter-button.able').first()
  for (let i = 0; i < 40 && !(await result.isVisible()); i++) {
    await result.or(next).first().waitFor()
    if (!(await result.isVisible())) await next.click()
  }
}

async function placeOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.spot[data-space="${space}"]`).first().boundingBox()
  if (!box) throw new Error(`${space} is not on the screen`)
  return { x: box.x, y: box.y }
}
