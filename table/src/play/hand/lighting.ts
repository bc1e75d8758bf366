import type { Lights, Piece } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import { DARK, type Highlights } from '../../map/highlights.ts'
import type { Scene } from '../scene/scene.ts'
import { isFigure, type Offered } from '../session/offers.ts'
import type { Hand } from './hand.ts'
import {
  beadsOf,
  chosenOf,
  dangerTags,
  ghostOf,
  reachOfTaken,
  tagsOf,
  targetsOfTaken,
  threatLines,
  tickedOf,
  wayOfTaken,
} from './hand-lights.ts'
import { isStruck } from './places.ts'

/** What is lit besides the offers: log lines that are pointed at, a layer, the keyboard's place. */
export interface Extra {
  readonly pointedAt: Accessor<readonly Lights[]>
  /** What a lesson asks for. */
  readonly asked?: Accessor<readonly Lights[]>
  readonly tones: Accessor<Highlights['tones']>
  readonly outlines?: Accessor<Highlights['outlines']>
  /** What the odds that are looked at have to show on a tabletop. */
  readonly fire?: Accessor<Highlights['outlines']>
  readonly tags?: Accessor<Highlights['tags']>
  readonly supply?: Accessor<Highlights['supply']>
  readonly cursor: Accessor<number | undefined>
  readonly turnTrails?: Accessor<Highlights['turnTrails']>
}

// Highlights whose parts change one by one: a pointer that moves must not make the map draw the reach anew.

/** The lights of a table that is only looked at. Inside a component. */
export function lightsToWatch(scene: Scene, extra: Extra): Highlights {
  const trails = createMemo(() => trailsOf(scene.lastLights()))
  const lit = createMemo(() => [...new Set(extra.pointedAt().flatMap((lights) => spacesOf(scene, lights)))])
  const asked = createMemo(() => [...new Set((extra.asked?.() ?? []).flatMap((lights) => spacesOf(scene, lights)))])
  return {
    ...DARK,
    get asked() {
      return asked()
    },
    get trails() {
      return trails()
    },
    get lit() {
      return lit()
    },
    get tones() {
      return extra.tones()
    },
    get outlines() {
      return [...(extra.outlines?.() ?? []), ...(extra.fire?.() ?? [])]
    },
    get tags() {
      return extra.tags?.() ?? []
    },
    get supply() {
      return extra.supply?.() ?? []
    },
    get cursor() {
      return extra.cursor()
    },
    get sightings() {
      return scene.ghosts()
    },
    get turnTrails() {
      return extra.turnTrails?.()
    },
  }
}

/** The lights of a table where a person decides. Inside a component. */
export function lightsToPlay(scene: Scene, hand: Hand, extra: Extra): Highlights {
  const reach = createMemo(() => reachOfTaken(hand.taken) ?? reachOf(scene, hand))
  const targets = createMemo(() => targetsOfTaken(hand.taken) ?? targetsOf(scene, hand))
  // Where chances are written on the field, tags would say the same again.
  const fieldTones = createMemo(() => [...extra.tones(), ...(hand.taken.reach()?.field ?? [])])
  const odds = createMemo(() => (hand.taken.reach()?.field === undefined ? tagsOf(hand) : []))
  const tags = createMemo(() => [...(extra.tags?.() ?? []), ...odds(), ...dangerTags(hand.dangers())])
  const beads = createMemo(() => beadsOf(hand))
  const threats = createMemo(() => threatLines(hand.dangers()))
  const ticked = createMemo(() => tickedOf(hand.taken))
  const able = createMemo(() => ableOf(scene, hand))
  const chosen = createMemo(
    () => new Set([...moving(scene).map((piece) => piece.id), hand.held() ?? -1, ...chosenOf(hand.taken)]),
  )
  // Lines of fire say more than an arrow.
  const isFired = createMemo(() => (extra.fire?.() ?? []).length > 0)
  const path = createMemo(() => (isFired() ? undefined : (wayOfTaken(hand) ?? pathOf(scene, hand))))
  const spots = createMemo(() => hand.aiming.spots())
  const ghost = createMemo(() => ghostOf(hand.aiming.aim(), hand.aiming.round()))
  const chosenSpaces = createMemo(() => new Set([...chosen()].flatMap((id) => scene.piece(id)?.space ?? [])))
  return Object.create(lightsToWatch(scene, extra), {
    reach: { get: reach },
    targets: { get: targets },
    tags: { get: tags },
    tones: { get: fieldTones },
    beads: { get: beads },
    threats: { get: threats },
    thread: { get: hand.thread.laid },
    ticked: { get: ticked },
    able: { get: able },
    chosen: { get: chosen },
    path: { get: path },
    refused: { get: () => refusedAt(scene, hand) },
    spots: { get: spots },
    ghost: { get: ghost },
    chosenSpaces: { get: chosenSpaces },
  })
}

/** Is it settled who goes? What is left then is that one's; before, it might be anybody's. */
export const hasMover = (scene: Scene, hand: Hand): boolean => hand.held() !== undefined || moving(scene).length > 0

const isHostile = (offer: Offered): boolean => offer.hostile
const moving = (scene: Scene): readonly Piece[] => scene.pieces().filter((piece) => piece.states.includes('moving'))

/** Counters that can act themselves, and own ones that hide a lit hex under them; the ring of a point shows around them. */
function ableOf(scene: Scene, hand: Hand): ReadonlySet<number> {
  const { spaces, pieces } = hand.places()
  if (scene.board().kind !== 'hexes') return new Set(pieces.keys())
  const own = [...spaces.keys()].flatMap((space) =>
    scene.piecesAt(space).filter((piece) => piece.side === scene.viewer() && !pieces.has(piece.id)),
  )
  return new Set([...pieces.keys(), ...own.map((piece) => piece.id)])
}

/** Every place where something is offered that strikes nobody. */
const reachOf = (scene: Scene, hand: Hand): Highlights['reach'] =>
  [...hand.places().spaces]
    .filter(([, offers]) => !offers.some(isHostile))
    .map(([space, offers]) => reached(space, hasMover(scene, hand) ? offers : []))

function targetsOf(scene: Scene, hand: Hand): readonly number[] {
  const { spaces, pieces } = hand.places()
  const onSpaces = [...spaces].flatMap(([space, offers]) => (offers.some(isHostile) ? [space] : []))
  const onPieces = [...pieces].flatMap(([id, offers]) => (offers.some(isStruck) ? (scene.piece(id)?.space ?? []) : []))
  return [...new Set([...onSpaces, ...onPieces])]
}

function refusedAt(scene: Scene, hand: Hand): number | undefined {
  const slip = hand.slip()
  if (slip?.kind !== 'note') return undefined
  return slip.at.space ?? (slip.at.piece === undefined ? undefined : scene.piece(slip.at.piece)?.space)
}

/** What a space leaves is written in it when that is one figure; prices stand where the offer is chosen. */
function reached(space: number, offers: readonly Offered[]): Highlights['reach'][number] {
  const [cost = '', ...others] = new Set(offers.map((offer) => offer.cost))
  return { space, text: others.length === 0 && isFigure(cost) ? cost : '' }
}

/** The way that the weighed offer says it would go; else from the piece in the hand, or the moving force, to where it lies. */
function pathOf(scene: Scene, hand: Hand): Highlights['path'] {
  const offer = hand.weighed()
  if (offer?.path !== undefined && offer.path.length > 1) return { spaces: offer.path, text: offer.cost }
  const held = hand.held()
  const from = (held === undefined ? moving(scene)[0] : scene.piece(held))?.space
  if (offer?.space === undefined || from === undefined || from === offer.space) return undefined
  return { spaces: [from, offer.space], text: offer.cost }
}

function spacesOf(scene: Scene, lights: Lights): readonly number[] {
  const under = lights.pieces.flatMap((piece) => scene.piece(piece)?.space ?? [])
  return [...lights.spaces, ...lights.path, ...under]
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
