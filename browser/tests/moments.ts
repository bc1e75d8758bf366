import { FIRST, Match, parseAction, writeRecord } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import type { Page } from 'playwright-core'
import { mostAttackable, staged, toldAndSeen } from '../staged.ts'
import type { LookWithAxe } from './looker.ts'
import { asks } from './page.ts'
import { playOnFrom } from './records.ts'

const game = windhoek as unknown as Game

/**
 * A match against a computer that plays at random, but whose Germans are set up as most do it: so there is somebody to
 * attack in Swakopmund, whatever the dice. Another seed gives other dice.
 */
export function germansInSwakopmund(seed: number): string {
  const match = readyMatch(game, 'standard', [seed])
  setUp(match)
  return againstChance(match)
}

/**
 * The same of Lettow-Vorbeck, with both sides set up and the volunteers about to attack Moshi. A card may forbid them to,
 * and which it is differs with the rules' name: so dice are looked for that bring another.
 */
export function volunteersAtTaveta(seed: number): string {
  const campaign = lettow as unknown as Game
  for (let n = 0; n < 256; n++) {
    const match = readyMatch(campaign, 'campaign', [seed, n])
    setUp(match)
    setUp(match)
    if (canAttack(match, 'Vol/LF')) return againstChance(match)
  }
  throw new Error('The volunteers can never attack')
}

const readyMatch = (of: Game, scenario: string, seed: readonly number[]): GameMatch =>
  new Match(of, {
    scenario,
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(16).map((_, i) => seed[i] ?? 0) },
  })

function setUp(match: GameMatch): void {
  match.play(match.decision?.seat, parseAction(match.game.actions, 'ready') ?? -1)
}

const againstChance = (match: GameMatch): string => `${writeRecord(match.tell().record())}# seats person random\n`

function canAttack(match: GameMatch, counter: string): boolean {
  const { page } = inEnglish(match.game)
  const view = match.view(FIRST)
  const found = page?.pieces(view, FIRST).find(({ name }) => name === counter)
  return page.advice.reach?.(view, { space: found?.space ?? -1 })?.goals.some((goal) => goal.hostile) ?? false
}

/** Comes to where several stacks could attack the same enemy, and asks with whom. */
export async function toWhoAttacks(page: Page): Promise<void> {
  const worth: typeof toldAndSeen = (match, viewer) => Math.max(0, mostAttackable(match, viewer).from - 1)
  const { match, record } = staged({ game, viewer: FIRST, worth, enough: 1 })
  await playOnFrom(page, record)
  await asks(page, /March, concentrate/)
  const enemy = page.locator(`.map .counter[data-piece="${mostAttackable(match, FIRST).piece}"]`)
  // A phone's first tap looks closer where counters are too small to be hit.
  for (let i = 0; i < 3 && !(await isAsked(page)); i++) {
    await enemy.click({ force: true })
    await page.waitForTimeout(300)
  }
  await asks(page, /Who attacks/)
}

const isAsked = (page: Page): Promise<boolean> => page.getByRole('heading', { name: /Who attacks/ }).isVisible()

/** Comes to a recap after which ghosts are on the map, looks at it, and at what is known of one of their places. */
export async function amongGhosts(page: Page, look: LookWithAxe): Promise<void> {
  const { record } = staged({ game, viewer: FIRST, options: ['fog'], worth: toldAndSeen, enough: 2 })
  await playOnFrom(page, record)
  await page.locator('.recap-prompt').waitFor()
  await page.keyboard.press('ArrowRight')
  await look('a recap in fog')
  await page.keyboard.press('Enter')
  const ghost = page.locator('.sighting').first()
  await ghost.waitFor()
  const { x, y, width, height } = (await ghost.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, -600)
  await page.waitForTimeout(500)
  await look('a map with ghosts')
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' })
  // Somebody unseen may be there meanwhile: then its card is in the panel.
  await page.locator('.hex-card, .inspector .facts').first().waitFor()
  await look('the card of a place with a ghost')
}
