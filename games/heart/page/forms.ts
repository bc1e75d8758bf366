import type { NamedForm, Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import { isToPlace } from '../counsel/waiting.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { type Message, say } from '../words/words.ts'
import { ENTERING } from './entering.ts'
import { readyOf } from './waiting.ts'

/** §9.5: the forms that have names, with how many abreast each has of so many figures. */
const FORMS: readonly (readonly [Message, (men: number) => number])[] = [
  ['form.line', (men) => men],
  ['form.double', (men) => Math.ceil(men / 2)],
  ['form.block', (men) => Math.ceil(Math.sqrt(men))],
  ['form.column', () => 2],
]

/** Those that differ for so many figures, the widest first. */
function namedFor(men: number): readonly (readonly [Message, number])[] {
  if (men < 2) return []
  const widths = FORMS.map(([name, width]) => [name, width(men)] as const)
  return widths.filter(([, width], i) => widths.findIndex(([, other]) => other === width) === i)
}

/** §9.5: what people call a unit of so many figures that has so many abreast. */
export function formName(men: number, width: number): Text {
  const named = namedFor(men).find(([, wide]) => wide === width)
  return named === undefined ? say('table.abreast', { width }) : say('form.of', { form: say(named[0]), width })
}

/** How many abreast a unit has, or has where nobody says otherwise: as the ready set-up has it, or two ranks that come in. */
export function widthOf(t: Table, u: Unit): number {
  if (ENTERING.includes(asked(t))) return Math.ceil(t.units.count[u] / 2)
  return (isToPlace(t, u, sideOf(u)) ? readyOf(t, u)?.width : undefined) ?? t.units.width[u]
}

/** The forms that a unit may be told to take. */
export const forms = (t: Table, u: Unit): readonly NamedForm<Text>[] =>
  namedFor(t.units.count[u]).map(([name, width]) => ({ name: say(name), wider: width - widthOf(t, u) }))
