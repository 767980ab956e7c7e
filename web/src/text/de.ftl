# Jedes Wort der Seite rund um die Spielbretter. Was Bretter und Spiele sagen, steht bei den Spielen.


you = Du
guest = Gast
guest-number = Gast { $number }
seat-number = Platz { $number }
to-games = Zu den fünf Spielen
your-name = Dein Name
cancel = Abbrechen
rules = Regeln
dismiss = Schließen
copied = Kopiert
with = mit { $names }
alone = allein
replay = Wiedergabe
play-again = Noch einmal spielen
next-game = Zum nächsten Spiel
other-games = Andere Spiele
download = Aufzeichnung herunterladen
story = Verlauf des Spiels
fair-shuffles = Ehrlich gemischt

head-home = Ecliptic, alle Spiele
head-tagline = Fünf Spiele vom Himmel, ein Tisch
head-night = Nachthimmel
head-day = Tageslicht
head-language = Sprache
head-title = { $page } · Ecliptic

nowhere-title = Seite nicht gefunden
nowhere-text = Unter dieser Adresse gibt es keine Seite.

home-replays = Wiedergaben
home-last = Zuletzt gespielt
home-players = Personen: { "" }
home-time = Dauer: { "" }
home-minutes = { $minutes } Min.
home-together = gemeinsam
home-rivals = Wettstreit
home-easy = Gut für den Anfang
home-ease = { $ease ->
    [1] leicht zu lernen
    [2] einige Regeln
   *[other] viele Regeln
}
home-play-now = Jetzt spielen
home-play-now-of = Jetzt spielen: { $game }
home-dealing = Es wird ausgeteilt …
home-set-up = Einrichten
home-set-up-of = Tisch einrichten: { $game }
home-learn = Spielen lernen
home-learn-of = : { $game }
home-continue = Weiterspielen
home-waiting = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
home-replay-of = Wiedergabe: { $game }
home-sit = Platz nehmen
home-sit-at = Platz nehmen: { $game }
home-look = Ansehen
home-look-at = Ansehen: { $game }
home-give-up = Aufgeben
home-give-up-of = Den Tisch aufgeben: { $game }
home-give-up-sure = Diesen Tisch aufgeben?
home-keep = Behalten
home-no-tables = Hier werden deine Tische stehen.
home-watch = Zuschauen
home-watch-of = Zuschauen: { $game }
home-watch-note = Laufende Tische, die Gästen offenstehen
home-join = Mitspielen
home-join-of = Mitspielen: { $game }
home-no-public = Gerade läuft kein öffentlicher Tisch.
home-got-link = Hast du einen Link oder den Code eines Tisches?
home-no-account = Kein Konto nötig: Wähl einen Namen und setz dich.
home-code = Link oder Code einfügen
home-no-link = Das ist weder ein Link noch der Code eines Tisches: Füge den ganzen Link ein, den du bekommen hast.
home-no-table = Einen solchen Tisch gibt es hier nicht: Füge den ganzen Link ein, den du bekommen hast, oder bitte um einen neuen.
home-other-server = Dieser Link führt zu einem anderen Server, { $server }: Öffne ihn in der Adresszeile deines Browsers.
home-asked-again = Noch eine Runde?
home-asked-again-of = Noch eine Runde? { $game }
home-answer = Antworten
home-new = Neuer Tisch
home-finished = Beendet
home-not-begun = Noch nicht begonnen
home-your-turn = Du bist am Zug
home-waiting-for = Warten auf { $names }
home-under-way = Läuft
home-open-seat = einem freien Platz

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-number = Anzahl der Plätze
new-host = du, Gastgeber
new-who = Wer auf Platz { $number } sitzt
new-sit-open = Ein Freund, per Link
new-sit-bot = Ein Bot
new-sit-here = An diesem Bildschirm
new-level = Stärke des Bots auf Platz { $number }
new-name = Name
new-name-of = Name auf Platz { $number }
new-link = dafür bekommst du einen Link
new-rules = Regeln für diesen Tisch
new-one-way = Dieses Spiel wird nur auf eine Art gespielt.
new-watch = Wer zuschauen darf
new-watch-note = Gäste sehen nur, was offen liegt
new-watch-all = Alle
new-watch-link = Mit Link
new-watch-no = Niemand
new-summary = Überblick
new-tonight = Der Tisch für heute Abend
new-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
new-open = , { $count } frei
new-option = { $option }: { $value }
new-minutes = Etwa { $minutes } Minuten
new-yes = ja
new-no = nein
new-sealed = Der Startwert wird vor der ersten Karte versiegelt und am Ende geöffnet, sodass sich jede Ziehung nachprüfen lässt.
new-begin = Tisch eröffnen
new-when = { $count ->
    [one] Du kannst beginnen, sobald der freie Platz besetzt ist.
   *[other] Du kannst beginnen, sobald die freien Plätze besetzt sind.
}

join-title = Ein Platz für dich
join-present = { $count ->
    [one] { $names } sitzt am Tisch.
   *[other] { $names } sitzen am Tisch.
}
join-add = Eigene Wörter zum Mischen beisteuern
join-add-why = Sie fließen in den Startwert ein, sodass ihn sonst niemand allein bestimmt haben kann.
join-anything = Irgendetwas
join-words = Wörter für den Startwert
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-looking = Der Tisch wird gesucht …
join-closed = Diese Einladung kann nicht benutzt werden
join-no-table = Einen solchen Tisch gibt es nicht oder nicht mehr: Bitte die Person, von der du den Link hast, um einen neuen.
join-used = Diesen Platz hat schon jemand: Bitte die Person, von der du den Link hast, um einen anderen.
join-begun = Das Spiel hat begonnen, und alle Plätze sind besetzt: Du kannst zuschauen oder um einen Platz im nächsten bitten.
join-over = Das Spiel ist zu Ende: Du kannst es dir noch einmal ansehen oder um einen Platz im nächsten bitten.
join-not-good = Diese Einladung gilt nicht oder nicht mehr: Bitte die Person, von der du sie hast, um eine neue.
join-incomplete = Ein Teil des Links fehlt: Kopiere ihn ganz, bis zum letzten Zeichen, oder bitte um einen neuen.

table-title = Tisch
table-your-turn = Du bist am Zug · { $page }
table-none = Hier ist kein Tisch
table-not-mine = Dieser Platz gehört dir nicht mehr
table-not-mine-text = Er wurde verlassen, oder sein Token ist abgelaufen.
table-coming = Auf dem Weg zum Tisch …

replay-of = Wiedergabe · { $game }
replay-verified = Zufall geprüft
replay-not-verified = Zufall nicht geprüft
replay-share = Diesen Moment teilen
replay-moment = Dieser Moment
replay-before = Vor dem ersten Ereignis
replay-luck-good = Glück: +{ $change }
replay-luck-bad = Pech: −{ $change }
replay-luck-for = Was der Zufall für { $name } geändert hat.
replay-costly = Teure Entscheidung: −{ $cost }
replay-as-good = So gut wie jede andere
replay-none-better = Nichts davon wäre sicher besser gewesen:
replay-play-on = Von hier weiterspielen
replay-judge = Glück oder Können?
replay-judging = Wird beurteilt: { $now } von { $all }
replay-judged = Jede Entscheidung wird nur nach dem beurteilt, was man damals wissen konnte.
replay-cannot-judge = Das Spiel lässt sich gerade nicht beurteilen.
replay-whose = Wessen Wissen
replay-open = Alle Karten offen
replay-everyone = Wie alle es sahen
replay-as = Wie { $name } es sah
replay-time = Zeit
replay-event = Ereignis
replay-event-of = Ereignis { $now } von { $all }
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-speed = Geschwindigkeit
replay-times = { $speed }×
replay-play = Abspielen
replay-pause = Anhalten
replay-none = Hier ist keine Wiedergabe
replay-winding = Es wird zurückgespult …

fair-no-seed = Diese Aufzeichnung hat keinen Startwert, deshalb lässt sich ihr Zufall nicht prüfen.
fair-right = Alle { $count } Zufallsereignisse folgen aus dem versiegelten Startwert.

chart-label = Was jeder erwarten konnte, Ereignis für Ereignis
chart-good = Glück
chart-bad = Pech
chart-costly = teure Entscheidung
chart-victory = Erwartete Siegchance in %
chart-levels = Erwartete Stufe, von 4
chart-stars = Erwartete Sterne, von 5
chart-points = Erwartete Punkte



replays-title = Wiedergaben
replays-drop = { "*" }Zieh eine Aufzeichnung hierher* oder wähle eine Datei.
replays-drop-note = Sie wird geprüft und wiedergegeben, und du kannst von jeder Stelle aus weiterspielen.
replays-yours = Deine Spiele
replays-game = Spiel
replays-played = Gespielt
replays-won = Gewonnen
replays-lost = Verloren
replays-share = ({ $percent } %)
replays-kept = Wird nur in diesem Browser aufbewahrt.
replays-forget = Vergessen
replays-finished = Beendete Tische
replays-none = Hier werden die Spiele stehen, die du beendest.

statistics-title = Statistik
statistics-none = Noch kein Spiel beendet
statistics-none-help = Spiel ein Spiel zu Ende: Dann stehen hier sein Ergebnis, was daran Glück war und was deine Entscheidungen, und was du gewöhnlich tust.
statistics-kept = Gezählt in diesem Browser, aus den Spielen, die hier beendet wurden. Nichts davon wird an irgendwen geschickt.
statistics-uncounted = { $count ->
    [one] Ein weiteres Spiel zählt nicht mit: Ein Bot hat es für dich beendet, oder sein Tisch ist weg.
   *[other] { $count } weitere Spiele zählen nicht mit: Ein Bot hat sie für dich beendet, oder ihre Tische sind weg.
}
statistics-level = Stufe
statistics-all = alle
statistics-alone = allein
statistics-people = Menschen
statistics-on-average = Im Mittel
statistics-course = Ergebnisse
statistics-course-label = { $count ->
    [one] Das letzte Ergebnis
   *[other] Die letzten { $count } Ergebnisse
}, davon { $won } gewonnen. Das jüngste: { $last }. Mittel der letzten: { $mean }.
statistics-mean = Mittel der letzten { $count }
statistics-list = Alle Spiele
statistics-day = Datum
statistics-result = Ergebnis
statistics-replay-of = { $day }, Wiedergabe
statistics-balance = { $count ->
    [one] Im einen beurteilten Spiel machte das Glück { $luck } aus und deine Entscheidungen { $own }.
   *[other] In den { $count } beurteilten Spielen machte das Glück je Spiel { $luck } aus und deine Entscheidungen { $own }.
}
statistics-balance-label = { $count ->
    [one] Was Glück und deine Entscheidungen in einem Spiel ausmachten
   *[other] Was Glück und deine Entscheidungen in { $count } Spielen ausmachten
}
statistics-unjudged = { $count ->
    [one] Ein Spiel ist noch nicht beurteilt.
   *[other] { $count } Spiele sind noch nicht beurteilt.
}
statistics-judge = Beurteilen
statistics-gone = { $count ->
    [one] Ein Spiel lässt sich nicht mehr beurteilen: Sein Tisch ist weg.
   *[other] { $count } Spiele lassen sich nicht mehr beurteilen: Ihre Tische sind weg.
}
statistics-judging = Spiel { $now } von { $all } wird beurteilt …
statistics-habits = Gewohnheiten
statistics-habits-help = Wie oft je Spiel; der Strich im Balken ist das Mittel der letzten Spiele.
statistics-habit = Was du tust
statistics-each = Je Spiel
statistics-lately = Letzte { $count }

rules-search = Regeln durchsuchen
rules-close = Regeln schließen
rules-english = Die Regeln sind auf Englisch geschrieben.
rules-opening = Die Regeln werden geöffnet …
rules-chapters = Kapitel
rules-contents = Inhalt
rules-summary = Die Regeln auf einer Seite
rules-print = Drucken
rules-nothing = In den Regeln kommt „{ $query }“ nicht vor.
rules-link = Regel { $id }

bar-phases = Phasen
bar-undo = Zurück
bar-undo-label = Meine letzte Entscheidung zurücknehmen
bar-hint = Tipp
bar-sound = Ton
bar-sound-on = Ton an
bar-sound-off = Ton aus
bar-menu = Menü

menu-volume = Lautstärke
menu-my-turn = Ton nur, wenn ich am Zug bin
menu-explain = Die Phasen noch einmal erklären
menu-copy = Link zum Zuschauen kopieren
menu-replay = Wiedergabe und Analyse
menu-stand-in = Um einen Bot für { $name } bitten
menu-leave = Gehen; mein Platz bleibt reserviert
menu-leave-open = Gehen; der Platz wird wieder frei
menu-sealed = Der Startwert wurde vor dem ersten Ereignis versiegelt: `{ $seal }`

bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = Meister
bot-random = zufällig
bot-search = suchend
bot-styled = { $bot }, { $style }
style-scholar = Gelehrter
style-patron = Mäzen
style-author = Autor
style-stargazer = Sterngucker
style-explorer = Entdecker
style-racer = Raser
style-collector = Sammler

lobby-title = Rund um den Tisch
lobby-open = Freier Platz
lobby-bot = Bot, { $level }
lobby-you = du
lobby-anyone = alle mit dem Link
lobby-nobody = noch niemand
lobby-kept = zu noch einer Runde eingeladen
lobby-make-link = Link erstellen
lobby-make-link-to = Link für Platz { $number } erstellen
lobby-put-bot = Ein Bot
lobby-put-bot-on = Einen Bot auf Platz { $number } setzen
lobby-here = hier
lobby-link = Link für Platz { $number }
lobby-copy = Link kopieren
lobby-sit = Hier hinsetzen
lobby-ready = bereit
lobby-sealed = Der Startwert ist mit `{ $seal }…` versiegelt und wird am Ende geöffnet.
lobby-words = Eigene Wörter
lobby-words-label = Eigene Wörter für den Startwert
lobby-add = Beisteuern
lobby-added = Beigesteuert: { $words }
lobby-begin = Beginnen
lobby-waiting = Es fehlen noch { $count }.
lobby-waiting-for = { $count ->
    [one] Das Spiel beginnt, sobald { $names } zustimmt.
   *[other] Das Spiel beginnt, sobald { $names } zustimmen.
}

layout-board = Spielbrett
layout-end = Das Ergebnis
layout-summary = Überblick
layout-rail = Mitspieler und Verlauf
layout-close = Verlauf schließen
layout-dock = Du bist am Zug
layout-story = Der Verlauf des Spiels
layout-log = Verlauf
layout-open-log = Verlauf öffnen

turn-reconnecting = Verbindung wird wiederhergestellt
turn-nothing-lost = Das Brett ist so, wie du es zuletzt gesehen hast; nichts geht verloren.
turn-over = Das Spiel ist zu Ende
turn-won = Du gewinnst
turn-winner = Sieg für { $names }
turn-draw = Unentschieden
turn-won-together = Gemeinsam gewonnen
turn-lost-together = Gemeinsam verloren
turn-to-play = Am Zug: { $names }
turn-chance = Der Zufall entscheidet
turn-public = Du siehst, was alle sehen dürfen.
turn-yours = Du bist am Zug
turn-done = Du bist fertig
turn-waiting = Warten auf { $names }.
turn-thinking = { $name } denkt nach
turn-rest = Für dich gibt es gerade nichts zu tun; sieh dich um und plane voraus.
turn-moment = Einen Moment

pace = Tempo
pace-label = Wie schnell die Züge der anderen ablaufen
pace-key = Taste { $key }
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-step = Schritt
pace-slow-means = Jeder Zug der anderen nimmt sich Zeit; Zählungen und Runden warten auf dich.
pace-normal-means = Die Züge laufen einer nach dem anderen ab; Zählungen und Runden halten kurz an.
pace-fast-means = Die Züge laufen schnell ab, und nichts hält an.
pace-step-means = Jeder Zug der anderen, jede Zählung und jede Runde wartet auf dich. Die Leertaste zeigt das Nächste.
pace-always = Immer anhalten bei
pace-counts = Zählungen
pace-rounds = Runden
pace-behind = { $count ->
    [one] { $count } Zug im Rückstand
   *[other] { $count } Züge im Rückstand
}
pace-catch-up = Aufholen
pace-continue = Weiter
pace-again = Noch einmal zeigen

end-board = Das Brett
end-result = Das Ergebnis
end-parts = Was jeder beigetragen hat
end-places = Das Ergebnis
end-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
end-judging = Der beste Moment wird gesucht: { $now } Ereignisse angesehen …
end-best = Bester Moment
end-costly = Teuerste Entscheidung
end-look = ansehen
end-luck = Glück und Entscheidungen
end-luck-part = Glück
end-own = Deine Entscheidungen
end-unit = In { $unit ->
    [victory] Prozent eines Sieges
    [levels] Stufen
    [stars] Sternen
   *[points] Punkten
}.
end-judged = Jede Entscheidung wird nur nach dem beurteilt, was man damals wissen konnte.

share = Teilen
share-link = Link kopieren
share-picture = Bild speichern
share-foot = { $date } · { $place }

log-spoken = Was geschieht
log-times = { $count }-mal
log-said-by = { $name }:
log-sat = { $name } nimmt Platz.
log-sat-bot = { $name }, ein Bot, nimmt Platz.
log-kept = Ein Platz ist für { $name } reserviert.
log-stood = Ein Platz ist wieder frei.
log-started = Das Spiel beginnt.
log-added = { $you ->
    [seat] Du hast Wörter zum Startwert beigesteuert.
   *[none] { $seat } hat Wörter zum Startwert beigesteuert.
}
log-asked-undo = { $you ->
    [seat] Du möchtest einen Zug zurücknehmen.
   *[none] { $seat } möchte einen Zug zurücknehmen.
}
log-asked-stand_in = { $you ->
    [seat] Du möchtest einen Bot einspringen lassen.
   *[none] { $seat } möchte einen Bot einspringen lassen.
}
log-asked-end = { $you ->
    [seat] Du schlägst vor aufzuhören: Bots würden zu Ende spielen.
   *[none] { $seat } schlägt vor aufzuhören: Bots würden zu Ende spielen.
}
log-asked-rematch = { $you ->
    [seat] Du möchtest noch einmal spielen.
   *[none] { $seat } möchte noch einmal spielen.
}
log-agreed = { $you ->
    [seat] Du hast zugestimmt.
   *[none] { $seat } hat zugestimmt.
}
log-dropped = { $you ->
    [seat] Du hast abgelehnt, und nichts hat sich geändert.
   *[none] { $seat } hat abgelehnt, und nichts hat sich geändert.
}
log-undone = { $you ->
    [seat] Du hast die letzte Entscheidung zurückgenommen.
   *[none] { $seat } hat die letzte Entscheidung zurückgenommen.
}
log-left = { $you ->
    [seat] Du hast den Tisch verlassen; dein Platz bleibt reserviert.
   *[none] { $seat } hat den Tisch verlassen; der Platz bleibt reserviert.
}
log-returned = { $you ->
    [seat] Du bist zurück.
   *[none] { $seat } ist zurück.
}
log-stoodin = { $you ->
    [seat] Ein Bot spielt für dich, bis du zurückkommst.
   *[none] Bis zur Rückkehr spielt ein Bot für { $seat }.
}
log-timedout = { $you ->
    [seat] Deine Zeit ist abgelaufen; ein Bot spielt weiter.
   *[none] Die Zeit von { $seat } ist abgelaufen; ein Bot spielt weiter.
}
log-rematched = Der Tisch für das nächste Spiel steht bereit.

talk-placeholder = Sag etwas
talk-label = Sag etwas in die Runde
talk-say = Sagen
talk-sayings = Was jetzt gesagt werden darf
talk-silence = Stille
talk-closed = Die Regeln verbieten gerade das Reden.

notice-do = Mach das
notice-undo-mine = Du möchtest deine letzte Entscheidung zurücknehmen.
notice-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
notice-stand-in = { $name } möchte, dass ein Bot für { $other } spielt.
notice-waiting = Warten auf { $names }.
notice-agree = Zustimmen
notice-no = Nein
notice-never-mind = Schon gut
notice-again = { $name } möchte noch einmal spielen.
notice-no-thanks = Nein, danke
notice-watch = Zuschauen

hint-hide = Ausblenden
hint-more = Mehr
hint-lone = Es gibt nur diesen Zug.
hint-later = Er bringt nicht gleich etwas, verspricht aber später am meisten.
hint-close = Andere sind etwa genauso gut.
hint-as-good = etwa gleich gut
hint-judged = Beurteilt nach dem, was du sehen kannst, und nach nichts sonst.

guide-label = Hilfe für das erste Spiel
guide-got-it = Verstanden
guide-no-more = Keine Hilfe mehr

curtain-pass = Gib den Bildschirm an { $name }
curtain-nobody = Sonst sollte jetzt niemand hinsehen.
curtain-open = Ich bin { $name }

card = { $suit } { $rank }

card-A = Ass
card-J = Bube
card-Q = Dame
card-K = König
card-hearts = Herz
card-diamonds = Karo
card-spades = Pik
card-clubs = Kreuz

server-unreachable = Der Server ist nicht erreichbar.
server-answered = Der Server antwortet { $status }.

coach-label = Lektion
coach-step = Schritt { $n } von { $of }
coach-continue = Weiter
coach-show-me = Zeig es mir
coach-back = Zurück
coach-skip = Lektion verlassen
coach-go-on = Weiter
coach-try-again = Noch einmal
coach-set = Tisch für diesen Schritt aufbauen
coach-done = Das war die Lektion
coach-done-text = Für eine erste Partie weißt du genug. Wenn etwas Neues kommt, gibt es einen Tipp.
coach-first-game = Erste Partie spielen
coach-play-on = Hier weiterspielen
coach-lessons = Alle Lektionen

learn-title = { $game } lernen
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Von vorn
learn-done = gelernt
learn-steps = { $count } Schritte, ein paar Minuten
learn-at = Du bist bei Schritt { $n } von { $of }.
learn-check = Prüfe dich
learn-check-text = { $count ->
    [one] Eine kleine Stellung mit einer richtigen Antwort.
   *[other] { $count } kleine Stellungen mit je einer richtigen Antwort.
}

# Der Tisch im Browser, ohne Server
tab-loading = Der Tisch wird aufgestellt …
tab-failed = Der Tisch lässt sich in diesem Browser nicht aufstellen: { $why }
tab-newer = Es gibt eine neuere Fassung.
tab-update = Laden
tab-alone = Dieser Tisch steht in deinem Browser und braucht keinen Server. Für Mitspieler anderswo und Zuschauer braucht man einen.
tab-host = Wie man einen Tisch für andere aufstellt
tab-weaker = Ein starker Bot denkt hier so lange wie anderswo, aber langsamer: Er probiert je nach Spiel 3- bis 60-mal weniger aus als installiert und spielt schwächer. Nur in Survivors ist er derselbe.
tab-figures = Wie viel schwächer
tab-copy = Spiel als Link kopieren
tab-too-long = Zu lang für einen Link: Nimm die Datei
tab-save = Spiel herunterladen, um es anderswo fortzusetzen
own-title = Eigenes Spielmaterial
own-note = Der Text einer Ausgabe, als TOML-Datei
own-take = Datei wählen
own-forget = Das eingebaute nehmen

# Ein Link, der ein ganzes Spiel enthält
brought-title = Ein Spiel von anderswo
brought-opening = Wird geöffnet …
brought-broken = Der Link ist nicht vollständig: Kopiere ihn noch einmal, bis ganz ans Ende.

# Ein Server, der auch den Tisch hat, der keinen braucht
offer-take = Ohne Netz spielen
offer-lost = Der Server ist nicht erreichbar.
offer-here = Inzwischen in diesem Browser spielen

## Rätsel

puzzle = Rätsel
puzzle-of = Rätsel: { $game }
puzzle-level = { $level ->
    [1] einer von drei Sternen: Ein mittlerer Bot findet es
    [2] zwei von drei Sternen: Ein starker Bot findet es
   *[3] drei von drei Sternen: Bots übersehen es
}
puzzle-place = { $n } von { $of }
puzzle-rating = Deine Wertung
puzzle-question = Welche Wahl verspricht am meisten?
puzzle-why = Warum?
puzzle-next = Weiter
puzzle-right = Richtig!
puzzle-wrong = Nicht unter den wenigen besten.
puzzle-behind = Nicht die beste: { $gap } weniger.
puzzle-coming = Ein Rätsel wird geholt …
puzzle-none = Dieses Rätsel gibt es nicht
puzzle-none-left = Du hast alle beantwortet
puzzle-again = Noch einmal vom ersten an
puzzle-more = Mehr Rätsel
puzzle-checked = { $right } von { $count } richtig
puzzle-checked-all = Für eine erste Partie weißt du genug.
puzzle-checked-some = Der Rest kommt beim Spielen. In einer ersten Partie helfen Tipps.
puzzle-day = Rätsel des Tages
puzzle-day-right = Gelöst
puzzle-day-wrong = Beantwortet
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzles-about = Eine Stellung, dein Zug: Nach allem, was du siehst, ist eine Wahl klar die beste. Mach sie auf dem Brett.
puzzles-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-done = { $right } von { $tried } richtig
puzzles-note = Alle stammen aus Partien von Bots, und eine lange Suche hat jede Antwort bewiesen. Deine Wertung bleibt in diesem Browser.
puzzles-solve = Lösen
puzzles-solve-of = Rätsel lösen: { $game }

## Die Partie des Tages

tonight-link = Heute Nacht
tonight-title = Der Himmel heute Nacht
tonight-about = Von jedem Spiel eine Partie, für alle die gleiche. Ein Versuch zählt.
tonight-day = { $day }.
tonight-open = Zum Himmel heute Nacht
tonight-played = Du hast { $played } von { $games } gespielt.
tonight-new-in = Ein neuer Himmel in
tonight-left = { $hours } Std. { $minutes } Min.
tonight-play = Partie spielen
tonight-play-of = Heutige Partie spielen: { $game }
tonight-go-on = Weiterspielen
tonight-go-on-of = Heutige Partie weiterspielen: { $game }
tonight-practise = Üben
tonight-practise-of = Heutige Partie üben: { $game }
tonight-replay-of = Wiedergabe der heutigen Partie: { $game }
tonight-share-of = Ergebnis teilen: { $game }
tonight-solo = Allein. Ohne Tipps.
tonight-with = Mit { $bots ->
    [one] einem Bot ({ $bot })
   *[other] { $bots } Bots ({ $bot })
}. Ohne Tipps.
tonight-bot-medium = mittel
tonight-bot-hard = schwer
tonight-bot-foresight = jemand, der allen Zufall vorher kannte
tonight-bot-medium-short = ◇M
tonight-bot-hard-short = ◇S
tonight-bot-foresight-short = ★
tonight-players = { $players ->
    [0] Noch niemand ist fertig. Ergebnisse siehst du, wenn du es bist.
    [one] Eine Person ist fertig. Ergebnisse siehst du, wenn du es bist.
   *[other] { $players } sind fertig. Ergebnisse siehst du, wenn du es bist.
}
tonight-lost = Verloren
tonight-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
tonight-stars = { $value ->
    [one] { $value } Stern
   *[other] { $value } Sterne
}
tonight-lead = Gewonnen, { $value } voraus
tonight-moves = { $value ->
    [one] Gewonnen in einem Zug
   *[other] Gewonnen in { $value } Zügen
}
tonight-time = { $minutes } Min.
tonight-place = Platz { $place } von { $players }
tonight-late = Nach dem Tag beendet: nicht gewertet
tonight-refused = Nicht gewertet: lässt sich nicht als heutige Partie prüfen
tonight-you = du
tonight-spread = { $players ->
    [one] Das Ergebnis einer Person.
   *[other] Die Ergebnisse von { $players } Personen.
} Deins: { $mine }. Bots in der gleichen Partie: { $marks }.
tonight-legend = ◇ Bots in der gleichen Partie: M mittel, S schwer. ★ das Beste, was wir für jemanden fanden, der allen Zufall vorher kannte. Dein Balken ist blau.
tonight-luck-ask = Wie viel war Glück?
tonight-luck-asking = Jeder Zug wird beurteilt …
tonight-luck = Glück { $luck }, deine Entscheidungen { $own }
tonight-boast = Ecliptic, { $day }. { $game }: { $result }, Platz { $place } von { $players }. { $bars }
tonight-streak = { $nights ->
    [0] Noch keine Nacht
    [one] Eine Nacht
   *[other] { $nights } Nächte in Folge
}
tonight-longest = Rekord { $nights }
tonight-streak-help = Ein Spiel in der Nacht hält die Reihe. Sie gehört diesem Browser: Konten gibt es nicht.
tonight-seals = Alle fünf in einer Nacht: { $seals } in diesem Monat.
tonight-night = { $day }: { $games ->
    [0] nicht gespielt
    [one] ein Spiel
   *[other] { $games } Spiele
}
tonight-now = Heute Nacht:{ " " }
tonight-best = Das Beste von gestern
tonight-of = { $players ->
    [one] von einer Person
   *[other] von { $players } Personen
}
tonight-your-own = du selbst: { $result }
tonight-watch = Ansehen
tonight-play-that = Diese Partie spielen
tonight-nobody = Gestern hat niemand eine Partie beendet. Das Beste von heute steht morgen hier.
tonight-sealed = Vorher versiegelt
tonight-sealed-help = Jede Partie steht vor ihrem Tag fest und wird danach aufgedeckt. Was heute hier versiegelt ist, muss zu dem passen, was morgen aufgedeckt wird; „ecliptic verify“ prüft es.
tonight-seals-show = Siegel zeigen
tonight-yesterday = Gestern, mit den Startwerten
tonight-today = Heute
tonight-tomorrow = Morgen
tonight-seed = Startwert:{ " " }

## Tische im Alltag

new-clock = Uhr
new-clock-note = Für wen die Uhr abläuft, spielt ein Bot weiter.
new-clock-none = Keine
new-clock-quick = 15 Minuten und 15 Sekunden je Zug
new-clock-days = 3 Tage und 12 Stunden je Zug
new-clock-week = 7 Tage und 1 Tag je Zug
clock-left = Deine Uhr:{ " " }
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
clock-minutes = { $minutes }:{ $seconds }
notify-turn = Du bist am Zug
life-notices = Benachrichtige mich, wenn ich am Zug bin
life-move = Platz auf ein anderes Gerät mitnehmen
life-move-how = Öffne dort diesen Link oder lass seine Kamera den Code lesen. Er gilt einmal, zehn Minuten lang.
life-qr = Der Link als QR-Code
life-link = Link für das andere Gerät
life-mail = Mail an mich, wenn ich am Zug und nicht da bin
life-address = name@example.org
life-note = Speichern
life-noted = Gespeichert
life-resign = Aufgeben
life-resign-sure = Aufgeben: Ein Bot spielt für dich weiter
life-end = Ende vorschlagen: Bots spielen zu Ende
life-delete = Diesen Tisch löschen
life-delete-sure = Endgültig löschen
notice-end = { $name } möchte aufhören: Bots würden das Spiel zu Ende spielen.
notice-end-mine = Du möchtest aufhören.
move-title = Dein Platz auf diesem Gerät
move-coming = Dein Platz ist unterwegs …
tables-title = Deine Tische
tables-all = Alle deine Tische
tables-mine = Du bist am Zug
tables-others = Im Gange
tables-over = Beendet
tables-forget = Vergessen
tables-forget-of = In diesem Browser vergessen: { $game }
tables-remove-of = Vom Server löschen: { $game }
tables-remove-sure = Drücke noch einmal, um ihn samt Wiedergabe endgültig vom Server zu löschen.
tables-note = „Vergessen“ nimmt einen Tisch aus dieser Liste; auf dem Server bleibt er. Plätze merkt sich dieser Browser.
