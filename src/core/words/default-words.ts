/** The words that a site's banners, messenger and navigation start with, in the languages that visitors are spoken to in. */
import type { SiteDocument } from '../document/document';
import type { Widgets } from '../document/records';
import { itemKey } from '../draft/keys';
import { visitorLanguage, visitorWords, type VisitorLanguage } from './visitor';

/** By the English words with which a site starts: Swedish, German, Danish, Italian, Polish. */
const WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  'We use cookies to run this site and, with your agreement, to understand how it is used and to show relevant content.':
    [
      'Vi använder kakor för att driva webbplatsen och, om du samtycker, för att förstå hur den används och visa relevant innehåll.',
      'Wir verwenden Cookies, um diese Website zu betreiben und, mit Ihrer Zustimmung, um zu verstehen, wie sie genutzt wird, und passende Inhalte zu zeigen.',
      'Vi bruger cookies til at drive webstedet og, hvis du samtykker, til at forstå, hvordan det bruges, og vise relevant indhold.',
      'Usiamo i cookie per far funzionare il sito e, con il tuo consenso, per capire come viene usato e mostrare contenuti pertinenti.',
      'Używamy plików cookie, aby strona działała, a za Twoją zgodą także po to, by rozumieć, jak jest używana, i pokazywać odpowiednie treści.',
    ],
  Accept: ['Godkänn', 'Akzeptieren', 'Accepter', 'Accetta', 'Akceptuję'],
  Decline: ['Avböj', 'Ablehnen', 'Afvis', 'Rifiuta', 'Odrzucam'],
  Settings: ['Inställningar', 'Einstellungen', 'Indstillinger', 'Impostazioni', 'Ustawienia'],
  'Privacy policy': [
    'Integritetspolicy',
    'Datenschutzerklärung',
    'Privatlivspolitik',
    'Informativa sulla privacy',
    'Polityka prywatności',
  ],
  'Cookie settings': [
    'Inställningar för kakor',
    'Cookie-Einstellungen',
    'Cookieindstillinger',
    'Impostazioni dei cookie',
    'Ustawienia plików cookie',
  ],
  'Choose which cookies this site may use. You can change your choice at any time.': [
    'Välj vilka kakor webbplatsen får använda. Du kan ändra ditt val när som helst.',
    'Wählen Sie, welche Cookies diese Website verwenden darf. Sie können Ihre Wahl jederzeit ändern.',
    'Vælg, hvilke cookies webstedet må bruge. Du kan til enhver tid ændre dit valg.',
    'Scegli quali cookie può usare questo sito. Puoi cambiare la tua scelta in qualsiasi momento.',
    'Wybierz, których plików cookie może używać ta strona. Wybór możesz zmienić w każdej chwili.',
  ],
  More: ['Mer', 'Mehr', 'Mere', 'Altro', 'Więcej'],
  'Hi there 👋\n How can I help you?': [
    'Hej 👋\n Hur kan jag hjälpa dig?',
    'Hallo 👋\n Wie kann ich Ihnen helfen?',
    'Hej 👋\n Hvordan kan jeg hjælpe dig?',
    'Ciao 👋\n Come posso aiutarti?',
    'Cześć 👋\n Jak mogę pomóc?',
  ],
  'Start Chat': ['Starta chatt', 'Chat starten', 'Start chat', 'Avvia la chat', 'Rozpocznij czat'],
  Confirm: ['Bekräfta', 'Bestätigen', 'Bekræft', 'Conferma', 'Potwierdź'],
  'Needed for the site to work. Always on.': [
    'Behövs för att webbplatsen ska fungera. Alltid på.',
    'Nötig, damit die Website funktioniert. Immer an.',
    'Nødvendige for at webstedet fungerer. Altid slået til.',
    'Necessari al funzionamento del sito. Sempre attivi.',
    'Potrzebne do działania strony. Zawsze włączone.',
  ],
  'Help us to see how the site is used.': [
    'Hjälper oss att se hur webbplatsen används.',
    'Zeigen uns, wie die Website genutzt wird.',
    'Hjælper os med at se, hvordan webstedet bruges.',
    'Ci aiutano a vedere come viene usato il sito.',
    'Pomagają nam zobaczyć, jak strona jest używana.',
  ],
  'Let us show content and offers that fit you.': [
    'Låter oss visa innehåll och erbjudanden som passar dig.',
    'Lassen uns Inhalte und Angebote zeigen, die zu Ihnen passen.',
    'Lader os vise indhold og tilbud, der passer til dig.',
    'Ci permettono di mostrare contenuti e offerte adatti a te.',
    'Pozwalają nam pokazywać treści i oferty dopasowane do Ciebie.',
  ],
  'Remember choices that make the site easier to use.': [
    'Kommer ihåg val som gör webbplatsen enklare att använda.',
    'Merken sich, was die Website leichter bedienbar macht.',
    'Husker valg, der gør webstedet lettere at bruge.',
    'Ricordano le scelte che rendono il sito più facile da usare.',
    'Zapamiętują wybory, które ułatwiają korzystanie ze strony.',
  ],
};
const ORDER: readonly VisitorLanguage[] = ['sv', 'de', 'da', 'it', 'pl'];

const CATEGORIES = ['essential', 'analytics', 'marketing', 'functional'] as const;

/** The texts, by their keys in a draft, that start with such words. */
const TEXTS =
  /^(?:widgets\/(?:simpleBanner|gdprBanner)\/.+|widgets\/messenger\/.+\/(?:message|buttonText)|settings\/extraLinksLabel|navigation\/privacy\/name)$/;

/** What the English words with which a text starts are in a language; undefined for other words and languages. */
export function defaultWord(key: string, word: string, language: string): string | undefined {
  const spoken = visitorLanguage(language);
  const at = ORDER.indexOf(spoken);
  if (at < 0 || !TEXTS.test(key)) return undefined;
  if (Object.hasOwn(WORDS, word)) return WORDS[word]?.[at];
  const english = visitorWords('en').cookies.categories;
  const category = CATEGORIES.find((name) => english[name] === word);
  return category === undefined ? undefined : visitorWords(spoken).cookies.categories[category];
}

/** Whether a text says in a language what it starts with there. */
export function isDefaultIn(key: string, text: string, language: string): boolean {
  if (!TEXTS.test(key)) return false;
  const spoken = visitorLanguage(language);
  const at = ORDER.indexOf(spoken);
  if (Object.values(visitorWords(spoken).cookies.categories).includes(text)) return true;
  if (at < 0) return language.startsWith('en') && Object.hasOwn(WORDS, text);
  return Object.values(WORDS).some((words) => words[at] === text);
}

/**
 * A document in a language, with the words that nobody has written in that language too.
 * @param own what was written in it, by key: that is never replaced
 */
export function withDefaultWords(
  document: SiteDocument,
  language: string,
  own: Readonly<Record<string, unknown>> = {},
): SiteDocument {
  if (!ORDER.includes(visitorLanguage(language))) return document;
  const { widgets, settings, navigation } = document;
  const say = (key: string, word: string) =>
    Object.hasOwn(own, key) ? word : (defaultWord(key, word, language) ?? word);
  return {
    ...document,
    widgets: widgetsWithDefaultWords(widgets, language, own),
    settings: {
      ...settings,
      extraLinksLabel: say('settings/extraLinksLabel', settings.extraLinksLabel),
    },
    navigation: {
      ...navigation,
      privacy: said(navigation.privacy, 'navigation/privacy', say),
    },
  };
}

/** The widgets alone. */
export function widgetsWithDefaultWords(
  widgets: Widgets,
  language: string,
  own: Readonly<Record<string, unknown>>,
): Widgets {
  const say = (key: string, word: string) =>
    Object.hasOwn(own, key) ? word : (defaultWord(key, word, language) ?? word);
  return said(widgets, 'widgets', say);
}

/** The same values, with every string said by its key. */
function said<Value>(value: Value, at: string, say: (key: string, word: string) => string): Value {
  const change = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') return say(key, one);
    if (Array.isArray(one)) return one.map((item: unknown) => change(item, itemKeyOf(item, key)));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) => [name, change(inner, `${key}/${name}`)]),
    );
  };
  // Strings stay strings: the shape is the same.
  return change(value, at) as Value;
}

function itemKeyOf(item: unknown, list: string): string {
  const { id = '' } = { ...(item as { id?: string } | null) };
  return itemKey(list, id);
}
