import {
  type Action,
  actionName,
  apply,
  asked,
  begin as beginMatch,
  blank,
  copy,
  isOver,
  legal,
  Moves,
  searchDice,
  toDecide,
} from '@boma/kernel'
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
export interface Scene {
  /** What is asked, and the kind of answer: 'loss lose'. */
  readonly kind: string
  readonly t: Table
  readonly action: Action
}

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

/** Scenes out of random matches, `most` of each kind at the most, drawn evenly from all that there were. */
export function scenes(scenario: number, seed: number, matches: number, most: number): readonly Scene[] {
  const kinds = new Map<string, { met: number; kept: Scene[] }>()
  const dice = searchDice([seed, scenario])
  let n = 0
  const pick = (below: number): number => dice.draw(n, below, 7, n++)
  const t = blank(askari)
  for (let match = 0; match < matches; match++) {
    beginMatch(askari, t, { scenario, options: 0 }, searchDice([seed, match]))
    const luck = searchDice([seed + scenario, match])
    while (!isOver(t)) {
      legal(askari, t, moves)
      const weighed = moves.toArray().filter((a) => isWeighed(t, a as Action)) as Action[]
      if (weighed.length > 0) keep(weighed[pick(weighed.length)] as Action)
      // Half the time towards a fight, so that there are some.
      const among = weighed.length > 0 && pick(2) === 0 ? weighed : (moves.toArray() as Action[])
      apply(askari, t, toDecide(askari, t), among[pick(among.length)] as Action, luck)
    }
  }
  return [...kinds.values()].flatMap(({ kept }) => kept)

  function keep(action: Action): void {
    const kind = `${asked(askari.flow, t)?.name} ${actionName(askari.actions, action)}`
    const found = kinds.get(kind) ?? { met: 0, kept: [] }
    kinds.set(kind, found)
    const place = found.met < most ? found.met : pick(found.met + 1)
    found.met++
    if (place >= most) return
    const copied = blank(askari)
    copy(t, copied)
    found.kept[place] = { kind, t: copied, action }
  }
}

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
