import { apply, legal, Moves, type Sink, searchDice, toDecide } from '@boma/kernel'
import { expect, test } from 'vitest'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { NAMES, UNITS, type Unit } from '../../roster.ts'
import { ENTRENCHED, is, LANDED, REDUCED, sideOf } from '../../stacks.ts'
import { drawBattle } from '../drawn-battles.ts'
import { drawsOf } from '../scattered.ts'
import { misplaced } from '../second-reading/aftermath.ts'
import { Audit, type Fight, type Told } from '../second-reading/land-battle.ts'
import { spotOf, worldOf } from '../second-reading/world.ts'

/** Battles played at random, and a second reading of the rulebook that looks at each shot and what came of it. */

const BATTLES = 1_000

/** Everything told, each with the dice thrown before it. */
class Recorder implements Sink {
  readonly log: Told[] = []
  #dice: number[] = []

  rolled({ shows }: { readonly shows: number }): void {
    this.#dice.push(shows)
  }
  told(kind: string, rule: string, facts: Record<string, number>): void {
    this.log.push({ kind, rule, facts: { ...facts }, dice: this.#dice })
    this.#dice = []
  }
}

const PARTIES = ['german', 'entente'] as const
const partyOf = (side: number) => PARTIES[side] ?? 'nobody'

const fightIn = (t: Table): Fight => ({
  turn: t.tracks.turn,
  at: spotOf(t.battle.at),
  from: t.battle.from < 0 ? '' : spotOf(t.battle.from),
  attacker: partyOf(t.battle.attacker),
  pieces: Array.from({ length: UNITS }, (_, i) => i as Unit).map((u) => ({
    party: partyOf(sideOf(t, u)),
    reduced: is(t, u, REDUCED),
    dug: is(t, u, ENTRENCHED),
    landed: is(t, u, LANDED),
  })),
})

/** A battle that has been played. */
interface Played {
  readonly fight: Fight
  readonly log: readonly Told[]
  readonly t: Table
  /** Who was in it, those brought up by rail too. */
  readonly names: readonly string[]
}

/** Plays a battle that follows from a seed; undefined when nobody attacks. */
function played(seed: number): Played | undefined {
  const g = drawBattle(seed)
  const { t } = g
  if (t.attackers.next(0) < 0) return undefined
  const fight = fightIn(t)
  const below = drawsOf(seed + 90_000)
  const dice = searchDice(seed)
  const recorder = new Recorder()
  const moves = new Moves()
  g.begin(dice, recorder)
  const names = new Set<string>()
  while (t.battle.round > 0 || t.entering.next(0) >= 0) {
    for (const force of [t.attackers, t.defenders])
      for (let u = force.next(0); u >= 0; u = force.next(u + 1)) names.add(NAMES[u] ?? '')
    legal(askari, t, moves)
    apply(askari, t, toDecide(askari, t), moves.at(below(moves.count)), dice, recorder)
  }
  return { fight, log: recorder.log, t, names: [...names] }
}

test('11.8 to 11.12: each shot, its roll, its hit, its casualty, who has won, and where all go, in drawn battles', () => {
  let shots = 0
  for (let seed = 1; seed <= BATTLES; seed++) {
    const battle = played(seed)
    if (battle === undefined) continue
    const { fight, log, names, t } = battle
    if (log.some(({ kind }) => kind === 'deployed')) {
      const audit = new Audit(fight, log)
      expect(() => audit.read(), `battle ${seed}`).not.toThrow()
      shots += audit.shots
    }
    expect(misplaced(fight, log, names, worldOf(t)), `battle ${seed}`).toBe(undefined)
  }
  expect(shots).toBeGreaterThan(7_000)
})
