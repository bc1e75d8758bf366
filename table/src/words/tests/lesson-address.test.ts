import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { lettow } from '@boma/lettow'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { expect, test } from 'vitest'
import { deLesson } from '../de-lesson.ts'

const DU = /(?<!\p{L})(du|dich|dir|dein(e|er|es|em|en)?|lass|halte|beende|nimm|geh|bring|zeig)(?!\p{L})/u

test.each([askari, heart, lettow, tanga, windhoek])(
  'the German lessons of $id address the learner as the page does',
  async ({ lessons }) => {
    const german = await lessons?.['de']?.()
    expect(german?.length).toBeGreaterThan(2)
    const said = JSON.stringify(german?.map(({ words }) => words))
    expect(said.toLowerCase().match(DU)).toBeNull()
  },
)

test('so does the page around them', () => {
  expect(JSON.stringify(deLesson).toLowerCase().match(DU)).toBeNull()
})
