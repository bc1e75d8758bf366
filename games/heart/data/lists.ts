import type { Army, ForceUnit } from './kind.ts'

/** A ready list for the free game (17.6, 17.10); ours. */
export type List = {
  readonly id: string
  readonly name: string
  readonly side: Army
  readonly points: number
  readonly units: readonly Omit<ForceUnit, 'id'>[]
}

/** The ready lists. */
export const LISTS: readonly List[] = [
  {
    id: 'indian-brigade',
    name: 'Indian brigade, 1914',
    side: 'british',
    points: 487,
    units: [
      { type: 'leader', figures: 1, name: 'Brigadier', characteristics: ['disciplinarian'], armyLeader: true },
      { type: 'regular', figures: 10, name: 'British battalion' },
      { type: 'soldier', figures: 12, name: 'Grenadiers' },
      { type: 'soldier-lm', figures: 12, name: 'Imperial Service infantry' },
      { type: 'mg', figures: 3, name: 'MG section' },
    ],
  },
  {
    id: 'kar-column',
    name: 'KAR column, 1917',
    side: 'british',
    points: 485,
    units: [
      { type: 'leader', figures: 1, name: 'Colonel', characteristics: ['disciplinarian'], armyLeader: true },
      { type: 'leader', figures: 1, name: 'Captain' },
      { type: 'askari-modern', figures: 12, name: 'KAR company' },
      { type: 'askari-modern', figures: 12, name: 'KAR company' },
      { type: 'soldier', figures: 10, name: 'Gold Coast company' },
      { type: 'lmg', figures: 2, name: 'Lewis gun' },
      { type: 'mg', figures: 3, name: 'MG' },
      { type: 'scout', figures: 2, name: 'trackers' },
    ],
  },
  {
    id: 'south-africans',
    name: 'South Africans, 1916',
    side: 'british',
    points: 481,
    units: [
      { type: 'leader', figures: 1, name: 'Brigadier', characteristics: ['eloquent'], armyLeader: true },
      { type: 'soldier-lm', figures: 14, name: 'SAI battalion' },
      { type: 'soldier-lm', figures: 14, name: 'SAI battalion' },
      { type: 'cavalry', figures: 6, name: 'SA Horse' },
      { type: 'qf', figures: 1, name: 'field gun' },
      { type: 'scout', figures: 2, name: 'scouts' },
    ],
  },
  {
    id: 'motor-column',
    name: 'Motor column, 1916',
    side: 'british',
    points: 461,
    units: [
      { type: 'leader', figures: 1, name: 'Major', characteristics: ['organiser'], armyLeader: true },
      { type: 'armoured-car', figures: 1, name: 'armoured car' },
      { type: 'soldier', figures: 12, name: 'Baluchis' },
      { type: 'askari-modern', figures: 12, name: 'KAR company' },
      { type: 'lmg', figures: 2, name: 'Lewis gun' },
      { type: 'lmg', figures: 2, name: 'Lewis gun' },
      { type: 'scout', figures: 2, name: 'scouts' },
    ],
  },
  {
    id: 'schutztruppe',
    name: 'Schutztruppe, 1915',
    side: 'german',
    points: 489,
    units: [
      { type: 'leader', figures: 1, name: 'Hauptmann', characteristics: ['organiser'], armyLeader: true },
      { type: 'askari-modern', figures: 12, name: 'Feldkompanie' },
      { type: 'askari', figures: 12, name: 'Feldkompanie' },
      { type: 'volunteer', figures: 8, name: 'Schützenkompanie' },
      { type: 'mg', figures: 3, name: 'MG' },
      { type: 'ruga-ruga', figures: 10, name: 'Ruga-Ruga' },
      { type: 'scout', figures: 1, name: 'Boer guide' },
    ],
  },
  {
    id: 'raiders',
    name: 'Chief and raiders',
    side: 'german',
    points: 477,
    units: [
      { type: 'leader', figures: 1, name: 'Chief', characteristics: ['cunning'], armyLeader: true },
      { type: 'ruga-ruga', figures: 16, name: 'Ruga-Ruga' },
      { type: 'ruga-ruga', figures: 16, name: 'Ruga-Ruga' },
      { type: 'warrior', figures: 16, name: 'warriors' },
      { type: 'musketeer', figures: 14, name: 'musketeers' },
      { type: 'artillery', figures: 1, name: 'old gun' },
      { type: 'standard-bearer', figures: 1, name: 'standard' },
      { type: 'scout', figures: 2, name: 'hunters' },
    ],
  },
]
