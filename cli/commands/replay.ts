import { NOBODY, ReplayFault, replaySteps, type Side, sideWord } from '@boma/kernel'
import { namedAt, type SpokenMatch, sayEvent } from '@boma/showing'
import { type Command, wholeNumber } from '../args.ts'
import { sideNamed } from '../choices.ts'
import { inLanguage, languageOption } from '../language.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { resultLine, tableLines } from '../play/show.ts'
import { type RecordFile, readRecordFile } from '../records/file.ts'
import { otherRules } from '../records/other-rules.ts'
import { reason, Unusable } from '../unusable.ts'

/** `boma replay`: what happened in a recorded match. */
export const replay: Command = {
  name: 'replay',
  takes: ['FILE'],
  summary: 'tell what happened in a recorded match, and show its last position',
  options: {
    to: { value: 'N', says: 'stop after N entries of its journal: orders, and what was taken back' },
    as: { value: 'SIDE', says: 'tell what this side may know; when left out, what both sides may know' },
    ...languageOption,
    ...overlayOption,
  },
  async run(given, terminal) {
    const overlay = await layOverlay(given)
    const read = await readRecordFile(given.words[0] ?? '')
    fits(overlay, read.game)
    const file = { ...read, game: await inLanguage(read.game, given.text('language')) }
    const to = countOf(file, given.text('to'))
    const remark = otherRules(file)
    const as = given.text('as')
    const viewer = as === undefined ? NOBODY : sideNamed(file.game, as)
    try {
      const match = await terminal.work(replaySteps(file.game, file.record, { to, secret: file.beside.secret }))
      if (remark !== '') terminal.say(remark, '')
      terminal.say(...story(match, viewer), '', ...tableLines(match, viewer), '', whereItStands(match))
      return 0
    } catch (caught) {
      if (caught instanceof Unusable) throw caught
      terminal.complain(`${remark} The record does not replay: ${reason(caught)}${upTo(caught)}.`.trim())
      return 1
    }
  },
}

function countOf({ record }: RecordFile, text: string | undefined): number {
  const all = record.entries.length
  const to = text === undefined ? all : wholeNumber('to', text)
  if (to > all) throw new Unusable(`The record has only ${all} entries, not ${to}.`)
  return to
}

/** One line for each thing that happened, under the number of its order and the side that gave it. */
function story(match: SpokenMatch, viewer: Side): string[] {
  const game = namedAt(match.game, match.view(viewer))
  const digits = String(match.length).length
  return match.log(viewer).flatMap(({ side, events }, i) => {
    const n = String(match.moment(viewer, i)).padStart(digits)
    const who = side === NOBODY ? '' : `${sideWord(game, side)} `
    return events.map((event) => `${n} ${who}${sayEvent(game, event)}`)
  })
}

function whereItStands(match: SpokenMatch): string {
  const { decision } = match
  return decision === undefined
    ? resultLine(match)
    : `${match.game.tongue.sides[decision.side]} decides next (${decision.rule}).`
}

const upTo = (caught: unknown): string =>
  caught instanceof ReplayFault && caught.entry > 1 ? `; '--to ${caught.entry - 1}' shows what does` : ''
