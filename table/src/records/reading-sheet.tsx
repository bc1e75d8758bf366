import { type Entry, shortened } from '@boma/kernel'
import { type GameMatch, scenarioName } from '@boma/showing'
import { createSignal, Show } from 'solid-js'
import { type Seats, seatsFor, seatsUnder } from '../play/session/seats.ts'
import { go } from '../shell/place.ts'
import { SeatsChooser } from '../sitting/seats-chooser.tsx'
import { adopt, fresh } from '../store/adopt.ts'
import type { Sound, Stuck } from '../store/reading.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { faultWords } from './fault-words.ts'
import { resultOf } from './useless.ts'
import './records.css'

interface ReadingSheetProps {
  readonly reading: Sound | Stuck
  /** Who played it, as far as is known. */
  readonly seats: Seats
  /** Plays the very match on, when it is sound. */
  readonly onPlay: (seats: Seats) => Promise<string>
  /** Makes sure that it is kept, so that it can be watched. */
  readonly onWatch: (seats: Seats) => Promise<string>
}

/** A record that can be played on or watched: what it is, what is wrong with it, who shall play. */
export function ReadingSheet(props: ReadingSheetProps) {
  const [seats, setSeats] = createSignal(seatsFor(props.reading.game, props.seats))
  const { record } = props.reading
  const chosen = () => seatsUnder(props.reading.game, record.options, seats())
  const game = () => spoken(props.reading.game)
  const stuck = () => (props.reading.kind === 'stuck' ? props.reading : undefined)
  /** As far as it holds, unless that is only its beginning. */
  const branch = () => (stuck()?.holds ? stuck()?.held : undefined)
  const isOver = () => props.reading.kind === 'sound' && props.reading.match.over
  return (
    <>
      <h1>{t('record.title', { game: game().tongue.name })}</h1>
      <p class="what">
        {t('record.what', {
          scenario: scenarioName(game(), record.scenario),
          count: String(standing(record.entries)),
        })}
        , {resultOf(game(), record)}
      </p>
      <Show when={record.version !== game().version}>
        <p>
          {t('record.otherRules', { before: shortened(record.version), now: game().version })}{' '}
          {stuck() === undefined ? t('record.stillHolds') : ''}
        </p>
      </Show>
      <Show when={stuck()} keyed>
        {(it) => <StuckWords stuck={it} />}
      </Show>
      <Show when={!isOver() && (stuck() === undefined || stuck()?.resume || branch())}>
        <h2 class="head">{t('open.who')}</h2>
        <SeatsChooser {...record} game={game()} seats={seats()} onChoose={setSeats} />
      </Show>
      <WaysOn {...props} stuck={stuck()} branch={branch()} isOver={isOver()} chosen={chosen()} />
    </>
  )
}

interface WaysOnProps extends ReadingSheetProps {
  readonly stuck: Stuck | undefined
  readonly branch: GameMatch | undefined
  readonly isOver: boolean
  /** Who shall play. */
  readonly chosen: Seats
}

/** What can be done with it: play it, play on anew from where it holds, watch it. */
function WaysOn(props: WaysOnProps) {
  const watch = async () => go({ at: 'replay', id: await props.onWatch(props.chosen) })
  const playOn = async () => go({ at: 'play', id: await props.onPlay(props.chosen) })
  const playAnew = async (match: GameMatch) => go({ at: 'play', id: await adopt(match, props.chosen) })
  const held = () => standing(props.reading.record.entries.slice(0, props.stuck?.holds))
  return (
    <div class="ways">
      <Show when={props.stuck === undefined && !props.isOver}>
        <button type="button" class="main" onClick={playOn}>
          {t('record.play')}
        </button>
      </Show>
      <Show when={props.stuck?.resume} keyed>
        {(resume) => (
          <button type="button" class="main" onClick={() => playAnew(resume(fresh()))}>
            {t('record.resume')}
          </button>
        )}
      </Show>
      <Show when={props.branch} keyed>
        {(match) => (
          <button type="button" class="quiet" onClick={() => playAnew(match)}>
            {t('record.branch', { at: String(held()) })}
          </button>
        )}
      </Show>
      <Show when={props.stuck === undefined || props.stuck.holds}>
        <button type="button" class={props.isOver ? 'main' : 'quiet'} onClick={watch}>
          {t(props.stuck === undefined ? 'record.watch' : 'record.watchFar')}
        </button>
      </Show>
    </div>
  )
}

/** How many orders stand after these entries of a journal: all but those that were taken back. */
const standing = (entries: readonly Entry[]): number => entries.reduce((n, e) => n + ('undo' in e ? -1 : 1), 0)

function StuckWords(props: { readonly stuck: Stuck }) {
  const { holds, fault, record } = props.stuck
  const reason = () => faultWords(fault)
  const count = String(record.entries.length)
  return (
    <>
      <p class="wrong">
        {holds === undefined
          ? t('record.stuckAtOnce', { reason: reason() })
          : t('record.stuck', { at: String(holds), count, reason: reason() })}
      </p>
      <Show when={props.stuck.resume}>
        <p>{t('record.newDice')}</p>
      </Show>
    </>
  )
}
