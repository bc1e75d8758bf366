import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attackSwakopmund, byFinger, byKeyboard, byMouse, endPhase, type Hands, raiseCurtain } from './hands.ts'
import { answer, asks, question, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

test('a whole turn of Windhoek by mouse', async () => {
  const page = await visit({ seed: 3 })
  await sitDown(page, 'Windhoek', ['A person', 'A person'])
  await playTurn(page, byMouse(page))
})

test('a whole turn by keyboard alone', async () => {
  const page = await visit({ seed: 3, to: '#/open/windhoek' })
  const { press } = byKeyboard(page)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  for (const side of ['Allied', 'German']) await chooseSeat(page, side)
  await press(page.getByRole('button', { name: 'Play', exact: true }))
  await playTurn(page, byKeyboard(page))
})

test('a whole turn by touch, on a phone', async () => {
  const page = await visit({ seed: 3, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(page, 'Windhoek', ['A person', 'A person'])
  await playTurn(page, byFinger(page))
})

/** Radio buttons are one stop of the Tab key; arrows go through them. */
async function chooseSeat(page: Page, side: string): Promise<void> {
  const person = page.getByRole('group', { name: side }).getByRole('radio', { name: 'A person' })
  for (let i = 0; i < 40 && !(await isInGroup(page, side)); i++) await page.keyboard.press('Tab')
  for (let i = 0; i < 3 && !(await person.isChecked()); i++) await page.keyboard.press('ArrowDown')
  expect(await person.isChecked()).toBe(true)
}

const isInGroup = (page: Page, side: string): Promise<boolean> =>
  page.getByRole('group', { name: side }).evaluate((group) => group.contains(document.activeElement))

/** Both set up; the Allied player recruits, marches and fights, the German one looks on; then it is October. */
async function playTurn(page: Page, hands: Hands): Promise<void> {
  await raiseCurtain(page, hands, 'German')
  await hands.press(answer(page, 'Take the ready-made set-up'))
  await raiseCurtain(page, hands, 'Allied')
  await hands.press(answer(page, 'Take the ready-made set-up'))
  await recruit(page, hands)
  await marchFromTheCape(page, hands)
  await fightAtSwakopmund(page, hands)
  await endPhase(page, hands, 'End the March Phase')
  await raiseCurtain(page, hands, 'German')
  // He has not seen yet what came of the battle.
  await hands.press(answer(page, 'Back to the map'))
  await endPhase(page, hands, 'End the Recruit Phase')
  await endPhase(page, hands, 'End the March Phase')
  await answerTheEvent(page, hands)
  await raiseCurtain(page, hands, 'Allied')
  await page.getByText('October 1914').filter({ visible: true }).first().waitFor()
}

/** What the dice for the event ask of the Germans, if anything: which it is differs with the rules' name. */
async function answerTheEvent(page: Page, hands: Hands): Promise<void> {
  const curtain = page.getByRole('button', { name: 'The Allied player is here' })
  const main = page.locator('.prompt .answers .main')
  for (let i = 0; i < 10; i++) {
    await curtain.or(main).first().waitFor()
    if (await curtain.isVisible()) return
    await hands.press(main)
  }
}

/** A counter from the boxes beside the map, and where it goes. */
async function recruit(page: Page, hands: Hands): Promise<void> {
  await asks(page, /Recruit, convert or entrench/)
  // The first press says what it costs, the second buys it.
  const counter = page.locator('.panel .counter-button.able').first()
  await hands.press(counter)
  await hands.press(counter)
  await asks(page, /Where do you deploy/)
  await hands.choose('3233')
  await asks(page, /Recruit, convert or entrench/)
  await endPhase(page, hands, 'End the Recruit Phase')
}

async function marchFromTheCape(page: Page, hands: Hands): Promise<void> {
  await asks(page, /March, concentrate/)
  await hands.choose('Cape Colony')
  await hands.choose('3033')
  await goThere(page, hands)
  await asks(page, /March, concentrate/)
}

/** Where there are several ways, or a finger wants to see the way first, it is asked about. */
async function goThere(page: Page, hands: Hands): Promise<void> {
  const main = page.locator('.prompt .answers .main')
  await asks(page, /March to|By sea|March, concentrate/)
  if (/March to|sea/.test(await question(page))) await hands.press(main)
}

/** Whoever asks is answered until the battle is over. */
async function fightAtSwakopmund(page: Page, hands: Hands): Promise<void> {
  await attackSwakopmund(page, hands)
  const battle = page.getByRole('region', { name: 'The battle of Swakopmund' })
  const curtain = page.getByRole('button', { name: /player is here/ })
  await battle.waitFor()
  for (let i = 0; i < 40 && ((await battle.isVisible()) || (await curtain.isVisible())); i++) {
    if (await curtain.isVisible()) await hands.press(curtain)
    else await hands.press(await nextAnswer(page))
  }
  // Who is beaten falls back, hex by hex.
  for (let i = 0; i < 8 && /Fall back/.test(await question(page)); i++)
    await hands.choose((await page.locator('.spot').first().getAttribute('data-space')) ?? '')
  await asks(page, /March, concentrate/)
  expect(await question(page)).toMatch(/End|end/)
}

/** The main answer, or the first counter that can be chosen where the question is which, or the first of several ways. */
async function nextAnswer(page: Page) {
  const main = page.locator('.battle .answers .main')
  const counter = page.locator('.battle .counter-button.able').first()
  const way = page.locator('.battle .answers .quiet').first()
  await main.or(counter).or(way).first().waitFor()
  if (await main.isVisible()) return main
  return (await counter.isVisible()) ? counter : way
}
