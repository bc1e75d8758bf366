/**
 * The coast of the bay and Toten Island as rings of points; in hexes, with the centre of 0101 at (0.87, 1). Drawn by hand
 * after the admiralty's outline and checked to about a hundred metres; cut off a little outside the sheet. Reconstructed.
 */
// biome-ignore format: one ring a line
export const COASTS: readonly string[] = [
  '-6.5,4.97 -3.17,6 -1.04,7.21 0.78,7.39 2.29,8.12 3.5,8.42 5.02,10.11 6.11,10.17 6.84,9.51 7.02,8.9 8.17,7.88 9.26,7.27 11.08,6.79 12.9,6.55 14.11,6.18 15.63,5.7 16.96,4.43 17.02,2.92 17.51,2.07 18.24,1.23 19.69,1.17 20.48,1.95 21.09,2.92 21.88,4.25 22.54,4.97 22.12,6 21.69,7.39 21.03,8.48 22.3,9.33 23.03,10.05 23.03,12.53 24,14.47 24.6,15.62 24.6,17.07 23.57,18.16 23.57,21 -6.5,21',
  '5.32,2.86 6.54,1.83 9.57,1.71 10.66,0.74 11.69,0.74 12.42,1.65 12.3,2.56 10.48,3.58 9.38,4.19 8.35,3.64 5.63,3.64',
]
