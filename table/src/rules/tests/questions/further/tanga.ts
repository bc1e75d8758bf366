/** Written down with their cases before the search was asked, in lots of fifteen, as players put them. */
export const FURTHER_OF_TANGA = `
en | my company just rallied, when may the broken regiment attack again? | 6.3.4k
en | do the Indians get worse when Hindus and Muslims are mixed? | 9.7
en | how many of my units can be landed at one go? | 5.2d
en | can I return fire when somebody walks past my trench? | 10.3c
en | what do I need to roll to hit troops in native huts? | 10.25 appendix-a
en | may a unit leave a close fight after the first round? | 11.2b
en | where do the Germans come onto the map? | 4.2i
en | may I change which company lies on top? | 8.1
en | how much movement does it cost to enter the plantation? | 15.2 appendix-a
en | my officer is alone in a hex and the enemy comes closer | 2.6.3 17.2.2 17.2.3
de | Kann ein Maschinengewehr allein angreifen? | 11.2a
de | Verlieren Einheiten ohne Patronen Schritte? | 7.1
de | Wann hört der Regen auf? | 19.6
de | Sieht man durch die Plantage hindurch? | 10.4.2 appendix-a
de | Was ist, wenn der Offizier eines Stapels erschossen wird? | 9.6 17.2.3
en | how long is the battle supposed to last in the full campaign? | 21.4 21.0
en | who has to check morale when a unit next to it runs? | 6.3.4e
en | are guns allowed to fire over a hill or wood? | 10.26
en | what is the limit for Germans stacked in a hex? | 9.2 9.0
en | can a machine gun that fired also walk? | 4.2e 19.2.1 4.2j
en | how many beaches can I use for one battalion? | 5.2b
en | does a trench protect against a bayonet attack? | 18.3 11.2a 18.1 18.2
en | my platoon lost a step in the melee, must it flee? | 11.2b 6.1
en | does the British player see the strength of a hidden German stack? | 19.7
en | when is sunset? | 20.0
de | Was nützt mir der General Aitken? | 17.1.2 17.2.4 appendix-d
de | Welche Truppen sind zu Beginn an Bord? | 3.2 3.3 21.4
de | Wie viele Würfel nimmt man für das Schießen? | 10.25
de | Kann ein Stapel in zwei Richtungen schauen? | 8.1
de | Was kostet ein Schritt durch Büsche? | 15.2 appendix-a
en | can I shoot at somebody who runs away? | 13.1
en | how do I stop the British from getting ammunition? | 7.5
en | is the enemy allowed to see how many men I have? | 19.7
en | how many battalions get bullets with two stevedores? | 7.6
en | what if a unit is pushed into water? | 15.5
en | do I move before I shoot? | 4.2
en | can my beaten men use the railway to get out and come back later? | 15.4
en | which officers can lead anybody? | 17.1.2
en | can ships fire at night? | 20.7 10.27
en | my unit is in a ditch, what good is it? | appendix-a 18.5.3 10.25
de | Muss ich alle Einheiten eines Feldes feuern lassen? | 10.1
de | Was bewirkt ein zweiter Zusammenbruch? | 6.3.4l
de | Kann man eine Einheit beim Laufen zweimal beschießen? | 10.3c
de | Wie viele Runden hat das kurze Szenario? | 21.1a 21.0
de | Darf Hering mit anderen zusammen stehen? | 9.2
en | does the whole stack get hit when the enemy fires in defence? | 10.3b
en | can a German machine gun shoot after it moved? | 4.2k
en | what do I lose when a battalion commander is killed? | 6.3.3a 6.3.1a
en | how many steps does my company have? | 2.6.5
en | do the Germans need officers to rally? | 6.2.1 6.2.2b
en | how far away can an Indian company shoot? | 10.4 appendix-c 2.7
en | can I run my troops along the railway? | 15.7
en | when do the German reinforcements from the north come in? | appendix-f 4.2i
en | can units land on a beach twice as fast in daylight? | 5.3d 5.3 5.1
en | what if my retreating company finds friends in its path? | 13.3a
de | Was sehen die Briten von meinen Deutschen? | 19.7
de | Wann darf die Artillerie schießen? | 10.22 4.2n
de | Wie verliert eine Einheit ihre Munition? | 7.3
de | Schützt ein Graben bei Regen? | 19.6b
de | Wer gewinnt, wenn Lettow fällt? | 21.2.1.1a`
