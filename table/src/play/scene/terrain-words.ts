import type { TerrainLook } from '@boma/showing'
import type { Key } from '../../words/en.ts'
import { t } from '../../words/words.ts'

const TERRAINS: Readonly<Record<Exclude<TerrainLook, 'box'>, Key>> = {
  arid: 'terrain.arid',
  beach: 'terrain.beach',
  bush: 'terrain.bush',
  desert: 'terrain.desert',
  foliage: 'terrain.foliage',
  forest: 'terrain.forest',
  highland: 'terrain.highland',
  huts: 'terrain.huts',
  lake: 'terrain.lake',
  mountain: 'terrain.mountain',
  open: 'terrain.open',
  palms: 'terrain.palms',
  pan: 'terrain.pan',
  plantation: 'terrain.plantation',
  sea: 'terrain.sea',
  swamp: 'terrain.swamp',
  town: 'terrain.town',
  village: 'terrain.village',
}

/** A terrain in words; '' for what is no terrain, like a box beside the map. */
export const terrainWords = (terrain: TerrainLook | ''): string =>
  terrain === '' || terrain === 'box' ? '' : t(TERRAINS[terrain])
