import { other, type Side } from '@boma/kernel'
import { type Forecast, inHundred } from '@boma/showing'
import { Show } from 'solid-js'
import { language, t } from '../../words/words.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import type { Scene } from '../scene/scene.ts'
import type { Fight } from './fights.ts'
import { Histograms, Odds } from './forecast.tsx'
import { type Came, diceOfSide, lossesOf, whatCame } from './luck.ts'

interface OddsWereProps {
  readonly scene: Scene
  readonly fight: Fight
  readonly forecast: Forecast
}

/** The odds under which a fight was begun, with what came of them, and how lucky that was. */
export function OddsWere(props: OddsWereProps) {
  const bodyOf = (side: Side) => bodyOfSide(props.scene, side)
  const came = () => whatCame(props.forecast, props.fight, bodyOf)
  const losses = () => {
    const sides = [props.fight.attacker, other(props.fight.attacker)]
    return new Map(sides.map((side) => [bodyOf(side), lossesOf(props.fight, side)]))
  }
  const dice = () => diceOfSide(props.fight, props.scene.viewer())
  return (
    <>
      <h2 class="head">{t('battle.oddsWere')}</h2>
      <Odds forecast={props.forecast} came={came()?.outcome} />
      <Histograms forecast={props.forecast} came={came() === undefined ? undefined : losses()} />
      <Show when={came()}>
        {(it) => (
          <section class="luck">
            <h3>{t(`luck.${it().luck}`)}</h3>
            <p>
              <Show when={dice().dice > 0}>
                {t('luck.dice', {
                  dice: String(dice().dice),
                  hits: String(dice().hits),
                  expected: inTenths(dice().expected),
                })}{' '}
              </Show>
              {howOften(it())}
            </p>
          </section>
        )}
      </Show>
    </>
  )
}

/** Of the two ends the rarer, for it says more: how often such a fight ends as well, or as badly. */
const howOften = ({ asWell, asBadly }: Came): string =>
  asBadly < asWell ? t('luck.asBadly', { count: inHundred(asBadly) }) : t('luck.asWell', { count: inHundred(asWell) })

const inTenths = (n: number): string =>
  n.toLocaleString(language.value(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
