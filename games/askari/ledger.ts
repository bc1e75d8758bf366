import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.0 info Introduction
1.1 rule Introduction
2.0 info Pieces
2.1 info Pieces
2.1.1 info Pieces
2.1.2 info Pieces
2.1.3 rule Pieces
2.1.4 rule Pieces
2.1.5 rule Pieces
2.1.5a info Pieces
2.1.5b rule Pieces
2.1.5c info Pieces
2.1.6 rule Pieces
2.1.7 rule Pieces
2.2 info Pieces
2.2.1 rule Pieces
2.2.2 rule Pieces
2.2.2a rule Pieces
2.2.2b rule Pieces
2.2.2c info Pieces
2.2.3 rule Pieces
2.2.4 rule Pieces
2.2.4a rule Pieces
2.2.4b rule Pieces
2.2.5 rule Pieces
2.2.6 info Pieces
2.3 info Pieces
2.3.1 rule Pieces
2.3.2 rule Pieces
2.3.3 rule Pieces
2.3.4 rule Pieces
2.3.5 rule Pieces
2.3.6 rule Pieces
2.3.7 rule Pieces
2.4 info Pieces
2.4.1 info Pieces
2.4.2 rule Pieces
2.4.3 rule Pieces
2.5 info Pieces
2.5.1 rule Pieces
2.5.2 rule Pieces
2.5.3 rule Pieces
2.5.4 rule Pieces
2.5.5 rule Pieces
2.5.6 rule Pieces
2.6 info Pieces
2.6.1 info Pieces
2.6.2 info Pieces
2.6.3 info Pieces
2.7 rule Pieces
3.0 rule Stacking
4.0 info Control
4.1 info Control
4.1.1 rule Control
4.1.2 rule Control
4.1.3 rule Control
4.1.4 rule Control
4.1.5 rule Control
4.1.6 rule Control
5.0 info Sequence of play
5.1 info Sequence of play
5.1.1 info Sequence of play
5.1.2 rule Sequence of play
5.1.3 rule Sequence of play
5.1.4 rule Sequence of play
5.1.5 rule Sequence of play
6.0 info Events and attrition
6.1 info Events and attrition
6.1.1 rule Events and attrition
6.1.2 rule Events and attrition
6.1.3 rule Events and attrition
6.1.4 rule Events and attrition
6.2 info Events and attrition
6.2.1 rule Events and attrition
6.2.2 rule Events and attrition
6.2.3 rule Events and attrition
6.2.4 rule Events and attrition
7.0 info Communications
7.1 info Communications
7.1.1 rule Communications
7.1.2 rule Communications
7.1.3 info Communications
7.1.4 rule Communications
7.1.5 rule Communications
7.1.5a rule Communications
7.1.5b rule Communications
7.1.6 rule Communications
7.1.7 rule Communications
7.1.8 rule Communications
7.1.9 rule Communications
7.1.10 rule Communications
7.1.10a rule Communications
7.1.10b rule Communications
7.2 info Communications
7.2.1 rule Communications
7.2.2 rule Communications
7.2.3 rule Communications
7.2.3a rule Communications
7.2.3b rule Communications
8.0 info Logistics
8.1 info Logistics
8.1.1 rule Logistics
8.1.2 rule Logistics
8.1.3 rule Logistics
8.1.4 rule Logistics
8.1.5 rule Logistics
8.1.6 rule Logistics
8.1.7 rule Logistics
8.1.7a rule Logistics
8.1.7b rule Logistics
8.1.7c rule Logistics
8.1.7d rule Logistics
8.1.7e rule Logistics
8.1.7f rule Logistics
8.1.7g rule Logistics
8.1.8 rule Logistics
8.1.8a rule Logistics
8.1.8b rule Logistics
8.1.8c rule Logistics
8.1.8d rule Logistics
8.1.8e rule Logistics
8.1.8f rule Logistics
8.1.9 rule Logistics
8.1.9a rule Logistics
8.1.9b rule Logistics
8.1.9c rule Logistics
8.1.9d rule Logistics
8.2 info Logistics
8.2.1 rule Logistics
8.2.2 rule Logistics
8.2.3 rule Logistics
8.2.4 rule Logistics
8.2.4a rule Logistics
8.2.4b rule Logistics
8.2.4c rule Logistics
8.2.5 rule Logistics
8.2.6 rule Logistics
8.2.7 rule Logistics
8.2.8 rule Logistics
8.2.9 rule Logistics
8.2.10 rule Logistics
8.3 info Logistics
8.3.1 rule Logistics
8.3.2 rule Logistics
8.4 rule Logistics
8.4.1 rule Logistics
8.4.2 rule Logistics
8.4.3 rule Logistics
9.0 info Operations
9.1 info Operations
9.1.1 info Operations
9.1.2 rule Operations
9.1.2a rule Operations
9.1.2b rule Operations
9.1.3 rule Operations
9.1.4 rule Operations
9.1.4a rule Operations
9.1.4b rule Operations
9.1.5 rule Operations
10.0 info Movement
10.1 info Movement
10.1.1 rule Movement
10.1.2 rule Movement
10.1.3 rule Movement
10.1.4 rule Movement
10.1.5 rule Movement
10.1.6 rule Movement
10.1.7 rule Movement
10.1.8 rule Movement
10.1.9 rule Movement
10.2 info Movement
10.2.1 rule Movement
10.2.2 rule Movement
10.2.3 rule Movement
10.2.4 rule Movement
10.2.5 rule Movement
10.2.6 rule Movement
10.3 info Movement
10.3.1 rule Movement
10.3.2 rule Movement
10.3.3 rule Movement
10.3.4 rule Movement
10.3.5 rule Movement
10.3.6 rule Movement
10.3.7 rule Movement
10.3.8 rule Movement
10.3.9 rule Movement
10.3.10 rule Movement
11.0 info Land battle
11.1 info Land battle
11.1.1 rule Land battle
11.1.2 rule Land battle
11.1.3 info Land battle
11.1.4 rule Land battle
11.1.5 rule Land battle
11.1.6 rule Land battle
11.1.7 rule Land battle
11.2 info Land battle
11.2.1 rule Land battle
11.2.2 rule Land battle
11.3 info Land battle
11.3.1 rule Land battle
11.3.2 rule Land battle
11.3.3 rule Land battle
11.3.4 rule Land battle
11.4 info Land battle
11.4.1 rule Land battle
11.4.2 rule Land battle
11.4.3 rule Land battle
11.4.4 rule Land battle
11.4.4a rule Land battle
11.4.4b rule Land battle
11.4.5 rule Land battle
11.5 info Land battle
11.5.1 rule Land battle
11.5.2 rule Land battle
11.5.3 rule Land battle
11.5.4 rule Land battle
11.5.5 rule Land battle
11.6 info Land battle
11.6.1 rule Land battle
11.6.2 rule Land battle
11.6.3 rule Land battle
11.6.4 rule Land battle
11.7 info Land battle
11.7.1 rule Land battle
11.7.2 info Land battle
11.7.3 rule Land battle
11.7.3a rule Land battle
11.7.3b rule Land battle
11.7.3c rule Land battle
11.7.4 rule Land battle
11.8 info Land battle
11.8.1 rule Land battle
11.8.2 rule Land battle
11.8.3 rule Land battle
11.8.4 rule Land battle
11.8.5 rule Land battle
11.8.6 rule Land battle
11.8.7 rule Land battle
11.9 info Land battle
11.9.1 rule Land battle
11.9.2 rule Land battle
11.9.3 rule Land battle
11.9.4 rule Land battle
11.9.5 rule Land battle
11.9.6 rule Land battle
11.9.7 rule Land battle
11.9.8 rule Land battle
11.9.9 rule Land battle
11.10 info Land battle
11.10.1 rule Land battle
11.10.2 rule Land battle
11.10.3 rule Land battle
11.10.4 rule Land battle
11.10.5 rule Land battle
11.10.6 rule Land battle
11.10.7 rule Land battle
11.10.8 rule Land battle
11.10.9 rule Land battle
11.11 info Land battle
11.11.1 rule Land battle
11.11.2 rule Land battle
11.11.3 rule Land battle
11.11.4 rule Land battle
11.12 info Land battle
11.12.1 rule Land battle
11.12.2 rule Land battle
11.12.3 rule Land battle
11.12.4 rule Land battle
11.13 info Land battle
11.13.1 rule Land battle
11.13.2 rule Land battle
11.13.3 rule Land battle
11.13.4 rule Land battle
12.0 info Vessels
12.1 info Vessels
12.1.1 rule Vessels
12.1.2 rule Vessels
12.1.3 rule Vessels
12.1.4 rule Vessels
12.2 info Vessels
12.2.1 rule Vessels
12.2.2 rule Vessels
12.2.3 rule Vessels
12.2.4 rule Vessels
12.2.4a rule Vessels
12.2.4b rule Vessels
12.3 info Vessels
12.3.1 rule Vessels
12.3.2 rule Vessels
12.3.3 rule Vessels
12.3.4 rule Vessels
12.3.5 rule Vessels
12.3.6 rule Vessels
12.3.7 rule Vessels
12.3.8 rule Vessels
12.3.9 rule Vessels
12.3.9a rule Vessels
12.3.9b rule Vessels
12.3.9c rule Vessels
12.3.10 rule Vessels
12.3.11 rule Vessels
12.3.11a rule Vessels
12.3.11b info Vessels
12.4 info Vessels
12.4.1 rule Vessels
12.4.2 rule Vessels
12.4.3 rule Vessels
12.4.4 rule Vessels
12.4.5 rule Vessels
12.4.6 rule Vessels
12.4.7 rule Vessels
12.4.7a rule Vessels
12.4.7b rule Vessels
12.4.7c rule Vessels
12.4.8 rule Vessels
12.4.9 rule Vessels
12.4.10 rule Vessels
12.5 info Vessels
12.5.1 rule Vessels
12.5.2 rule Vessels
12.5.2a rule Vessels
12.5.2b rule Vessels
12.5.3 rule Vessels
12.5.3a rule Vessels
12.5.3b rule Vessels
12.5.3c rule Vessels
12.5.3d rule Vessels
12.5.4 rule Vessels
12.5.4a rule Vessels
12.5.4b rule Vessels
12.5.4c rule Vessels
12.5.4d rule Vessels
12.5.5 rule Vessels
12.5.6 rule Vessels
12.5.6a rule Vessels
12.5.6b rule Vessels
12.5.6c rule Vessels
12.5.7 rule Vessels
12.6 info Vessels
12.6.1 rule Vessels
12.6.2 rule Vessels
12.6.3 rule Vessels
12.6.4 rule Vessels
12.6.5 rule Vessels
12.6.6 rule Vessels
12.7 info Vessels
12.7.1 rule Vessels
12.7.2 rule Vessels
13.0 info Victory
13.1 info Victory
13.1.1 rule Victory
13.1.2 rule Victory
13.1.3 rule Victory
13.1.4 rule Victory
14.0 info Scenarios
14.1 info Scenarios
14.1.1 rule Scenarios
14.1.2 rule Scenarios
14.1.3 rule Scenarios
14.1.4 rule Scenarios
14.1.5 rule Scenarios
14.2 info Scenarios
14.2.1 rule Scenarios
14.2.2 rule Scenarios
14.2.3 rule Scenarios
14.2.4 rule Scenarios
14.2.5 rule Scenarios
14.2.5a rule Scenarios
14.2.5b rule Scenarios
14.2.6 rule Scenarios
14.2.6a rule Scenarios
14.2.6b rule Scenarios
14.2.6c rule Scenarios
14.2.6d rule Scenarios
14.2.6e rule Scenarios
14.2.6f rule Scenarios
14.2.7 rule Scenarios
14.2.7a rule Scenarios
14.2.7b rule Scenarios
14.2.7c rule Scenarios
14.2.7d rule Scenarios
14.2.8 rule Scenarios
14.3 info Scenarios
14.3.1 rule Scenarios
14.3.2 rule Scenarios
14.3.3 rule Scenarios
14.3.3b rule Scenarios
14.3.4 rule Scenarios
14.4 info Scenarios
14.4.1 rule Scenarios
14.4.2 rule Scenarios
14.4.3 rule Scenarios
14.4.4 rule Scenarios
14.4.5 rule Scenarios
14.4.6 rule Scenarios
14.4.7 rule Scenarios
`

/** Every case of the rulebook. */
export const ledger: readonly Case[] = readLedger(CASES)
