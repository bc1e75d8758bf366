import { NOBODY } from '@boma/kernel'
import { lengthOf } from '@boma/opponents'
import { type Guide, type Piece, type SpokenGame, scenarioParts, scenarioTable } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { GuideWords } from '../play/guide/glossed.tsx'
import { RuleLinks } from '../play/scene/rule-link.tsx'
import { go } from '../shell/place.ts'
import { GuideBeside, guideOf } from '../words/guides.ts'
import { t } from '../words/words.ts'
import { StartMap } from './start-map.tsx'
import './scenario-page.css'

interface ScenarioProps {
  readonly game: SpokenGame
  readonly scenario: string
}

/** What a scenario is, before a match begins: what happened there, the map, who needs what, how long, how even, how hard. */
export function ScenarioPage(props: ScenarioProps) {
  const guide = guideOf(() => props.game)
  return (
    <Show when={guide()}>
      {(known) => (
        <RuleLinks open={(rule) => go({ at: 'rules', game: props.game.id, rule })}>
          <GuideBeside value={guide}>
            <Leaf {...props} guide={known()} />
          </GuideBeside>
        </RuleLinks>
      )}
    </Show>
  )
}

function Leaf(props: ScenarioProps & { readonly guide: Guide }) {
  const parts = createMemo(() =>
    scenarioParts(props.game, props.scenario, props.guide, lengthOf(props.game.id, props.scenario)),
  )
  const table = createMemo(() => scenarioTable(props.game, props.scenario))
  return (
    <section class="scenario-page" aria-label={t('scenario.about')}>
      <StartMap board={props.game.page.board(table())} pieces={piecesOn(props, table())} />
      <For each={parts()}>
        {({ id, head, lines }) => (
          <section class={id}>
            <h3>{head}</h3>
            <For each={lines}>
              {(line) => (
                <p>
                  <GuideWords text={line} />
                </p>
              )}
            </For>
          </section>
        )}
      </For>
    </section>
  )
}

/** Whatever an onlooker would see at the start. */
const piecesOn = ({ game }: ScenarioProps, table: ReturnType<typeof scenarioTable>): readonly Piece[] =>
  game.page.pieces(table, NOBODY)
