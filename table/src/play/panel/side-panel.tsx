import type { GameEvent, Seat } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { createEffect, createResource, createSignal, Match, on, Show, Switch } from 'solid-js'
import { wantedFor } from '../../rules/charts.ts'
import { Rulebook } from '../../rules/rulebook.tsx'
import { rulebookOf } from '../../rules/rulebooks.ts'
import { TextMode } from '../../text/text-mode.tsx'
import { language, t } from '../../words/words.ts'
import { Histograms, Odds } from '../battle/forecast.tsx'
import { Decks } from '../decks/decks.tsx'
import { InForce } from '../decks/in-force.tsx'
import { CardsPane } from '../decks/leaf.tsx'
import { forceOf } from '../facts/force-of.ts'
import { UnitCard } from '../facts/unit-card.tsx'
import type { Hand } from '../hand/hand.ts'
import type { Notes } from '../log/chapters.ts'
import { Log } from '../log/log.tsx'
import { LastLines } from '../log/log-lines.tsx'
import type { Reasons } from '../reasons/reasons.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { Charts } from './charts.tsx'
import { DangersPanel, FacingPanel } from './dangers.tsx'
import { Deploying } from './deploying.tsx'
import { ForcePanel } from './force.tsx'
import { forceSpace } from './force-space.ts'
import { Forces } from './forces.tsx'
import { Inspector } from './inspector.tsx'
import { Plan } from './plan.tsx'
import { StakesPanel } from './stakes.tsx'
import { AwaitedList, StandingPanel } from './standing.tsx'
import { StatusPanel } from './status.tsx'
import { OfferedBoxes } from './tray.tsx'

/** What the panel beside the map shows. */
export type Pane = 'table' | 'forces' | 'log' | 'charts' | 'rules' | 'inspect' | 'text' | 'cards'

interface SidePanelProps {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly pane: Pane
  /** Is something else in its place? */
  readonly isAway: boolean
  /** The case at which the rulebook is open. */
  readonly rule: string
  readonly forecast: Forecast | undefined
  readonly notes: Notes
  readonly reasons: Reasons
  /** Is nobody advised at this match? */
  readonly isUnadvised: boolean
  readonly onPane: (pane: Pane) => void
  readonly onRule: (rule: string) => void
  readonly onPoint: (events: readonly GameEvent[]) => void
  readonly onLight: (spaces: readonly number[]) => void
  /** Asks whether a seat shall give up. */
  readonly onGiveUp: (seat: Seat) => void
  readonly onShow: (space: number) => void
  readonly onGoTo: (entry: number) => void
  readonly onGo: (space: number) => void
}

/** Beside the map: where the match stands, the force, the odds, the log; or whatever a person turned to instead. */
export function SidePanel(props: SidePanelProps) {
  const [leafed, setDeck] = createSignal<number>()
  /** Whoever has not chosen a deck wants the one whose card is in force. */
  const inForce = () => props.scene.decks().findIndex(({ cards }) => cards[0]?.state === 'turned')
  const deck = () => leafed() ?? Math.max(0, inForce())
  createEffect(
    on(
      () => props.pane,
      (pane) => pane !== 'cards' && setDeck(undefined),
    ),
  )
  const leaf = (at: number) => {
    setDeck(at)
    props.onPane('cards')
  }
  return (
    <aside class="panel" aria-label={t('panel.label')} data-pane={props.pane} hidden={props.isAway}>
      <Switch>
        <Match when={props.pane === 'table'}>
          <MatchNow {...props} onLeaf={leaf} />
          <InHand {...props} />
          <Plan status={props.scene.status()} />
          <WholeLog {...props} />
          <section class="lately" aria-label={t('battle.happened')}>
            <LastLines scene={props.scene} log={props.session.log()} />
          </section>
        </Match>
        <Match when={props.pane === 'log'}>
          <WholeLog {...props} />
        </Match>
        <Match when={props.pane === 'text'}>
          <Typing {...props} />
        </Match>
        <Match when={props.pane !== 'table'}>
          <Turned {...props} deck={deck()} onLeaf={leaf} />
        </Match>
      </Switch>
    </aside>
  )
}

/** The same table by typed commands. */
const Typing = (props: SidePanelProps) => (
  <TextMode
    session={props.session}
    scene={props.scene}
    isUnadvised={props.isUnadvised}
    onClose={() => props.onPane('table')}
  />
)

function WholeLog(props: SidePanelProps) {
  return (
    <Log
      scene={props.scene}
      log={props.session.log()}
      notes={props.notes}
      reasons={props.reasons}
      onPoint={props.onPoint}
      onGoTo={props.onGoTo}
    />
  )
}

/** Where the match stands, and what is offered beside the map. */
function MatchNow(props: SidePanelProps & { readonly onLeaf: (deck: number) => void }) {
  return (
    <>
      <StatusPanel status={props.scene.status()} />
      <Show when={!props.hand.aiming.isTroop()}>
        <StandingPanel scene={props.scene} session={props.session} onLight={props.onLight} onGiveUp={props.onGiveUp} />
      </Show>
      <StakesPanel scene={props.scene} hand={props.hand} onLight={props.onLight} onShow={props.onShow} />
      <AwaitedList scene={props.scene} />
      <Decks decks={props.scene.decks()} about={props.session.deciding()} onLeaf={props.onLeaf} />
      <InForce decks={props.scene.decks()} about={props.session.deciding()} onLeaf={props.onLeaf} />
      <OfferedBoxes
        scene={props.scene}
        hand={props.hand}
        turn={`${props.session.deciding()} ${props.scene.status().now}`}
        onGo={props.onGo}
      />
    </>
  )
}

/** The force in the hand, or the counter on which a pointer rests, with what threatens it and its odds. */
function InHand(props: SidePanelProps) {
  const rested = () => {
    const { at, isAsked } = props.hand.look
    return isAsked() ? undefined : props.scene.piece(at()?.piece ?? -1)
  }
  return (
    <>
      <Show
        when={rested()}
        fallback={<ForcePanel scene={props.scene} hand={props.hand} onInspect={() => props.onPane('inspect')} />}
      >
        {(piece) => <UnitCard scene={props.scene} piece={piece()} log={props.session.log()} onGoTo={props.onGoTo} />}
      </Show>
      <Deploying aiming={props.hand.aiming} />
      <DangersPanel scene={props.scene} hand={props.hand} />
      <FacingPanel hand={props.hand} />
      <Show when={props.forecast}>
        {(forecast) => (
          <Odds forecast={forecast()}>
            <Show when={props.scene.troops().length > 0}>
              <Histograms forecast={forecast()} />
            </Show>
          </Odds>
        )}
      </Show>
    </>
  )
}

/** What a person turned to, with a way back. */
function Turned(props: SidePanelProps & { readonly deck: number; readonly onLeaf: (deck: number) => void }) {
  const [rulebook] = createResource(
    () => [props.session.game.id, language.value()] as const,
    ([game, tongue]) => rulebookOf(game, tongue),
  )
  const charts = () => wantedFor(props.scene.page.charts, props.session.decision()?.rule ?? '')
  return (
    <div class="turned">
      <button type="button" class="word back" onClick={() => props.onPane('table')}>
        ‹ {t('panel.back')}
      </button>
      <Switch>
        <Match when={props.pane === 'forces'}>
          <Forces scene={props.scene} hand={props.hand} onGo={props.onGo} />
        </Match>
        <Match when={props.pane === 'cards'}>
          <CardsPane decks={props.scene.decks()} deck={props.deck} onLeaf={props.onLeaf} />
        </Match>
        <Match when={props.pane === 'charts'}>
          <StandingPanel scene={props.scene} session={props.session} onGiveUp={props.onGiveUp} />
          <Show when={rulebook.latest} fallback={rulebook.state === 'ready' && <p class="quiet">{t('charts.none')}</p>}>
            {(book) => <Charts book={book()} wanted={charts()} onRule={props.onRule} />}
          </Show>
          <StatusPanel status={props.scene.status()} />
          <Plan status={props.scene.status()} />
        </Match>
        <Match when={props.pane === 'rules' && rulebook.latest}>
          {(book) => <Rulebook book={book()} at={props.rule} onRule={props.onRule} />}
        </Match>
        <Match when={props.pane === 'inspect'}>
          <Inspected {...props} />
        </Match>
      </Switch>
    </div>
  )
}

/** The space of the force, looked into. */
function Inspected(props: SidePanelProps) {
  const space = () => forceSpace(props.scene, props.hand)
  return (
    <Show when={space() !== undefined} fallback={<p class="quiet">{t('inspector.choose')}</p>}>
      <Inspector
        scene={props.scene}
        force={forceOf(props.scene, props.hand)}
        space={space() ?? -1}
        log={props.session.log()}
        onGoTo={props.onGoTo}
      />
    </Show>
  )
}
