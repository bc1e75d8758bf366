import { shortened } from '@boma/kernel'
import { createSignal, Show } from 'solid-js'
import { PlayScreen } from '../play/screen.tsx'
import type { Seats } from '../play/session/seats.ts'
import { ReadingPage } from '../records/reading-page.tsx'
import { createReading, ReadingScreen } from '../records/under-way.tsx'
import { localReferee } from '../referee/local.ts'
import type { Referee } from '../referee/referee.ts'
import { go } from '../shell/place.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { adopt, fresh } from '../store/adopt.ts'
import type { Whole } from '../store/cupboard.ts'
import { matches } from '../store/matches.ts'
import { type Reading, readKept, type Sound } from '../store/reading.ts'
import type { Patience } from '../store/slices.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { Notices } from './notices.tsx'
import { anew, exchanged } from './once-more.ts'
import { sitDown } from './sit-down.ts'
import './sitting.css'

/** A match that was looked for, as it was kept and as it plays today. */
interface Found {
  readonly kept?: Whole
  readonly reading?: Reading
}

async function find(id: string, patience: Patience): Promise<Found> {
  const kept = await matches.one(id)
  return kept === undefined ? {} : { kept, reading: await readKept(kept, spokenBoxOf, patience) }
}

/** A match that was kept, to be played on; or why that cannot be, and what can be done instead. */
export function SittingScreen(props: { readonly id: string }) {
  const [found, underWay] = createReading(() => props.id, find)
  return (
    <Show when={found()} fallback={<ReadingScreen underWay={underWay()} />} keyed>
      {({ kept, reading }) => {
        if (kept === undefined || reading === undefined) return <Trouble sentence={t('store.gone')} />
        if (reading.kind === 'sound') return <Sitting kept={kept} reading={reading} />
        return <ReadingPage kept={kept} reading={reading} />
      }}
    </Show>
  )
}

/** The match goes on when somebody else takes a seat; all that is drawn begins anew, with other eyes. */
function Sitting(props: { readonly kept: Whole; readonly reading: Sound }) {
  const referee = localReferee(props.reading.match)
  const [seats, setSeats] = createSignal(props.kept.seats)
  return (
    <Show when={seats()} keyed>
      {(taken) => <AtTable {...props} referee={referee} seats={taken} onSeats={setSeats} />}
    </Show>
  )
}

interface AtTableProps {
  readonly kept: Whole
  readonly reading: Sound
  readonly referee: Referee
  readonly seats: Seats
  readonly onSeats: (seats: Seats) => void
}

function AtTable(props: AtTableProps) {
  const { id } = props.kept
  const sitting = sitDown(id, props.referee, props.seats)
  const again = {
    isExchanged: exchanged(props.referee.game, sitting.seats).some((sitter, i) => sitter !== sitting.seats[i]),
    go: () => void playAgain(props.reading, sitting.seats),
  }
  useTitle(() => sitting.session.game.tongue.name)
  return (
    <div class="sitting">
      <Notices
        id={id}
        sitting={sitting}
        before={shortened(props.reading.record.version)}
        wasSpoilt={props.reading.wasSpoilt ?? false}
        onTakeOver={(seat) => props.onSeats(sitting.seats.with(seat, 'person'))}
      />
      <PlayScreen
        session={sitting.session}
        computer={sitting.computerState}
        headway={sitting.headway}
        onStop={() => sitting.computer.hurry()}
        reasons={sitting.reasons}
        advise={sitting.advise}
        beat={sitting.beat}
        onceMore={again}
        onSave={sitting.handOut}
      />
    </div>
  )
}

/** Sits down at the same match once more, the seats exchanged; where its first dice are typed in, at the box. */
async function playAgain({ match: played }: Sound, seats: Seats): Promise<void> {
  const match = anew(played, fresh())
  if (match.waiting !== undefined) go({ at: 'open', game: match.game.id })
  else go({ at: 'play', id: await adopt(match, exchanged(match.game, seats)) })
}
