import { Match, parseAction, writeRecord } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import type { Page } from 'playwright-core'
import { attackSwakopmund, byMouse } from './hands.ts'
import { asks, type MatchUnderWay, type Visit, visit } from './page.ts'

// Tables at which somebody sat down before: to come to them from the shelf takes longer than most of what is tested there.

/** A match in which the sides gave these orders, one after the other. */
function laid(
  game: Game,
  orders: readonly string[],
  seats: MatchUnderWay['seats'] = ['person', 'greedy'],
): MatchUnderWay {
  const scenario = game.scenarios[0]?.id ?? ''
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  for (const text of orders) match.play(match.decision?.seat, parseAction(game.actions, text) ?? -1)
  return { game: game.id, record: writeRecord(match.tell().record()), seats }
}

const game = windhoek as unknown as Game

/** Lettow-Vorbeck before its set-up, or after both sides did it as most do. */
export const campaign = (
  orders: readonly 'ready'[] = ['ready', 'ready'],
  seats?: MatchUnderWay['seats'],
): MatchUnderWay => laid(lettow as unknown as Game, orders, seats)

/** Windhoek in the Allied player's first Recruit Phase; or, with fewer orders, in the set-up. */
export const recruiting = (orders: readonly 'ready'[] = ['ready', 'ready']): MatchUnderWay => laid(game, orders)

/** At that table. */
export async function atRecruiting(more: Visit = {}): Promise<Page> {
  const page = await visit({ match: recruiting(), ...more })
  await asks(page, /Recruit, convert/)
  return page
}

/** And in the first March Phase. */
export async function atTheMarch(more: Visit = {}): Promise<Page> {
  const page = await visit({ match: laid(game, ['ready', 'ready', 'end']), ...more })
  await asks(page, /March, concentrate/)
  return page
}

/** The German player's first March Phase: the computer has let its own turn go by. */
export async function atGermanMarch(more: Visit = {}): Promise<Page> {
  const orders = ['ready', 'ready', 'end', 'end', 'end', 'end']
  const page = await visit({ match: laid(game, orders, ['greedy', 'person']), ...more })
  await asks(page, /March, concentrate/)
  return page
}

/** The first battle of all, from there. */
export async function atTheBattle(more: Visit = {}): Promise<Page> {
  const page = await atTheMarch(more)
  await attackSwakopmund(page, byMouse(page))
  return page
}
