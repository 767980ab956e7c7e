# Alles, was das Terminal selbst sagt. Spiele, Tipps, Ergebnisse und Ablehnungen haben ihre Sätze anderswo
# (`kernel/catalogue.py`), und die Seite spricht mit denselben.

suggestion = Meinst du { $word }?

## Benutzung

usage-overview =
    Ecliptic: fünf Astronomie-Brettspiele an einem Tisch.

      ecliptic play                              der Tisch im Browser
      ecliptic play --terminal                   ein Spiel wählen, hier spielen
      ecliptic play transit --bots 2             du und zwei Bots
      ecliptic play transit --people 2           zwei an diesem Bildschirm
      ecliptic play --resume                     das neueste Spiel fortsetzen
      ecliptic learn transit                     eine erste Lektion am Tisch
      ecliptic games                             was es zu spielen gibt
      ecliptic options transit                   was vor dem Spiel wählbar ist
      ecliptic rules transit [T-17 | Wörter]     Regeln, eine Regel, eine Suche
      ecliptic print transit --out transit.pdf   zum Drucken und Ausschneiden
      ecliptic replay FILE [--seat N] [--step]   ein Spiel noch einmal ansehen
      ecliptic verify FILE                       prüft jeden Zug und jede Ziehung
      ecliptic show FILE                         eine Stellung aus ihrem JSON
      ecliptic analyse FILE [--seat N]           welche Entscheidungen kosteten
      ecliptic arena transit --games 100         wie stark die Bots sind
      ecliptic puzzles play transit              Stellungen mit einer besten Wahl
      ecliptic study run transit --out DIR       Tausende Spiele, ein Bericht
      ecliptic serve                             ein Spielserver
      ecliptic bot URL TABLE --seat 1            ein Bot am Tisch eines Servers
      ecliptic --version

    `ecliptic COMMAND --help` sagt mehr zu jedem.
usage-what = Fünf Astronomie-Brettspiele an einem Tisch.
usage-version = die Version, und ob die kompilierte oder die interpretierte Engine läuft
usage-language = die Sprache aller Texte, zum Beispiel de (die deines Systems, sonst Englisch)
usage-help = dies anzeigen und beenden
usage-usage = Aufruf:
usage-arguments = Argumente
usage-flags = Optionen
usage-commands = Befehle
usage-play = Spielen: im Browser, oder im Terminal, wenn ein Spiel genannt oder --terminal angegeben ist.
usage-learn = Ein Spiel lernen: seine Lektionen an einem echten Tisch, Schritt für Schritt.
usage-lesson = der Name der Lektion (gibt es mehrere: alle werden genannt)
usage-learn-step = womit es beginnt
usage-games = Was es zu spielen gibt.
usage-options = Was sich vor einem Spiel wählen lässt.
usage-rules = Die Regeln eines Spiels, eine Regel anhand ihrer Nummer, oder was sie zu einigen Wörtern sagen.
usage-print = Das Material eines Spiels in ein PDF schreiben, zum Ausdrucken, Ausschneiden und Spielen auf Papier. Siehe docs/print.md.
usage-replay = Ein Spiel noch einmal, wie ein Platz es sah oder mit offenen Karten.
usage-verify = Eine Aufzeichnung prüfen: ob jeder Zug erlaubt war, das Ergebnis stimmt und der Zufall der versiegelte ist.
usage-serve = Einen Spielserver betreiben. Siehe docs/server.md.
usage-bot = Einen Bot an einem Tisch eines Servers Platz nehmen und spielen lassen. Siehe docs/server.md.
usage-show = Eine Stellung aus ihrer JSON-Form zeichnen.
usage-analyse = Jede Entscheidung einer Aufzeichnung nach dem beurteilen, was man damals wissen konnte, und das Ergebnis in Glück und Entscheidungen zerlegen.
usage-analyse-file = eine Aufzeichnung oder ein Spielstand
usage-analyse-seat = nur die Entscheidungen dieses Platzes beurteilen (gezählt wird ab 0)
usage-analyse-costly = nur die Entscheidungen zeigen, die etwas gekostet haben
usage-analyse-open = auch ein Spiel analysieren, das noch läuft: dabei wird in alle Hände gesehen
usage-simulations = Simulationen je Entscheidung, und ausgespielte Spiele je Stellung (200, weniger in einem langen Spiel)
usage-ms = stattdessen Millisekunden je Ereignis
usage-analyse-jobs = wie viele Prozesse daran arbeiten (1)
usage-analyse-json = alles in diese Datei schreiben (siehe docs/bots.md)
usage-study = Tausende von Spielen spielen und darüber berichten.
usage-arena = Bots viele Spiele spielen lassen, alle mit denselben Karten, und sagen, wie stark sie sind.
usage-arena-bots = welche Bots, durch Kommas getrennt (easy,medium,hard); search:2000 ist eine Suche mit 2000 Simulationen, search:200ms eine von 200 Millisekunden; in gemeinsamen Spielen ist hard+medium ein gemischtes Team
usage-arena-games = wie viele Spiele (100); aufgerundet, damit jede Kartenverteilung in allen Sitzordnungen gespielt wird
usage-arena-seed = die Nummer der ersten Kartenverteilung (1)
usage-arena-jobs = wie viele Prozesse spielen (1)
usage-arena-json = jedes Spiel und die Rangliste in diese Datei schreiben
usage-game = die Kennung des Spiels: siehe `ecliptic games`
usage-game-or-page = die Kennung des Spiels, um es im Terminal zu spielen; ohne sie öffnet sich der Browser
usage-terminal = im Terminal bleiben; du wirst gefragt, welches Spiel
usage-port = der Port der Seite (8000 oder ein freier)
usage-words = die Nummer einer Regel (T-17) oder Wörter, die gesucht werden
usage-out = das PDF, das geschrieben wird
usage-paper = das Papier: a4, letter, a3 oder tabloid (a4)
usage-only = nur diese Teile drucken, durch Kommas getrennt, zum Beispiel milestones,board
usage-scale = wie groß gedruckt wird, ab 0.5 (1: Karten sind 63 mal 88 mm groß)
usage-replay-file = eine Aufzeichnung oder ein Spielstand
usage-verify-file = eine Aufzeichnung oder ein Spielstand
usage-show-file = eine Stellung als JSON
usage-show-game = das Spiel, falls die Datei es nicht nennt
usage-edition = eigenes Spielmaterial (TOML), das über das eingebaute gelegt wird
usage-seat = sehen, was dieser Platz sieht (gezählt wird ab 0)
usage-open = alle Karten offen, obwohl das Spiel nicht zu Ende ist
usage-step = nach jedem Zug warten: Enter geht weiter, b zurück, q beendet
usage-brief = der Verlauf ohne die Spielbretter
usage-seats = wie viele spielen, Bots mitgezählt
usage-people = wie viele Menschen sich dieses Terminal teilen (1, oder alle Plätze ohne Bot)
usage-bots = wie viele Plätze von Bots gespielt werden
usage-level = wie gut er spielt: easy, medium (wenn nichts gesagt wird) oder hard, master, wo das Spiel einen hat, oder eine Stärke mit einem Stil wie medium:explorer, wo das Spiel Stile hat (siehe docs/bots.md); auch random und search sind Bots
usage-levels = wie gut sie spielen: easy, medium (wenn nichts gesagt wird) oder hard, master, wo das Spiel einen hat, oder eine Stärke mit einem Stil wie medium:explorer, wo das Spiel Stile hat (siehe docs/bots.md); durch Kommas getrennt für einen Bot nach dem anderen; auch random und search sind Bots
usage-name = wie ein Mensch am Tisch heißt; einmal für jeden
usage-seed = eine Zahl, die allen Zufall festlegt, sodass dasselbe Spiel noch einmal ausgeteilt werden kann
usage-options-flag = eine Option des Spiels, so oft wie nötig: siehe `ecliptic options GAME`
usage-save = das Spiel in dieser Datei aufbewahren
usage-resume = ein gespeichertes Spiel fortsetzen: das neueste oder diese Datei
usage-see-help = Siehe { $command } --help.
usage-no-command = Es gibt keinen Befehl „{ $text }“.
usage-no-language = Es gibt keine Sprache „{ $text }“. Es gibt: { $known }.
usage-unknown = { $command } kennt „{ $text }“ nicht.
usage-number = verlangt eine Zahl, nicht „{ $text }“
usage-option = eine Option wird als name=wert geschrieben, nicht als „{ $text }“
usage-sweep = eine Versuchsreihe wird als hourglass.end=50,60,70 geschrieben, nicht als „{ $text }“
usage-compiled = kompilierte Engine
usage-interpreted = interpretierte Engine

## Antworten

answer-yes = ja
answer-no = nein
answer-neither = „{ $answer }“ ist weder ja noch nein.

## Dateien und Spielstände

files-unreadable = { $path } lässt sich nicht lesen: { $why }.
files-not-text = { $path } ist kein UTF-8-Text.
files-bad-name = „{ $path }“ kann kein Dateiname sein.
files-unwritable = { $path } lässt sich nicht schreiben: { $why }.
files-exists = { $path } gibt es schon und bleibt, wie es ist: Wähle einen anderen Namen.

prompt-not-text = Die Eingabe ist kein UTF-8-Text.

saves-none = In { $folder } ist kein Spiel gespeichert.

## Der Verlauf, und Listen von Zügen

story-earlier = … davor { $count } Zeilen: log
story-times = ×{ $count }
story-undone = { $you ->
    [seat] Du nimmst deine letzte Entscheidung zurück.
   *[none] { $seat } nimmt eine Entscheidung zurück.
}
story-refused = { $you ->
    [seat] Du stimmst nicht zu, deshalb wird nichts zurückgenommen.
   *[none] { $seat } stimmt nicht zu, deshalb wird nichts zurückgenommen.
}
moves-more = … und { $count } mehr: tippe { $word } und Tab oder moves { $word }

## Was es zu spielen gibt

info-players = { $counts } Personen
info-minutes = { $minutes } Min.
info-cooperative = gemeinsam
info-competitive = Wettstreit
info-option = Option
info-values = Werte
info-default = Vorgabe
info-meaning = was sie bewirkt
info-switch = ja (yes), nein (no)
info-no-options = { $game } hat keine Optionen.
info-example = Zum Beispiel: --option { $example }
rules-english = Die Regeln sind auf Englisch geschrieben.
info-no-page = { $game } hat keine Regelseite.
info-no-rule = { $game } hat keine Regel { $rule }.
info-not-found = Die Regeln von { $game } sagen nichts zu „{ $words }“.
info-more = … und { $count } weitere Stellen: Ein Wort mehr grenzt es ein

print-none = { $game } hat nichts zum Ausdrucken.
print-written = { $path }: { $game } auf Papier
print-no-section = „{ $text }“ ist kein Teil dieses Spiels. Seine Teile: { $known }.
print-no-paper = Das Papier ist eines von: { $known }, nicht „{ $text }“.
print-no-scale = Auf dem Papier { $paper } ist der Maßstab eine Zahl von { $low } bis { $high }, nicht „{ $text }“.
print-not-pdf = Spiele werden in eine Datei gedruckt, die auf .pdf endet, nicht in { $path }.
print-missing = { $module } fehlt. Zum Drucken braucht es: pip install 'ecliptic[print]'

## Ein Spiel einrichten

play-seated = Am Tisch: { $players }.
play-person = { $name } (Platz { $number })
play-bot = { $name } (Platz { $number }, { $level })
play-hint = Eine Nummer oder die Wörter eines Zuges führen ihn aus, Tab ergänzt sie; probier rules, hint und help.
play-you = Du
play-name = Spieler { $letter }
play-bot-name = Bot { $number }
play-levels = { $levels } Stärken sind mehr, als es Bots gibt ({ $count }).
play-do-not-add-up = { $people } Menschen und { $count } Bots ergeben nicht { $players } Plätze.
play-names = Es gibt mehr Namen ({ $names }) als Menschen ({ $people }).
play-too-many-bots = { $count } Bots passen nicht auf { $players } Plätze.
play-resume-keeps = Ein fortgesetztes Spiel geht so weiter, wie es eingerichtet war: Lass { $what } weg.

browser-open = Der Tisch steht unter { $address } (Strg-C beendet ihn).
browser-no-page = Die Seite ist nicht gebaut. Baue sie mit make build/web oder spiele mit: ecliptic play --terminal

wizard-resume = { $file } fortsetzen, zuletzt gespielt { $when }? [ja]
wizard-game = Welches Spiel? [{ $default }]
wizard-no-game = „{ $answer }“ ist kein Spiel. Tippe seinen Namen oder eine Nummer von 1 bis { $last }.
wizard-options = Optionen als name=wert (? zeigt sie)? [Vorgaben]
wizard-seats = Wie viele spielen ({ $allowed })? [{ $default }]
wizard-no-seats = Mögliche Anzahlen: { $allowed }.
wizard-bots = Wie viele von { $players } sind Bots? [{ $default }]
wizard-no-bots = Bitte eine Zahl von 0 bis { $players }.
wizard-level = Wie gut spielen sie ({ $levels })? [{ $default }]
wizard-no-level = „{ $answer }“ ist keine Stärke. Es gibt: { $levels }.

## Am Tisch

table-happened = Was geschehen ist
table-your-move = Dein Zug:
table-their-move = { $name }, dein Zug:
table-curtain = Gib den Bildschirm an { $name } (Platz { $number }), dann drück Enter
table-enter = Enter ist { $move }
table-timed = { $word }: Die Zeit läuft ab jetzt
table-why = (? zeigt die Regel)
table-several = Mit „{ $answer }“ beginnen { $count } Züge.
table-no-number = Es gibt keinen Zug Nummer { $number }: Sie gehen von { $first } bis { $last }.
table-nothing-refused = Bisher wurde nichts abgelehnt. ? mit der Nummer einer Regel zeigt diese Regel.
table-no-such-move = Kein Zug beginnt jetzt mit „{ $words }“; moves allein zeigt alle.
table-agree = { $name }: { $other } möchte die letzte Entscheidung zurücknehmen. Stimmst du zu? [ja]
table-saved = Gespeichert in { $path }
table-left = Das Spiel ist gespeichert. Setze es fort mit: ecliptic play --resume { $path }
table-over = Das Spiel ist zu Ende
table-recorded = Die Aufzeichnung steht in { $path }
table-together-won = Ihr gewinnt, alle gemeinsam.
table-together-lost = Ihr verliert, alle gemeinsam.
table-solo = Dein Ergebnis: { $result }.
table-draw = Unentschieden.
table-you-win = Du gewinnst.
table-winner = { $name } gewinnt.
table-shared = { $names } teilen sich den Sieg.
table-help =
      3, play 5H      ein Zug, nach seiner Nummer oder seinen Wörtern; der Anfang genügt, wenn nur einer passt
      Enter           done oder silent, wo das ein Zug ist
      call            in einem Wettlauf: jetzt; die Zeit bis dahin ist deine Reaktionszeit
      moves [WÖRTER]  noch einmal die Züge, oder die, die so beginnen
      board           noch einmal der Tisch
      ?               die Regel hinter der letzten Ablehnung;  ? T-17  irgendeine Regel
      rules [WÖRTER]  alle Regeln, oder was sie zu einigen Wörtern sagen
      hint            was ein starker Bot an deiner Stelle täte und was er davon erwartet
      log             der ganze Verlauf, soweit du ihn kennst
      undo            nimmt die letzte Entscheidung zurück, solange seitdem nichts aufgedeckt wurde; wen es
                      betrifft, der wird gefragt
      save [DATEI]    das Spiel wird nach jedem Zug gespeichert; dies legt eine Kopie in DATEI an
      quit            verlässt das Spiel; es lässt sich fortsetzen (auch nach Strg-C)

## Rückblick

replay-title = { $players ->
    [one] { $game }, 1 Platz
   *[other] { $game }, { $players } Plätze
}
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-no-end = Das Spiel ist zu Ende, aber die Aufzeichnung sagt nicht, wie es ausging: Ihre letzte Zeile fehlt.
replay-no-seed = Der Startwert steht nicht in der Aufzeichnung, deshalb lässt sich ihr Zufall nicht prüfen.
replay-seat-or-open = --seat und --open schließen sich aus.
replay-no-seat = Es gibt keinen Platz { $number }: Die Plätze gehen von 0 bis { $last }.
replay-spectator = Das Spiel ist nicht zu Ende: Dies sieht, wer zuschaut (--seat N oder --open zeigt mehr).
replay-step = Zug { $turn } von { $turns }; Enter, b oder q
replay-turn = Zug { $turn } (Ereignisse { $first } bis { $last })
replay-over = Das Ende
replay-seat = Platz { $number }
replay-result = { $name }: { $result }
replay-not-json = { $path } ist kein JSON: { $why }.
replay-not-position = { $path } enthält keine Stellung: Eine Stellung ist ein JSON-Objekt.
replay-which-game = { $path } nennt sein Spiel nicht: Gib --game an.

## Analysen

analyse-working = Analyse läuft
analyse-title = { $game }: { $events } Ereignisse, { $decisions } Entscheidungen, bei denen es eine Wahl gab
analyse-event = Ereignis
analyse-who = wer
analyse-story = was getan wurde
analyse-cost = das kostete
analyse-best = 0, das Beste
analyse-as-good = 0, genauso gut
analyse-why = → { $move }: { $better } statt { $made }; besser in { $oftener } % von { $rounds } gedachten Spielen, schlechter in { $seldomer } %
analyse-nobody = Niemand hatte eine Wahl.
analyse-none-costly = Keine Wahl hat etwas gekostet, das sich vom Rauschen abhebt.
analyse-stopped = Abgebrochen: Dies sind die ersten von { $events } Ereignissen.
analyse-unfinished = Das Spiel ist nicht zu Ende, und eine Analyse sieht in alle Hände: --open erlaubt es.
analyse-chance = was geschah
analyse-changed = das änderte
analyse-luck = Die größten Launen des Zufalls und was sie geändert haben
analyse-luck-for = { $gap } für { $name }
analyse-luck-all = { $gap } für alle
analyse-unseen = { $change }, durch etwas, das niemand dort sehen konnte
analyse-no-luck = Kein einzelnes Zufallsereignis hebt sich vom Rauschen ab.
analyse-split = Woraus das Ergebnis entstand
analyse-start = am Anfang erwartet
analyse-by-luck = Glück
analyse-own = eigene Entscheidungen
analyse-others = Entscheidungen der anderen
analyse-result = Ergebnis
analyse-so-far = jetzt erwartet
analyse-regret = verschenkt gegenüber Besserem
analyse-costly = Entscheidungen, die etwas kosteten
analyse-of = { $count } von { $total }
analyse-notes = ± ist ein Standardfehler. Eine Entscheidung wird nach dem beurteilt, was man damals wissen konnte; Kosten stehen da, wo sie { $sure } Standardfehler übersteigen. Die letzte Tabelle geht auf: Sie misst Glück und Entscheidungen am schnellen Spieler, den das Spiel selbst mitbringt, in { $games } Spielen, die aus jeder Stellung zu Ende gespielt wurden; --simulations verkleinert die Fehler.
analyse-jobs = Bitte mindestens ein Prozess.
analyse-limits = --simulations und --ms verlangen eine Zahl über 0, und nur eines von beiden.

## Bots und Arenen

bot-server = die Adresse des Servers, zum Beispiel https://play.example.org
bot-table = die Kennung des Tisches
bot-seat = die Nummer des freien Platzes
bot-invite = die Einladung zu diesem Platz, an einem öffentlichen Tisch nicht nötig; ECLIPTIC_INVITE sagt dasselbe, ohne dass es in der Liste der Prozesse steht
bot-name = wie er am Tisch heißt
bot-called = Bot ({ $level })
bot-seated = Platz { $number } eingenommen.
bot-over = Das Spiel ist zu Ende: { $result }.

arena-playing = es wird gespielt
arena-title = { $game }, Personen: { $players }, Spiele: { $games }
arena-bot = Bot
arena-games = Spiele
arena-victory = Siege (95 %)
arena-points = Punkte (95 %)
arena-levels = eines goldenen Semesters (95 %)
arena-stars = von fünf Sternen (95 %)
arena-rating = Wertung (95 %)
arena-ahead = vor dem Nächsten (95 %)
arena-unknown = unbekannt
arena-nothing = Abgebrochen, bevor die erste Kartenverteilung in allen Sitzordnungen gespielt war: Es gibt nichts zu berichten.
arena-too-few = Bitte mindestens ein Spiel und ein Prozess.
arena-twice = Nenne jeden Bot einmal.

## Server

serve-host = die Adresse, auf der er lauscht (127.0.0.1: nur dieser Rechner)
serve-port = der Port, auf dem er lauscht (8000)
serve-database = sqlite:PFAD oder postgresql://... (eine Datei in deinem Datenordner); ECLIPTIC_DATABASE sagt dasselbe, ohne dass es in der Liste der Prozesse steht
serve-origin = eine Seite, die den Server benutzen darf, zum Beispiel https://play.example.org; auf einer öffentlichen Adresse nötig
serve-web = ein Ordner mit einer gebauten Webseite zum Ausliefern
serve-tab = ein Ordner mit dem Tisch für den Browser (make site), unter /tab/ für die Zeit ohne Verbindung
serve-proxy = ein Proxy, dessen X-Forwarded-For geglaubt wird (dieser Rechner)
serve-bot-workers = wie viele Prozesse für Bots denken (1)
serve-cache = wie viele Tische im Speicher bleiben (2000)
serve-pause = Millisekunden, bevor der Tisch eine Wahl trifft, die keine ist (700)
serve-rate = Nachrichten je Sekunde von einer Adresse (20)
serve-private-hooks = Webhooks dürfen Adressen im eigenen Netz des Servers aufrufen
serve-sockets = offene Sockets von einer Adresse (100)
serve-keep-days = Tage, nach denen beendete und nie begonnene Tische entfernt werden (nie)
serve-no-server = { $module } fehlt. Installiere, was der Server braucht, mit: pip install 'ecliptic[server]'

## Studien

study-run = Eine Studie spielen oder eine abgebrochene fortsetzen.
study-report = Aus einer Studie eine Seite mit Diagrammen und Tabellen machen.
study-out = der Ordner für die Ergebnisse; ein Lauf im Ordner derselben Studie geht dort weiter, wo er abgebrochen wurde
study-seats = Anzahlen von Personen (alle, die das Spiel zulässt)
study-bots = wer spielt: easy, medium, hard, master, wo das Spiel einen hat, random, eine Stärke mit einem Stil wie medium:racer, oder search:200 mit so vielen Simulationen; mehrere werden verglichen (medium)
study-games = wie viele Spiele je Anzahl von Personen, Bot und Ausgabe (1000)
study-seed = legt allen Zufall und alle Bots fest (1)
study-against = eine andere Ausgabe zum Vergleich, mit denselben Karten
study-sweep = eine Angabe der Ausgabe und ihre Werte, verglichen mit denselben Karten; so oft wie nötig
study-jobs = wie viele Prozesse spielen (alle Kerne)
study-ray = stattdessen auf dem Ray-Cluster unter dieser Adresse spielen
study-dir = der Ordner einer Studie
study-report-out = wohin die Seite geschrieben wird (report.html im Ordner)
study-plots = jedes Diagramm auch als eigenes Bild in diesen Ordner schreiben
study-playing = { $game } wird gespielt
study-left = übrig
study-stopped = Abgebrochen: { $kept } von { $total } Spielen sind aufbewahrt, und derselbe Befehl macht dort weiter.
study-finished = { $total } Spiele liegen in { $out }; `ecliptic study report { $out }` macht daraus einen Bericht.
study-reported = Der Bericht steht in { $path }.
study-jobs-few = Mindestens ein Prozess muss spielen.
study-seats-wrong = Anzahlen von Personen werden als 2,3,4 geschrieben, nicht als „{ $text }“.
study-values-wrong = „{ $text }“ ist keine Liste von Werten: Gemeint ist 1,2,3 oder eine Liste wie in JSON.
study-missing = { $module } fehlt. Installiere es mit: pip install 'ecliptic[study]' (und für --ray 'ecliptic[ray]')

learn-none = Zu { $game } gibt es noch keine Lektionen.
learn-unknown = Eine Lektion „{ $text }“ gibt es nicht.
learn-no-step = Einen Schritt { $step } gibt es nicht: Die Lektion hat { $count }.
learn-which = `ecliptic learn { $game } { $lesson }` beginnt eine.
learn-hint = Die Eingabetaste geht weiter. `show` macht den verlangten Zug, `quit` hört auf.
learn-enter = Weiter mit der Eingabetaste
learn-step = Schritt { $n } von { $of }
learn-type = Tippe { $move } oder einen anderen Zug.
learn-left = `ecliptic learn { $game } { $lesson } --step { $step }` macht hier weiter.
learn-done = Das war die Lektion. `ecliptic play { $game }` beginnt eine Partie.
learn-check = Mit `ecliptic puzzles play { $game } --first` lässt sich das Gelernte prüfen.

## Rätsel

usage-puzzles = Stellungen mit einer besten Wahl lösen; sie in Spielen der Bots finden oder neu beweisen.
puzzles-make = Rätsel eines Spiels finden und in eine Datei schreiben.
puzzles-check = Rätsel noch einmal von einer Suche lösen lassen.
puzzles-count = wie viele Rätsel (10)
puzzles-seed = die Nummer des ersten Spiels, das durchgesehen wird (1)
puzzles-out = die Datei, die geschrieben wird
puzzles-file = eine Datei mit Rätseln oder die Kennung eines Spiels für die mitgelieferten
puzzles-check-count = wie viele davon, leichte und schwere (alle)
puzzles-check-seed = anderes Glück für die Suche; sonst das des Beweises
puzzles-times = wievielmal so viele Simulationen wie im Beweis (1)
puzzles-too-few = Ein Rätsel ist das Mindeste.
puzzles-looking = Rätsel werden gesucht
puzzles-checking = Wird gelöst
puzzles-made = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, gefunden und bewiesen in { $seconds } s.
puzzles-none = Von „{ $name }“ gibt es keine Rätsel.
puzzles-not = „{ $name }“ ist keine Datei mit Rätseln: { $error }
puzzles-other = Spiel { $source }, Ereignis { $event }: eine andere Antwort als „{ $best }“.
puzzles-agreed = { $same } von { $count } gleich gelöst.
puzzles-play = Rätsel eines Spiels lösen, eines nach dem anderen.
puzzles-play-count = wie viele Rätsel (bis man aufhört)
puzzles-first = die wenigen, die nach einer ersten Lektion passen
puzzles-number = das Rätsel mit dieser Nummer
puzzles-check-out = wohin die Rätsel ohne die anders gelösten geschrieben werden
puzzles-jobs-flag = wie viele Prozesse suchen (1)
puzzles-jobs = Mindestens ein Prozess muss suchen.
puzzles-no-number = Ein Rätsel { $number } gibt es nicht.
puzzle-title = Rätsel { $number } { $stars }
puzzle-question = Welche Wahl ist die beste?
puzzle-seat = Person { $number }
puzzle-right = Richtig!
puzzle-behind = Nicht die beste: Sie verspricht weniger, und zwar { $gap }.
puzzle-wrong = Nicht die beste, und auch nicht unter den wenigen besten.
puzzle-all = { $count ->
    [one] Das einzige Rätsel ist gelöst. Es kommt noch einmal.
   *[other] Alle { $count } Rätsel sind beantwortet. Sie kommen noch einmal.
}
puzzle-unreadable = In { $path } steht, welche Rätsel du gelöst hast, aber das ist nicht lesbar: { $error }. Bring es in Ordnung oder entferne es.
puzzle-sum = { $right } von { $count } richtig. Deine Wertung: { $rating }.
