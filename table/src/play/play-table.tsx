import type { GameEvent } from '@boma/kernel'
import { type Accessor, createEffect, createSignal, Match, on, onMount, Show, Switch } from 'solid-js'
import type { MapControl } from '../map/map-view.tsx'
import type { ComputerState } from '../opponents/computer.ts'
import { useBack } from '../shell/back.ts'
import { go } from '../shell/place.ts'
import type { Beat } from '../sitting/beat.ts'
import { t } from '../words/words.ts'
import { battleAt } from './battle/battle-at.ts'
import { BattleRoom } from './battle/battle-room.tsx'
import { OddsBeside } from './battle/odds-beside.tsx'
import { NewCard } from './decks/flash.tsx'
import { HexCard } from './facts/hex-card.tsx'
import { keepFocus } from './focus.ts'
import { Legend } from './ground/legend.tsx'
import { useNearer } from './ground/nearer.ts'
import { SightNote } from './ground/sight-note.tsx'
import { isBetterAbove, TableView } from './ground/table-view.tsx'
import { TurnRing } from './ground/turn-ring.tsx'
import { handAt } from './hand/hand.ts'
import { useKeyboard } from './hand/keyboard.ts'
import { lightsToPlay, lightsToWatch } from './hand/lighting.ts'
import { forecastAt } from './hand/odds.ts'
import { layerLights, overlaysFor } from './hand/overlays.ts'
import { usePassing } from './hand/passing.ts'
import { turnedBy } from './hand/turn.ts'
import { wishesOfPerson } from './hand/wishes.ts'
import { forceSpace } from './panel/force-space.ts'
import { Grip } from './panel/grip.tsx'
import { panesAt } from './panel/panes.ts'
import { SidePanel } from './panel/side-panel.tsx'
import { Tabs } from './panel/tabs.tsx'
import { DiceSlip } from './paper/dice-slip.tsx'
import { Sheets } from './paper/sheets.tsx'
import { PinnedSlip } from './paper/slips.tsx'
import { Announcer } from './prompt/announcer.tsx'
import { standingKeys } from './prompt/from-now-on.tsx'
import { helpLine } from './prompt/help-line.ts'
import { marchHelp, marchSentence } from './prompt/march-words.ts'
import { Prompt } from './prompt/prompt.tsx'
import { sentenceFor, whoIsAsked } from './prompt/sentence.ts'
import { quickAt } from './quick/quick.ts'
import { QuickStrip } from './quick/quick-strip.tsx'
import { RECAP_PACE } from './recap/pace.ts'
import { recapAt } from './recap/recap.ts'
import { RecapView } from './recap/recap-view.tsx'
import type { Step } from './recap/steps.ts'
import { Stops } from './recap/stops.tsx'
import { bodyOfSide } from './scene/event-words.tsx'
import { RuleLinks } from './scene/rule-link.tsx'
import type { Scene } from './scene/scene.ts'
import type { Offered } from './session/offers.ts'
import type { Session } from './session/session.ts'
import { undoing } from './session/undoing.ts'
import { TableBar } from './table-bar.tsx'

/** What the table is given by whoever sat down at the match. */
export interface PlayTableProps {
  readonly session: Session
  readonly scene: Scene
  /** What the computer does just now. */
  readonly computer: Accessor<ComputerState>
  /** The beat at which it moves. */
  readonly beat: Beat
  /** Hands the match out as a file. */
  readonly onSave: () => void
}

/** The table: bar, map, panel, prompt, and what lies over them at times. */
export function PlayTable(props: PlayTableProps) {
  const { session, scene } = props
  const hand = handAt(session, scene)
  // Who comes back in the middle of a march or of the set-up has it in his hand, as if he had not been away.
  onMount(() => hand.march.settle())
  const wishes = wishesOfPerson()
  const notes = usePassing(session, wishes.passes)
  // Who types commands asks for it.
  const comes = () => wishes.recap() && pane() !== 'text'
  const recap = recapAt(session, scene, { comes, waits: () => isBattle(), ...RECAP_PACE })
  const [map, setMap] = createSignal<MapControl>()
  const { pane, draw, setDraw, rule, turnTo, openRule } = panesAt(scene, hand)
  const [pointed, setPointed] = createSignal<readonly GameEvent[]>([])
  /** The spaces of a line beside the map that is pointed at. */
  const [shown, setShown] = createSignal<readonly number[]>([])
  const [needsHelp, setNeedsHelp] = createSignal(false)
  const [remark, setRemark] = createSignal('')
  /** The moment up to which dice on the map were looked at. */
  const [read, setRead] = createSignal(0)

  // Who types commands hears of the battle instead.
  const battle = battleAt(session, scene, {
    isDeaf: () => pane() === 'text',
    isOnMap: () => hand.places().spaces.size > 0,
  })
  const isBattle = battle.isOpen

  const { undo: takeBack, asksConsent, refuseConsent } = undoing(session, setRemark)
  /** What is only thought out goes first, bead by bead. */
  const undo = (isAgreed?: boolean) => {
    if (!hand.plan.cut((hand.plan.goal()?.path.length ?? 0) - 2)) return takeBack(isAgreed)
    // The keyboard goes back with the way.
    if (keyboard.cursor() !== undefined) keyboard.setCursor(hand.plan.goal()?.space ?? hand.taken.space())
    hand.point(undefined)
  }
  const redo = () => void session.redo()
  const retell = () => {
    turnTo('table')
    recap.open()
  }
  const watch = (action?: number) => go({ at: 'replay', id: session.id, ...(action === undefined ? {} : { action }) })
  const goTo = (entry: number) => watch(session.step(entry))
  /** On its board, or in the replay if it was fought before anybody sat down here. */
  const seeAgain = ({ deed, entry }: Step) => battle.again(deed.lines.map(({ event }) => event)) || goTo(entry)
  const quick = quickAt(session, scene)
  useNearer(scene, hand, map)
  const keyboard = useKeyboard({
    quick: () => quick()?.answers[0]?.offer,
    scene,
    hand,
    map,
    isAway: () => session.curtain() !== undefined,
    deeds: {
      undo: () => undo(),
      redo,
      cancel: () => {
        setRead(session.version())
        turnTo('table')
      },
      inspect: () => hand.look.ask(targetAt(keyboard.cursor() ?? hand.pointed()?.space ?? forceSpace(scene, hand))),
      numbers: () => wishes.setNumbers(!wishes.numbers()),
      log: () => turnTo('table'),
      battle: () => (battle.fold() ?? battle.unfold())?.(),
      help: () => setNeedsHelp(true),
      text: () => turnTo('text'),
      recap: () => retell(),
      ...standingKeys(session),
    },
  })

  const forecast = forecastAt(scene, hand)
  const extra = {
    pointedAt: () => [...pointed().map(scene.lights), { spaces: shown(), pieces: [], path: [] }, ...recap.lights()],
    ...overlaysFor(session, scene, hand, wishes),
    ...layerLights(session, scene, hand, wishes),
    cursor: keyboard.cursor,
    story: recap.story,
    fire: () => forecast()?.outlines ?? [],
  }
  const playLights = lightsToPlay(scene, hand, extra)
  const toldLights = lightsToWatch(scene, extra)
  const isAbove = (space: number) => isBetterAbove(map(), space, playLights)
  const isCarded = () => scene.decks().length > 0

  useBack(
    () => needsHelp() || isBattle() || pane() !== 'table' || draw() === 'full',
    () => {
      if (needsHelp()) setNeedsHelp(false)
      else if (isBattle()) battle.leave()
      else turnTo('table')
    },
  )
  createEffect(on(session.version, () => setRemark(hand.march.brokeOff() ? t('march.brokeOff') : '')))
  // Dice that were seen on a board need not be seen on the map.
  createEffect(on(isBattle, () => setRead(session.version()), { defer: true }))
  createEffect(on(recap.lights, ([lights]) => lights && map()?.follow(lights.spaces[0])))
  createEffect(on([session.version, session.curtain, hand.slip, pane, isBattle], () => queueMicrotask(keepFocus)))

  const prompt = (offers: () => readonly Offered[], passKey = 'S') => (
    <Prompt
      session={session}
      hand={hand}
      scene={scene}
      offers={offers()}
      who={whoIsAsked(session, props.computer())}
      sentence={marchSentence(scene, hand) ?? sentenceFor(session, props.computer(), props.beat.isHeld())}
      help={marchHelp(scene, hand, session.offers()) ?? helpLine(scene, hand)}
      remark={remark()}
      body={bodyOfSide(scene, session.deciding())}
      piece={scene.pieces().find((piece) => piece.states.includes('moving'))}
      quick={quick()}
      beat={props.computer().kind === 'thinking' ? props.beat : undefined}
      entersMain={keyboard.entersMain()}
      passKey={passKey}
      onUndo={() => undo()}
      onRedo={redo}
      onWatch={() => watch()}
      onBattle={battle.unfold()}
    />
  )

  return (
    <RuleLinks open={openRule}>
      <div class="table" data-pane={pane()} data-draw={draw()} classList={{ battling: isBattle(), carded: isCarded() }}>
        <TableBar
          game={session.game.tongue.name}
          status={scene.status()}
          standing={scene.standing()?.short}
          layers={scene.page.layers}
          numbered={scene.board().kind === 'hexes'}
          wishes={wishes}
          pane={pane()}
          carded={isCarded()}
          onPane={turnTo}
          onFit={() => map()?.fit()}
          onThread={hand.thread.isThere ? () => hand.thread.toggle(undefined) : undefined}
          onRecap={recap.steps().length > 0 ? retell : undefined}
          onCentre={() => map()?.centre(forceSpace(scene, hand) ?? keyboard.cursor() ?? 0)}
          onWatch={() => watch()}
          onSave={() => props.onSave()}
          onHelp={() => setNeedsHelp(true)}
        />
        {/* Hidden from ears and keys, but as a whole not inert: see MapView. */}
        <main tabindex="-1" aria-hidden={isBattle()}>
          <h1 class="unseen">{session.game.tongue.name}</h1>
          <TableView
            match={session.id}
            scene={scene}
            lights={recap.isOpen() ? toldLights : playLights}
            wishes={wishes}
            moment={session.version()}
            isAside={isBattle()}
            stays={quick() !== undefined}
            onChoose={(at, touch) => {
              setRead(session.version())
              keyboard.setCursor(undefined)
              recap.close()
              return hand.press(at, touch)
            }}
            onGrab={(at, touch) => {
              setRead(session.version())
              return hand.grab(at, touch)
            }}
            onDrop={(at, touch) => hand.drop(at, touch)}
            onPoint={(at) => hand.point(at)}
            onLook={(at, isAsked) => (isAsked ? hand.look.ask(at) : hand.look.rest(at))}
            onTurn={(by, at, isShift) => turnedBy(hand, by, at, isShift)}
            ref={setMap}
          >
            <Show when={hand.thread.laid() === undefined}>
              <HexCard scene={scene} hand={hand} isAbove={isAbove} />
            </Show>
            <TurnRing hand={hand} />
            <SightNote hand={hand} isAbove={isAbove} />
            <Stops recap={recap} />
            <PinnedSlip scene={scene} hand={hand} isAbove={isAbove} />
            <Show when={hand.slip() === undefined && !isBattle() && !recap.isOpen() && session.version() > read()}>
              <DiceSlip session={session} scene={scene} isAbove={isAbove} />
            </Show>
          </TableView>
          <Show when={!isBattle() && !recap.isOpen() && quick()} keyed>
            {(it) => <QuickStrip session={session} scene={scene} hand={hand} map={map()} quick={it} />}
          </Show>
          <Legend
            layer={scene.page.layers.find(({ id }) => id === wishes.layer())}
            scene={scene}
            view={session.view()}
            isAside={isBattle()}
            onClose={() => wishes.setLayer(undefined)}
          />
          <NewCard decks={scene.decks} length={session.length} />
        </main>
        <div class="bottom" inert={isBattle()}>
          <Grip draw={draw()} onDraw={setDraw} />
          <Switch>
            <Match when={recap.isOpen() && !isBattle()}>
              <RecapView
                recap={recap}
                scene={scene}
                view={session.view}
                isBeside={pane() === 'table'}
                onBattle={seeAgain}
                onUncovered={keyboard.uncover}
              />
            </Match>
            <Match when={!isBattle()}>
              <OddsBeside value={scene.forecast}>{prompt(() => hand.places().buttons)}</OddsBeside>
            </Match>
          </Switch>
          <SidePanel
            isAway={recap.isOpen() && pane() === 'table'}
            session={session}
            scene={scene}
            hand={hand}
            pane={pane()}
            rule={rule()}
            forecast={forecast()}
            notes={{ get: (entry) => notes().get(entry) ?? session.standing.notes().get(entry) }}
            onPane={turnTo}
            onRule={openRule}
            onPoint={setPointed}
            onLight={setShown}
            onShow={(space) => map()?.follow(space)}
            onGoTo={goTo}
            onGo={(space) => {
              hand.select(space)
              setDraw('half')
              map()?.centre(space)
            }}
          />
          <Tabs pane={pane()} carded={isCarded()} onPane={turnTo} />
        </div>
        <Show when={isBattle()}>
          <BattleRoom
            session={session}
            scene={scene}
            hand={hand}
            battle={battle}
            forecast={forecast()}
            sentence={sentenceFor(session, props.computer())}
            prompt={(offers, passKey) => prompt(() => offers, passKey)}
            remark={remark()}
            onUndo={undo}
            onUncovered={keyboard.uncover}
          />
        </Show>
        <Sheets
          session={session}
          asksConsent={asksConsent()}
          onConsent={(isAgreed) => (isAgreed ? undo(true) : refuseConsent())}
          needsHelp={needsHelp()}
          onHelped={() => setNeedsHelp(false)}
        />
        <Show when={pane() !== 'text'}>
          <Announcer
            session={session}
            scene={scene}
            hand={hand}
            cursor={keyboard.cursor()}
            isTold={recap.isOpen()}
            isPlaying={battle.isPlaying()}
          />
        </Show>
      </div>
    </RuleLinks>
  )
}

const targetAt = (space: number | undefined) => (space === undefined ? undefined : { space })
