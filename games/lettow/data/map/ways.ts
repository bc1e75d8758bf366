/** A point in board units. */
type Spot = readonly [x: number, y: number]

/** A way over water between two ports; 'ocean' is the Indian Ocean box. */
export interface Waterway {
  readonly from: string
  readonly to: string
  readonly by: readonly Spot[]
}

/** §28.2: ports of one water chained as ships would call at them; the rules allow any two of a chain. Placed by eye. */
export const WATERWAYS: readonly Waterway[] = [
  { from: 'Entebbe', to: 'Kisumu', by: [[7.55, 2.05]] },
  {
    from: 'Kisumu',
    to: 'Muansa',
    by: [
      [7.9, 2.6],
      [7.1, 3.9],
    ],
  },
  { from: 'Muansa', to: 'Bukoba', by: [[6.15, 4.15]] },
  { from: 'Bukoba', to: 'Entebbe', by: [[5.95, 2.6]] },
  { from: 'Usumbura', to: 'Kigoma', by: [[2.05, 7.1]] },
  { from: 'Kigoma', to: 'Belgian-Congo', by: [[2.25, 8.9]] },
  { from: 'Belgian-Congo', to: 'Bismarckburg', by: [[2.95, 11.1]] },
  { from: 'Neu-Langenburg', to: 'Karonga', by: [[8.35, 14.3]] },
  { from: 'Karonga', to: 'Mtengula', by: [[8.7, 16.6]] },
  { from: 'Mtengula', to: 'Fort-Johnston', by: [[9.05, 19.3]] },
  { from: 'Mombasa', to: 'Tanga', by: [[15.5, 7.75]] },
  { from: 'Tanga', to: 'Dar-es-Salaam', by: [[15.2, 9.5]] },
  { from: 'Dar-es-Salaam', to: 'Kilwa', by: [[15.75, 11.5]] },
  { from: 'Kilwa', to: 'Lindi', by: [[15.65, 13.95]] },
  {
    from: 'Lindi',
    to: 'Port-Amelia',
    by: [
      [16.75, 15.6],
      [16.85, 17.2],
    ],
  },
  { from: 'Port-Amelia', to: 'Mozambique', by: [[16.9, 19.8]] },
  {
    from: 'Mozambique',
    to: 'Quelimane',
    by: [
      [15.9, 22.7],
      [13.7, 24.4],
    ],
  },
  { from: 'ocean', to: 'Mombasa', by: [[17.6, 7.4]] },
  { from: 'ocean', to: 'Kilwa', by: [[17.4, 11.9]] },
]

/** Trails that go round a water or along a coast, where a straight line would cross it. Placed by eye. */
export const DETOURS: readonly Waterway[] = [
  {
    from: 'Kisumu',
    to: 'Entebbe',
    by: [
      [7.9, 1.15],
      [7, 1],
    ],
  },
  {
    from: 'Kisumu',
    to: 'Muansa',
    by: [
      [8.75, 3.2],
      [7.9, 4.6],
    ],
  },
  {
    from: 'Muansa',
    to: 'Bukoba',
    by: [
      [5.6, 5.2],
      [4.95, 4.6],
    ],
  },
  { from: 'Usumbura', to: 'Kigoma', by: [[2.55, 7.1]] },
  {
    from: 'Kigoma',
    to: 'Bismarckburg',
    by: [
      [3.2, 9.2],
      [3.9, 10.9],
    ],
  },
  {
    from: 'Belgian-Congo',
    to: 'Usumbura',
    by: [
      [1.45, 8.4],
      [1.35, 7.1],
    ],
  },
  {
    from: 'Belgian-Congo',
    to: 'Rutshuru',
    by: [
      [0.75, 7.6],
      [0.9, 4.6],
    ],
  },
  {
    from: 'Abercorn',
    to: 'Belgian-Congo',
    by: [
      [3.9, 13.75],
      [2.5, 12.4],
    ],
  },
  {
    from: 'Karonga',
    to: 'Fort-Johnston',
    by: [
      [7.75, 17],
      [8.35, 19.4],
    ],
  },
  { from: 'Fort-Johnston', to: 'Mtengula', by: [[9.75, 19.3]] },
  { from: 'Mombasa', to: 'Tanga', by: [[14.75, 7.55]] },
  { from: 'Dar-es-Salaam', to: 'Kilwa', by: [[14.5, 11.9]] },
  { from: 'Kilwa', to: 'Lindi', by: [[14.75, 13.9]] },
  {
    from: 'Lindi',
    to: 'Port-Amelia',
    by: [
      [15.8, 15.9],
      [15.85, 17.3],
    ],
  },
  { from: 'Port-Amelia', to: 'Mozambique', by: [[15.95, 19.9]] },
  {
    from: 'Mozambique',
    to: 'Quelimane',
    by: [
      [14.9, 22.3],
      [13.2, 23.6],
    ],
  },
]
