import type { VisitorWords } from './visitor';

export const pl: VisitorWords = {
  skipToContent: 'Przejdź do treści',
  menu: 'Menu',
  close: 'Zamknij',
  language: 'Język',
  mainNavigation: 'Menu główne',
  footerNavigation: 'Stopka',
  socialNavigation: 'Media społecznościowe',
  home: 'Strona główna',
  scrollToTop: 'Na górę strony',
  video: { dialog: 'Wideo', play: 'Odtwórz wideo' },
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Ta strona nie istnieje lub została przeniesiona.',
    back: 'Przejdź do strony głównej',
  },
  placeholders: {
    name: 'Podaj imię i nazwisko',
    email: 'Podaj adres e-mail',
    message: 'Wpisz wiadomość',
  },
  sent: 'Dziękujemy. Wiadomość została wysłana.',
  rsvp: {
    question: 'Czy będziesz?',
    yes: 'Tak, będę',
    no: 'Nie mogę przyjść',
    guests: 'Osoby towarzyszące',
  },
  cookies: {
    banner: 'Pliki cookie',
    settings: 'Ustawienia plików cookie',
    alwaysOn: 'Zawsze włączone',
    categories: {
      essential: 'Niezbędne',
      analytics: 'Statystyka',
      marketing: 'Marketing',
      functional: 'Funkcjonalne',
    },
  },
  disclaimer: {
    text: 'Ta witryna powstała w Plinth. Plinth jej nie prowadzi ani nie nadzoruje. Prosimy zgłaszać treści obraźliwe, niestosowne lub oszukańcze.',
    report: 'Zgłoś',
  },
  complaint: {
    title: 'Co jest nie tak z tą witryną?',
    text: 'Wypełnij poniższy formularz, a nasz zespół wsparcia zapozna się ze zgłoszeniem i wkrótce się z Tobą skontaktuje.',
    email: 'E-mail',
    name: 'Imię i nazwisko',
    comment: 'Komentarz',
    emailPlaceholder: 'Podaj adres e-mail',
    namePlaceholder: 'Podaj imię i nazwisko',
    commentPlaceholder: 'Wyjaśnij, w jaki sposób ta witryna Ci przeszkadza',
    cancel: 'Anuluj',
    send: 'WYŚLIJ',
    smallPrint:
      'Wysyłając zgłoszenie, potwierdzasz, że podane informacje są prawdziwe. Przyjmujesz też do wiadomości, że dostawca nie ma obowiązku podjęcia działań.',
    success: 'Informacje zostały wysłane',
    ok: 'OK',
    thanks: 'Dziękujemy za zgłoszenie!',
    failed: 'Coś poszło nie tak',
    refresh: 'Odśwież stronę, aby wczytać dane',
  },
  messenger: { open: 'Otwórz czat', close: 'Zamknij czat', dialog: 'Czat' },
  banner: 'Komunikat',
  messages: {
    'This field cannot be empty': 'To pole nie może być puste',
    'Please enter a valid email': 'Podaj prawidłowy adres e-mail',
    'Please make this text shorter': 'Skróć ten tekst',
    'Your complaint about this website is already being reviewed.':
      'Twoje zgłoszenie dotyczące tej witryny jest już rozpatrywane.',
    'Required field': 'Pole wymagane',
    'Please put a correct e-mail': 'Podaj poprawny adres e-mail',
    'Your have exceeded the maximum character limit.':
      'Osiągnięto największą dozwoloną liczbę znaków.',
  },
};
