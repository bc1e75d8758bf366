import type { Key } from '../../words/en.ts'
import { t } from '../../words/words.ts'

const TERRAINS: Readonly<Record<string, Key>> = {
  arid: 'terrain.arid',
  bush: 'terrain.bush',
  desert: 'terrain.desert',
  forest: 'terrain.forest',
  highland: 'terrain.highland',
  lake: 'terrain.lake',
  mountain: 'terrain.mountain',
  open: 'terrain.open',
  pan: 'terrain.pan',
  sea: 'terrain.sea',
  swamp: 'terrain.swamp',
}

/** A terrain in words; '' for what is no terrain, like a box beside the map. */
export function terrainWords(terrain: string): string {
  const key = TERRAINS[terrain]
  return key === undefined ? '' : t(key)
}
