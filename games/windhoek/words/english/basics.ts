/** What many chapters say alike. */
export const messages = {
  'do.all': 'All of them',
  'do.go': 'Go on with these',
  'do.end': 'No more',
  'no.tooFewPoints': 'that costs {cost} AP, and you have {left}: it takes a turn with more',
  'no.crowdedGermans': '{hex} holds no more than {limit} German units: fewer must come, or some leave it first',
  'no.crowdedAllies': '{hex} holds no more than {limit} Allied units: fewer must come, or some leave it first',
  'no.staticTwice': '{hex} holds a static unit like {unit} already: it must be a hex without one',
  'no.notWithPortuguese':
    'Portuguese and other Allied units may not share {hex}: the ones must leave it before the others come',
  'no.neutralAngola': '{hex} lies in Angola, which is neutral until event 7 brings Portugal into the war',
  'no.notPortugueseGround': 'Portuguese units go only to Angola and South-West Africa, not to {hex}',
  'no.closedByRain': '{hex} is a pan, and in a rain turn nobody enters it but along a road',
  'tell.pointsDetermined': 'The {side} roll for action points, +{modifier}: they have {now} (lost beyond 12: {lost}).',
  'tell.pointsGained': 'The {side} gain {points} AP and have {now}.',
  'tell.pointsLost': 'The {side} lose {points} AP and have {now}.',
  'tell.seen': '{unit} is in {hex}, {disrupted}.',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.playerTurnBegan': 'Player turn of the {side}.',
  'tell.wonAtOnce': 'The {side} hold every town they need and win at once.',
  'tell.wonAtTheEnd': 'The {side} have held out and win.',
} as const
