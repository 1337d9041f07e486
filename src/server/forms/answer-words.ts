import { ERRORS, type FieldError } from '../../core/errors';
import { RSVP_MESSAGES } from '../../core/validation/rsvp-form';
import { translateMessage } from '../../core/words/translate-message';
import {
  visitorLanguage,
  visitorWords,
  type VisitorLanguage,
  type VisitorWords,
} from '../../core/words/visitor';
import { EVENT_GONE, OTHER_SITE } from './posted';

const REFUSED = ERRORS.validation_failed.message;
const TOO_OFTEN = ERRORS.rate_limited.message;
const { attending: ATTENDING, guests: GUESTS } = RSVP_MESSAGES;

type Message =
  | typeof REFUSED
  | typeof TOO_OFTEN
  | typeof ATTENDING
  | typeof GUESTS
  | typeof OTHER_SITE
  | typeof EVENT_GONE;

/** What only a page for somebody without script says: pages with script don't load it. */
interface AnswerWords {
  back: string;
  /** By what the server says in English; null where that is what is said. */
  messages: Readonly<Record<Message, string>> | null;
}

const ANSWERS: Readonly<Record<VisitorLanguage, AnswerWords>> = {
  en: { back: 'Back to the page', messages: null },
  sv: {
    back: 'Tillbaka till sidan',
    messages: {
      [REFUSED]: 'Några uppgifter stämmer inte. Rätta fälten nedan och försök igen.',
      [TOO_OFTEN]: 'För många försök. Vänta några minuter och försök igen.',
      [ATTENDING]: 'Välj om du kommer',
      [GUESTS]: 'Ange ett heltal från 0 till 20',
      [OTHER_SITE]: 'Formuläret hör till en annan webbplats. Ladda sidan på nytt.',
      [EVENT_GONE]: 'Evenemanget finns inte längre. Ladda sidan på nytt.',
    },
  },
  de: {
    back: 'Zurück zur Seite',
    messages: {
      [REFUSED]: 'Einige Angaben stimmen nicht. Bitte berichtigen Sie die Felder unten.',
      [TOO_OFTEN]: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      [ATTENDING]: 'Bitte wählen Sie, ob Sie kommen',
      [GUESTS]: 'Bitte geben Sie eine ganze Zahl von 0 bis 20 ein',
      [OTHER_SITE]:
        'Dieses Formular gehört zu einer anderen Website. Bitte laden Sie die Seite neu.',
      [EVENT_GONE]: 'Diese Veranstaltung gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    },
  },
  da: {
    back: 'Tilbage til siden',
    messages: {
      [REFUSED]: 'Nogle oplysninger er ikke gyldige. Ret felterne nedenfor, og prøv igen.',
      [TOO_OFTEN]: 'For mange forsøg. Vent nogle minutter, og prøv igen.',
      [ATTENDING]: 'Vælg, om du kommer',
      [GUESTS]: 'Skriv et helt tal fra 0 til 20',
      [OTHER_SITE]: 'Formularen hører til et andet websted. Indlæs siden igen.',
      [EVENT_GONE]: 'Arrangementet findes ikke længere. Indlæs siden igen.',
    },
  },
  it: {
    back: 'Torna alla pagina',
    messages: {
      [REFUSED]: 'Alcuni dati non sono validi. Correggi i campi indicati sotto e riprova.',
      [TOO_OFTEN]: 'Troppi tentativi. Attendi qualche minuto e riprova.',
      [ATTENDING]: 'Scegli se partecipi',
      [GUESTS]: 'Inserisci un numero intero da 0 a 20',
      [OTHER_SITE]: 'Questo modulo appartiene a un altro sito. Ricarica la pagina.',
      [EVENT_GONE]: 'Questo evento non esiste più. Ricarica la pagina.',
    },
  },
  pl: {
    back: 'Wróć na stronę',
    messages: {
      [REFUSED]:
        'Niektóre dane są nieprawidłowe. Popraw pola wymienione poniżej i spróbuj ponownie.',
      [TOO_OFTEN]: 'Zbyt wiele prób. Poczekaj kilka minut i spróbuj ponownie.',
      [ATTENDING]: 'Wybierz, czy przyjdziesz',
      [GUESTS]: 'Podaj liczbę całkowitą od 0 do 20',
      [OTHER_SITE]: 'Ten formularz należy do innej witryny. Wczytaj stronę ponownie.',
      [EVENT_GONE]: 'To wydarzenie już nie istnieje. Wczytaj stronę ponownie.',
    },
  },
};

/** What somebody saw of a form that they sent. */
export interface SeenForm {
  /** Of the page that it was on; empty where the site shows nothing. */
  language: string;
  /** What its section labels the fields with, in that language, by their names; null for a form that is of no section. */
  labels: Readonly<Record<string, string>> | null;
}

/** How a form's outcome is told in a visitor's language; in English where the visitor interface doesn't speak it. */
export interface AnswerLanguage {
  code: VisitorLanguage;
  /** Of a complaint, the one form without a section of its own that confirms it. */
  sent: string;
  back: string;
  say: (message: string) => string;
  /** A refused field by the label that was seen, and the reason; of one that nobody sees the reason alone. */
  sayField: (field: FieldError) => string;
}

export function answerLanguage({ language, labels }: SeenForm): AnswerLanguage {
  const code = visitorLanguage(language);
  const { back, messages } = ANSWERS[code];
  const words = visitorWords(code);
  const say = (message: string) =>
    messages !== null && Object.hasOwn(messages, message)
      ? messages[message as Message]
      : translateMessage(words, message);
  return {
    code,
    sent: words.complaint.success,
    back,
    say,
    sayField: ({ path, message }) => {
      const name = labels?.[path]?.trim() || fieldName(words, labels !== null, path);
      return name === undefined ? say(message) : `${name}: ${say(message)}`;
    },
  };
}

/** A field that its owner gave no label, as its form names it; none for one that nobody sees. */
function fieldName(
  { complaint, rsvp, placeholders }: VisitorWords,
  isOfSection: boolean,
  path: string,
): string | undefined {
  const names: Readonly<Record<string, string>> = {
    message: placeholders.message,
    name: complaint.name,
    email: complaint.email,
    comment: complaint.comment,
    isAttending: rsvp.question,
    guests: rsvp.guests,
    ...(isOfSection ? placeholders : {}),
  };
  return Object.hasOwn(names, path) ? names[path] : undefined;
}
