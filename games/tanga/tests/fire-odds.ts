import type { FireForecast } from '../counsel/odds/fire.ts'
import type { Table } from '../layout.ts'
import { NAMES } from '../roster.ts'
import { playFire, slack } from './played-fire.ts'

/** Compares a forecast with the same volley, fired many times: what differs by more than luck can explain. */
export function oddsFaults(t: Table, action: string, f: FireForecast, times: number, key: number): readonly string[] {
  const { tally, eliminated } = playFire(t, action, times, key)
  const faults: string[] = []
  const compare = (what: string, chance: number, played: number) => {
    if (Math.abs(chance - played) > slack(chance, times))
      faults.push(`${what}: ${chance.toFixed(4)} forecast, ${played.toFixed(4)} played`)
  }
  const seen = (what: string) => tally.get(what) ?? 0
  compare('hit', f.hit, seen('hit'))
  compare('step', f.step, seen('wavered'))
  compare('empty', f.empty, Math.max(0, ...[...tally].filter(([what]) => what.startsWith('ranOut')).map(([, n]) => n)))
  for (const { leader, falls } of f.leaders)
    compare(`${NAMES[leader]} falls`, falls, seen(`leaderFell ${NAMES[leader]}`))
  for (const fate of f.fates) {
    const name = NAMES[fate.unit]
    compare(`${name} eliminated`, fate.eliminated, seen(`eliminated ${name}`))
    // Who can be left disorganized, or has to run, flips first, whatever comes after
    const lostLater = fate.disorganized + fate.retreats > 0 ? fate.eliminated : 0
    compare(`${name} flips`, fate.disorganized + fate.retreats + lostLater, seen(`disorganized ${name}`))
  }
  for (let n = 0; n < f.eliminated.length; n++) compare(`${n} eliminated`, f.eliminated[n] ?? 0, eliminated[n] ?? 0)
  return faults
}
