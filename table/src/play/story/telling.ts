import { type DeedKind, type DeedPart, eventOperands, type GameEvent, type Side, wordFor } from '@boma/kernel'
import { captionOf, lightsFor, type Page, partOf, type SpokenGame, say, sayNews } from '@boma/showing'
import type { Key } from '../../words/en.ts'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { Reader, ToldDeed } from './deeds.ts'
import { marchWords } from './ways.ts'

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
  const mover = (e: GameEvent) => (game.page.tabletop === undefined ? undefined : lightsFor(game, e).spaces[0])
  return { part: (e) => known(e).part, path: (e) => known(e).path, mover }
}

const eventsOf = (deed: ToldDeed): readonly GameEvent[] => deed.lines.map(({ event }) => event)

/** What people call a deed: 'Boer rebellion', 'March'. */
export function headOf(scene: Scene, deed: ToldDeed): string {
  const named = eventsOf(deed).flatMap((e) => captionOf(scene.game, e)?.name ?? [])[0]
  return named ?? (deed.kind === undefined ? '' : t(HEADS[deed.kind]))
}

/** The counters that a deed names, each once, with what sentences call them; on a tabletop its units. */
export function namedIn(scene: Scene, deed: ToldDeed): ReadonlyMap<number, string> {
  const named = new Map<number, string>()
  const role = scene.page.tabletop === undefined ? 'piece' : 'space'
  for (const e of eventsOf(deed))
    for (const [operand, value] of eventOperands(scene.game.events, e))
      if (operand.role === role && !named.has(value))
        named.set(value, wordFor(operand, value, scene.game.tongue.names ?? {}))
  return named
}

/** The counters that an event is about; on a tabletop its units. */
export const countersIn = (scene: Scene, e: GameEvent): readonly number[] =>
  scene.page.tabletop === undefined
    ? scene.lights(e).pieces
    : [...namedIn(scene, { kind: undefined, lines: [{ event: e }] }).keys()]

/** Counters by their names, the many by their number. */
export function listed(names: readonly string[]): string {
  if (names.length <= NAMED) return names.join(', ')
  return t('deed.more', { some: names.slice(0, NAMED - 1).join(', '), count: String(names.length - NAMED + 1) })
}

/** A deed in the sentences that say the most, without its name. */
export const tellingOf = (scene: Scene, deed: ToldDeed): string =>
  sumLast(
    deed,
    sumOf(scene, deed),
    outcomeOf(scene, deed).map((e) => sayNews(scene.game, e)),
  )
    .filter((s) => s !== '')
    .join(' ')

/** Who fell in a fight is told after it, who marched before what came of that. */
export const sumLast = <T>({ kind }: ToldDeed, sum: T, outcome: readonly T[]): readonly T[] =>
  kind === 'battle' ? [...outcome, sum] : [sum, ...outcome]

/** Kinds of which a sum names all who came, starved or dug. */
const SUMMED: ReadonlySet<DeedKind | undefined> = new Set<DeedKind>(['reinforcement', 'supply', 'works'])

/** What tells nothing by itself in a sentence or two of the page's own: who went, came or starved; '' where there is no sum. */
export function sumOf(scene: Scene, deed: ToldDeed): string {
  if (deed.lines.length === 1) return ''
  const lines = deed.lines.filter(({ event }) => !saysItself(scene, event))
  const { tabletop } = scene.page
  if (tabletop !== undefined && deed.kind === 'battle') return fallenWords(scene, tabletop, deed)
  if (deed.kind === 'march') {
    const own = lines.filter(({ event }) => partOf(scene.game, event)?.kind === 'march')
    const named = namedIn(scene, { kind: deed.kind, lines: own })
    if (tabletop !== undefined) return t('deed.moved', { who: listed([...named.values()]) })
    return marchWords(scene, deed, named, listed)
  }
  if (!SUMMED.has(deed.kind)) return ''
  const kinds = Map.groupBy(lines, ({ event }) => `many.${event.kind}` in scene.game.tongue.messages && event.kind)
  return [...kinds].flatMap(([kind, alike]) => alikeWords(scene, kind, { kind: deed.kind, lines: alike })).join(' ')
}

/** The men who fell on a tabletop, unit by unit: 'Fallen: 6 FK (2), 29th Punjabis (1).' */
function fallenWords(scene: Scene, tabletop: NonNullable<Page['tabletop']>, deed: ToldDeed): string {
  const fallen = deed.lines.filter(({ event }) => partOf(scene.game, event)?.kind === 'loss')
  // Whoever killed him is named behind him.
  const men = fallen.flatMap(({ event }) => scene.lights(event).pieces.slice(0, 1))
  const names = scene.game.tongue.names?.[tabletop.unit]
  const units = [...Map.groupBy(men, tabletop.unitOf)].map(([unit, own]) => `${names?.[unit] ?? unit} (${own.length})`)
  return units.length === 0 ? '' : t('deed.fallen', { who: listed(units) })
}

/** All to whom the same happened: '3 units entrench: 4 SK, 5 SK, 6 SK.' */
function alikeWords(scene: Scene, kind: string | false, deed: ToldDeed): readonly string[] {
  const named = namedIn(scene, deed)
  if (named.size === 0) return []
  const who = `${listed([...named.values()])}.`
  if (kind === false) return [who]
  const count = String(named.size)
  return [`${say(scene.game, `many.${kind}`, { count }).replace(/\.$/, '')}: ${who}`]
}

/** Has an event a sentence of its own wherever its deed is told? */
export function saysItself(scene: Scene, e: GameEvent): boolean {
  const part = partOf(scene.game, e)
  return part?.tells === true || part?.lost === true || part?.costs === true
}

/** The events that say what came of it, and how a force came whose way is not known; the last one where none does. */
export function outcomeOf(scene: Scene, deed: ToldDeed): readonly GameEvent[] {
  const events = eventsOf(deed)
  const hasSum = sumOf(scene, deed) !== ''
  const comesBy = (e: GameEvent) => !hasSum && captionOf(scene.game, e)?.by !== undefined
  const told = events.filter((e) => saysItself(scene, e) || comesBy(e))
  return told.length > 0 || hasSum ? told : events.slice(-1)
}

/** A counter that was lost, with its side. */
export interface LostCounter {
  readonly piece: number
  readonly name: string
  readonly side: Side | undefined
}

/** The counters that were lost in a deed; on a tabletop its units. */
export function lostIn(scene: Scene, deed: ToldDeed): readonly LostCounter[] {
  const names = namedIn(scene, deed)
  return eventsOf(deed)
    .filter((e) => partOf(scene.game, e)?.lost)
    .flatMap((e) => countersIn(scene, e))
    .map((piece) => ({ piece, name: names.get(piece) ?? '', side: sideOf(scene, piece) }))
}

/** Whose a counter is, gone or not; on a tabletop a unit. */
export const sideOf = (scene: Scene, counter: number): Side | undefined =>
  scene.page.tabletop?.sideOf(counter) ?? scene.ownerOf(counter)

/** The card that a deed was, by its id; undefined for one without. */
export const cardOf = (scene: Scene, deed: ToldDeed): number | undefined =>
  eventsOf(deed).flatMap((e) => captionOf(scene.game, e)?.card ?? [])[0]

/** The case of the rules that a deed is of: that of its first event. */
export const caseOf = (deed: ToldDeed): string => deed.lines[0]?.event.rule ?? ''
