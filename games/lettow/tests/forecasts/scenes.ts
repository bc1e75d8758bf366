import { type Action, apply, copy, searchDice, toDecide, writeAction } from '@boma/kernel'
import { chanceFaults, type WeighedScene, weighedScenes } from '@boma/testing'
import { act } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { isFighting } from '../../counsel/asked.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { strewn } from '../../page/tests/strewn.ts'
import { hasEnemy } from '../../rules/03-map.ts'
import { given } from '../given.ts'
import { played } from './played.ts'

/** A forecast to be held against what is played so often: what differs by more than luck explains. */
export interface Scene {
  readonly seed: number
  readonly what: string
  faults(times: number): readonly string[]
}

/** Every answer beside which the page has odds, by what is asked. Who leaves is not fired at: that is no chance. */
export const KINDS: Readonly<Record<string, true>> = Object.fromEntries(
  [
    ...['move move', 'move sail', 'fight fight', 'air air', 'air decline', 'stay stay', 'lose lose'],
    'break-off decline',
  ].map((kind) => [kind, true]),
)

/** Where the combat is that an answer leads to; undefined for one that leads to none. */
function placeOf(t: Table, a: Action): Space | undefined {
  const going = [act.move, act.sail].find((kind) => kind.is(a))
  if (going !== undefined) return hasEnemy(t, t.tracks.phasing, going.space(a)) ? going.space(a) : undefined
  if (act.fight.is(a)) return act.fight.space(a)
  return isFighting(t) ? t.combat.at : undefined
}
const isWeighed = (t: Table, a: Action): boolean =>
  placeOf(t, a) !== undefined && !act.retreat.is(a) && !act.breakOff.is(a) && !act.fallBack.is(a)

function held({ t, action }: WeighedScene<Table>, seed: number): Scene | undefined {
  const told = lettow.counsel.odds?.(t, [action])
  const at = placeOf(t, action)
  if (told === undefined || at === undefined || told.losses.length === 0) return undefined
  return {
    seed,
    what: writeAction(lettow.actions, action),
    faults(times) {
      const { ends, lost } = played(t, action, at, times, seed)
      return chanceFaults(
        [
          ...told.outcomes.map(({ chance }, i) => [`outcome ${i}`, chance, ends[i as 0]] as const),
          ...told.losses.flatMap(({ chances }, side) =>
            chances.map((p, n) => [`${n} units of ${side}`, p, lost[side as 0]?.[n] ?? 0] as const),
          ),
        ],
        times,
      )
    },
  }
}

/** Turns with counters strewn about, in turn Allied and German, that are played for the scenes of a seed. */
const TURNS = 200
const ACTIONS = 60
const kept = new Map<number, readonly WeighedScene<Table>[]>()
function met(seed: number, most: number): readonly WeighedScene<Table>[] {
  const layOut = (t: Table, match: number): void => void copy(turnOf(seed * TURNS + match), t)
  const run = { ...{ scenario: 0, options: 0, seed, most, layOut, isWeighed }, matches: TURNS, actions: ACTIONS }
  const found = kept.get(seed) ?? weighedScenes(lettow, run)
  kept.set(seed, found)
  return found
}

/** §5.2: any card may lie open; §18.0, §22.0: with breaking off and forts, and without. */
export function turnOf(seed: number): Table {
  const g = given(...(seed % 2 === 0 ? (['break-off'] as const) : []), ...(seed % 3 === 0 ? (['forts'] as const) : []))
  const side = seed % 4 < 2 ? 'allied' : 'german'
  const { t } = g.units(strewn(seed)).before(side, `${side === 'allied' ? 'A' : 'G'}${1 + (seed % 9)}`)
  apply(lettow, t, toDecide(lettow, t), act.end(), searchDice(seed))
  return t
}

/** The first so many scenes of a kind, from a seed on. */
export function* scenesOf(kind: string, from: number, most: number): Generator<Scene> {
  let found = 0
  for (const [i, scene] of met(from, 4 * most).entries()) {
    if (scene.kind !== kind || found >= most) continue
    const each = held(scene, from * 1000 + i)
    if (each === undefined) continue
    found++
    yield each
  }
}
