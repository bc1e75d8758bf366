import { NOBODY, type TableBase } from '@boma/kernel'
import { type Piece, sayNews } from '@boma/showing'
import { type Accessor, createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { CountChanged, PlaceTurned } from '../story/account.ts'
import { listed } from '../story/telling.ts'
import type { Recap } from './recap.ts'

interface CostProps {
  readonly recap: Recap
  readonly scene: Scene
  readonly view: Accessor<TableBase>
}

/** Who was lost on either side, what changed hands, whose supply is cut, and how victory stands after it. */
export function Cost(props: CostProps) {
  const names = (isOwn: boolean) =>
    props.recap
      .account()
      .lost.filter(({ side }) => (side === props.scene.viewer()) === isOwn)
      .map(({ name }) => name)
      .join(', ') || t('recap.none')
  const claims = () => props.scene.standing()?.claims ?? []
  return (
    <section class="recap-cost">
      <h2 class="head">{t('recap.cost')}</h2>
      <dl>
        <dt>{t('recap.yours')}</dt>
        <dd>{names(true)}</dd>
        <dt>{t('recap.theirs')}</dt>
        <dd>{names(false)}</dd>
        <Row name={t('recap.men')} lines={props.recap.account().men.map(changed)} />
        <Row name={t('recap.besides')} lines={props.recap.account().besides.map((e) => sayNews(props.scene.game, e))} />
        <Row name={t('recap.places')} lines={props.recap.account().places.map((place) => turned(props.scene, place))} />
        <Row name={t('recap.points')} lines={props.recap.account().counts.map(changed)} />
        <AtRisk {...props} />
        <Row name={t('recap.towns')} lines={claims().map(({ text }) => text)} />
      </dl>
    </section>
  )
}

/** Lines under a name; nothing where there is none. */
function Row(props: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <Show when={props.lines.length > 0}>
      <dt>{props.name}</dt>
      <dd>
        <For each={props.lines}>{(line) => <p>{line}</p>}</For>
      </dd>
    </Show>
  )
}

/** 'Tabora: German, now Entente'. */
export function turned(scene: Scene, { name, before, after }: PlaceTurned): string {
  const whose = (side: number | undefined) =>
    side === NOBODY ? t('recap.nobody') : (scene.game.tongue.sides[side ?? -1] ?? '')
  const facts = { name, before: whose(before), after: whose(after) }
  if (before === undefined) return t('recap.taken', facts)
  return t(after === undefined ? 'recap.given' : 'recap.turned', facts)
}

/** 'German points: 7 to 9'. */
export const changed = ({ name, before, after }: CountChanged): string =>
  t('recap.changed', { name, before: signed(before), after: signed(after) })

const signed = (count: number): string => (count < 0 ? `−${-count}` : String(count))

/** More counters than these lie in danger without being looked for: asking each for its line takes a while. */
const MOST_ASKED = 120

/** The viewer's counters whose supply is cut. */
function AtRisk({ scene, view }: CostProps) {
  const cutOff = createMemo(() => {
    const { supply } = scene.page
    const own = scene.pieces().filter((piece) => piece.side === scene.viewer() && scene.space(piece.space))
    if (supply === undefined || own.length > MOST_ASKED) return ''
    const isCut = ({ id }: Piece) => (supply.line(view(), scene.viewer(), id)?.cut.length ?? 0) > 0
    return listed(own.filter(isCut).map((piece) => piece.name))
  })
  return (
    <Show when={cutOff() !== ''}>
      <dt>{t('recap.risk')}</dt>
      <dd class="bad">{cutOff()}</dd>
    </Show>
  )
}
