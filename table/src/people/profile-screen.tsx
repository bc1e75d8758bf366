import type { Profile, RatedMatch, SideStanding } from '@boma/club'
import { createResource, For, Show } from 'solid-js'
import { gameNamed, matchTitle } from '../club/match-title.ts'
import { Declined, readProfile, setShy } from '../club/post.ts'
import { whyWords } from '../club/words.ts'
import { agoInWords } from '../home/ago.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { language, t } from '../words/words.ts'
import { namesOf, sideNameOf } from './names.ts'
import { StandingBar, StandingFigure } from './standing.tsx'
import '../club/club.css'
import './people.css'

/** What others may read about somebody: ratings by game and side, and the matches that made them. */
export function ProfileScreen(props: { readonly name: string }) {
  useTitle(() => props.name)
  const [found, { refetch }] = createResource(
    () => props.name,
    (name) => readProfile(name).catch((problem) => ({ why: problem instanceof Declined ? problem.why : 'offline' })),
  )
  return (
    <div class="desk">
      <Bar>
        <a class="word" href={hrefOf({ at: 'ranks', game: '' })}>
          {t('people.ranks')}
        </a>
      </Bar>
      <main class="club people" tabindex="-1">
        <h1>{props.name}</h1>
        <Show when={found()} fallback={<p class="loading">{t('app.loading')}</p>} keyed>
          {(profile) =>
            'why' in profile ? (
              <p class="none">{profile.why === 'nobody' ? t('people.nobody') : whyWords(profile.why)}</p>
            ) : (
              <About profile={profile} onChange={() => void refetch()} />
            )
          }
        </Show>
      </main>
    </div>
  )
}

function About(props: { readonly profile: Profile; readonly onChange: () => void }) {
  const { profile } = props
  const date = () => new Intl.DateTimeFormat(language.value(), { dateStyle: 'long' }).format(profile.since)
  const facts = () => ({ since: date(), finished: String(profile.finished), running: String(profile.running) })
  const turn = () => void setShy(!profile.isShy).then(props.onChange, () => {})
  return (
    <Show when={!profile.isShy || profile.isMe} fallback={<p>{t('people.shy', { name: profile.name })}</p>}>
      <p>{t('people.profile', facts())}</p>
      <section>
        <h2 class="head">{t('people.ratings')}</h2>
        <Show when={profile.games.length > 0} fallback={<p class="none">{t('people.noRatings')}</p>}>
          <For each={profile.games}>{(each) => <GameStandings game={each.game} sides={each.sides} />}</For>
        </Show>
      </section>
      <Show when={profile.last.length > 0}>
        <section class="club-rows">
          <h2 class="head">{t('people.last')}</h2>
          <ul>
            <For each={profile.last}>{(match) => <LastMatch match={match} />}</For>
          </ul>
        </section>
      </Show>
      <p class="hint">{t('people.ranksHint')}</p>
      <Show when={profile.isMe}>
        <p>
          {t(profile.isShy ? 'people.shownLittle' : 'people.shown')}{' '}
          <button type="button" class="word" onClick={turn}>
            {t(profile.isShy ? 'people.showMore' : 'people.showLess')}
          </button>
        </p>
      </Show>
    </Show>
  )
}

function GameStandings(props: { readonly game: string; readonly sides: readonly SideStanding[] }) {
  const game = gameNamed(() => props.game)
  return (
    <table class="ratings">
      <caption>{spokenBoxOf(props.game)?.name ?? props.game}</caption>
      <tbody>
        <For each={props.sides}>
          {({ side, standing, matches, points }) => (
            <tr>
              <th scope="row">{sideNameOf(game(), side)}</th>
              <td class="bar-cell">
                <StandingBar standing={standing} />
              </td>
              <td class="figure-cell">
                <Show when={standing} fallback={<span title={t('people.notYetHint')}>{t('people.notYet')}</span>}>
                  {(known) => <StandingFigure standing={known()} />}
                </Show>
              </td>
              <td class="figure-cell">
                {t('people.matches')}: {matches}
              </td>
              <td class="figure-cell">
                {t('people.won')}: {points.toLocaleString(language.value())}
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

const RESULTS = { '0': 'lost', '0.5': 'drawn', '1': 'won' } as const

function LastMatch(props: { readonly match: RatedMatch }) {
  const title = matchTitle(() => props.match)
  const game = gameNamed(() => props.match.game)
  const result = () => t(`people.result.${RESULTS[String(props.match.score) as keyof typeof RESULTS] ?? 'drawn'}`)
  const change = () => `${props.match.change < 0 ? '−' : '+'} ${Math.abs(props.match.change)}`
  return (
    <li>
      <p class="tells">
        <strong>
          {result()}
          <Show when={game()}>, {sideNameOf(game(), props.match.side)}</Show>
        </strong>
        <span>{t('people.lastAgainst', { match: title(), names: namesOf(props.match.against) })}</span>
      </p>
      <span class="clock">{agoInWords(props.match.at, Date.now(), language.value())}</span>
      <span class="standing">
        <b>{props.match.rating}</b> {change()}
      </span>
    </li>
  )
}
