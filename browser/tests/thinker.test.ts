import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { Match, searchDice } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { onTheSpot, PLAYERS, type Query, type Reply } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answer, asks, sitDown, useBrowser, visit } from './page.ts'

useBrowser()

/** Seconds that the page waits for a player (the courier says the same). */
const PATIENCE = 30

/** A page whose computer's player is the script given instead of the right one. */
async function withPlayer(script: string): Promise<Page> {
  const page = await visit({ to: '?sample', provoked: /out of memory/ })
  await page.clock.install()
  await page.route(/worker-[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  return page
}

const notice = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

test('a player of the computer that says nothing any more is replaced, and the match goes on to the next person', async () => {
  const page = await withPlayer('self.onmessage = () => {}')
  await sitDown(page, 'Skirmish at the ford', ['Computer, Recruit', 'A person'])
  await page.clock.runFor(PATIENCE * 1000)
  await notice(page, 'gave no answer in time. A new one is thinking it over').waitFor()
  await page.clock.runFor(PATIENCE * 1000)
  await notice(page, 'any legal answer given this once').waitFor()
  await page.clock.runFor(2 * PATIENCE * 1000 + 2000)
  await notice(page, 'From now on it moves at random').waitFor()
  await page.clock.runFor(10_000)
  await asks(page, /Place your next counter/)
})

test('a player that throws and one that answers something forbidden are replaced; a person may take the seat', async () => {
  for (const script of [
    'self.onmessage = () => { throw new Error("out of memory") }',
    'self.onmessage = ({ data }) => self.postMessage({ id: data.ask.id, order: [-5] })',
  ]) {
    const page = await withPlayer(script)
    await sitDown(page, 'Skirmish at the ford', ['A person', 'Computer, Recruit'])
    await page.keyboard.press('t')
    for (let counter = 1; counter <= 6; counter++) {
      await page.getByRole('textbox', { name: 'Command' }).fill('1')
      await page.keyboard.press('Enter')
    }
    const placed = () => page.locator('.map .counter').count()
    const later = async () => {
      await page.clock.runFor(10_000)
      return placed()
    }
    await expect.poll(later).toBeGreaterThanOrEqual(12)
    await notice(page, 'From now on it moves at random').getByRole('button', { name: 'Play this side myself' }).click()
    // Two people hand the screen over, and what was played is still there.
    const curtain = page.getByRole('region', { name: 'Between two players' })
    if (await curtain.isVisible()) await curtain.getByRole('button').click()
    await answer(page, 'Undo').waitFor()
    await expect.poll(placed).toBeGreaterThanOrEqual(12)
  }
})

/** Trials of those who look ahead here: enough to compare orders in several worlds. */
const BUDGET = 20

/** Whoever thinks; the levels above these differ in how far they look alone. */
const PLAYERS_ASKED = ['greedy', 'planner', 'hauptmann'] as const

/** Questions of a match between planners, and what players order there and why, in Node. */
function asked(game: Game, every: number, count: number) {
  const match = new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
  })
  const questions: { readonly query: Omit<Query, 'view'> & { readonly view: number[] }; readonly order: unknown }[] = []
  for (let d = match.decision; d !== undefined && questions.length < count; d = match.decision) {
    const { side, seat } = d
    const [view, key] = [match.view(side), [7, match.length] as const]
    if (match.length % every === every - 1) {
      const log = { from: 0, entries: match.log(side).map(({ events }) => events) }
      const player = PLAYERS_ASKED[questions.length % PLAYERS_ASKED.length] ?? 'planner'
      const thinker = { ...PLAYERS[player], ...(player === 'hauptmann' && { budget: BUDGET }) }
      const letter = {
        ...{ id: match.length, match: 'a', game: game.id, player, side, seats: [seat], log, key },
        ...(player === 'hauptmann' && { budget: BUDGET }),
      }
      const { order, why } = onTheSpot(game, thinker, view, side, searchDice(key))
      questions.push({ query: { ...letter, view: [...view.bytes] }, order: { order, why } })
    }
    match.order(seat, onTheSpot(game, PLAYERS.planner, view, side, searchDice(match.length)).order)
  }
  return questions
}

test('a player orders the same, for the same reasons, in Chromium as in Node, in every game and however it thinks', async () => {
  const file = readdirSync(join(inject('folder'), 'assets')).find((name) => /^worker-.*\.js$/.test(name))
  const page = await visit()
  const games = [askari, heart, lettow, tanga, windhoek] as unknown as readonly Game[]
  for (const { query, order } of games.flatMap((game) => asked(game, 15, PLAYERS_ASKED.length))) {
    const reply = await page.evaluate(
      ({ address, query }) =>
        new Promise<Reply>((resolve) => {
          const worker = new Worker(address, { type: 'module' })
          worker.onmessage = ({ data }) => {
            if ('done' in data) return
            worker.terminate()
            resolve(data)
          }
          worker.postMessage({ ask: { ...query, view: Uint8Array.from(query.view) } })
        }),
      { address: `assets/${file}`, query },
    )
    expect(reply).toMatchObject(order as object)
  }
})

test('the page says how far somebody who looks ahead has come, and has him stop', async () => {
  const page = await visit({ seed: 3 })
  // Two of them, so that nobody has to answer first whatever the dice bring.
  await sitDown(page, 'Lettow-Vorbeck', ['Computer, Oberst', 'Computer, Oberst'])
  const stop = page.getByRole('button', { name: 'Stop thinking' })
  await page.getByRole('progressbar', { name: 'How far the thought has come' }).waitFor()
  const orders = () => page.locator('.log .line').count()
  const before = await orders()
  // Whatever he has found by then is ordered: the turn goes on.
  const stopped = async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => {})
    return orders()
  }
  await expect.poll(stopped).toBeGreaterThan(before)
})
