import { heart } from '@boma/heart'
import { FIRST, SECOND } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game } from '@boma/showing'
import { expect, test } from 'vitest'
import { begun, sceneOf, told } from '../../story/tests/stage.ts'
import { bodyOf, bodyOfLine, bodyOfSide } from '../bodies.ts'

test('a line of the log has the colour of whoever it tells of, on the table or gone', () => {
  const scene = sceneOf(begun(lettow as unknown as Game), FIRST)
  for (const side of [FIRST, SECOND]) {
    const gone = Array.from({ length: 60 }, (_, unit) => unit).find(
      (unit) => scene.piece(unit) === undefined && scene.ownerOf(unit) === side,
    )
    const lost = told('lost', { unit: gone ?? -1 }, '4.6')
    expect(bodyOfSide(scene, side)).not.toBe('')
    expect(bodyOf(scene, lost)).toBe(bodyOfSide(scene, side))
    expect(bodyOfLine(scene, lost, 'somebody')).toBe(bodyOfSide(scene, side))
  }
})

test('on a tabletop it has that of the unit it names', () => {
  const scene = sceneOf(begun(heart as unknown as Game), FIRST)
  const [german, british] = [0, 24]
  expect(bodyOf(scene, told('stood', { unit: german }, '11.2'))).toBe(bodyOfSide(scene, FIRST))
  expect(bodyOf(scene, told('stood', { unit: british }, '11.2'))).toBe(bodyOfSide(scene, SECOND))
  expect(bodyOfSide(scene, FIRST)).not.toBe('')
})
