import type { Source } from './provenance.ts'

/** How something moves over the ground (10.9). */
export type Mobility = 'foot' | 'horse' | 'gun' | 'car' | 'boat'

/** What a type of troops is, as the sheet and our clauses have it; lengths in inches. */
export interface TroopType {
  readonly id: string
  readonly name: string
  /** §9.15: a unit, an independent figure or baggage. */
  readonly rank: 'unit' | 'independent' | 'baggage'
  readonly mobility: Mobility
  readonly base: 'round' | 'stand' | 'hull'
  /** §9.7: the front half, 45 degrees to each side, or all round. */
  readonly arc: 'front' | '45' | 'all'
  readonly charges: boolean
  /** Dice of a move, written '1d6+2'; null: never into cover (2.5). */
  readonly moveOpen: string
  readonly moveCover: string | null
  readonly range: number
  readonly shots: number
  readonly shootBonus: number
  /** Null: nobody fights it (12.13). */
  readonly closeBonus: number | null
  /** The least that passes a morale test; null: never tests. */
  readonly moralePass: number | null
  readonly points: number
  readonly modern?: boolean
  readonly trained?: boolean
  readonly blackPowder?: boolean
  /** §7.4, §7.5: may move or fire, not both. */
  readonly moveOrFire?: boolean
  readonly vehicle?: boolean
  readonly vessel?: boolean
  /** The least that saves; whose hits cannot be saved; whether the first death ends it (7.1). */
  readonly save?: {
    readonly from: number
    readonly notAgainst?: readonly string[]
    readonly lostAfterFirstDeath?: boolean
  }
  /** §7.2: from how far it finds ambushes, and blocks arrivals. */
  readonly detect?: number
  readonly blocksArrivals?: number
  /** §12.11: shots by the number of men. */
  readonly crewShots?: readonly number[]
  /** §7.5: how far from the first target the others may be. */
  readonly targetSpread?: number
  /** §4.11, §4.12: radius of a blast, and what hits. */
  readonly blast?: number
  readonly hitOn?: number
  /** §7.6: the other role of the pom-pom. */
  readonly asMg?: {
    readonly under: number
    readonly range: number
    readonly shots: number
    readonly targetSpread: number
  }
  /** §7.7, §7.8: hits that make a test, what a hit of artillery counts, failures that put it out. */
  readonly hitsPerTest?: number
  readonly artilleryHitTests?: number
  readonly artilleryHitCounts?: number
  readonly outAfterFails?: number
  /** §7.7: beyond how many inches, and on what, it breaks down; §7.8: on what it runs aground. */
  readonly breakdown?: { readonly over: number; readonly on: readonly number[] }
  readonly aground?: readonly number[]
  /** §12.10: what is otherwise on foot. */
  readonly dismounted?: {
    readonly mobility: Mobility
    readonly moveOpen: string
    readonly moveCover: string
    readonly range: number
    readonly shootBonus: number
    readonly closeBonus: number
  }
  /** Where its figures come from; rank, mobility, base, arc and charges are ours (9.2, 9.7, 9.9, 12.8) if not named. */
  readonly source: Readonly<Record<string, Source>>
}

/** What all who fight on foot in units have in common (9.2, 9.7, 12.8). */
export const ON_FOOT = { rank: 'unit', mobility: 'foot', base: 'round', arc: 'front', charges: true } as const

/** What ground is to somebody who goes through it; 'cross' of a work: an inch of cover more (12.7). */
export type Going = 'open' | 'cover' | 'no' | 'cross'

/** A kind of ground (10). */
export interface GroundKind {
  readonly id: string
  readonly shape: 'area' | 'band' | 'line'
  readonly cover: boolean
  /** §10.2: inches of it that may be looked through; 'blocks' and 'hill' block whole; null never. */
  readonly sight: number | 'blocks' | 'hill' | null
  readonly go: Readonly<Record<Mobility, Going>>
  /** §10.6. */
  readonly entrenches: boolean
  /** §13.1. */
  readonly hides: boolean
  /** Ruling H37. */
  readonly setUpGuns: boolean
  /** §16.8. */
  readonly burns: boolean
}

/** A point in inches. */
export type Point = readonly [x: number, y: number]
/** A rectangle in inches. */
export interface Rect {
  readonly shape: 'rect'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** A line in inches, widened for bands (9.11). */
export interface Line {
  readonly shape: 'line'
  readonly points: readonly Point[]
  readonly width: number
}
/** A piece of ground on a table. */
export type Terrain = (Rect | Line) & { readonly id: string; readonly kind: string }

/** One of the two armies. */
export type Army = 'german' | 'british'

/** A unit of a force. */
export interface ForceUnit {
  readonly id: string
  readonly type: string
  readonly figures: number
  readonly name: string
  readonly characteristics?: readonly string[]
  readonly armyLeader?: boolean
  readonly late?: boolean
}

/** Where units are set up: in any of these (rectangles, widened lines, terrain by its id), that far from things (17.7). */
export interface Zone {
  /** '*' for all. */
  readonly units: readonly string[]
  readonly in: readonly (Rect | Line | string)[]
  readonly minFrom?: readonly MinFrom[]
  readonly hidden?: boolean
}
/** A distance to keep from a piece of ground. */
export interface MinFrom {
  readonly terrain: string
  readonly inches: number
}

/** A unit of a ready set-up: by anchor, or each man by his own point. */
export interface Suggested {
  readonly unit: string
  readonly anchor?: Point
  readonly facing?: string
  readonly width?: number
  readonly attachedTo?: string
  readonly each?: readonly Point[]
}

/** A stretch of an edge or a shore. */
export interface Edge {
  readonly from: Point
  readonly to: Point
  readonly facing?: string
}

/** How many units of a side may lie in ambush, and where (13.1). */
export interface AmbushRule {
  readonly count: number
  readonly where?: Rect
  readonly minFrom?: readonly MinFrom[]
  readonly mg?: readonly string[]
}

/** A task (17.8). */
export interface Task {
  readonly id: string
  readonly event: string
  readonly side?: Army
  readonly units?: readonly string[]
  readonly types?: readonly string[]
  readonly minFigures?: number
  readonly place: string
  readonly guard?: { readonly side: Army; readonly minFigures: number; readonly within: number }
  readonly on: readonly number[]
}

/** What an objective asks; the kinds are explained in the rulebook. */
export interface ObjectiveTest {
  readonly kind: string
  readonly of?: Army
  readonly than?: Army
  readonly areas?: readonly string[]
  readonly near?: { readonly terrain: string; readonly inches: number }
  readonly minFigures?: number
  readonly noUnitOf?: Army
  readonly where?: { readonly xBelow?: number; readonly yAbove?: number }
  readonly event?: string
  readonly share?: readonly [number, number]
  readonly unit?: string
  readonly units?: readonly string[]
  readonly terrain?: string
  readonly inches?: number
}
/** An objective (17.4). */
export interface Objective {
  readonly side: Army
  readonly points: number
  /** Points for each so many, fractions dropped. */
  readonly each?: number
  readonly ground: boolean
  readonly test: ObjectiveTest
}

/** A rule of one scenario. */
export interface Special {
  readonly id: string
  readonly side?: Army
  readonly unit?: string
  readonly place?: string
  readonly fromTurn?: number
  readonly aim?: Point
  readonly hits?: number
  readonly each?: number
  readonly event?: string
  readonly until?: { readonly anyShotBy: Army; readonly figureWithin: { readonly side: Army; readonly inches: number } }
}

/** A scenario. */
export interface ScenarioData {
  readonly id: string
  readonly date: string
  readonly table: { readonly w: number; readonly h: number }
  readonly turns: number
  readonly attacker: Army
  readonly terrain: readonly Terrain[]
  readonly forces: Readonly<Record<Army, readonly ForceUnit[]>>
  readonly deploy: Readonly<Record<Army, readonly Zone[]>>
  readonly suggested: Readonly<Record<Army, readonly Suggested[]>>
  readonly ambush: Readonly<Record<Army, AmbushRule>>
  readonly arrivals: readonly {
    readonly side: Army
    readonly units: readonly string[]
    readonly fromTurn: number
    readonly edge: Edge
  }[]
  readonly landing: readonly {
    readonly side: Army
    readonly units: readonly string[]
    readonly fromTurn: number
    readonly shore: Edge
    readonly minEnemy: number
    readonly embark: Rect
  }[]
  readonly exits: readonly {
    readonly side: Army
    readonly units: readonly string[]
    readonly edge: Edge
    readonly after?: string
  }[]
  readonly tasks: readonly Task[]
  readonly special: readonly Special[]
  readonly objectives: readonly Objective[]
}
