import { fork } from '@boma/kernel'
import { Show } from 'solid-js'
import { OverlayPage } from '../overlays/overlay-page.tsx'
import { faultWords } from '../records/fault-words.ts'
import { createReading, ReadingScreen } from '../records/under-way.tsx'
import { uselessWords } from '../records/useless.ts'
import { reelOf } from '../referee/reel.ts'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { adopt, adoptRecord, fresh } from '../store/adopt.ts'
import { type Reading, readRecord, type Sound, type Stuck } from '../store/reading.ts'
import { seatsIn } from '../store/remarks.ts'
import type { Patience } from '../store/slices.ts'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { unpacked } from './link.ts'
import { sharingOf } from './share.ts'
import { WatchTable } from './watch-table.tsx'

interface Found {
  readonly text: string
  readonly reading: Reading
}

/** What a link carries: anybody may have written it, so it is believed no more than a file. */
async function find(letters: string, patience: Patience): Promise<Found | 'broken'> {
  const text = await unpacked(letters)
  return text === undefined ? 'broken' : { text, reading: await readRecord(text, spokenBoxOf, patience) }
}

interface MomentProps {
  readonly packed: string
  readonly action: number | undefined
}

/** A moment of a match that travelled in the address: it is watched, and kept only if the person wants that. */
export function MomentScreen(props: MomentProps) {
  const [found, underWay] = createReading(() => props.packed, find)
  return (
    <Show when={found()} fallback={<ReadingScreen underWay={underWay()} />} keyed>
      {(it) => {
        if (it === 'broken') return <Trouble sentence={t('replay.brokenLink')} />
        const { reading, text } = it
        if (reading.kind === 'sound')
          return <Travelled {...props} text={text} reading={reading} match={reading.match} />
        if (reading.kind === 'noOverlay') return <OverlayPage missing={reading} />
        if (reading.kind !== 'stuck') return <Trouble sentence={uselessWords(reading)} />
        if (reading.held === undefined)
          return <Trouble sentence={t('record.stuckAtOnce', { reason: faultWords(reading.fault) })} />
        return <Travelled {...props} text={text} reading={reading} match={reading.held} />
      }}
    </Show>
  )
}

interface TravelledProps extends MomentProps {
  readonly text: string
  readonly reading: Sound | Stuck
  readonly match: Sound['match']
}

function Travelled(props: TravelledProps) {
  const { reading, match, text } = props
  const { game } = reading
  const seats = seatsIn(text)
  useTitle(() => `${spoken(game).tongue.name}, ${t('replay.title')}`)
  const forkAt = async (orders: number) => go({ at: 'play', id: await adopt(fork(match, fresh(), orders), seats) })
  const keep = async () => go({ at: 'replay', id: await adoptRecord(text, reading, seats) })
  const sharing = sharingOf(match, text)
  // At a table of his own he would sit at a side, and see what it has hidden.
  const own = sharing.hidesSomething() ? {} : { onFork: forkAt, onKeep: keep }
  return (
    <div class="sitting">
      <WatchTable
        hrefAt={(action) => hrefOf({ at: 'moment', packed: props.packed, action })}
        game={game}
        over={match.over}
        reel={reelOf(match)}
        // Whoever opens a link of a match under way sits at no side of it: he sees what an onlooker may.
        seats={match.over ? seats : ['greedy', 'greedy']}
        start={props.action}
        stuck={reading.kind === 'sound' ? undefined : reading.fault}
        sharing={sharing}
        {...own}
      />
    </div>
  )
}
