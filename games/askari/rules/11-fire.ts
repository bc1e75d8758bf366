import { d6, directionOf, type Modifier, type Side } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import { grid, isHex, RIVER, TERRAIN_AT } from '../board.ts'
import { BATTLE_TURNS } from '../data/charts.ts'
import { FIRE_MODIFIERS as ADD, FEATURE_EFFECTS, TERRAIN_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH, isVessel, NATION, type Unit } from '../roster.ts'
import { is, LANDED, quickFire, rifle, SUPPRESSED } from '../stacks.ts'
import { hasAircraft } from './06.1-effects.ts'
import { attacking, BOMBARDMENT, cameFrom, DUG_TYPE, QUICK_FIRE, RIFLE_FIRE, shellValue } from './11-forces.ts'

/** A piece's fire: in which round, at what type of target. */
export interface Shot {
  unit: Unit
  side: Side
  round: number
  type: TargetType
}

/** What is added to a fire roll, and when. */
interface Line extends Modifier {
  readonly rounds: readonly number[]
  holds(t: Table, shot: Shot): boolean
}
const ALL_ROUNDS = [BOMBARDMENT, QUICK_FIRE, RIFLE_FIRE]

/** What the ground of the battle does to its attacker (terrain effects chart). */
const groundEffect = (t: Table): 'none' | 'rifle' | 'all' => TERRAIN_BATTLE[TERRAIN_AT[t.battle.at]] ?? 'none'
/** The same for each terrain, in the order of TERRAIN_AT. */
const TERRAIN_BATTLE = (['water', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const).map(
  (terrain) => TERRAIN_EFFECTS[terrain].battle,
)

/** Did the attacking land stack cross a river? */
function crossedRiver(t: Table): boolean {
  const from = cameFrom(t)
  return from >= 0 && isHex(from) && RIVER(t.battle.at, directionOf(grid, t.battle.at, from))
}

const attacks = (t: Table, shot: Shot): boolean => shot.side === attacking(t)
const isAtTrench = (_: Table, { type }: Shot): boolean => type === DUG_TYPE
/** A river or the surf is added only where the ground itself adds nothing: one of them to a roll. */
const onEasyGround = (t: Table, shot: Shot): boolean => attacks(t, shot) && groundEffect(t) === 'none'

/** §11.8.5, §11.9.6, §11.10.5: all that may be added to a fire roll. */
const LINES = [
  {
    text: 'page.suppressed',
    value: ADD.suppressedFirer.add,
    rule: '11.4.3',
    rounds: ALL_ROUNDS,
    holds: (t, { unit }) => is(t, unit, SUPPRESSED),
  },
  {
    text: 'page.leadership',
    value: ADD.leadership.add,
    rule: '11.13.2',
    rounds: ALL_ROUNDS,
    holds: (t, { side }) => ((t.battle.led >> side) & 1) === 1,
  },
  {
    text: 'page.entrenchedTarget',
    value: ADD.bombardment.targetEntrenched,
    rule: '11.8.5',
    rounds: [BOMBARDMENT],
    holds: isAtTrench,
  },
  {
    text: 'page.entrenchedTarget',
    value: ADD.machineGun.targetEntrenched,
    rule: '11.9.6',
    rounds: [QUICK_FIRE],
    holds: isAtTrench,
  },
  {
    text: 'page.entrenchedTarget',
    value: ADD.rifle.targetEntrenched,
    rule: '11.10.5',
    rounds: [RIFLE_FIRE],
    holds: isAtTrench,
  },
  {
    text: 'page.mountain',
    value: ADD.mountain.add,
    rule: '11.8.5',
    rounds: ALL_ROUNDS,
    holds: (t, shot) => attacks(t, shot) && groundEffect(t) === 'all',
  },
  {
    text: 'page.fromTheSea',
    value: ADD.bombardment.vesselFiring,
    rule: '12.6.1',
    rounds: [BOMBARDMENT],
    holds: (_, { unit }) => isVessel(unit),
  },
  {
    text: 'page.aircraft',
    value: -1,
    rule: '6.1.4',
    rounds: [BOMBARDMENT],
    holds: (t, { unit }) => isVessel(unit) && NATION[unit] === BRITISH && hasAircraft(t),
  },
  {
    text: 'page.attackingGuns',
    value: ADD.machineGun.attacker,
    rule: '11.9.6',
    rounds: [QUICK_FIRE],
    holds: attacks,
  },
  {
    text: 'page.roughGround',
    value: ADD.rifle.ground,
    rule: '11.10.5',
    rounds: [RIFLE_FIRE],
    holds: (t, shot) => attacks(t, shot) && groundEffect(t) === 'rifle',
  },
  {
    text: 'page.landing',
    value: FEATURE_EFFECTS.landing.attackerRifle,
    rule: '11.10.5',
    rounds: [RIFLE_FIRE],
    holds: (t, shot) => onEasyGround(t, shot) && is(t, shot.unit, LANDED),
  },
  {
    text: 'page.overRiver',
    value: FEATURE_EFFECTS.river.attackerRifle,
    rule: '11.10.5',
    rounds: [RIFLE_FIRE],
    holds: (t, shot) => onEasyGround(t, shot) && !is(t, shot.unit, LANDED) && crossedRiver(t),
  },
] as const satisfies readonly Line[]
/** With the texts that there are. */
type FireLine = Line & Pick<(typeof LINES)[number], 'text'>
const LINES_IN: readonly (readonly FireLine[])[] = Array.from({ length: RIFLE_FIRE + 1 }, (_, round) =>
  LINES.filter(({ rounds }: FireLine) => rounds.includes(round)),
)

/** The lines that count for a shot. */
export const fireLines = (t: Table, shot: Shot): readonly FireLine[] =>
  (LINES_IN[shot.round] ?? []).filter((line) => line.holds(t, shot))

/** What they add to its die. */
function fireModifier(t: Table, shot: Shot): number {
  const lines = LINES_IN[shot.round] ?? []
  let sum = 0
  for (let i = 0; i < lines.length; i++) if (lines[i].holds(t, shot)) sum += lines[i].value
  return sum
}

/** The value that a piece fires with in a round, as it lies (11.9.7, 11.10.6; reduced sides count). */
export function fireValue(t: Table, unit: Unit, round: number): number {
  if (round === BOMBARDMENT) return shellValue(t, unit)
  return round === QUICK_FIRE ? quickFire(t, unit) : rifle(t, unit)
}

/** §11.1.7: a natural 1 always hits, a natural 6 never does: so the highest face that hits is 1 to 5. */
const MOST_NEEDED = 5

/** §11.8.5, §11.9.7, §11.10.6: the highest face of the die with which the shot hits. */
export function needOf(t: Table, shot: Shot): number {
  const need = fireValue(t, shot.unit, shot.round) - fireModifier(t, shot)
  return Math.max(1, Math.min(MOST_NEEDED, need))
}

/** Filled anew for every shot; nothing of it outlives one. */
const now: Shot = { unit: 0 as Unit, side: 0 as Side, round: 0, type: 0 }

/** A shot of the side that fires in the round under way. */
export function shotNow(t: Table, unit: Unit, type: TargetType): Shot {
  now.unit = unit
  now.side = t.battle.firing
  now.round = t.battle.round
  now.type = type
  return now
}

/** §11.1.5: rolls for a shot: does it hit? */
export const hits = (t: Table, need: number): boolean => d6(t) <= need

/** §11.9.2: attackers use their machine guns from turn 28 on. */
export const mayAttackWithGuns = (t: Table): boolean => t.tracks.turn >= BATTLE_TURNS.attackerMachineGuns.from
