/** What the page says in English of units on a tabletop. */
export const enTroop = {
  'troop.ask': '{unit}: where to?',
  'troop.shoot': '{unit}: shoot at whom?',
  'troop.helpShoot': 'Choose a target; point at it to see what counts.',
  'troop.hurt': '{chance} that somebody is hit',
  'troop.help': 'Drag it, or click a spot: then its dice are rolled.',
  'troop.helpGoing': 'Drag it, or click a spot; Enter takes what is shown.',
  'troop.helpFinger': 'Drag it to where it is to stand, then confirm below.',
  'troop.form': 'How it stands',
  'troop.left': 'Turn to the left',
  'troop.right': 'Turn to the right',
  'troop.narrower': 'Narrower',
  'troop.wider': 'Wider',
  'troop.order': 'Dispersed, or close',
  'keys.troop': 'a unit on a tabletop: narrower, wider, dispersed or close',
} as const
