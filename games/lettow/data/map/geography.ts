/**
 * The sheet: a sinusoidal projection about 35° E, which keeps areas, with north up. Latitudes and longitudes are
 * common knowledge; where spaces crowd, they are moved apart as mapmakers do, ports along their shore.
 */
export const SHEET = {
  width: 25,
  height: 25.9,
  /** Kilometres to a board unit. */
  kilometres: 86,
  /** The meridian that is straight, and where the corner of the sheet lies: its longitude on the equator, its latitude. */
  meridian: 35,
  west: 27.8,
  north: 1.35,
} as const

/** Where a space lies, and by how many board units it is drawn elsewhere. */
export interface Place {
  readonly lat: number
  readonly lon: number
  readonly moved?: readonly [x: number, y: number]
}

/** Every space by its id; 'Belgian Congo' stands for Lukuga, 'Neu Langenburg' for the port below it. */
export const PLACES: Readonly<Record<string, Place>> = {
  Mombasa: { lat: -4.06, lon: 39.675, moved: [0.17, -0.25] },
  Voi: { lat: -3.4, lon: 38.56, moved: [0.32, -0.94] },
  Nairobi: { lat: -1.29, lon: 36.82, moved: [-0.19, -0.41] },
  Kisumu: { lat: -0.1, lon: 34.75 },
  Entebbe: { lat: 0.05, lon: 32.46, moved: [0.14, -0.11] },
  Masaka: { lat: -0.34, lon: 31.73, moved: [-0.76, -0.49] },
  Taveta: { lat: -3.4, lon: 37.68, moved: [-0.24, -1.19] },
  Abercorn: { lat: -8.84, lon: 31.37, moved: [0.4, 0.67] },
  Karonga: { lat: -9.93, lon: 33.93, moved: [0.35, 0.88] },
  'Fort-Johnston': { lat: -14.48, lon: 35.26 },
  'Belgian-Congo': { lat: -5.92, lon: 29.19, moved: [0.23, 0.51] },
  Rutshuru: { lat: -1.19, lon: 29.45, moved: [-0.06, -0.53] },
  Mozambique: { lat: -15.03, lon: 40.73 },
  'Port-Amelia': { lat: -12.97, lon: 40.52 },
  Negomano: { lat: -11.42, lon: 38.49, moved: [-0.46, 0.79] },
  Mtengula: { lat: -12.69, lon: 34.81 },
  Quelimane: { lat: -17.88, lon: 36.89 },
  Namarroi: { lat: -15.95, lon: 36.87, moved: [0.24, -0.27] },
  'Dar-es-Salaam': { lat: -6.82, lon: 39.29 },
  Morogoro: { lat: -6.82, lon: 37.66, moved: [-0.4, 0.49] },
  Dodoma: { lat: -6.17, lon: 35.74, moved: [-0.09, 0.13] },
  Tabora: { lat: -5.02, lon: 32.8 },
  Kigoma: { lat: -4.88, lon: 29.63 },
  Tanga: { lat: -5.07, lon: 39.1, moved: [-0.03, 0.21] },
  Korogwe: { lat: -5.16, lon: 38.48, moved: [-0.87, -0.47] },
  Moshi: { lat: -3.35, lon: 37.34, moved: [-0.3, 0.52] },
  Arusha: { lat: -3.37, lon: 36.69, moved: [-1.17, 0.1] },
  'Kondoa-Irangi': { lat: -4.9, lon: 35.78, moved: [-0.09, -0.08] },
  Handeni: { lat: -5.43, lon: 38.02, moved: [-0.17, 0.73] },
  Muansa: { lat: -2.52, lon: 32.9 },
  Bukoba: { lat: -1.33, lon: 31.81, moved: [0, 0.14] },
  Kigali: { lat: -1.95, lon: 30.06, moved: [0.25, 0.33] },
  Usumbura: { lat: -3.38, lon: 29.36, moved: [-0.04, 0.14] },
  Bismarckburg: { lat: -8.47, lon: 31.14, moved: [-0.23, -0.42] },
  Iringa: { lat: -7.77, lon: 35.69, moved: [-0.12, 0.11] },
  Mahenge: { lat: -8.68, lon: 36.71, moved: [0.03, 0.23] },
  Songea: { lat: -10.68, lon: 35.65, moved: [0.14, 0.05] },
  Kilwa: { lat: -8.75, lon: 39.4 },
  Liwale: { lat: -9.77, lon: 37.93, moved: [-0.07, -0.28] },
  Lindi: { lat: -10, lon: 39.71 },
  Masasi: { lat: -10.73, lon: 38.8, moved: [-0.21, 0.13] },
  'Neu-Langenburg': { lat: -9.26, lon: 33.64, moved: [0.38, 0.18] },
}
