// Plays a match for each way to win and writes it to its file: node games/tanga/tests/playthroughs/make.ts [NAME]
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, type Hex, type Match, type Side, searchDice, writeRecord } from '@boma/kernel'
import { greedyPlayer, idlePlayer, onTheSpot, randomPlayer, type Thinker } from '@boma/opponents'
import { playByHand } from '@boma/testing'
import { columnOf, ENTRY, GOVERNMENT, grid, HEXES, hex, IS_EUROPEAN, IS_PASSABLE, isHex, TO_COME } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { FORMATION, FORMATION_IDS, IS_COMBAT, KIND, LETTOW, STEVEDORE, UNITS, type Unit, unit } from '../../roster.ts'
import { ENDINGS, endingOf } from './endings.ts'
import { type Plan, steer, unheld, whereabouts, whereIs } from './steered.ts'

/** Little thought: records are kept small. */
const eager = greedyPlayer({ worlds: 1, candidates: 12 })
const ALL = Array.from({ length: HEXES }, (_, at) => at as Hex)
const STEVEDORES = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => KIND[u] === STEVEDORE)

/** Who plays: a player of the computer's, or somebody who follows a plan and else lets every chance go by. */
type Seat = Thinker | Plan
const idle: Plan = {}
const isOf = (u: Unit, ...formations: readonly string[]): boolean =>
  formations.includes(FORMATION_IDS[FORMATION[u] ?? -1] ?? '')

/** Germans who leave the town to its fate; the British who walk into it. */
const goWest: Plan = { goes: (t, u) => (isHex(whereIs(t, u)) ? ENTRY : []) }
const intoTheTown: Plan = { goes: (t, u) => (isOf(u, 'lnl2', 'kash2') ? unheld(t, u, GOVERNMENT) : []) }
const intoItsStreets: Plan = {
  goes: (_, u) => (isOf(u, 'lnl2') ? ALL.filter((at) => IS_EUROPEAN[at] === 1 && !GOVERNMENT.includes(at)) : []),
}
const oneAfterAnother: Plan = {
  lands: ['fsm'],
  goes: (t) => GOVERNMENT.filter((_, g) => ((t.tracks.british >> g) & 1) === 0),
}
/** Sappers who wait for Lettow-Vorbeck before the west edge, and go for him; Lettow-Vorbeck, who walks about alone. */
const sappers = unit('fsm-a')
const layInWait: Plan = {
  lands: ['fsm'],
  goes: (t, u) => (isOf(u, 'fsm') ? (isHex(whereIs(t, LETTOW)) ? whereabouts(t, LETTOW) : [hex('0412')]) : []),
}
const goForHim: Plan = {
  goes: (t, u) => (isOf(u, 'lnl2', 'kash2') && IS_COMBAT[u] === 1 ? whereabouts(t, LETTOW) : []),
}
const walkAlone = (to: (t: Table) => readonly Hex[]): Plan => ({
  goes: (t, u) => (u === LETTOW && t.units.where[u] !== TO_COME ? to(t) : []),
})
/** Stevedores who are landed behind two companies that leave them; Germans who come for them. */
const leaveThem: Plan = {
  lands: ['fsm', 'stev-1', 'stev-2', 'stev-3'],
  goes: (_, u) => (isOf(u, 'fsm') ? [hex('2313')] : []),
}
const comeForThem = (...formations: readonly string[]): Plan => ({
  goes: (t, u) => (isOf(u, ...formations) ? STEVEDORES.flatMap((s) => whereabouts(t, s)) : []),
})
const SOUTH = ALL.filter((at) => columnOf(at) >= 16 && at % grid.rows >= 11)
const outOfTheWay: Plan = { goes: () => SOUTH }
/** British who walk up to the German line and stay before it; Germans who fire as long as there is anybody to fire at. */
const upToTheLine: Plan = { goes: () => ALL.filter((at) => columnOf(at) === 14 && IS_PASSABLE[at] === 1) }
const fireAtWill: Plan = { fires: true }
/** Somebody beyond hex-row 1300, whose presence there decides. */
const acrossTheDitch: Plan = { lands: ['fsm'], goes: (_, u) => (isOf(u, 'fsm') ? [hex('1211')] : []) }
const outOfTheTown: Plan = { goes: (_, u) => (u === unit('fk17-1') ? [hex('1410')] : []) }

/** The British and the Germans, by the ending that they are after. */
const SEATS: Readonly<Record<string, readonly [Seat, Seat]>> = {
  '21.1d-two-to-tanga-british-won': [eager, idle],
  '21.1d-two-to-tanga-german-won': [randomPlayer, eager],
  '22.1.1-invasion-british-won': [eager, idle],
  '22.1.1-invasion-german-won': [randomPlayer, eager],
  '21.2.1.1a-big-push-british-decisively': [goForHim, walkAlone((t) => whereabouts(t, unit('lnl2-a')))],
  '21.3-big-push-british-clearly': [intoTheTown, goWest],
  '21.3-big-push-british-narrowly': [intoItsStreets, goWest],
  '22.1.1.2a-big-push-german-decisively': [outOfTheWay, comeForThem('fk6', 'fk1', 'fk17')],
  '21.3-big-push-german-clearly': [upToTheLine, fireAtWill],
  '21.3-big-push-german-narrowly': [idle, idle],
  '21.2.1.1a-campaign-british-decisively': [layInWait, walkAlone((t) => whereabouts(t, sappers))],
  '21.2.1.1b-campaign-british-clearly': [oneAfterAnother, goWest],
  '22.1.1.2a-campaign-german-decisively': [leaveThem, comeForThem('fk17')],
  '22.1.1.2c-campaign-german-decisively': [idle, outOfTheTown],
  '22.1.1.2b-campaign-german-clearly': [idle, idle],
  '21.2.2-campaign-nobody-drawn': [acrossTheDitch, idle],
}

function choose(match: Match<Table>, side: Side, seat: Seat, seed: number): readonly Action[] {
  const steered = 'sit' in seat ? undefined : steer(match.table, side, match.legal(), seat)
  if (steered !== undefined) return [steered]
  const player = 'sit' in seat ? seat : idlePlayer
  return onTheSpot(tanga, player, match.view(side), side, searchDice([seed, match.length])).order
}

/** Other dice are tried until the match ends as it should. */
const TRIES = 5
const options = tanga.options.filter(({ usually, id }) => usually || id === 'fog').map(({ id }) => id)
const wanted = process.argv[2]
const isRecord = (file: string) => file.endsWith('.boma')
if (wanted === undefined)
  for (const file of readdirSync(import.meta.dirname).filter(isRecord)) rmSync(join(import.meta.dirname, file))
for (const ending of ENDINGS) {
  if (wanted !== undefined && ending.name !== wanted) continue
  for (let seed = 1; seed <= TRIES; seed++) {
    const seats = SEATS[ending.name] ?? [idle, idle]
    const match = playByHand(tanga, { scenario: ending.scenario, options, seed }, (so, side) =>
      choose(so, side, seats[side] ?? idle, seed),
    )
    const name = endingOf(match)
    console.log(`${ending.name}: ended as ${name} in turn ${match.table.tracks.turn}, ${match.length} actions`)
    if (name !== ending.name) continue
    writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.tell().record()))
    break
  }
}
