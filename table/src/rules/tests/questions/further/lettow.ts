/** Written down with their cases before the search was asked, in lots of fifteen, as players put them. */
export const FURTHER_OF_LETTOW = `
en | are the Portuguese allowed to march before Allied Intervention is on the table? | 28.1
en | both of us rolled a 4 in the fight, now what? | 13.0
en | do I roll for hunger before or after drawing reinforcements? | 7.0 21.1
en | is there any advantage of defending in the mountains? | 14.4
en | can a railway be used by both players? | 10.6 28.3
en | can I bring a brigade from Mombasa to Dar es Salaam by water? | 28.2
en | does the garrison count against the limit of five? | 11.0
en | is the armoured car quicker than infantry? | 4.4 24.3 4.2
en | what happens to a German recruit if no supply center is left? | 9.3 27.2
en | do battles go on until somebody is dead? | 12.2 12.3 16.0
de | Muss ich die Karte ausführen, die ich aufdecke? | 5.3
de | Was passiert nach dem dritten Durchgang eines Gefechts? | 16.0
de | Darf ein Bataillon mit der Eisenbahn fliehen? | 17.3
de | Womit fangen die Deutschen an? | 25.2
de | Nützt mir ein Fort beim Verteidigen? | 22.2 13.0
en | does it matter in which order I move my companies? | 10.1
en | may I leave part of my army behind in a town? | 10.1 10.9
en | what are the odds that a unit without supply survives? | 21.3
en | can a garrison be chased out of its town? | 4.5 15.0 17.2
en | my opponent controls Tabora, can I get supply from it after taking it? | 30.2
en | are there penalties for shooting at a fort? | 14.4 22.2
en | how many times may both sides shoot in one battle? | 12.2
en | do my British recruits come on at once or next turn? | 5.3 7.0 9.1
en | who sets up his pieces last? | 6.0
en | can ocean ships be used by the German player? | 28.2
de | Wie gewinnen die Alliierten? | 26.0
de | Was bringt es mir, mehr schnelle Truppen zu haben? | 13.0
de | Darf ich durch eine Stadt mit fünf Einheiten hindurchziehen? | 11.0
de | Wann wird ausgewürfelt, wer verhungert? | 21.1 21.3 7.0
de | Können meine Belgier gleich am Anfang losmarschieren? | 28.1
en | may I march two spaces and then take a train in the same turn? | 10.6
en | who moves first, me or the Germans? | 7.0
en | what if I have no space left to put my new men? | 9.3
en | how is a unit chosen when I get a reinforcement? | 9.1 27.1
en | does the loser have to fight again in the place he runs to? | 17.5 17.1
en | my three companies are cut off near Songea, do they die? | 21.3 30.2 21.4
en | are lake steamers able to bring troops from Muansa to Kisumu? | 28.2
en | does the winner of the dice shoot before the other? | 14.1 13.0
en | which troops can slip out of a fight? | 30.1 18.0
en | how many turns until the war is over? | 1.0 26.0
de | Darf ich mit zwei Nationen gleichzeitig angreifen? | 29.0
de | Wie oft im Spiel darf ich die Flugzeuge benutzen? | 24.4
de | Was passiert mit einer Einheit, die im Kampf getroffen wird? | 2.1 14.2 4.6
de | Kann man in Belgisch-Kongo einmarschieren? | 28.1 10.5
de | Wie weit kommt berittene Infanterie? | 10.1 5.0 5.2
en | is it possible to be superior with a lower roll? | 13.0
en | can I send units by sea straight from the ocean box? | 28.2
en | what does the Königsberg card do? | 5.0
en | which spaces have to be taken by the Allies to win? | 26.0 3.6
en | if my units cannot all retreat, who goes? | 17.2
en | am I allowed to keep the fort when the troops go? | 22.3
en | does a plane count as a unit in the fight? | 20.0
en | how many units may be lost in one round of shooting? | 14.2 14.1
en | can I go into Mozambique on the first turn? | 28.1 10.5
en | who is the attacker when both are in one town? | 12.1
de | Wie schnell ist ein Panzerwagen? | 4.4 24.3
de | Kann ich mit Bahn und zu Fuß in einem Zug reisen? | 10.6
de | Wann sind alle Karten einmal dran gewesen? | 8.0
de | Welche Einheiten zählen als schnell? | 4.2
de | Wo stelle ich die Inder auf? | 25.1 27.3`
