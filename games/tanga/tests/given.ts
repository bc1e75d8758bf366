import { EVERYONE, type Hex, nameHex, only } from '@boma/kernel'
import { Example, given as givenMatch } from '@boma/testing'
import { ABOARD, GONE, grid, HEXES, hex, OFF_WEST, SPACES, TO_COME } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'
import { BRITISH, FORMATION_IDS, type Formation, GERMAN, NAMES, UNITS, type Unit, unit } from '../roster.ts'
import { DRY, RAIN, turnOf } from '../rules/04-clock.ts'
import { PHASES, type Phase } from '../rules/04-phases.ts'
import { COLLAPSED } from '../rules/06.3-standing.ts'
import {
  DIGGING,
  DISORGANIZED,
  FORSAKEN,
  HALTED,
  HAS_FIRED,
  LOST,
  MOVED,
  NO_AMMUNITION,
  put,
  RETREATED,
  SMOKE,
  SWEPT,
  TRENCH,
} from '../stacks.ts'

const STATES: Readonly<Record<string, number>> = {
  disorganized: DISORGANIZED,
  ooa: NO_AMMUNITION,
  moved: MOVED,
  fired: HAS_FIRED,
  retreated: RETREATED,
  swept: SWEPT,
  halted: HALTED,
  lost: LOST,
  forsaken: FORSAKEN,
}
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const WORKS = { trench: TRENCH, digging: DIGGING, smoke: SMOKE }
const BOXES: Readonly<Record<string, Hex>> = { aboard: ABOARD, 'to-come': TO_COME, west: OFF_WEST, gone: GONE }

const ALONE = new Map([
  [only(BRITISH), 'british'],
  [only(GERMAN), 'german'],
])

/** The step of the turn at which each phase begins (sequence.ts). */
const STEP: Readonly<Record<Phase, number>> = {
  rain: 1,
  rally: 3,
  markers: 6,
  resupply: 8,
  landing: 11,
  britishFire: 13,
  britishMovement: 15,
  germanDefence: 18,
  britishMelee: 21,
  reinforcement: 26,
  germanFire: 28,
  germanMovement: 31,
  britishDefence: 34,
  germanMelee: 37,
  artillery: 42,
  end: 45,
}

/** Which options are on unless told otherwise. */
const USUALLY: readonly OptionId[] = ['fog', 'lee-enfield', 'melee-six']

/** A position to try a rule on: an empty map at 1000 on 3 November, until told otherwise. */
export class Position extends Example<Table> {
  constructor(scenario: string, options: readonly OptionId[]) {
    super(givenMatch(tanga, { scenario, options }))
    this.given.arrange((t) => {
      for (let u = 0 as Unit; u < UNITS; u++) {
        t.stacks.take(u)
        t.stacks.put(u, GONE)
        t.units.state[u] = 0
      }
      for (let at = 0 as Hex; at < SPACES; at++) t.places.works[at] = 0
      t.tracks.placing = 0
      t.tracks.germanTrenches = 0
      t.tracks.stevedoresLanded = 0
      t.naval.option = 1
    })
    this.at(3, 10)
  }

  /**
   * Lays counters down, each stack from the top: `{ 'raj13-a': '1311 NW disorganized ooa', wapshare: '1311', stev: 'aboard' }`.
   * A facing is that of the whole hex.
   */
  units(where: Readonly<Record<string, string>>): this {
    this.given.arrange((t) => {
      for (const [name, text] of Object.entries(where)) lay(t, unit(name), text)
    })
    return this
  }

  /** Lays markers: `{ '1111': 'trench', '1112': 'trench smoke' }`. */
  works(where: Readonly<Record<string, string>>): this {
    this.given.arrange((t) => {
      for (const [name, words] of Object.entries(where))
        for (const word of words.split(' '))
          t.places.works[hex(name)] = (t.places.works[hex(name)] ?? 0) | WORKS[word as keyof typeof WORKS]
    })
    return this
  }

  /** Breaks a formation, or has it recovered; acts again from a turn (6.3.4). */
  breaks(name: string, standing = COLLAPSED, actsFrom = 0): this {
    return this.arrange((t) => {
      const f = FORMATION_IDS.indexOf(name) as Formation
      t.formations.standing[f] = standing
      t.formations.actsFrom[f] = actsFrom
    })
  }

  /** Sets the clock: a day of November and an hour, 1 to 24. */
  at(day: number, hour: number): this {
    return this.arrange((t) => {
      t.tracks.turn = turnOf(t, day, hour)
    })
  }

  /** Lets it rain, or stop. */
  rain(falls = true): this {
    return this.arrange((t) => {
      t.tracks.weather = falls ? RAIN : DRY
    })
  }

  /** Changes the table by hand. */
  arrange(edit: (t: Table) => void): this {
    this.given.arrange(edit)
    return this
  }

  /** Lets a phase begin, and the sequence of play run on to the next decision; dice it rolls are said before. */
  phase(name: Phase): this {
    const side = PHASES.indexOf(name) < PHASES.indexOf('reinforcement') || name === 'end' ? BRITISH : GERMAN
    this.arrange((t) => {
      t.tracks.phase = PHASES.indexOf(name)
      t.tracks.phasing = side
    })
    this.given.run({ procedure: 'match', at: 1 }, { procedure: 'turn', at: STEP[name] })
    return this
  }

  /** Plays actions one after the other; a sweep goes first, and is left out where one hex alone can fire (ruling T74). */
  override play(...actions: readonly string[]): this {
    const isLeftOut = actions[0]?.startsWith('sweep ') === true && !this.asked.endsWith('sweep')
    return super.play(...actions.slice(isLeftOut ? 1 : 0))
  }

  /** Where a counter is and how it lies: '1311 disorganized', 'gone lost', 'west'. */
  of(name: string): string {
    const u = unit(name)
    const at = this.t.units.where[u] as Hex
    const box = Object.keys(BOXES).find((word) => BOXES[word] === at)
    const states = Object.keys(STATES).filter((word) => ((this.t.units.state[u] ?? 0) & (STATES[word] ?? 0)) !== 0)
    return [box ?? nameHex(grid, at), ...states].join(' ')
  }

  /** The way the units of a hex face: 'NW'. */
  facing(name: string): string {
    return FACINGS[this.t.places.facing[hex(name)] ?? 0] ?? ''
  }

  /** What has happened, with all facts, and to whom it was told if not to both: 'wentAshore lnl2-a 2506 (british alone)'. */
  get story(): readonly string[] {
    return this.events.map(({ kind, facts, seenBy }) => {
      const words = Object.entries(facts).map(([name, value]) => factOf(name, Number(value)))
      return [kind, ...words, ...(seenBy === EVERYONE ? [] : [`(${ALONE.get(seenBy) ?? 'nobody'} alone)`])].join(' ')
    })
  }

  /** The names of what has happened. */
  get told(): readonly string[] {
    return this.events.map((e) => e.kind)
  }
}

/** A fact of an event as a player would write it. */
function factOf(name: string, value: number): string {
  if (name === 'unit') return NAMES[value] ?? '-'
  if (name === 'side') return value === BRITISH ? 'british' : 'german'
  if (name === 'formation') return FORMATION_IDS[value] ?? '-'
  if (name === 'facing') return FACINGS[value] ?? '-'
  if (!['hex', 'from', 'to', 'at'].includes(name)) return `${name} ${value}`
  return Object.keys(BOXES).find((word) => BOXES[word] === value) ?? nameHex(grid, value as Hex)
}

function lay(t: Table, u: Unit, text: string): void {
  const [place = '', ...words] = text.split(' ')
  const at = BOXES[place] ?? hex(place)
  put(t, u, at)
  t.units.state[u] = 0
  for (const word of words) {
    const facing = FACINGS.indexOf(word)
    if (facing >= 0) t.places.facing[at] = facing
    else if (word in STATES) t.units.state[u] = (t.units.state[u] ?? 0) | (STATES[word] ?? 0)
    else throw new Error(`'${word}' is neither a facing nor a state`)
  }
  if (at < HEXES) t.units.wave[u] = 0
}

/** A position to try a rule on; the Campaign, with the usual options. */
export const given = (scenario = 'campaign', options: readonly OptionId[] = USUALLY): Position =>
  new Position(scenario, options)
