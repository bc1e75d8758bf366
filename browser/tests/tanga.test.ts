import { expect, test } from 'vitest'
import { byMouse } from './hands.ts'
import { answer, sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

test('Two to Tanga is set up as suggested by each side, and its first turn played by mouse', async () => {
  const page = await visit({ seed: 5 })
  await sitDown(page, 'The Battle of Tanga', ['A person', 'A person'])
  const { press } = byMouse(page)
  const curtain = page.getByRole('button', { name: /player is here$/ })
  const asSuggested = answer(page, /^Set up the rest as suggested/)
  const navalGuns = answer(page, /^Naval gunfire: 1/)
  const isSetUp = page.locator('.timeline .now')
  for (let i = 0; i < 12 && !(await isSetUp.isVisible()); i++) {
    await curtain.or(asSuggested).or(navalGuns).or(isSetUp).first().waitFor()
    for (const button of [curtain, asSuggested, navalGuns]) if (await button.isVisible()) await press(button)
  }
  const first = await isSetUp.innerText()
  const isNextTurn = async () => (await isSetUp.isVisible()) && (await isSetUp.innerText()) !== first
  const { deeds } = await playAtRandom(page, { haste: 0.6, keys: 0, seed: 5, until: isNextTurn })
  expect(deeds).toBeGreaterThan(3)
  expect(await isNextTurn()).toBe(true)
}, 90_000)
