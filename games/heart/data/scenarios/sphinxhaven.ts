import type { ScenarioData } from '../kind.ts'

/** Sphinxhaven: Lake Nyasa, 30 May 1915. Ours. */
export const SPHINXHAVEN: ScenarioData = {
  id: 'sphinxhaven',
  date: 'Lake Nyasa, 30 May 1915',
  table: { w: 72, h: 48 },
  turns: 8,
  attacker: 'british',
  terrain: [
    { id: 'lake', kind: 'water', shape: 'rect', x: 0, y: 0, w: 72, h: 20 },
    { id: 'slip', kind: 'objective', shape: 'rect', x: 36, y: 20, w: 6, h: 4 },
    { id: 'beach', kind: 'open', shape: 'rect', x: 0, y: 20, w: 72, h: 2 },
    { id: 'bush1', kind: 'scrub', shape: 'rect', x: 4, y: 24, w: 20, h: 12 },
    { id: 'bush2', kind: 'scrub', shape: 'rect', x: 48, y: 24, w: 20, h: 14 },
    { id: 'village', kind: 'huts', shape: 'rect', x: 28, y: 30, w: 10, h: 7 },
    { id: 'ridge', kind: 'hill', shape: 'rect', x: 14, y: 38, w: 44, h: 8 },
    { id: 'reef', kind: 'shallows', shape: 'rect', x: 20, y: 12, w: 6, h: 4 },
    { id: 'trench', kind: 'fieldwork-box', shape: 'rect', x: 34, y: 25, w: 10, h: 2 },
  ],
  forces: {
    german: [
      { id: 'g-fk1', type: 'askari', figures: 10, name: 'detachment 5 FK' },
      { id: 'g-rr', type: 'ruga-ruga', figures: 10, name: 'Ruga-Ruga' },
      { id: 'g-mg', type: 'mg', figures: 3, name: 'MG' },
      { id: 'g-berndt', type: 'leader', figures: 1, name: 'Berndt', characteristics: ['warrior'], armyLeader: true },
      { id: 'g-fk2', type: 'askari', figures: 14, name: '5 FK', late: true },
      { id: 'g-warr', type: 'warrior', figures: 14, name: 'auxiliaries', late: true },
    ],
    british: [
      { id: 'b-gun', type: 'gunboat', figures: 1, name: 'Gwendolen' },
      { id: 'b-vol', type: 'volunteer-scout', figures: 8, name: 'Nyasaland Volunteers' },
      { id: 'b-kar1', type: 'askari-modern', figures: 12, name: 'KAR' },
      { id: 'b-kar2', type: 'askari-modern', figures: 10, name: 'KAR' },
      {
        id: 'b-dennis',
        type: 'leader',
        figures: 1,
        name: 'Lt-Cdr Dennistoun',
        characteristics: ['organiser'],
        armyLeader: true,
      },
    ],
  },
  deploy: {
    german: [{ units: ['*'], in: [{ shape: 'rect', x: 20, y: 22, w: 36, h: 26 }] }],
    british: [{ units: ['b-gun'], in: [{ shape: 'rect', x: 0, y: 0, w: 72, h: 8 }] }],
  },
  suggested: {
    german: [
      { unit: 'g-fk1', anchor: [33, 35], facing: 'S', width: 5 },
      { unit: 'g-mg', anchor: [39, 26], facing: 'S', width: 3 },
      { unit: 'g-rr', anchor: [52, 33], facing: 'S', width: 5 },
      { unit: 'g-berndt', anchor: [33, 37], facing: 'S', width: 1, attachedTo: 'g-fk1' },
    ],
    british: [{ unit: 'b-gun', anchor: [36, 5], facing: 'N', width: 1 }],
  },
  ambush: { german: { count: 2, where: { shape: 'rect', x: 0, y: 22, w: 72, h: 26 } }, british: { count: 0 } },
  arrivals: [
    { side: 'german', units: ['g-fk2', 'g-warr'], fromTurn: 2, edge: { from: [0, 48], to: [72, 48], facing: 'S' } },
  ],
  landing: [
    {
      side: 'british',
      units: ['b-vol', 'b-kar1', 'b-kar2', 'b-dennis'],
      fromTurn: 1,
      shore: { from: [0, 20], to: [72, 20], facing: 'N' },
      minEnemy: 8,
      embark: { shape: 'rect', x: 0, y: 20, w: 72, h: 2 },
    },
  ],
  exits: [],
  tasks: [
    {
      id: 'wreck',
      event: 'steamer-wrecked',
      types: ['volunteer-scout', 'askari-modern'],
      side: 'british',
      minFigures: 3,
      place: 'slip',
      on: [4, 5, 6],
    },
  ],
  special: [
    { id: 'shell', unit: 'b-gun', place: 'slip', aim: [39, 22], hits: 120, each: 10, event: 'steamer-wrecked' },
  ],
  objectives: [
    { side: 'british', points: 4, ground: true, test: { kind: 'event', event: 'steamer-wrecked' } },
    {
      side: 'british',
      points: 1,
      ground: false,
      test: { kind: 'landing-safe', units: ['b-vol', 'b-kar1', 'b-kar2'], inches: 12 },
    },
    { side: 'german', points: 4, ground: true, test: { kind: 'not-event', event: 'steamer-wrecked' } },
    { side: 'german', points: 2, ground: false, test: { kind: 'boat-out', unit: 'b-gun' } },
    { side: 'british', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'german' } },
    { side: 'german', points: 1, each: 1, ground: false, test: { kind: 'units-lost', of: 'british' } },
  ],
}
