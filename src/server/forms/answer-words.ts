import { ERRORS, type FieldError } from '../../core/errors';
import { translateMessage } from '../../core/words/translate-message';
import {
  visitorLanguage,
  visitorWords,
  type VisitorLanguage,
  type VisitorWords,
} from '../../core/words/visitor';

/** What only a page for somebody without script says: pages with script don't load it. */
interface AnswerWords {
  refused: string;
  tooOften: string;
  back: string;
}

const ANSWERS: Readonly<Record<VisitorLanguage, AnswerWords>> = {
  en: {
    refused: ERRORS.validation_failed.message,
    tooOften: ERRORS.rate_limited.message,
    back: 'Back to the page',
  },
  sv: {
    refused: 'Några uppgifter stämmer inte. Rätta fälten nedan och försök igen.',
    tooOften: 'För många försök. Vänta några minuter och försök igen.',
    back: 'Tillbaka till sidan',
  },
  de: {
    refused: 'Einige Angaben stimmen nicht. Bitte berichtigen Sie die Felder unten.',
    tooOften: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    back: 'Zurück zur Seite',
  },
  da: {
    refused: 'Nogle oplysninger er ikke gyldige. Ret felterne nedenfor, og prøv igen.',
    tooOften: 'For mange forsøg. Vent nogle minutter, og prøv igen.',
    back: 'Tilbage til siden',
  },
  it: {
    refused: 'Alcuni dati non sono validi. Correggi i campi indicati sotto e riprova.',
    tooOften: 'Troppi tentativi. Attendi qualche minuto e riprova.',
    back: 'Torna alla pagina',
  },
  pl: {
    refused: 'Niektóre dane są nieprawidłowe. Popraw pola wymienione poniżej i spróbuj ponownie.',
    tooOften: 'Zbyt wiele prób. Poczekaj kilka minut i spróbuj ponownie.',
    back: 'Wróć na stronę',
  },
};

/** How a form's outcome is told in a visitor's language; in English where the visitor interface doesn't speak it. */
export interface AnswerLanguage {
  code: VisitorLanguage;
  /** Of a complaint, the one form without a section of its own that confirms it. */
  sent: string;
  back: string;
  say: (message: string) => string;
  /** A refused field with its name and the reason. */
  sayField: (field: FieldError) => string;
}

/** @param language of the page that the form was on */
export function answerLanguage(language: string): AnswerLanguage {
  const code = visitorLanguage(language);
  const own = ANSWERS[code];
  const words = visitorWords(code);
  const say = (message: string) => {
    if (message === ANSWERS.en.refused) return own.refused;
    return message === ANSWERS.en.tooOften ? own.tooOften : translateMessage(words, message);
  };
  return {
    code,
    sent: words.complaint.success,
    back: own.back,
    say,
    sayField: ({ path, message }) => `${fieldName(words, path)}: ${say(message)}`,
  };
}

/** A field as its own form names it. */
function fieldName({ complaint, rsvp }: VisitorWords, path: string): string {
  const names: Readonly<Record<string, string>> = {
    name: complaint.name,
    email: complaint.email,
    comment: complaint.comment,
    guests: rsvp.guests,
  };
  return Object.hasOwn(names, path) ? (names[path] ?? path) : path;
}
