// Faults that conformance must find by itself (npm run faults): each is planted in the game's source while it is loaded.

/** What is planted: in which file, instead of what. */
export const faults = [
  {
    name: 'whoever stands is listed twice',
    file: 'rules/12-movement.ts',
    find: 'whyNot(t, u) === ALLOWED) out.add(make(u))',
    plant: 'whyNot(t, u) === ALLOWED) (out.add(make(u)), out.add(make(u)))',
  },
  {
    name: 'a leg that nobody can pay',
    file: 'rules/09-room.ts',
    find: '  if (group.paid > how.left) return refuse.tooFar(f)\n',
    plant: '',
  },
  {
    name: 'a fifth leg',
    file: 'rules/12-leg.ts',
    find: 'return t.move.legs >= LEGS ?',
    plant: 'return t.move.legs > LEGS ?',
  },
  {
    name: 'marches listed without asking',
    file: 'rules/12-samples.ts',
    find: '  if (isAsked && whyNotMarch(t, x, y, true) !== ALLOWED) return false\n',
    plant: '',
  },
  {
    name: 'a place beyond the edge of the table',
    file: 'rules/09-room.ts',
    find: 'x > g.right || y > g.top) return refuse.offTable(f)',
    plant: 'x > g.right + 32 || y > g.top) return refuse.offTable(f)',
  },
  {
    name: 'a base on a base',
    file: 'rules/09-crowd.ts',
    find: 'if (square < 256 ||',
    plant: 'if (square < 144 ||',
  },
  {
    name: 'a gun that turns over its neighbour',
    file: 'rules/09-swing.ts',
    find: '  return whyNotStandAt(t, 0, group.toX[0], group.toY[0], how, OTHERS)\n',
    plant: '  return ALLOWED\n',
  },
  {
    name: 'a contact that nobody notes',
    file: 'rules/12-charging.ts',
    find: '  noteLoose(t, u)\n  noteContacts(t)\n  noteMove(t, u)\n',
    plant: '  noteLoose(t, u)\n  noteMove(t, u)\n',
  },
  {
    name: 'who fell to a blow is still in contact',
    file: 'rules/12-moving.ts',
    find: '  if (t.move.contact === 1) noteContacts(t)\n  if (!isOnTable(t, u)) {\n',
    plant: '  if (!isOnTable(t, u)) {\n',
  },
  {
    name: 'a check that changes the table',
    file: 'rules/12-movement.ts',
    find: '  whyNot: (t, a) => whyNotTurn(t, act.turn.unit(a), act.turn.facing(a)),\n',
    plant:
      '  whyNot: (t, a) => ((t.units.width[act.turn.unit(a)] = 1), whyNotTurn(t, act.turn.unit(a), act.turn.facing(a))),\n',
  },
  {
    name: 'a list that calls itself exact',
    file: 'rules/12-movement.ts',
    find: '  action: act.mount,\n',
    plant: '  action: act.mount,\n  exact: true,\n',
  },
  {
    name: 'a unit that could be joined and is not listed',
    file: 'rules/09-attaching.ts',
    find: 'if (isOnTable(t, u)) out.add(act.attach(u))',
    plant: 'if (isOnTable(t, u) && u % 3 !== 1) out.add(act.attach(u))',
  },
  {
    name: 'an entry that is beyond refusing',
    file: 'rules/17-entering.ts',
    find: 'if (edge === undefined || !isOnEdge(edge, x, y)) return refuse.notOnEdge(u)',
    plant: "if (edge === undefined || !isOnEdge(edge, x, y)) throw new Error('nobody comes in there')",
  },
  {
    name: 'a die that nobody is told of',
    file: 'rules/12-movement.ts',
    find: '    tell.turned(t, u, act.turn.facing(a))\n',
    plant: '    tell.turned(t, u, act.turn.facing(a))\n    if (act.turn.facing(a) === 3) t.core.rolls++\n',
  },
  {
    name: 'losses that leave a gap',
    file: 'rules/09-units.ts',
    find: '  x[last] = 0\n  y[last] = 0\n  t.units.count[u]--\n',
    plant: '  t.units.count[u]--\n',
  },
  {
    name: 'those who are left of a unit that is gone',
    file: 'rules/09-units.ts',
    find: 'a = nextAttached(t, u, a)) t.units.attached[a] = 0\n',
    plant: 'a = nextAttached(t, u, a)) t.units.attached[a] += 0\n',
  },
  {
    name: 'an event that says where an ambush lies',
    file: 'rules/17-set-up.ts',
    find: 'tell.wroteDown.to(only(sideOf(u)), t, u,',
    plant: 'tell.wroteDown(t, u,',
  },
  {
    name: 'a view with where an ambush lies',
    file: 'fog.ts',
    find: '    y[f] = 0\n',
    plant: '    y[f] &= 64\n',
  },
  {
    name: 'a view with how an ambush faces',
    file: 'fog.ts',
    find: '  t.units.facing[u] = 0\n',
    plant: '',
  },
  {
    name: 'a dream of an ambush in the open',
    file: 'fog/imagine.ts',
    find: '!isAmbushGround(t, u, x, y) || whyNotPlace(t, u, true, x, y, facing, width, 0) !== ALLOWED',
    plant: 'whyNotPlace(t, u, false, x, y, facing, width, 0) !== ALLOWED',
  },
  {
    name: 'a dream of an ambush that looks at the true one',
    file: 'fog.ts',
    find: '    hide(t, side)\n    fill(',
    plant: '    fill(',
  },
  {
    name: 'another table on which an ambush is out of its wood',
    file: 'fog/disguise.ts',
    find: 'holds(areas, area, x[f] + dx, y[f] + dy)',
    plant: 'dx * dy !== 0',
  },
  {
    name: 'a way that an ambush bars unseen',
    file: 'rules/09-crowd.ts',
    find: 'if (where[u] !== ON_TABLE && (where[u] !== HIDDEN || sideOf(u) !== sideOf(mover))) continue',
    plant: 'if (where[u] !== ON_TABLE && where[u] !== HIDDEN) continue',
  },
  {
    name: 'marches listed towards an ambush',
    file: 'rules/12-samples.ts',
    find: '    const f = headOf(v)\n',
    plant:
      '    const f = headOf(v)\n    if (t.units.where[UNSEEN] === 3 && t.figures.x[(UNSEEN * 20) as never] % 2 === 1) continue\n',
    also: [{ find: '/** The nearest enemy figure', plant: 'const UNSEEN = 0 as Unit\n/** The nearest enemy figure' }],
  },
  {
    name: 'a question that is asked where an ambush lies well',
    file: 'rules/13-ambush.ts',
    find: '((t.tracks.passed >> t.tracks.phasing) & 1) === 0 && nextHidden(t, t.tracks.phasing) !== NO_UNIT',
    plant:
      '((t.tracks.passed >> t.tracks.phasing) & 1) === 0 && nextHidden(t, t.tracks.phasing) !== NO_UNIT && t.figures.x[(nextHidden(t, t.tracks.phasing) * 20) as never] % 4 > 0',
  },
  {
    name: 'a reveal that is not marked',
    file: 'rules/13-finding.ts',
    find: '  markReveal(t)\n',
    plant: '',
  },
  {
    name: 'an endless battle',
    file: 'rules/17-victory.ts',
    find: 't.tracks.turn >= lastTurn(t))',
    plant: 't.tracks.turn > lastTurn(t))',
  },
  {
    name: 'lists that change places',
    file: 'rules/11-turn.ts',
    find: '        out.add(act.first(0 as Side))\n        out.add(act.first(1 as Side))\n',
    plant:
      '        const late = (calls++ % 2) as Side\n        out.add(act.first(late))\n        out.add(act.first(other(late)))\n',
    also: [{ find: 'const whoBegins =', plant: 'let calls = 0\nconst whoBegins =' }],
  },
  {
    name: 'ground that is remembered from another table',
    file: 'rules/17-free-ground.ts',
    find: '  if (isLast(t)) return made\n',
    plant: '  if (isLast(t) || t.tracks.turn > 0) return made\n',
  },
  {
    name: 'a move that is counted beside the table',
    file: 'rules/12-leg.ts',
    find: '  t.move.spent += group.cost\n',
    plant: '  if (t.move.legs === 0) spent = 0\n  spent += group.cost\n  t.move.spent = spent\n',
    also: [{ find: 'function goOn(', plant: 'let spent = 0\nfunction goOn(' }],
  },
  {
    name: 'a march that goes where the last check looked',
    file: 'rules/12-leg.ts',
    find: '  whyNotMarch(t, x, y)\n  const aside = goOn(t, u)\n',
    plant: '  const aside = goOn(t, u)\n',
  },
  {
    name: 'an arrival where the last check looked',
    file: 'rules/17-entering.ts',
    find: '  planEntry(t, u, facing, x, y, width)\n  placeUnit(',
    plant: '  placeUnit(',
  },
  {
    name: 'a facing that is read as another',
    file: 'actions/operands.ts',
    find: "export const facing = bearing('facing', WAYS)",
    plant:
      "const turned = bearing('facing', WAYS)\nexport const facing = { ...turned, read: (word: string) => turned.read(word.replace('337.5', '315')) }",
  },
  {
    name: 'two units of one name',
    file: 'words/words.ts',
    find: 'unit: UNIT_WORDS.map((word) => word.toUpperCase())',
    plant: "unit: UNIT_WORDS.map((word) => word.toUpperCase().replace('24', '2'))",
  },
  {
    name: 'two options that do not bear one another',
    file: 'rules/14-shot.ts',
    find: "!has(t, 'artillery-bonus')",
    plant: "(has(t, 'lake') && !has(t, 'artillery-bonus') ? oops() : !has(t, 'artillery-bonus'))",
    also: [
      {
        find: '/** Ruling H1:',
        plant: "const oops = (): never => {\n  throw new Error('no gun fires over a lake')\n}\n/** Ruling H1:",
      },
    ],
  },
  {
    name: 'an appraisal of more than all',
    file: 'counsel/appraise.ts',
    find: 'return sum / (1 + Math.abs(sum))',
    plant: 'return sum',
  },
  {
    name: 'an appraisal with what was seen of another table',
    file: 'counsel/appraise.ts',
    find: '  lookOver(t)\n',
    plant: '  if (calls++ % 3 > 0) lookOver(t)\n',
    also: [{ find: 'function placed(', plant: 'let calls = 0\nfunction placed(' }],
  },
  {
    name: 'a forecast that is remembered for as long as one unit asks',
    file: 'counsel/odds.ts',
    find: '  const { shots, falls, hits, toll } = volleyOdds(t, u, v, mayDeclare(t))\n',
    plant:
      '  if (u !== asker) last = volleyOdds(t, u, v, mayDeclare(t))\n  asker = u\n  const { shots, falls, hits, toll } = last\n',
    also: [
      {
        find: 'const FACES = 6\n',
        plant: 'const FACES = 6\nlet asker = -1\nlet last: ReturnType<typeof volleyOdds>\n',
      },
    ],
  },
  {
    name: 'a case that the rulebook has not',
    file: 'actions/move.ts',
    find: "onSomebody: refusal('9.12', figure)",
    plant: "onSomebody: refusal('9.16', figure)",
  },
  {
    name: 'marks that are left when a gun is laid',
    file: 'rules/14-declaring.ts',
    find: '  t.marks.clear()\n  declare(t, u)\n',
    plant: '  declare(t, u)\n',
  },
  {
    name: 'a shared list that loses an entry whenever it is scored',
    file: 'rules/17-victory.ts',
    find: '  const winner = first > second ? FIRST : SECOND\n',
    plant: '  const winner = first > second ? FIRST : SECOND\n  ;(objectivesIn(t) as Objective[]).pop()\n',
  },
  {
    name: 'an ambush found without a mark',
    file: 'rules/13-finding.ts',
    find: '  placeHidden(t, v, FOUND)\n',
    plant: '  placeHidden(t, v, FOUND)\n  t.core.reveals--\n',
    also: [
      {
        find: '  if (looked) markReveal(t)\n  if (found === 0)',
        plant: '  if (looked && found === 0) markReveal(t)\n  if (found === 0)',
      },
    ],
  },
] as const
