/** What the page says besides. */
export const page = {
  'page.turn': 'Turn {turn} of {turns}, {phase}',
  'page.phase.setUp': 'Set-up',
  'page.phase.arrivals': 'arrivals',
  'page.phase.movement': 'movement',
  'page.phase.independents': 'single figures',
  'page.phase.shooting': 'shooting',
  'page.phase.combat': 'close combat',
  'page.phase.morale': 'morale',
  'page.man': '{unit}, man {man}',
  'page.about': '{type}, {figures} of {size}',
  'page.left': '{figures} of {size}',
} as const
