import type { ScenarioData } from '../kind.ts'

/** The Siege of Jassin: 18 and 19 January 1915. Ours. */
export const JASSIN: ScenarioData = {
  id: 'jassin',
  date: '18 and 19 January 1915',
  table: { w: 60, h: 48 },
  turns: 14,
  attacker: 'german',
  terrain: [
    { id: 'fort', kind: 'fort', shape: 'rect', x: 26, y: 20, w: 8, h: 8 },
    { id: 'sisal1', kind: 'plantation', shape: 'rect', x: 4, y: 4, w: 18, h: 16 },
    { id: 'sisal2', kind: 'plantation', shape: 'rect', x: 38, y: 4, w: 18, h: 14 },
    { id: 'palms', kind: 'forest', shape: 'rect', x: 4, y: 28, w: 16, h: 12 },
    { id: 'huts', kind: 'huts', shape: 'rect', x: 40, y: 30, w: 10, h: 8 },
    {
      id: 'river',
      kind: 'river',
      shape: 'line',
      points: [
        [0, 43],
        [60, 41],
      ],
      width: 2,
    },
    { id: 'ford-w', kind: 'ford', shape: 'rect', x: 12, y: 41, w: 4, h: 3 },
    { id: 'ford-e', kind: 'ford', shape: 'rect', x: 44, y: 40, w: 4, h: 3 },
  ],
  forces: {
    german: [
      { id: 'g-1', type: 'askari-modern', figures: 10, name: '1 FK' },
      { id: 'g-4', type: 'askari', figures: 12, name: '4 FK' },
      { id: 'g-13', type: 'askari-modern', figures: 12, name: '13 FK' },
      { id: 'g-15', type: 'askari', figures: 10, name: '15 FK' },
      { id: 'g-arab', type: 'ruga-ruga', figures: 8, name: 'Arab Corps' },
      { id: 'g-gun', type: 'artillery', figures: 1, name: 'C/73' },
      { id: 'g-mg', type: 'mg', figures: 3, name: 'MG' },
      {
        id: 'g-let',
        type: 'leader',
        figures: 1,
        name: 'Lettow-Vorbeck',
        characteristics: ['organiser', 'charismatic'],
        armyLeader: true,
      },
    ],
    british: [
      { id: 'b-2k', type: 'soldier', figures: 16, name: '2 Kashmir Rifles' },
      { id: 'b-101', type: 'soldier', figures: 14, name: '101 Grenadiers' },
      { id: 'b-mg', type: 'mg', figures: 3, name: 'MG' },
      {
        id: 'b-ragb',
        type: 'leader',
        figures: 1,
        name: 'Raghbir Singh',
        characteristics: ['charismatic'],
        armyLeader: true,
      },
      { id: 'b-kar', type: 'askari-modern', figures: 12, name: 'KAR relief', late: true },
      { id: 'b-kar2', type: 'askari-modern', figures: 10, name: 'KAR relief', late: true },
    ],
  },
  deploy: {
    german: [
      { units: ['*'], in: [{ shape: 'rect', x: 0, y: 0, w: 60, h: 40 }], minFrom: [{ terrain: 'fort', inches: 12 }] },
    ],
    british: [{ units: ['*'], in: ['fort'] }],
  },
  suggested: {
    german: [
      { unit: 'g-1', anchor: [13, 28], facing: 'E', width: 10 },
      { unit: 'g-4', anchor: [25, 8], facing: 'N', width: 12 },
      { unit: 'g-13', anchor: [47, 24], facing: 'W', width: 12 },
      { unit: 'g-15', anchor: [26, 5], facing: 'N', width: 5 },
      { unit: 'g-arab', anchor: [48, 12], facing: 'W', width: 4 },
      { unit: 'g-gun', anchor: [33, 8], facing: 'N', width: 1 },
      { unit: 'g-mg', anchor: [14, 23], facing: 'E', width: 3 },
      { unit: 'g-let', anchor: [25, 7], facing: 'N', width: 1, attachedTo: 'g-4' },
    ],
    british: [
      { unit: 'b-2k', anchor: [30, 21], facing: 'S', width: 8 },
      { unit: 'b-101', anchor: [30, 27], facing: 'N', width: 7 },
      { unit: 'b-mg', anchor: [27, 24], facing: 'W', width: 3 },
      { unit: 'b-ragb', anchor: [30, 23], facing: 'S', width: 1, attachedTo: 'b-2k' },
    ],
  },
  ambush: {
    german: {
      count: 1,
      where: { shape: 'rect', x: 0, y: 0, w: 60, h: 40 },
      minFrom: [{ terrain: 'fort', inches: 12 }],
    },
    british: { count: 0 },
  },
  arrivals: [
    { side: 'british', units: ['b-kar', 'b-kar2'], fromTurn: 3, edge: { from: [0, 48], to: [60, 48], facing: 'S' } },
  ],
  landing: [],
  exits: [],
  tasks: [],
  special: [{ id: 'ammunition', side: 'british', place: 'fort', fromTurn: 8 }],
  objectives: [
    {
      side: 'german',
      points: 4,
      ground: true,
      test: { kind: 'no-unit-in', of: 'british', areas: ['fort'], minFigures: 1 },
    },
    {
      side: 'british',
      points: 4,
      ground: true,
      test: { kind: 'unit-in', of: 'british', areas: ['fort'], minFigures: 4 },
    },
    {
      side: 'british',
      points: 1,
      each: 1,
      ground: false,
      test: { kind: 'units-near', units: ['b-kar', 'b-kar2'], terrain: 'fort', inches: 6 },
    },
    { side: 'german', points: -1, each: 10, ground: false, test: { kind: 'figures-lost', of: 'german' } },
  ],
}
