// node cli/contest/doctrine.ts GAME exploiters|blunders SCENARIO SEED MATCHES [NAME|all] [PLAYER]: how the doctrine of a game,
// or another player, fares against plain strategies of one idea (games/GAME/doctrine/exploiters.ts), and what it does that an
// experienced player would laugh at (games/GAME/doctrine/blunders.ts), beside a greedy player.

import type { Doctrine } from '@boma/counsel'
import { type Action, NOBODY, type Side, type TableBase, winner } from '@boma/kernel'
import { type Advised, type Chair, playerNamed, playOut, type Seated, type Thinker } from '@boma/opponents'
import { gameNamed } from '../games.ts'
import { secretBytes } from '../secrets.ts'

type AnyDoctrine = Doctrine<TableBase>
/** A strategy, and the side that it is for; either where none is named. */
interface Exploiter {
  readonly side?: Side
  readonly doctrine: AnyDoctrine
}
interface Judged {
  readonly name: string
  readonly isMade: boolean
}
type Judge = (t: TableBase, side: Side, order: readonly Action[]) => readonly Judged[]

const [id = '', what = '', scenario = '', seed = '1', matches = '10', only = 'all', met = 'planner'] =
  process.argv.slice(2)
const game: Advised = await gameNamed(id)
const first = new DataView(secretBytes('contest', seed).buffer).getUint32(0)
const seeds = Array.from({ length: Number(matches) }, (_, i) => (first + i) >>> 0)
const planner = playerNamed('planner')

/** A planner who follows another doctrine than the game's own. */
const following = (name: string, doctrine: AnyDoctrine): Thinker => ({
  ...planner,
  name,
  sit: <T extends TableBase>({ game: own, ...chair }: Chair<T>) =>
    planner.sit<T>({ ...chair, game: { ...own, counsel: { ...own.counsel, doctrine: doctrine as Doctrine<T> } } }),
})

async function exploit(): Promise<void> {
  const { exploiters } = (await import(`../../games/${id}/doctrine/exploiters.ts`)) as {
    exploiters: Readonly<Record<string, Exploiter>>
  }
  const player = playerNamed(met)
  for (const [name, { side, doctrine }] of Object.entries(exploiters)) {
    if (only !== 'all' && name !== only) continue
    const naive = following(name, doctrine)
    // Whoever plays either side plays the first half of the matches as the one, the rest as the other
    const won = [0, 0]
    for (const [i, each] of seeds.entries()) {
      const own = side ?? (2 * i < seeds.length ? 0 : 1)
      const t = playOut(game, { scenario }, own === 0 ? [naive, player] : [player, naive], each)
      const by = winner(t)
      won[own] = (won[own] ?? 0) + (by === own ? 0 : by === NOBODY ? 0.5 : 1)
    }
    const [asSecond = 0, asFirst = 0] = won
    const shares = side === undefined ? ` (${asFirst} as the first side, ${asSecond} as the second)` : ''
    console.log(`${name}: ${met} won ${asFirst + asSecond} of ${seeds.length}${shares}`)
  }
}

/** How often each blunder could be made, and was, by a player against a planner and the other way round. */
async function blunders(): Promise<void> {
  const { judge } = (await import(`../../games/${id}/doctrine/blunders.ts`)) as { judge: Judge }
  for (const player of ['greedy', 'planner'] as const) {
    const counts = new Map<string, [number, number]>()
    for (const [i, each] of seeds.entries()) {
      const side = (i % 2) as Side
      const watched = watching(playerNamed(player), judge, counts)
      playOut(game, { scenario }, side === 0 ? [watched, planner] : [planner, watched], each)
    }
    for (const [name, [made, of]] of [...counts].sort())
      console.log(`${player} ${name}: ${made} of ${of} (${((100 * made) / of).toFixed(2)} %)`)
  }
}

/** A player whose every order is judged on what he sees. */
const watching = (player: Thinker, judge: Judge, counts: Map<string, [number, number]>): Thinker => ({
  ...player,
  sit<T extends TableBase>(chair: Chair<T>): Seated<T> {
    const seated = player.sit(chair)
    const note = (t: T, order: readonly Action[]): void => {
      for (const { name, isMade } of judge(t, chair.side, order)) {
        const [made, of] = counts.get(name) ?? [0, 0]
        counts.set(name, [made + (isMade ? 1 : 0), of + 1])
      }
    }
    return {
      think(at) {
        const thinking = seated.think(at)
        return {
          next(...nudge) {
            const step = thinking.next(...nudge)
            if (step.value !== undefined && 'order' in step.value) note(at.view, step.value.order)
            return step
          },
        }
      },
    }
  },
})

await (what === 'exploiters' ? exploit() : blunders())
