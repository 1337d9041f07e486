import type { VisitorWords } from './visitor';

export const it: VisitorWords = {
  skipToContent: 'Vai al contenuto',
  menu: 'Menu',
  close: 'Chiudi',
  language: 'Lingua',
  mainNavigation: 'Menu principale',
  footerNavigation: 'Piè di pagina',
  socialNavigation: 'Social media',
  home: 'Pagina iniziale',
  scrollToTop: 'Torna all’inizio',
  video: { dialog: 'Video', play: 'Riproduci il video' },
  notFound: {
    title: 'Pagina non trovata',
    text: 'Questa pagina non esiste o è stata spostata.',
    back: 'Vai alla pagina iniziale',
  },
  placeholders: {
    name: 'Inserisci il tuo nome',
    email: 'Inserisci la tua e-mail',
    message: 'Scrivi il tuo messaggio',
  },
  sent: 'Grazie. Il messaggio è stato inviato.',
  rsvp: {
    question: 'Parteciperà?',
    yes: 'Sì, ci sarò',
    no: 'No, non posso',
    guests: 'Ospiti che porta con sé',
  },
  cookies: {
    banner: 'Cookie',
    settings: 'Impostazioni dei cookie',
    alwaysOn: 'Sempre attivi',
    categories: {
      essential: 'Necessari',
      analytics: 'Statistiche',
      marketing: 'Marketing',
      functional: 'Funzionali',
    },
  },
  disclaimer: {
    text: 'Questo sito è stato creato con Plinth. Plinth non lo gestisce e non lo controlla. Segnala i contenuti offensivi, inappropriati o fraudolenti.',
    report: 'Segnala',
  },
  complaint: {
    title: 'Che cosa non va in questo sito?',
    text: 'Compila il modulo qui sotto con il tuo reclamo: il nostro supporto lo esaminerà e ti contatterà al più presto.',
    email: 'E-mail',
    name: 'Nome',
    comment: 'Commento',
    emailPlaceholder: 'Inserisci la tua e-mail',
    namePlaceholder: 'Inserisci nome e cognome',
    commentPlaceholder: 'Spiega con chiarezza in che modo questo sito ti disturba',
    cancel: 'Annulla',
    send: 'INVIA',
    smallPrint:
      'Inviando confermi che le informazioni fornite sono corrette. Prendi inoltre atto che il fornitore non è tenuto ad agire.',
    success: 'Le informazioni sono state inviate',
    ok: 'OK',
    thanks: 'Grazie per la segnalazione!',
    failed: 'Qualcosa è andato storto',
    refresh: 'Ricarica la pagina per vedere i dati',
  },
  messenger: { open: 'Apri la chat', close: 'Chiudi la chat', dialog: 'Chat' },
  banner: 'Avviso',
  messages: {
    'This field cannot be empty': 'Questo campo non può essere vuoto',
    'Please enter a valid email': 'Inserisci un indirizzo e-mail valido',
    'Please make this text shorter': 'Accorcia questo testo',
    'Your complaint about this website is already being reviewed.':
      'Il tuo reclamo su questo sito è già in corso di verifica.',
    'Required field': 'Campo obbligatorio',
    'Please put a correct e-mail': 'Inserisci un indirizzo e-mail corretto',
    'Your have exceeded the maximum character limit.':
      'Hai raggiunto il numero massimo di caratteri.',
  },
};
