import { middleOf } from '../../map/tabletop/ring.ts'
import { language, t } from '../../words/words.ts'
import type { Aim } from '../hand/aim.ts'

/** What is said aloud of a unit or a figure that was moved by keys: how far, over what, which way it looks, and whether it may. */
export function aimWords({ x, y, facing, from, spending, facts, refused }: Aim): string {
  const [startX, startY] = from.length === 0 ? [x, y] : middleOf(from.map((stance) => [stance.x, stance.y]))
  return [
    t('troop.aloud.far', { inches: tenths(Math.hypot(x - startX, y - startY)) }),
    ...(spending?.parts ?? []).map(({ text }) => text),
    t('troop.aloud.faces', { degrees: String(Math.round(((facing % 360) + 360) % 360)) }),
    refused === undefined ? t('troop.aloud.may') : `${t('troop.aloud.mayNot')}: ${refused.sentence}`,
    ...facts.map(({ name, text }) => `${name}: ${text}`),
  ].join(', ')
}

const tenths = (inches: number): string => inches.toLocaleString(language.value(), { maximumFractionDigits: 1 })
