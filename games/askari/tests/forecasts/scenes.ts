import { type Action, actionName, apply, asked, blank, copy, legal, Moves, searchDice, toDecide } from '@boma/kernel'
import { type WeighedScene, weighedScenes } from '@boma/testing'
import { act } from '../../actions.ts'
import { isHex } from '../../board.ts'
import { navalOdds } from '../../counsel/naval-odds.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { GROUND } from '../../roster.ts'
import { hasFoe } from '../../rules/10.1-ground.ts'
import { OUTCOME } from '../../rules/11-forces.ts'
import { drawBattle } from '../drawn-battles.ts'
import { begin, layOut, sceneOf } from '../encounters.ts'

/** A position with an answer that the page forecasts something of. */
export type Scene = WeighedScene<Table>

const AT_SEA = [
  ...[act.steer, act.board, act.chase, act.seek, act.lieLow],
  ...[act.shell, act.shellCarriers, act.holdFire, act.fightOn, act.breakOff],
]

/** May there be odds beside this answer? */
function isWeighed(t: Table, a: Action): boolean {
  if (t.battle.round > 0) return t.battle.round < OUTCOME
  if (act.fight.is(a)) return true
  // Most ways at sea lead to no enemy.
  if (AT_SEA.some((kind) => kind.is(a))) return navalOdds(t, a, 1) !== undefined
  const into = [act.step, act.land].find((kind) => kind.is(a))?.hex(a)
  return into !== undefined && isHex(into) && hasFoe(t, t.tracks.phasing, into)
}

const moves = new Moves()

/** Scenes out of random matches, `most` of each kind at the most. */
export const scenes = (scenario: number, seed: number, matches: number, most: number): readonly Scene[] =>
  weighedScenes(askari, { ...{ scenario, seed, matches, most, isWeighed }, options: 0 })

/** Scenes out of battles and encounters that are strewn at random, one answer of each question that comes up while they are fought out. */
export function drawnScenes(first: number, most: number): readonly Scene[] {
  const found: Scene[] = []
  for (let seed = first; found.length < 2 * most; seed++) {
    if (found.length < most) play(drawnBattle(seed), seed)
    else if (sceneOf(seed).encounter.came.length > 0) play(drawnEncounter(seed), seed)
  }
  return found

  function play(t: Table | undefined, seed: number): void {
    const dice = searchDice([seed, 0])
    for (let n = 0; t !== undefined && n < MOST_ASKED; n++) {
      if (legal(askari, t, moves) === 0) return
      const weighed = (moves.toArray() as Action[]).filter((a) => isWeighed(t, a))
      const action = weighed[dice.draw(n, weighed.length || 1, 7, n)]
      if (action === undefined) return
      const copied = blank(askari)
      copy(t, copied)
      const kind = `${asked(askari.flow, t)?.name} ${actionName(askari.actions, action)}`
      if (n % 3 === seed % 3) found.push({ kind, t: copied, action })
      apply(askari, t, toDecide(askari, t), action, dice)
    }
  }
}
/** Questions of one battle that scenes are taken from. */
const MOST_ASKED = 8

function drawnBattle(seed: number): Table | undefined {
  const g = drawBattle(seed)
  if (g.t.attackers.next(0) >= GROUND || g.t.attackers.next(0) < 0) return undefined
  g.begin(searchDice([seed, 1]))
  return g.t
}

function drawnEncounter(seed: number): Table {
  const scene = sceneOf(seed)
  return begin(layOut(scene), scene).t
}
