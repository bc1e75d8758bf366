import type { Layer } from '@boma/showing'
import { aboutOf } from '@boma/showing'
import { createMemo } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Hand } from './hand.ts'
import type { Extra } from './lighting.ts'
import type { Wishes } from './wishes.ts'

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
