# Jedes Wort von Cities of Venus: Survivors, das jemand beim Spielen liest. Was Sätze benutzen können:
# `kernel/catalogue.py`.

title = Cities of Venus: Survivors
summary = Würfel treiben einen Mech an, Plättchen erkunden einen Planeten, Ingenieure werden gerettet, und der beste Start gewinnt.

## Optionen

option-updown_spots = Würfel auf +1 und −1
    .help = Wie viele Würfel das Feld +1 in einem Zug aufnimmt, und ebenso das Feld −1.
option-barrier_blocks_connection = Grate trennen Plättchen
    .help = Plättchen, die sich nur über einen Grat hinweg treffen, gelten nicht als benachbart.
option-newboard_collect = Neue Tafeln bringen Funde
    .help = Das erste Plättchen auf einer neuen Tafel nimmt mit, was darunter liegt.
option-solo_auto_launch = Sofort starten
    .help = Der Start im Solospiel beginnt von selbst, sobald es geht.
option-round_limit = Rundengrenze
    .help = Nach dieser Runde beginnt der Start, auch wenn niemand fünf Brennstäbe hat.
option-turn_limit = Zuggrenze
    .help = Ein Solospiel, das nach diesem Zug nicht gestartet ist, ist verloren.
option-concede = Aufgeben
    .help = Im Solospiel darf man vor einem Wurf aufgeben.

## Spielmaterial

engineer-reroll = Funke
    .effect = einen Würfel neu würfeln
engineer-set3 = Stromschiene
    .effect = einen Würfel auf 3 drehen
engineer-sub2 = Dämpfer
    .effect = einen Würfel um 2 senken
engineer-set4 = Quadrant
    .effect = einen Würfel auf 4 drehen
engineer-adj1 = Feinschliff
    .effect = einen Würfel um 1 erhöhen oder senken
engineer-flip = Kreisel
    .effect = einen Würfel auf die Rückseite drehen

effect-reroll = einen Würfel neu würfeln
effect-set3 = einen Würfel auf 3 drehen
effect-sub2 = einen Würfel um 2 senken
effect-set4 = einen Würfel auf 4 drehen
effect-adj1 = einen Würfel um 1 erhöhen oder senken
effect-flip = einen Würfel auf die Rückseite drehen
effect-any = einen Würfel beliebig drehen

part-unseen = ein Bauteil
part-PT1 = Universalantrieb
part-PT2 = Kreiselkupplung
part-PT3 = Spannungsregler
part-PT4 = Trimmservo
part-PT5 = Begrenzer
part-PT6 = Kristallvorrat
part-PT7 = Erztrichter

tile-O1 = das Einzelfeld
tile-I2 = die Zweierreihe
tile-I3 = die Dreierreihe
tile-V3 = die Dreierecke
tile-I4 = die Viererreihe
tile-O4 = das Viererquadrat
tile-T4 = das Vierer-T
tile-S4 = das Vierer-S
tile-L4 = das Vierer-L
tile-P5 = das Fünfer-P
tile-L5 = das Fünfer-L
tile-V5 = die Fünferecke
tile-T5 = das Fünfer-T
tile-U5 = das Fünfer-U
tile-W5 = das Fünfer-W
tile-R6 = das Sechserrechteck
tile-B6 = die Stiefelform aus sechs
tile-M6 = die Treppenform aus sechs

times = { $n ->
    [1] { $effect }
    [2] { $effect }, zweimal
   *[other] { $effect }, { $n }-mal
}
brings-gems = bringt vor einem Wurf { $crystals ->
    [0] { $ore } Erz
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}

terrain-unseen = eine Tafel
side-summary = { $crystals ->
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}, { $ridges ->
    [0] kein Grat
    [1] ein Grat
    [2] zwei Grate
   *[other] { $ridges } Grate
}, der V-naut { $place }
place-centre = nahe der Mitte
place-rim = am Rand

track-kind = Gleiche
    .title = Gleiche
    .needs = zwei bis fünf gleiche Würfel
    .help = Setze zwei bis fünf gleiche Würfel ein. Nur die Belohnung über dem letzten Würfel gehört dir. Einmal im Zug.
track-run = Straße
    .title = Straße
    .needs = drei oder vier in Folge
    .help = Setze drei oder vier Würfel mit aufeinanderfolgenden Werten ein, zum Beispiel 2, 3 und 4. Einmal im Zug.
track-any3 = beliebige drei
    .title = Beliebige drei
    .needs = beliebige Würfel
    .help = Setze drei beliebige Würfel für ein Plättchen mit zwei Feldern ein. Einmal im Zug.
track-full = Full House
    .title = Full House
    .needs = drei gleiche und zwei gleiche
    .help = Setze drei gleiche Würfel und zwei gleiche mit einem anderen Wert ein. Einmal im Zug.
track-qspot = Erzfeld
    .title = Erz
    .needs = ein beliebiger Würfel
    .help = Setze einen beliebigen Würfel für ein Erz ein. Ein Erz ändert einen Würfel um eins, sofort oder später.
track-up = +1
    .title = +1
    .needs = ein anderer Würfel steigt
    .help = Setze hier einen beliebigen Würfel ein, um einen anderen um 1 zu erhöhen. Einmal im Zug.
track-down = −1
    .title = −1
    .needs = ein anderer Würfel sinkt
    .help = Setze hier einen beliebigen Würfel ein, um einen anderen um 1 zu senken. Einmal im Zug.

reward-tile-1 = ein Plättchen der Größe 1
    .short = Größe 1
reward-tile-2 = ein Plättchen der Größe 2
    .short = Größe 2
reward-tile-3 = ein Plättchen der Größe 3
    .short = Größe 3
reward-tile-4 = ein Plättchen der Größe 4
    .short = Größe 4
reward-tile-5 = ein Plättchen der Größe 5 oder 6
    .short = 5 oder 6
reward-part = ein Bauteil
    .short = Bauteil
reward-crystal = einen Kristall
    .short = Kristall
reward-rod = einen Brennstab
    .short = Brennstab
reward-ore = ein Erz
    .short = 1 Erz

## Phasen

step-prepare = Vorbereiten
step-roll = Würfeln
step-operate = Steuern
step-clean-up = Aufräumen

phase-market = Aufbau: Bauteile
    .guide = Bauteile werden aufgedeckt. Drei gleiche Würfel bringen eines davon ein.
    .guide-title = Der Markt
phase-queues = Aufbau: Tafeln
    .guide = Für jeden wird ein Stapel weiterer Tafeln gemischt. Niemand sieht eine Tafel, bevor sie gezogen wird.
    .guide-title = Die Tafeln
phase-round = Runde
    .guide = Alle spielen ihre Züge gleichzeitig, jeder mit einem eigenen Mech.
    .guide-title = Eine Runde
phase-prepare = Vorbereiten
    .guide = Gib Kristalle für Boosterwürfel in diesem Zug aus und löse Rohstoffkarten ein. Dann würfelst du einmal mit allem.
    .guide-title = Vorbereiten
phase-rolling = Würfeln
    .guide = Alle deine Würfel werden geworfen, einmal. Was dann kommt, liegt bei dir.
    .guide-title = Der Wurf
phase-operate = Steuern
    .guide = Verändere Würfel mit Ingenieuren, Bauteilen, Erz und den Feldern +1 und −1; setze sie auf Leisten ein, um Belohnungen zu erhalten. Jede Leiste nimmt einmal im Zug Würfel auf. Nur die Belohnung über dem letzten Würfel gehört dir: Zwei gleiche Würfel bringen ein Plättchen, drei ein Bauteil, vier einen Kristall, fünf einen Brennstab. Beende den Zug, wann du willst; übrige Würfel verfallen.
    .guide-title = Steuern
phase-rerolling = Neu würfeln
    .guide = Ein Ingenieur oder ein Bauteil gibt einem Würfel noch eine Chance.
    .guide-title = Ein Würfel wird neu geworfen
phase-shape = Ein Plättchen wählen
    .guide = Wähle eine Form der verdienten Größe. Sie muss irgendwo auf deine Tafeln passen, oder auf eine, die du vorher ziehst.
    .guide-title = Ein Plättchen wählen
phase-drawing = Eine Tafel ziehen
    .guide = Die oberste Tafel deines Stapels wird aufgedeckt.
    .guide-title = Eine neue Tafel
phase-site = Die Tafel anlegen
    .guide = Wähle eine Seite und einen Platz neben deinen Tafeln. Das Plättchen, das du gleich legst, muss die neue Tafel berühren.
    .guide-title = Die Tafel anlegen
phase-cells = Das Plättchen legen
    .guide = Dein erstes Plättchen bedeckt den Mech, jedes weitere liegt mit einer Kante an einem Plättchen. Kein Grat darf hindurchlaufen. Bedeckte Kristalle gehören dir, ein bedeckter V-naut bringt einen Ingenieur und eine ganz bedeckte Tafel zwei Brennstäbe.
    .guide-title = Das Plättchen legen
phase-discard = Aufräumen
    .guide = Der Laderaum fasst acht Rohstoffe. Wähle, was du wegwirfst.
    .guide-title = Der Laderaum ist voll
phase-ready = Fertig
    .guide = Dein Zug ist beendet. Wenn alle fertig sind, werden die Karten verteilt.
    .guide-title = Warten
phase-rescue = Einen Ingenieur retten
    .guide = Wähle einen von einer Art, die du noch nicht hast. Jeder hilft einmal im Zug und beim Start.
    .guide-title = Ein Ingenieur
phase-scavenge = Ein Bauteil nehmen
    .guide = Nimm ein Bauteil. Einmal geöffnet, ist es am Ende jenes Zuges verbraucht.
    .guide-title = Ein Bauteil
phase-refilling = Das nächste Bauteil
    .guide = Das genommene Bauteil wird ersetzt.
    .guide-title = Das nächste Bauteil
phase-decide = Starten?
    .guide = Du darfst jetzt starten oder für mehr weiterspielen. Der Start ist ein einziger Wurf, den Ingenieure und Erz verändern.
    .guide-title = Starten?
phase-engineers = Kartenphase: Ingenieure
    .guide = Wer einen V-naut gefunden hat, sucht sich einen Ingenieur von einer noch fehlenden Art aus. Der höhere Wurf wählt zuerst.
    .guide-title = Die Kartenphase: Ingenieure
phase-parts = Kartenphase: Bauteile
    .guide = Wer drei gleiche eingesetzt hat, nimmt ein Bauteil vom Markt. Das vierte bringt einen Brennstab.
    .guide-title = Die Kartenphase: Bauteile
phase-last = Wer startet zuletzt?
    .guide = Jemand hat fünf Brennstäbe. Wer zuletzt an der Reihe ist, weiß, was zu schlagen ist.
    .guide-title = Der Start: wer zuletzt kommt
phase-first = Wer startet zuerst?
    .guide = Wer die wenigsten Brennstäbe hat, beginnt, die anderen folgen im Uhrzeigersinn.
    .guide-title = Der Start: wer zuerst kommt
phase-launch = Der Start
    .guide = Einer nach dem anderen würfelt mit vier Würfeln und einem weiteren für jeden Brennstab. Die längste Reihe gleicher Würfel gewinnt, dann die höchste.
    .guide-title = Der Start
phase-launching = Dein Start
    .guide = Verändere Würfel mit Ingenieuren, Erz und den Feldern +1 und −1, dann lege dich auf einen Wert fest: Jeder Würfel, der ihn zeigt, zählt. Die längere Reihe gewinnt, dann der höhere Wert.
    .guide-title = Dein Start
phase-launched = Gestartet
    .guide = Deine Reihe steht. Sieh zu, was die anderen aus ihren machen.
    .guide-title = Gestartet
phase-over = Das Ende
    .guide = Die längste und höchste Reihe macht ihren Spieler zum Kapitän. Allein spielst du um zwei bis fünf Sterne oder verlierst.
    .guide-title = Das Ende

headline = { $phase }
headline-round = Runde { $round }
headline-turn = Zug { $round }

## Was gefragt ist

prompt-prepare = Löse Rohstoffkarten ein, tausche Kristalle gegen Boosterwürfel, dann würfle.
prompt-operate = Verändere Würfel, setze Würfel ein oder beende den Zug.
prompt-shape = { $draw ->
    [yes] Du erhältst { $reward }: Wähle die Form oder ziehe vorher eine Tafel.
   *[no] Du erhältst { $reward }: Wähle die Form.
}
prompt-site = Wähle eine Seite und einen Platz neben deinen Tafeln für die neue; danach muss { $reward } sie berühren.
prompt-cells = Wähle, wohin du { $tile } legst.
prompt-discard = Der Laderaum fasst { $hold } Rohstoffe: Wähle { $n ->
    [one] einen
   *[other] { $n }
} zum Wegwerfen.
prompt-ready = Fertig: Warten auf die anderen.
prompt-rescue = Wähle einen Ingenieur.
prompt-scavenge = Nimm ein Bauteil.
prompt-decide = { $hopeless ->
    [yes] Jetzt starten oder weiterspielen? Mit weniger als vier geretteten Ingenieuren ist kein Start zu gewinnen.
   *[no] Jetzt starten oder weiterspielen?
}
prompt-launching = Verändere Würfel, dann lege dich auf einen Wert fest.

## Züge

move-engineer = { $to_face ->
    [none] { $engineer }: die { $die } neu würfeln
   *[other] { $engineer }: { $die } → { $to_face }
}
move-part = { $to_face ->
    [none] { $part }: die { $die } neu würfeln
   *[other] { $part }: { $die } → { $to_face }
}
move-ore = Erz: { $die } → { $to_face }
move-up = +1: { $die } → { $to_face }, dafür eine { $pay_die } zahlen
move-down = −1: { $die } → { $to_face }, dafür eine { $pay_die } zahlen
move-lock = { $dice } einsetzen für { $reward }
move-end = Den Zug beenden
move-redeem = { $part } einlösen
move-roll = { $crystals ->
    [0] Würfeln
    [one] Würfeln mit { $crystals } Booster
   *[other] Würfeln mit { $crystals } Boostern
}
move-tile = Nehmen: { $tile }
move-draw = Vorher eine Tafel ziehen
move-lay = Seite { $side } anlegen{ $x ->
    [-3] , drei Tafeln nach links
    [-2] , zwei Tafeln nach links
    [-1] , eine Tafel nach links
    [0] { "" }
    [1] , eine Tafel nach rechts
    [2] , zwei Tafeln nach rechts
    [3] , drei Tafeln nach rechts
   *[other] , { $x } Tafeln nach rechts
}{ $y ->
    [-3] , drei Tafeln nach oben
    [-2] , zwei Tafeln nach oben
    [-1] , eine Tafel nach oben
    [0] { "" }
    [1] , eine Tafel nach unten
    [2] , zwei Tafeln nach unten
    [3] , drei Tafeln nach unten
   *[other] , { $y } Tafeln nach unten
}
move-cells = Legen: { $tile }{ $crystals ->
    [0] { "" }
    [one] , mit einem Kristall
   *[other] , mit { $crystals } Kristallen
}{ $vnauts ->
    [0] { "" }
   *[other] , mit einem V-naut
}{ $rods ->
    [0] { "" }
    [one] , für einen Brennstab
   *[other] , für { $rods } Brennstäbe
}
move-discard = { $crystals ->
    [0] { $ore } Erz wegwerfen
    [one] { $ore ->
        [0] Einen Kristall wegwerfen
       *[other] Einen Kristall und { $ore } Erz wegwerfen
    }
   *[other] { $ore ->
        [0] { $crystals } Kristalle wegwerfen
       *[other] { $crystals } Kristalle und { $ore } Erz wegwerfen
    }
}
move-rescue = { $engineer } retten
move-take = { $part } nehmen
move-launch = Starten
move-continue = Noch einen Zug spielen
move-concede = Aufgeben
move-commit = Auf { $length } × { $die } festlegen

## Was geschehen ist: Zufall

stacked = { $you ->
    [seat] Du erhältst verdeckt { $terrain }.
   *[none] { $seat } erhält verdeckt { $terrain }.
}
revealed = { $part } wird aufgedeckt.
rolled = { $you ->
    [seat] Du würfelst eine { $die }.
   *[none] { $seat } würfelt eine { $die }.
}
rerolled = { $you ->
    [seat] Du würfelst neu: { $die }.
   *[none] { $seat } würfelt neu: { $die }.
}
rolled-off = { $you ->
    [seat] Du würfelst eine { $die } um die Reihenfolge.
   *[none] { $seat } würfelt eine { $die } um die Reihenfolge.
}
turned-up = { $you ->
    [seat] Du deckst eine Tafel auf.
   *[none] { $seat } deckt eine Tafel auf.
}
sent-back = Auf die gezogene Tafel passt nichts: Sie kommt unter den Stapel.
tile-lost = { $you ->
    [seat] Du verlierst { $reward }: Es passt nirgends.
   *[none] { $seat } verliert { $reward }: Es passt nirgends.
}

## Was geschehen ist: Würfel

redeemed = { $you ->
    [seat] Du löst { $part } ein und erhältst { $crystals ->
        [0] { $ore } Erz
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }.
   *[none] { $seat } löst { $part } ein und erhält { $crystals ->
        [0] { $ore } Erz
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }.
}
rolls = { $crystals ->
    [0] { $you ->
        [seat] Du würfelst mit { $n } Würfeln.
       *[none] { $seat } würfelt mit { $n } Würfeln.
    }
    [one] { $you ->
        [seat] Du tauschst { $crystals } Kristall gegen einen Booster und würfelst mit { $n } Würfeln.
       *[none] { $seat } tauscht { $crystals } Kristall gegen einen Booster und würfelt mit { $n } Würfeln.
    }
   *[other] { $you ->
        [seat] Du tauschst { $crystals } Kristalle gegen Booster und würfelst mit { $n } Würfeln.
       *[none] { $seat } tauscht { $crystals } Kristalle gegen Booster und würfelt mit { $n } Würfeln.
    }
}
engineer-helped = { $to_face ->
    [none] { $you ->
        [seat] { $engineer } nimmt deine { $die } für einen neuen Wurf auf.
       *[none] { $engineer } nimmt von { $seat } die { $die } für einen neuen Wurf auf.
    }
   *[other] { $you ->
        [seat] { $engineer } macht aus deiner { $die } eine { $to_face }.
       *[none] { $engineer } hilft { $seat } und macht aus einer { $die } eine { $to_face }.
    }
}
part-used = { $to_face ->
    [none] { $you ->
        [seat] Du nutzt { $part }, um die { $die } neu zu würfeln.
       *[none] { $seat } nutzt { $part }, um die { $die } neu zu würfeln.
    }
   *[other] { $you ->
        [seat] Du nutzt { $part } und machst aus einer { $die } eine { $to_face }.
       *[none] { $seat } nutzt { $part } und macht aus einer { $die } eine { $to_face }.
    }
}
ore-spent = { $you ->
    [seat] Du gibst ein Erz aus und machst aus einer { $die } eine { $to_face }.
   *[none] { $seat } gibt ein Erz aus und macht aus einer { $die } eine { $to_face }.
}
arrow-paid = { $you ->
    [seat] Du setzt eine { $pay_die } auf { $track } ein und machst aus einer { $die } eine { $to_face }.
   *[none] { $seat } setzt eine { $pay_die } auf { $track } ein und macht aus einer { $die } eine { $to_face }.
}
locked = { $you ->
    [seat] Du setzt { $dice } ein ({ $track }) und erhältst { $reward }.
   *[none] { $seat } setzt { $dice } ein ({ $track }) und erhält { $reward }.
}
ended = { $n ->
    [0] { $you ->
        [seat] Du beendest deinen Zug.
       *[none] { $seat } beendet den Zug.
    }
   *[other] { $you ->
        [seat] Du beendest deinen Zug; übrig: { $dice }.
       *[none] { $seat } beendet den Zug; übrig: { $dice }.
    }
}
discarded = { $crystals ->
    [0] { $you ->
        [seat] Du wirfst { $ore } Erz weg.
       *[none] { $seat } wirft { $ore } Erz weg.
    }
    [one] { $you ->
        [seat] Du wirfst { $crystals } Kristall und { $ore } Erz weg.
       *[none] { $seat } wirft { $crystals } Kristall und { $ore } Erz weg.
    }
   *[other] { $you ->
        [seat] Du wirfst { $crystals } Kristalle und { $ore } Erz weg.
       *[none] { $seat } wirft { $crystals } Kristalle und { $ore } Erz weg.
    }
}

## Was geschehen ist: Plättchen und Tafeln

tile-chosen = { $you ->
    [seat] Du wählst { $tile }.
   *[none] { $seat } wählt { $tile }.
}
draws = { $you ->
    [seat] Du ziehst eine Tafel.
   *[none] { $seat } zieht eine Tafel.
}
laid-board = { $you ->
    [seat] Du legst Seite { $side } der neuen Tafel an.
   *[none] { $seat } legt Seite { $side } der neuen Tafel an.
}
explored = { $you ->
    [seat] Du legst { $tile }.
   *[none] { $seat } legt { $tile }.
}
found-crystals = { $you ->
    [seat] Du sammelst { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    } ein.
   *[none] { $seat } sammelt { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    } ein.
}
    .guide = Vor einem Wurf kann jeder Kristall zu einem weiteren Würfel für diese Runde werden.
    .guide-title = Ein Kristall
found-vnaut = { $you ->
    [seat] Du findest einen V-naut.
   *[none] { $seat } findet einen V-naut.
}
    .guide = Wer einen V-nauten gefunden hat, wählt am Ende der Runde einen Ingenieur. Ingenieure helfen in jeder Runde einmal, und beim Start.
    .guide-title = Ein V-naut
vnaut-stays = { $you ->
    [seat] Du findest einen V-naut, aber für noch einen Ingenieur ist kein Platz.
   *[none] { $seat } findet einen V-naut, aber für noch einen Ingenieur ist kein Platz.
}
fully-explored = { $you ->
    [seat] Du hast eine Tafel ganz erkundet.
   *[none] { $seat } hat eine Tafel ganz erkundet.
}
rods = { $you ->
    [seat] Du erhältst { $rods ->
        [one] { $rods } Brennstab
       *[other] { $rods } Brennstäbe
    } für { $reasons } und hast { $total }.
   *[none] { $seat } erhält { $rods ->
        [one] { $rods } Brennstab
       *[other] { $rods } Brennstäbe
    } für { $reasons } und hat { $total }.
}
    .guide = Wer fünf hat, lässt nach dieser Runde alle starten. Jeder Stab ist dann ein Würfel mehr.
    .guide-title = Brennstäbe
five-of-a-kind = fünf Gleiche
four-parts = das vierte Bauteil
finished = eine ganz erkundete Tafel

## Was geschehen ist: Karten, Runden und der Start

rescued = { $you ->
    [seat] Du nimmst { $engineer } an Bord.
   *[none] { $seat } nimmt { $engineer } an Bord.
}
retired = { $engineer } legt sich wieder schlafen.
took-part = { $you ->
    [seat] Du nimmst { $part }.
   *[none] { $seat } nimmt { $part }.
}
claim-lapsed = { $you ->
    [seat] Du findest keinen neuen Ingenieur; dein Anspruch verfällt.
   *[none] { $seat } findet keinen neuen Ingenieur; der Anspruch verfällt.
}
round-over = Runde { $round } ist vorbei.
round-begins = Runde { $round } beginnt.
turn-begins = Zug { $round } beginnt.
launch-begins = Jemand hat { $rods } Brennstäbe: Der Start beginnt.
launch-forced = Die Rundengrenze ist erreicht: Der Start beginnt.
launch-order = Die Reihenfolge beim Start: { $seats }.
launches = { $you ->
    [seat] Du startest.
   *[none] { $seat } startet.
}
stays = { $you ->
    [seat] Du spielst noch einen Zug.
   *[none] { $seat } spielt noch einen Zug.
}
gave-up = { $you ->
    [seat] Du gibst auf.
   *[none] { $seat } gibt auf.
}
committed = { $you ->
    [seat] Du startest mit { $length } × { $die }.
   *[none] { $seat } startet mit { $length } × { $die }.
}

## Das Ende

won = { $you ->
    [seat] Du gewinnst.
   *[none] { $seat } gewinnt.
}
shared = Geteilter Sieg: { $seats }.
standing = { $you ->
    [seat] du: { $length } × { $die }, { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    }, { $rods ->
        [one] { $rods } Brennstab
       *[other] { $rods } Brennstäbe
    }, { $ore } Erz
   *[none] { $seat }: { $length } × { $die }, { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    }, { $rods ->
        [one] { $rods } Brennstab
       *[other] { $rods } Brennstäbe
    }, { $ore } Erz
}
standings = Die Starts: { $standings }.
star-reasons = Die Sterne: { $reasons }.
launch-fails = Der Start misslingt: { $reasons }.
stars = { $stars } von fünf Sternen.
for-launch = { $stars } für acht Gleiche mit vier geretteten Ingenieuren
for-crew = { $stars } für { $rescued } gerettete Ingenieure
for-sixes = { $stars } für Sechsen
lost = Das Spiel ist verloren: { $length } × { $die } mit { $rescued ->
    [one] { $rescued } gerettetem Ingenieur
   *[other] { $rescued } geretteten Ingenieuren
}.
too-short = nötig sind { $needed } Gleiche, nicht { $length }
too-few-rescued = nötig sind { $needed } gerettete Ingenieure, nicht { $rescued }
given-up = Das Spiel ist verloren: Es wurde in Zug { $round } aufgegeben.
out-of-turns = Das Spiel ist verloren: Es ist kein Zug mehr übrig.

## Ablehnungen

over = Das Spiel ist zu Ende.
already-done = Dein Zug ist beendet; die anderen sind noch dabei.
nature-acts = Zuerst muss der Zufall entscheiden.
not-asked = Jetzt ist jemand anderes gefragt.
not-drawn = Das kann jetzt nicht kommen.
not-in-edition = So etwas gibt es im Spielmaterial nicht.
wrong-moment = Das geht jetzt nicht. Gerade ist dran: { $phase }.
redeem-before-roll = Rohstoffkarten werden nur vor dem Wurf eingelöst.
no-gem-card = Es gibt keine unbenutzte Rohstoffkarte dieser Art.
no-crystals = { $n ->
    [one] Ein Booster kostet einen Kristall; vorhanden: { $crystals }.
   *[other] { $n } Booster kosten { $n } Kristalle; vorhanden: { $crystals }.
}
no-die = Kein freier Würfel zeigt eine { $die }.
dice-missing = Unter den freien Würfeln fehlt: { $dice }.
engineer-absent = { $engineer } ist nicht an Bord.
engineer-used = { $engineer } hat in diesem Zug schon geholfen.
no-icon = Kein unbenutztes Bauteil kann { $effect }.
parts-in-launch = Beim Start sind Bauteile beiseitegelegt.
no-ore = Es ist kein Erz mehr da.
arrow-taken = Das Feld { $track } ist in diesem Zug belegt.
two-dice = Der zahlende und der veränderte Würfel sind zwei verschiedene.
track-taken = Die Leiste „{ $track_title }“ wurde in diesem Zug schon benutzt.
closed-in-launch = Beim Start wirken nur Ingenieure, Erz und die Felder +1 und −1.
no-place = Für { $reward } ist kein Platz, deshalb bleiben die Würfel draußen.
no-gear-spot = Alle vier Bauteilplätze sind belegt oder versprochen.
rods-full = Im Solospiel trägt der Mech { $rods } Brennstäbe und nicht mehr.
end-in-launch = Ein Start endet damit, dass man sich auf einen Wert festlegt.
wrong-size = Verdient hast du { $reward }, nicht { $tile }.
tiles-gone = Alle Plättchen dieser Form sind gelegt.
fits-nowhere = Für { $tile } ist jetzt kein Platz.
mech-first = Das erste Plättchen bedeckt den Mech, vorher kann keine Tafel kommen.
boards-full = Es ist Platz für { $n } Tafeln, und alle liegen schon.
stack-empty = Es ist keine Tafel mehr zu ziehen.
drawn-already = Für dieses Plättchen wurde schon eine Tafel gezogen.
out-of-reach = Ein Plättchen dieser Größe könnte keine neue Tafel erreichen.
not-beside = Eine neue Tafel kommt direkt neben eine von deinen, wo noch keine liegt.
no-tile-there = Hier könnte { $reward } nicht zugleich diese Seite und das Erkundete berühren.
not-that-way = Die gewählte Form kann so nicht liegen.
off-the-boards = Feld { $cell } liegt auf keiner deiner Tafeln.
covered = Feld { $cell } ist schon bedeckt.
across-a-barrier = Zwischen { $cell } und { $other_cell } verläuft ein Grat.
cover-the-mech = Das erste Plättchen muss den Mech bedecken.
touches-nothing = Das Plättchen berührt kein schon gelegtes.
cover-the-new-board = Das Plättchen muss ein Feld der neuen Tafel bedecken.
discard-exactly = { $n ->
    [one] Genau ein Rohstoff muss weg, von denen, die da sind.
   *[other] Genau { $n } Rohstoffe müssen weg, von denen, die da sind.
}
not-an-engineer-to-take = Ein Ingenieur muss zu haben und darf noch nicht an Bord sein.
not-in-the-market = Dieses Bauteil liegt nicht auf dem Markt.
no-launch-yet = Ein Solostart braucht am Ende eines Zuges fünf Brennstäbe, vier Bauteile und eine fertige Tafel.
nothing-to-put-off = Jetzt gibt es keinen Start, der sich aufschieben ließe.
no-conceding = Aufgeben kann man nur in Solospielen, die es erlauben, und vor einem Wurf.
commit-in-launch = Auf einen Wert legt man sich nur beim Start fest.

not-a-move = „{ $text }“ ist kein Zug. Züge sehen so aus: roll +1, ore 4>5, lock kind 3x2, tile L4, cells 2,4 2,5, end.
not-a-cell = „{ $text }“ ist kein Feld. Felder werden als Spalte,Zeile geschrieben, zum Beispiel 2,4.
not-the-shape = Diese Felder haben nicht die gewählte Form.
not-on-a-board = Feld { $text } liegt auf keiner deiner Tafeln.
not-a-numbered-place = Ein Platz aus Feldern wird mit seinen Feldern geschrieben, zum Beispiel: cells 2,4 2,5.

## Auf den Spielbrettern

board-players = Am Tisch
board-market = Markt
board-deck = Stapel { $n }
board-none = keine
board-part = { $part }
board-parts = Bauteile
board-spent = verbraucht
board-engineers = Ingenieure
board-engineers-of = Ingenieure { $n } von { $windows }
board-used = benutzt
board-asleep = schläft
board-launch = Start
board-dice = Würfel
board-your-dice = Deine Würfel
board-rolling = +{ $n } rollen noch
board-gems = Rohstoffe
board-held = { $crystals ->
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}, { $ore } Erz
board-room = Platz für { $hold }
board-rods = Brennstäbe
    .help = Mit fünf beginnt der Start. Fünf Gleiche bringen einen, eine ganz erkundete Tafel zwei, das vierte Bauteil einen.
board-rods-of = { $n } von { $rods } Brennstäben
board-rod-count = { $n ->
    [one] { $n } Brennstab
   *[other] { $n } Brennstäbe
}
board-of = { $n } von { $all }
board-crew = { $n ->
    [one] { $n } Ingenieur
   *[other] { $n } Ingenieure
}
board-open-effects = Geöffnet
board-claims = Ansprüche
board-claims-of = { $rescues ->
    [one] { $rescues } Ingenieur
   *[other] { $rescues } Ingenieure
}, { $parts ->
    [one] { $parts } Bauteil
   *[other] { $parts } Bauteile
}
board-tile = Plättchen
board-tiles-left = Übrige Plättchen
board-tiles-each = { $n } von jedem
board-choose-tile = Wähle { $reward }
board-side = Seite { $side }
board-stack = Stapel
board-empty = leer
board-roll-off = Stechen
board-sequence = { $length } × { $die }
board-marker = Marker { $marker ->
    [blue] blau
   *[pink] rosa
}
board-playing = spielt
board-ready = ✓ fertig
board-die = Eine { $die }
board-die-can = Eine { $die }, lässt sich verändern
board-which-die = Wähle den Würfel, der verändert wird.
board-wasted = { $n ->
    [0] Kein Würfel bleibt übrig.
    [one] Wenn du jetzt beendest, verfällt ein Würfel.
   *[other] Wenn du jetzt beendest, verfallen { $n } Würfel.
}
board-placed = Es bleibt hier. Lege es oder wähle einen anderen Platz.
board-point = Klicke dorthin, wo es liegen soll, ziehe es, oder nimm die Pfeiltasten.
board-turn = Drehen
board-flip = Wenden
board-terrain = Gelände.
board-terrain-places = { $n ->
    [one] Gelände. { $n } Platz für das Plättchen: Pfeile bewegen es, R dreht es, F wendet es, Enter legt es.
   *[other] Gelände. { $n } Plätze für das Plättchen: Pfeile bewegen es, R dreht es, F wendet es, Enter legt es.
}
board-lay-here = Hier anlegen
board-lay-side = Seite { $side } hier anlegen
board-show-side = Seite { $side } zeigen
board-lay-tile = Das Plättchen hierher legen
board-free-place = Freier Platz
board-may-draw = für eine neue Tafel
board-two-sides = Die gezogene Tafel hat zwei Seiten
board-crystal = Kristall: ein Booster
board-vnaut = V-naut: ein Ingenieur
board-ridge = Grat: kein Plättchen darüber
board-track-empty = { $track_title }: { $rewards }. Leer
board-track-open = { $track_title }. Leer
board-track-locked = { $track_title }. Eingesetzt: { $dice }
board-chosen-place = Der gewählte Platz
board-not-this-side = nicht diese Seite
board-no-fit = nichts passt
board-takes-nothing = Hier nimmt das Plättchen nichts mit; es öffnet den Weg.
board-fits-there = { $vnauts ->
    [0] { $crystals ->
        [0] Hier passt dein Plättchen und nimmt noch nichts mit.
        [one] Hier passt dein Plättchen und kann einen Kristall mitnehmen.
       *[other] Hier passt dein Plättchen und kann { $crystals } Kristalle mitnehmen.
    }
   *[other] { $crystals ->
        [0] Hier passt dein Plättchen und kann den V-naut erreichen.
        [one] Hier passt dein Plättchen und kann den V-naut und einen Kristall mitnehmen.
       *[other] Hier passt dein Plättchen und kann den V-naut und { $crystals } Kristalle mitnehmen.
    }
}
board-chosen = gewählt
board-choose-track = Wähle eine Leiste oder einen Würfel
board-choose-place = Wähle einen Platz im Gelände
board-choose-site = Wähle eine Seite und einen Platz
board-choose-card = Wähle aus
board-choose-commit = Wähle, womit du startest
board-which-way = Wähle unten, wie.
board-ways = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
board-pays = zahlt
board-ore = Erz
board-track-earns = { $reward }
board-after-board = Danach kommt dein Plättchen auf die neue Tafel.
board-bay-of = Laderaum { $n } von { $hold }
board-after-lock = nach dem Einsetzen zur Auswahl
board-tiles-of = Plättchen der Größe { $sizes }
board-left = ×{ $n }
board-free = frei
board-once-a-turn = einmal im Zug
board-parts-of = Bauteile { $n } von { $all }
board-fourth-part = das 4.: ein Brennstab
board-bay = Laderaum
    .help = Ein Kristall wird vor einem Wurf zum Boosterwürfel. Ein Erz ändert einen Würfel um eins. Nach einem Zug ist Platz für acht.
board-spend-ore = { $n ->
    [one] Dein Erz für einen Würfel ausgeben
   *[other] Eines von { $n } Erz für einen Würfel ausgeben
}
board-boosters = Booster
board-trade = Kristall { $n } gegen einen Booster tauschen
board-trade-note = Tippe auf Kristalle, um sie für diesen Wurf gegen Boosterwürfel zu tauschen.
board-no-crystals = Du hast keine Kristalle für Boosterwürfel.
board-will-roll = würfelt mit { $n } Würfeln
board-launch-now = Der Start
board-round-over = Runde { $round } ist vorbei
board-round-sum = { $most ->
    [0] Noch hat niemand einen Brennstab; mit { $rods } beginnt der Start.
   *[other] Die meisten Brennstäbe bisher: { $most }. Mit { $rods } beginnt der Start.
}
board-squares = { $n ->
    [0] nichts erkundet
    [one] { $n } Feld erkundet
   *[other] { $n } Felder erkundet
}
board-this-round = +{ $n } in dieser Runde
board-got-ore = { $n } Erz
board-to-rescue = { $n ->
    [one] ein Ingenieur zur Wahl
   *[other] { $n } Ingenieure zur Wahl
}
board-to-take = { $n ->
    [one] ein Bauteil zu nehmen
   *[other] { $n } Bauteile zu nehmen
}
board-rods-for = Brennstäbe für { $reasons }
board-cards-follow = Jetzt werden Ingenieure und Bauteile verteilt.
board-no-cards = Es gibt keine Karten zu verteilen.
board-end-won = Abgehoben
board-end-second = Zurückgelassen
board-end-lost = Gestrandet auf der Venus
board-end-rule = Die längste Reihe gewinnt, dann der höchste Wert, dann mehr Ingenieure, mehr Brennstäbe, mehr Erz.
board-stars = { $n } von fünf Sternen
moment-round-over = Die Runde ist vorbei
moment-launch-order = Der Start
moment-committed = Ein Start

## Was man in einem Spiel tut, für die Statistik

tally-locked = Gefüllte Leisten
tally-explored = Gelegte Plättchen
tally-laid-board = Angelegte Tafeln
tally-found-crystals = Kristallfunde
tally-found-vnaut = Gefundene V-nauten
tally-rescued = Ingenieure an Bord
tally-engineer-helped = Hilfe von Ingenieuren
tally-ore-spent = Ausgegebenes Erz
tally-arrow-paid = Um eins gedrehte Würfel
tally-rerolled = Neu gewürfelte Würfel
tally-took-part = Genommene Bauteile

## Auf Papier

print-authors = Spielidee von James und Adam Staley, Illustrationen von Jo Masson, erschienen bei Tin Robot Games
print-mechs = Mechtafeln
print-mech = Steuertafel des Mechs
print-starts = Starttafeln
print-extras = Zusatztafeln
print-tiles = Plättchen
print-supplies = Vorrat
print-part = Bauteil
print-engineer = Ingenieur
print-once = einmal, dann verbraucht
print-each-turn = einmal je Zug
print-crystal = Kristall
print-vnaut = V-naut
print-rod = Brennstab
print-ready = fertig
print-value = Wert der Würfel
print-launch = Würfle einmal mit deinen vier Würfeln und einem mehr für jeden Brennstab. Verändere Würfel mit deinen Ingenieuren (jeder einmal), mit Erz und den Feldern +1 und −1. Dann lege dich auf einen Wert fest: Alle deine Würfel, die ihn zeigen, sind deine Sequenz, höchstens acht.
    Die längste Sequenz gewinnt, dann der höhere Wert; dann mehr Ingenieure, mehr Brennstäbe, mehr übriges Erz.

print-summary-goal = Rettet Ingenieure und sammelt Brennstäbe, bis jemand { $rods } hat. Dann starten alle: Die längste Reihe gleicher Würfel gewinnt.
    .title = Das Ziel
print-summary-setup = Alle nehmen eine Mechtafel, eine Starttafel, vier Würfel und einen Fertig-Marker. Auf jedes ◆ kommt ein Kristall, auf V ein V-naut.
    Nehmt von jedem Ingenieur eine Karte weniger, als ihr Personen seid. Mischt die Bauteile und deckt { $market } auf. Mischt die Zusatztafeln und gebt allen { $boards }, ungesehen.
    Druckt die Plättchen einmal für jede Person; zu mehreren gehen sie nie aus.
    .title = Aufbau
print-summary-turn = Alle sind gleichzeitig am Zug. Vorbereiten: Kristalle ausgeben, je einen Zusatzwürfel für diesen Zug; Rohstoffkarten einlösen.
    Alle Würfel einmal werfen. Bedienen: Würfel verändern und auf Leisten legen, in beliebiger Reihenfolge, so lange du willst.
    Aufräumen: alle Würfel zurück, geöffnete Bauteile umdrehen, höchstens { $bay } Rohstoffe behalten, fertig melden.
    .title = Ein Zug
print-summary-dice = Nur freie Würfel ändern sich, und sie bleiben zwischen 1 und 6. Jeder Ingenieur hilft einmal je Zug. Ein Bauteil: alles, was es zeigt, in einem Zug, dann ist es verbraucht. Erz: eines abgeben, ein Würfel steigt oder fällt um 1. +1 und −1: einen Würfel dort ablegen, ein anderer steigt oder fällt um 1. Umdrehen macht aus 1 eine 6, aus 2 eine 5, aus 3 eine 4.
    .title = Würfel verändern
print-summary-tracks = Jede Leiste nimmt einmal je Zug Würfel auf, alle zugleich. Nur die Belohnung über dem letzten Würfel gehört dir, und du musst sie nehmen können. Plättchen werden sofort gelegt, Karten kommen am Ende der Runde.
    Gleiche: zwei bis fünf gleiche Würfel. Straße: drei oder vier hintereinander. Full House: drei und zwei verschiedener Werte.
    .title = Würfel ablegen
print-summary-tiles = Wähle eine Form der verdienten Größe, gedreht und gewendet, wie du willst. Das erste bedeckt M, jedes weitere berührt ein eigenes Plättchen mit einer Kante. Kein Plättchen liegt über einem Grat, über einem anderen oder über den Rand hinaus; auf mehreren Tafeln darf es liegen.
    Nimm die bedeckten Kristalle. Für einen bedeckten V-naut gibt es einen Ingenieur. Eine ganz bedeckte Tafel: zwei Brennstäbe.
    .title = Plättchen
print-summary-boards = Bevor du ein Plättchen legst, aber nicht das erste, darfst du eine Tafel ziehen: Wähle ihre Seite, lege sie aufrecht neben eine eigene, fülle ihre Felder, und lass das Plättchen mindestens eines davon bedecken. Höchstens vier Tafeln, die Starttafel eingeschlossen.
    .title = Neue Tafeln
print-summary-cards = Sind alle fertig, werden Ingenieure gewählt, dann Bauteile. Wollen mehrere welche, würfeln sie: höher wählt zuerst. Niemand nimmt einen Ingenieur, den er schon hat. Höchstens vier Ingenieure und vier Bauteile; verbrauchte behalten ihren Platz. Karten wirken ab dem nächsten Zug.
    .title = Karten
print-summary-rods = Fünf gleiche: einer. Eine ganz bedeckte Tafel: zwei. Dein viertes Bauteil: einer.
    .title = Brennstäbe
print-summary-launch = Er beginnt nach den Karten der Runde, in der jemand genug Brennstäbe hat. Diese Person startet zuletzt (von mehreren die mit den meisten Ingenieuren); wer die wenigsten Brennstäbe hat, zuerst, dann im Uhrzeigersinn. Wie, sagt das Blatt „Start“.
    .title = Der Start
print-summary-solo = Höchstens sechs Tafeln, fünf gezogen; je { $limit } Plättchen. Je ein Bauteil ohne Rohstoffkarten, das oberste offen; je ein Ingenieur. Karten kommen und wirken sofort. Tafeln bringen keine Brennstäbe. Ein fünfter Ingenieur ersetzt den ersten.
    Mit { $rods } Brennstäben, vier Bauteilen und einer bedeckten Tafel darfst du nach einem Zug starten: gewonnen mit acht gleichen und vier geretteten Ingenieuren. Sterne: 2, einer für jeden Ingenieur über vier, einer für Sechsen.
    .title = Allein

## Die erste Lektion

lesson-first = Drei Runden auf der Venus
    .help = Würfel setzen, Plättchen legen, mit Erz einen Würfel ändern und den ersten V-nauten retten.
lesson-first-theme = Dein Mech ist auf der Venus abgestürzt, und die deiner Freunde auch. Erkunde den Boden, rette die V-nauten, die dort festsitzen, und sammle Brennstoff für den Heimweg.
lesson-first-goal = Sobald jemand fünf Brennstäbe hat, starten alle, ein einziges Mal. Für jeden deiner Stäbe würfelst du einen Würfel mehr, und die längste Reihe gleicher Würfel gewinnt.
lesson-first-dice = In jeder Runde wirfst du vier Würfel und setzt sie auf die Leisten deines Mechs: gleiche, Straßen, beliebige drei, ein Full House. Das letzte gefüllte Feld sagt, was du bekommst, meist ein Plättchen.
lesson-first-run = 4, 5 und 6 sind eine Straße aus dreien: Das bringt ein Plättchen mit drei Feldern. Dein erstes muss den Mech bedecken; was es sonst bedeckt, gehört dir, und ein Kristall ist nah.
    .try = Setze die Straße, nimm { $tile }, und leg sie vom Mech aus über den Kristall darunter.
    .other = Auch das ist gut. Mit der Straße und { $tile } hättest du den Kristall sofort gehabt. Wir machen von dort aus weiter.
lesson-first-ore = Ein Würfel ist übrig, eine 6. Jeder Würfel auf dem Erzfeld bringt ein Erz, das später einen Würfel um eins ändert.
    .try = Setze die 6 auf das Erzfeld.
    .other = Erlaubt, aber ein Würfel, der nicht gesetzt wird, ist vertan. Auf dem Erzfeld hätte er ein Erz gebracht.
lesson-first-booster = Eine neue Runde. Einen Kristall kann man gegen einen Boosterwürfel tauschen, nur für diese Runde. Nach dem Wurf ändert ein Erz einen Würfel um eins.
    .try = Tausche deinen Kristall gegen einen Boosterwürfel und würfle. Gib dann das Erz aus und mach aus der 6 eine 5.
    .other = Das ist erlaubt. Mit fünf Würfeln und dem Erz hättest du 2, 2, 5, 5 und 5 gehabt: ein Full House. Wir machen weiter, als wäre es so.
lesson-first-full = 2, 2, 5, 5 und 5 sind ein Full House, drei und zwei. Das bringt ein Plättchen mit fünf oder sechs Feldern. Jedes neue Plättchen muss ein liegendes berühren und darf keinen Grat queren. Eine ganz bedeckte Tafel bringt zwei Brennstäbe.
    .try = Setze das Full House, nimm { $tile }, und leg es rechts unten in die Ecke.
    .other = Auch das geht. { $tile } in der Ecke hätte den nächsten Kristall eingesammelt. Wir machen von dort aus weiter.
lesson-first-rescue = Oberhalb deiner Plättchen wartet ein V-naut. Drei beliebige Würfel bringen { $tile }, und das reicht bis zu ihm.
    .try = Würfle mit Boosterwürfel, setze 1, 3 und 5, leg { $tile } über den V-nauten, und beende den Zug.
    .other = Erlaubt, aber { $tile } hätte bis zum V-nauten gereicht. Wir machen weiter, als hättest du ihn gerettet.
lesson-first-engineer = Ein geretteter V-naut wird Ingenieur und ändert in jeder Runde einen Würfel. Jeder tut es auf seine Weise.
    .try = Nimm { $engineer } an Bord: Damit drehst du einen Würfel um.
    .other = Auch gut. In dieser Lektion kommt { $engineer } an Bord.
lesson-first-tip = Ein Tipp: Brennstäbe gibt es für fünf gleiche Würfel, ganz bedeckte Tafeln und vier Bauteile. Sammle am Anfang Kristalle und Ingenieure: Sie machen die großen Kombinationen möglich.
