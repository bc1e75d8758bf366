/** What is said about supply and rallying. */
export const messages = {
  'ask.rally': 'Rally disrupted units, an action point for every two of them in a hex, or end the Rally Phase.',
  'do.rally': 'Rally {unit}',
  'do.end.rally': 'End the Rally Phase',
  'no.notYoursToRally': '{unit} is not yours to rally: choose a disrupted unit of your own',
  'no.nowhereToRally': '{unit} is neither on the map nor in Cape Colony: only there units rally',
  'no.inGoodOrder': '{unit} is in good order: only disrupted units rally',
  'no.outOfSupply':
    '{unit} is out of supply in {hex} and cannot rally: it needs a line to a source, or a place that supplies it',
  'many.endured': '{count} {count|unit is|units are} out of supply and {count|holds|hold} out.',
  'tell.endured': '{unit} is out of supply and holds out.',
  'tell.rallied': 'A unit rallies[: {unit}].',
} as const
