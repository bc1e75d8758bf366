import { fork } from '@boma/kernel'
import { createSignal, Show } from 'solid-js'
import { NewButton } from '../play/hand/new-button.tsx'
import { type Seats, SITTERS, type Sitter } from '../play/session/seats.ts'
import { go } from '../shell/place.ts'
import { adopt, fresh } from '../store/adopt.ts'
import { readRecord } from '../store/reading.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { type AtFar, isPlaying } from './bands.tsx'
import { recordOf } from './post.ts'
import type { FarMatch } from './sit-far.ts'

/** What a match of the club that went on at home is called here, so that it goes on once. */
const gone = new Map<string, string>()

/** Goes on at this device with a match that was ended for that; gives the name that it goes by, undefined when it cannot. */
async function playOnAtHome({ id, company }: FarMatch): Promise<string | undefined> {
  const known = gone.get(id)
  if (known !== undefined) return known
  const text = await recordOf(id).catch(() => undefined)
  const reading = text === undefined ? undefined : await readRecord(text, spokenBoxOf)
  if (reading?.kind !== 'sound') return undefined
  const { match } = reading
  // Its last deed was to end it: it goes on from before that.
  const here = await adopt(fork(match, fresh(), match.length - 1), seatsAtHome(company()))
  gone.set(id, here)
  return here
}

/** Computers stay where they were; all people sit at this screen. */
const seatsAtHome = (company: ReturnType<FarMatch['company']>): Seats =>
  (company?.seats ?? []).map(
    ({ kind, name }): Sitter =>
      kind === 'computer' ? (SITTERS.find((sitter) => sitter === name) ?? 'greedy') : 'person',
  )

/** Was it ended so that it could go on at home? Nobody else at a club says that nobody has won. */
const wentHome = ({ session }: Pick<AtFar, 'session'>): boolean =>
  session.over() && session.lastEvents().some(({ kind }) => kind === 'matchDrawn')

/** The match went home: whoever played it may play on there. */
export function HomeBand(props: AtFar) {
  const [isStuck, setStuck] = createSignal(false)
  const playOn = async () => {
    const here = await playOnAtHome(props.match)
    setStuck(here === undefined)
    if (here !== undefined) go({ at: 'play', id: here })
  }
  return (
    <Show when={wentHome(props)}>
      <div class="petition" role="status">
        <p>{t(isStuck() ? 'move.noPlayOn' : 'move.wentHome')}</p>
        <Show when={isPlaying(props) && !isStuck()}>
          <button type="button" onClick={() => void playOn()}>
            {t('move.playOn')}
          </button>
        </Show>
      </div>
    </Show>
  )
}

/** Ends the match at the club and goes on at home: alone, or when all who play agree. */
export function GoHome(props: { readonly match: FarMatch }) {
  const [isSure, setSure] = createSignal(false)
  const isAlone = () => props.match.company()?.seats.every(({ kind, isMine }) => kind !== 'person' || isMine) === true
  const ask = () => {
    setSure(false)
    props.match.ask('home')
  }
  return (
    <Show when={props.match.company()?.isRated !== true} fallback={<p class="hint">{t('move.homeRated')}</p>}>
      <p class="hint">{t('move.homeHint')}</p>
      <Show when={!isAlone()}>
        <p class="hint">{t('move.homeAll')}</p>
      </Show>
      <Show
        when={isSure()}
        fallback={
          <button type="button" onClick={() => (isAlone() ? setSure(true) : ask())}>
            {t(isAlone() ? 'move.homeAlone' : 'move.homeAsk')}
          </button>
        }
      >
        <p role="alert">{t('move.homeSure')}</p>
        <p class="far-ways">
          <NewButton class="danger" onPress={ask}>
            {t('move.homeYes')}
          </NewButton>
          <button
            type="button"
            class="quiet"
            ref={(b) => queueMicrotask(() => b.focus())}
            onClick={() => setSure(false)}
          >
            {t('move.homeNo')}
          </button>
        </p>
      </Show>
    </Show>
  )
}
