import type { Action } from '@boma/kernel'
import type { Headway } from '@boma/opponents'
import type { Lights } from '@boma/showing'
import { type Accessor, createEffect, createMemo, type JSX, Match, on, Show, Switch, untrack } from 'solid-js'
import type { ComputerState } from '../opponents/computer.ts'
import type { Pace } from '../sitting/beat.ts'
import { GuideBeside } from '../words/guides.ts'
import { BattleRoom } from './battle/battle-room.tsx'
import { OddsBeside } from './battle/odds-beside.tsx'
import { NewCard } from './decks/flash.tsx'
import { EndSheet, type OnceMore } from './end/end-sheet.tsx'
import { seatToGiveUp } from './end/giving-up.ts'
import { HexCard } from './facts/hex-card.tsx'
import { Legend } from './ground/legend.tsx'
import { SightNote } from './ground/sight-note.tsx'
import { isBetterAbove, TableView } from './ground/table-view.tsx'
import { TurnRing } from './ground/turn-ring.tsx'
import { QuestionHelpSheet } from './guide/question-help.tsx'
import type { Adviser } from './hints/hints.ts'
import { HintStops, HintsView } from './hints/hints-view.tsx'
import type { Line } from './log/chapters.ts'
import { MusterSheet } from './muster/muster-sheet.tsx'
import { forceSpace, isMoving } from './panel/force-space.ts'
import { Grip } from './panel/grip.tsx'
import { SidePanel } from './panel/side-panel.tsx'
import { Tabs } from './panel/tabs.tsx'
import { DiceSlip } from './paper/dice-slip.tsx'
import { Sheets } from './paper/sheets.tsx'
import { PinnedSlip } from './paper/slips.tsx'
import { Announcer } from './prompt/announcer.tsx'
import { helpLine } from './prompt/help-line.ts'
import { marchHelp, marchSentence } from './prompt/march-words.ts'
import { Prompt } from './prompt/prompt.tsx'
import { sentenceFor, whoIsAsked } from './prompt/sentence.ts'
import { QuickStrip } from './quick/quick-strip.tsx'
import type { Reasons } from './reasons/reasons.ts'
import { RecapView } from './recap/recap-view.tsx'
import { Stops } from './recap/stops.tsx'
import { type Room, retell, roomAt, takeUp, watch } from './room.ts'
import { AskedFor } from './scene/asked-for.ts'
import { bodyOfSide } from './scene/bodies.ts'
import { RuleLinks } from './scene/rule-link.tsx'
import type { Scene } from './scene/scene.ts'
import type { Offered } from './session/offers.ts'
import type { Session } from './session/session.ts'
import type { ToldDeed } from './story/deeds.ts'
import { TableBar } from './table-bar.tsx'

/** What the table is given by whoever sat down at the match. */
export interface PlayTableProps {
  readonly session: Session
  readonly scene: Scene
  /** What the computer does just now. */
  readonly computer: Accessor<ComputerState>
  /** How far it has come with its thought. */
  readonly headway: Accessor<Headway | undefined>
  /** Has it give the best order that it has found so far. */
  readonly onStop: () => void
  /** Why it gave its orders. */
  readonly reasons: Reasons
  /** The beat at which it moves. */
  readonly beat: Pace
  /** Asks what is advised to whoever decides; left out where nobody is advised. */
  readonly advise?: Adviser
  /** Plays the same once more; left out where that cannot be. */
  readonly onceMore?: OnceMore
  /** Hands the match out as a file; left out where others keep it. */
  readonly onSave?: () => void
  /** The lesson that is given at this table. */
  readonly lesson?: LessonBeside
}

/** What the table has of a lesson: what to do, what is lit, and the card that says the rest. */
interface LessonBeside {
  readonly ask: Accessor<string>
  readonly lights: Accessor<readonly Lights[]>
  /** What is to be done next, whose button is marked. */
  readonly next: Accessor<Action | undefined>
  /** Where the step takes place, from its beginning on. */
  readonly places: Accessor<readonly Lights[]>
  readonly card: () => JSX.Element
}

/** The table: bar, map, panel, prompt, and what lies over them at times. */
export function PlayTable(props: PlayTableProps) {
  const room = roomAt(props.session, props.scene, props.advise, props.lesson)
  useLesson(room, props.lesson)
  const { scene, panes, battle } = room
  const prompt = (offers: () => readonly Offered[], passKey = 'S') => (
    <Question {...room} {...thinkingOf(props)} ask={props.lesson?.ask() ?? ''} offers={offers()} passKey={passKey} />
  )
  return (
    <RuleLinks open={panes.openRule}>
      <GuideBeside value={room.helping.guide}>
        <AskedFor value={() => props.lesson?.next()}>
          <div
            class="table"
            data-pane={panes.pane()}
            data-draw={panes.draw()}
            data-new={room.hand.haste.isNew()}
            classList={{ battling: battle.isOpen(), carded: isCarded(scene), teaching: props.lesson !== undefined }}
          >
            <Overhead {...room} {...(props.onSave && { onSave: props.onSave })} />
            <Middle {...room} />
            {props.lesson?.card()}
            <Beside {...room} reasons={props.reasons} prompt={prompt(() => room.hand.places().buttons)} />
            <TheEnd {...room} onceMore={props.onceMore} />
            <OnTop {...room} computer={props.computer} prompt={(offers, passKey) => prompt(() => offers, passKey)} />
          </div>
        </AskedFor>
      </GuideBeside>
    </RuleLinks>
  )
}

/**
 * The map comes along to what the lesson asks for, and shows at each new step where it takes place. The board of a fight
 * that is over does not lie over it any longer than until the next step is done.
 */
function useLesson({ map, scene, battle }: Room, lesson: LessonBeside | undefined): void {
  createEffect<boolean>((wasOver) => {
    lesson?.places()
    const isOver = untrack(() => battle.isOpen() && !battle.isUnderWay())
    if (lesson !== undefined && wasOver && isOver) untrack(battle.putAway)
    return isOver
  }, false)
  const spacesOf = ({ spaces, pieces }: Lights) => [...spaces, ...pieces.flatMap((id) => scene.piece(id)?.space ?? [])]
  createEffect(() => {
    const [space] = (lesson?.lights() ?? []).flatMap(spacesOf)
    if (space !== undefined) map()?.follow(space)
  })
  createEffect(
    on([map, () => lesson?.places() ?? []], ([control, places]) =>
      control?.show([...new Set(places.flatMap(spacesOf))]),
    ),
  )
}

/** Does the game have cards? */
const isCarded = (scene: Scene): boolean => scene.decks().length > 0

/** The bar over the table. */
function Overhead(props: Room & Pick<PlayTableProps, 'onSave'>) {
  const { session, scene, hand, map, panes } = props
  const mine = () => seatToGiveUp(session, session.viewer())
  const giveUp = () => {
    const seat = mine()
    return seat === undefined ? undefined : () => props.givingUp.ask(seat)
  }
  return (
    <TableBar
      game={session.game.tongue.name}
      status={scene.status()}
      standing={scene.standing()?.short}
      layers={scene.page.layers}
      numbered={scene.board().kind === 'hexes'}
      wishes={props.wishes}
      pane={panes.pane()}
      carded={isCarded(scene)}
      onPane={panes.turnTo}
      onFit={() => map()?.fit()}
      onThread={hand.thread.isThere ? () => hand.thread.toggle(undefined) : undefined}
      onHint={props.hints.isThere() ? () => adviseAt(props) : undefined}
      onRecap={props.recap.steps().length > 0 ? () => retell(props) : undefined}
      onCentre={() => map()?.centre(forceSpace(scene, hand) ?? props.keyboard.cursor() ?? 0)}
      onGiveUp={giveUp()}
      onWatch={session.fetchReplay === undefined || session.over() ? () => watch(session) : undefined}
      {...(props.onSave && { onSave: props.onSave })}
      onHelp={() => props.help.setOut(true)}
    />
  )
}

/** Advice lies beside the map, whatever was turned to there. */
function adviseAt({ panes, hints }: Pick<Room, 'panes' | 'hints'>): void {
  panes.turnTo('table')
  hints.ask()
}

/** The map, with what lies on it. */
function Middle(props: Room) {
  const { session, scene, hand, battle, recap, wishes } = props
  return (
    // Hidden from ears and keys, but as a whole not inert: see MapView.
    <main tabindex="-1" aria-hidden={battle.isOpen()}>
      <h1 class="unseen">{session.game.tongue.name}</h1>
      <Ground {...props} />
      <Show when={!battle.isOpen() && !recap.isOpen() && props.quick()} keyed>
        {(it) => <QuickStrip session={session} scene={scene} hand={hand} map={props.map()} quick={it} />}
      </Show>
      <Legend
        layer={scene.page.layers.find(({ id }) => id === wishes.layer())}
        scene={scene}
        view={session.view()}
        isAside={battle.isOpen()}
        onClose={() => wishes.setLayer(undefined)}
      />
      <MusterSheet session={session} scene={scene} hand={hand} />
      <NewCard decks={scene.decks} length={session.length} />
    </main>
  )
}

/** The map itself under the hand. */
function Ground(props: Room) {
  const { session, hand, battle, recap } = props
  return (
    <TableView
      match={session.id}
      scene={props.scene}
      lights={recap.isOpen() ? props.toldLights : props.playLights}
      wishes={props.wishes}
      moment={session.version()}
      isAside={battle.isOpen()}
      stays={props.quick() !== undefined}
      gestures={hand.gestures}
      ref={props.setMap}
    >
      <Pinned {...props} />
    </TableView>
  )
}

/** Paper that is pinned to a place of the map. */
function Pinned(props: Room) {
  const { session, scene, hand, battle, recap, dice } = props
  const held = () => hand.taken.space() ?? scene.pieces().find(isMoving)?.space
  const inHand = () => {
    const space = held()
    return space === undefined ? undefined : props.map()?.pixelOf(space)
  }
  const isAbove = (space: number) => isBetterAbove(props.map(), space, props.playLights, held())
  const where = { isAbove, inHand }
  return (
    <>
      <Show when={hand.thread.laid() === undefined}>
        <HexCard scene={scene} hand={hand} {...where} />
      </Show>
      <TurnRing hand={hand} />
      <SightNote hand={hand} {...where} />
      <Stops recap={recap} />
      <HintStops hints={props.hints} scene={scene} />
      <Show when={!battle.isOpen()}>
        <PinnedSlip scene={scene} hand={hand} {...where} />
      </Show>
      <Show when={hand.slip() === undefined && !battle.isOpen() && !recap.isOpen() && dice.areNew()}>
        <DiceSlip session={session} scene={scene} {...where} onSeen={dice.see} />
      </Show>
    </>
  )
}

type ComputerParts = Pick<PlayTableProps, 'computer' | 'beat' | 'headway' | 'onStop'>

const thinkingOf = ({ computer, beat, headway, onStop }: PlayTableProps): ComputerParts => ({
  ...{ computer, beat, headway, onStop },
})

interface QuestionProps extends Room, ComputerParts {
  /** What a lesson asks for; '' where there is none. */
  readonly ask: string
  readonly offers: readonly Offered[]
  readonly passKey: string
}

/** What is to be decided; what a lesson asks for in its place, unless something is in the hand. */
const sentenceIn = ({ session, scene, hand, computer, beat, ask }: QuestionProps): string =>
  marchSentence(scene, hand) ?? (ask || sentenceFor(session, computer(), beat.isHeld()))

/** The question and its answers. */
function Question(props: QuestionProps) {
  const { session, scene, hand, backward } = props
  const player = createMemo(() => {
    const state = props.computer()
    return state.kind === 'thinking' ? state.player : undefined
  })
  const thinking = createMemo(() => {
    const now = player()
    return now && { player: now, headway: props.headway, onStop: props.onStop }
  })
  return (
    <>
      <Prompt
        session={session}
        hand={hand}
        scene={scene}
        offers={props.offers}
        who={whoIsAsked(session, props.computer())}
        sentence={sentenceIn(props)}
        help={marchHelp(scene, hand, session.offers()) ?? helpLine(scene, hand)}
        remark={backward.remark()}
        body={bodyOfSide(scene, session.deciding())}
        piece={scene.pieces().find((piece) => piece.states.includes('moving'))}
        quick={props.quick()}
        beat={thinking() && props.beat}
        thinking={thinking()}
        entersMain={props.keyboard.entersMain()}
        passKey={props.passKey}
        onUndo={() => backward.undo()}
        onRedo={backward.redo}
        onWatch={() => watch(session)}
        onEnd={() => props.end.setOut(true)}
        onBattle={props.battle.unfold()}
        helping={props.helping}
      />
      <QuestionHelpSheet help={props.helping} rule={session.decision()?.rule ?? ''} />
    </>
  )
}

/** What lies beside the map, or under it on phones: the question, or what the others did; and the panel. */
function Beside(props: Room & Pick<PlayTableProps, 'reasons'> & { readonly prompt: JSX.Element }) {
  const { session, scene, panes, battle, recap } = props
  const goTo = (entry: number) => watch(session, session.step(entry))
  /** On its board, or in the replay if it was fought before anybody sat down here. */
  const seeAgain = ({ lines }: ToldDeed<Line>) =>
    battle.again(lines.map(({ event }) => event)) || goTo(lines.at(-1)?.action ?? 0)
  return (
    <div class="bottom" inert={battle.isOpen()}>
      <Grip draw={panes.draw()} onDraw={panes.setDraw} />
      <Switch>
        <Match when={recap.isOpen() && !battle.isOpen()}>
          <RecapView
            recap={recap}
            scene={scene}
            reasons={props.reasons}
            haste={props.hand.haste}
            view={session.view}
            isBeside={panes.pane() === 'table'}
            onBattle={seeAgain}
            onUncovered={props.keyboard.uncover}
          />
        </Match>
        <Match when={props.hints.isOpen() && !battle.isOpen()}>
          <HintsView
            hints={props.hints}
            session={session}
            scene={scene}
            onTakeUp={() => takeUp(props)}
            onShow={(space) => props.map()?.follow(space)}
          />
        </Match>
        <Match when={!battle.isOpen()}>
          <OddsBeside value={scene.forecast}>{props.prompt}</OddsBeside>
        </Match>
      </Switch>
      <PanelBeside {...props} goTo={goTo} />
      <Tabs pane={panes.pane()} carded={isCarded(scene)} onPane={panes.turnTo} />
    </div>
  )
}

function PanelBeside(props: Room & Pick<PlayTableProps, 'reasons'> & { readonly goTo: (entry: number) => void }) {
  const { hand, map, panes } = props
  return (
    <SidePanel
      isAway={(props.recap.isOpen() && panes.pane() === 'table') || props.hints.isOpen()}
      session={props.session}
      scene={props.scene}
      hand={hand}
      pane={panes.pane()}
      rule={panes.rule()}
      forecast={props.forecast()}
      notes={props.notes}
      reasons={props.reasons}
      isUnadvised={props.hints.isOff}
      onPane={panes.turnTo}
      onRule={panes.openRule}
      onPoint={props.lightEvents}
      onLight={props.lightSpaces}
      onGiveUp={props.givingUp.ask}
      onShow={(space) => map()?.follow(space)}
      onGoTo={props.goTo}
      onGo={(space) => {
        hand.select(space)
        panes.setDraw('half')
        map()?.centre(space)
      }}
    />
  )
}

/** How the match ended, once its last fight and what the others did have been seen. */
function TheEnd(props: Room & { readonly onceMore: OnceMore | undefined }) {
  const { session, scene, end, battle, recap, panes } = props
  const isShown = () => end.isOut() && session.over() && !battle.isOpen() && !recap.isOpen() && panes.pane() !== 'text'
  return (
    <Show when={isShown()}>
      <EndSheet
        session={session}
        scene={scene}
        onceMore={props.onceMore}
        onWatch={(step) => watch(session, step)}
        onClose={() => end.setOut(false)}
      />
    </Show>
  )
}

interface OnTopProps extends Room, Pick<PlayTableProps, 'computer'> {
  readonly prompt: (offers: readonly Offered[], passKey: string) => JSX.Element
}

/** What lies over all of it at times: the board of a battle, sheets; and what is said aloud. */
function OnTop(props: OnTopProps) {
  const { session, scene, hand, battle, backward, keyboard } = props
  return (
    <>
      <Show when={battle.isOpen()}>
        <BattleRoom
          session={session}
          scene={scene}
          hand={hand}
          battle={battle}
          forecast={props.forecast()}
          sentence={sentenceFor(session, props.computer())}
          prompt={props.prompt}
          remark={backward.remark()}
          onUndo={backward.undo}
          onUncovered={keyboard.uncover}
        />
      </Show>
      <Sheets
        session={session}
        asksConsent={backward.asksConsent()}
        onConsent={(isAgreed) => (isAgreed ? backward.undo(true) : backward.refuseConsent())}
        givingUp={props.givingUp}
        needsHelp={props.help.isOut()}
        onHelped={() => props.help.setOut(false)}
      />
      <Show when={props.panes.pane() !== 'text'}>
        <Announcer
          session={session}
          scene={scene}
          hand={hand}
          cursor={keyboard.cursor()}
          isTold={props.recap.isOpen()}
          isPlaying={battle.isPlaying()}
        />
      </Show>
    </>
  )
}
