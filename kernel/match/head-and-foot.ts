import { sideWord } from '../game.ts'
import { winner } from '../play.ts'
import type { Course } from './course.ts'
import { layoutMark, packBytes } from './marks.ts'
import type { RecordDice, RecordFoot, RecordHead } from './record.ts'

/** What a record of a match begins with, and what that says about the dice. */
export function headOf({ game, setup, options }: Course, dice: RecordDice): RecordHead {
  return {
    form: setup.origin?.form ?? 2,
    id: setup.id ?? '',
    game: game.id,
    version: setup.origin?.version ?? game.version,
    layout: layoutMark(game),
    scenario: setup.scenario,
    options,
    overlay: game.overlay,
    dice,
    ...(setup.start === undefined ? {} : { start: packBytes(setup.start) }),
    ...(setup.story === undefined ? {} : { story: setup.story.record }),
  }
}

/** What it ends with; form 1 says how many dice were skipped last. */
export function footOf({ game, table, over }: Course, rolls: number | undefined): RecordFoot {
  const result = over ? { result: sideWord(game, winner(table)) } : {}
  return { ...(rolls === undefined ? {} : { rolls }), ...result, table: packBytes(table.bytes) }
}
