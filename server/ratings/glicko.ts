// Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf), step by step as he numbers them. A strength is a middle with a
// deviation, on the scale that Elo's is on, and a volatility: how much somebody's strength is known to change.

/** How strong somebody is taken to be. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** A match against somebody: 1 when it was won, 0.5 for a draw, 0 when it was lost. */
export interface Encounter {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  readonly score: number
}

/** Whoever has not been met yet. */
export const UNMET: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** Glickman's τ: how fast a volatility may change. He has 0.3 to 1.2 in mind, and less where unlikely results are to be expected. */
const CHANGE = 0.5
const SCALE = 173.7178
const PRECISE = 1e-6

/** What a rating becomes by what happened since it was last looked at, one period of rating ago unless that is said. */
export function rated(before: Rating, encounters: readonly Encounter[], periods = 1): Rating {
  if (encounters.length === 0) return widened(before, periods)
  // Step 2: to the inner scale.
  const [mu, phi] = [(before.rating - UNMET.rating) / SCALE, before.deviation / SCALE]
  const met = encounters.map(({ opponent, score }) => {
    const weight = g(opponent.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - UNMET.rating) / SCALE)))
    return { weight, expected, score }
  })
  // Steps 3 and 4: how much the matches tell, and what they tell.
  const variance = 1 / sum(met.map(({ weight, expected }) => weight ** 2 * expected * (1 - expected)))
  const told = sum(met.map(({ weight, expected, score }) => weight * (score - expected)))
  // Steps 5 to 7.
  const volatility = newVolatility({ phi, sigma: before.volatility, variance, delta: variance * told })
  const waited = Math.hypot(phi, volatility * Math.sqrt(Math.max(0, periods)))
  const now = 1 / Math.sqrt(1 / waited ** 2 + 1 / variance)
  // Step 8: back again. Nobody is less known than somebody who has never played.
  return {
    rating: UNMET.rating + SCALE * (mu + now ** 2 * told),
    deviation: Math.min(UNMET.deviation, SCALE * now),
    volatility,
  }
}

/** A rating after so many periods without a match: what it was is less and less sure. */
export function widened(before: Rating, periods: number): Rating {
  const phi = Math.sqrt((before.deviation / SCALE) ** 2 + before.volatility ** 2 * Math.max(0, periods))
  return { ...before, deviation: Math.min(UNMET.deviation, SCALE * phi) }
}

/** Several who play one side together meet others as one: in the middle of them, and as well known as they are. */
export function together(team: readonly Pick<Rating, 'rating' | 'deviation'>[]): Encounter['opponent'] {
  const rating = sum(team.map((each) => each.rating)) / team.length
  return { rating, deviation: Math.sqrt(sum(team.map((each) => each.deviation ** 2)) / team.length) }
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

interface Surprise {
  readonly phi: number
  readonly sigma: number
  readonly variance: number
  readonly delta: number
}

/** Step 5: the root of f, found between two bounds by the Illinois algorithm. */
function newVolatility({ phi, sigma, variance, delta }: Surprise): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const all = phi ** 2 + variance + e
    return (e * (delta ** 2 - all)) / (2 * all ** 2) - (x - a) / CHANGE ** 2
  }
  let [low, high] = [a, Math.log(delta ** 2 - phi ** 2 - variance)]
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let k = 1
    while (f(a - k * CHANGE) < 0) k++
    high = a - k * CHANGE
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > PRECISE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = f(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}
