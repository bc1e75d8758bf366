/** Points of a side in the free game (17.3, 17.10). */
export const POINTS = { min: 300, max: 800, step: 50, usual: 500 } as const

/** What a characteristic costs (17.10), and how many a leader may have. */
export const CHARACTERISTIC_POINTS = 10
/** How many characteristics a leader may have. */
export const CHARACTERISTICS_PER_LEADER = 2

/** The fewest and the most figures of a unit (17.10); baggage is given by the objective alone. */
export const FIGURES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  volunteer: [6, 20],
  'volunteer-scout': [6, 20],
  regular: [6, 20],
  'regular-lm': [6, 20],
  soldier: [6, 20],
  'soldier-lm': [6, 20],
  askari: [6, 20],
  'askari-modern': [6, 20],
  'ruga-ruga': [6, 20],
  musketeer: [6, 20],
  warrior: [6, 20],
  cavalry: [4, 12],
  scout: [1, 4],
  lmg: [2, 2],
  mg: [3, 3],
  'pom-pom': [1, 1],
  artillery: [1, 1],
  qf: [1, 1],
  'armoured-car': [1, 1],
  gunboat: [1, 1],
  leader: [1, 1],
  'standard-bearer': [1, 1],
}

/** At most one of these types together for each full so many points, or so many in all. */
export type Limit = {
  readonly types: readonly string[]
  readonly least?: number
  readonly perPoints?: number
  readonly mostFigures?: number
  readonly most?: number
  /** Only on a table with a lake. */
  readonly lake?: true
}
/** The limits of a list (17.3, 17.10). Of leaders there is at least one, whatever the points, and one is army leader. */
export const LIMITS: readonly Limit[] = [
  { types: ['leader'], least: 1, perPoints: 200 },
  { types: ['artillery', 'qf', 'pom-pom', 'armoured-car', 'gunboat'], perPoints: 200 },
  { types: ['mg', 'lmg'], perPoints: 150 },
  { types: ['scout'], mostFigures: 4 },
  { types: ['standard-bearer'], most: 1 },
  { types: ['gunboat'], lake: true },
  { types: ['baggage'], most: 0 },
]

/** A random force (17.6): what two dice bring, 2 to 12, by the column. */
export const RANDOM_FORCE: Readonly<
  Record<'german' | 'british' | 'irregular', readonly (readonly [type: string, figures: number])[]>
> = {
  german: [
    ['qf', 1],
    ['pom-pom', 1],
    ['volunteer', 8],
    ['scout', 2],
    ['askari-modern', 12],
    ['askari', 12],
    ['mg', 3],
    ['ruga-ruga', 10],
    ['askari-modern', 8],
    ['artillery', 1],
    ['leader', 1],
  ],
  british: [
    ['qf', 1],
    ['armoured-car', 1],
    ['volunteer', 8],
    ['scout', 2],
    ['soldier', 12],
    ['askari-modern', 12],
    ['soldier-lm', 14],
    ['mg', 3],
    ['regular', 10],
    ['lmg', 2],
    ['cavalry', 6],
  ],
  irregular: [
    ['artillery', 1],
    ['standard-bearer', 1],
    ['scout', 2],
    ['musketeer', 12],
    ['ruga-ruga', 12],
    ['ruga-ruga', 16],
    ['warrior', 14],
    ['warrior', 10],
    ['musketeer', 8],
    ['askari', 8],
    ['leader', 1],
  ],
}
