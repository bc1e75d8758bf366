// node cli/contest/learn.ts GAME SCENARIO SEED MATCHES [--write]: fits how likely each side wins to matches in which the
// doctrine plays both, now and then in another posture, so that tables come up that it would not bring about itself.
// What is counted says games/GAME/doctrine/worth.ts; the weights, thousandths by stage, go to learned.ts beside it. One match
// of five is kept back, to say how well the others foretell it.

import { existsSync, writeFileSync } from 'node:fs'
import type { Doctrine } from '@boma/counsel'
import {
  type Action,
  begin,
  blank,
  isOver,
  legal,
  Moves,
  optionBits,
  playListed,
  type Side,
  scenarioOf,
  searchDice,
  type TableBase,
  toDecide,
  winner,
} from '@boma/kernel'
import type { Advised } from '@boma/opponents'
import { gameNamed } from '../games.ts'
import { secretBytes } from '../secrets.ts'

/** What a game says of its worth. */
interface Learner {
  readonly FEATURES: readonly string[]
  readonly STAGES: number
  stageOf(t: TableBase): number
  featuresOf(t: TableBase): Float64Array
}

/** A table that came up, and how its match ended: 1 when the first side won, 0 when the other did. */
interface Sample {
  readonly match: number
  readonly stage: number
  readonly features: Float64Array
  end: number
}

const [id = '', scenario = '', seed = '1', matches = '100', write] = process.argv.slice(2)
const file = new URL(`../../games/${id}/doctrine/worth.ts`, import.meta.url)
const problem = !existsSync(file)
  ? `nobody has written what a table of '${id}' is made of (games/ID/doctrine/worth.ts)`
  : !/^[1-9]\d{0,5}$/.test(matches) && `'${matches}' is no number of matches`
if (problem !== false) {
  console.error(`${problem}: GAME SCENARIO SEED MATCHES [--write] are wanted.`)
  process.exit(1)
}
const game: Advised = await gameNamed(id)
const doctrine = game.counsel.doctrine as Doctrine
const { FEATURES, STAGES, stageOf, featuresOf } = (await import(file.href)) as Learner
const first = new DataView(secretBytes('contest', seed).buffer).getUint32(0)
/** Of a thousand surveys so many are made in a posture drawn at random. */
const OTHERWISE = 300

const moves = new Moves()

/** Carries out as much of an order as is allowed; whether that was anything. */
function carriedOut(t: TableBase, side: Side, order: readonly Action[], dice: ReturnType<typeof searchDice>): boolean {
  let done = false
  for (const action of order) {
    if (isOver(t) || toDecide(game, t) !== side) break
    legal(game, t, moves)
    if (!moves.has(action)) break
    playListed(game, t, action, dice)
    done = true
  }
  return done
}

/** The tables of a match at the moments when a turn of either side begins. */
function samplesOf(match: number): readonly Sample[] {
  const t = blank(game)
  const dice = searchDice([match, 0])
  const whims = searchDice([match, 1])
  begin(game, t, { scenario: scenarioOf(game, scenario), options: optionBits(game, undefined) }, dice)
  const surveys: unknown[] = []
  const samples: Sample[] = []
  let clock = -1
  for (let n = 0; !isOver(t); n++) {
    const side = toDecide(game, t)
    if (doctrine.clock(t) !== clock)
      samples.push({ match, stage: stageOf(t), features: featuresOf(t).slice(), end: 0.5 })
    clock = doctrine.clock(t)
    if (surveys[side] === undefined || !doctrine.holds(t, side, surveys[side]))
      surveys[side] = doctrine.survey(t, side, postureBy(whims, n))
    const [proposal] = doctrine.propose(t, side, surveys[side], 1)
    if (proposal !== undefined && carriedOut(t, side, proposal.order, dice)) continue
    legal(game, t, moves)
    playListed(game, t, moves.at(n % moves.count), dice)
  }
  const won = winner(t)
  for (const sample of samples) sample.end = won === 0 ? 1 : won === 1 ? 0 : 0.5
  return samples
}

const postureBy = (whims: ReturnType<typeof searchDice>, n: number): number =>
  whims.draw(2 * n, 1000, 0, 0) < OTHERWISE ? whims.draw(2 * n + 1, doctrine.postures ?? 1, 0, 0) : 0

const chanceBy = (weights: Float64Array, features: Float64Array): number =>
  1 / (1 + Math.exp(-features.reduce((sum, each, i) => sum + each * (weights[i] as number), 0)))

/** Logistic regression by Newton's way, with a little pull towards nothing. */
function fitted(samples: readonly Sample[]): Float64Array {
  const size = FEATURES.length
  const weights = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (w) => PULL * w)
    const bend = Array.from({ length: size }, (_, i) =>
      Float64Array.from({ length: size }, (_, j) => (i === j ? PULL : 0)),
    )
    for (const { features, end } of samples) addTo(slope, bend, features, chanceBy(weights, features), end)
    const by = solved(bend, slope)
    for (let i = 0; i < size; i++) weights[i] = (weights[i] as number) - (by[i] as number)
  }
  return weights
}
const STEPS = 12
const PULL = 3

function addTo(slope: Float64Array, bend: readonly Float64Array[], x: Float64Array, chance: number, end: number): void {
  const spread = chance * (1 - chance)
  for (let i = 0; i < x.length; i++) {
    const xi = x[i] as number
    if (xi === 0) continue
    slope[i] = (slope[i] as number) + xi * (chance - end)
    const row = bend[i] as Float64Array
    for (let j = 0; j < x.length; j++) row[j] = (row[j] as number) + spread * xi * (x[j] as number)
  }
}

/** Solves a system of equations that is positive definite (Gauss). */
function solved(rows: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = right.slice()
  for (let i = 0; i < x.length; i++) {
    const pivot = rows[i] as Float64Array
    for (let k = i + 1; k < x.length; k++) {
      const row = rows[k] as Float64Array
      const share = (row[i] as number) / (pivot[i] as number)
      for (let j = i; j < x.length; j++) row[j] = (row[j] as number) - share * (pivot[j] as number)
      x[k] = (x[k] as number) - share * (x[i] as number)
    }
  }
  for (let i = x.length - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array
    for (let j = i + 1; j < x.length; j++) x[i] = (x[i] as number) - (row[j] as number) * (x[j] as number)
    x[i] = (x[i] as number) / (row[i] as number)
  }
  return x
}

/** How far off the chances are, as bits of surprise, and how often the likelier side won. */
function tell(stage: number, weights: Float64Array, kept: readonly Sample[]): void {
  let [surprise, right] = [0, 0]
  for (const { features, end } of kept) {
    const chance = Math.min(0.999, Math.max(0.001, chanceBy(weights, features)))
    surprise -= end * Math.log2(chance) + (1 - end) * Math.log2(1 - chance)
    if (chance > 0.5 === end > 0.5) right++
  }
  const n = Math.max(1, kept.length)
  console.log(
    `stage ${stage}: ${kept.length} tables kept back, ${(surprise / n).toFixed(3)} bits, ${((100 * right) / n).toFixed(1)} % right`,
  )
}

const samples = Array.from({ length: Number(matches) }, (_, i) => samplesOf((first + i) >>> 0)).flat()
const rows = Array.from({ length: STAGES }, (_, stage) => {
  const here = samples.filter((one) => one.stage === stage)
  const weights = fitted(here.filter(({ match }) => match % 5 !== 0))
  tell(
    stage,
    weights,
    here.filter(({ match }) => match % 5 === 0),
  )
  return [...weights].map((w) => Math.round(1000 * w))
})
const text = `// Written by \`node cli/contest/learn.ts ${id} ${scenario} ${seed} ${matches} --write\`.

/** Thousandths, by stage and by what is counted (worth.ts). */
export const LEARNED: readonly (readonly number[])[] = [
${rows.map((row) => `  [${row.join(', ')}],`).join('\n')}
]
`
if (write === '--write') writeFileSync(new URL(`../../games/${id}/doctrine/learned.ts`, import.meta.url), text)
else console.log(text)
