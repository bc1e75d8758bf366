import { apply, type Dice, type Hex, type Side, type Sink, toDecide } from '@boma/kernel'
import { act } from '../actions.ts'
import { askari } from '../index.ts'
import { type Unit, unit } from '../roster.ts'
import {
  BOMBARDING,
  BROKEN,
  FINISHED,
  FROM_EAST,
  is,
  LANDED,
  mark,
  put,
  REINFORCED,
  SUPPRESSED,
  sideOf,
} from '../stacks.ts'
import type { Where } from './bare.ts'
import { Position, sideNamed, space } from './given.ts'

/** How a battle comes about: who marched in from where, who landed, which vessels support them. */
export interface Assault {
  readonly at: string
  readonly from?: string
  /** Names of those who marched, or rode in over an edge. */
  readonly march?: string
  readonly land?: string
  readonly east?: string
  readonly support?: string
}

/** A position in which a battle can be begun at once. */
export class BattleGround extends Position {
  /** Lays the defenders out. */
  defend(at: string, names: string, ...states: readonly ('reduced' | 'entrenched' | 'shore')[]): this {
    return this.units(Object.fromEntries(list(names).map((name): [string, Where] => [name, [at, ...states]])))
  }

  /** Brings the attackers into the hex and begins the battle; it stops at the first question. */
  assault({ at, from, march = '', land = '', east = '', support = '' }: Assault): this {
    const attackers = [march, land, east, support].flatMap(list).map(unit)
    this.arrange((t) => {
      const first = attackers[0] as Unit
      t.battle.attacker = sideOf(t, first) as Side
      t.tracks.phasing = t.battle.attacker
      t.tracks.segment = Math.max(1, t.tracks.segment)
      t.battle.at = space(at)
      t.battle.from = from === undefined ? (-1 as Hex) : space(from)
      for (const u of attackers) {
        put(t, u, space(at))
        t.attackers.add(u)
      }
      for (const name of [...list(land), ...list(east)]) mark(t, unit(name), LANDED)
      for (const name of list(east)) mark(t, unit(name), FROM_EAST)
    })
    // The question below waits until the battle is over: then nobody is left to answer it.
    return this.run({ procedure: 'fall-back', at: 'retreat' }, { procedure: 'battle', at: 0 })
  }

  /** Lets a battle begin that has been laid out by hand, with these dice. */
  begin(dice: Dice, sink?: Sink): void {
    // Nobody has been beaten yet: the answer to that question does nothing but let the battle below it begin.
    this.ask(
      { procedure: 'fall-back', at: 'retreat' },
      { procedure: 'battle', at: 0 },
      { procedure: 'fall-back', at: 'retreat' },
    )
    apply(askari, this.t, toDecide(askari, this.t), act.end(), dice, sink)
  }

  /** Is the battle over? */
  get isOver(): boolean {
    return this.t.battle.round === 0
  }

  /** Has the piece done all it can in this Impulse? */
  isFinished(name: string): boolean {
    return is(this.t, unit(name), FINISHED)
  }

  /** Marks a piece that has come by rail in this Segment. */
  mark(name: string, _: 'reinforced'): this {
    return this.arrange((t) => mark(t, unit(name), REINFORCED))
  }

  /** Has the piece come to a battle by rail in this Segment? */
  hasCome(name: string): boolean {
    return is(this.t, unit(name), REINFORCED)
  }

  /** Suppresses a piece by hand. */
  suppress(name: string): this {
    return this.arrange((t) => mark(t, unit(name), SUPPRESSED))
  }

  /** Gives a side its leader in this battle. */
  led(side: 'german' | 'entente'): this {
    return this.arrange((t) => {
      t.battle.led |= 1 << sideNamed(side)
    })
  }

  /** What lies on a piece on the battle board: 'suppressed', 'broken', 'bombarding'. */
  marks(name: string): string {
    const on = { suppressed: SUPPRESSED, broken: BROKEN, bombarding: BOMBARDING, landed: LANDED } as const
    return Object.entries(on)
      .filter(([, bit]) => is(this.t, unit(name), bit))
      .map(([word]) => word)
      .join(' ')
  }

  /** What has been told, by kind. */
  get told(): readonly string[] {
    return this.events.map((e) => e.kind)
  }
}

const list = (names: string): readonly string[] => (names === '' ? [] : names.split(' '))

/** A battle ground: turn 1, both leaders busy elsewhere, so that nobody is asked about them. */
export const battleGround = (): BattleGround => new BattleGround('campaign').set({ turn: 1, leadership: 0 })
