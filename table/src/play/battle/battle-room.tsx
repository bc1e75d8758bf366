import type { Forecast, Panel, Parting } from '@boma/showing'
import {
  type Accessor,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js'
import { Rulebook } from '../../rules/rulebook.tsx'
import { rulebookOf } from '../../rules/rulebooks.ts'
import { language, t } from '../../words/words.ts'
import { keepFocus } from '../focus.ts'
import type { Hand } from '../hand/hand.ts'
import type { Places } from '../hand/places.ts'
import { CounterButton } from '../panel/counter-button.tsx'
import { Paper } from '../paper/paper.tsx'
import { SlipOnBoard } from '../paper/slips.tsx'
import { UndoButton } from '../prompt/undo-button.tsx'
import { RuleLinks } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isQuietPass } from '../session/only-answer.ts'
import type { Session } from '../session/session.ts'
import type { Battle } from './battle-at.ts'
import { BattleBoard } from './battle-board.tsx'
import { Berths, partedWords } from './berths.tsx'
import { boardKeys } from './board-keys.ts'
import { OddsBeside } from './odds-beside.tsx'
import { type Parted, partedAt } from './parting-at.ts'

interface BattleRoomProps {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly battle: Battle
  readonly forecast: Forecast | undefined
  /** What is asked, in words. */
  readonly sentence: string
  /** The question with these answers; the key lets the chance go by. */
  readonly prompt: (offers: readonly Offered[], passKey: string) => JSX.Element
  /** What stands in the way of what was just tried; '' for nothing. */
  readonly remark: string
  readonly onUndo: () => void
  /** A key has put the board away, and what lay under it is uncovered. */
  readonly onUncovered: () => void
}

/** The board of a fight over the table: it plays out, asks what is asked in it, and stays until it was seen. */
export function BattleRoom(props: BattleRoomProps) {
  const { battle, scene, hand, session } = props
  const [rule, setRule] = createSignal('')
  const { parted, panel, isOver, isAsked, answers, close } = askingOn(props)
  return (
    <RuleLinks open={setRule}>
      <OddsBeside value={(action) => (isOver() ? undefined : scene.forecast(action))}>
        <BattleBoard
          scene={scene}
          hand={hand}
          fight={battle.fight()}
          panel={panel()}
          stage={battle.seen()}
          isPlaying={battle.isPlaying()}
          isOver={isOver()}
          faceOf={battle.faceOf}
          standing={battle.standing}
          forecast={parted.isParted() ? undefined : props.forecast}
          before={battle.odds()}
          counted={battle.counted()}
          onFold={battle.fold()}
          onHurry={battle.finishRound}
          below={<Berths parted={parted} />}
        >
          <Show when={!battle.isPlaying()} fallback={<Playing {...props} />}>
            <Show when={isAsked()} fallback={<Closing {...props} onClose={close} />}>
              <Chosen scene={scene} hand={hand} panel={panel()} />
              <Show when={parted.isParted()} fallback={props.prompt(answers(), 'S')}>
                <Declaring {...props} parted={parted} />
              </Show>
            </Show>
          </Show>
        </BattleBoard>
      </OddsBeside>
      <Show when={rule() !== ''}>
        <RuleOverBoard game={session.game.id} rule={rule()} onRule={setRule} />
      </Show>
    </RuleLinks>
  )
}

/** What is asked on the board of a fight. */
interface Asking {
  readonly parted: Parted
  readonly panel: Accessor<Panel | undefined>
  readonly isOver: Accessor<boolean>
  /** Is something asked on the board itself, and not on the map? */
  readonly isAsked: Accessor<boolean>
  readonly answers: Accessor<readonly Offered[]>
  readonly close: () => void
}

/** What is asked on the board, and the keys that answer. Inside a component. */
function askingOn(props: BattleRoomProps): Asking {
  const { battle, scene, hand, session } = props
  const parted = partedAt(session, scene)
  const panel = createMemo(() => (battle.isUnderWay() ? withoutParted(scene.panel(), parted.parting()) : undefined))
  const isOver = () => battle.fight() !== undefined && (battle.fight()?.end !== undefined || !battle.isUnderWay())
  const isAsked = () => {
    if (!battle.isUnderWay()) return false
    return !isOver() || (session.offers().length > 0 && hand.places().spaces.size === 0)
  }
  const answers = () =>
    offersBesides(hand.places(), isOver()).filter(({ action }) => action !== parted.parting()?.instead)
  const close = () => (battle.isUnderWay() && session.offers().length > 0 ? battle.toMap() : battle.putAway())
  const asking = { parted, panel, isOver, isAsked, answers, close }
  const onKey = keysOn(props, asking)
  onMount(() => {
    addEventListener('keydown', onKey, { capture: true })
    onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  })
  createEffect(on([battle.isPlaying, battle.fight, isAsked], () => queueMicrotask(keepFocus)))
  return asking
}

const keysOn = ({ battle, hand, onUncovered }: BattleRoomProps, { parted, isAsked, answers, close }: Asking) =>
  boardKeys({
    isPlaying: battle.isPlaying,
    finishRound: battle.finishRound,
    finishAll: battle.finishAll,
    pass: () => {
      if (parted.isParted()) return () => parted.pass()
      const offer = isAsked() ? answers().find(isQuietPass) : undefined
      return offer && (() => hand.take(offer))
    },
    close: (by) => {
      if (isAsked() && parted.isParted()) {
        if (by === 'enter') hand.haste.isNew() || parted.declare()
        else parted.unite()
        return true
      }
      if (isAsked()) return false
      onUncovered()
      close()
      return true
    },
  })

/** The foot while dice roll. */
function Playing(props: BattleRoomProps) {
  return (
    <Foot {...props} sentence={t('battle.playing')} help={t('battle.playingHelp')}>
      <button type="button" class="quiet" onClick={() => props.battle.finishRound()}>
        {t('battle.finishRound')} <kbd>{t('keys.space')}</kbd>
      </button>
      <button type="button" class="main" onClick={() => props.battle.finishAll()}>
        {t('battle.finishAll')} <kbd>Esc</kbd>
      </button>
    </Foot>
  )
}

/** The rulebook above the board. */
function RuleOverBoard(props: {
  readonly game: string
  readonly rule: string
  readonly onRule: (rule: string) => void
}) {
  const [rulebook] = createResource(
    () => [props.game, language.value()] as const,
    ([game, tongue]) => rulebookOf(game, tongue),
  )
  return (
    <Paper label={t('rules.title')} onClose={() => props.onRule('')}>
      <Show when={rulebook.latest}>{(book) => <Rulebook book={book()} at={props.rule} onRule={props.onRule} />}</Show>
    </Paper>
  )
}

/** The foot when nothing is asked on the board: the way back to the map, where something may be. */
function Closing(props: BattleRoomProps & { readonly onClose: () => void }) {
  const isOnMap = () => props.battle.isUnderWay() && props.session.offers().length > 0
  return (
    <Foot
      {...props}
      sentence={isOnMap() ? props.sentence : t('battle.result')}
      help={t(isOnMap() ? 'battle.onMap' : 'battle.closeHelp')}
    >
      <button type="button" class="main" onClick={() => props.onClose()}>
        {t(isOnMap() ? 'battle.toMap' : 'battle.close')} <kbd>↵</kbd>
      </button>
    </Foot>
  )
}

/** The foot while groups are formed: they are declared as they are, or all in one again. */
function Declaring(props: BattleRoomProps & { readonly parted: Parted }) {
  return (
    <Foot {...props} sentence={t('parting.asked')} help={partedWords(props.parted)}>
      <button type="button" class="quiet" onClick={() => props.parted.unite()}>
        {t('parting.unite')} <kbd>Esc</kbd>
      </button>
      <button
        type="button"
        class="main"
        aria-disabled={props.hand.haste.isNew()}
        onClick={() => props.hand.haste.isNew() || props.parted.declare()}
      >
        {t('parting.declare')} <kbd>↵</kbd>
      </button>
    </Foot>
  )
}

/** The foot with other buttons than those of a question, in the same places. */
function Foot(props: {
  readonly session: Session
  readonly sentence: string
  readonly help: string
  readonly remark: string
  readonly onUndo: () => void
  readonly children?: JSX.Element
}) {
  return (
    <section class="prompt" aria-label={t('prompt.label')}>
      <div class="ask">
        <h2>{props.sentence}</h2>
        <p>
          <Show when={props.remark !== ''} fallback={<span class="help">{props.help}</span>}>
            <strong class="warning" role="alert">
              {props.remark}
            </strong>
          </Show>
        </p>
      </div>
      <div class="answers">
        <UndoButton session={props.session} onUndo={() => props.onUndo()} />
        {props.children}
      </div>
    </section>
  )
}

/** Counters to choose from that lie in no row of the board: those who may advance. */
function Chosen(props: { readonly scene: Scene; readonly hand: Hand; readonly panel: Panel | undefined }) {
  const pieces = () => {
    const onBoard = onBoardOf(props.panel)
    const { hand, scene } = props
    const isChoice = (id: number) => hand.places().pieces.has(id) || hand.picks.turnOf(id) !== undefined
    return scene.pieces().filter(({ id }) => isChoice(id) && !onBoard.has(id))
  }
  return (
    <>
      <SlipOnBoard scene={props.scene} hand={props.hand} />
      <Show when={pieces().length > 0}>
        <div class="chosen">
          <For each={pieces()}>
            {(piece) => (
              <CounterButton piece={piece} hand={props.hand} onLook={() => props.hand.press({ piece: piece.id })} />
            )}
          </For>
        </div>
      </Show>
    </>
  )
}

/** Who lies in a berth need not lie in a row above it. */
function withoutParted(panel: Panel | undefined, parting: Parting | undefined): Panel | undefined {
  const moored = new Set(parting?.members.map(({ id }) => id))
  if (panel === undefined || moored.size === 0) return panel
  const isAbove = (row: Panel['rows'][number]) => [...row.left, ...row.right].some((piece) => !moored.has(piece))
  return { ...panel, rows: panel.rows.filter(isAbove) }
}

const onBoardOf = (panel: Panel | undefined): ReadonlySet<number> =>
  new Set(panel?.rows.filter((row) => row.active).flatMap((row) => [...row.left, ...row.right]) ?? [])

/** The offers that lie neither on a counter nor on a button: places on the map, to be named instead. */
function offersBesides({ spaces, buttons }: Places, isOver: boolean): readonly Offered[] {
  return isOver ? buttons : [...new Set([...buttons, ...[...spaces.values()].flat()])]
}
