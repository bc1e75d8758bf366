/** Was die Seite sonst sagt. */
export const page = {
  'page.turn': 'Runde {turn} von {turns}, {phase}',
  'page.phase.setUp': 'Aufstellung',
  'page.phase.arrivals': 'Eintreffen',
  'page.phase.movement': 'Bewegung',
  'page.phase.independents': 'Einzelfiguren',
  'page.phase.shooting': 'Beschuss',
  'page.phase.combat': 'Nahkampf',
  'page.phase.morale': 'Moral',
  'page.man': '{unit}, Mann {man}',
  'page.about': '{type}, {figures} von {size}',
  'page.left': '{figures} von {size}',
} as const
