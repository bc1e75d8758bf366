import { type CompanySeat, left, outOfTime, type TalkLine } from '@boma/club'
import { type Seat, seatsOf } from '@boma/kernel'
import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { NewButton } from '../play/hand/new-button.tsx'
import { isTaken, nameOfSeat } from '../play/session/seats.ts'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import { type AtFar, isPlaying, RematchBand, RestBand } from './bands.tsx'
import { HomeBand } from './go-home.tsx'
import { elsewhere, useNextKey } from './next-match.ts'
import type { FarMatch } from './sit-far.ts'
import { isTalkNew, noteTalkRead } from './talk-read.ts'
import { awayWords, leftWords, nameAt } from './words.ts'

interface FarStripProps extends AtFar {
  readonly isTalking: boolean
  readonly onTalk: () => void
  readonly isDrawerOpen: boolean
  readonly onDrawer: () => void
}

/** Who sits here, whose time runs, and what the two ask of one another. */
export function FarStrip(props: FarStripProps) {
  const company = () => props.match.company()
  const now = clubTime(() => company()?.now)
  return (
    <>
      <section class="far-strip" aria-label={t('club.with')}>
        <For each={company()?.seats}>
          {(seat, i) => (
            <Show when={isPlayed(props.session, i())}>
              <SeatHere
                seat={seat}
                side={nameOfSeat(props.session.game, i() as Seat)}
                isAsked={props.session.decision()?.seat === i()}
                time={timeOf(props.match, i(), now())}
                away={awayWords(company(), i(), now())}
              />
            </Show>
          )}
        </For>
        <Show when={(company()?.onlookers ?? 0) > 0}>
          <span class="onlookers">{t('club.onlookers', { count: String(company()?.onlookers) })}</span>
        </Show>
        <StripWays {...props} />
      </section>
      <PetitionBand {...props} />
      <RestBand {...props} />
      <HomeBand {...props} />
      <RematchBand {...props} />
      <OutOfTime {...props} now={now()} />
    </>
  )
}

/** Is anybody asked by that seat in this match? */
function isPlayed({ game, view }: FarStripProps['session'], i: number): boolean {
  const seat = seatsOf(game)[i]
  const options = game.options.flatMap(({ id }, bit) => ((view().core.options >> bit) & 1 ? [id] : []))
  return seat === undefined || isTaken(seat, options)
}

/** What a player may ask of the other, and the way to their talk. */
function StripWays(props: FarStripProps) {
  const mayAsk = () => isPlaying(props) && props.match.company()?.petition === undefined && !props.session.over()
  const [read, setRead] = createSignal(0)
  const isAgainstComputers = () => !props.match.company()?.seats.some((seat) => seat.kind === 'person' && !seat.isMine)
  // What was read on an earlier visit is not new, and never what one has said oneself.
  const isOwn = ({ seat }: TalkLine) => props.match.company()?.seats[seat ?? -1]?.isMine === true
  const isNew = (line: TalkLine) => line.number > read() && isTalkNew(props.match.id, line.number) && !isOwn(line)
  const unread = () => props.match.talk().filter(isNew).length
  createEffect(() => {
    const last = props.match.talk().at(-1)?.number
    if (!props.isTalking || last === undefined) return
    noteTalkRead(props.match.id, last)
    setRead(last)
  })
  const others = elsewhere(props.match.id)
  useNextKey(() => others()[0], true)
  return (
    <span class="far-ways">
      <Show when={others().length > 0 && others()[0]}>
        {(next) => (
          <a class="word" title={t('far.nextKey')} href={hrefOf({ at: 'far', id: next().id })}>
            {t('far.next', { count: String(others().length) })}
          </a>
        )}
      </Show>
      <Show when={mayAsk()}>
        <button type="button" class="word" onClick={() => props.match.ask('take-back')}>
          {t(isAgainstComputers() ? 'club.takeBack' : 'club.askBack')}
        </button>
        <Show when={!isAgainstComputers()}>
          <button type="button" class="word" onClick={() => props.match.ask('draw')}>
            {t('club.askDraw')}
          </button>
        </Show>
      </Show>
      <button type="button" class="word" aria-expanded={props.isDrawerOpen} onClick={() => props.onDrawer()}>
        {t('far.more')}
      </button>
      <button type="button" class="word" aria-expanded={props.isTalking} onClick={() => props.onTalk()}>
        {unread() > 0 ? t('club.talkNew', { count: String(unread()) }) : t('club.talk')}
      </button>
    </span>
  )
}

/** The time of somebody else is over: the match may be claimed. */
function OutOfTime(props: FarStripProps & { readonly now: number }) {
  const late = () => {
    const all = props.match.company()
    const seat = all && !props.session.over() ? outOfTime(all.clock, props.now) : undefined
    return seat === undefined || all?.seats[seat]?.isMine ? undefined : all?.seats[seat]?.name
  }
  return (
    <Show when={isPlaying(props) && late()} keyed>
      {(name) => (
        <div class="petition" role="status">
          <p>{t('club.outOfTime', { name })}</p>
          <NewButton onPress={() => props.match.claim()}>{t('club.claim')}</NewButton>
        </div>
      )}
    </Show>
  )
}

const timeOf = (match: FarMatch, seat: number, now: number): string => {
  const company = match.company()
  const time = company && left(company.clock, seat, now)
  return time === undefined ? '' : leftWords(time)
}

/** What time it is at the club, by the second: this device's clock may be wrong. Inside a component. */
function clubTime(said: () => number | undefined) {
  const [tick, setTick] = createSignal(performance.now())
  const timer = setInterval(() => setTick(performance.now()), 1000)
  onCleanup(() => clearInterval(timer))
  const heard = createMemo(() => ({ club: said() ?? 0, here: performance.now() }))
  return () => heard().club + Math.max(0, tick() - heard().here)
}

function SeatHere(props: {
  readonly seat: CompanySeat
  readonly side: string
  readonly isAsked: boolean
  readonly time: string
  readonly away: string
}) {
  const presence = () => {
    if (props.seat.isMine) return t('club.you')
    if (props.seat.isProgram) return t('account.byProgram')
    if (props.seat.kind === 'computer') return props.isAsked ? t('club.thinks') : ''
    return props.away || t(props.seat.isHere ? 'club.here' : 'club.away')
  }
  return (
    <span class="far-seat" classList={{ asked: props.isAsked, here: props.seat.isHere }}>
      <span class="presence" aria-hidden="true" />
      <strong>{nameAt(props.seat)}</strong>
      <span class="side">{[props.side, presence()].filter((part) => part !== '').join(', ')}</span>
      <Show when={props.time}>
        <span class="clock">{props.time}</span>
      </Show>
    </span>
  )
}

/** What one of them asks, and what the other may answer. */
function PetitionBand(props: FarStripProps) {
  const petition = () => props.match.company()?.petition
  const asker = () => props.match.company()?.seats[petition()?.seat ?? -1]
  const hasAgreed = () => petition()?.agreed?.some((i) => props.match.company()?.seats[i]?.isMine) === true
  return (
    <Show when={petition()} keyed>
      {({ what }) => (
        <div class="petition" role="alert">
          <Show
            when={isPlaying(props) && asker()?.isMine !== true && !hasAgreed()}
            fallback={
              <p>
                {hasAgreed() ? `${t('move.agreedAlready')} ` : ''}
                {asker()?.isMine ? t(`club.askedByMe.${what}`) : t(`club.asked.${what}`, { name: asker()?.name ?? '' })}
              </p>
            }
          >
            <p>{t(`club.asked.${what}`, { name: asker()?.name ?? '' })}</p>
            <button type="button" class="quiet" onClick={() => props.match.answer(what, false)}>
              {t(`club.no.${what}`)}
            </button>
            <NewButton onPress={() => props.match.answer(what, true)}>{t(`club.yes.${what}`)}</NewButton>
          </Show>
        </div>
      )}
    </Show>
  )
}
