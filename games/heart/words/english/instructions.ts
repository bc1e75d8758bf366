/** What somebody leaves behind for what the enemy does, as sentences with blanks. */
export const instructions = {
  'instruct.ambush': 'My ambushes open fire when an enemy is within {range} inches; until then they lie low.',
  'instruct.freeRoll': 'Who goes away from contact with my men is struck at: {whom}.',
  'instruct.freeRoll.whom.0': 'a leader first',
  'instruct.freeRoll.whom.1': 'whoever is hit most easily first',
  'instruct.combat':
    'In a combat that the enemy has begun, those of mine who are left over {over}; two at one fight as they stand.',
  'instruct.combat.over.0': 'join in as seconds',
  'instruct.combat.over.1': 'keep out of it',
  'instruct.stay': 'After a combat my units stay where they are.',
  'instruct.tests':
    'My units test one after the other; beside a Disciplinarian one that would pass with less than {chance} ignores the test.',
  'instruct.pick': 'A six that may be given to a leader goes to {whom}.',
  'instruct.pick.whom.0': 'the leader',
  'instruct.pick.whom.1': 'the men around him',
  'instruct.rally': 'My leaders rally whomever they can.',
} as const
