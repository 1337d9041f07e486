/** The sample site's texts in German, by text key. */
import { planTexts } from './plans';

export const de: Readonly<Record<string, string>> = {
  'settings/extraLinksLabel': 'Mehr',
  'navigation/header/#about/text': 'Über uns',
  'navigation/header/#packages/text': 'Pakete',
  'navigation/header/#contact/text': 'Kontakt',
  'navigation/header/#login/text': 'Anmelden',
  'navigation/footer/#about/text': 'Über uns',
  'navigation/footer/#packages/text': 'Pakete',
  'navigation/footer/#contact/text': 'Kontakt',
  'navigation/footer/#login/text': 'Anmelden',
  'navigation/privacy/name': 'Datenschutzerklärung',
  'widgets/simpleBanner/consentText':
    'Wir verwenden Cookies, um diese Website zu betreiben und, mit Ihrer Zustimmung, um zu verstehen, wie sie genutzt wird, und passende Inhalte zu zeigen.',
  'widgets/simpleBanner/acceptBtn/name': 'Akzeptieren',
  'widgets/gdprBanner/consentText':
    'Wir verwenden Cookies für den Betrieb dieser Website und, wenn Sie zustimmen, um Besuche zu zählen. Vor Ihrer Wahl wird nichts von Dritten geladen.',
  'widgets/gdprBanner/acceptBtn/name': 'Akzeptieren',
  'widgets/gdprBanner/declineBtn/name': 'Ablehnen',
  'widgets/gdprBanner/settingsBtn/name': 'Einstellungen',
  'widgets/gdprBanner/privacyPolicyBtn/name': 'Datenschutzerklärung',
  'widgets/gdprBanner/settings/title': 'Cookie-Einstellungen',
  'widgets/gdprBanner/settings/description':
    'Wählen Sie, was diese Website speichern und laden darf. Sie können das jederzeit ändern.',
  'widgets/gdprBanner/settings/confirmBtnName': 'Bestätigen',
  'widgets/gdprBanner/settings/categories/#essential/title': 'Notwendig',
  'widgets/gdprBanner/settings/categories/#essential/description':
    'Merkt sich Ihre Wahl und sendet die Formulare. Immer an.',
  'widgets/gdprBanner/settings/categories/#analytics/title': 'Statistik',
  'widgets/gdprBanner/settings/categories/#analytics/description':
    'Zählt Besuche, damit wir sehen, welche Seiten helfen.',
  'widgets/gdprBanner/settings/categories/#marketing/title': 'Marketing',
  'widgets/gdprBanner/settings/categories/#marketing/description':
    'Chat und Werbung anderer Unternehmen.',
  'widgets/gdprBanner/settings/categories/#functional/title': 'Funktional',
  'widgets/gdprBanner/settings/categories/#functional/description':
    'Merkt sich Einstellungen wie Ihre Sprache.',

  'page:home/meta/title': 'Lockstep: Absperrungen und Freigaben, nachgewiesen vor Arbeitsbeginn',
  'page:home/meta/keywords':
    'sicheres Arbeiten, LOTO, Freischaltung, Absperrung, Arbeitserlaubnis, R&I-Fließbild',
  'page:home/meta/description':
    'Software für sicheres Arbeiten in Öl und Gas, erneuerbaren Energien, Kerntechnik und Petrochemie: Absperrungen im eigenen R&I-Fließbild planen, Arbeiten freigeben, jedes Schloss sehen.',

  'hero/supTitle': 'Software für sicheres Arbeiten in Prozessanlagen',
  'hero/title': 'Nichts geht auf, bevor jede Absperrung nachgewiesen ist',
  'hero/paragraph':
    'Planen Sie Absperrungen in Ihren eigenen R&I-Fließbildern, erteilen Sie die Freigaben dazu, und sehen Sie jedes Schloss der Anlage, bevor Sie unterschreiben.',
  'hero/btnText': 'Demo vereinbaren',
  'hero/playBtnText': 'VIDEO ABSPIELEN',

  'about/title': 'Auf dem Schein geschlossen. Im Feld offen.',
  'about/subTitle': 'Lockstep begann mit einem Entleerungsventil an einer Kondensatpumpe.',
  'about/paragraph1':
    'Zwei von uns standen an der Pumpe, die Gehäuseschrauben zur Hälfte gelöst, und heißes Wasser lief über die Auffangwanne. Laut Schein war XV-1204 geschlossen. Niemand hatte gelogen: Die Liste war vom letzten Auftrag übernommen, und der betraf die Reservepumpe.',
  'about/paragraph2':
    'Darum beginnen wir mit dem Fließbild, nicht mit der Liste. Sie wählen die Punkte im R&I, gehen sie mit dem Telefon ab, sperren, kennzeichnen und fotografieren sie; erst dann öffnet sich die Freigabe. Nehmen Sie ein Schloss ab, hält jede Freigabe an, die darauf beruht.',
  'about/buttons/#see/btnText': 'Die zwölf Bausteine ansehen',

  'features/title': 'Vom Strich im Fließbild bis zum letzten Schloss',
  'features/description':
    'Ein Datensatz je Absperrung, zwölf Bausteine, die ihn teilen. Zusammen ersetzen sie die Tafel, das Schlüsselbuch und die Tabelle, die nur eine Person versteht.',
  'features/featureIconText/#planning/title': 'Planung im R&I-Fließbild',
  'features/featureIconText/#planning/content':
    'Wählen Sie Punkte in Ihrem vorhandenen Plan. Die Grenze wird verfolgt, die noch offene Leitung benannt.',
  'features/featureIconText/#permits/title': 'Arbeitserlaubnis',
  'features/featureIconText/#permits/content':
    'Heißarbeit, Öffnen von Leitungen, Behälter befahren, Erdarbeiten: je mit eigenen Prüfungen und Fristen.',
  'features/featureIconText/#locks/title': 'Schloss- und Schlüsselregister',
  'features/featureIconText/#locks/content':
    'Jedes Schloss hat Nummer, Inhaber und Punkt. Der Schlüsselkasten ist beim Schichtwechsel in zwei Minuten gezählt.',
  'features/featureIconText/#walkdown/title': 'Rundgang mit dem Telefon',
  'features/featureIconText/#walkdown/content':
    'Schild scannen, Armatur fotografieren, Stellung bestätigen. Ohne Netz wird gewartet, dann abgeglichen.',
  'features/featureIconText/#conflicts/title': 'Konfliktprüfung',
  'features/featureIconText/#conflicts/content':
    'Zwei Freigaben auf einer Leitung fallen beim Anlegen der zweiten auf, nicht bei der Einweisung.',
  'features/featureIconText/#zero/title': 'Energiefrei, nachgewiesen',
  'features/featureIconText/#zero/content':
    'Entleert, entlüftet, spannungsfrei: ein Messwert mit Zeit und Namen, kein Häkchen.',
  'features/featureIconText/#handover/title': 'Schichtübergabe',
  'features/featureIconText/#handover/content':
    'Offene Freigaben, Überbrückungen und Langzeitabsperrungen auf einer Seite, von beiden Schichten gezeichnet.',
  'features/featureIconText/#test/title': 'Probelauf',
  'features/featureIconText/#test/content':
    'Einen Teil der Absperrung für den Motorprobelauf aufheben und wiederherstellen. In beide Richtungen geprüft.',
  'features/featureIconText/#competence/title': 'Befähigung am Tor',
  'features/featureIconText/#competence/content':
    'Ein abgelaufener Nachweis stoppt heute die Unterschrift, nicht im Frühjahr das Audit.',
  'features/featureIconText/#longterm/title': 'Langzeitabsperrungen',
  'features/featureIconText/#longterm/content':
    'Jede hat Prüfdatum und Verantwortlichen. Überfälliges geht an den Bereich, dann an Sie.',
  'features/featureIconText/#trail/title': 'Nachweis',
  'features/featureIconText/#trail/content':
    'Wer, was, wann, auf welchem Gerät. Ein Jahr für die Behörde ist eine Datei.',
  'features/featureIconText/#links/title': 'Anschluss an Ihre Systeme',
  'features/featureIconText/#links/content':
    'Aufträge aus der Instandhaltung, Kennzeichen aus der Dokumentation, Anmeldung aus Ihrem Verzeichnis.',

  'benefits/title': 'Ihr Gewinn, ab dem ersten Stillstand',
  'benefits/blocks/#error/title': 'Weniger menschliche Fehler',
  'benefits/blocks/#error/paragraph':
    'Kein Punkt wird vergessen, vom alten Auftrag kopiert oder zu früh geöffnet: Die Grenze kommt aus dem Fließbild.',
  'benefits/blocks/#time/title': 'Zeitersparnis',
  'benefits/blocks/#time/paragraph':
    'Vierzig Punkte in 25 Minuten geplant statt in einem halben Tag, und beim nächsten Stillstand wieder verwendbar.',
  'benefits/blocks/#view/title': 'Überblick für die Leitung',
  'benefits/blocks/#view/paragraph':
    'Offene Freigaben, Schlösser und Überbrückungen je Anlage, Überfälliges zuerst. Kein Anruf in der Messwarte.',

  'packages/title': 'Leistungspakete mit Preis je Standort',
  'packages/paragraph':
    'SSOW LOTO umfasst Absperrungen: planen, sperren, nachweisen, wiederherstellen. PTW & LOTO ergänzt Arbeitserlaubnisse im selben Datensatz. Die Schulung vor Ort gehört zu jedem Paket.',
  ...planTexts({
    poa: 'Auf Anfrage',
    period: 'pro Monat',
    users: (count) => `Bis zu ${count} Nutzer`,
    site: 'Ein Abonnement je Standort',
    term: 'Jahresvertrag über 12 Monate',
    quote: 'Angebot anfordern',
    start: 'Mit einer Demo beginnen',
    planning: 'Planung in Ihren R&I-Fließbildern',
    register: 'Schloss- und Schlüsselregister',
    walkdown: 'Rundgang mit dem Telefon',
    conflicts: 'Konfliktprüfung',
    test: 'Probelauf',
    links: 'Anschluss an Ihre Systeme',
    allOf: (plan) => `Alles aus ${plan}`,
    fourTypes: 'Vier Arten von Arbeitserlaubnis',
    handover: 'Schichtübergabe',
    ownTypes: 'Eigene Arten von Arbeitserlaubnis',
  }),

  'partners/title': 'Partner, die mit uns absperren',
  'partners/paragraph':
    'Betreiber, Terminals und Servicefirmen. Sie haben uns gesagt, was auf See, in der Kälte und mit Handschuhen geht, und was nicht.',

  'demo/title': 'Buchen Sie heute Ihre kostenlose Demo!',
  'demo/paragraph':
    'Vierzig Minuten mit einem Ingenieur: Ihr eigenes R&I-Fließbild auf dem Bildschirm, eine echte Absperrung von Anfang bis Ende geplant. Das Ergebnis behalten Sie.',
  'demo/buttons/#book/btnText': 'Termin wählen',
  'demo/buttons/#call/btnText': '+44 20 7946 0018 anrufen',

  'contact/title': 'Kontakt',
  'contact/paragraph':
    'Ein Ingenieur antwortet, in der Regel am selben Arbeitstag. Sagen Sie uns, welche Anlage, wie viele Absperrungen im Monat und was Sie heute nutzen.',
  'contact/placeholders/name': 'Ihr Name',
  'contact/placeholders/email': 'Ihre E-Mail-Adresse',
  'contact/placeholders/message': 'Ihre Nachricht',
  'contact/buttonText': 'Nachricht senden',

  'footer/copyrightText': '© 2026 Lockstep Systems Ltd, Aberdeen. Alle Rechte vorbehalten.',

  'page:privacy/meta/title': 'Datenschutzerklärung | Lockstep',
  'page:privacy/meta/keywords': 'Datenschutzerklärung, Cookies, personenbezogene Daten',
  'page:privacy/meta/description':
    'Welche personenbezogenen Daten diese Website verwendet, wozu, wie lange, wer sie noch sieht und welche Rechte Sie haben.',
  'policy/title': 'Datenschutzerklärung',
  'policy/subtitle': 'Zuletzt aktualisiert: 3. November 2026',
  'policy/content/#who/title': '1. Wer verantwortlich ist',
  'policy/content/#who/paragraph':
    'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Schottland, entscheidet, wozu und wie die personenbezogenen Daten auf dieser Website verwendet werden.\nFragen dazu richten Sie bitte an privacy@lockstep.example. Diese Seite gilt nur für die Website; für die Daten, die Ihre Anlage im Produkt Lockstep führt, gilt Ihr Vertrag.',
  'policy/content/#what/title': '2. Was wir erheben, und wozu',
  'policy/content/#what/paragraph':
    'Kontaktformular: Ihr Name, Ihre E-Mail-Adresse und Ihre Nachricht. Wir verwenden sie, um Ihnen zu antworten, weil Sie uns darum gebeten haben, und löschen sie 24 Monate nach der letzten Nachricht.\nCookies und ähnliche Speicher: nur, was die Website braucht, bis Sie mehr zustimmen. Mit Ihrer Einwilligung zählen wir Besuche, um zu sehen, welche Seiten helfen. Ihre Wahl können Sie jederzeit in den Cookie-Einstellungen ändern.',
  'policy/content/#who-else/title': '3. Wer sie noch sieht',
  'policy/content/#who-else/paragraph':
    'Unsere Anbieter für Hosting und E-Mail verarbeiten die Daten in unserem Auftrag, im Vereinigten Königreich und im Europäischen Wirtschaftsraum, auf Grundlage schriftlicher Verträge. Wir verkaufen keine personenbezogenen Daten und geben sie nicht zu Werbezwecken weiter.\nAn Behörden übermitteln wir Daten nur, wo das Gesetz uns verpflichtet.',
  'policy/content/#rights/title': '4. Ihre Rechte',
  'policy/content/#rights/paragraph':
    'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihre Verwendung einschränken oder ihr widersprechen und sie mitnehmen. Wo wir uns auf Ihre Einwilligung stützen, können Sie diese widerrufen; was bis dahin geschah, bleibt rechtmäßig.\nSchreiben Sie an privacy@lockstep.example. Genügt Ihnen unsere Antwort nicht, können Sie sich beim Information Commissioner’s Office oder bei der Behörde an Ihrem Wohnort beschweren.',
};
