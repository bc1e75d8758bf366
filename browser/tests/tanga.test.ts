import { Match, parseAction, writeAction, writeRecord } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { expect, test } from 'vitest'
import { playFirstTurn } from './first-turn.ts'
import { answer, asks, type MatchUnderWay, useBrowser, visit } from './page.ts'

useBrowser()

// The other scenarios: evening-first-turns.test.ts.
test('Two to Tanga is set up as suggested by each side, and its first turn played by mouse', async () => {
  const setUp = [/^Set up the rest as suggested/, /^Naval gunfire/]
  await playFirstTurn({ game: 'The Battle of Tanga', scenario: 'Two to Tanga', setUp, haste: 0.6 })
}, 90_000)

/** The Invasion without its fog, up to the first landing: the first of these that is allowed is played. */
function beforeTheBeaches(): MatchUnderWay {
  const game = tanga as unknown as Game
  const match = new Match(game, {
    scenario: 'invasion',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
  })
  for (let orders = 0; match.decision && orders < 200; orders++) {
    const legal = match.legal().map((action) => writeAction(game.actions, action))
    if (legal.some((words) => words.startsWith('debark'))) break
    const chosen = ['naval-option 1', 'suggested', 'end'].flatMap((start) =>
      legal.filter((words) => words.startsWith(start)),
    )
    match.play(match.decision.seat, parseAction(game.actions, chosen[0] ?? legal[0] ?? '') ?? 0)
  }
  return { game: game.id, record: writeRecord(match.tell().record()), seats: ['person', 'person'] }
}

test('a beach is lit while an answer names it, and a boatload lands by one press', async () => {
  const page = await visit({ match: beforeTheBeaches() })
  await asks(page, /Which group lands/)
  await page.locator('.prompt .more').click()
  const beach = page.locator('.prompt button', { hasText: /on beach B$/ }).first()
  await beach.hover()
  await expect.poll(() => page.locator('.map path.lit').count()).toBe(2)
  await beach.click()
  await asks(page, /goes ashore on beach B/)
  await answer(page, /^Land 5 more/).click()
  await page.locator('.prompt .main', { hasText: 'That is all who land now' }).waitFor()
  // Nine units less five; those who have landed are about to move
  const aboard = page.locator('.panel .counter-button', { hasText: '/13 Rajput', hasNotText: 'moving' })
  await expect.poll(() => aboard.count()).toBe(4)
}, 90_000)
