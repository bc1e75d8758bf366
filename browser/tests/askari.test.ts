import { expect, test } from 'vitest'
import { byMouse } from './hands.ts'
import { answer, sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

/** The scenarios, with whether each side has something to set up. */
const SCENARIOS = ['Under the Colonial Office', 'Smuts', 'Guerilla War', 'The Grand Campaign']

test.each(SCENARIOS)(
  '%s is set up in a click for each side, and its first turn played by mouse',
  async (scenario) => {
    const page = await visit({ seed: 5 })
    await sitDown(page, 'Guns of the Askari', ['A person', 'A person'], async () => {
      await page.getByRole('radio', { name: scenario }).check()
    })
    const { press } = byMouse(page)
    const curtain = page.getByRole('button', { name: /player is here$/ })
    const asHistory = answer(page, /^Set up the rest as in history/)
    const isSetUp = page.locator('.timeline .now')
    for (let i = 0; i < 8 && !(await isSetUp.isVisible()); i++) {
      await curtain.or(asHistory).or(isSetUp).first().waitFor()
      if (await curtain.isVisible()) await press(curtain)
      else if (await asHistory.isVisible()) await press(asHistory)
    }
    const first = await isSetUp.innerText()
    const isNextTurn = async () => (await isSetUp.isVisible()) && (await isSetUp.innerText()) !== first
    const { deeds } = await playAtRandom(page, { haste: 0.9, keys: 0, seed: 5, until: isNextTurn })
    expect(deeds).toBeGreaterThan(3)
    expect(await isNextTurn()).toBe(true)
  },
  90_000,
)
