/** Written down with their cases before the search was asked, in lots of fifteen, as players put them. */
export const FURTHER_OF_ASKARI = `
en | my stack is beaten at the coast, may it escape on ships? | 10.3.6 11.12.2
en | if I lose the town, do I lose the porters in it too? | 11.12.3 2.5.6
en | the Germans took Mombasa, where do my Indians arrive? | 8.1.7c 8.1.7a 8.1.5
en | do Belgians get malaria? | 6.2.2
en | how good are my troops at shooting when they were shelled before? | 11.4.3
en | can ships and soldiers attack a port together? | 12.3.11 12.3.11a 12.6.1 10.3.4
en | how often can a warship shoot in one round? | 12.5.3a
en | is it worth conquering Kenyan rail hexes for the Germans? | 13.1.3
en | what must be true to ride the Uganda railway? | 10.2.2
en | is moving through a swamp slow? | 10.1.4 appendix-a
de | Können meine Geschütze vom Feind gegen mich verwendet werden? | 2.2.4a 11.12.1
de | Wer darf als Erster seine Truppen im Monat bewegen? | 9.1.2
de | Wie viele Bewegungspunkte hat ein Kanonenboot? | 12.3.4
de | Verlieren Truppen ohne Nachschub ihre Stärke? | 11.7.1 10.1.8
de | Wann fahren die Südafrikaner wieder heim? | 8.3.1 8.3.2 8.1.7g appendix-g
en | what does a month consist of? | 5.1.5 5.1.2
en | can I use trucks or porters to speed up my troops? | 2.5.3 2.5.2
en | are there enough ships for a whole division? | 10.3.8 appendix-e
en | what if my boat loses the fight on the lake? | 12.5.4b 12.5.4 12.2.2
en | how do I stop German troops from running away every time? | 11.5.2 11.5.1
en | can artillery shoot at troops it cannot reach? | 11.8.3
en | the last unit in the hex is broken, who wins? | 11.11.3 11.11.2
en | when do I have to give back the South Africans? | 8.3.1 8.3.2 8.1.7g appendix-g
en | how do rivers affect an attack? | appendix-a appendix-c 10.1.7
en | do I need supply to use the railway? | 10.1.8
de | Wie stark ist eine Feldkompanie? | appendix-j appendix-k 2.2.2c
de | Kann der Gegner meine Bahnlinie benutzen? | 10.2.2 10.2.4
de | Was passiert, wenn beide die gleiche Zahl würfeln? | 6.1.3
de | Wie komme ich mit meinen Truppen auf eine Insel? | 10.3.2 4.1.6 10.3
de | Ab wann hilft Smuts, also die Führung der Briten? | 11.13.4
en | may a lone unit on a railway get help from its neighbours during a fight? | 11.6 11.6.1 11.6.2
en | when is the game over and how do I know who won? | 13.1.1
en | what good is a trench? | 10.1.9 appendix-c
en | my battery was hit, is it gone? | 2.2.4b 2.2.4
en | can I use the same train line for ten battalions? | 10.2.5
en | can the British use lakes that have no gunboats for supply? | 7.1.5 7.1.5a 12.1.3
en | who decides which of the British fall sick? | 6.2.3
en | how can my porters become soldiers? | 8.2.4
en | how many times does the dice decide whether the month continues? | 9.1.4
en | can a unit walk across Lake Rukwa? | 10.1.7
de | Was passiert, wenn ich Portugal überfalle? | 8.4.3
de | Wie lange können meine Schiffe in einer Seeschlacht kämpfen? | 12.5.2b 12.5.5
de | Darf man durch ein Feld mit feindlichen Trägern ziehen? | 2.5.5 2.5.6
de | Wie kommen meine Männer von Bord? | 10.3.2
de | Wozu ist Daressalam gut? | 7.2.2 8.1.9b
en | can a single company block a railway? | 10.2.2
en | how do I find out whether my supply reaches the coast? | 7.1.2
en | who can use Lake Victoria when both sides have boats there? | 7.1.5a 4.1.5
en | what happens to porters when nobody guards them? | 2.5.6
en | can I bring cavalry back from the dead? | 8.2.6
en | how do I raise the strength of two worn-out battalions? | 8.2.10 8.2.5
en | does a town become mine when I only pass through? | 4.1.4
en | can the Entente attackers fire Maxims in 1915? | 11.9.2
en | must my soldiers retreat together after a defeat? | 11.12.2
en | how can Königsberg's guns be used on land? | 8.1.8f
de | Wie viel kostet es, einen Berg zu betreten? | 10.1.4 appendix-a
de | Kann die Infanterie gegen ein Kanonenboot etwas ausrichten? | 12.6.3 12.6.5
de | Wer sucht aus, welche meiner Einheiten fällt? | 11.10.7 11.9.8
de | Verliere ich Punkte, wenn ich meine Träger verbrauche? | 7.2.3b 13.1.4
de | Kann ich einen Zug nehmen, wenn der Feind daneben steht? | 10.2.2`
