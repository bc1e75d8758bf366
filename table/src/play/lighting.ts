import type { Lights, Piece } from '@boma/kernel'
import { DARK, type Highlights } from '../map/highlights.ts'
import type { Hand } from './hand.ts'
import type { Offered } from './offers.ts'
import type { Scene } from './scene.ts'

/** What is lit besides the offers: a log line that is pointed at, an overlay, the keyboard's place. */
export interface Extra {
  readonly pointedAt: Lights | undefined
  readonly tones: Highlights['tones']
  readonly cursor: number | undefined
}

/** The lights of a table that is only looked at. */
export function lightsToWatch(scene: Scene, extra: Extra): Highlights {
  return {
    ...DARK,
    trails: trailsOf(scene.lastLights()),
    lit: extra.pointedAt ? spacesOf(scene, extra.pointedAt) : [],
    tones: extra.tones,
    cursor: extra.cursor,
  }
}

/** The lights of a table where a person decides. */
export function lightsToPlay(scene: Scene, hand: Hand, extra: Extra): Highlights {
  const { spaces, pieces } = hand.places()
  const onSpaces = [...spaces].map(([space, offers]) => ({ space, offers }))
  const slip = hand.slip()
  return {
    ...lightsToWatch(scene, extra),
    reach: onSpaces.filter(({ offers }) => !offers.some(isHostile)).map(({ space, offers }) => reached(space, offers)),
    targets: [
      ...onSpaces.filter(({ offers }) => offers.some(isHostile)).map(({ space }) => space),
      ...[...pieces].flatMap(([piece, offers]) => (offers.some(isHostile) ? (scene.piece(piece)?.space ?? []) : [])),
    ],
    path: pathOf(scene, hand),
    refused: slip?.kind === 'note' ? slip.at.space : undefined,
    able: new Set(pieces.keys()),
    chosen: new Set([
      ...moving(scene).map((piece) => piece.id),
      ...(hand.held() === undefined ? [] : [hand.held() ?? -1]),
    ]),
  }
}

const isHostile = (offer: Offered): boolean => offer.hostile
const moving = (scene: Scene): readonly Piece[] => scene.pieces().filter((piece) => piece.states.includes('moving'))

/** What a space costs is written in it only when that is one thing. */
function reached(space: number, offers: readonly Offered[]): Highlights['reach'][number] {
  const costs = new Set(offers.map((offer) => offer.cost))
  return { space, text: costs.size === 1 ? (offers[0]?.cost ?? '') : '' }
}

/** The way from the piece in the hand, or the moving force, to where the weighed offer lies. */
function pathOf(scene: Scene, hand: Hand): Highlights['path'] {
  const offer = hand.weighed()
  const held = hand.held()
  const from = (held === undefined ? moving(scene)[0] : scene.piece(held))?.space
  if (offer?.space === undefined || from === undefined || from === offer.space) return undefined
  return { spaces: [from, offer.space], text: offer.cost }
}

function spacesOf(scene: Scene, lights: Lights): readonly number[] {
  const under = lights.pieces.flatMap((piece) => scene.piece(piece)?.space ?? [])
  return [...new Set([...lights.spaces, ...lights.path, ...under])]
}

/** The ways of the last action: steps that follow on one another are one way. */
export function trailsOf(lights: readonly Lights[]): readonly (readonly number[])[] {
  const trails: number[][] = []
  for (const { path } of lights) {
    const last = trails.at(-1)
    if (path.length < 2) continue
    if (last !== undefined && last.at(-1) === path[0]) last.push(...path.slice(1))
    else trails.push([...path])
  }
  return trails
}
