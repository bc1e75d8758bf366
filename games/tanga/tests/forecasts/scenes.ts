import { apply, type Hex, nameHex, parseAction, searchDice, toDecide, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { act } from '../../actions.ts'
import { grid } from '../../board.ts'
import { fieldOf } from '../../counsel/field.ts'
import { volleyOdds } from '../../counsel/odds/fire.ts'
import { meleeForecast } from '../../counsel/odds/melee.ts'
import { gunForecast, salvoForecast, shipForecast } from '../../counsel/odds/shells.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, LETTOW, SIDE_OF, unit } from '../../roster.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../../rules/10-fire.ts'
import { holder, isFaceDown } from '../../stacks.ts'
import { oddsFaults } from '../fire-odds.ts'
import { given, type Position } from '../given.ts'
import { meleeFaults } from '../melee-odds.ts'
import { playFire, slack } from '../played-fire.ts'
import { type Below, clearTable, drawsOf, scatter } from '../scattered.ts'
import { marchFaults } from './marches.ts'
import { shellFaults } from './shells.ts'

const { advice, field } = inEnglish(tanga).page

/** A forecast to be held against what is played so often: what differs by more than luck explains. */
export interface Scene {
  /** What is decided: 'fire at 1310'. */
  readonly what: string
  faults(times: number): readonly string[]
}

/** A scene of a kind in the position of a seed; undefined where there is none. */
type Finder = (seed: number) => Scene | undefined

/** A scattered position in which a phase begins. */
function scattered(seed: number, phase: Parameters<Position['phase']>[0], edit?: (g: Position) => void): Position {
  const g = given()
  g.arrange((t) => {
    clearTable(t)
    scatter(t, seed)
  })
  edit?.(g)
  return g.phase(phase)
}

/** §19.7: the table as whoever decides sees it. He reckons with what he sees, and so it is played. */
const seen = (g: Position): Table => view(tanga, g.t, toDecide(tanga, g.t))

const actionOf = (notation: string) => {
  const action = parseAction(tanga.actions, notation)
  if (action === undefined) throw new Error(`there is no ${notation}`)
  return action
}
const hexOf = (notation: string): Hex => {
  const action = actionOf(notation)
  return (
    [act.fire, act.at, act.charge, act.storm, act.bombard].find((kind) => kind.is(action))?.hex(action) ?? (-1 as Hex)
  )
}
/** Any of the answers that begin so. */
function anyOf(g: Position, word: string, below: Below): string | undefined {
  const among = g.legal.filter((notation) => notation.startsWith(word))
  return among.length === 0 ? undefined : among[below(among.length)]
}

const PHASES = ['britishFire', 'germanFire', 'germanDefence', 'britishDefence'] as const

function volley(seed: number): Scene | undefined {
  const phase = PHASES[seed % 4] ?? 'britishFire'
  const g = scattered(seed, phase)
  if (/sweep$/.test(g.asked)) g.play('sweep west-east')
  const from = /fire$/.test(g.asked) ? anyOf(g, 'fire ', drawsOf(seed)) : undefined
  if (from === undefined) return undefined
  g.play(from)
  const at = anyOf(g, 'at ', drawsOf(seed + 1)) ?? ''
  const kind = phase.endsWith('Fire') ? OFFENSIVE : DEFENSIVE
  const t = seen(g)
  const forecast = volleyOdds(t, kind, hexOf(from), hexOf(at))
  if (forecast.hit === 0) return undefined
  return { what: `${from}, ${at}`, faults: (times) => oddsFaults(t, at, forecast, times, seed) }
}

/** §10.4: the chance that stands in a hex of the field of those who are taken up, at somebody who is there. */
function fieldOfFire(seed: number): Scene | undefined {
  const g = scattered(seed, PHASES[seed % 4] ?? 'britishFire')
  if (/sweep$/.test(g.asked)) g.play('sweep west-east')
  const from = /fire$/.test(g.asked) ? anyOf(g, 'fire ', drawsOf(seed)) : undefined
  if (from === undefined) return undefined
  const shown = fieldOf(seen(g), hexOf(from))
  g.play(from)
  const at = anyOf(g, 'at ', drawsOf(seed + 1)) ?? ''
  const chance = shown.find(({ space }) => space === hexOf(at))?.chance ?? 0
  const t = seen(g)
  return {
    what: `${from}, ${at}`,
    faults(times) {
      const hit = playFire(t, at, times, seed).tally.get('hit') ?? 0
      return Math.abs(hit - chance) > slack(chance, times)
        ? [`field: ${chance.toFixed(4)} shown, ${hit.toFixed(4)} hit`]
        : []
    },
  }
}

/** Marches at random until somebody may fire at those who move. */
function opportunity(seed: number): Scene | undefined {
  const g = scattered(seed, seed % 2 === 0 ? 'britishMovement' : 'germanMovement')
  const below = drawsOf(seed + 2)
  for (let i = 0; i < 40 && /(movement|take|step)$/.test(g.asked); i++) {
    const next =
      anyOf(g, 'march ', below) ?? anyOf(g, 'step ', below) ?? anyOf(g, 'all', below) ?? anyOf(g, 'halt', below)
    if (next === undefined) return undefined
    apply(tanga, g.t, toDecide(tanga, g.t), actionOf(next), searchDice([seed, i]))
  }
  const fire = /opportunity$/.test(g.asked) ? anyOf(g, 'fire ', below) : undefined
  if (fire === undefined) return undefined
  const t = seen(g)
  const forecast = volleyOdds(t, OPPORTUNITY, hexOf(fire), t.march.at)
  if (forecast.hit === 0) return undefined
  return { what: fire, faults: (times) => oddsFaults(t, fire, forecast, times, seed) }
}

/** A march that the page would offer, under fire if anybody who is seen fires. */
function march(seed: number): Scene | undefined {
  const g = scattered(seed, seed % 2 === 0 ? 'britishMovement' : 'germanMovement')
  const below = drawsOf(seed + 6)
  const from = /movement$/.test(g.asked) ? anyOf(g, 'march ', below) : undefined
  if (from === undefined || from.endsWith('west')) return undefined
  const t = seen(g)
  const goals = advice.reach?.(t, { space: lastHex(from) })?.goals ?? []
  const goal = goals[below(Math.max(1, goals.length))]
  const found = goal && field?.dangers(t, goal)
  if (goal === undefined || found === undefined || found.risk === 0) return undefined
  return {
    what: `${from} to ${nameHex(grid, goal.space as Hex)}`,
    faults: (times) => marchFaults(t, goal.order, found, times, seed),
  }
}

const isWithLettow = (t: Table, ...hexes: readonly Hex[]): boolean => hexes.includes(t.units.where[LETTOW] as Hex)

/** A melee that is about to begin; not with Lettow-Vorbeck, whose fall ends the match (21.2.1.1A). */
function melee(seed: number): Scene | undefined {
  const g = scattered(seed, seed % 2 === 0 ? 'britishMelee' : 'germanMelee')
  const charge = /melee$/.test(g.asked) ? anyOf(g, 'charge ', drawsOf(seed)) : undefined
  if (charge === undefined) return undefined
  g.play(charge)
  const storm = anyOf(g, 'storm ', drawsOf(seed + 1)) ?? ''
  const t = seen(g)
  const [from, at] = [hexOf(charge), hexOf(storm)]
  // §19.7: of a stack of which nothing is seen nothing is forecast
  if (isFaceDown(t, at) || isWithLettow(t, from, at)) return undefined
  const forecast = meleeForecast(t, from, at)
  return { what: `${charge}, ${storm}`, faults: (times) => meleeFaults(t, forecast, [actionOf(storm)], times) }
}

/** The same after a round or two. */
function round(seed: number): Scene | undefined {
  const g = scattered(seed, seed % 2 === 0 ? 'britishMelee' : 'germanMelee')
  const charge = /melee$/.test(g.asked) ? anyOf(g, 'charge ', drawsOf(seed)) : undefined
  if (charge === undefined) return undefined
  const begin = [charge, ...Array.from({ length: 1 + (seed % 4) }, () => '')]
  for (const [i, each] of begin.entries()) {
    const next = each || (anyOf(g, 'storm ', drawsOf(seed + 1)) ?? anyOf(g, 'fight', drawsOf(seed)))
    if (next === undefined) return undefined
    apply(tanga, g.t, toDecide(tanga, g.t), actionOf(next), searchDice([seed, i]))
  }
  if (!/withdraw$/.test(g.asked)) return undefined
  const t = seen(g)
  const { from, at, round: fought } = t.melee
  if (isWithLettow(t, from, at)) return undefined
  const forecast = meleeForecast(t, from, at, fought)
  return { what: `${g.asked} after ${fought}`, faults: (times) => meleeFaults(t, forecast, [], times) }
}

/** An Artillery Phase with ships of both kinds off the coast. */
const artillery = (seed: number): Position =>
  scattered(seed, 'artillery', (g) =>
    g.arrange((t) => {
      t.hits.clear()
      t.naval.britishShots = 1 + (seed % 2)
      t.naval.germanShots = seed % 3 === 0 ? 1 : 0
      t.naval.factors = 1 + (seed % 6)
    }),
  )
/** Among such answers one at a hex with somebody in it, as a rule. */
function target(g: Position, word: string, below: Below): string | undefined {
  const peopled = g.legal.filter(
    (notation) => notation.startsWith(word) && holder(g.t, lastHex(notation)) !== undefined,
  )
  return below(5) > 0 && peopled.length > 0 ? peopled[below(peopled.length)] : anyOf(g, word, below)
}
const lastHex = (notation: string): Hex => hexOf(`at ${notation.split(' ').at(-1)}`)
/** Who is asked for guns. */
const firing = (g: Position) => (g.asked.startsWith('british') ? BRITISH : ((1 - BRITISH) as typeof BRITISH))

function gun(seed: number): Scene | undefined {
  const g = artillery(seed)
  const below = drawsOf(seed + 3)
  for (let i = 0; i < 2 && /guns$/.test(g.asked) && anyOf(g, 'aim ', below) === undefined; i++) g.play('end')
  const aim = /guns$/.test(g.asked) ? anyOf(g, 'aim ', below) : undefined
  if (aim === undefined) return undefined
  g.play(aim)
  const at = target(g, 'at ', below) ?? ''
  const piece = unit(aim.split(' ')[1] ?? '')
  const t = seen(g)
  const forecast = gunForecast(t, piece, hexOf(at))
  return {
    what: `${aim}, ${at}`,
    faults: (times) => shellFaults(t, SIDE_OF[piece] as typeof BRITISH, at, forecast, times, seed),
  }
}

function ship(seed: number): Scene | undefined {
  const g = artillery(seed)
  const at = /guns$/.test(g.asked) ? target(g, 'bombard ', drawsOf(seed + 4)) : undefined
  if (at === undefined) return undefined
  const t = seen(g)
  const forecast = shipForecast(t, firing(g), hexOf(at))
  return { what: at, faults: (times) => shellFaults(t, firing(g), at, forecast, times, seed) }
}

function salvo(seed: number): Scene | undefined {
  const g = artillery(seed)
  if (/german guns$/.test(g.asked)) g.play('end')
  const at = /guns$/.test(g.asked) ? target(g, 'salvo ', drawsOf(seed + 5)) : undefined
  if (at === undefined) return undefined
  const t = seen(g)
  const forecast = salvoForecast(t, firing(g), act.salvo.factors(actionOf(at)), lastHex(at))
  return { what: at, faults: (times) => shellFaults(t, firing(g), at, forecast, times, seed) }
}

/** Every kind of forecast that the page shows. */
export const KINDS: Readonly<Record<string, Finder>> = {
  ...{ volley, field: fieldOfFire, opportunity, march, melee, round, gun, ship, salvo },
}

/** The first so many scenes of a kind, from a seed on. */
export function* scenesOf(kind: string, from: number, most: number): Generator<Scene & { readonly seed: number }> {
  let found = 0
  for (let seed = from; found < most && seed < from + 400; seed++) {
    const scene = KINDS[kind]?.(seed)
    if (scene === undefined) continue
    found++
    yield { ...scene, seed }
  }
}
