import { call, NEXT, type Side } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { act } from '../actions.ts'
import { choice, procedure, question, sequence } from '../flow.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'
import { SIDE_OF, type Unit, units } from '../roster.ts'
import { battle } from '../rules/15-battle.ts'
import { Position, place } from './given.ts'

const phasing = (t: Table): Side => t.tracks.phasing
const goOn = choice({ action: act.go, take: () => NEXT })

/** A battle by itself: somebody attacks, and when all is over nothing more happens. */
const stage = procedure('stage', '15.0', [
  question({
    name: 'attack',
    rule: '15.2',
    who: phasing,
    choices: [
      choice({
        action: act.go,
        take(t) {
          call(t, battle)
          return NEXT
        },
      }),
    ],
  }),
  question({ name: 'over', rule: '15.6', who: phasing, choices: [goOn] }),
])

/** The game with that stage behind its own procedures, whose numbers stay as they are. */
const staged: Game<Table> = { ...windhoek, flow: sequence([...windhoek.flow.procedures, stage]) }

/** A battle to fight, whatever marched before it: the second turn, nobody has action points or support until told so. */
export class BattleGround extends Position {
  constructor(options: readonly OptionId[]) {
    super(options, staged)
    this.set({ allied: 0, german: 0, turn: 2 })
  }

  /** Units of one hex attack another; dice that are due before the first decision come with the next `play`. */
  attack(from: string, at: string, names: string): this {
    return this.#begin(from, at, units(names), 0)
  }

  /** The same from the sea (31.0). */
  assault(from: string, at: string, names: string): this {
    return this.#begin(from, at, units(names), 1)
  }

  #begin(from: string, at: string, force: readonly Unit[], landing: number): this {
    const side = SIDE_OF[force[0] as Unit] as Side
    this.given.arrange((t) => {
      t.tracks.phasing = side
      t.battle.attacker = side
      t.battle.from = place(from, side)
      t.battle.at = place(at, side)
      t.battle.landing = landing
      for (const u of force) t.attackers.add(u)
    })
    this.given.ask({ procedure: 'match' }, { procedure: 'turn' }, { procedure: 'stage', at: 'attack' })
    return this
  }

  /** Is the battle over? */
  get isOver(): boolean {
    return this.asked.endsWith(' over')
  }

  /** The events of one kind, each as its facts in order. */
  told(kind: string): readonly (readonly number[])[] {
    return this.events.filter((e) => e.kind === kind).map((e) => Object.values(e.facts))
  }

  /** The cases under which events of one kind were told. */
  citesOf(kind: string): readonly string[] {
    return this.events.filter((e) => e.kind === kind).map((e) => e.rule)
  }
}

/** A battle to fight, with these options on. */
export const battleGround = (...options: readonly OptionId[]): BattleGround => new BattleGround(options)
