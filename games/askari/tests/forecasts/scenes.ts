import {
  type Action,
  actionName,
  apply,
  asked,
  begin,
  blank,
  copy,
  isOver,
  legal,
  Moves,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { act } from '../../actions.ts'
import { isHex } from '../../board.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { hasFoe } from '../../rules/10.1-ground.ts'
import { OUTCOME } from '../../rules/11-forces.ts'

/** A position with an answer that the page forecasts something of. */
export interface Scene {
  /** What is asked, and the kind of answer: 'loss lose'. */
  readonly kind: string
  readonly t: Table
  readonly action: Action
}

const AT_SEA = [act.steer, act.chase, act.seek, act.shell, act.shellCarriers]

/** May there be odds beside this answer? */
function isWeighed(t: Table, a: Action): boolean {
  if (t.battle.round > 0) return t.battle.round < OUTCOME
  if (act.fight.is(a)) return true
  // What rests on one die costs nothing to ask; most ways at sea lead to no enemy.
  if (AT_SEA.some((kind) => kind.is(a))) return inEnglish(askari).page.advice.forecast?.(t, a) !== undefined
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
    begin(askari, t, { scenario, options: 0 }, searchDice([seed, match]))
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
