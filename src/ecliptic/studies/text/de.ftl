# Was der Bericht einer Studie sagt.

title = { $game }: eine Studie über { $games } Spiele
made = Bots { $bots }; Personen { $counts }; Startwert { $seed }; Ecliptic { $version }, Regeln und Bots { $code }.
options = Optionen: { $options }.
editions = Ausgaben: { $editions }.
unfinished = Die Studie ist nicht fertig: { $games } von { $total } Spielen sind da.
findings = Was auffällt
how = Wie man das liest
how-text = Intervalle sind 95 %. Unterschiede mit und ohne etwas vergleichen Spieler, die es getan haben, mit Spielern, die es hätten tun können und nicht taten: was zusammen auftritt, nicht was wodurch entsteht. All das gilt für diese Bots; Menschen spielen anders.

## Wie viele spielen: in einer Liste, am Anfang eines Satzes, an seinem Ende

players = { $players ->
    [1] allein
   *[other] zu { $players }
}
where = { $players ->
    [1] Allein:
   *[other] Zu { $players }:
}
there = { $players ->
    [1] (allein)
   *[other] (zu { $players })
}

lineup = { $bot } unter { $rival }
seat-row = { players }, Platz { $number }
luck-row = { players }, { $what ->
    [score] Wertungen
   *[result] Ergebnisse
}

## Listen von Zügen

more = { $n } mehr
move-effect = { $move } ({ $effect })
moves-of-a-kind = { $move } ({ $things })

## Befunde

finding-sure-win = { where } Das Spiel ist so gut wie gewonnen: { $share } von { $games } Spielen.
finding-sure-loss = { where } Das Spiel ist so gut wie verloren: { $share } von { $games } Spielen werden gewonnen.
finding-won = { where } { $share } der Spiele werden gewonnen ({ $low } bis { $high }).
finding-mean = { where } Das mittlere Ergebnis ist { $value } ({ $low } bis { $high }).
finding-drawn = { where } { $share } der Spiele enden ohne einen einzelnen Sieger.
finding-seat = { where } Platz { $number } gewinnt { $share } statt der fairen { $fair }: deutlich { $than ->
    [more] mehr
   *[less] weniger
}, als er sollte.
finding-seats-fair = Kein Platz ist deutlich besser als ein anderer.
finding-luck-most = { where } Das Glück entscheidet das meiste: mindestens { $share } der Streuung der { $what ->
    [score] Wertungen
   *[result] Ergebnisse
} ({ $low } bis { $high }).
finding-luck-some = { where } Mindestens { $share } der Streuung der { $what ->
    [score] Wertungen
   *[result] Ergebnisse
} ist Glück ({ $low } bis { $high }); der Rest sind Entscheidungen, und Glück, das nach ihnen anders fiel.
finding-skill-up = Können zahlt sich aus: { $better } ist besser als { $worse } ({ $high } gegen { $low }) { there }.
finding-skill-flat = Dass { $better } besser ist als { $worse }, zeigt sich nicht ({ $high } gegen { $low }) { there }.
finding-challenger = Ein { $better } unter { $worse } holt { $share } der Siege { there }; der faire Anteil ist { $fair }.
finding-dead = Oft angeboten und nie gewählt: { $things }.
finding-dead-none = Jede oft angebotene Möglichkeit wurde mindestens einmal gewählt.
finding-worse = Deutlich schlechtere Ergebnisse gehen einher mit: { $things }.
finding-better = Deutlich bessere Ergebnisse gehen einher mit: { $things }.
finding-dealt-good = Deutlich bessere Ergebnisse hat, wer das bekommt: { $things }.
finding-dealt-bad = Deutlich schlechtere Ergebnisse hat, wer das bekommt: { $things }.
finding-length = { where } Ein Spiel dauert etwa { $turns } Züge und { $decisions } Entscheidungen.
finding-edition = { $edition } ändert { $what ->
    [share] den Anteil der Siege
    [score] die mittlere Wertung
   *[result] das Ergebnis
} um { $value } ({ $low } bis { $high }) { there }.
finding-edition-none = { $edition } ändert nichts, was sich vom Zufall unterscheiden ließe { there }.

## Abschnitte

section-outcomes = Ergebnisse
section-length = Länge
section-seats = Plätze
section-luck = Glück gegen Entscheidungen
section-skill = Können
section-spread = Wertungen
section-options = Was genutzt wird
section-chances = Was der Zufall bringt
section-dead = Nie gewählt
section-paired = Ausgaben mit denselben Karten
section-effects = Was mit besseren und schlechteren Ergebnissen einhergeht

note-outcomes = Jeder Bot unter seinesgleichen.
note-length = Dünn: 5 bis 95 % der Spiele; dick: die mittlere Hälfte; Punkt: der Median.
note-seats = Der Anteil der Siege jedes Platzes; die gestrichelte Linie ist der faire Anteil.
note-luck = Wie ähnlich zwei Spiele mit denselben Karten enden, wenn anders entschieden wird: jede zehnte Entscheidung zufällig, { $pairs } Paare. Zufall, der nach einer anderen Entscheidung anders fällt, etwa die nächste Karte eines veränderten Stapels, zählt als Entscheidung; das Glück kann also nicht weniger sein als das.
note-luck-none = Noch lässt sich nichts sagen: zu wenige Paare von Spielen mit denselben Karten, oder alle endeten gleich.
note-skill = Wie sich Bots verschiedener Stärke mit denselben Karten schlagen; in einem Wettstreit einer unter anderen der Stärke davor, der faire Anteil gestrichelt.
note-spread = { $players ->
    [1] Wie oft jede Wertung allein vorkam.
   *[other] Wie oft jede Wertung zu { $players } vorkam.
}
note-options = Von { $bot } unter seinesgleichen{ $which ->
    [all] .
   *[some] , { $which } Personen.
} Gewählt: von den Entscheidungen, in denen es angeboten wurde. Personen: wer es mindestens einmal tat. Mit und ohne: das Ergebnis derer, die es taten, weniger das derer, die es hätten tun können, beides, bevor eines von zehn Spielen vorbei ist, denn lange Spiele sehen von allem mehr; deutliche Unterschiede sind fett.
note-chances = Vom Zufall gezogen, ausgeteilt oder gewürfelt. Mit und ohne: das Ergebnis derer, die es bekamen, weniger das aller anderen, bevor eines von zehn Spielen vorbei ist; deutliche Unterschiede sind fett.
note-dead = Mindestens 300-mal dem Bot { $bot } angeboten und nie gewählt. Das sagt über den Bot so viel wie über die Möglichkeit.
note-paired = Jede Ausgabe weniger { $base }, Spiel für Spiel mit denselben Karten.
note-effects = Die deutlichsten Unterschiede, ein Punkt für besser und eine Raute für schlechter; die Tabellen darunter enthalten alle.

## Diagramme und Tabellen

axis-share = Anteil gewonnener Spiele
axis-result = Ergebnis
axis-points = Wertung
axis-wins = Anteil der Siege
axis-turns = Züge
axis-decisions = Entscheidungen
axis-luck = Anteil der Streuung, der Glück ist
axis-difference = Unterschied im Ergebnis
axis-score-difference = Unterschied in der Wertung

heading-points = Wertung

column-who = wer
column-players = Personen
column-edition = Ausgabe
column-games = Spiele
column-result = Ergebnis
column-score = Wertung
column-drawn = kein einzelner Sieger
column-turns = Züge
column-decisions = Entscheidungen
column-move = Zug
column-offered = angeboten
column-chosen = gewählt
column-rate = gewählt, %
column-used-by = Personen, %
column-effect = mit – ohne, Ergebnis
column-score-effect = mit – ohne, Wertung
column-times = Mal
