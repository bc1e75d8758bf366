/** What is said about supply and rallying. */
export const messages = {
  'ask.rally': 'Rally disrupted units, an action point for every two of them in a hex, or end the Rally Phase.',
  'do.rally': 'Rally {unit}',
  'do.end.rally': 'End the Rally Phase',
  'no.notYoursToRally': '{unit} is not yours to rally',
  'no.nowhereToRally': '{unit} is neither on the map nor in Cape Colony',
  'no.inGoodOrder': '{unit} is in good order',
  'no.outOfSupply': '{unit} is out of supply in {hex} and cannot rally',
  'tell.endured': '{unit} is out of supply and holds out.',
  'tell.rallied': 'A unit rallies[: {unit}].',
} as const
