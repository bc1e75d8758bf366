/** Written down with their cases before the search was asked, in lots of fifteen, as players put them. */
export const FURTHER_OF_HEART = `
en | my captain stands with a company: does he get hit first? | 14.4 9.8 14.9
en | is there a bonus for machine guns when shooting? | 3.2
en | how many inches can Ruga-Ruga run in the wood? | 2.3
en | can I hide a cannon in the bushes? | 13.1
en | how do I get porters away from the enemy? | 9.9
en | can I walk backwards without turning? | 12.4
en | what happens to a unit that fails its nerve test the first time? | 8.7
en | does a shell on my own men hurt them? | 7.4 14.10
en | can horsemen jump over a wall? | 12.7
en | do I know beforehand how far my unit will move? | 12.1
de | Wie oft kann ein Anführer in einer Runde Mut machen? | 16.5 8.8
de | Darf ich meine Schützen auf verschiedene Ziele verteilen? | 14.1
de | Trifft eine Sechs immer? | 3.1
de | Wie viele Runden spielt man Salaita? | 11.6 appendix-d
de | Was passiert, wenn zwei Männer gegen einen kämpfen? | 6.2 15.3 6.4
en | is there a limit on how many units may wait in ambush? | 13.1
en | do my porters fight back when attacked? | 9.9 15.7
en | what happens if reinforcements cannot enter because the enemy stands there? | 17.2
en | does a standard bearer do anything? | 8.3
en | can I go through my comrades? | 12.6
en | which is better in a fight, Soldiers or Askaris? | 6.5 6.6 appendix-a
en | how does a pom-pom get jammed? | 7.6
en | what is the longest range of all guns? | 4.12 4.0
en | can a unit split up? | 9.4
en | does standing in a fort help against shells? | 14.10
de | Wer darf sein Ziel zuerst nennen? | 11.4 14.1
de | Wie komme ich mit meiner Truppe ans Ufer? | 17.9
de | Was passiert nach einem gewonnenen Nahkampf? | 15.8
de | Kann ein Maschinengewehr nach dem Fahren noch schießen? | 7.5
de | Ab wie vielen Toten muss ich würfeln? | 8.5
en | how many casualties before my whole army gives up? | 17.5
en | can I aim at the enemy commander? | 14.9
en | what is the move of a machine gun team? | 2.5
en | do charging men get any protection from bullets? | 3.5
en | does a stream slow down my men? | 12.7
en | can a dismounted horseman fight well? | 15.6
en | who wins when both dice are equal in a melee? | 6.7
en | what does a car need to be knocked out? | 7.7 14.11
en | when do I put a smoke marker on a unit? | 14.7 1.4
en | is it allowed to measure before I move? | 9.1
de | Können zwei Einheiten in derselben Runde gegen denselben Feind stürmen? | 12.8 15.2
de | Wann darf mein Boot wieder fahren? | 12.12
de | Wie wird man einen Offizier aus einer Einheit los? | 9.8
de | Sieht man über einen Hügel? | 10.2 10.10
de | Was kostet eine Kompanie Askari? | appendix-a 17.10
en | can my unit shoot twice in one turn? | 4.0 11.4 1.4
en | what is the morale of low quality soldiers? | 8.6 appendix-a
en | are leaders hit by explosions? | 7.4 14.10
en | how wide can a line of soldiers be? | 9.5
en | is there any point in having a disciplinarian? | 5.2 16.6
en | can artillery shoot from a hill over other troops? | 10.5
en | can I stop the enemy's late troops? | 7.2 17.2
en | what happens if I drive the car too fast? | 7.7 12.13
en | how do I put men into a boat? | 17.9
en | when does a routed unit come back? | 8.7 16.3
de | Wie groß ist der Tisch? | 17.6 appendix-d
de | Was passiert, wenn der General tot ist? | 8.3
de | Wie weit kann ein Späher einen Hinterhalt finden? | 7.2 13.4
de | Darf man sich nach dem Würfeln noch für einen Sturm entscheiden? | 12.1
de | Sind meine Männer im Sumpf in Deckung? | appendix-b 10.1`
