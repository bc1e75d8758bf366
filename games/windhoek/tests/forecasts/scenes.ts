import { type Action, ALLOWED, copy, type Hex, type Side, toDecide, view, writeAction } from '@boma/kernel'
import { chanceFaults, type WeighedScene, weighedScenes } from '@boma/testing'
import { act } from '../../actions.ts'
import { SUPPORT } from '../../board.ts'
import { asked } from '../../counsel/asked.ts'
import { type Fight, fightOf, listOf } from '../../counsel/fight.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { page } from '../../page/tests/english.ts'
import { IS_SUPPORT, SIDE_OF, UNITS, type Unit } from '../../roster.ts'
import { whyNotAttackWith, whyNotJoin } from '../../rules/15.2-forces.ts'
import { firstIn, isDisrupted, nextIn } from '../../stacks.ts'
import { given } from '../given.ts'
import { scattered } from '../scattered.ts'
import { fought } from './played.ts'

/** A forecast to be held against what is played so often: what differs by more than luck explains. */
export interface Scene {
  readonly seed: number
  readonly what: string
  faults(times: number): readonly string[]
}

/** Every answer beside which the page has odds, by what is asked. Who withdraws is not fired at: that is no chance. */
export const KINDS: Readonly<Record<string, true>> = Object.fromEntries(
  [
    ...['attack attack', 'sail assault', 'join join', 'join all', 'join go', 'gun gun', 'gun end'],
    ...['aeroplane aeroplane', 'aeroplane end', 'bid spend', 'bid end', 'withdraw fight', 'hits hit'],
    'attack ghost',
  ].map((kind) => [kind, true]),
)

const GHOST = 'attack ghost'

/** §26.0: the view of whoever attacks if he has seen before who is there. */
function asSeen(t: Table, mover: Side, action: Action): Table {
  const seen = view(windhoek, t, mover)
  const { at } = fightAfter(t, action)
  const lying = unitsIn(t, at).map((u) => ({ piece: u, space: at, states: isDisrupted(t, u) ? ['disrupted'] : [] }))
  page.memory?.suppose(seen, lying)
  return seen
}

const ATTACKS = [act.attack, act.assault]
const PREPARING = ['join', 'gun', 'aeroplane', 'bid']
/** Ships are weighed by nobody, but lead to landings. */
const isWeighed = (t: Table, a: Action): boolean =>
  [...ATTACKS, act.hit, act.fight, act.ship].some((kind) => kind.is(a)) || PREPARING.includes(asked(t))

function unitsIn(t: Table, hex: Hex): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

/** §15.2: the battle that an answer leads to, on the true table. */
function fightAfter(t: Table, a: Action): Fight {
  const isLanding = act.assault.is(a)
  if (!ATTACKS.some((kind) => kind.is(a))) return joined(t, a)
  const [from, at] = isLanding ? [t.march.from, act.assault.hex(a)] : [t.march.at, act.attack.hex(a)]
  const attack = listOf(t.force).filter((u) => isLanding || whyNotAttackWith(t, u, from, at) === ALLOWED)
  return { attacker: t.tracks.phasing, from, at, landing: isLanding, attack, defence: unitsIn(t, at) }
}
function joined(t: Table, a: Action): Fight {
  const fight = fightOf(t)
  if (t.battle.linedUp > 0) return fight
  const joins = (u: Unit): boolean => act.all.is(a) || (act.join.is(a) && act.join.unit(a) === u)
  const more = unitsIn(t, fight.from).filter((u) => joins(u) && whyNotJoin(t, u) === ALLOWED)
  return { ...fight, attack: [...fight.attack, ...more], defence: unitsIn(t, fight.at) }
}

/** What the page says beside the answer, held against what is played; undefined where it says nothing. */
function held({ t, action }: WeighedScene<Table>, seed: number, isGhost: boolean): Scene | undefined {
  const mover = toDecide(windhoek, t)
  const told = windhoek.counsel.odds?.(isGhost ? asSeen(t, mover, action) : view(windhoek, t, mover), [action])
  if (told === undefined || told.losses.length === 0) return undefined
  if (isGhost && windhoek.counsel.odds?.(view(windhoek, t, mover), [action]) !== undefined) return undefined
  const fight = fightAfter(t, action)
  const chanceOf = (key: string): number => told.outcomes.find(({ name }) => keyOf(name) === key)?.chance ?? 0
  const isFor = told.outcomes[0]?.side === fight.attacker
  return {
    seed,
    what: writeAction(windhoek.actions, action),
    faults(times) {
      const played = fought(t, action, fight, times, seed)
      const [mine, yours] = isFor ? [played.win, played.lose] : [played.lose, played.win]
      const ends = fight.landing
        ? ([['page.getAshore', played.win] as const, ['page.destroyed', played.lose] as const] as const)
        : ([['page.youWin', mine] as const, ['page.draw', played.draw], ['page.thrownBack', yours]] as const)
      return chanceFaults(
        [
          ...ends.map(([key, share]) => [key, chanceOf(key), share] as const),
          ...told.losses.flatMap(({ chances }, side) =>
            chances.map((p, n) => [`${n} steps of ${side}`, p, played.steps[side as 0]?.[n] ?? 0] as const),
          ),
        ],
        times,
      )
    },
  }
}
const keyOf = (name: unknown): string => (name as { readonly key?: string }).key ?? ''

/** March Phases with units strewn about, in turn Allied and German, that are played for the scenes of a seed. */
const PHASES = 600
const ACTIONS = 60
const kept = new Map<number, readonly WeighedScene<Table>[]>()
function met(seed: number, most: number): readonly WeighedScene<Table>[] {
  const layOut = (t: Table, match: number): void => void copy(strewn(seed * PHASES + match), t)
  const run = { ...{ scenario: 0, options: 0, seed, most, layOut, isWeighed }, matches: PHASES, actions: ACTIONS }
  const found = kept.get(seed) ?? weighedScenes(windhoek, run)
  kept.set(seed, found)
  return found
}

/** §23.0: with ships and aeroplanes at hand, with fog and without; every eighth is a landing alone. */
export function strewn(seed: number): Table {
  if (seed % 8 === 0) return atSea(seed / 8)
  const g = given('railroads', ...(seed % 3 === 0 ? [] : (['fog'] as const)))
  g.arrange((t) => copy(scattered(seed, t.core.options), t))
  g.arrange((t) => {
    for (let u = 0 as Unit; u < UNITS; u++) {
      if (IS_SUPPORT[u] !== 1) continue
      t.stacks.take(u)
      t.stacks.put(u, (SUPPORT + (SIDE_OF[u] ?? 0)) as Hex)
    }
  })
  return g.set({ allied: 6, german: 6, portugal: seed % 5 > 1 }).phase('march', seed % 2 === 0 ? 'allied' : 'german').t
}

/** §31.0: marines and infantry at the Cape, and somebody of the Germans' on the coast. */
function atSea(seed: number): Table {
  const defenders = ['FK-1', 'Patrol-1', 'G-Mil-1', 'G-Art-1'].filter((_, i) => ((seed % 15) + 1) & (1 << i))
  const g = given('amphibious').units({ RMLI: 'cape', ...(seed % 2 === 0 ? { DEOR: 'cape' } : {}) })
  g.units(Object.fromEntries(defenders.map((name) => [name, '2426'])))
  if (seed % 4 === 0) g.marks({ '2426': ['entrenched'] })
  return g.set({ allied: 6, german: 6 }).phase('march', 'allied').t
}

/** The first so many scenes of a kind, from a seed on. */
export function* scenesOf(kind: string, from: number, most: number): Generator<Scene> {
  let found = 0
  // Who was seen is against whom it is reckoned where nobody is seen now.
  const wanted = kind === GHOST ? 'attack attack' : kind
  // Of most attacks on those who are not seen nothing is said: so more are kept than are wanted.
  for (const [i, scene] of met(from, 8 * most).entries()) {
    if (scene.kind !== wanted || found >= most) continue
    const each = held(scene, from * 1000 + i, kind === GHOST)
    if (each === undefined) continue
    found++
    yield each
  }
}
