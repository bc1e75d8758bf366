/** What people ask of Guns of the Askari, and the cases that answer: any of them will do. */
export const ASKARI = `
en | Can cavalry retreat across the lake? | 10.3.6 11.12.2
en | Is there a stacking limit? | 3.0
en | Do units have to stop when they enter a hex with enemies? | 10.1.6
en | How do I use a porter column as a supply source? | 7.2.3 7.2.3a
en | Does using up a Carrier for supply cost victory points? | 7.2.3b 13.1.4
en | Where may a British unit start its line of communication? | 7.1.7
en | What happens to a unit that moves without supply? | 10.1.8
en | Can the Germans run away before a battle? | 11.5.1 11.5.2
en | How many units can ride the railway? | 10.2.5
en | What does it cost to move by rail? | 10.2.6
en | Can a broken unit still be shot at? | 11.3.4
en | When is a third Segment played? | 9.1.4 9.1.4b
en | Can battleships shell troops on land? | 12.6.1 11.8.7
en | Can a cruiser sail into any coastal hex? | 12.3.10
en | What happens to Carriers when my troops lose the battle? | 11.12.3
en | How do I capture an enemy gun? | 11.12.1 2.2.4a
en | How do I dig in? | 10.1.9
en | Who controls a lake? | 4.1.5
en | May attackers use machine guns? | 11.9.2
en | When do I get replacements? | 8.2 8.2.3 8.2.2
de | Wie oft darf ich Führung einsetzen? | 11.13.1
de | Wann tritt Portugal in den Krieg ein? | 8.4.1 8.4.3
de | Was bewirkt Unterdrückung durch Beschuss? | 11.4.3 11.4.1
de | Wer schießt zuerst beim Gewehrfeuer? | 11.10.2
de | Was bringen die Blockadebrecher? | 12.7.1 12.7
de | Wie fange ich einen Transport auf See ab? | 12.4.1 12.4.7 12.4.7c 10.3.7
de | Welche Verluste bringt die Regenzeit durch Krankheiten? | 6.2 6.2.3 6.2.4 6.2.2
de | Wann erobert man eine Stadt? | 4.1.4
de | Wann kommen die Geschütze der Königsberg? | 8.1.8f
de | Darf ich zwei geschwächte Einheiten zusammenlegen? | 8.2.10
`
