import { fork } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { Show } from 'solid-js'
import { ReadingPage } from '../records/reading-page.tsx'
import { createReading, ReadingScreen } from '../records/under-way.tsx'
import { reelOf } from '../referee/reel.ts'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { adopt, fresh } from '../store/adopt.ts'
import type { Whole } from '../store/cupboard.ts'
import { fileTextOf, saveAsFile } from '../store/export.ts'
import { matches } from '../store/matches.ts'
import { type Reading, readKept, type Sound, type Stuck } from '../store/reading.ts'
import { type KeptReason, keptReasons } from '../store/reasons.ts'
import type { Patience } from '../store/slices.ts'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { sharingOf } from './share.ts'
import { WatchTable } from './watch-table.tsx'

interface Found {
  readonly kept: Whole
  readonly reading: Sound | Stuck
  /** The match as far as its record holds. */
  readonly match: GameMatch
  readonly reasons: ReadonlyMap<number, KeptReason>
}

/** A match that is kept, but of which not one moment can be shown. */
interface Unshown {
  readonly kept: Whole
  readonly reading: Exclude<Reading, Sound>
}

async function find(id: string, patience: Patience): Promise<Found | Unshown | 'gone'> {
  const kept = await matches.one(id)
  if (kept === undefined) return 'gone'
  const reading = await readKept(kept, spokenBoxOf, patience)
  const reasons = new Map((await keptReasons.of(id)).map((reason) => [reason.order, reason]))
  if (reading.kind === 'sound') return { kept, reading, match: reading.match, reasons }
  if (reading.kind !== 'stuck' || reading.held === undefined) return { kept, reading }
  return { kept, reading, match: reading.held, reasons }
}

/** A match to be watched: any moment of it by its number. */
export function ReplayScreen(props: { readonly id: string; readonly action: number | undefined }) {
  const [found, underWay] = createReading(() => props.id, find)
  return (
    <Show when={found()} fallback={<ReadingScreen underWay={underWay()} />} keyed>
      {(it) => {
        if (it === 'gone') return <Trouble sentence={t('store.gone')} />
        return 'match' in it ? <Watch found={it} at={props.action} /> : <ReadingPage {...it} />
      }}
    </Show>
  )
}

function Watch(props: { readonly found: Found; readonly at: number | undefined }) {
  const { kept, reading, match, reasons } = props.found
  const { game } = reading
  useTitle(() => `${spoken(game).tongue.name}, ${t('replay.title')}`)
  const reel = reelOf(match)
  const forkAt = async (orders: number) => go({ at: 'play', id: await adopt(fork(match, fresh(), orders), kept.seats) })
  return (
    <div class="sitting">
      <WatchTable
        id={kept.id}
        hrefAt={(action) => hrefOf({ at: 'replay', id: kept.id, action })}
        back={hrefOf({ at: 'play', id: kept.id })}
        game={game}
        over={match.over}
        reel={reel}
        seats={kept.seats}
        reasons={reasons}
        sharing={sharingOf(match, fileTextOf(kept))}
        start={props.at}
        stuck={reading.kind === 'sound' ? undefined : reading.fault}
        onFork={forkAt}
        onSave={() => saveAsFile(kept)}
      />
    </div>
  )
}
