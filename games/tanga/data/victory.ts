/** A side of the battle, as data have it. */
export type Army = 'british' | 'german'

/** Ground that a victory is about. */
export type Area =
  | 'trench-line'
  | 'european-tanga'
  /** Hex-row XXXX and all that is east of it (ruling T16). */
  | 'beyond-xxxx'
  /** West of the edge of the foliage (ruling T154). */
  | 'before-foliage'
  /** From one column to another, both included. */
  | { readonly columns: readonly [number, number] }

/** What a victory asks of the position. */
export type Condition =
  /** A combat unit of a side, or an infantry unit, is in one of these. */
  | { readonly kind: 'unit-in'; readonly of: Army; readonly areas: readonly Area[]; readonly infantry?: boolean }
  /** None is. */
  | { readonly kind: 'no-unit-in'; readonly of: Army; readonly areas: readonly Area[] }
  /** A side holds all government hexes (ruling T136), and garrisons them where the option asks for it. */
  | { readonly kind: 'holds-all'; readonly of: Army }
  /** Combat units of a side stand in that many government hexes. */
  | { readonly kind: 'garrisons'; readonly of: Army; readonly least: number }
  /** That many British formations are in collapse or removed, at least or at most. */
  | { readonly kind: 'broken'; readonly least: number }
  | { readonly kind: 'not-broken'; readonly most: number }
  /** This counter falls in combat. */
  | { readonly kind: 'falls'; readonly unit: string }
  /** All stevedores have landed and are eliminated. */
  | { readonly kind: 'stevedores-lost' }

/** When a victory is looked at: after each loss in combat, after each German Melee Phase, after each turn, after the last. */
export type Moment = 'loss' | 'german-melee' | 'turn' | 'end'

/** A way to win: for whom, by which case, how well, when, and what it asks; all of it must hold. */
export type Victory = {
  /** 'nobody' of a draw. */
  readonly side: Army | 'nobody'
  readonly rule: string
  /** 'plain' where a scenario knows no levels. */
  readonly level: 'decisive' | 'major' | 'minor' | 'plain'
  readonly when: Moment
  readonly asks: readonly Condition[]
}

const inTown = (of: Army): Condition => ({ kind: 'unit-in', of, areas: ['european-tanga'] })

/** §21.2.1.1A, §22.1.1.2A: what ends a match at once: Lettow-Vorbeck falls, or the last of the stevedores. */
const AT_ONCE: readonly Victory[] = [
  {
    side: 'british',
    rule: '21.2.1.1a',
    level: 'decisive',
    when: 'loss',
    asks: [{ kind: 'falls', unit: 'lettow' }],
  },
  { side: 'german', rule: '22.1.1.2a', level: 'decisive', when: 'loss', asks: [{ kind: 'stevedores-lost' }] },
]

/** §21.1D: in the line, or in the town behind it (ruling T36). */
export const TWO_TO_TANGA: readonly Victory[] = [
  {
    side: 'british',
    rule: '21.1d',
    level: 'plain',
    when: 'german-melee',
    asks: [{ kind: 'unit-in', of: 'british', areas: ['trench-line', 'european-tanga'] }],
  },
  { side: 'german', rule: '21.1d', level: 'plain', when: 'end', asks: [] },
]

/** §22.1.1: in European Tanga at the end. */
export const INVASION: readonly Victory[] = [
  { side: 'british', rule: '22.1.1', level: 'plain', when: 'end', asks: [inTown('british')] },
  { side: 'german', rule: '22.1.1', level: 'plain', when: 'end', asks: [] },
]

/** §21.3: ours, as the table of the rulebook has it (ruling T135). */
export const BIG_PUSH: readonly Victory[] = [
  ...AT_ONCE,
  {
    side: 'british',
    rule: '21.3',
    level: 'major',
    when: 'end',
    asks: [{ kind: 'garrisons', of: 'british', least: 3 }],
  },
  {
    side: 'british',
    rule: '21.3',
    level: 'minor',
    when: 'end',
    asks: [inTown('british'), { kind: 'not-broken', most: 2 }],
  },
  {
    side: 'german',
    rule: '21.3',
    level: 'major',
    when: 'end',
    asks: [
      { kind: 'no-unit-in', of: 'british', areas: [{ columns: [1, 13] }] },
      { kind: 'broken', least: 3 },
    ],
  },
  { side: 'german', rule: '21.3', level: 'minor', when: 'end', asks: [] },
]

/** §22.1.1.2B: the Germans hold the town, and no British are west of column 13 (ruling T16). */
const GERMAN_MAJOR: readonly Condition[] = [
  inTown('german'),
  { kind: 'holds-all', of: 'german' },
  { kind: 'no-unit-in', of: 'british', areas: [{ columns: [1, 12] }] },
]

/** §21.2.1: in this order. */
export const CAMPAIGN: readonly Victory[] = [
  ...AT_ONCE,
  // §21.2.1.1B: the British hold the town, and no German is so far east (ruling T16)
  {
    side: 'british',
    rule: '21.2.1.1b',
    level: 'major',
    when: 'turn',
    asks: [
      inTown('british'),
      { kind: 'holds-all', of: 'british' },
      { kind: 'no-unit-in', of: 'german', areas: ['beyond-xxxx'] },
    ],
  },
  // §22.1.1.2C: as for a major victory, with a Zug east of column 13 and no British in front of the foliage (ruling T154)
  {
    side: 'german',
    rule: '22.1.1.2c',
    level: 'decisive',
    when: 'end',
    asks: [
      ...GERMAN_MAJOR,
      { kind: 'unit-in', of: 'german', areas: [{ columns: [14, 99] }], infantry: true },
      { kind: 'no-unit-in', of: 'british', areas: ['before-foliage'] },
    ],
  },
  { side: 'german', rule: '22.1.1.2b', level: 'major', when: 'end', asks: GERMAN_MAJOR },
  // §21.2.2: otherwise a draw
  { side: 'nobody', rule: '21.2.2', level: 'plain', when: 'end', asks: [] },
]
