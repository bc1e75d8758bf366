import { type GameEvent, Match, type MatchSetup, type Side, searchDice } from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { createRoot } from 'solid-js'
import { legalOn } from '../../../referee/referee.ts'
import { type Scene, setScene } from '../../scene/scene.ts'

/** What happened, as a test tells it. */
export const told = (kind: string, facts: Readonly<Record<string, number>> = {}, rule = '1.0'): GameEvent => ({
  kind,
  rule,
  facts,
  dice: [],
})

/** A match of a game, just begun. */
export const begun = (game: Game, setup: Partial<MatchSetup> = {}): GameMatch =>
  new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
    ...setup,
  })

/** A match as a side sees it. */
export function sceneOf(match: GameMatch, viewer: Side): Scene {
  const { page } = inEnglish(match.game)
  return createRoot(() =>
    setScene(
      {
        game: inEnglish(match.game),
        view: () => match.view(viewer),
        viewer: () => viewer,
        lastEvents: () => [],
        log: () => match.log(viewer).map(({ events }) => events),
      },
      () => page,
    ),
  )
}

/** Plays so many actions at random, the same ones for the same seed; tells after each. */
export function playAtRandom(match: GameMatch, actions: number, seed: number, after: () => void = () => {}): void {
  const chance = searchDice(seed)
  for (let n = 0; n < actions && match.decision !== undefined; n++) {
    const { side } = match.decision
    const legal = legalOn(match.game, match.view(side))
    const action = legal[chance.draw(n, legal.length, 0, n)]
    if (action === undefined || match.play(match.decision?.seat, action).kind !== 'played')
      throw new Error('nothing could be played')
    after()
  }
}
