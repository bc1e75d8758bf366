import { captionOf, partOf } from '@boma/showing'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { ToldDeed } from './deeds.ts'

/** A way that was gone: that of a counter, or of a force whose steps name nobody. */
interface Way {
  /** Undefined for a force. */
  readonly piece: number | undefined
  readonly spaces: number[]
  /** How it was gone, '' where that is on foot or goes without saying; each once. */
  readonly by: Set<string>
}

/**
 * The ways of a deed, one after the other. What tells of itself, such as an enemy driven off, has its own sentence. An event
 * that says how a force came to a place, though not from where, such as a landing, takes its way on to there.
 */
function waysIn(scene: Scene, deed: ToldDeed): readonly Way[] {
  const ways: Way[] = []
  let at: number | undefined
  for (const { event } of deed.lines) {
    const part = partOf(scene.game, event)
    // What happens to others on the way, such as a search that meets nobody, is none of theirs.
    if (deed.kind === 'march' && (part?.tells || part?.kind !== 'march')) continue
    const { pieces, path, spaces } = scene.lights(event)
    const by = captionOf(scene.game, event)?.by
    const isLeg = path.length > 1
    const [there] = spaces
    const leg = isLeg ? path : by === undefined ? [] : [at ?? there, there].flatMap((space) => space ?? [])
    if (!isLeg || pieces.length === 0) at = leg.at(-1) ?? there ?? at
    if (leg[0] === leg.at(-1)) continue
    for (const piece of isLeg && pieces.length > 0 ? pieces : [undefined]) goOn(ways, piece, leg, by ?? '')
  }
  return ways
}

function goOn(ways: Way[], piece: number | undefined, leg: readonly number[], by: string): void {
  const way = ways.findLast((each) => each.piece === piece && each.spaces.at(-1) === leg[0])
  if (way === undefined) ways.push({ piece, spaces: [...leg], by: new Set([by]) })
  else {
    way.spaces.push(...leg.slice(1))
    way.by.add(by)
  }
}

/** The ways that were gone, each but once. */
export const trailsIn = (scene: Scene, deed: ToldDeed): readonly (readonly number[])[] => [
  ...new Map(waysIn(scene, deed).map(({ spaces }) => [spaces.join(), spaces])).values(),
]

/** A place as short as may be: its town, or its number. */
export const placeIn = (scene: Scene, space: number): string => scene.townAt(space)?.name ?? scene.nameOf(space)

/** From where to where, how, and who went, as far as that is known: a sentence for all who went the same way. */
export function marchWords(
  scene: Scene,
  deed: ToldDeed,
  named: ReadonlyMap<number, string>,
  list: (names: readonly string[]) => string,
): string {
  const ways = waysIn(scene, deed)
  const alone: ReadonlySet<number | undefined> = new Set(ways.map(({ piece }) => piece))
  const force = [...named].filter(([piece]) => !alone.has(piece)).map(([, name]) => name)
  const sentences = new Map<string, { readonly way: Way; readonly who: string[] }>()
  for (const way of ways) {
    const key = `${way.spaces[0]} ${way.spaces.at(-1)} ${[...way.by]}`
    const who: string[] = sentences.get(key)?.who ?? []
    who.push(...(way.piece === undefined ? force : [named.get(way.piece) ?? '']))
    sentences.set(key, { way, who })
  }
  // Whoever says how many carriers went has told who it was.
  const isTold = deed.lines.some(({ event }) => partOf(scene.game, event)?.tells)
  return [...sentences.values()].map(({ way, who }) => wayWords(scene, way, list([...new Set(who)]), isTold)).join(' ')
}

function wayWords(scene: Scene, { spaces, by }: Way, who: string, isTold: boolean): string {
  const [from = -1, to = -1] = [spaces[0], spaces.at(-1)]
  const hows = [...by].filter((each) => each !== '').join(', ')
  const how = hows !== '' && by.has('') ? t('deed.partly', { by: hows }) : hows
  const facts = { from: placeIn(scene, from), to: placeIn(scene, to), by: how === '' ? '' : ` ${how}` }
  if (who !== '') return t('deed.went', { ...facts, who })
  return t(isTold ? 'deed.way' : 'deed.unseen', facts)
}
