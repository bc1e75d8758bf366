import type { ScenarioData } from '../kind.ts'

/** Salaita Hill: 12 February 1916. Ours. */
export const SALAITA: ScenarioData = {
  id: 'salaita',
  date: '12 February 1916',
  table: { w: 72, h: 48 },
  turns: 12,
  attacker: 'british',
  terrain: [
    { id: 'hill', kind: 'hill', shape: 'rect', x: 24, y: 28, w: 24, h: 14 },
    {
      id: 'trench',
      kind: 'fieldwork',
      shape: 'line',
      points: [
        [22, 26],
        [36, 24],
        [50, 26],
      ],
      width: 1,
    },
    { id: 'crest-trench', kind: 'dummy', shape: 'rect', x: 30, y: 34, w: 12, h: 1 },
    { id: 'bush-w', kind: 'scrub', shape: 'rect', x: 2, y: 16, w: 16, h: 20 },
    { id: 'bush-e', kind: 'scrub', shape: 'rect', x: 54, y: 14, w: 16, h: 22 },
    { id: 'thorn', kind: 'rough', shape: 'rect', x: 26, y: 20, w: 20, h: 1 },
  ],
  forces: {
    german: [
      { id: 'g-14', type: 'askari', figures: 12, name: '14 FK' },
      { id: 'g-15', type: 'askari', figures: 14, name: '15 FK' },
      { id: 'g-mg1', type: 'mg', figures: 3, name: 'MG' },
      { id: 'g-mg2', type: 'mg', figures: 3, name: 'MG' },
      { id: 'g-pom', type: 'pom-pom', figures: 1, name: 'pom-pom' },
      {
        id: 'g-kraut',
        type: 'leader',
        figures: 1,
        name: 'Kraut',
        characteristics: ['disciplinarian'],
        armyLeader: true,
      },
      { id: 'g-9', type: 'askari-modern', figures: 14, name: '9 FK', late: true },
      { id: 'g-mg3', type: 'mg', figures: 3, name: 'MG 9 FK', late: true },
      { id: 'g-schulz', type: 'askari-modern', figures: 14, name: 'Abteilung Schulz', late: true },
    ],
    british: [
      { id: 'b-5sai', type: 'soldier-lm', figures: 14, name: '5 SAI' },
      { id: 'b-6sai', type: 'soldier-lm', figures: 14, name: '6 SAI' },
      { id: 'b-7sai', type: 'soldier-lm', figures: 14, name: '7 SAI' },
      { id: 'b-bal', type: 'soldier', figures: 12, name: '130 Baluchis' },
      { id: 'b-qf', type: 'qf', figures: 1, name: 'field gun' },
      { id: 'b-car', type: 'armoured-car', figures: 1, name: 'armoured car' },
      { id: 'b-beves', type: 'leader', figures: 1, name: 'Beves', characteristics: ['organiser'], armyLeader: true },
    ],
  },
  deploy: {
    german: [{ units: ['*'], in: [{ shape: 'rect', x: 18, y: 22, w: 36, h: 26 }] }],
    british: [{ units: ['*'], in: [{ shape: 'rect', x: 0, y: 0, w: 72, h: 8 }] }],
  },
  suggested: {
    german: [
      { unit: 'g-14', anchor: [29, 26], facing: 'S', width: 12 },
      { unit: 'g-15', anchor: [44, 26], facing: 'S', width: 12 },
      { unit: 'g-mg1', anchor: [36, 25], facing: 'S', width: 3 },
      { unit: 'g-mg2', anchor: [36, 29], facing: 'S', width: 3 },
      { unit: 'g-pom', anchor: [32, 30], facing: 'S', width: 1 },
      { unit: 'g-kraut', anchor: [29, 27], facing: 'S', width: 1, attachedTo: 'g-14' },
    ],
    british: [
      { unit: 'b-5sai', anchor: [14, 8], facing: 'N', width: 7 },
      { unit: 'b-6sai', anchor: [34, 8], facing: 'N', width: 7 },
      { unit: 'b-7sai', anchor: [54, 8], facing: 'N', width: 7 },
      { unit: 'b-bal', anchor: [44, 4], facing: 'N', width: 6 },
      { unit: 'b-qf', anchor: [36, 3], facing: 'N', width: 1 },
      { unit: 'b-car', anchor: [24, 6], facing: 'N', width: 1 },
      { unit: 'b-beves', anchor: [34, 6], facing: 'N', width: 1, attachedTo: 'b-6sai' },
    ],
  },
  ambush: { german: { count: 1, where: { shape: 'rect', x: 0, y: 16, w: 72, h: 32 } }, british: { count: 0 } },
  arrivals: [
    {
      side: 'german',
      units: ['g-9', 'g-mg3', 'g-schulz'],
      fromTurn: 2,
      edge: { from: [0, 20], to: [0, 48], facing: 'E' },
    },
  ],
  landing: [],
  exits: [],
  tasks: [],
  special: [
    {
      id: 'crest',
      unit: 'b-qf',
      place: 'crest-trench',
      until: { anyShotBy: 'german', figureWithin: { side: 'british', inches: 12 } },
    },
  ],
  objectives: [
    {
      side: 'british',
      points: 4,
      ground: true,
      test: {
        kind: 'unit-in',
        of: 'british',
        areas: ['hill'],
        near: { terrain: 'trench', inches: 2 },
        minFigures: 1,
        noUnitOf: 'german',
      },
    },
    { side: 'german', points: 4, ground: true, test: { kind: 'no-figures', of: 'british', where: { yAbove: 21 } } },
    { side: 'british', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'german' } },
    { side: 'german', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'british' } },
  ],
}
