import type { AdminView, FoundPerson, Report } from '@boma/club'
import { createResource, createSignal, For, Show } from 'solid-js'
import { closeReport, Declined, lookAround, setBarred } from '../club/post.ts'
import { whyWords } from '../club/words.ts'
import { agoInWords } from '../home/ago.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { language, t } from '../words/words.ts'
import '../club/club.css'
import './people.css'

/** For whoever looks after the club: how much there is, what was reported, and who may not come in. */
export function AdminScreen() {
  useTitle(() => t('people.admin'))
  const [name, setName] = createSignal('')
  const [found, { refetch }] = createResource(name, (asked) =>
    lookAround(asked).catch((problem) => ({ why: problem instanceof Declined ? problem.why : 'offline' })),
  )
  const again = () => void refetch()
  return (
    <div class="desk">
      <Bar />
      <main class="club people" tabindex="-1">
        <h1>{t('people.admin')}</h1>
        <label class="find">
          <span>{t('people.find')}</span>
          <input class="field" type="search" maxlength="32" onChange={(e) => setName(e.currentTarget.value)} />
        </label>
        <Show when={found.latest} fallback={<p class="loading">{t('app.loading')}</p>} keyed>
          {(view) =>
            'why' in view ? <p class="none">{whyWords(view.why)}</p> : <Around view={view} onChange={again} />
          }
        </Show>
      </main>
    </div>
  )
}

function Around(props: { readonly view: AdminView; readonly onChange: () => void }) {
  const { people, running, waiting, over } = props.view
  const counts = { people: String(people), running: String(running), waiting: String(waiting), over: String(over) }
  return (
    <>
      <p>{t('people.adminCounts', counts)}</p>
      <section class="club-rows">
        <h2 class="head">{t('people.reports')}</h2>
        <Show when={props.view.reports.length > 0} fallback={<p class="none">{t('people.noReports')}</p>}>
          <ul>
            <For each={props.view.reports}>{(report) => <Reported report={report} onChange={props.onChange} />}</For>
          </ul>
        </Show>
      </section>
      <section class="club-rows">
        <h2 class="head">{t('people.ranks')}</h2>
        <ul>
          <For each={props.view.found}>{(person) => <Somebody person={person} onChange={props.onChange} />}</For>
        </ul>
      </section>
    </>
  )
}

function Reported(props: { readonly report: Report; readonly onChange: () => void }) {
  const { number, about, by, text, match, at } = props.report
  return (
    <li>
      <p class="tells">
        <strong>{t('people.reportAbout', { about, by })}</strong>
        <span>{text}</span>
      </p>
      <span>{agoInWords(at, Date.now(), language.value())}</span>
      <a class="word" href={hrefOf({ at: 'far', id: match })}>
        {t('people.toMatch')}
      </a>
      <button type="button" class="quiet" onClick={() => void closeReport(number).then(props.onChange, props.onChange)}>
        {t('people.done')}
      </button>
    </li>
  )
}

function Somebody(props: { readonly person: FoundPerson; readonly onChange: () => void }) {
  const { id, name, isGuest, isAdmin, isBarred } = props.person
  const what = () =>
    [
      t(isGuest ? 'people.guest' : 'people.member'),
      ...(isAdmin ? [t('people.administrator')] : []),
      ...(isBarred ? [t('people.barred')] : []),
    ].join(', ')
  return (
    <li>
      <p class="tells">
        <strong>{name}</strong>
        <span>{what()}</span>
      </p>
      <Show when={!isAdmin}>
        <button
          type="button"
          class="quiet"
          onClick={() => void setBarred(id, !isBarred).then(props.onChange, props.onChange)}
        >
          {t(isBarred ? 'people.unbar' : 'people.bar')}
        </button>
      </Show>
    </li>
  )
}
