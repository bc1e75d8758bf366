import { t } from '../../words/words.ts'
import type { Scene } from './scene.ts'
import { terrainWords } from './terrain-words.ts'

/** What a heading calls a space: its town if it has one, its number on a hex map; points and boxes have names. */
export function placeName(scene: Scene, space: number): string {
  const name = scene.nameOf(space)
  // Whoever is about to be placed lies nowhere yet.
  if (name === '') return t('force.waiting')
  return scene.townAt(space)?.name ?? (isNumbered(scene, space) ? t('force.hex', { hex: name }) : name)
}

/** What else there is to say of a space: its number and its terrain, or what matters of a point. */
export function whereWords(scene: Scene, space: number): string {
  if (scene.board().kind === 'points') return pointWords(scene, space)
  const terrain = scene.space(space)?.terrain ?? ''
  const number = isNumbered(scene, space) ? scene.nameOf(space) : ''
  return [number, terrainWords(terrain)].filter((word) => word !== '').join(', ')
}

/** The ground under a point is but scenery: its ways and its worth are what players look for. */
function pointWords(scene: Scene, space: number): string {
  const town = scene.townAt(space)
  const isByRail = scene.board().links?.some((l) => l.kind === 'rail' && (l.from === space || l.to === space))
  const words = [
    town?.port ? t('place.port') : '',
    isByRail ? t('place.rail') : '',
    town?.objective ? t('place.objective') : '',
  ]
  return words.filter((word) => word !== '').join(', ')
}

const isNumbered = (scene: Scene, space: number): boolean =>
  scene.board().kind === 'hexes' && !scene.board().boxes.some((box) => box.space === space)
