// Faults that conformance must find by itself (npm run faults): each is planted in the game's source while it is loaded.

/** What is planted: in which file, instead of what. */
export const faults = [
  {
    name: 'a guard only the list knows',
    file: 'rules/20.3-concentrate.ts',
    find: '  if (!t.comers.has(unit)) return refuse.cannotCome(unit)\n',
    plant: '',
  },
  {
    name: 'a coast that is not listed',
    file: 'rules/22-naval-transfer.ts',
    find: 'for (let i = 0; i < COASTS.length; i++) out.add',
    plant: 'for (let i = 0; i < COASTS.length; i++) if (i !== COASTS.length >> 1) out.add',
  },
  {
    name: 'a list that asks no rule',
    file: 'rules/06-set-up/placing.ts',
    find: 'if (whyNotPost(t, post, places[i]) === ALLOWED) out.add',
    plant: 'out.add',
  },
  {
    name: 'a list that calls itself exact',
    file: 'rules/20.3-concentrate.ts',
    find: '  action: act.concentrate,\n',
    plant: '  action: act.concentrate,\n  exact: true,\n',
  },
  {
    name: 'an action listed twice',
    file: 'rules/20.3-concentrate.ts',
    find: 'out.add(act.come(u))',
    plant: '(out.add(act.come(u)), out.add(act.come(u)))',
  },
  {
    name: 'lists that change places',
    file: 'rules/12-march/force.ts',
    find: 'u = nextIn(t, u)) out.add(act.join(u))\n',
    plant:
      'u = nextIn(t, u)) out.add(act.join(u))\n        if (calls++ % 2 === 1) out.list.subarray(0, out.count).reverse()\n',
    also: [{ find: 'function join(t', plant: 'let calls = 0\nfunction join(t' }],
  },
  {
    name: 'a die that nobody is told of',
    file: 'rules/12-march/force.ts',
    find: '  tell.joined.to(seers(t, unit), t, unit, t.march.from)\n',
    plant: '  tell.joined.to(seers(t, unit), t, unit, t.march.from)\n  t.core.rolls++\n',
  },
  {
    name: 'an event that names who comes unseen',
    file: 'rules/20.3-concentrate.ts',
    find: 'tell.came.to(seers(t, unit) | seersAt(t, unit, t.march.at), t, unit,',
    plant: 'tell.came(t, unit,',
  },
  {
    name: 'an event that names who is left behind',
    file: 'rules/12-march/drop.ts',
    find: 'tell.dropped.to(seers(t, unit), t, unit,',
    plant: 'tell.dropped(t, unit,',
  },
  {
    name: 'a view with the points that were spent',
    file: 'fog.ts',
    find: '  units.spent[unit] = 0\n',
    plant: '',
  },
  {
    name: 'a view with how units lie',
    file: 'fog.ts',
    find: '  units.state[unit] &= CONVERTED\n',
    plant: '',
  },
  {
    name: 'a dream with too many in a hex',
    file: 'fog/imagine.ts',
    find: ' && whyNotStack(t, unit, spot) === ALLOWED',
    plant: '',
  },
  {
    name: 'a dream that turns over who has no back',
    file: 'fog/imagine.ts',
    find: 'if (flips && hasTwoSteps(unit))',
    plant: 'if (flips)',
  },
  {
    name: 'a question passed over when nobody came',
    file: 'rules/12-march/attack.ts',
    find: 'if (t.force.next(0) < 0 && liesBare(t, at, t.tracks.phasing)) return false',
    plant: 'if (t.force.next(0) < 0) return false',
  },
  {
    name: 'a reveal that is not marked',
    file: 'rules/04-control.ts',
    find: 'if (isHidden(t, units.next(0))) markReveal(t)',
    plant: '',
  },
  {
    name: 'something left of a march',
    file: 'rules/12-march/force.ts',
    find: '  t.comers.clear()\n',
    plant: '',
  },
  {
    name: 'a refusal that knows who is hidden',
    file: 'rules/12-march/attack.ts',
    find: 'if (d === undefined) return refuse.noEnemyThere(hex)',
    plant: 'if (d === undefined) return refuse.noEnemyThere(t.units.where[5 as never])',
  },
  {
    name: 'an appraisal of nothing in the last turn',
    file: 'counsel/appraise.ts',
    find: 'lastTurn(t) - t.tracks.turn) / LAST_TURNS',
    plant: 'lastTurn(t) - t.tracks.turn) / (lastTurn(t) - t.tracks.turn)',
  },
  {
    name: 'a device that costs and does nothing',
    file: 'rules/25.3-devices.ts',
    find: '    t.places.marks[hex] |= DEVICE\n',
    plant: '    if (deviceCost(t, hex) === COST) t.ap.points[side] += COST\n    else t.places.marks[hex] |= DEVICE\n',
  },
  {
    name: 'two options that do not bear one another',
    file: 'rules/06-set-up/posts.ts',
    find: "  return has(t, 'historical') ?",
    plant:
      "  if (has(t, 'historical') && !has(t, 'trains')) throw new Error('no train stops here')\n  return has(t, 'historical') ?",
  },
  {
    name: 'nobody comes, and nobody goes',
    file: 'rules/20.3-concentrate.ts',
    find: 'choice({ action: act.go, main: true, take: () => NEXT })',
    plant:
      'choice({ action: act.go, whyNot: (t) => (t.force.next(0) < 0 ? refuse.nobodyPicked() : ALLOWED), take: () => NEXT })',
  },
  {
    name: 'who can come is remembered from the last time',
    file: 'rules/20.3-ways.ts',
    find: 'function findComers(t: Table, leader: Unit): void {\n',
    plant:
      'function findComers(t: Table, leader: Unit): void {\n  const key = t.tracks.turn * 1000 + leader\n  if (key === lastKey) return\n  lastKey = key\n',
    also: [{ find: 'const GAITS', plant: 'let lastKey = -1\nconst GAITS' }],
  },
  {
    name: 'a stack that is counted once and for all',
    file: 'rules/14-stacking.ts',
    find: '  return isMobile(t, unit) ? whyNotSoMany(SIDE_OF[unit], hex, mobile + 1) : ALLOWED\n',
    plant:
      '  if (lastHex !== hex) lastMobile = mobile\n  lastHex = hex\n  return isMobile(t, unit) ? whyNotSoMany(SIDE_OF[unit], hex, lastMobile + 1) : ALLOWED\n',
    also: [{ find: 'function whyNotSoMany', plant: 'let lastHex = -1\nlet lastMobile = 0\nfunction whyNotSoMany' }],
  },
  {
    name: 'a place that is read as another',
    file: 'actions/operands.ts',
    find: "(word) => (word.toLowerCase() === 'cape' ? CAPE : parseHex(grid, word))",
    plant: "(word) => (word.toLowerCase() === 'cape' ? ((CAPE - 1) as Hex) : parseHex(grid, word))",
  },
  {
    name: 'two counters of one name',
    file: 'words/words.ts',
    find: 'counters[counter.id] ?? counter.name',
    plant: "(counters[counter.id] ?? counter.name).replace('2', '1')",
  },
  {
    name: 'a war without an end',
    file: 'rules/05-victory.ts',
    find: '  if (t.tracks.turn < lastTurn(t)) return\n',
    plant: '  if (t.tracks.turn < 1000) return\n',
  },
  {
    name: 'a view that counts the dice of both sides',
    file: '../../kernel/fog.ts',
    find: '  core.rolls = 0\n',
    plant: '',
  },
  {
    name: 'dice that are numbered for both sides',
    file: '../../kernel/events/log.ts',
    find: 'dice.map(({ sides, shows }, i) => ({ n: told + i, sides, shows }))',
    plant: 'dice',
  },
  {
    name: 'an event that tells where an unseen unit starved',
    file: 'rules/18-supply.ts',
    find: '  if (HURTS.includes(d6(t))) disrupt(t, unit, HUNGER)\n',
    plant:
      '  const at = t.units.where[unit]\n  if (HURTS.includes(d6(t))) {\n    disrupt(t, unit, HUNGER)\n    tell.halted(t, at)\n  }\n',
  },
  {
    name: 'a die for each unseen comer, told to its owner alone',
    file: 'rules/20.3-concentrate.ts',
    find: '  t.march.picked = unit\n',
    plant:
      '  t.march.picked = unit\n  if (isHidden(t, unit)) {\n    const isHeard = d6(t) > 3\n    tell.endured.to(seers(t, unit), t, unit)\n    if (isHeard) tell.halted(t, t.march.at)\n  }\n',
    also: [{ find: 'import { AGAIN, ALLOWED, call, local,', plant: 'import { AGAIN, ALLOWED, call, d6, local,' }],
  },
] as const
