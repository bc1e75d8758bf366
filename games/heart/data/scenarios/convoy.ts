import type { ScenarioData } from '../kind.ts'

/** The Road to Mahenge: 1917. Ours. */
export const CONVOY: ScenarioData = {
  id: 'convoy',
  date: '1917',
  table: { w: 72, h: 48 },
  turns: 12,
  attacker: 'german',
  terrain: [
    {
      id: 'track',
      kind: 'road',
      shape: 'line',
      points: [
        [0, 24],
        [30, 26],
        [50, 20],
        [72, 22],
      ],
      width: 2,
    },
    { id: 'f1', kind: 'forest', shape: 'rect', x: 10, y: 28, w: 16, h: 14 },
    { id: 'f2', kind: 'forest', shape: 'rect', x: 32, y: 4, w: 16, h: 12 },
    { id: 'f3', kind: 'forest', shape: 'rect', x: 52, y: 26, w: 16, h: 14 },
    { id: 'grass1', kind: 'scrub', shape: 'rect', x: 14, y: 6, w: 14, h: 12 },
    { id: 'grass2', kind: 'scrub', shape: 'rect', x: 36, y: 30, w: 12, h: 10 },
    {
      id: 'stream',
      kind: 'stream',
      shape: 'line',
      points: [
        [44, 0],
        [46, 48],
      ],
      width: 1,
    },
  ],
  forces: {
    german: [
      { id: 'g-fk1', type: 'askari-modern', figures: 10, name: 'ambush party' },
      { id: 'g-fk2', type: 'askari-modern', figures: 8, name: 'blocking party' },
      { id: 'g-mg', type: 'mg', figures: 3, name: 'MG' },
      { id: 'g-rr', type: 'ruga-ruga', figures: 8, name: 'Ruga-Ruga' },
      { id: 'g-ofl', type: 'leader', figures: 1, name: 'Oberleutnant', characteristics: ['cunning'], armyLeader: true },
    ],
    british: [
      { id: 'b-kar1', type: 'askari-modern', figures: 12, name: 'KAR advance guard' },
      { id: 'b-kar2', type: 'askari-modern', figures: 10, name: 'KAR rear guard' },
      { id: 'b-lmg', type: 'lmg', figures: 2, name: 'Lewis gun' },
      { id: 'b-scout', type: 'scout', figures: 1, name: 'tracker' },
      { id: 'b-por1', type: 'baggage', figures: 10, name: 'carriers' },
      { id: 'b-por2', type: 'baggage', figures: 10, name: 'carriers' },
      {
        id: 'b-cap',
        type: 'leader',
        figures: 1,
        name: 'Captain KAR',
        characteristics: ['disciplinarian'],
        armyLeader: true,
      },
      { id: 'b-rel', type: 'soldier', figures: 8, name: 'Gold Coast half company', late: true },
    ],
  },
  deploy: {
    german: [
      {
        units: ['g-fk1', 'g-fk2', 'g-rr', 'g-ofl'],
        hidden: true,
        in: ['f1', 'f2', 'f3', 'grass1', 'grass2'],
        minFrom: [{ terrain: 'track', inches: 6 }],
      },
      { units: ['g-mg'], hidden: true, in: ['grass1', 'grass2'], minFrom: [{ terrain: 'track', inches: 6 }] },
    ],
    british: [
      {
        units: ['b-kar1', 'b-scout'],
        in: [
          {
            shape: 'line',
            points: [
              [15, 25],
              [30, 26],
            ],
            width: 4,
          },
        ],
      },
      {
        units: ['b-por1', 'b-por2', 'b-kar2'],
        in: [
          {
            shape: 'line',
            points: [
              [0, 24],
              [15, 25],
            ],
            width: 4,
          },
        ],
      },
      {
        units: ['b-lmg', 'b-cap'],
        in: [
          {
            shape: 'line',
            points: [
              [0, 24],
              [30, 26],
            ],
            width: 4,
          },
        ],
      },
    ],
  },
  suggested: {
    german: [
      { unit: 'g-fk1', anchor: [18, 33], facing: 'S', width: 5 },
      { unit: 'g-fk2', anchor: [58, 28], facing: 'S', width: 4 },
      { unit: 'g-mg', anchor: [40, 31], facing: 'S', width: 3 },
      { unit: 'g-rr', anchor: [40, 14], facing: 'N', width: 4 },
      { unit: 'g-ofl', anchor: [18, 35], facing: 'S', width: 1, attachedTo: 'g-fk1' },
    ],
    british: [
      { unit: 'b-kar1', anchor: [29, 26], facing: 'E', width: 2 },
      { unit: 'b-scout', each: [[30, 26]] },
      { unit: 'b-lmg', anchor: [22, 26], facing: 'E', width: 2 },
      { unit: 'b-cap', anchor: [23, 25], facing: 'E', width: 1, attachedTo: 'b-kar1' },
      { unit: 'b-por1', anchor: [15, 25], facing: 'E', width: 2 },
      { unit: 'b-por2', anchor: [10, 25], facing: 'E', width: 2 },
      { unit: 'b-kar2', anchor: [5, 25], facing: 'E', width: 2 },
    ],
  },
  ambush: {
    german: { count: 4, where: { shape: 'rect', x: 0, y: 0, w: 72, h: 48 }, mg: ['g-mg'] },
    british: { count: 0 },
  },
  arrivals: [{ side: 'british', units: ['b-rel'], fromTurn: 3, edge: { from: [0, 12], to: [0, 36], facing: 'E' } }],
  landing: [],
  exits: [{ side: 'british', units: ['b-por1', 'b-por2'], edge: { from: [72, 16], to: [72, 28] } }],
  tasks: [],
  special: [],
  objectives: [
    { side: 'british', points: 1, each: 4, ground: false, test: { kind: 'baggage-left', of: 'british' } },
    { side: 'german', points: 1, each: 4, ground: false, test: { kind: 'baggage-lost', of: 'british' } },
    { side: 'german', points: 2, ground: false, test: { kind: 'killed', unit: 'b-cap' } },
    { side: 'british', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'german' } },
    { side: 'german', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'british' } },
  ],
}
