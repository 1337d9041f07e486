import type { Messages } from '../say';

/** What core and the server answer: limits, checks, refusals. */
export const messages: Messages = {
  'A newer version of Plinth wrote this draft. Update this installation to edit it.':
    'Eine neuere Version von Plinth hat diesen Entwurf geschrieben. Aktualisieren Sie diese Installation, um ihn zu bearbeiten.',
  'A page has the address {0}: a redirect there would never be used.':
    'Eine Seite hat die Adresse {0}: Eine Weiterleitung dort würde nie benutzt.',
  'A path that starts and ends with a slash, such as /marketing/.':
    'Ein Pfad, der mit einem Schrägstrich beginnt und endet, etwa /marketing/.',
  'A site has at least one page.': 'Eine Website hat mindestens eine Seite.',
  'A site has at most one "{0}", and this one has it.':
    'Eine Website hat höchstens einmal „{0}“, und diese hat es schon.',
  'A site has at most one "{0}".': 'Eine Website hat höchstens einmal „{0}“.',
  'A site needs a home page: give one page the path "/".':
    'Eine Website braucht eine Startseite: Geben Sie einer Seite den Pfad „/“.',
  'A site needs at least one language.': 'Eine Website braucht mindestens eine Sprache.',
  'A site needs at least one page.': 'Eine Website braucht mindestens eine Seite.',
  'Another page has this address. Choose another one.':
    'Eine andere Seite hat diese Adresse. Wählen Sie eine andere.',
  'At least {0}.': 'Mindestens {0}.',
  'At most {0} characters.': 'Höchstens {0} Zeichen.',
  'At most {0} edits at once.': 'Höchstens {0} Änderungen auf einmal.',
  'At most {0}.': 'Höchstens {0}.',
  'Control characters are not allowed.': 'Steuerzeichen sind nicht erlaubt.',
  'Make another language primary instead.':
    'Machen Sie stattdessen eine andere Sprache zur Hauptsprache.',
  'Some values are not valid. Correct the fields named below and try again.':
    'Einige Werte sind ungültig. Berichtigen Sie die unten genannten Felder und versuchen Sie es erneut.',
  'Something went wrong on our side. Try again in a moment.':
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'The address contains line breaks or control characters. Remove them.':
    'Die Adresse enthält Zeilenumbrüche oder Steuerzeichen. Entfernen Sie sie.',
  'The address is longer than {0} characters. Use a shorter one.':
    'Die Adresse ist länger als {0} Zeichen. Nutzen Sie eine kürzere.',
  'The event "{0}" doesn\'t exist, or was removed.':
    'Die Veranstaltung „{0}“ gibt es nicht, oder sie wurde entfernt.',
  'The home page has the same address in every language.':
    'Die Startseite hat in jeder Sprache dieselbe Adresse.',
  'The link "{0}" leads nowhere.': 'Der Link „{0}“ führt nirgendwohin.',
  'The link "{0}" leads to a page that doesn\'t exist.':
    'Der Link „{0}“ führt zu einer Seite, die es nicht gibt.',
  'The link "{0}" leads to a section that isn\'t on that page.':
    'Der Link „{0}“ führt zu einem Abschnitt, der nicht auf dieser Seite steht.',
  'The page "{0}" doesn\'t exist, or was removed.':
    'Die Seite „{0}“ gibt es nicht, oder sie wurde entfernt.',
  'The page {0} begins with "{1}". Give that page another path first.':
    'Die Seite {0} beginnt mit „{1}“. Geben Sie ihr erst einen anderen Pfad.',
  'The page {0} has no description.': 'Die Seite {0} hat keine Beschreibung.',
  'The page {0} has no heading.': 'Die Seite {0} hat keine Überschrift.',
  'The page {0} has no title. Search engines and tabs show one.':
    'Die Seite {0} hat keinen Titel. Suchmaschinen und Tabs zeigen einen.',
  'The primary language stays active.': 'Die Hauptsprache bleibt aktiv.',
  'The primary language stays. Make another one primary first.':
    'Die Hauptsprache bleibt. Machen Sie erst eine andere zur Hauptsprache.',
  'The section "{0}" doesn\'t exist, or was removed.':
    'Den Abschnitt „{0}“ gibt es nicht, oder er wurde entfernt.',
  'The site has no language "{0}".': 'Die Website hat keine Sprache „{0}“.',
  'The site has the language "{0}" already.': 'Die Website hat die Sprache „{0}“ schon.',
  'This address begins like one of the site’s languages. Choose another one.':
    'Diese Adresse beginnt wie eine der Sprachen der Website. Wählen Sie eine andere.',
  'This address is reserved. Choose another one.':
    'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'This does not exist, or no longer. Check the address.':
    'Das gibt es nicht oder nicht mehr. Prüfen Sie die Adresse.',
  'This does not look like an address. Check it for typing errors.':
    'Das sieht nicht wie eine Adresse aus. Prüfen Sie auf Tippfehler.',
  'This has changed in the meantime. Load it again and repeat your change.':
    'Das hat sich inzwischen geändert. Laden Sie neu und wiederholen Sie Ihre Änderung.',
  'This is not a {0}.': 'Keine gültige Angabe: {0}.',
  'This is too large. Send something smaller.': 'Das ist zu groß. Senden Sie etwas Kleineres.',
  'This item was removed.': 'Dieses Element wurde entfernt.',
  'This kind of link is not allowed. Use a web address, an e-mail address or a phone number.':
    'Diese Art von Link ist nicht erlaubt. Nutzen Sie eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer.',
  'This picture has no alternative text for people who cannot see it.':
    'Diesem Bild fehlt ein Alternativtext für Menschen, die es nicht sehen können.',
  'This type of content is not accepted. Use one of the accepted types.':
    'Diese Art von Inhalt wird nicht angenommen. Nutzen Sie eine der erlaubten.',
  'This value has the wrong form.': 'Dieser Wert hat die falsche Form.',
  'This version doesn\'t know the section "{0}", so it can\'t change it.':
    'Diese Version kennt den Abschnitt „{0}“ nicht und kann ihn nicht ändern.',
  'Too many requests. Wait a few minutes and try again.':
    'Zu viele Anfragen. Warten Sie einige Minuten und versuchen Sie es erneut.',
  'Tracking loads without asking visitors while the GDPR banner is off.':
    'Solange das DSGVO-Banner aus ist, lädt Tracking, ohne Besucher zu fragen.',
  'Use at most {0} characters.': 'Höchstens {0} Zeichen.',
  'Use letters, digits, hyphens, underscores and dots, with slashes in between.':
    'Nutzen Sie Buchstaben, Ziffern, Bindestriche, Unterstriche und Punkte, dazwischen Schrägstriche.',
  'You are not signed in. Sign in and try again.':
    'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  'You may not do this. Ask the owner of the site for access.':
    'Das dürfen Sie nicht. Bitten Sie den Inhaber der Website um Zugang.',
};
