import type { Battle } from '../battle.ts'
import type { Fighter, Fire } from '../force.ts'

/** How a side takes its losses, as a person at the table would. */
export type Policy = 'concentrated' | 'spread'

/** A side as it stands: each fighter and the steps it has lost. */
interface Standing {
  readonly fighter: Fighter
  lost: number
}

/** Plays a battle with real counters and dice, the slow and obvious way; the steps left of both sides. */
export function playBattle(
  battle: Battle,
  policies: readonly [Policy, Policy],
  isHit: (chance: number) => boolean,
): [number, number] {
  const [first, second] = battle.forces.map((force) =>
    force.fighters.map((fighter): Standing => ({ fighter, lost: 0 })),
  )
  if (first === undefined || second === undefined) throw new Error('a battle has two sides')
  const rounds = battle.rounds ?? Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    for (const volley of battle.round) {
      if (steps(first) === 0 || steps(second) === 0) return [steps(first), steps(second)]
      const onSecond = volleyHits(
        first,
        volley.filter(({ by }) => by === 0),
        isHit,
      )
      const onFirst = volleyHits(
        second,
        volley.filter(({ by }) => by === 1),
        isHit,
      )
      strike(first, onFirst, policies[0])
      strike(second, onSecond, policies[1])
    }
  }
  return [steps(first), steps(second)]
}

function steps(side: readonly Standing[]): number {
  return side.reduce((total, { fighter, lost }) => total + fighter.chances.length - lost, 0)
}

function volleyHits(side: readonly Standing[], fires: readonly Fire[], isHit: (chance: number) => boolean): number {
  let total = 0
  for (const fire of fires) {
    let rolled = 0
    for (const { fighter, lost } of side) {
      if (fire.arm !== undefined && fire.arm !== fighter.arm) continue
      for (const chance of [fighter.chances[lost] ?? []].flat()) if (isHit(chance)) rolled++
    }
    total += fire.hits?.(rolled) ?? rolled
  }
  return total
}

function strike(side: readonly Standing[], hits: number, policy: Policy): void {
  for (let hit = 0; hit < hits; hit++) {
    const left = side.filter(({ fighter, lost }) => lost < fighter.chances.length)
    const fresh = Math.min(...left.map(({ lost }) => lost))
    const struck = policy === 'spread' ? left.find(({ lost }) => lost === fresh) : left[0]
    if (struck === undefined) return
    struck.lost++
  }
}

/** The chance of every pair of steps left, as '3,0', by going through all throws of the dice. */
export function enumerateBattle(battle: Battle, policies: readonly [Policy, Policy]): Map<string, number> {
  const odds = new Map<string, number>()
  const throws: boolean[] = []
  do {
    let weight = 1
    let n = 0
    const left = playBattle(battle, policies, (chance) => {
      if (n === throws.length) throws.push(true)
      const hit = throws[n++] === true
      weight *= hit ? chance : 1 - chance
      return hit
    })
    odds.set(String(left), (odds.get(String(left)) ?? 0) + weight)
    // Like an odometer: the last throw that hit misses next time, and what came after it is thrown anew.
    while (throws.length > 0 && throws.at(-1) === false) throws.pop()
    if (throws.length > 0) throws[throws.length - 1] = false
  } while (throws.length > 0)
  return odds
}
