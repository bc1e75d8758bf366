/** The chances of the outcomes 0 to n of something counted: entry i is the chance of i. Made once, never written to. */
export type Distribution = Readonly<Float64Array>

/** The one outcome of something that is not left to chance. */
export function certain(outcome: number): Distribution {
  const d = new Float64Array(outcome + 1)
  d[outcome] = 1
  return d
}

/** How many dice of a pool hit, where each has its own chance to. */
export function hits(chances: readonly number[]): Distribution {
  const d = new Float64Array(chances.length + 1)
  d[0] = 1
  for (let rolled = 0; rolled < chances.length; rolled++) {
    const hit = chances[rolled]
    if (!(hit >= 0 && hit <= 1)) throw new RangeError(`${hit} is no chance to hit`)
    for (let n = rolled + 1; n > 0; n--) d[n] = d[n] * (1 - hit) + d[n - 1] * hit
    d[0] *= 1 - hit
  }
  return d
}

/** What becomes of a count that a rule changes once it is known: halved and rounded up, capped, and so on. */
export function mapped(d: Distribution, change: (outcome: number) => number): Distribution {
  const changed = Array.from(d, (_, i) => change(i))
  const wrong = changed.find((outcome) => !Number.isInteger(outcome) || outcome < 0)
  if (wrong !== undefined) throw new RangeError(`a count cannot become ${wrong}`)
  const result = new Float64Array(Math.max(...changed) + 1)
  for (let i = 0; i < d.length; i++) result[changed[i]] += d[i]
  return result
}
