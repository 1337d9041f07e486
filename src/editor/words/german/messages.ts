import type { Messages } from '../say';

/** What core and the server answer: limits, checks, refusals. */
export const messages: Messages = {
  'A chat key has letters, digits, dots, hyphens and underscores only.':
    'Ein Chat-Schlüssel besteht nur aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.',
  'A Facebook pixel id is 5 to 20 digits.': 'Eine Facebook-Pixel-ID hat 5 bis 20 Ziffern.',
  'A Google tag id starts with G-, GTM-, AW- or UA-.':
    'Eine Google-Tag-ID beginnt mit G-, GTM-, AW- oder UA-.',
  'A Metrika counter id is 4 to 12 digits.': 'Eine Metrika-Zähler-ID hat 4 bis 12 Ziffern.',
  'An AdSense publisher id is ca-pub- and 10 to 20 digits.':
    'Eine AdSense-Publisher-ID ist ca-pub- mit 10 bis 20 Ziffern.',
  'This site has no owner yet.': 'Diese Website hat noch keinen Inhaber.',
  'You may publish this site yourself.': 'Sie können diese Website selbst veröffentlichen.',
  '“{0}” doesn’t exist, or was removed.': '„{0}“ gibt es nicht, oder es wurde entfernt.',
  '“{0}” is no character (cp).': '„{0}“ ist kein Zeichen (cp).',
  '“{0}” is not a language code, such as “sv” or “pt-BR”.':
    '„{0}“ ist kein Sprachkürzel wie „sv“ oder „pt-BR“.',
  '“{0}” is not the id of an item.': '„{0}“ ist keine Kennung eines Eintrags.',
  'A document': 'Ein Dokument',
  'A link to a release is one to look, not to edit.':
    'Ein Link zu einer Version ist zum Ansehen da, nicht zum Bearbeiten.',
  'A newer version of Plinth wrote this draft. Update this installation to edit it.':
    'Eine neuere Version von Plinth hat diesen Entwurf geschrieben. Aktualisieren Sie diese Installation, um ihn zu bearbeiten.',
  'A page has the address {0}: a redirect there would never be used.':
    'Eine Seite hat die Adresse {0}: Eine Weiterleitung dort würde nie benutzt.',
  'A path that starts and ends with a slash, such as /marketing/.':
    'Ein Pfad, der mit einem Schrägstrich beginnt und endet, etwa /marketing/.',
  'A picture': 'Ein Bild',
  'A site has at least one page.': 'Eine Website hat mindestens eine Seite.',
  'A site has at most one “{0}”, and this one has it.':
    'Eine Website hat höchstens einmal „{0}“, und diese hat es schon.',
  'A site has at most one “{0}”.': 'Eine Website hat höchstens einmal „{0}“.',
  'A site needs a home page: give one page the path “/”.':
    'Eine Website braucht eine Startseite: Geben Sie einer Seite den Pfad „/“.',
  'A site needs at least one language.': 'Eine Website braucht mindestens eine Sprache.',
  'A site needs at least one page.': 'Eine Website braucht mindestens eine Seite.',
  'A text is a string.': 'Ein Text ist eine Zeichenkette.',
  'A video': 'Ein Video',
  'Accounts are made by invitation here.': 'Konten gibt es hier nur auf Einladung.',
  'An id has 1 to 64 letters, digits, hyphens or underscores.':
    'Eine Kennung hat 1 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche.',
  'The page “{0}” has this address. Choose another one.':
    'Die Seite „{0}“ hat diese Adresse. Wählen Sie eine andere.',
  'The page “{0}” has this address in the language “{1}”. Choose another one.':
    'Die Seite „{0}“ hat diese Adresse in der Sprache „{1}“. Wählen Sie eine andere.',
  'The pages “{0}” and “{1}” would both have the address {2} in this language. Give one of them another path first.':
    'Die Seiten „{0}“ und „{1}“ hätten in dieser Sprache beide die Adresse {2}. Geben Sie zuerst einer von ihnen einen anderen Pfad.',
  'The site has a file at {0}: a redirect there would never be used.':
    'Die Website hat unter {0} eine Datei: Eine Weiterleitung dort würde nie benutzt.',
  'Another page has this address. Choose another one.':
    'Eine andere Seite hat diese Adresse. Wählen Sie eine andere.',
  'An invitation has no event that guests could come to.':
    'Eine Einladung hat keine Veranstaltung, zu der Gäste kommen könnten.',
  'At least {0} in “{1}”.': 'Mindestens {0} in „{1}“.',
  'At least {0} must stay in “{1}”.': 'In „{1}“ muss mindestens {0} bleiben.',
  'At least {0}.': 'Mindestens {0}.',
  'At most {0} characters.': 'Höchstens {0} Zeichen.',
  'At most {0} edits at once.': 'Höchstens {0} Änderungen auf einmal.',
  'At most {0} in “{1}”.': 'Höchstens {0} in „{1}“.',
  'At most {0}.': 'Höchstens {0}.',
  'Choose a time in the future.': 'Wählen Sie eine Zeit in der Zukunft.',
  'Connect again.': 'Verbinden Sie sich erneut.',
  'Control characters are not allowed.': 'Steuerzeichen sind nicht erlaubt.',
  'Edit {0} is not one of the named edits.':
    'Änderung {0} gehört nicht zu den benannten Änderungen.',
  'Edit {0}: some of what goes with “{1}” is missing or of the wrong form.':
    'Änderung {0}: Zu „{1}“ fehlt etwas oder hat die falsche Form.',
  'Enter a domain such as www.shop.example.': 'Geben Sie eine Domain wie www.shop.example ein.',
  'Enter an address such as https://example.com/hook, without name and password':
    'Geben Sie eine Adresse wie https://example.com/hook ein, ohne Name und Passwort',
  'If-Match takes the version of the draft.': 'If-Match erwartet die Version des Entwurfs.',
  'It has {0} characters; at most {1} fit.': 'Er hat {0} Zeichen; höchstens {1} passen.',
  'Make another language primary instead.':
    'Machen Sie stattdessen eine andere Sprache zur Hauptsprache.',
  'More has been sent than the upload was to have.': 'Es wurde mehr gesendet als angekündigt.',
  'No site is shown at this name.': 'Unter diesem Namen wird keine Website gezeigt.',
  'None of these has a picture yet, so visitors see nothing here.':
    'Keines davon hat schon ein Bild; Besucher sehen hier nichts.',
  'Only of a picture can another one be made.': 'Nur aus einem Bild lässt sich ein anderes machen.',
  'Confirm first that this domain is yours.':
    'Bestätigen Sie zuerst, dass diese Domain Ihnen gehört.',
  'Send multipart/form-data.': 'Senden Sie multipart/form-data.',
  'Send the archive as application/zip.': 'Senden Sie das Archiv als application/zip.',
  'Send the archive in a part named “file”.': 'Senden Sie das Archiv in einem Teil namens „file“.',
  'Send the file in a part named “file”.': 'Senden Sie die Datei in einem Teil namens „file“.',
  'Send the part as {0}.': 'Senden Sie den Teil als {0}.',
  'Send {0} or {1}.': 'Senden Sie {0} oder {1}.',
  'Some values are not valid. Correct the fields named below and try again.':
    'Einige Werte sind ungültig. Berichtigen Sie die unten genannten Felder und versuchen Sie es erneut.',
  'Something went wrong on our side. Try again in a moment.':
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'Taking a site offline takes no release.':
    'Um eine Website offline zu nehmen, braucht es keine Version.',
  'That took too long. Sign in again.': 'Das hat zu lange gedauert. Melden Sie sich erneut an.',
  'That took too long. Try again.': 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'The TXT record {0} has another value. Copy it once more; DNS can take a while to change.':
    'Der TXT-Eintrag {0} hat einen anderen Wert. Kopieren Sie ihn noch einmal; DNS-Änderungen können dauern.',
  'The TXT record {0} is not there yet. A new record can take up to a day to be found.':
    'Den TXT-Eintrag {0} gibt es noch nicht. Bis ein neuer Eintrag gefunden wird, kann ein Tag vergehen.',
  'The address contains line breaks or control characters. Remove them.':
    'Die Adresse enthält Zeilenumbrüche oder Steuerzeichen. Entfernen Sie sie.',
  'The address has to begin with https://': 'Die Adresse muss mit https:// beginnen',
  'The address is longer than {0} characters. Use a shorter one.':
    'Die Adresse ist länger als {0} Zeichen. Nutzen Sie eine kürzere.',
  'The builder has not been built.': 'Die Oberfläche wurde noch nicht gebaut.',
  'The connection broke. {0} of {1} bytes are kept: go on from there.':
    'Die Verbindung brach ab. {0} von {1} Bytes sind gesichert: Setzen Sie dort fort.',
  'The crop shows nothing of the picture.': 'Der Ausschnitt zeigt nichts vom Bild.',
  'The draft could not be opened.': 'Der Entwurf ließ sich nicht öffnen.',
  'The draft has changed in the meantime. Read it again, and publish then.':
    'Der Entwurf hat sich inzwischen geändert. Lesen Sie ihn noch einmal und veröffentlichen Sie dann.',
  'The draft has changed in the meantime. Read it again and repeat your edits.':
    'Der Entwurf hat sich inzwischen geändert. Lesen Sie ihn neu und wiederholen Sie Ihre Änderungen.',
  'The event “{0}” doesn’t exist, or was removed.':
    'Die Veranstaltung „{0}“ gibt es nicht, oder sie wurde entfernt.',
  'The file doesn’t say its language (trgLang).': 'Die Datei nennt ihre Sprache nicht (trgLang).',
  'The file goes on at byte {0}, not {1}.': 'Die Datei geht bei Byte {0} weiter, nicht bei {1}.',
  'The file has a document type, which XLIFF has not.':
    'Die Datei hat einen Dokumenttyp; XLIFF hat keinen.',
  'The file is in “{0}”, not in “{1}”.': 'Die Datei ist in „{0}“, nicht in „{1}“.',
  'The file is no XLIFF of version 2. Ask for version 2.0 or 2.1.':
    'Die Datei ist kein XLIFF der Version 2. Bitten Sie um Version 2.0 oder 2.1.',
  'The file is no XLIFF.': 'Die Datei ist kein XLIFF.',
  'The file is not well-formed: {0}': 'Die Datei ist kein gültiges XML: {0}',
  'The file was translated from “{0}”, not from “{1}”.':
    'Die Datei wurde aus „{0}“ übersetzt, nicht aus „{1}“.',
  'The home page has the same address in every language.':
    'Die Startseite hat in jeder Sprache dieselbe Adresse.',
  'The link “{0}” leads nowhere.': 'Der Link „{0}“ führt nirgendwohin.',
  'The link “{0}” leads to a page that doesn’t exist.':
    'Der Link „{0}“ führt zu einer Seite, die es nicht gibt.',
  'The link “{0}” leads to a section that isn’t on that page.':
    'Der Link „{0}“ führt zu einem Abschnitt, der nicht auf dieser Seite steht.',
  'The page “{0}” doesn’t exist, or was removed.':
    'Die Seite „{0}“ gibt es nicht, oder sie wurde entfernt.',
  'The page {0} begins with “{1}”. Give that page another path first.':
    'Die Seite {0} beginnt mit „{1}“. Geben Sie ihr erst einen anderen Pfad.',
  'The page “{0}” has no description.': 'Die Seite „{0}“ hat keine Beschreibung.',
  'The page “{0}” has no heading.': 'Die Seite „{0}“ hat keine Überschrift.',
  'The page “{0}” has no title. Search engines and tabs show one.':
    'Die Seite „{0}“ hat keinen Titel. Suchmaschinen und Tabs zeigen einen.',
  'The page “{0}” has two headers. The second one stands among its content.':
    'Die Seite „{0}“ hat zwei Kopfbereiche. Der zweite steht in ihrem Inhalt.',
  'The path is empty.': 'Der Pfad ist leer.',
  'The picture': 'Das Bild',
  'The primary language stays active.': 'Die Hauptsprache bleibt aktiv.',
  'The primary language stays. Make another one primary first.':
    'Die Hauptsprache bleibt. Machen Sie erst eine andere zur Hauptsprache.',
  'The section “{0}” doesn’t exist, or was removed.':
    'Den Abschnitt „{0}“ gibt es nicht, oder er wurde entfernt.',
  'The site belongs to this e-mail already.': 'Die Website gehört dieser E-Mail-Adresse schon.',
  'The site can not be published yet: some values break a rule.':
    'Die Website lässt sich noch nicht veröffentlichen: Einige Werte verletzen eine Regel.',
  'The site has no further language “{0}”.': 'Die Website hat keine weitere Sprache „{0}“.',
  'The site has no language “{0}”.': 'Die Website hat keine Sprache „{0}“.',
  'The site has no such text any more.': 'Diesen Text hat die Website nicht mehr.',
  'The site has the language “{0}” already.': 'Die Website hat die Sprache „{0}“ schon.',
  'The site is not translated into “{0}”.': 'Die Website ist nicht in „{0}“ übersetzt.',
  'The table ends inside a quoted cell.':
    'Die Tabelle endet mitten in einer Zelle mit Anführungszeichen.',
  'The table needs the columns “key” and “translation:{language}”.':
    'Die Tabelle braucht die Spalten „key“ und „translation:{language}“.',
  'There is an account with this e-mail already.':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'There is an account with this e-mail already. Sign in with it.':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
  'There is no “{0}” to edit.': 'Es gibt kein „{0}“ zu bearbeiten.',
  'There is no field “{0}” here.': 'Hier gibt es kein Feld „{0}“.',
  'There is no release {0}.': 'Es gibt keine Version {0}.',
  'There is no section “{0}” in the catalogue.': 'Im Katalog gibt es keinen Abschnitt „{0}“.',
  'There is no server at this address': 'Unter dieser Adresse gibt es keinen Server',
  'There is no such complaint.': 'Diese Beschwerde gibt es nicht.',
  'There is no such delivery that failed.': 'Diese fehlgeschlagene Zustellung gibt es nicht.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
  'There is no such link.': 'Diesen Link gibt es nicht.',
  'There is no such member.': 'Dieses Mitglied gibt es nicht.',
  'There is no such message.': 'Diese Nachricht gibt es nicht.',
  'There is no such passkey.': 'Diesen Passkey gibt es nicht.',
  'There is no such session.': 'Diese Sitzung gibt es nicht.',
  'There is no such site.': 'Diese Website gibt es nicht.',
  'There is no such upload.': 'Diesen Upload gibt es nicht.',
  'This account runs the installation and can not be deleted.':
    'Dieses Konto betreibt die Installation und lässt sich nicht löschen.',
  'This address begins like one of the site’s languages. Choose another one.':
    'Diese Adresse beginnt wie eine der Sprachen der Website. Wählen Sie eine andere.',
  'This address is for WebSocket connections.': 'Diese Adresse ist für WebSocket-Verbindungen.',
  'This address is reserved. Choose another one.':
    'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'This address is taken. Choose another one.':
    'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'This address leads into a private network': 'Diese Adresse führt in ein privates Netz',
  'This archive can’t be imported: {0}': 'Dieses Archiv lässt sich nicht importieren: {0}',
  'This button leads nowhere yet. Choose where it leads.':
    'Diese Schaltfläche führt noch nirgendwohin. Wählen Sie, wohin.',
  'This change could not be read and was not stored.':
    'Diese Änderung war nicht lesbar und wurde nicht gespeichert.',
  'This change is too large to be stored.': 'Diese Änderung ist zu groß, um gespeichert zu werden.',
  'This code is not right. Codes change every 30 seconds.':
    'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden.',
  'This device did not ask who you are. Use another passkey.':
    'Dieses Gerät hat nicht geprüft, wer Sie sind. Verwenden Sie einen anderen Passkey.',
  'This does not exist, or no longer. Check the address.':
    'Das gibt es nicht oder nicht mehr. Prüfen Sie die Adresse.',
  'This does not look like an address. Check it for typing errors.':
    'Das sieht nicht wie eine Adresse aus. Prüfen Sie auf Tippfehler.',
  'This domain belongs to this installation.': 'Diese Domain gehört zu dieser Installation.',
  'This domain has been added already.': 'Diese Domain wurde schon hinzugefügt.',
  'This domain shows another site already.': 'Diese Domain zeigt schon eine andere Website.',
  'This draft was made with a newer version of Plinth. Update Plinth to edit it.':
    'Dieser Entwurf stammt aus einer neueren Version von Plinth. Aktualisieren Sie Plinth, um ihn zu bearbeiten.',
  'This has changed in the meantime. Load it again and repeat your change.':
    'Das hat sich inzwischen geändert. Laden Sie neu und wiederholen Sie Ihre Änderung.',
  'This id is taken, or is none.': 'Diese Kennung ist vergeben oder keine gültige.',
  'This id is taken.': 'Diese Kennung ist vergeben.',
  'This is a list: use addItem, moveItem, removeItem.':
    'Das ist eine Liste: Verwenden Sie addItem, moveItem, removeItem.',
  'This is a test. Nobody wrote this message.':
    'Das ist ein Test. Niemand hat diese Nachricht geschrieben.',
  'This is a text: use setText.': 'Das ist ein Text: Verwenden Sie setText.',
  'This is no list.': 'Das ist keine Liste.',
  'This is no text: use setValue.': 'Das ist kein Text: Verwenden Sie setValue.',
  'This is not planned any more.': 'Das ist nicht mehr geplant.',
  'This is not your password.': 'Das ist nicht Ihr Passwort.',
  'This is too large. Send something smaller.': 'Das ist zu groß. Senden Sie etwas Kleineres.',
  'This item was removed.': 'Dieses Element wurde entfernt.',
  'This kind of link is not allowed. Use a web address, an e-mail address or a phone number.':
    'Diese Art von Link ist nicht erlaubt. Nutzen Sie eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer.',
  'This link has been used or has run out. Ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  'This link has been used or is not valid. Ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist ungültig. Fordern Sie einen neuen an.',
  'This link has been used, has run out or is not valid. Ask for a new one.':
    'Dieser Link wurde schon benutzt, ist abgelaufen oder ungültig. Fordern Sie einen neuen an.',
  'This name is reserved. Choose another one.':
    'Dieser Name ist reserviert. Wählen Sie einen anderen.',
  'This needs a list.': 'Hier wird eine Liste erwartet.',
  'This needs an object.': 'Hier wird ein Objekt erwartet.',
  'This passkey could not be checked. Try again.':
    'Dieser Passkey ließ sich nicht prüfen. Versuchen Sie es noch einmal.',
  'This passkey is not known here.': 'Dieser Passkey ist hier nicht bekannt.',
  'The end is before the start.': 'Das Ende liegt vor dem Beginn.',
  'Texts that are still examples: {0}.': 'Texte, die noch Beispiele sind: {0}.',
  'Messages of the forms are mailed to nobody: the site has no contact e-mail.':
    'Nachrichten der Formulare bekommt niemand per E-Mail: Die Website hat keine Kontakt-E-Mail.',
  'Messages of the forms are mailed to {0}, an example address that nobody reads.':
    'Nachrichten der Formulare gehen an {0}, eine Beispieladresse, die niemand liest.',
  'The colour {0} is too light for text on light sections. Pages show {1} there.':
    'Die Farbe {0} ist zu hell für Text auf hellen Abschnitten. Seiten zeigen dort {1}.',
  'The colour {0} is too dark for text on dark sections. Pages show {1} there.':
    'Die Farbe {0} ist zu dunkel für Text auf dunklen Abschnitten. Seiten zeigen dort {1}.',
  'The colour {0} is too light for buttons on light sections. Pages show {1} there.':
    'Die Farbe {0} ist zu hell für Schaltflächen auf hellen Abschnitten. Seiten zeigen dort {1}.',
  'The colour {0} is too dark for buttons on dark sections. Pages show {1} there.':
    'Die Farbe {0} ist zu dunkel für Schaltflächen auf dunklen Abschnitten. Seiten zeigen dort {1}.',
  'The overlay’s transparency of {0}% lets so much of the picture through that words over it may be unreadable.':
    'Mit {0} % Transparenz lässt die Überlagerung so viel vom Bild durch, dass Text darauf unlesbar sein kann.',
  'The logo is black on a dark section, where it can’t be seen.':
    'Das Logo ist schwarz auf einem dunklen Abschnitt und dort nicht zu sehen.',
  'The logo is white on a light section, where it can’t be seen.':
    'Das Logo ist weiß auf einem hellen Abschnitt und dort nicht zu sehen.',
  'Use {0}': '{0} verwenden',
  'Use {0}%': '{0} % verwenden',
  'Use a black logo': 'Schwarzes Logo verwenden',
  'Use a white logo': 'Weißes Logo verwenden',
  'This path does not end at an item.': 'Dieser Pfad endet nicht bei einem Eintrag.',
  'This picture has no alternative text for people who cannot see it.':
    'Diesem Bild fehlt ein Alternativtext für Menschen, die es nicht sehen können.',
  'This recovery code is not right, or has been used.':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.',
  'This request came from another website.': 'Diese Anfrage kam von einer anderen Website.',
  'This site has no release yet. Publish it first.':
    'Diese Website hat noch keine Version. Veröffentlichen Sie sie zuerst.',
  'This site has no such domain.': 'Diese Website hat diese Domain nicht.',
  'This site has no webhook.': 'Diese Website hat keinen Webhook.',
  'This site is yours. Delete it, or keep it.':
    'Diese Website gehört Ihnen. Löschen oder behalten Sie sie.',
  'This type of content is not accepted. Use one of the accepted types.':
    'Diese Art von Inhalt wird nicht angenommen. Nutzen Sie eine der erlaubten.',
  'This value has the wrong form.': 'Dieser Wert hat die falsche Form.',
  'This version doesn’t know the section “{0}”, so it can’t change it.':
    'Diese Version kennt den Abschnitt „{0}“ nicht und kann ihn nicht ändern.',
  'Too many files are being uploaded at once. Wait a minute and try again.':
    'Es werden zu viele Dateien auf einmal hochgeladen. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  'Too many requests. Wait a few minutes and try again.':
    'Zu viele Anfragen. Warten Sie einige Minuten und versuchen Sie es erneut.',
  'Too many uploads are unfinished. Try again later.':
    'Zu viele Uploads sind noch nicht fertig. Versuchen Sie es später noch einmal.',
  'Too many wrong codes. Sign in again.': 'Zu viele falsche Codes. Melden Sie sich erneut an.',
  'Too many wrong codes. Try again in 15 minutes, or use a passkey if you have one.':
    'Zu viele falsche Codes. Versuchen Sie es in 15 Minuten noch einmal oder nutzen Sie einen Passkey.',
  'Tracking loads without asking visitors while the GDPR banner is off.':
    'Solange das DSGVO-Banner aus ist, lädt Tracking, ohne Besucher zu fragen.',
  'Two items have the same id.': 'Zwei Einträge haben dieselbe Kennung.',
  'Two items have this id.': 'Zwei Einträge haben diese Kennung.',
  'Use at least {0} characters': 'Mindestens {0} Zeichen',
  'Use at most {0} characters.': 'Höchstens {0} Zeichen.',
  'Use letters, digits, hyphens, underscores and dots, with slashes in between.':
    'Nutzen Sie Buchstaben, Ziffern, Bindestriche, Unterstriche und Punkte, dazwischen Schrägstriche.',
  'Use small letters, digits and hyphens, a letter or digit at both ends, at most 63 characters.':
    'Kleinbuchstaben, Ziffern und Bindestriche, am Anfang und Ende ein Buchstabe oder eine Ziffer, höchstens 63 Zeichen.',
  'Used {0}.': 'Benutzt: {0}.',
  'You are no member of this site.': 'Sie sind kein Mitglied dieser Website.',
  'You are not signed in. Sign in and try again.':
    'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  'You may look at this draft, but not change it.':
    'Sie dürfen diesen Entwurf ansehen, aber nicht ändern.',
  'You may not do this. Ask the owner of the site for access.':
    'Das dürfen Sie nicht. Bitten Sie den Inhaber der Website um Zugang.',
  '{0} could not be read as a picture: it is damaged or incomplete. Export it again and try once more.':
    '{0} ließ sich nicht als Bild lesen: Die Datei ist beschädigt oder unvollständig. Exportieren Sie sie neu und versuchen Sie es noch einmal.',
  '{0} could not be read as a video: it is damaged or incomplete. Export it again and try once more.':
    '{0} ließ sich nicht als Video lesen: Die Datei ist beschädigt oder unvollständig. Exportieren Sie sie neu und versuchen Sie es noch einmal.',
  '{0} could not be read: it is damaged, or too complicated. Export it again and try once more.':
    '{0} ließ sich nicht lesen: Die Datei ist beschädigt oder zu kompliziert. Exportieren Sie sie neu und versuchen Sie es noch einmal.',
  '{0} has a name that leads out of its folder. Give it another one.':
    'Der Name von {0} führt aus seinem Ordner hinaus. Benennen Sie die Datei um.',
  '{0} has {1} frames of {2} × {3} pixels, which is too much for a browser. Shorten it, or use a video.':
    '{0} hat {1} Einzelbilder mit {2} × {3} Pixeln, zu viel für einen Browser. Kürzen Sie die Animation oder nehmen Sie ein Video.',
  '{0} is a HEIC picture, which this server can not decode. Save it as JPEG and try again; on an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG from now on.':
    '{0} ist ein HEIC-Bild, das dieser Server nicht lesen kann. Speichern Sie es als JPEG und versuchen Sie es noch einmal; auf dem iPhone nimmt Einstellungen › Kamera › Formate › Maximale Kompatibilität künftig JPEG auf.',
  '{0} is empty.': '{0} ist leer.',
  '{0} is larger than {1} MB, which is too much for a drawing. Simplify it, or export it as PNG.':
    '{0} ist größer als {1} MB, zu viel für eine Zeichnung. Vereinfachen Sie sie oder exportieren Sie sie als PNG.',
  '{0} is not of an accepted type, whatever its name says. Accepted are: {1}.':
    '{0} hat keinen erlaubten Dateityp, auch wenn der Name anders lautet. Erlaubt sind: {1}.',
  '{0} is too large. {1} may have up to {2} MB.': '{0} ist zu groß. {1} darf bis zu {2} MB haben.',
  '{0} is used {1}. Remove it there first, or delete it all the same: what is published goes on showing it.':
    '{0} wird benutzt: {1}. Entfernen Sie die Datei dort zuerst oder löschen Sie sie trotzdem: Was veröffentlicht ist, zeigt sie weiter.',
  '{0} may not publish this site any more.': '{0} darf diese Website nicht mehr veröffentlichen.',
  '{0} says that it is {1} × {2} pixels. At most {3} million can be shown: make it smaller and try again.':
    '{0} gibt {1} × {2} Pixel an. Höchstens {3} Millionen lassen sich zeigen: Verkleinern Sie das Bild und versuchen Sie es noch einmal.',
  '{0} takes too much memory to be read as a whole, as its type needs: it is {1} × {2} pixels. Make it smaller, or export it as a plain JPEG, and try again.':
    '{0} braucht zu viel Speicher, um als Ganzes gelesen zu werden, wie es sein Typ verlangt: {1} × {2} Pixel. Verkleinern Sie das Bild oder exportieren Sie es als einfaches JPEG.',
  '{0}: texts missing: {1}.': '{0}: fehlende Texte: {1}.',
  '{0}: texts missing: {1}; outdated: {2}.': '{0}: fehlende Texte: {1}; veraltete: {2}.',
  '{0}: texts outdated: {1}.': '{0}: veraltete Texte: {1}.',
};
