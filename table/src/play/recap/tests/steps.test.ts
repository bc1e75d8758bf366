import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { FIRST, type GameEvent, SECOND, SIDES, type Side } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { actionOf, PLACES } from '../../session/tests/table.ts'
import { lostIn } from '../../story/telling.ts'
import { begun, playAtRandom, sceneOf, told } from '../../story/tests/stage.ts'
import { sinceLastTurn, TurnBook } from '../../story/turns.ts'
import { stepsOf } from '../steps.ts'

beforeAll(() => language.set('en'))

const [W, L, S, A] = [windhoek, lettow, skirmish, askari] as unknown as readonly [Game, Game, Game, Game]

const logOf = (match: GameMatch, viewer: Side): readonly (readonly GameEvent[])[] =>
  match.log(viewer).map(({ events }) => events)

/** What a viewer is told of the others' turns as a match stands. */
function recapOf(match: GameMatch, viewer: Side) {
  const log = logOf(match, viewer)
  const between = sinceLastTurn(new TurnBook(inEnglish(match.game)).follow(log), log, viewer)
  return between && { ...between, steps: stepsOf(sceneOf(match, viewer), between.lines) }
}

function skirmishPlayed(...more: readonly string[]): GameMatch {
  const match = begun(S, { scenario: 'ford' })
  for (const text of [...PLACES, ...more]) {
    const side = match.decision?.side
    if (side === undefined || match.play(match.decision?.seat, actionOf(text)).kind !== 'played')
      throw new Error(`not legal: ${text}`)
  }
  return match
}

describe('the recap of a skirmish', () => {
  const blue = ['activate B4', 'march to 0301', 'halt', 'activate B1', 'march to 0502', 'halt', 'end']

  test('tells Red, when his turn comes, each march of Blue by itself, with its way', () => {
    const match = skirmishPlayed(...blue)
    const recap = recapOf(match, SECOND)
    expect(recap?.sides).toEqual([FIRST])
    expect(recap?.until).toBe(logOf(match, SECOND).length - 1)
    expect(recap?.steps.map(({ kind, trails }) => [kind, trails.map((way) => way.length)])).toEqual([
      ['march', [2]],
      ['march', [2]],
    ])
  })

  test('tells Blue nothing of his own turn, and nothing before anybody else had one', () => {
    expect(recapOf(skirmishPlayed(), FIRST)).toBeUndefined()
    expect(recapOf(skirmishPlayed(...blue), FIRST)?.until).toBeUndefined()
  })

  test('tells of the other side’s last turn alone', () => {
    const red = ['activate R4', 'march to 0701', 'halt', 'end']
    const match = skirmishPlayed(...blue, ...red, 'activate B5', 'halt', 'end')
    expect(recapOf(match, SECOND)?.steps).toEqual([])
    const before = skirmishPlayed(...blue, ...red)
    expect(recapOf(before, FIRST)?.steps.map(({ kind }) => kind)).toEqual(['march'])
  })
})

test.each([
  ['Windhoek', W, ['fog'], 900],
  ['Lettow-Vorbeck', L, [], 500],
  ['the skirmish', S, ['fog'], 300],
] as const)(
  'the steps of %s come from the viewer’s own log alone, each with a name, words, and a place of the map if any',
  (_, game, options, actions) => {
    let steps = 0
    for (const seed of [1, 2]) {
      const match = begun(game, { options: [...options] })
      const books = SIDES.map(() => new TurnBook(inEnglish(game)))
      playAtRandom(match, actions, seed, () => {
        const by = match.decision?.side
        if (by === undefined) return
        const log = logOf(match, by)
        const between = sinceLastTurn(books[by]?.follow(log) ?? [], log, by)
        // When the viewer's turn has just come, as on the page.
        if (between?.until !== log.length - 1) return
        const known = new Set(log.flat())
        const scene = sceneOf(match, by)
        for (const step of stepsOf(scene, between.lines)) {
          steps++
          expect(step.head).toMatch(/\S/)
          expect(step.words).toMatch(/\S/)
          // A battle is one step from its first event to its last, and that first one names it; but for the end of one that
          // ended the viewer's own turn.
          const isWhole = step.deeds.every(({ lines }) => lines[0]?.action !== between.since)
          if (step.kind === 'battle' && game !== S && isWhole) expect(step.head).toMatch(/^The (battle|combat) /)
          if (step.space !== undefined) expect(scene.space(step.space)).toBeDefined()
          for (const { event } of step.deeds.flatMap(({ lines }) => lines)) expect(known).toContain(event)
        }
      })
      // Whoever has just come reads the same turns.
      for (const side of SIDES) {
        const log = logOf(match, side)
        expect(new TurnBook(inEnglish(game)).follow(log)).toEqual(books[side]?.follow(log))
      }
    }
    expect(steps).toBeGreaterThan(20)
  },
)

describe('the recap of the Askari', () => {
  const scene = sceneOf(begun(A), SECOND)
  const steps = (...events: readonly GameEvent[]) =>
    stepsOf(
      scene,
      events.map((event) => ({ event, action: 0 })),
    )
  const [tabora, kilosa] = [300, 310]
  const march = [
    told('marchBegan', { side: 0, hex: tabora }, '9.1.5'),
    told('joined', { unit: 3, hex: tabora }, '10.1.2'),
    told('carriersJoined', { carriers: 2, hex: tabora }, '2.5.3'),
    told('rode', { from: tabora, to: 305 }, '10.2.6'),
    told('carriersLeft', { carriers: 1, hex: 305 }, '2.5.3'),
    told('stepped', { from: 305, to: kilosa }, '10.1.3'),
    told('townTaken', { side: 0, hex: kilosa }, '4.1.4'),
    told('carriersTaken', { side: 0, hex: kilosa, carriers: 1 }, '2.5.6'),
    told('stepped', { from: kilosa, to: 311 }, '10.1.3'),
    told('halted', { hex: 311 }, '10.1.6'),
  ]

  test('12.3.1, 8.3.1 a voyage is headed as one, and who is called away is nobody’s loss', () => {
    const [voyage, away] = steps(
      told('sailed', { unit: 200, from: tabora, to: kilosa }, '12.3.1'),
      told('removed', { unit: 3 }, '8.3.1'),
    )
    expect([voyage?.head, away?.head]).toEqual(['Voyage', 'Withdrawals'])
    expect(lostIn(scene, away?.deeds[0] ?? { kind: undefined, lines: [] })).toEqual([])
  })

  test('10.0 a march names by what way it went, what it took and captured on the way, and whom it dropped off', () => {
    const [step, ...more] = steps(...march)
    expect(more).toEqual([])
    expect(step?.words).toMatch(/^From .* to .* partly by rail: .*\./)
    expect(step?.words).toMatch(/2 Carriers set out.*1 Carrier stays.*The Germans take .*capture 1 Carrier in /)
    expect(step?.words).not.toMatch(/did not see/)
  })

  test('10.3.2 a landing takes the way on to where it lands, over whoever lies low or seeks at sea', () => {
    const [step, ...more] = steps(
      told('marchBegan', { side: 0, hex: tabora }, '9.1.5'),
      told('joined', { unit: 3, hex: tabora }, '10.1.2'),
      told('boarded', { hex: tabora, body: 0 }, '10.3.1'),
      told('layLow', { side: 1, hex: 500 }, '12.4.1'),
      told('landed', { hex: kilosa }, '10.3.2'),
    )
    expect(more).toEqual([])
    expect(step?.trails).toEqual([[tabora, kilosa]])
    expect(step?.words).toMatch(/by water: /)
  })

  test('12.3.1 a vessel that puts to sea after a march is no part of it', () => {
    const sailed = told('sailed', { unit: 60, from: 311, to: 320 }, '12.3.1')
    expect(steps(...march, sailed).map(({ deeds }) => deeds[0]?.lines.length)).toEqual([march.length, 1])
  })

  test('12.3.11 an assault that is announced and called off is nothing to tell, nor is a search that finds nobody', () => {
    expect(
      steps(
        told('assaultAnnounced', { hex: kilosa }, '12.3.11'),
        told('assaultCalledOff', { hex: kilosa }, '12.3.11'),
        told('sought', { side: 1, hex: 500 }, '12.4.1'),
        told('eluded', { unit: 60, needed: 2 }, '12.4.6'),
      ),
    ).toEqual([])
  })

  test('a recap of more than twenty deeds is told in twenty steps, and leaves out nothing', () => {
    const marches = Array.from({ length: 12 }, (_, i) => [
      told('marchBegan', { side: 0, hex: 10 * i }, '9.1.5'),
      told('joined', { unit: i, hex: 10 * i }, '10.1.2'),
      told('stepped', { from: 10 * i, to: 10 * i + 1 }, '10.1.3'),
    ])
    const events = [
      ...marches.slice(0, 6).flat(),
      ...march,
      ...march,
      ...march,
      ...marches.slice(6).flat(),
      ...march,
      ...march,
    ]
    const all = [...events, ...events].flat()
    const told20 = steps(...all)
    expect(told20.length).toBe(20)
    expect(told20.flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines.map(({ event }) => event)))).toEqual(all)
    expect(told20.flatMap(({ words }) => words.match(/The Germans take/g) ?? []).length).toBe(10)
    // What took something stands by itself as long as there is room.
    expect(told20.filter(({ head }) => head === 'March').length).toBe(10)
  })
})

test('a card of Lettow-Vorbeck is a step with its picture, and no deed goes on into another turn', () => {
  const scene = sceneOf(begun(L), FIRST)
  const lines = [
    told('playerTurnBegan', { side: SECOND }),
    told('turned', { card: 2 }),
    told('moved', { unit: 1, from: 3, to: 4 }),
    told('playerTurnBegan', { side: FIRST }),
    told('moved', { unit: 1, from: 4, to: 5 }),
  ].map((event) => ({ event, action: 0 }))
  const steps = stepsOf(scene, lines)
  expect(steps.map(({ kind, card }) => [kind, card])).toEqual([
    ['event', 2],
    ['march', undefined],
    ['march', undefined],
  ])
})

describe('the recap of a turn that all share, on a tabletop', () => {
  const match = begun(heart as unknown as Game, { scenario: 'uganda-railway' })
  const scene = sceneOf(match, SECOND)
  const steps = (...events: readonly GameEvent[]) =>
    stepsOf(
      scene,
      events.map((event) => ({ event, action: 0 })),
      true,
    )
  const spot = { x: 160, y: 160 }
  const [german, other, british] = [0, 5, 24]

  test('tells of the others who moved together, and of the viewer’s own as far as something came of it', () => {
    const told3 = steps(
      told('rolled', { unit: german, open: 6, cover: 2 }),
      told('marched', { unit: german, ...spot }),
      told('halted', { unit: german, facing: 0 }),
      told('marched', { unit: british, ...spot }),
      told('stood', { unit: british }),
      told('formed', { unit: other, ...spot, facing: 0, width: 2 }),
      told('halted', { unit: other, facing: 0 }),
      told('charged', { unit: british, target: german }),
      told('rolled', { unit: british, open: 6, cover: 2 }),
      told('contacted', { unit: british, target: german }),
      told('turnBegan', { turn: 2 }),
    )
    expect(told3.map(({ head, words }) => `${head}: ${words}`)).toEqual([
      'March: Moved: G1, G6.',
      'Charge: B1 is in contact with G1.',
    ])
    expect(told3[0]?.lit).toEqual([german, other])
  })

  test('14.4, 6.7 says after a fight who fell, unit by unit, and not by whom', () => {
    const [fire, loss] = steps(
      told('volley', { unit: german, target: british, shots: 9, hits: 3 }),
      told('fell', { figure: british * 20, ...spot }),
      told('fell', { figure: british * 20 + 1, ...spot }),
      told('killed', { figure: german * 20, opponent: british * 20 + 2, ...spot }),
      told('destroyed', { unit: british }),
    )
    expect(fire?.words).toBe('G1 fires at B1: 3 of 9 hit. Fallen: B1 (2), G1 (1).')
    expect(loss?.head).toBe('Losses')
  })
})
