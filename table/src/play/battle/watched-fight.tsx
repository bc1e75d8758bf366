import type { GameEvent } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import { createMemo, createSignal, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import { BattleBoard } from './battle-board.tsx'
import { standingIn, unhurt } from './faces.ts'
import { type Fight, fightOf, fightsIn } from './fights.ts'
import { stagesOf } from './stages.ts'

interface WatchedFightProps {
  readonly scene: Scene
  /** What happened up to the moment that is looked at, and what that moment itself brought. */
  readonly log: readonly (readonly GameEvent[])[]
  readonly last: readonly GameEvent[]
  /** The counters as they lay before an entry of the log. */
  readonly piecesBefore: (entry: number) => readonly Piece[]
}

/** The board of a fight in a match that is watched: at each moment of it, as far as it had come. */
export function WatchedFight(props: WatchedFightProps) {
  const [isFolded, setFolded] = createSignal(false)
  const slice = createMemo(() => {
    const found = fightsIn(props.scene.page, props.log).at(-1)
    return found?.some(([event]) => props.last.includes(event)) ? found : undefined
  })
  const fight = createMemo(() => {
    const events = slice()
    return events && fightOf(events, (piece) => props.scene.ownerOf(piece))
  })
  return (
    <Show when={fight()}>
      {(it) => (
        <Show
          when={!isFolded()}
          fallback={
            <button type="button" class="quiet unfold" onClick={() => setFolded(false)}>
              {t('battle.unfold')}
            </button>
          }
        >
          <WatchedBoard {...props} fight={it()} onFold={() => setFolded(true)} />
        </Show>
      )}
    </Show>
  )
}

function WatchedBoard(props: WatchedFightProps & { readonly fight: Fight; readonly onFold: () => void }) {
  const before = createMemo(() => {
    const { began } = props.fight
    const entry = props.log.findIndex((events) => events.includes(began))
    return new Map(entry < 0 ? [] : props.piecesBefore(entry).map((piece) => [piece.id, piece]))
  })
  const faceOf = (id: number): Piece | undefined => {
    const known = before().get(id)
    if (known && !known.states.includes('hidden')) return known
    return unhurt(props.scene.piece(id), props.fight.landings)
  }
  return (
    <div class="watched">
      <BattleBoard
        scene={props.scene}
        fight={props.fight}
        panel={undefined}
        stage={stagesOf(props.fight)}
        isPlaying={false}
        isOver={props.fight.end !== undefined}
        faceOf={faceOf}
        standing={(space, side) => standingIn([...before().values()], space, side)}
        forecast={undefined}
        before={undefined}
        onFold={props.onFold}
        onHurry={() => {}}
      >
        <p class="help">{t('battle.watched')}</p>
      </BattleBoard>
    </div>
  )
}
