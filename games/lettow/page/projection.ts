import type { Point } from '@boma/showing'
import { SHEET } from '../data/map/geography.ts'

/** How many board units a degree of latitude is long: the earth's radius is 6371 km. */
const DEGREE = (6371 * Math.PI) / 180 / SHEET.kilometres

/** Where a place of the earth lies on the sheet. */
export const project = (lat: number, lon: number): Point => [
  DEGREE * ((lon - SHEET.meridian) * Math.cos((lat * Math.PI) / 180) + SHEET.meridian - SHEET.west),
  DEGREE * (SHEET.north - lat),
]
