// What a good player goes by, in one place. All is measured in points of a list (17.10).

/** What an objective point is worth: four or five of them decide, and so does half an army. */
export const POINT = 30
/** To end the match at once by the enemy's withdrawal (17.5), besides the ground that it brings. */
export const FIELD = 100
/** §8.7: what a marker costs, as a share of all that is left of the unit: half way to its rout. */
export const MARKED = 0.3
/** §8.1: what a unit that is lost costs besides its men: its friends test. */
export const CASCADE = 15
/** §8.3: what hangs on the army leader, as a share of his army: all near him test twice. */
export const LEADS = 0.25

/** What the enemy's fire counts beside one's own. */
export const FEAR = 1.0
/** Of several who could be his target each has that to fear besides what he adds to the enemy's choice. */
export const SHARED = 0.5
/** That an enemy who is out of range comes nearer and fires. */
export const COMES = 0.5
/** §12.8: what a charge that is threatened counts. */
export const CHARGE_FEAR = 0.6
/** §7.4, §7.5: who moves now fires only next turn. */
export const NEXT_TURN = 0.35

/** What a turn of march towards a firing position is worth to whoever must attack, when it stands level, and to whoever may wait. */
export const PRESS = 14
export const LEVEL = 5
export const CALM = 1
/** What a turn of march nearer to an objective is worth of it, as long as there is time, soon, and when time is up. */
export const EARLY = 0.04
export const SOON = 0.2
export const NOW = 0.6
/** Turns that are kept in hand for dice and fire on the way. */
export const IN_HAND = 1.5

/** A charge is made when it gains that much more than fire. */
export const CHARGE_GAIN = 1.15
/** Whoever has begun to stand, stands, unless a move gains so much. */
export const INERTIA = 2
/** What a second target counts beside the best one. */
export const SECOND_TARGET = 0.1
/** §13.3: an ambush springs when its volley is worth that much. */
export const SPRINGS = 35
/** At set-up the enemy is foreseen where he is, and after so many turns of march, with what each counts. */
export const FORESEEN = [
  [0, 0.5],
  [3, 0.5],
] as const
/** What goals count at set-up beside fire. */
export const SET_UP_PULL = 0.3
/** What it is worth to kill an army leader who is with a unit, and another. */
export const CHIEF_WORTH = 120
export const LEADER_WORTH = 20
/** What a shell at the object of the scenario is worth; what friends under a blast count. */
export const OBJECT_WORTH = 12
export const OWN_BLAST = 1.5
/** Whoever is stronger fears less, within these bounds. */
export const BOLDEST = 1.5
export const WARIEST = 0.7
/** §9.9: what a turn of march nearer to one's baggage is worth to whoever has nothing else to do. */
export const ESCORT = 10
/** §9.9: what a charge at baggage counts that is guarded. */
export const GUARDED = 0.3
/** §9.9: what a turn of march away from all fighting men costs baggage. */
export const LEASH = 30
/** §17.5: what a figure counts on the way to the withdrawal while nobody has fallen, and how much more when it is near. */
export const AT_FIRST = 0.3
export const AT_LAST = 2.5
/** Turns before the end from which on whoever is behind risks everything: what he fears then. */
export const AT_STAKE = 3
export const RECKLESS = 0.5
/** What a turn of march away from works that count costs those who hold them, as a share of what they count. */
export const HOLD = 1
