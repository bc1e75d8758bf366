/** Written down with their cases before the search was asked, in lots of fifteen, as players put them. */
export const FURTHER_OF_WINDHOEK = `
en | how much does it cost to lay down a minefield in a village? | 25.3
en | my cavalry is disrupted, does it still hold up the enemy? | 11.2 3.3
en | do I get something for wiping out three enemy companies in a fight? | 17.6
en | can the camel riders die of thirst? | 18.1
en | how do I bring a battalion from Cape Town to Swakopmund? | 22.1 22.2
en | if my army loses, how many hexes does it run? | 17.4 16.4
en | are captured engineers replaceable? | 10.5
en | can I attack right after riding the train? | 21.2 21.5
en | what does bush do to movement? | 13.4 appendix-a
en | must I tell the enemy how many action points I have? | 9.2 26.0
de | Was geschieht, wenn beide Spieler zusammen sieben würfeln? | event-7 8.0
de | Bringt ein Anführer etwas in der Schlacht? | 20.2 15.5.2
de | Wie viele Südafrikaner passen in ein Feld? | 14.2
de | Kann ich mein Flugzeug jede Runde einsetzen? | 23.4 23.3
de | Was passiert, wenn der letzte Verteidiger den Graben verlässt? | 25.1.2
en | how do I know how far a unit can march? | 13.2 3.3
en | can a wagon with supplies be captured by the enemy? | 30.1
en | do I have to keep men in a town to own it? | 4.0
en | are there any limits on how often I can dig in? | 25.1.1 25.4
en | what if the enemy is right next to my supply line? | 18.2.2 11.6
en | can I put my new recruits straight at the front? | 10.4 10.1
en | my attackers won, do they have to move into the empty hex? | 17.5
en | is a single ship able to shell Lüderitz twice in a turn? | 23.5
en | how likely is my aeroplane to get lost? | 23.3 appendix-e
en | how do the Boers come in? | event-8 10.2
de | Kann ich mehrere Stapel zu einem General zusammenziehen? | 20.3
de | Was passiert mit Einheiten, die nicht versorgt sind? | 18.5
de | Dürfen Panzerzüge überall hinfahren? | 21.6
de | Wie viele Schritte hat eine Einheit? | 3.3 16.3
de | Was bringt ein Schützengraben beim Verteidigen? | 25.1.3 16.5
en | how much is a new battery of guns? | appendix-d 10.1
en | who starts, the Germans or the Allies? | 7.0
en | can my soldiers hide from enemy eyes? | 26.0 26.2
en | what is needed to repair a blown bridge? | 24.2 25.2.2
en | can I leave some troops on the way while the rest moves on? | 13.1
en | do the Allies have to conquer every last town? | 5.2
en | does it matter whether the enemy stands on a mountain? | 16.5
en | what happens to a beaten unit that has nowhere to run? | 17.4 16.4.1
en | may two stacks attack one town together? | 15.2
en | where can I get my supplies from in the desert? | 18.2 18.1
de | Was verliere ich, wenn die Versorgung fehlt? | 18.5
de | Dürfen die Portugiesen nach Südafrika marschieren? | 29.3
de | Wer fängt mit dem Schießen an? | 15.5.4
de | Wie viel kostet es, zwei Einheiten wieder frisch zu machen? | 19.2
de | Kann ich aus einer belagerten Stadt über See fliehen? | 22.1 16.4.4
en | is my wireless station destroyed when I fall back? | 16.4.1
en | how far may I trace supply along a railroad? | 18.2.1
en | can the Germans ever get ships? | 34.0 34.1 22.0
en | what do I get when I conquer Windhoek? | 9.1 30.2 appendix-h
en | can I look what is under a column marker? | 26.0 26.2
en | can supply units shoot? | 15.3
en | are two leaders better than one in a battle? | 20.2 15.5.2
en | can a unit enter a hex where poison was laid? | 25.3.1
en | how many hexes of track can I build in one turn? | 32.1 32.2
en | may a unit rally when it has no supply? | 19.2
de | Wann regnet es in Südwest? | appendix-b 27.0
de | Was kostet es, eine Stadt per Schiff anzugreifen? | 22.2 31.0 22.3
de | Wer darf in die Kapkolonie? | 28.2
de | Gibt es eine Grenze für Aktionspunkte? | 9.2
de | Was passiert bei einem Unentschieden in der Schlacht? | 17.3`
