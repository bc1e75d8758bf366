import type { ScenarioData } from '../kind.ts'

/** Blow up the Line: Uganda Railway, 1915. Ours. */
export const UGANDA_RAILWAY: ScenarioData = {
  id: 'uganda-railway',
  date: 'Uganda Railway, 1915',
  table: { w: 72, h: 48 },
  turns: 12,
  attacker: 'german',
  terrain: [
    {
      id: 'rail',
      kind: 'railway',
      shape: 'line',
      points: [
        [0, 40],
        [72, 38],
      ],
      width: 2,
    },
    { id: 'culvert', kind: 'objective', shape: 'rect', x: 34, y: 37, w: 4, h: 4 },
    { id: 'post', kind: 'fieldwork-box', shape: 'rect', x: 46, y: 40, w: 5, h: 4 },
    { id: 'scrub1', kind: 'scrub', shape: 'rect', x: 6, y: 8, w: 16, h: 10 },
    { id: 'scrub2', kind: 'scrub', shape: 'rect', x: 30, y: 14, w: 14, h: 12 },
    { id: 'scrub3', kind: 'scrub', shape: 'rect', x: 52, y: 6, w: 14, h: 14 },
    { id: 'hill', kind: 'hill', shape: 'rect', x: 20, y: 26, w: 12, h: 8 },
    { id: 'donga', kind: 'rough', shape: 'rect', x: 44, y: 24, w: 22, h: 2 },
  ],
  forces: {
    german: [
      { id: 'g-pat1', type: 'askari-modern', figures: 10, name: 'patrol A' },
      { id: 'g-pat2', type: 'askari-modern', figures: 10, name: 'patrol B' },
      { id: 'g-scout', type: 'scout', figures: 2, name: 'Boer guides' },
      { id: 'g-port', type: 'baggage', figures: 6, name: 'porters with dynamite' },
      { id: 'g-rr', type: 'ruga-ruga', figures: 10, name: 'Ruga-Ruga' },
      {
        id: 'g-naumann',
        type: 'leader',
        figures: 1,
        name: 'patrol leader',
        characteristics: ['cunning'],
        armyLeader: true,
      },
    ],
    british: [
      { id: 'b-guard', type: 'soldier-lm', figures: 8, name: 'railway guard' },
      { id: 'b-kar', type: 'askari-modern', figures: 10, name: 'KAR picket' },
      { id: 'b-scout', type: 'scout', figures: 2, name: 'settler scouts' },
      { id: 'b-sub', type: 'leader', figures: 1, name: 'subaltern', armyLeader: true },
      { id: 'b-eamr', type: 'cavalry', figures: 4, name: 'EAMR troop', late: true },
      { id: 'b-train', type: 'lmg', figures: 2, name: 'train with a Maxim', late: true },
    ],
  },
  deploy: {
    german: [{ units: ['*'], in: [{ shape: 'rect', x: 0, y: 0, w: 72, h: 6 }] }],
    british: [{ units: ['*'], in: [{ shape: 'rect', x: 26, y: 30, w: 46, h: 18 }] }],
  },
  suggested: {
    german: [
      { unit: 'g-pat1', anchor: [20, 5], facing: 'N', width: 5 },
      { unit: 'g-pat2', anchor: [50, 5], facing: 'N', width: 5 },
      { unit: 'g-rr', anchor: [30, 5], facing: 'N', width: 5 },
      { unit: 'g-port', anchor: [40, 5], facing: 'N', width: 3 },
      {
        unit: 'g-scout',
        each: [
          [36, 6],
          [60, 6],
        ],
      },
      { unit: 'g-naumann', anchor: [20, 3], facing: 'N', width: 1, attachedTo: 'g-pat1' },
    ],
    british: [
      { unit: 'b-guard', anchor: [48, 42], facing: 'S', width: 4 },
      { unit: 'b-kar', anchor: [36, 36], facing: 'S', width: 10 },
      {
        unit: 'b-scout',
        each: [
          [30, 31],
          [60, 31],
        ],
      },
      { unit: 'b-sub', anchor: [36, 37], facing: 'S', width: 1, attachedTo: 'b-kar' },
    ],
  },
  ambush: {
    german: { count: 0, where: { shape: 'rect', x: 0, y: 0, w: 72, h: 24 } },
    british: { count: 1, where: { shape: 'rect', x: 0, y: 24, w: 72, h: 24 } },
  },
  arrivals: [
    { side: 'british', units: ['b-eamr', 'b-train'], fromTurn: 4, edge: { from: [72, 30], to: [72, 48], facing: 'W' } },
  ],
  landing: [],
  exits: [{ side: 'german', units: ['*'], edge: { from: [0, 0], to: [72, 0] }, after: 'culvert-blown' }],
  tasks: [
    {
      id: 'mine',
      event: 'culvert-blown',
      units: ['g-port'],
      place: 'culvert',
      guard: { side: 'german', minFigures: 3, within: 4 },
      on: [3, 4, 5, 6],
    },
  ],
  special: [],
  objectives: [
    { side: 'german', points: 4, ground: true, test: { kind: 'event', event: 'culvert-blown' } },
    { side: 'german', points: 2, ground: false, test: { kind: 'figures-left', of: 'german', share: [1, 2] } },
    { side: 'british', points: 3, ground: true, test: { kind: 'not-event', event: 'culvert-blown' } },
    { side: 'british', points: 2, ground: false, test: { kind: 'captured', unit: 'g-port' } },
  ],
}
