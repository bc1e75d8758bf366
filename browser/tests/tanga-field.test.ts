import { readFileSync } from 'node:fs'
import { type Action, Match, NOBODY, parseAction, parseRecord, question, replay, writeRecord } from '@boma/kernel'
import { type Game, type GameMatch, inEnglish, type Space } from '@boma/showing'
import { tanga } from '@boma/tanga'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, useBrowser, visit } from './page.ts'
import { playOnFrom } from './records.ts'

useBrowser()

const game = tanga as unknown as Game
const QUIET = ['naval-option 1', 'suggested', 'end'] as const

/** Two to Tanga without its fog, set up as suggested, in the first British Movement Phase. Until then nobody rolls a die. */
function inMovement(): GameMatch {
  const match = new Match(game, { scenario: 'two-to-tanga', options: [], dice: { kind: 'manual' } })
  const answers = QUIET.map((text) => parseAction(game.actions, text) as Action)
  while (question(game, match.table)?.name !== 'movement') {
    const answer = answers.find((action) => match.legal().includes(action))
    if (answer === undefined || match.waiting !== undefined) throw new Error('Two to Tanga begins otherwise')
    match.play(match.decision?.seat, answer)
  }
  return match
}

/** A stack with a march that is not the safest there: its topmost counter, and the keys that lead it. */
function riskyMarch(match: GameMatch): { readonly piece: number; readonly keys: readonly string[] } {
  const { page } = inEnglish(game)
  const side = match.decision?.side ?? NOBODY
  const view = match.view(side)
  const own = page?.pieces(view, side).filter((piece) => piece.side === side) ?? []
  const goals = own.flatMap(({ space }) => page.advice.reach?.(view, { space })?.goals ?? [])
  const goal = goals.find(({ path: [space = -1, ...via] }) => page.field?.detour(view, { space, via }) !== undefined)
  const spaces = page?.board(view).spaces ?? []
  const places = (goal?.path ?? []).map((id) => spaces.find((space) => space.id === id) as Space)
  const keys = places.slice(1).map((to, i) => keyTo(places[i] as Space, to))
  return { piece: own.find(({ space }) => space === goal?.path[0])?.id ?? -1, keys }
}

/** The key of the direction from a hex to the next: W is north, the others lie around it. */
function keyTo(from: Space, to: Space): string {
  const sixth = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 3) / Math.PI)
  return 'wedxaq'.charAt((sixth + 6) % 6)
}

const facing = (page: Page, name: string) => page.getByText(new RegExp(`^Facing ${name}\\.`)).waitFor()

test('on a field of fire a stack is turned, its march is planned bead by bead and led round, and sight is a thread', async () => {
  const match = inMovement()
  const { piece, keys } = riskyMarch(match)
  const page = await visit()
  await playOnFrom(page, `${writeRecord(match.tell().record())}# seats person person\n`)
  await asks(page, /Move, turn or dig/)
  // The pointer stays over it: the wheel turns it there.
  await page.locator(`.map .counter[data-piece="${piece}"]`).click()
  await asks(page, /Where does? .* go/)
  await facing(page, 'north-west')
  await page.mouse.wheel(0, 120)
  await facing(page, 'north')
  await page.keyboard.press(']')
  await facing(page, 'north-east')
  const wedge = page.getByRole('button', { name: 'Face south', exact: true })
  await wedge.dispatchEvent('click')
  await facing(page, 'south')
  for (const key of keys) await page.keyboard.press(key)
  await expect.poll(() => page.locator('.map .bead').count()).toBe(keys.length)
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

test('whoever presses a hex that the stack in hand cannot reach reads why, with its case, and keeps the stack', async () => {
  const match = inMovement()
  const { piece } = riskyMarch(match)
  const page = await visit()
  await playOnFrom(page, `${writeRecord(match.tell().record())}# seats person person\n`)
  await asks(page, /Move, turn or dig/)
  await page.locator(`.map .counter[data-piece="${piece}"]`).click()
  await asks(page, /Where does? .* go/)
  // The German stacks are seen without fog, and nobody enters their hexes
  const { page: words } = inEnglish(game)
  const enemy = words.pieces(match.view(NOBODY), NOBODY).find(({ side }) => side === 1)?.id
  await page.locator(`.map .counter[data-piece="${enemy}"]`).click()
  await page.locator('.map').getByRole('alert').filter({ hasText: 'enemy combat units are in' }).waitFor()
  await asks(page, /Where does? .* go/)
}, 60_000)

/** Two to Tanga as it was played once, when the Germans are asked who fires; and the counter of theirs whose chances differ most. */
function inFire(): { readonly record: string; readonly piece: number } {
  const file = '../../games/tanga/tests/playthroughs/21.1d-two-to-tanga-british-won.boma'
  const whole = parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const match = replay(tanga, { ...whole, entries: whole.entries.slice(0, 622) }) as unknown as GameMatch
  const { page } = inEnglish(game)
  const side = match.decision?.side ?? NOBODY
  const view = match.view(side)
  const own = page.pieces(view, side).filter((piece) => piece.side === side)
  const spread = ({ space }: { readonly space: number }) => {
    const chances = (page.advice.reach?.(view, { space })?.field ?? []).flatMap(({ chance }) => chance ?? [])
    return Math.max(0, ...chances) - Math.min(1, ...chances)
  }
  const [widest] = own.toSorted((a, b) => spread(b) - spread(a))
  return { record: writeRecord(match.tell().record()), piece: widest?.id ?? -1 }
}

test('the field of fire of a stack is the bluer the likelier it hits, with the chance in the middle of each hex', async () => {
  const { record, piece } = inFire()
  const page = await visit({ match: { game: 'tanga', record, seats: ['person', 'person'] } })
  await page.getByRole('button', { name: /player is here/ }).click()
  await page.locator(`.map .counter[data-piece="${piece}"]`).click()
  await page.locator('.map text.chance').first().waitFor()
  // Of each figure: its chance, how strongly the hex about it is tinted, and how far it is from the middle of that hex
  const field = await page.evaluate(() => {
    const middle = (e: Element) => {
      const { left, right, top, bottom } = e.getBoundingClientRect()
      return [(left + right) / 2, (top + bottom) / 2, right - left] as const
    }
    const hexes = [...document.querySelectorAll('.map .lights path.tone[data-tone="fire"]')]
    return [...document.querySelectorAll('.map text.chance')].map((text) => {
      const [x, y] = middle(text)
      const off = hexes.map((hex) => {
        const [hx, hy, width] = middle(hex)
        return { off: Math.hypot(hx - x, hy - y) / width, tint: Number((hex as SVGElement).style.fillOpacity) }
      })
      return { chance: Number(text.textContent), ...off.toSorted((a, b) => a.off - b.off)[0] }
    })
  })
  expect(field.length).toBeGreaterThan(3)
  expect(field.filter(({ off = 1 }) => off > 0.12)).toEqual([])
  const tints = field.toSorted((a, b) => a.chance - b.chance).map(({ tint }) => tint)
  expect(tints).toEqual(tints.toSorted((a = 0, b = 0) => a - b))
  expect(new Set(tints).size).toBeGreaterThan(1)
}, 60_000)
