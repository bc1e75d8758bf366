import type { Rank, Ranks } from '@boma/club'
import { type Game, scenarioName } from '@boma/showing'
import { createResource, For, Show } from 'solid-js'
import { gameNamed } from '../club/match-title.ts'
import { Declined, readRanks } from '../club/post.ts'
import { nameAt, whyWords } from '../club/words.ts'
import { SHELF } from '../games.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { sideNameOf } from './names.ts'
import { StandingBar, StandingFigure } from './standing.tsx'
import '../club/club.css'
import './people.css'

const BOXES = SHELF.filter(({ sample }) => !sample)

/** Who plays a game how well, by side. */
export function RanksScreen(props: { readonly game: string }) {
  useTitle(() => t('people.ranks'))
  const id = () => (props.game === '' ? (BOXES[0]?.id ?? '') : props.game)
  const game = gameNamed(id)
  const [found] = createResource(id, (name) =>
    readRanks(name).catch((problem) => ({ why: problem instanceof Declined ? problem.why : 'offline' })),
  )
  return (
    <div class="desk">
      <Bar />
      <main class="club people" tabindex="-1">
        <h1>{t('people.ranks')}</h1>
        <nav class="boxes" aria-label={t('people.ofGame')}>
          <For each={BOXES}>
            {(box) => (
              <a
                class="word"
                href={hrefOf({ at: 'ranks', game: box.id })}
                aria-current={box.id === id() ? 'page' : undefined}
              >
                {box.name}
              </a>
            )}
          </For>
        </nav>
        <Show when={found()} fallback={<p class="loading">{t('app.loading')}</p>} keyed>
          {(ranks) =>
            'why' in ranks ? <p class="none">{whyWords(ranks.why)}</p> : <Sides ranks={ranks} game={game()} />
          }
        </Show>
        <p class="hint">{t('people.ranksHint')}</p>
      </main>
    </div>
  )
}

function Sides(props: { readonly ranks: Ranks; readonly game: Game | undefined }) {
  const share = (side: number, points: number) =>
    t('people.share', {
      ...{ side: sideNameOf(props.game, side), points: points.toLocaleString(), matches: String(props.ranks.matches) },
    })
  return (
    <>
      <For each={props.ranks.sides}>
        {({ ranks, points }, side) => (
          <section class="rank-list">
            <h2 class="head">{t('people.as', { side: sideNameOf(props.game, side()) })}</h2>
            <Show when={ranks.length > 0} fallback={<p class="none">{t('people.noRanks')}</p>}>
              <RankTable ranks={ranks} game={props.game} />
            </Show>
            <Show when={props.ranks.matches > 0}>
              <p class="hint">{share(side(), points)}</p>
            </Show>
          </section>
        )}
      </For>
      <Show when={props.ranks.matches === 0}>
        <p class="hint">{t('people.shareNone')}</p>
      </Show>
    </>
  )
}

function RankTable(props: { readonly ranks: readonly Rank[]; readonly game: Game | undefined }) {
  return (
    <table class="ratings">
      <thead>
        <tr>
          <th scope="col">{t('people.player')}</th>
          <td class="bar-cell" />
          <th scope="col" class="figure-cell">
            {t('people.rating')}
          </th>
          <th scope="col" class="figure-cell">
            {t('people.matches')}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={props.ranks}>
          {(rank) => (
            <tr>
              <th scope="row">
                <Name rank={rank} game={props.game} />
              </th>
              <td class="bar-cell">
                <StandingBar standing={rank} />
              </td>
              <td class="figure-cell">
                <StandingFigure standing={rank} />
              </td>
              <td class="figure-cell">{rank.kind === 'person' ? rank.matches : ''}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

function Name(props: { readonly rank: Rank; readonly game: Game | undefined }) {
  // A game of one scenario needs not say which.
  const where = () => {
    const { game, rank } = props
    if (game === undefined || rank.scenario === undefined || game.scenarios.length < 2) return ''
    return t('people.measuredIn', { scenario: scenarioName(spoken(game), rank.scenario) })
  }
  return (
    <Show
      when={props.rank.kind === 'computer'}
      fallback={<a href={hrefOf({ at: 'player', name: props.rank.name })}>{props.rank.name}</a>}
    >
      <span class="computer-mark" aria-hidden="true">
        C
      </span>
      {nameAt(props.rank)} <small>{where()}</small>
    </Show>
  )
}
