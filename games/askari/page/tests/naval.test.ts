import type { Note } from '@boma/counsel'
import { NOBODY, writeAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { OCEAN } from '../../board.ts'
import { deciding } from '../../counsel/asked.ts'
import { navalOdds } from '../../counsel/naval-odds.ts'
import { askari } from '../../index.ts'
import { ENTENTE, unit } from '../../roster.ts'
import { groupOf, groupsOf, isIn, roleOf } from '../../rules/12.4.7-groups.ts'
import { battle, enter, impulse } from '../../tests/at-sea.ts'
import { begin, layOut, sceneOf } from '../../tests/encounters.ts'
import { type Position, space } from '../../tests/given.ts'
import { drawsOf } from '../../tests/scattered.ts'

const { page } = inEnglish(askari)
const chanceOf = (g: Position, action: number): number | undefined =>
  navalOdds(g.t, action as never)?.outcomes[0]?.chance
/** The highest face that finds somebody, as the odds have it; undefined where no die is needed. */
const foundWith = (g: Position, action: number): unknown => {
  const line = navalOdds(g.t, action as never, 1)?.counts.find(({ text }) => (text as Note).key === 'page.foundWith')
  return (line?.is as Note | undefined)?.facts?.['needed']
}

/** In how many of the six faces of the first die what is sought is found. */
function facesThatFind(make: () => Position, answer: string): number {
  let found = 0
  for (let face = 1; face <= 6; face++) {
    const g = make()
    // The first die is the interception; then shots may follow, which are of no interest.
    g.dice(face)
    try {
      g.play(answer)
    } catch (e) {
      if (!String(e).includes('missing from the script')) throw e
    }
    if (g.events.some((e) => e.kind === 'found')) found++
  }
  return found
}

describe('12.4.6 the forecast of an interception is what is then played', () => {
  test('12.4.6 of those who enter and do not seek, if the enemy seeks in one group', () => {
    let compared = 0
    for (let seed = 1; seed <= 400; seed++) {
      const scene = sceneOf(seed)
      if (scene.encounter.came.length === 0) continue
      const make = () => begin(layOut(scene), scene)
      if (make().asked !== `${scene.mover} seek`) continue
      const after = make().play('lie-low')
      if (!after.asked.endsWith('seek') || after.asked.startsWith(scene.mover) || after.why('seek') !== '') continue
      const faces = facesThatFind(() => make().play('lie-low'), 'seek')
      expect(foundWith(make(), act.lieLow()) ?? 0, `${seed}`).toBe(faces)
      compared++
    }
    expect(compared).toBeGreaterThan(30)
  })
  test('12.4.6, 12.4.5 of those who were there, knowing what the others do', () => {
    const quiet = () => enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low')
    expect(foundWith(quiet(), act.seek())).toBe(facesThatFind(quiet, 'seek'))
    const bold = () => enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('seek')
    expect(foundWith(bold(), act.seek())).toBeUndefined()
    expect(foundWith(bold(), act.lieLow())).toBe(facesThatFind(bold, 'lie-low'))
    expect(navalOdds(quiet().t, act.lieLow())?.outcomes).toMatchObject([{ name: { key: 'page.noBattle' }, chance: 1 }])
  })
  test('12.4.7b of a group that names its target', () => {
    const split = () =>
      enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL').play(
        ...['divide', 'lie-low', 'lie-low', 'seek'],
      )
    for (const group of [1, 2])
      expect(foundWith(split(), act.chase(group))).toBe(facesThatFind(split, `chase ${group}`))
  })
  test('12.5 of seeking and of letting be: who is taken, who is left, and what each side loses', () => {
    const g = enter(impulse('german', { Astraea: 'ocean', Fox: 'ocean' }), 'german', 'ocean', 'Königsberg')
    const [seek, lieLow] = [navalOdds(g.t, act.seek()), navalOdds(g.t, act.lieLow())]
    const keys = (told: typeof seek) => told?.outcomes.map(({ name }) => name.key)
    expect(keys(seek)).toEqual(['page.seaWon', 'page.bothAfloat', 'page.seaLost'])
    expect(keys(lieLow)).toEqual(['page.noBattle', 'page.seaWon', 'page.bothAfloat', 'page.seaLost'])
    // Two against one: she is mostly lost if she meets them, and half of that if she has to be found.
    const lost = (told: typeof seek) => told?.outcomes.find(({ name }) => name.key === 'page.seaLost')?.chance ?? 0
    expect(lost(seek)).toBeGreaterThan(0.5)
    expect(lost(lieLow)).toBeLessThan(lost(seek))
    expect(seek?.losses.map(({ side }) => side)).toEqual([0, 1])
  })
  test('12.5.6 of fighting on and of retiring, which ends the battle if the enemy has said so too', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus').play('seek')
    g.dice(6).play('seek')
    expect(g.asked).toBe('entente retire')
    expect(chanceOf(g, act.fightOn())).toBeGreaterThan(0)
    // Who seeks is not in doubt any more; whether the enemy retires too is, until he has said so.
    const supposed = (action: unknown) => navalOdds(g.t, action as never)?.assumes.map((each) => (each as Note).key)
    expect(supposed(act.fightOn())).toEqual(['page.ifAllFire', 'page.playedOut'])
    expect(supposed(act.breakOff())?.[0]).toBe('page.ifHeFightsOn')
    g.play('break-off')
    // Nothing is supposed nor played out where the battle is over with the answer.
    expect(navalOdds(g.t, act.breakOff())).toMatchObject({ exact: true, assumes: [], losses: [] })
    expect(navalOdds(g.t, act.breakOff())?.outcomes).toMatchObject([{ name: { key: 'page.bothAfloat' }, chance: 1 }])
  })
  test('12.5.6c of retiring from coastal defences, which go then: that is said beside it, for it may be better than to fight on', () => {
    const g = enter(impulse('german', { 'Mombasa-Hrbr': '3412', Pegasus: '3412' }), 'german', '3412', 'Königsberg')
    g.play('seek').dice(6).play('seek')
    expect(g.asked).toBe('german retire')
    const supposed = navalOdds(g.t, act.breakOff())?.assumes.map((each) => (each as Note).key)
    expect(supposed).toContain('page.defencesGo')
    expect(chanceOf(g, act.breakOff())).toBeGreaterThan(0)
  })
  test('12.4.10 of a voyage: whether those who are carried get there; none where nobody may seek', () => {
    const g = impulse('entente', { '2-LNL': '3412', Königsberg: 'ocean', Fox: 'ocean' })
    g.play('march from 3412', 'all')
    const told = navalOdds(g.t, act.board(OCEAN))
    expect(told?.outcomes.map(({ name }) => name.key)).toEqual([
      'page.through',
      'page.throughWithLoss',
      'page.noneThrough',
    ])
    expect(told?.arrives).toBeCloseTo(1 - (told?.outcomes[2]?.chance ?? 0))
    expect(told?.arrives).toBeLessThan(0.9)
    const alone = impulse('entente', { '2-LNL': '3412' }).play('march from 3412', 'all')
    expect(navalOdds(alone.t, act.board(OCEAN))).toBeUndefined()
  })
  test('12.4.1, 12.3.9c of sailing to where the enemy is, and of a raid from which the vessel is driven back to the box', () => {
    const sail = (to: string, where = {}) => {
      const g = impulse('entente', { Astraea: '3412', Königsberg: 'ocean', ...where }).play('sail Astraea')
      const before = g.t.bytes.slice()
      const told = navalOdds(g.t, act.steer(space(to)))
      // Looking changes nothing.
      expect(g.t.bytes).toEqual(before)
      return told
    }
    expect(sail('ocean')?.outcomes[0]?.chance).toBeLessThan(0.8)
    expect(sail('3219', { Astraea: 'ocean', '10-FK': '3219' })?.outcomes[0]?.chance).toBeLessThan(0.8)
    expect(sail('3412', { Astraea: 'ocean' })).toBeUndefined()
  })
  test('12.5.4 of a shot', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean', Kronborg: 'ocean' }), 'entente', 'ocean', 'Astraea')
    g.play('seek', 'seek')
    expect(chanceOf(g, act.shell(unit('Königsberg'), unit('Astraea')))).toBeCloseTo(3 / 6)
    expect(chanceOf(g, act.shell(unit('Kronborg'), unit('Astraea')))).toBeCloseTo(4 / 6)
  })
})

describe('fire at sea', () => {
  test('12.5.3 to hold it is not what Enter takes: a shot is what is usually meant', () => {
    const g = battle(impulse('entente', { Königsberg: ['ocean', 'reduced'] }).holding(), 'entente', 'ocean', 'Astraea')
    expect(g.legal).toContain('hold-fire')
    expect(page.offer(g.t, act.holdFire()).lesser).toBe(true)
    expect(page.offer(g.t, act.shell(unit('Königsberg'), unit('Astraea'))).lesser).toBe(false)
  })
})

describe('what came of a naval battle', () => {
  const beats = (g: Position) => g.events.flatMap((e) => page.fights?.beats(e as never) ?? [])
  const ends = (g: Position) => beats(g).filter((beat) => beat.part === 'ends')
  test('12.5.5 names the side that alone is left afloat, or nobody', () => {
    const sunk = enter(impulse('entente', { Königsberg: ['ocean', 'reduced'] }), 'entente', 'ocean', 'Astraea').play(
      'seek',
    )
    sunk.dice(1).play('seek')
    expect(ends(sunk)).toEqual([{ part: 'ends', winner: ENTENTE }])
    const drawn = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus').play('seek')
    drawn.dice(6).play('seek').play('break-off', 'break-off')
    expect(ends(drawn)).toEqual([{ part: 'ends', winner: NOBODY }])
  })
  test('12.5.4d, 2.5.6 tells of Carriers lost with their transports, and of Carriers and towns that fall to the winner', () => {
    const follows = (kind: string) =>
      page.fights
        ?.beats({ kind, rule: '', facts: { side: 0, hex: 0, carriers: 2 }, dice: [] } as never)
        .some((beat) => beat.part === 'follows')
    expect(['carriersSunk', 'carriersTaken', 'townTaken', 'gunCaptured'].map(follows)).toEqual([true, true, true, true])
  })
})

describe('the naval board', () => {
  const convoy = () =>
    enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL', { carriers: 2 })
  test('12.4.7a shows who is there, then the groups, and which of them seek', () => {
    const g = convoy()
    const first = page.fights?.panel(g.t, NOBODY)
    expect(first?.rows.map((r) => [r.left, r.right, r.active])).toEqual([
      [[unit('2-LNL'), unit('Astraea')], [unit('Königsberg')], true],
    ])
    g.play('divide', 'group-carriers 2')
    const forming = page.fights?.panel(g.t, NOBODY)?.rows.find(({ active }) => active)
    expect([forming?.name, forming?.lines.filter(([, says]) => says === 'does not seek')]).toEqual(['Group 1', []])
    g.play('lie-low', 'seek')
    const rows = page.fights?.panel(g.t, NOBODY)?.rows ?? []
    expect(rows.map((r) => [r.name, r.left])).toContainEqual(['Group 1', [unit('2-LNL')]])
    expect(rows.map((r) => [r.name, r.left])).toContainEqual(['Group 2', [unit('Astraea')]])
  })
  test('12.5.3 shows a row for each round that is left, with those who fire in it', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus')
      .play('seek')
      .dice(6)
    g.play('seek')
    const panel = page.fights?.panel(g.t, NOBODY)
    expect(panel?.rows.map((r) => r.name)).toEqual(['Round 4', 'Round 3', 'Round 2', 'Round 1'])
    expect(panel?.rows.map((r) => [r.left.length, r.right.length, r.active])).toEqual([
      [1, 1, true],
      ...Array.from({ length: 3 }, () => [1, 1, false]),
    ])
    g.dice(6, 6).play('fight-on').dice(6, 6).play('fight-on').dice(6, 6).play('fight-on')
    expect(page.fights?.panel(g.t, NOBODY)).toBeUndefined()
  })
  test('12.5.5 the story begins, tells each shot in its round, and ends', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus').play('seek')
    g.dice(4, 6).play('seek')
    const beats = g.events.flatMap((e) => page.fights?.beats(e) ?? [])
    expect(beats.map((b) => b.part)).toEqual(['begins', 'joins', 'joins', 'throws', 'lands', 'throws', 'tells', 'ends'])
    const [shot] = beats.filter((b) => b.part === 'throws')
    expect(shot).toMatchObject({
      round: 'Round 4',
      throws: [{ piece: unit('Königsberg'), at: unit('Pegasus'), hitsOn: 4, hits: true }],
    })
    // She fails her morale and leaves: the battle is over.
    expect(page.fights?.panel(g.t, NOBODY)).toBeUndefined()
  })
})

describe('12.4.7a groups that are drawn together on the board', () => {
  /** Parts members at random, and says whom with whom. */
  function drawn(members: readonly number[], below: (n: number) => number): number[][] {
    const groups: number[][] = [[], [], []]
    for (const member of members) groups[below(3)]?.push(member)
    return groups.filter((group) => group.length > 0)
  }
  const words = (groups: readonly (readonly (number | string)[])[]) => groups.map((g) => [...g].sort().join(' ')).sort()

  test('12.4.7a are declared so by one order, whoever is in them', () => {
    let compared = 0
    for (let seed = 1; seed <= 160; seed++) {
      const scene = sceneOf(seed)
      const g = begin(layOut(scene), scene)
      const how = page.parting?.now(g.t)
      if (how === undefined) continue
      const below = drawsOf(seed)
      const groups = drawn(
        how.members.map(({ id }) => id),
        below,
      ).map((members) => ({ members, way: how.ways(members)[below(2)]?.id ?? how.ways(members)[0]?.id ?? '' }))
      if (groups.length < 2) continue
      const role = roleOf(g.t, deciding(g.t))
      const order = how.order(groups).map((action) => writeAction(act, action))
      const last = order.pop() ?? ''
      g.play(...order)
      expect(g.why(last), `${seed}: ${order} ${last}`).toBe('')
      // All but what comes by itself is declared by then: who is left over at last, alone and without guns.
      const declared = Array.from({ length: groupsOf(g.t, role) }, (_, n) => groupOf(role, n))
      const carriers = (group: readonly number[]) => group.filter((id) => id >= 1_000_000).map(() => 'C')
      const units = (group: readonly number[]) => group.filter((id) => id < 1_000_000)
      const wanted = words(groups.map(({ members }) => [...units(members), ...carriers(members)]))
      const made = words(
        declared.map((group) => [
          ...how.members.flatMap(({ id }) => (id < 1_000_000 && isIn(g.t, id as never, group) ? [id] : [])),
          ...Array.from({ length: g.t.groups.carriers[group] ?? 0 }, () => 'C'),
        ]),
      )
      if (/^group-carriers/.test(last))
        made.push(words([Array.from({ length: Number(last.split(' ')[1]) }, () => 'C')])[0] ?? '')
      expect(
        made.filter((group) => !wanted.includes(group)),
        `${seed}`,
      ).toEqual([])
      expect(wanted.length - made.length, `${seed}`).toBeLessThanOrEqual(1)
      // Whoever was told to seek does, and nobody else.
      const seeking = groups.filter(({ way }) => way === 'seek').length
      const closing = [...order, last].filter((text) => text === 'seek').length
      expect(closing, `${seed}`).toBe(seeking)
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })

  test('12.4.1 a group without guns cannot be told to seek, nor anybody who was driven there (12.3.9c)', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL')
    const how = page.parting?.now(g.t)
    expect(how?.ways([unit('2-LNL')]).map(({ id }) => id)).toEqual(['lie-low'])
    expect(how?.ways([unit('Astraea')]).map(({ id }) => id)).toEqual(['seek', 'lie-low'])
    expect(how?.ways([unit('Astraea'), unit('2-LNL')])).toHaveLength(2)
    const driven = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL', {
      forced: true,
    })
    expect(page.parting?.now(driven.t)?.ways([unit('Astraea')])).toHaveLength(1)
  })

  test('12.4.7a groups of Carriers alone are declared from the largest down, however they were drawn', () => {
    const convoy = () =>
      enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea', { carriers: 3 })
    const how = page.parting?.now(convoy().t)
    const [ship = -1, one = -1, two = -1, three = -1] = how?.members.map(({ id }) => id) ?? []
    const groups = [[one], [two, three], [ship]].map((members) => ({ members, way: 'lie-low' }))
    const order = (how?.order(groups) ?? []).map((action) => writeAction(act, action))
    expect(order).toEqual(['divide', 'lie-low', 'group-carriers 2'])
    expect(convoy().play(...order).asked).toBe('german seek')
  })

  test('12.4.7a there is nothing to part where one vessel is alone, or another question is asked', () => {
    const g = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect(page.parting?.now(g.t)).toBeUndefined()
    const split = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL').play('divide')
    expect(page.parting?.now(split.t)).toBeUndefined()
  })
})

describe('12.4 whoever comes in is sought, or not, once for all', () => {
  const answer = (g: Position, id: string): string | undefined => {
    const given = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low')
    const action = (page.advice.standingAnswers?.(given.t) ?? []).find((each) => each.id === id)?.answer(g.t)
    return action === undefined ? undefined : writeAction(act, action)
  }
  const warship = () => enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low')
  const convoy = () =>
    enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL').play('lie-low')

  test('12.4.4 only of those who were there, and only where they are asked about it', () => {
    expect(page.advice.standingAnswers?.(warship().t)).toHaveLength(3)
    const entering = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect(page.advice.standingAnswers?.(entering.t)).toEqual([])
    expect(['seek-all', 'never-seek', 'seek-convoys'].map((id) => answer(entering, id))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('12.4.1 all, nobody, or transports alone', () => {
    expect(['seek-all', 'never-seek', 'seek-convoys'].map((id) => answer(warship(), id))).toEqual([
      ...['seek', 'lie-low', 'lie-low'],
    ])
    expect(answer(convoy(), 'seek-convoys')).toBe('seek')
  })

  test('12.4.7b of several groups the one with transports, and a person chooses between two of those', () => {
    const split = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL').play(
      ...['divide', 'lie-low', 'lie-low', 'seek'],
    )
    expect(answer(split, 'seek-convoys')).toBe('chase 1')
    expect(answer(split, 'seek-all')).toBeUndefined()
    const two = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '2-LNL 13-Rjpt').play(
      ...['divide', 'lie-low', 'seek'],
    )
    expect(two.asked).toBe('german chase')
    expect(answer(two, 'seek-convoys')).toBeUndefined()
  })

  test('12.4 until the turn is over', () => {
    const g = warship()
    const [first] = page.advice.standingAnswers?.(g.t) ?? []
    expect(first?.holds(g.t)).toBe(true)
    g.t.tracks.turn++
    expect(first?.holds(g.t)).toBe(false)
  })

  test('12.4.6 what each group is found with stands on the board, and is what is then played', () => {
    const split = () =>
      enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea 2-LNL').play(
        ...['divide', 'lie-low', 'lie-low'],
      )
    const lines = page.fights?.panel(split().t, NOBODY)?.rows.flatMap((row) => row.lines)
    const found = lines?.filter(([text]) => text === 'You find them on').map(([, value]) => value)
    const faces = [1, 2].map((group) => facesThatFind(() => split().play('seek'), `chase ${group}`))
    expect(found).toEqual(faces.map((face) => `${face} or less (${Math.round((face * 100) / 6)}\u00a0%)`))
  })
})
