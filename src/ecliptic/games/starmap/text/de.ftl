# Jedes Wort von Mihi Anguli, das jemand beim Spielen liest. Was Sätze benutzen können: `kernel/catalogue.py`.

title = Mihi Anguli
summary = Fünf Wochen am Teleskop: würfeln, planen und die Ecken eines unerforschten Himmels einzeichnen.

## Fähigkeiten und Unterstützer

ability-POS1 = Positionieren I
    .effect = Zwei Würfel nennen einen Hauptpunkt: einer die Spalte, der andere die Zeile.
ability-POS2 = Positionieren II
    .effect = Ein Würfel nennt Spalte und Zeile zugleich.
ability-POS3 = Positionieren III
    .effect = Ein Würfel nennt eine Spalte oder eine Zeile; wähle darin einen Hauptpunkt.
ability-POS4 = Positionieren IV
    .effect = Zwei beliebige Würfel: Wähle irgendeinen Hauptpunkt.
ability-PLOT1 = Einzeichnen I
    .effect = Fülle Punkte im Muster des Würfels, gedreht, wie du willst.
ability-PLOT2 = Einzeichnen II
    .effect = Fülle beide Muster des Würfels auf einmal.
ability-PLOT3 = Einzeichnen III
    .effect = Fülle so viele Punkte des Rings, wie der Würfel zeigt.
ability-PLOT4 = Einzeichnen IV
    .effect = Zwei beliebige Würfel: Fülle den Hauptpunkt und seinen ganzen Ring.
ability-PLOT5 = Einzeichnen V
    .effect = Zwei beliebige Würfel: Fülle irgendwo einen Haupt- oder Nebenpunkt.
ability-REC = Festhalten
    .effect = Beliebiger Würfel: Fülle das erste leere Kästchen eines offenen Artikels.
ability-OPT = Optimieren
    .effect = Beliebiger Würfel: Fülle ein Sternkästchen oder ein Quadratkästchen mit 1.
ability-STUDY = Studieren
    .effect = Gib den Würfel als Erfahrung aus.

supporter-PROMOTER = Fürsprecher
    .effect = Niedrigster Würfel 1: Fülle das erste leere Kästchen eines offenen Artikels.
supporter-MENTOR = Mentorin
    .effect = Niedrigster Würfel 3 oder mehr: Nimm vor dem Vorrücken einen Tag zurück.
supporter-RES_A = Forscherin A
    .effect = Jeden Zug eine Erfahrung mehr, ab dem nächsten.
supporter-RES_B = Forscher B
    .effect = Jeden Zug eine Erfahrung mehr, ab dem nächsten.
supporter-MATH = Mathematikerin
    .effect = Einzeichnen I darf eine 2, 3, 4 oder 5 um 45° drehen.
supporter-COORD = Koordinator
    .effect = Einzeichnen I bis III darf auch den Hauptpunkt füllen.
supporter-PUBLISHER = Verlegerin
    .effect = Am Ende: 1 für jeden fertigen Artikel, 3 für jeden vollen Tag.
supporter-HEADHUNTER = Headhunter
    .effect = Am Ende: 1 für jede Fähigkeit und jeden Unterstützer, die du gewonnen hast.

## Artikel, Wochen und Tage

-article-help = Fülle seine Kästchen, bevor seine Woche endet; dann nimm seine Zahl für die Wertung, oder fülle einen Punkt, der kein Stern ist.
-week-help = Die Woche endet, wenn der Kalender den Sonntag erreicht oder überschreitet. Dann ist ihr Artikel fällig.
-day-help = Jedes gefüllte Kästchen des Tages gibt 1 Erfahrung mehr, wenn der Kalender hier anhält.

article-W1 = Artikel der Woche 1
    .help = { -article-help }
article-W2 = Artikel der Woche 2
    .help = { -article-help }
article-W3 = Artikel der Woche 3
    .help = { -article-help }
article-W4 = Artikel der Woche 4
    .help = { -article-help }
article-W5 = Artikel der Woche 5
    .help = { -article-help }

state-open = offen
    .help = Seine Kästchen können gefüllt werden, bis seine Woche endet.
state-lapsed = verfallen
    .help = Seine Woche endete, bevor alle Kästchen gefüllt waren. Er kann nicht mehr fertig werden.
state-number = Zahl genommen
    .help = Fertig; seine Zahl zählt am Ende.
state-point = Punkt genommen
    .help = Fertig; dafür wurde ein Punkt der Karte gefüllt.
state-declined = verzichtet
    .help = Fertig, und dafür wurde nichts genommen.

week-1 = Woche 1
    .help = { -week-help }
week-2 = Woche 2
    .help = { -week-help }
week-3 = Woche 3
    .help = { -week-help }
week-4 = Woche 4
    .help = { -week-help }
week-5 = Woche 5
    .help = Die letzte volle Woche. Der Zug, der sie beendet, ist dein Schlusszug.
week-6 = Schlusszug
    .help = Fünf Wochen sind vorbei. Du gibst noch Erfahrung aus und legst deine Würfel; dann wird dein Blatt gewertet.

day-SUN = Sonntag
    .short = SO
    .help = { -day-help } Den Sonntag zu erreichen oder zu überschreiten beendet die Woche.
day-MON = Montag
    .short = MO
    .help = { -day-help }
day-TUE = Dienstag
    .short = DI
    .help = { -day-help }
day-WED = Mittwoch
    .short = MI
    .help = { -day-help }
day-THU = Donnerstag
    .short = DO
    .help = { -day-help }
day-FRI = Freitag
    .short = FR
    .help = { -day-help }
day-SAT = Samstag
    .short = SA
    .help = { -day-help }

## Kästchen, Punkte und die Wertung

box-experience = Erfahrungskästchen
    .help = Wird ganz bezahlt, mit so viel Erfahrung.
box-star = Sternkästchen
    .help = Wird mit einem Stern bezahlt, den du auf der Karte füllst.
box-square = Quadratkästchen
    .help = Wird mit so vielen geschlossenen Quadraten bezahlt.
box-triangle = Dreieck
    .help = Eine Erfahrung mehr, durch Forscherin oder Forscher.

# Ein Kästchen nach dem, womit es bezahlt wird, und wo es steht.
box-name = { $currency ->
    [star] ☆
    [square] □{ $value }
   *[experience] ◇{ $value }
} ({ $owner })

spot-major = Hauptpunkt
    .help = Ein Punkt, den Würfel nennen können. Jedes Quadrat hat einen Hauptpunkt unter seinen Ecken.
spot-minor = Nebenpunkt
    .help = Ein gewöhnlicher Punkt der Karte.
spot-star = Stern
    .help = Ein gefüllter Stern bezahlt ein Sternkästchen und bringt am Ende 1.

part-group = Größte Gruppe
    .help = 1 für jedes Quadrat der größten Gruppe. Quadrate, die sich an einer Kante oder Ecke berühren, gehören zusammen.
part-stars = Sterne
    .help = 1 für jeden gefüllten Stern.
part-articles = Artikel
    .help = Die Zahlen, die für fertige Artikel genommen wurden.
part-publisher = Verlegerin
    .help = Mit einer Verlegerin: 1 für jeden fertigen Artikel, 3 für jeden Tag mit vier gefüllten Kästchen.
part-headhunter = Headhunter
    .help = Mit einem Headhunter: 1 für jede Fähigkeit und jeden Unterstützer, die du gewonnen hast.
part-unique = Nur bei dir
    .help = 1 für jeden Artikel, jede Fähigkeit und jeden Unterstützer, die sonst niemand hat, am Ende gezählt.
part-total = Summe
    .help = Alles zusammen.

cell-NW = Nordwest
cell-N = Nord
cell-NE = Nordost
cell-W = West
cell-C = Mitte
cell-E = Ost
cell-SW = Südwest
cell-S = Süd
cell-SE = Südost

## Die Schritte eines Zuges

step-roll = Würfeln
    .help = Wirf drei Würfel; der niedrigste gibt das Tempo vor.
step-advance = Vorrücken
    .help = Rücke so viele Tage vor; ab Sonntag endet eine Woche.
step-experience = Erfahrung
    .help = Gib so viel aus, plus Kästchen und Dreiecke des Tages.
step-abilities = Fähigkeiten
    .help = Lege die Würfel auf Fähigkeiten, auf jede einmal.

## Phasen, und worum es darin geht, wenn man sie zum ersten Mal erlebt

phase-round = Alle spielen
    .guide = Alle spielen ihre Züge gleichzeitig, jeder auf einem eigenen Blatt. Was sie tun, wird am Ende der Runde gezeigt.
    .guide-title = Ein Zug für alle
phase-roll = Der Wurf
    .guide = Drei Würfel werden geworfen. Der niedrigste bewegt den Kalender und bezahlt Kästchen; dann kommen alle drei auf Fähigkeiten.
    .guide-title = Der Wurf
phase-support = Unterstützer
    .guide = Ein Fürsprecher füllt ein Kästchen eines Artikels, wenn der niedrigste Würfel 1 ist; eine Mentorin nimmt einen Tag zurück, wenn er 3 oder mehr ist.
    .guide-title = Ein Unterstützer vor dem Vorrücken
phase-reward = Belohnung
    .guide = Die Woche endet, und ihr Artikel ist fertig: Notiere seine Zahl für die Wertung oder fülle sofort einen Punkt der Karte.
    .guide-title = Ein Artikel ist fertig
phase-experience = Erfahrung
    .guide = Du hast so viel, wie der niedrigste Würfel zeigt, und mehr, wo Kästchen des Tages gefüllt sind. Gib sie für Rautenkästchen aus; was du übrig lässt, verfällt. Volle Reihen von Kästchen werden zu Fähigkeiten, Unterstützern und Artikeln.
    .guide-title = Erfahrung
phase-ability = Fähigkeiten
    .guide = Lege die drei Würfel. Positionieren nennt einen Hauptpunkt der Karte, und das Einzeichnen dazu füllt Punkte um ihn herum. Vier gefüllte Punkte schließen ein Quadrat. Auch Quadrate und Sterne bezahlen Kästchen.
    .guide-title = Fähigkeiten
phase-dice = Würfel legen
    .guide = Jeder Würfel wird einmal gelegt. Ihre Reihenfolge sagt, welcher die Spalte ist, welcher die Zeile und welcher einzeichnet.
    .guide-title = Welcher Würfel wohin
phase-target = Einen Hauptpunkt wählen
    .guide = Wähle den Hauptpunkt, um den herum du einzeichnest.
    .guide-title = Wo
phase-layout = Eine Lage wählen
    .guide = Wähle, wie die Augen des Würfels um den Hauptpunkt liegen.
    .guide-title = Die Lage
phase-cells = Punkte wählen
    .guide = Wähle die Punkte, die gefüllt werden. Die, die Quadrate schließen oder Sterne sind, zahlen sich sofort aus.
    .guide-title = Die Punkte
phase-point = Einen Punkt wählen
    .guide = Fülle einen beliebigen leeren Punkt der Karte, der kein Stern ist.
    .guide-title = Ein Punkt
phase-stars = Sterne ausgeben
    .guide = Jeder Stern, den du füllst, bezahlt ein Sternkästchen. Am Ende zählt er noch einmal.
    .guide-title = Ein Stern
phase-squares = Quadrate ausgeben
    .guide = Jedes geschlossene Quadrat bezahlt Quadratkästchen. Mach weiter, solange ein Kästchen bezahlt werden kann; der Rest verfällt.
    .guide-title = Quadrate
phase-record = Festhalten
    .guide = Der Würfel füllt das erste leere Kästchen eines offenen Artikels.
    .guide-title = Festhalten
phase-optimize = Optimieren
    .guide = Der Würfel füllt ein Sternkästchen oder ein Quadratkästchen mit 1.
    .guide-title = Optimieren
phase-study = Studieren
    .guide = Der Würfel ist Erfahrung, die du für Rautenkästchen ausgibst.
    .guide-title = Studieren
phase-away = Spielt
    .guide = Die Züge der anderen werden am Ende der Runde gezeigt.
    .guide-title = Inzwischen
phase-done = Warten auf die anderen
    .guide = Dein Zug ist beendet. Wenn alle fertig sind, beginnt die nächste Runde.
    .guide-title = Warten
phase-finished = Fertig
    .guide = Du hast deine fünfte Woche zu Ende gespielt. Die anderen haben vielleicht noch Züge.
    .guide-title = Der letzte Zug
phase-over = Das Ende
    .guide = Dein größtes Gebiet zusammenhängender Quadrate, deine Sterne, und was Artikel und Unterstützer bringen.
    .guide-title = Die Wertung

## Was gefragt ist

prompt-support = Nutzt du einen Unterstützer, bevor der Kalender vorrückt?
prompt-reward = Dein Artikel ist fertig: Nimm seine Zahl oder fülle einen Punkt.
prompt-experience = Gib { $budget } Erfahrung aus oder hör auf.
prompt-ability = Nutze eine Fähigkeit oder beende den Zug.
prompt-dice-one = Welcher Würfel?
prompt-dice-two = Welche zwei Würfel?
prompt-dice-axes = Lege die Würfel: Spalte, Zeile, Einzeichnen.
prompt-dice-pair = Lege die Würfel: Positionieren, Einzeichnen.
prompt-dice-plotting = Welcher Würfel zeichnet ein? Er kommt zuerst; die anderen beiden positionieren.
prompt-dice-positioning = Welcher Würfel positioniert? Er kommt zuerst; die anderen beiden zeichnen ein.
prompt-target = Wähle den Hauptpunkt.
prompt-layout = Wähle die Lage des Würfels.
prompt-cells = Welche Punkte füllst du?
prompt-point = Wähle einen leeren Haupt- oder Nebenpunkt.
prompt-stars = { $stars ->
    [one] Ein Stern ist gefüllt: Fülle ein Sternkästchen.
   *[other] { $stars } Sterne sind gefüllt: Fülle für jeden ein Sternkästchen.
}
prompt-squares = { $squares ->
    [one] Ein Quadrat zum Ausgeben.
   *[other] { $squares } Quadrate zum Ausgeben.
}
prompt-record = In welchem Artikel hältst du es fest?
prompt-optimize = Fülle ein Sternkästchen oder ein Quadratkästchen mit 1.
prompt-study = Studieren: Gib { $budget } Erfahrung aus oder hör auf.

## Züge

move-no-supporter = Kein Unterstützer
move-promote = Fürsprecher: { $article }
move-mentor = Die Mentorin einen Tag zurücknehmen lassen
move-decline = Nichts nehmen
move-number = Seine Zahl nehmen, { $number }
move-point = Punkt { $x }, { $y } füllen
move-fill = { box-name } füllen
move-stop = Nichts mehr ausgeben
move-use = { $abilities } nutzen
move-dice = { $dice } legen
move-major = Hauptpunkt { $column }, { $row } nehmen
move-layout = { $cells } einzeichnen
move-cell = { $cell } füllen
move-all = Alle füllen
move-done = Fertig
move-record = Festhalten: { $article }
move-end = Den Zug beenden
move-roll = { $dice } würfeln

## Was geschehen ist

rolled = { $you ->
    [seat] Du würfelst { $dice }; der niedrigste ist { $low }.
   *[none] { $seat } würfelt { $dice }; der niedrigste ist { $low }.
}
used-mentor = { $you ->
    [seat] Deine Mentorin nimmt einen Tag zurück.
   *[none] Die Mentorin von { $seat } nimmt einen Tag zurück.
}
used-no-supporter = { $you ->
    [seat] Du nutzt keinen Unterstützer.
   *[none] { $seat } nutzt keinen Unterstützer.
}
promoted = { $you ->
    [seat] Dein Fürsprecher füllt { box-name }.
   *[none] Der Fürsprecher von { $seat } füllt { box-name }.
}
recorded = { $you ->
    [seat] Du hältst { box-name } fest.
   *[none] { $seat } hält { box-name } fest.
}
moved = { $you ->
    [seat] Du rückst bis { $day } vor.
   *[none] { $seat } rückt bis { $day } vor.
}
week-complete = { $you ->
    [seat] Du beendest Woche { $week } mit fertigem Artikel.
   *[none] { $seat } beendet Woche { $week } mit fertigem Artikel.
}
    .guide = Seine Zahl zählt am Ende; oder nimm einen freien Punkt, wenn er Quadrate schließt.
    .guide-title = Ein fertiger Artikel
week-lapsed = { $you ->
    [seat] Du beendest Woche { $week }, und ihr Artikel verfällt.
   *[none] { $seat } beendet Woche { $week }, und ihr Artikel verfällt.
}
final-turn = { $you ->
    [seat] Du hast Woche 5 beendet: Dies ist dein Schlusszug.
   *[none] { $seat } hat Woche 5 beendet: Dies ist der Schlusszug.
}
took-number = { $you ->
    [seat] Du nimmst die Zahl des Artikels der Woche { $week }.
   *[none] { $seat } nimmt die Zahl des Artikels der Woche { $week }.
}
took-point = { $you ->
    [seat] Du nimmst einen Punkt für den Artikel der Woche { $week }.
   *[none] { $seat } nimmt einen Punkt für den Artikel der Woche { $week }.
}
took-nothing = { $you ->
    [seat] Du nimmst nichts für den Artikel der Woche { $week }.
   *[none] { $seat } nimmt nichts für den Artikel der Woche { $week }.
}
budget = { $you ->
    [seat] Du hast { $budget } Erfahrung zum Ausgeben.
   *[none] { $seat } hat { $budget } Erfahrung zum Ausgeben.
}
study-budget = { $you ->
    [seat] Du studierst und hast { $budget } Erfahrung zum Ausgeben.
   *[none] { $seat } studiert und hat { $budget } Erfahrung zum Ausgeben.
}
paid-experience = { $you ->
    [seat] Du füllst { box-name }.
   *[none] { $seat } füllt { box-name }.
}
paid-star = { $you ->
    [seat] Du gibst einen Stern für { box-name } aus.
   *[none] { $seat } gibt einen Stern für { box-name } aus.
}
paid-squares = { $you ->
    [seat] Du gibst Quadrate für { box-name } aus.
   *[none] { $seat } gibt Quadrate für { box-name } aus.
}
optimized = { $you ->
    [seat] Du optimierst { box-name }.
   *[none] { $seat } optimiert { box-name }.
}
used = { $you ->
    [seat] Du nutzt { $abilities }.
   *[none] { $seat } nutzt { $abilities }.
}
placed = { $you ->
    [seat] Du legst { $dice }.
   *[none] { $seat } legt { $dice }.
}
positioned = { $you ->
    [seat] Du positionierst bei Hauptpunkt { $column }, { $row }.
   *[none] { $seat } positioniert bei Hauptpunkt { $column }, { $row }.
}
turned = { $you ->
    [seat] Du drehst die { $die }: { $cells }.
   *[none] { $seat } dreht die { $die }: { $cells }.
}
marked = { $you ->
    [seat] Du markierst { $cell }.
   *[none] { $seat } markiert { $cell }.
}
point-count = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
filled = { $star_count ->
    [0] { $you ->
        [seat] Du füllst { point-count }.
       *[none] { $seat } füllt { point-count }.
    }
    [one] { $you ->
        [seat] { $count ->
            [one] Du füllst einen Stern.
           *[other] Du füllst { $count } Punkte, darunter einen Stern.
        }
       *[none] { $count ->
            [one] { $seat } füllt einen Stern.
           *[other] { $seat } füllt { $count } Punkte, darunter einen Stern.
        }
    }
   *[other] { $you ->
        [seat] Du füllst { point-count }, darunter { $star_count } Sterne.
       *[none] { $seat } füllt { point-count }, darunter { $star_count } Sterne.
    }
}
star-count = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
square-count = { $count ->
    [one] ein Quadrat
   *[other] { $count } Quadrate
}
closed = { $you ->
    [seat] Du schließt { square-count }.
   *[none] { $seat } schließt { square-count }.
}
    .guide = Am Ende zählt nur die größte Gruppe, und Quadrate dürfen sich an einer Ecke berühren. Zeichne nah beieinander.
    .guide-title = Quadrate
lost-stars = { $count ->
    [one] Für den Stern ist kein Sternkästchen mehr da.
   *[other] Für { $count } Sterne ist kein Sternkästchen mehr da.
}
lost-squares = { $count ->
    [one] Kein Kästchen nimmt das letzte Quadrat, es verfällt.
   *[other] Kein Kästchen nimmt die letzten { $count } Quadrate, sie verfallen.
}
lost-experience = { $you ->
    [seat] Du lässt { $count } Erfahrung ungenutzt.
   *[none] { $seat } lässt { $count } Erfahrung ungenutzt.
}
gained-ability = { $you ->
    [seat] Du kannst jetzt { $ability }. { $ability_effect }
   *[none] { $seat } kann jetzt { $ability }. { $ability_effect }
}
    .guide = Sie gehört dir von jetzt an und kann sofort genutzt werden. Die Würfel wählen unter allen deinen Fähigkeiten.
    .guide-title = Eine neue Fähigkeit
gained-supporter = { $you ->
    [seat] Neu bei dir: { $supporter }. { $supporter_effect }
   *[none] Neu bei { $seat }: { $supporter }. { $supporter_effect }
}
    .guide = Unterstützer wirken von selbst, Zug für Zug. Tippe einen an, um zu lesen, was er tut.
    .guide-title = Ein Unterstützer
ended-turn = { $you ->
    [seat] Du beendest den Zug.
   *[none] { $seat } beendet den Zug.
}
points = { $you ->
    [seat] Du erhältst { $reasons }.
   *[none] { $seat } erhält { $reasons }.
}
for-group = { $points } für die größte Gruppe
for-stars = { $points } für Sterne
for-articles = { $points } für Artikel
for-publisher = { $points } durch die Verlegerin
for-headhunter = { $points } durch den Headhunter
for-unique = { $points } für das, was sonst niemand hat
finished = { $you ->
    [seat] Du bist mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } fertig.
   *[none] { $seat } ist mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } fertig.
}
result = { $score ->
    [0] { $you ->
        [seat] Du erhältst insgesamt nichts.
       *[none] { $seat } erhält insgesamt nichts.
    }
   *[other] { $you ->
        [seat] Du erhältst insgesamt { $score }: { $reasons }.
       *[none] { $seat } erhält insgesamt { $score }: { $reasons }.
    }
}
outcome-alone = { $you ->
    [seat] Mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } stehst du auf einer Stufe mit { $rank }.
   *[none] Mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } steht { $seat } auf einer Stufe mit { $rank }.
}
outcome-won = { $you ->
    [seat] Du gewinnst mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }.
   *[none] { $seat } gewinnt mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }.
}
outcome-by-stars = { $you ->
    [seat] Du gewinnst mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } und mehr Sternen.
   *[none] { $seat } gewinnt mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } und mehr Sternen.
}
outcome-shared = Geteilter Sieg mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
}: { $seats }.
headline = Runde { $round }

## Ablehnungen

not-rolled-so = Hier wirft der Zufall drei Würfel, in aufsteigender Reihenfolge geschrieben.
nothing-to-roll = Jetzt gibt es nichts zu würfeln.
only-nature = Würfel wirft der Zufall, man sucht sie nicht aus.
no-such-seat = Niemand spielt als { $seat }.
no-turn-left = Dein Schlusszug ist vorbei; die anderen spielen ohne dich weiter.
turn-over = Dein Zug ist vorbei, bis alle mit der Runde fertig sind.
not-rolled = Noch sind nicht alle Würfel dieser Runde geworfen.
not-owned = Das hast du noch nicht: { $owner }.
promoter-needs-one = Für den Fürsprecher muss der niedrigste Würfel 1 sein, und er ist { $low }.
mentor-needs-three = Für die Mentorin muss der niedrigste Würfel 3 oder mehr sein, und er ist { $low }.
article-closed = Woche { $week } ist vorbei, deshalb ist ihr Artikel geschlossen.
article-full = Der Artikel der Woche { $week } hat kein leeres Kästchen mehr.
point-is-star = Punkt { $x }, { $y } ist ein Stern, und so kann nur ein Haupt- oder Nebenpunkt gefüllt werden.
point-filled = Punkt { $x }, { $y } ist schon gefüllt.
no-such-box = Ein solches Kästchen hat dieses Blatt nicht.
box-filled = { box-name } ist schon gefüllt.
box-closed = { box-name } kann nicht mehr gefüllt werden: Die Woche ist vorbei.
box-on-day = { box-name } ist ein Tageskästchen, und die nehmen nur Erfahrung.
box-not-optimized = Optimieren füllt ein Sternkästchen oder ein Quadratkästchen mit 1, und { box-name } ist keines von beiden.
box-takes = { $currency ->
    [star] { box-name } wird mit einem Stern bezahlt.
    [square] { box-name } wird mit Quadraten bezahlt.
   *[experience] { box-name } wird mit Erfahrung bezahlt.
}
box-too-big = { box-name } verlangt { $value } Quadrate, und { $left ->
    [one] eines ist übrig.
   *[other] { $left } sind übrig.
}
box-too-dear = { box-name } kostet { $value }; an Erfahrung ist { $left } übrig.
must-spend-star = Ein Stern, der ausgegeben werden kann, muss ausgegeben werden.
must-spend-squares = { $left ->
    [one] Ein Quadrat ist übrig, und damit kann noch ein Kästchen bezahlt werden.
   *[other] { $left } Quadrate sind übrig, und damit kann noch ein Kästchen bezahlt werden.
}
used-up = { $owner } wurde in diesem Zug schon genutzt; jede Fähigkeit wirkt einmal im Zug.
too-few-dice = Für { $abilities } braucht es { $needs } Würfel, und { $left ->
    [one] einer ist übrig.
   *[other] { $left } sind übrig.
}
nothing-to-record = Kein offener Artikel hat ein leeres Kästchen.
nothing-to-optimize = Es ist kein Sternkästchen und kein Quadratkästchen mit 1 mehr zu füllen.
nothing-to-study = Keiner der übrigen Würfel würde etwas bezahlen.
fills-nothing = Mit diesen Würfeln würde { $abilities } keinen Punkt füllen.
no-such-dice = So können die vorhandenen Würfel nicht gelegt werden.
dice-fill-nothing = So gelegt, würden die Würfel nichts ändern.
major-off-line = Hauptpunkt { $column }, { $row } liegt weder in Spalte noch in Zeile { $die }.
major-full = Bei Hauptpunkt { $column }, { $row } könnte nichts gefüllt werden.
no-such-layout = Eine { $die } kann so nicht liegen.
needs-mathematician = Nur mit einer Mathematikerin darf der Würfel so gedreht werden.
layout-full = In dieser Lage ist jeder Punkt gefüllt.
no-cell-yet = Wähle mindestens einen Punkt: Ein Einzeichnen, das nichts füllt, ist nicht erlaubt.
cell-not-offered = Der Punkt { $cell } ist gefüllt oder gehört nicht zu diesem Einzeichnen.
cell-out-of-order = Punkte werden in Leserichtung gewählt, und { $cell } kommt vor einem, den du gewählt hast.
too-many-cells = Dieses Einzeichnen füllt höchstens { $die ->
    [one] einen Punkt
   *[other] { $die } Punkte
} des Rings.
all-too-late = „Alle“ geht nur als erste Wahl: Mach Punkt für Punkt weiter oder sei fertig.

asks-support = Jetzt darfst du einen Fürsprecher oder eine Mentorin nutzen oder keins von beiden.
asks-reward = Jetzt nimmst du die Zahl des Artikels, einen Punkt oder nichts.
asks-experience = Jetzt gibst du Erfahrung aus oder hörst auf.
asks-ability = Jetzt nutzt du eine Fähigkeit oder beendest den Zug.
asks-dice = Eine Fähigkeit ist gewählt: Lege ihre Würfel.
asks-target = Die Würfel sind gelegt: Wähle einen Hauptpunkt.
asks-layout = Der Hauptpunkt steht fest: Wähle eine Lage.
asks-cells = Die Lage steht fest: Wähle ihre Punkte.
asks-point = Wähle einen Haupt- oder Nebenpunkt zum Füllen.
asks-stars = Ein Stern wurde gefüllt: Gib ihn für ein Sternkästchen aus.
asks-squares = Quadrate haben sich geschlossen: Gib sie für Quadratkästchen aus.
asks-record = Wähle den Artikel, in dem du es festhältst.
asks-optimize = Wähle das Kästchen, das du optimierst.
asks-study = Gib die studierte Erfahrung aus oder hör auf.

not-a-move = „{ $text }“ ist kein Zug. Züge sehen so aus: fill OPT.2, use POS1+PLOT1, dice 2 3 5, layout NW SE, all, end.
not-how-it-is-spelled = „{ $text }“ schreibt man hier anders: „{ $word }“.
not-this-pass = Mit „{ $text }“ übergeht man diesen Schritt nicht. Schreib „{ $word }“.
not-an-article = „{ $text }“ ist kein Artikel. Es gibt { $codes }.
not-an-ability = „{ $text }“ ist keine Fähigkeit. Es gibt { $codes }.
not-a-cell = „{ $text }“ ist kein Punkt um einen Hauptpunkt. Es gibt { $codes }.
not-a-roll = „{ $text }“ ist kein Wurf. Ein Wurf nennt drei Würfel in aufsteigender Reihenfolge: roll 2 3 5.
not-a-point = „{ $text }“ ist kein Punkt: zwei Zahlen von { $low } bis { $high } mit einem Komma dazwischen.
not-a-major = „{ $text }“ ist kein Hauptpunkt: zwei Zahlen von { $low } bis { $high } mit einem Komma dazwischen.
not-a-box = „{ $text }“ ist kein Kästchen des Blattes. Kästchen heißen zum Beispiel MON.1, OPT.2 oder W3.4.
not-a-layout = „{ $text }“ ist keine Lage der { $die }, die du hast. Möglich: { $choices }.
no-layout-now = Eine Lage wird gewählt, wenn ihr Würfel auf Einzeichnen I liegt und ein Hauptpunkt feststeht.
not-these-dice = Als „{ $text }“ können die Würfel nicht gelegt werden. Möglich: { $choices }.
no-dice-now = Würfel werden gelegt, wenn eine Fähigkeit gewählt ist.

## Was noch zu bezahlen ist

owed-experience = { $count ->
    [one] ◇{ $value }
   *[other] { $count } × ◇{ $value }
}
owed-star = { star-count }
owed-square = { $count ->
    [one] □{ $value }
   *[other] { $count } × □{ $value }
}

## Auf den Spielbrettern

board-round = Runde { $round }
board-when = Woche { $week }, { $day }
board-abilities = Fähigkeiten
board-supporters = Unterstützer
board-articles = Artikel
board-articles-note = seine Zahl oder ein freier Punkt
board-yours = hast du
board-used = genutzt
board-owed = Noch zu bezahlen: { $parts }.
board-score = Wertung { $points }
board-part = { $part } { $points }
board-dice = Würfel: { $dice }
board-rolled = Geworfen: { $dice }
board-budget = Erfahrung { $count }
board-stars = Sterne { $count }
board-squares = Quadrate { $count }
board-at = Bei { $column }, { $row }
board-gained = { $count } gewonnen
board-way-by = mit
board-way-plot = füllen
board-plot = { $count ->
    [one] Einen Punkt
   *[other] { $count } Punkte
} einzeichnen
board-tap = Tippe auf eine Zeile: Die Karte zeigt sofort ihre Punkte.
board-box = { $currency ->
    [star] Stern
    [square] Quadrat { $value }
   *[experience] Erfahrung { $value }
}
board-box-filled = { board-box }, gefüllt
board-map = Sternkarte: { $points } Punkte und { $squares } Quadrate gefüllt, größte Gruppe { $group }
board-wheel = Kalender: Woche { $week }, { $day }

board-scores = Wertungen
board-article = Der Artikel der Woche { $week }, { $number } wert
board-article-taken = { $number } genommen
board-card-dice = { $count ->
    [one] { $name }, ein Würfel
   *[other] { $name }, zwei Würfel
}
board-card-yours = Das hast du.
board-legend = ◇ nimmt Erfahrung, ☆ einen gefüllten Stern, □ geschlossene Quadrate. Tippe etwas an, um zu lesen, was es tut.
board-combo = { $abilities }
board-turns = Den Würfel drehen
board-turn = Drehung { $number } von { $count }
board-ways = { $count ->
    [one] Eine Art, die Würfel zu legen
   *[other] { $count } Arten, die Würfel zu legen
}
board-way = { $count } { $count ->
    [one] Pkt.
   *[other] Pkt.
}{ $squares ->
    [0] { "" }
   *[other] , { $squares } □
}{ $stars ->
    [0] { "" }
   *[other] , { $stars } ☆
}
board-then-target = Hauptpunkt wählen
board-then-cells = Punkte wählen
board-then-point = ein freier Punkt
board-then-record = nächstes Kästchen eines Artikels
board-then-optimize = ein Kästchen ☆ oder □1
board-then-study = ausgeben
board-go-target = Legen und den Hauptpunkt wählen
board-go-cells = Legen und Punkte wählen
board-go-point = Legen und einen Punkt wählen
board-go-record = Festhalten
board-go-optimize = Optimieren
board-go-study = Studieren
board-would = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
}{ $stars ->
    [0] { "" }
    [one] , ein Stern
   *[other] , { $stars } Sterne
}{ $squares ->
    [0] { "" }
    [one] , ein Quadrat
   *[other] , { $squares } Quadrate
}.
board-would-grow = Größte Gruppe { $from } → { $to }.
board-fewer = Tippe auf einen goldenen Punkt, um ihn auszulassen.
board-fill-point = Diesen Punkt füllen
board-position = Um diesen Hauptpunkt einzeichnen
board-left-out = { $spot }, ausgelassen
board-spot-at = { $spot }, Spalte { $column }, Zeile { $row } der Punkte
board-choose-box = Wähle ein goldenes Kästchen
board-choose-way = Wähle eine Zeile
board-choose-point = Wähle einen Punkt auf der Karte
board-choose-points = { $most ->
    [0] Wähle Punkte auf der Karte
    [one] Wähle einen Punkt um den Hauptpunkt
   *[other] Wähle bis zu { $most } Punkte um den Hauptpunkt
}
board-choose-major = Wähle einen Hauptpunkt auf der Karte
board-choose-article = Wähle einen Artikel
board-choose = Wähle
board-budget-parts = { $budget } Erfahrung: { $low } vom niedrigsten Würfel{ $day_boxes ->
    [0] { "" }
   *[other] , { $day_boxes } vom Tag
}{ $researchers ->
    [0] { "" }
   *[other] , { $researchers } durch Forscherinnen und Forscher
}.
board-left = noch { $count }
board-tab-wheel = Woche
board-tab-abilities = Können
board-tab-articles = Artikel
board-tab-scores = Wertungen
board-others-sheet = Das Blatt von { $seat }
board-own-sheet = Zurück zu deinem
board-week-over = Woche { $week } ist vorbei
board-week-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
board-week-squares = { $count ->
    [one] Quadrat geschlossen
   *[other] Quadrate geschlossen
}
board-week-stars = { $count ->
    [one] Stern
   *[other] Sterne
}
board-week-boxes = { $count ->
    [one] Kästchen gefüllt
   *[other] Kästchen gefüllt
}
board-week-reasons = Punkte in dieser Woche: { $parts }.
board-week-abilities = Neu: { $abilities }.
board-week-supporters = Neu: { $supporters }.
board-week-next = Als Nächstes: der Artikel der Woche { $week }, { $number } wert.
board-week-ready = Alle seine Kästchen sind gefüllt.
board-week-last = Fünf Wochen sind vorbei: Dies ist dein Schlusszug.
board-end-score = Endstand
board-end-rank = Rang { $number } von { $count }.
board-end-short = { $count ->
    [one] Ein Punkt fehlt bis { $rank }.
   *[other] { $count } Punkte fehlen bis { $rank }.
}
board-end-group = { $count ->
    [0] Kein Quadrat ist gefüllt
    [one] Die größte Gruppe: ein Quadrat
   *[other] Die größte Gruppe: { $count } Quadrate
}
moment-week-lapsed = Die Woche ist vorbei
moment-took-number = Die Woche ist vorbei
moment-took-point = Die Woche ist vorbei
moment-took-nothing = Die Woche ist vorbei

## Auf den gedruckten Blättern

sheet-name = Name
sheet-map = Die Sternkarte
sheet-plan = Kalender, Artikel und Wertung
sheet-layouts = Was die Würfel einzeichnen
sheet-score = Wertung
sheet-schedule-die =
    Dein vierter
    Würfel liegt
    auf dem Tag und
    zeigt die Woche
sheet-reward = Zahl oder ein Punkt, der kein Stern ist
sheet-or = od.
sheet-turn = Ein Zug
sheet-boxes = Kästchen
sheet-owned = von Anfang an

## Was man in einem Spiel tut, für die Statistik

tally-filled = Gefüllte Punkte
tally-closed = Geschlossene Quadrate
tally-used = Züge mit Fähigkeiten
tally-gained-ability = Erworbene Fähigkeiten
tally-gained-supporter = Gewonnene Unterstützer
tally-took-number = Zahlen für einen Artikel
tally-took-point = Punkte für einen Artikel
tally-week-lapsed = Verfallene Artikel
tally-paid-star = Ausgegebene Sterne
tally-lost-experience = Ungenutzte Erfahrung

## Auf Papier

print-authors = ein Roll-and-Write über Sternkarten von Dave Mansell, hier nach seinem Stück Himmel benannt
print-summary-goal = Kartiert fünf Wochen lang den Himmel. Füllt Punkte, sodass sich ihre Quadrate schließen, und gewinnt dabei Fähigkeiten und Unterstützer. Alle brauchen diese drei Blätter, einen Stift und vier Würfel.
    .title = Das Ziel
print-summary-setup = Der vierte Würfel zeigt 1 und liegt auf Sonntag: Er nennt Woche und Tag. Positionieren I und Einzeichnen I gehören dir schon.
    .title = Aufbau
print-summary-roll = Wirf drei Würfel; der kleinste Wert ist der niedrigste. Jetzt darf ein Fürsprecher (niedrigster 1) oder eine Mentorin (niedrigster ab 3) helfen.
    .title = 1 Wurf
print-summary-advance = Zieh den vierten Würfel um den niedrigsten Wert im Uhrzeigersinn. Den Sonntag zu erreichen oder zu überschreiten beendet die Woche.
    .title = 2 Weiter
print-summary-week = Sind alle Kästchen des Artikels der Woche gefüllt, notiere seine Zahl für die Wertung oder fülle einen leeren Punkt, der kein Stern ist. So oder so ist der Artikel vorbei: Was leer ist, bleibt leer. Dreh den Würfel auf die nächste Woche. Endet Woche 5, spiel diesen Zug zu Ende: Er ist dein letzter.
    .title = Das Ende einer Woche
print-summary-experience = Du hast den niedrigsten Wert, 1 mehr für jedes gefüllte Kästchen des Tages, auf dem du stehst, und 1 mehr für jedes Dreieck darauf, das vor diesem Zug gefüllt war. Gib sie für ◇ irgendwo aus, jedes auf einmal bezahlt; der Rest verfällt. Was jetzt gefüllt wird, zählt erst in späteren Zügen.
    .title = 3 Erfahrung
print-summary-abilities = Lege deine Würfel auf Fähigkeiten, die du hast: jeden Würfel einmal, jede Fähigkeit einmal, in beliebiger Reihenfolge. Zum Positionieren gehört immer ein Einzeichnen, I bis IV; die anderen werden allein benutzt.
    .title = 4 Fähigkeiten
print-summary-plotting = Positionieren nennt einen Hauptpunkt, einen großen Kreis: ein Würfel die Spalte, einer die Zeile. Einzeichnen füllt Punkte um ihn herum, wie die Augen des Würfels liegen, auf Wunsch um einen rechten Winkel gedreht; nicht alle müssen gefüllt werden. Was schon gefüllt ist, entfällt. Etwas Neues muss gefüllt werden.
    .title = Einzeichnen
print-summary-paying = Jeder gefüllte Stern bezahlt sofort ein ☆. Dann schließt sich jedes Quadrat, dessen vier Ecken nun gefüllt sind, und die Quadrate aus einer Benutzung bezahlen zusammen □ bis zu ihrer Zahl. Beides nur bei offenen Artikeln, Fähigkeiten und Unterstützern; was sich nicht ausgeben lässt, verfällt. Tage haben nur ◇.
    .title = Sterne und Quadrate
print-summary-gained = Eine Fähigkeit oder ein Unterstützer gehört dir, sobald das letzte Kästchen gefüllt ist, und ist sofort nutzbar. Forscherin und Forscher füllen an jedem Tag je ein Dreieck.
    .title = Gewinnen
print-summary-end = Wertung: 1 für jedes Quadrat deiner größten Gruppe (Quadrate, die sich an Kante oder Ecke berühren), 1 für jeden gefüllten Stern, die Zahlen deiner Artikel. Verlegerin: 1 für jeden fertigen Artikel, 3 für jeden Tag, dessen { $items } Kästchen gefüllt sind. Headhunter: 1 für jede gewonnene Fähigkeit und jeden Unterstützer. Wer allein spielt, vergleicht mit den Rängen.
    .title = Das Ende
print-summary-several = Alle sind gleichzeitig am Zug, mit eigenen Würfeln. Am Ende gibt jeder Artikel, jede Fähigkeit und jeder Unterstützer, den nur eine Person hat, dieser 1. Bei Gleichstand: mehr gefüllte Sterne.
    .title = Zu mehreren

## Die erste Lektion

lesson-first = Drei Züge unter dem Himmel
    .help = Würfeln, Erfahrung ausgeben, Punkte einzeichnen und die ersten Quadrate schließen.
lesson-first-goal = Du bist ein junger Astronom, der fünf Wochen lang den Himmel kartiert. Am Ende zählen die größte Gruppe von Quadraten auf deiner Karte, jeder eingezeichnete Stern und die fertigen Artikel.
lesson-first-turn = In jedem Zug wirfst du drei Würfel. Der niedrigste, jetzt eine { $low }, tut zweierlei: Er bringt dich so viele Tage weiter, auf { $day }, und gibt dir so viel Erfahrung.
lesson-first-experience = Erfahrung füllt Kästchen, jedes kostet seine Zahl. Der Artikel dieser Woche verlangt eine 1, eine 2 und einen Stern. Ist er am Wochenende fertig, bringt er 5 Punkte oder einen Punkt auf der Karte.
    .try = Fülle die 2 des Artikels dieser Woche.
    .other = Auch das ist vernünftig: Jedes Kästchen ist für etwas gut. In dieser Lektion füllen wir zuerst den Artikel.
lesson-first-plot = Nun zeichnen die Würfel. Zwei wählen den Ort auf der Karte, Spalte und Zeile; die Augen des dritten werden darum herum eingezeichnet, gedreht, wie du willst. Mit 2 und 3 als Ort trifft die 6 einen Stern.
    .try = Zeichne die 6 in Spalte 2, Zeile 3, so gedreht, dass ihre Augen darüber und darunter liegen.
    .other = Auch das geht. Die 6 in Spalte 2, Zeile 3 hätte einen Stern getroffen. Wir machen von dort aus weiter.
lesson-first-star = Du hast einen Stern eingezeichnet: am Ende ein Punkt, und jetzt ein Sternkästchen deiner Wahl.
    .try = Gib den Stern für den Artikel dieser Woche aus.
    .other = Jedes Sternkästchen ist erlaubt. Der Artikel hat nur noch wenige Tage, darum füllen wir hier dieses.
lesson-first-days = Ein neuer Zug: Der niedrigste Würfel ist wieder eine 2, und es ist { $day }. Kästchen eines Tages bleiben gefüllt: Sooft du später auf diesen Tag kommst, gibt jedes davon eine Erfahrung mehr.
    .try = Fülle die 1 des Artikels, der damit fertig ist, und die 1 von { $day }.
    .other = Das ist erlaubt. Die 1 des Artikels hätte ihn fertiggestellt, und die 1 von { $day } zahlt sich jede Woche aus.
lesson-first-around = Ein Quadrat ist geschlossen, wenn alle vier Ecken eingezeichnet sind. Zeichnen wir nahe an dem, was schon da ist: Die 6 in Spalte 2, Zeile 2 ergänzt Punkte auf beiden Seiten.
    .try = Zeichne die 6 in Spalte 2, Zeile 2, so gedreht, dass ihre Augen links und rechts liegen.
    .other = Auch das geht. In Spalte 2, Zeile 2 hätten die Punkte nahe bei den anderen gelegen.
lesson-first-square = Du hast eine 1 gewürfelt, und das genügt: Ein Punkt in der Mitte von Spalte 2, Zeile 2 schließt gleich zwei Quadrate.
    .try = Fülle die 1 von { $day }, dann zeichne die 1 in Spalte 2, Zeile 2.
    .other = Das ist erlaubt. Die Mitte von Spalte 2, Zeile 2 hätte zwei Quadrate geschlossen. Wir machen von dort aus weiter.
lesson-first-spend = Zwei Quadrate sind geschlossen: am Ende zwei Punkte, und jetzt zwei Quadrate zum Ausgeben, für Kästchen mit einem Quadrat. Gefüllte Reihen werden zu neuen Fähigkeiten, Unterstützern und Artikeln.
    .try = Fülle das Quadrat des nächsten Artikels und das von { $ability }.
    .other = Jedes Quadratkästchen ist erlaubt. Wir machen von hier aus weiter.
lesson-first-tip = Ein Tipp: Halte deine Quadrate zusammen, denn nur die größte Gruppe zählt. Und fülle früh Kästchen der Tage: Sie zahlen sich Woche für Woche aus.
