import type { ScenarioData } from '../kind.ts'

/** Lukuledi Mission: 21 October 1917. Ours. */
export const LUKULEDI: ScenarioData = {
  id: 'lukuledi',
  date: '21 October 1917',
  table: { w: 72, h: 48 },
  turns: 12,
  attacker: 'german',
  terrain: [
    { id: 'church', kind: 'building', shape: 'rect', x: 33, y: 25, w: 6, h: 4 },
    { id: 'mission-house', kind: 'building', shape: 'rect', x: 26, y: 22, w: 4, h: 4 },
    { id: 'school', kind: 'building', shape: 'rect', x: 42, y: 22, w: 4, h: 4 },
    {
      id: 'wall',
      kind: 'wall',
      shape: 'line',
      points: [
        [22, 19],
        [51, 19],
      ],
      width: 1,
    },
    { id: 'garden', kind: 'plantation', shape: 'rect', x: 26, y: 31, w: 10, h: 6 },
    { id: 'village', kind: 'huts', shape: 'rect', x: 42, y: 31, w: 10, h: 7 },
    { id: 'bush-w', kind: 'scrub', shape: 'rect', x: 4, y: 20, w: 14, h: 12 },
    { id: 'bush-s', kind: 'scrub', shape: 'rect', x: 28, y: 2, w: 16, h: 8 },
    { id: 'bush-e', kind: 'scrub', shape: 'rect', x: 56, y: 18, w: 12, h: 16 },
    { id: 'forest', kind: 'forest', shape: 'rect', x: 6, y: 36, w: 14, h: 10 },
    {
      id: 'road',
      kind: 'road',
      shape: 'line',
      points: [
        [0, 14],
        [30, 13],
        [72, 15],
      ],
      width: 2,
    },
  ],
  forces: {
    german: [
      { id: 'g-10', type: 'askari-modern', figures: 12, name: '10 FK' },
      { id: 'g-13', type: 'askari-modern', figures: 10, name: '13 FK' },
      { id: 'g-21', type: 'askari', figures: 10, name: '21 FK' },
      { id: 'g-rr', type: 'ruga-ruga', figures: 8, name: 'Ruga-Ruga' },
      { id: 'g-mg1', type: 'mg', figures: 3, name: 'MG 10 FK' },
      { id: 'g-mg2', type: 'mg', figures: 3, name: 'MG 13 FK' },
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
      { id: 'b-a', type: 'askari-modern', figures: 14, name: 'A Company, 1/3 KAR' },
      { id: 'b-b', type: 'askari-modern', figures: 14, name: 'B Company, 1/3 KAR' },
      { id: 'b-lmg', type: 'lmg', figures: 2, name: 'Lewis gun' },
      { id: 'b-mg', type: 'mg', figures: 3, name: 'MG' },
      { id: 'b-maj', type: 'leader', figures: 1, name: 'Major KAR', characteristics: ['eloquent'], armyLeader: true },
      { id: 'b-cav', type: 'cavalry', figures: 6, name: 'troop of the 25 Cavalry', late: true },
      { id: 'b-rel', type: 'askari-modern', figures: 12, name: 'relief company', late: true },
    ],
  },
  deploy: {
    german: [
      {
        units: ['*'],
        in: [
          { shape: 'rect', x: 0, y: 0, w: 72, h: 8 },
          { shape: 'rect', x: 60, y: 0, w: 12, h: 48 },
        ],
      },
    ],
    british: [{ units: ['*'], in: [{ shape: 'rect', x: 22, y: 19, w: 30, h: 20 }] }],
  },
  suggested: {
    german: [
      { unit: 'g-10', anchor: [34, 7], facing: 'N', width: 6 },
      { unit: 'g-13', anchor: [62, 27], facing: 'W', width: 5 },
      { unit: 'g-21', anchor: [62, 38], facing: 'W', width: 5 },
      { unit: 'g-rr', anchor: [48, 7], facing: 'N', width: 4 },
      { unit: 'g-mg1', anchor: [55, 7], facing: 'N', width: 3 },
      { unit: 'g-mg2', anchor: [25, 7], facing: 'N', width: 3 },
      { unit: 'g-let', anchor: [34, 5], facing: 'N', width: 1, attachedTo: 'g-10' },
    ],
    british: [
      { unit: 'b-a', anchor: [30, 20], facing: 'S', width: 12 },
      { unit: 'b-b', anchor: [45, 20], facing: 'S', width: 12 },
      { unit: 'b-mg', anchor: [37, 20], facing: 'S', width: 3 },
      { unit: 'b-lmg', anchor: [37, 23], facing: 'S', width: 2 },
      { unit: 'b-maj', anchor: [34, 21], facing: 'S', width: 1, attachedTo: 'b-a' },
    ],
  },
  ambush: {
    german: {
      count: 1,
      where: { shape: 'rect', x: 0, y: 0, w: 72, h: 48 },
      minFrom: [{ terrain: 'church', inches: 12 }],
    },
    british: { count: 0 },
  },
  arrivals: [
    { side: 'british', units: ['b-cav', 'b-rel'], fromTurn: 3, edge: { from: [0, 6], to: [0, 30], facing: 'E' } },
  ],
  landing: [],
  exits: [],
  tasks: [],
  special: [],
  objectives: [
    {
      side: 'german',
      points: 4,
      ground: true,
      test: { kind: 'unit-in', of: 'german', areas: ['church'], minFigures: 4, noUnitOf: 'british' },
    },
    {
      side: 'british',
      points: 3,
      ground: true,
      test: { kind: 'unit-in', of: 'british', areas: ['church', 'mission-house', 'school'], minFigures: 4 },
    },
    { side: 'british', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'german' } },
    { side: 'german', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'british' } },
  ],
}
