import { expect } from 'vitest'
import { byMouse } from './hands.ts'
import { answer, sitDown, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

/** How a game of two persons comes to its first turn: the scenario, and the answers that set it up. */
interface Opening {
  readonly game: string
  readonly scenario: string
  /** What the answers say that leave nothing to be placed. */
  readonly setUp: readonly RegExp[]
  /** How little of the turn is played before it is ended, from 0 to 1. */
  readonly haste: number
}

/** Sets a scenario up by what is usual, and plays its first turn by mouse. */
export async function playFirstTurn({ game, scenario, setUp, haste }: Opening): Promise<void> {
  const page = await visit({ seed: 5 })
  await sitDown(page, game, ['A person', 'A person'], async () => {
    await page.getByRole('radio', { name: scenario }).check()
  })
  const { press } = byMouse(page)
  const buttons = [
    page.getByRole('button', { name: /player is here/ }),
    ...setUp.map((text) => answer(page, text).first()),
  ]
  const isSetUp = page.locator('.timeline .now')
  const [first = isSetUp, ...others] = buttons
  for (let i = 0; i < 12 && !(await isSetUp.isVisible()); i++) {
    await others
      .reduce((any, button) => any.or(button), first.or(isSetUp))
      // Behind a curtain the others are there, unseen.
      .filter({ visible: true })
      .first()
      .waitFor()
    for (const button of buttons) if (await button.isVisible()) await press(button)
  }
  const turn = await isSetUp.innerText()
  const isNextTurn = async () => (await isSetUp.isVisible()) && (await isSetUp.innerText()) !== turn
  let hasCome = false
  const until = async () => {
    // Once seen it may be behind a curtain again.
    hasCome ||= await isNextTurn()
    return hasCome
  }
  const { deeds } = await playAtRandom(page, { haste, keys: 0, seed: 5, until })
  expect(deeds).toBeGreaterThan(3)
  expect(hasCome).toBe(true)
}
