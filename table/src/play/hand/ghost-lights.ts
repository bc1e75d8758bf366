import type { Ghost } from '../../map/highlights.ts'
import { t } from '../../words/words.ts'
import type { Aim } from './aim.ts'
import { mostlyBarred } from './aim-detail.ts'
import type { WayRound } from './way-round.ts'

/** How what is held over a tabletop is drawn. */
export function ghostOf(aim: Aim | undefined, round?: WayRound): Ghost | undefined {
  return (
    aim && {
      from: aim.from,
      figures: aim.figures,
      nearest: aim.nearest?.figures,
      isBarred: aim.action === undefined,
      barred: new Set(aim.barred.map(({ piece }) => piece)),
      way: aim.way,
      round: round?.points,
      note: noteOf(aim),
    }
  )
}

/** Who of a unit cannot go there, and why; of a figure by itself the prompt says it. */
function noteOf({ barred, refused, figures }: Aim): Ghost['note'] {
  const why = mostlyBarred(barred) ?? refused
  if (why === undefined || figures.length < 2) return undefined
  // Whoever goes with the unit is none of its men.
  const [men, all] = [barred.filter(({ piece }) => figures.some(({ id }) => id === piece)).length, figures.length]
  const title =
    men === 0 || men === all ? t('troop.noneGoes') : t('troop.someStay', { men: String(men), all: String(all) })
  return { title, text: why.sentence, rule: why.rule }
}
