/** What a bench has to reach, as nanoseconds that one operation may take at most; `rate` when it was said as a rate. */
type Target = { readonly limit: number; readonly rate: boolean }

const TIME = /^(?:<= )?([\d.]+) (ns|µs|us|ms|s)$/
const RATE = /^(?:>= )?([\d.,]+) ops\/s$/
const NANOSECONDS: Readonly<Record<string, number>> = { ns: 1, µs: 1e3, us: 1e3, ms: 1e6, s: 1e9 }

/** Reads `<= 1 µs`, `<= 0.5 ms` or `>= 800,000 ops/s`; the sign may be left out. */
export function parseTarget(text: string): Target {
  // a keyboard may give the Greek mu for the micro sign
  const spelled = text.replace('μ', 'µ')
  const [, time, unit = ''] = TIME.exec(spelled) ?? []
  if (time !== undefined) return { limit: Number(time) * (NANOSECONDS[unit] ?? Number.NaN), rate: false }
  const [, rate] = RATE.exec(spelled) ?? []
  if (rate !== undefined) return { limit: 1e9 / Number(rate.replaceAll(',', '')), rate: true }
  throw new SyntaxError(`a target reads '<= 1 µs' or '>= 800,000 ops/s', not '${text}'`)
}

/** A time as a person reads it: three figures and the unit that fits. */
export function formatTime(nanoseconds: number): string {
  const unit = ['s', 'ms', 'µs'].find((name) => nanoseconds >= (NANOSECONDS[name] ?? 0)) ?? 'ns'
  return `${Number((nanoseconds / (NANOSECONDS[unit] ?? 1)).toPrecision(3))} ${unit}`
}

/** The same as operations a second, with the thousands set apart. */
export function formatRate(nanoseconds: number): string {
  const rounded = Number((1e9 / nanoseconds).toPrecision(3))
  return `${rounded.toLocaleString('en-US')} ops/s`
}
