import type { Counter } from './counter.ts'

/** The Zuege of a company, one after the other. */
const zuege = (formation: string, short: string, n: number, front: string, back: string, m71 = false): Counter[] =>
  Array.from({ length: n }, (_, i) => ({
    ...{ id: `${formation.replace('-abt', '')}-${i + 1}`, name: n === 1 ? short : `${i + 1}/${short}` },
    ...{ kind: 'infantry', formation, front, back, source: 'reconstructed', ...(m71 && { m71: true as const }) },
  }))

const guns = (formation: string, short: string, n: number, front: string, back: string): Counter[] =>
  Array.from({ length: n }, (_, i) => ({
    ...{ id: `${formation}-mg${i + 1}`, name: `MG ${i + 1}/${short}`, kind: 'machine-gun', formation },
    ...{ front, back, source: 'reconstructed' },
  }))

const hering = (id: string, name: string): Counter => ({
  ...{ id: `hering-${id}`, name, kind: 'artillery', formation: 'hering-bty', front: '5-3-0-6', back: '3-2-0-6' },
  ...{ defence: 1, source: 'cf printed 10.27' },
})

/** The German units: combat factor, morale, range, movement. Starred counters have the better side behind (2.6.5). */
export const GERMAN: readonly Counter[] = [
  ...zuege('fk17', '17 FK', 3, '4-5-4-12', '2-4-4-12', true),
  ...guns('fk17', '17 FK', 2, '6-5-8-12', '4-5-8-12'),
  ...zuege('fk1', '1 FK', 3, '5-5-5-12', '3-4-5-12'),
  ...guns('fk1', '1 FK', 2, '6-5-8-12', '4-5-8-12'),
  ...zuege('fk6', '6 FK', 3, '4-5-4-12', '2-4-4-12', true),
  ...guns('fk6', '6 FK', 1, '6-5-8-12', '4-5-8-12'),
  ...zuege('fk13', '13 FK', 3, '5-5-5-12', '3-4-5-12'),
  ...guns('fk13', '13 FK', 2, '6-5-8-12', '4-5-8-12'),
  ...zuege('fk16', '16 FK', 3, '4-4-4-12', '2-3-4-12', true),
  ...guns('fk16', '16 FK', 1, '6-4-8-12', '4-4-8-12'),
  ...zuege('fk9', '9 FK', 3, '4-5-4-12', '2-4-4-12', true),
  ...guns('fk9', '9 FK', 2, '6-5-8-12', '4-5-8-12'),
  ...zuege('fk15', '15 FK', 3, '4-5-4-12', '2-4-4-12', true),
  ...guns('fk15', '15 FK', 2, '6-5-8-12', '4-5-8-12'),
  {
    ...{ id: 'schk4-1', name: '4 SchK', kind: 'infantry', formation: 'schk4' },
    ...{ front: '3-5-5-12', back: '4-6-5-12', source: 'printed 21.1' },
  },
  ...zuege('schk6', '6 SchK', 2, '4-5-5-12', '2-4-5-12'),
  ...zuege('schk7', '7 SchK', 2, '4-5-5-12', '2-4-5-12'),
  ...zuege('schk8', '8 SchK', 2, '4-5-5-12', '2-4-5-12'),
  {
    ...{ id: 'aura-freiw', name: 'Freiwilligen Tanga', kind: 'infantry', formation: 'aura' },
    ...{ front: '4-2-4-12', back: '2-1-4-12', source: 'printed 21.1' },
  },
  {
    ...{ id: 'aura-pol', name: 'Tanga Polizei Zug', kind: 'infantry', formation: 'aura' },
    ...{ front: '3-7-5-12', back: '4-8-5-12', source: 'printed 21.1' },
  },
  ...zuege('lessel-abt', 'Lessel', 2, '3-4-5-12', '1-3-5-12'),
  ...zuege('pangani', 'FA Pangani', 2, '3-4-4-12', '1-3-4-12', true),
  ...zuege('kommando', 'Kommando', 1, '3-6-5-12', '1-5-5-12'),
  hering('dorothea', 'Dorothea'),
  hering('hermann', 'Hermann'),
]
