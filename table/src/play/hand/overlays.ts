import type { Layer, SupplyLine } from '@boma/showing'
import { aboutOf } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Highlights } from '../../map/highlights.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Hand } from './hand.ts'
import type { Extra } from './lighting.ts'
import type { Wishes } from './wishes.ts'

/** What is drawn over the map besides what can be chosen: tags of what is at stake, lines of supply. Inside a component. */
export function overlaysFor(
  session: Session,
  scene: Scene,
  hand: Hand,
  wishes: Wishes,
): { readonly tags: Accessor<Highlights['tags']>; readonly supply: Accessor<readonly SupplyLine[]> } {
  const tags = createMemo(() =>
    (hand.reminder()?.stakes.risks ?? []).flatMap(({ kind, spaces, tag }) =>
      spaces.map((space) => ({ space, kind, text: tag })),
    ),
  )
  /** Of whom is it looked how supply comes: of the counter looked at, or of the stack. */
  const looked = createMemo((): readonly number[] => {
    const at = hand.look.at()
    if (at?.piece !== undefined) return [at.piece]
    return at?.space === undefined ? [] : scene.piecesAt(at.space).map((piece) => piece.id)
  })
  const supply = createMemo((): readonly SupplyLine[] => {
    const risks = hand.reminder()?.stakes.risks ?? []
    if (risks.length > 0) return risks.flatMap(({ line }) => line ?? [])
    const layer = scene.page.layers.find(({ id }) => id === wishes.layer())
    const drawn = layer?.lines?.(session.view(), session.viewer()) ?? []
    return [
      ...drawn,
      ...looked()
        .flatMap((piece) => scene.supply(piece) ?? [])
        .slice(0, 1),
    ]
  })
  return { tags, supply }
}

/** What the layer that a person wants draws over the map. Inside a component. */
export function layerLights(
  session: Session,
  scene: Scene,
  hand: Hand,
  wishes: Wishes,
): Required<Pick<Extra, 'tones' | 'outlines'>> {
  /** Where a layer is looked from that needs such a place: what is pointed at. */
  const origin = (layer: Layer) => (layer.fromOrigin ? hand.pointed() : undefined)
  /** The unit in the hand, or the one that the question is about; else the one that is pointed at. */
  const about = () => hand.taken.space() ?? aboutOf(session.game, session.view()).space ?? hand.pointed()?.space
  const tones = createMemo(() => {
    const layer = scene.page.layers.find((o) => o.id === wishes.layer())
    return layer?.spaces(session.view(), session.viewer(), origin(layer)) ?? []
  })
  const outlines = createMemo(() => {
    const layer = scene.page.layers.find((o) => o.id === wishes.layer())
    const drawn = layer?.outlines?.(session.view(), session.viewer(), origin(layer)) ?? []
    const space = session.offers().length === 0 ? undefined : about()
    return space === undefined ? drawn : [...drawn, ...(scene.page.tabletop?.arcs(session.view(), space) ?? [])]
  })
  return { tones, outlines }
}
