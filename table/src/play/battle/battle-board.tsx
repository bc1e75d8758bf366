import { other, type Side } from '@boma/kernel'
import { type Counted, type Forecast, type Panel, type Piece, sayNews } from '@boma/showing'
import { createEffect, Index, type JSX, on, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import type { Scene } from '../scene/scene.ts'
import type { Fight } from './fights.ts'
import { Histograms, Odds } from './forecast.tsx'
import { OddsWere } from './odds-were.tsx'
import { Result } from './result.tsx'
import { RoundRow } from './round.tsx'
import { type Row, rowsOf } from './rows.ts'
import { WhatCounted } from './what-counted.tsx'

/** What the board of a fight is made from: the fight as a log tells it, what a game has ahead, or both. */
export interface BattleBoardProps {
  readonly scene: Scene
  /** Whoever may choose counters here; nobody where a fight is only watched. */
  readonly hand?: Hand | undefined
  readonly fight: Fight | undefined
  readonly panel: Panel | undefined
  /** How many stages of the fight are seen. */
  readonly stage: number
  readonly isPlaying: boolean
  /** Is the fight over, so far as anything is decided on its board? */
  readonly isOver: boolean
  readonly faceOf: (piece: number) => Piece | undefined
  /** Those of a side who stood in a space when it began. */
  readonly standing: (space: number, side: Side) => readonly number[]
  /** The odds of what is weighed just now. */
  readonly forecast: Forecast | undefined
  /** The odds as they were before the first die. */
  readonly before: Forecast | undefined
  /** What counted for the first dice, where the viewer had no odds of his own. */
  readonly counted?: Counted | undefined
  /** Puts the board aside to look at the map. */
  readonly onFold?: (() => void) | undefined
  /** Shows the rest of the round at once. */
  readonly onHurry: () => void
  /** What is laid out below the rounds: groups to be formed. */
  readonly below?: JSX.Element
  /** The question and its answers. */
  readonly children: JSX.Element
}

/** A fight on its board: attacker left, defender right, a row for each round, dice between them, and what came of it. */
export function BattleBoard(props: BattleBoardProps) {
  const title = () => props.fight?.title ?? props.panel?.title ?? ''
  const isResult = () => props.isOver && !props.isPlaying
  let rounds: HTMLDivElement | undefined
  let wasPlaying = false
  /** The press that threw the dice does not hurry them. */
  const hurry = () => {
    if (wasPlaying && props.isPlaying) props.onHurry()
    wasPlaying = false
  }
  // What came of it stands on top; on a phone the whole sheet is drawn up and down, not the rounds alone.
  createEffect(
    on(isResult, (isSo) => {
      if (isSo) for (const part of [rounds, rounds?.parentElement]) part?.scrollTo({ top: 0 })
    }),
  )
  return (
    // A press anywhere hurries the dice; who has no pointer has a button and a key for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same, see battle-room.tsx
    <section
      class="battle"
      tabindex={-1}
      aria-label={title()}
      onPointerDown={() => {
        wasPlaying = props.isPlaying
      }}
      onClick={hurry}
    >
      <div class="battle-sheet" classList={{ over: isResult() }}>
        <BoardHead {...props} title={title()} />
        <Rounds {...props} isResult={isResult()} ref={(div) => (rounds = div)} />
        <Aside {...props} isResult={isResult()} />
        <div class="battle-foot">{props.children}</div>
      </div>
    </section>
  )
}

/** What is fought here, and the way back to the map. */
function BoardHead(props: BattleBoardProps & { readonly title: string }) {
  const subtitle = () => props.panel?.subtitle ?? (props.fight ? sayNews(props.scene.game, props.fight.began) : '')
  return (
    <header>
      <div>
        <h1>{props.title}</h1>
        <p>{subtitle()}</p>
      </div>
      <Show when={props.onFold}>
        {(fold) => (
          <button type="button" class="word" onClick={() => fold()()}>
            {t('battle.fold')} <kbd>V</kbd>
          </button>
        )}
      </Show>
    </header>
  )
}

/** What came of it, who fights whom, and round after round. */
function Rounds(props: BattleBoardProps & { readonly isResult: boolean; readonly ref: (div: HTMLDivElement) => void }) {
  const camps = () => campsOf(props)
  const rows = () => rowsOf(props.fight, props.panel, props.stage, props.isPlaying)
  /** Those who lie in the row that is being played: in rows to come they are only seen. */
  const played = (): ReadonlySet<number> =>
    new Set(rows().flatMap(({ ahead }) => (ahead?.active ? [...ahead.left, ...ahead.right] : [])))
  return (
    <div class="rounds" ref={props.ref} style={{ '--abreast': String(abreast(rows(), stacksOf(props))) }}>
      <Show when={props.isResult && props.fight}>
        {(fight) => <Result scene={props.scene} fight={fight()} faceOf={props.faceOf} />}
      </Show>
      <p class="camp" data-body={bodyOfSide(props.scene, camps().left.side)}>
        {campWords(props.fight, 'battle.attacker', camps().left.name)}
      </p>
      <p class="camp right" data-body={bodyOfSide(props.scene, camps().right.side)}>
        {campWords(props.fight, 'battle.defender', camps().right.name)}
      </p>
      <Show when={props.fight?.before.length}>
        <p class="told">{props.fight?.before.map((event) => sayNews(props.scene.game, event)).join(' ')}</p>
      </Show>
      <Index each={rows()}>
        {(row) => (
          <RoundRow
            {...props}
            hand={props.hand}
            row={row()}
            isLast={!props.isResult && row() === rows().at(-1)}
            left={camps().left}
            right={camps().right}
            elsewhere={row().ahead?.active ? NOBODY_ELSE : played()}
          />
        )}
      </Index>
      {props.below}
    </div>
  )
}

/** What a side is in a fight; by its name alone where nobody can tell who attacks. */
const campWords = (fight: Fight | undefined, key: 'battle.attacker' | 'battle.defender', side: string): string =>
  fight?.isFaceless ? side : t(key, { side })

const NOBODY_ELSE: ReadonlySet<number> = new Set()

/** Beside the rounds: the odds of what is weighed, and in the end those of the beginning with what came of them. */
function Aside(props: BattleBoardProps & { readonly isResult: boolean }) {
  const were = () => (props.isResult ? props.before : undefined)
  const now = () => (props.isPlaying || props.isResult ? undefined : props.forecast)
  return (
    <aside>
      <Show when={props.fight && were()} keyed>
        {(forecast) => <OddsWere scene={props.scene} fight={props.fight as Fight} forecast={forecast} />}
      </Show>
      <Show when={props.isResult && were() === undefined && props.counted}>
        {(counted) => <WhatCounted counted={counted()} />}
      </Show>
      <Show when={now()} keyed>
        {(forecast) => (
          <>
            <Odds forecast={forecast} />
            <Histograms forecast={forecast} />
          </>
        )}
      </Show>
    </aside>
  )
}

/** Who attacks and who defends, as the game says now or as the log told it. */
function campsOf({ scene, fight, panel }: BattleBoardProps): Pick<Panel, 'left' | 'right'> {
  if (panel) return panel
  const side = fight?.attacker ?? scene.viewer()
  const camp = (its: typeof side) => ({ name: scene.game.tongue.sides[its] ?? '', side: its })
  return { left: camp(side), right: camp(other(side)) }
}

/** So many counters lie side by side at least, and at most before they begin a second line. */
const FEWEST = 2
const MOST = 5

/** How many counters a box of the board is wide: a small fight gets small boxes. */
function abreast(rows: readonly Row[], stacks: readonly number[]): number {
  const sizes = rows.flatMap(({ ahead, round }) => [
    ahead?.left.length ?? 0,
    ahead?.right.length ?? 0,
    round?.thrown.filter((die) => die.piece !== undefined).length ?? 0,
  ])
  return Math.min(MOST, Math.max(FEWEST, ...sizes, ...stacks))
}

/** How many stood on each side in a fight of whole stacks. */
function stacksOf({ fight, standing }: BattleBoardProps): readonly number[] {
  if (fight?.from === undefined) return []
  return [standing(fight.from, fight.attacker).length, standing(fight.space, other(fight.attacker)).length]
}
