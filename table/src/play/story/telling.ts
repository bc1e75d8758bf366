import { type DeedKind, type DeedPart, eventOperands, type GameEvent, type Side, wordFor } from '@boma/kernel'
import { captionOf, lightsFor, partOf, type SpokenGame, sayNews } from '@boma/showing'
import type { Key } from '../../words/en.ts'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { Reader, ToldDeed } from './deeds.ts'

/** What a kind of deed is called. */
const HEADS: Readonly<Record<DeedKind, Key>> = {
  march: 'deed.march',
  battle: 'deed.battle',
  event: 'deed.event',
  rail: 'deed.rail',
  works: 'deed.works',
  supply: 'deed.supply',
  loss: 'deed.loss',
  reinforcement: 'deed.reinforcement',
}

/** More than so many counters are named by how many more there are. */
const NAMED = 4

/** How the events of a game are read, each but once. */
export function readerFor(game: SpokenGame): Reader {
  const read = new WeakMap<GameEvent, { readonly part: DeedPart | undefined; readonly path: readonly number[] }>()
  const known = (e: GameEvent) => {
    const found = read.get(e) ?? { part: partOf(game, e), path: lightsFor(game, e).path }
    read.set(e, found)
    return found
  }
  return { part: (e) => known(e).part, path: (e) => known(e).path }
}

const eventsOf = (deed: ToldDeed): readonly GameEvent[] => deed.lines.map(({ event }) => event)

/** What people call a deed: 'Boer rebellion', 'March'. */
export function headOf(scene: Scene, deed: ToldDeed): string {
  const named = eventsOf(deed).flatMap((e) => captionOf(scene.game, e)?.name ?? [])[0]
  return named ?? (deed.kind === undefined ? '' : t(HEADS[deed.kind]))
}

/** The ways that were gone: those of a counter, or of a force of which none is named, as one; each way but once. */
export function trailsIn(scene: Scene, deed: ToldDeed): readonly (readonly number[])[] {
  const ways: { readonly piece: number | undefined; readonly spaces: number[] }[] = []
  for (const { pieces, path } of eventsOf(deed).map(scene.lights)) {
    if (path.length < 2) continue
    for (const piece of pieces.length > 0 ? pieces : [undefined]) {
      const way = ways.findLast((each) => each.piece === piece && each.spaces.at(-1) === path[0])
      if (way) way.spaces.push(...path.slice(1))
      else ways.push({ piece, spaces: [...path] })
    }
  }
  return [...new Map(ways.map(({ spaces }) => [spaces.join(), spaces])).values()]
}

/** The counters that a deed names, each once, with what sentences call them. */
export function namedIn(scene: Scene, deed: ToldDeed): ReadonlyMap<number, string> {
  const named = new Map<number, string>()
  for (const e of eventsOf(deed))
    for (const [operand, value] of eventOperands(scene.game.events, e))
      if (operand.role === 'piece' && !named.has(value))
        named.set(value, wordFor(operand, value, scene.game.tongue.names ?? {}))
  return named
}

/** Counters by their names, the many by their number. */
export function listed(names: readonly string[]): string {
  if (names.length <= NAMED) return names.join(', ')
  return t('deed.more', { some: names.slice(0, NAMED - 1).join(', '), count: String(names.length - NAMED + 1) })
}

/** A deed in the sentences that say the most, without its name. */
export const tellingOf = (scene: Scene, deed: ToldDeed): string =>
  sumOf(scene, deed) ||
  outcomeOf(scene, deed)
    .map((e) => sayNews(scene.game, e))
    .join(' ')

/** A deed of many events alike in a sentence of the page's own: who went, came or starved; '' for any other. */
export function sumOf(scene: Scene, deed: ToldDeed): string {
  if (deed.lines.length === 1) return ''
  const who = listed([...namedIn(scene, deed).values()])
  if (deed.kind === 'march') return marchWords(scene, deed, who)
  return (deed.kind === 'reinforcement' || deed.kind === 'supply') && who !== '' ? `${who}.` : ''
}

/** A place as short as may be: its town, or its number. */
export const placeIn = (scene: Scene, space: number): string => scene.townAt(space)?.name ?? scene.nameOf(space)

/** From where to where, and who went, as far as that is known. */
function marchWords(scene: Scene, deed: ToldDeed, who: string): string {
  const trails = trailsIn(scene, deed)
  if (trails.length === 0) return ''
  const names = (spaces: readonly (number | undefined)[]) =>
    listed([...new Set(spaces)].map((space) => placeIn(scene, space ?? -1)))
  const facts = { from: names(trails.map((way) => way[0])), to: names(trails.map((way) => way.at(-1))) }
  return who === '' ? t('deed.unseen', facts) : t('deed.went', { ...facts, who })
}

/** The events that say what came of it; the last one where none does. */
export function outcomeOf(scene: Scene, deed: ToldDeed): readonly GameEvent[] {
  const events = eventsOf(deed)
  const told = events.filter((e) => partOf(scene.game, e)?.tells)
  return told.length > 0 ? told : events.slice(-1)
}

/** The counters that were lost in a deed, each with its side. */
export function lostIn(
  scene: Scene,
  deed: ToldDeed,
): readonly { readonly name: string; readonly side: Side | undefined }[] {
  const names = namedIn(scene, deed)
  return eventsOf(deed)
    .filter((e) => partOf(scene.game, e)?.lost)
    .flatMap((e) => scene.lights(e).pieces)
    .map((piece) => ({ name: names.get(piece) ?? '', side: scene.ownerOf(piece) }))
}

/** The card that a deed was, by its id; undefined for one without. */
export const cardOf = (scene: Scene, deed: ToldDeed): number | undefined =>
  eventsOf(deed).flatMap((e) => captionOf(scene.game, e)?.card ?? [])[0]

/** The case of the rules that a deed is of: that of its first event. */
export const caseOf = (deed: ToldDeed): string => deed.lines[0]?.event.rule ?? ''
