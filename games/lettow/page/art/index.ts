import { ALLIED } from './allied.ts'
import { GERMAN } from './german.ts'

/** The engraving of each card, by its id: SVG elements for a field of 252 by 156. */
export const PICTURES: Readonly<Record<string, string>> = { ...ALLIED, ...GERMAN }
