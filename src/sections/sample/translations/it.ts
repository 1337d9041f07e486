/** The sample site's texts in Italian, by text key. */
import { planTexts } from './plans';

export const it: Readonly<Record<string, string>> = {
  'settings/extraLinksLabel': 'Altro',
  'navigation/header/#about/text': 'Chi siamo',
  'navigation/header/#packages/text': 'Pacchetti',
  'navigation/header/#contact/text': 'Contattaci',
  'navigation/header/#login/text': 'Accedi',
  'navigation/footer/#about/text': 'Chi siamo',
  'navigation/footer/#packages/text': 'Pacchetti',
  'navigation/footer/#contact/text': 'Contattaci',
  'navigation/footer/#login/text': 'Accedi',
  'navigation/privacy/name': 'Informativa sulla privacy',
  'widgets/simpleBanner/consentText':
    'Usiamo i cookie per far funzionare questo sito e, con il tuo consenso, per capire come viene usato e mostrare contenuti pertinenti.',
  'widgets/simpleBanner/acceptBtn/name': 'Accetta',
  'widgets/gdprBanner/consentText':
    'Usiamo i cookie per far funzionare il sito e, se sei d’accordo, per contare le visite. Nulla viene caricato da altri prima della tua scelta.',
  'widgets/gdprBanner/acceptBtn/name': 'Accetta',
  'widgets/gdprBanner/declineBtn/name': 'Rifiuta',
  'widgets/gdprBanner/settingsBtn/name': 'Impostazioni',
  'widgets/gdprBanner/privacyPolicyBtn/name': 'Informativa sulla privacy',
  'widgets/gdprBanner/settings/title': 'Impostazioni dei cookie',
  'widgets/gdprBanner/settings/description':
    'Scegli che cosa il sito può memorizzare e caricare. Puoi cambiare idea in ogni momento.',
  'widgets/gdprBanner/settings/confirmBtnName': 'Conferma',
  'widgets/gdprBanner/settings/categories/#essential/title': 'Essenziali',
  'widgets/gdprBanner/settings/categories/#essential/description':
    'Ricordano la tua scelta e inviano i moduli. Sempre attivi.',
  'widgets/gdprBanner/settings/categories/#analytics/title': 'Statistiche',
  'widgets/gdprBanner/settings/categories/#analytics/description':
    'Contano le visite, così vediamo quali pagine sono utili.',
  'widgets/gdprBanner/settings/categories/#marketing/title': 'Marketing',
  'widgets/gdprBanner/settings/categories/#marketing/description':
    'Chat e pubblicità di altre aziende.',
  'widgets/gdprBanner/settings/categories/#functional/title': 'Funzionali',
  'widgets/gdprBanner/settings/categories/#functional/description':
    'Ricordano scelte come la lingua.',

  'page:home/meta/title': 'Lockstep: isolamenti e permessi, verificati prima di iniziare',
  'page:home/meta/keywords':
    'sicurezza sul lavoro, LOTO, isolamento, permesso di lavoro, schema P&I, lockout tagout',
  'page:home/meta/description':
    'Software per lavorare in sicurezza in oil & gas, rinnovabili, nucleare e petrolchimica: pianifica gli isolamenti sui tuoi schemi P&I, emetti i permessi e vedi ogni lucchetto.',

  'hero/supTitle': 'Software per lavorare in sicurezza negli impianti di processo',
  'hero/title': 'Nulla si apre finché ogni isolamento non è verificato',
  'hero/paragraph':
    'Pianifica gli isolamenti sui tuoi schemi P&I, emetti i permessi su quella base e vedi ogni lucchetto dell’impianto prima di firmare.',
  'hero/btnText': 'Prenota una demo',
  'hero/playBtnText': 'GUARDA IL VIDEO',

  'about/title': 'Chiusa sul certificato. Aperta in campo.',
  'about/subTitle': 'Lockstep è nato da una valvola di drenaggio su una pompa condensato.',
  'about/paragraph1':
    'Eravamo in due davanti alla pompa, con metà dei bulloni del corpo tolti e l’acqua calda oltre il cordolo. Secondo il certificato la XV-1204 era chiusa. Nessuno aveva mentito: la lista era copiata dall’ultimo lavoro, e l’ultimo lavoro era sulla pompa di riserva.',
  'about/paragraph2':
    'Per questo partiamo dal disegno e non dalla lista. Scegli i punti sul P&I, li verifichi in campo con il telefono, li blocchi, li cartellini e li fotografi; solo allora il permesso si apre. Togli un lucchetto, e ogni permesso che vi si appoggia si ferma.',
  'about/buttons/#see/btnText': 'Scopri le dodici parti',

  'features/title': 'Dal segno sul disegno all’ultimo lucchetto tolto',
  'features/description':
    'Una scheda per ogni isolamento e dodici parti che la condividono. Insieme sostituiscono la lavagna, il registro delle chiavi e il foglio di calcolo che capisce una persona sola.',
  'features/featureIconText/#planning/title': 'Pianificazione sul P&I',
  'features/featureIconText/#planning/content':
    'Scegli i punti sul disegno che hai già. Il confine viene tracciato e la linea ancora aperta indicata.',
  'features/featureIconText/#permits/title': 'Permesso di lavoro',
  'features/featureIconText/#permits/content':
    'Lavori a caldo, apertura linee, spazi confinati, scavi: ognuno con i suoi controlli e la sua scadenza.',
  'features/featureIconText/#locks/title': 'Registro lucchetti e chiavi',
  'features/featureIconText/#locks/content':
    'Ogni lucchetto ha un numero, un titolare e un punto. Le chiavi si contano in due minuti al cambio turno.',
  'features/featureIconText/#walkdown/title': 'Verifica in campo',
  'features/featureIconText/#walkdown/content':
    'Scansiona la targhetta, fotografa la valvola, conferma la posizione. Senza rete attende, poi sincronizza.',
  'features/featureIconText/#conflicts/title': 'Controllo dei conflitti',
  'features/featureIconText/#conflicts/content':
    'Due permessi sulla stessa linea si vedono quando nasce il secondo, non alla riunione del mattino.',
  'features/featureIconText/#zero/title': 'Energia zero, verificata',
  'features/featureIconText/#zero/content':
    'Drenato, sfiatato, senza tensione: una misura con ora e nome, non una crocetta.',
  'features/featureIconText/#handover/title': 'Consegne di turno',
  'features/featureIconText/#handover/content':
    'Permessi attivi, esclusioni e isolamenti a lungo termine su una pagina, firmata dai due turni.',
  'features/featureIconText/#test/title': 'Autorizzazione alla prova',
  'features/featureIconText/#test/content':
    'Togli una parte dell’isolamento per provare un motore, poi ripristinala. Controllata in entrambi i sensi.',
  'features/featureIconText/#competence/title': 'Competenze al cancello',
  'features/featureIconText/#competence/content':
    'Un attestato scaduto ferma la firma oggi, non l’audit in primavera.',
  'features/featureIconText/#longterm/title': 'Isolamenti a lungo termine',
  'features/featureIconText/#longterm/content':
    'Ognuno ha una data di riesame e un responsabile. Chi è in ritardo sale all’area, poi a te.',
  'features/featureIconText/#trail/title': 'Tracciabilità',
  'features/featureIconText/#trail/content':
    'Chi, che cosa, quando, da quale dispositivo. Un anno per l’autorità è un solo file.',
  'features/featureIconText/#links/title': 'Collegato ai tuoi sistemi',
  'features/featureIconText/#links/content':
    'Ordini dalla manutenzione, sigle dalla documentazione, accesso dalla tua directory aziendale.',

  'benefits/title': 'I vantaggi, fin dalla prima fermata',
  'benefits/blocks/#error/title': 'Riduce l’errore umano',
  'benefits/blocks/#error/paragraph':
    'Nessun punto dimenticato, copiato da un vecchio lavoro o riaperto fuori ordine: il confine viene dal disegno.',
  'benefits/blocks/#time/title': 'Fa risparmiare tempo',
  'benefits/blocks/#time/paragraph':
    'Quaranta punti pianificati in 25 minuti invece che in mezza giornata, pronti per la prossima fermata.',
  'benefits/blocks/#view/title': 'Dà visibilità alla direzione',
  'benefits/blocks/#view/paragraph':
    'Permessi, lucchetti ed esclusioni per unità, prima quelli in ritardo. Senza chiamare la sala controllo.',

  'packages/title': 'Pacchetti di servizio, prezzo per sito',
  'packages/paragraph':
    'SSOW LOTO copre gli isolamenti: pianifica, blocca, verifica, ripristina. PTW & LOTO aggiunge i permessi di lavoro alla stessa scheda. La formazione in impianto è compresa in ogni pacchetto.',
  ...planTexts({
    poa: 'Su richiesta',
    period: 'al mese',
    users: (count) => `Fino a ${count} utenti`,
    site: 'Un abbonamento per sito',
    term: 'Contratto annuale di 12 mesi',
    quote: 'Chiedi un preventivo',
    start: 'Inizia con una demo',
    planning: 'Pianificazione sui tuoi P&I',
    register: 'Registro lucchetti e chiavi',
    walkdown: 'Verifica in campo',
    conflicts: 'Controllo dei conflitti',
    test: 'Autorizzazione alla prova',
    links: 'Collegato ai tuoi sistemi',
    allOf: (plan) => `Tutto ciò che offre ${plan}`,
    fourTypes: 'Quattro tipi di permesso',
    handover: 'Consegne di turno',
    ownTypes: 'I tuoi tipi di permesso',
  }),

  'partners/title': 'I partner che bloccano con noi',
  'partners/paragraph':
    'Operatori, terminali e società di servizi. Ci hanno detto che cosa funziona offshore, al freddo e con i guanti, e che cosa no.',

  'demo/title': 'Prenota oggi la tua demo gratuita!',
  'demo/paragraph':
    'Quaranta minuti con un ingegnere: il tuo P&I sullo schermo, un isolamento vero pianificato dall’inizio alla fine. Il risultato resta a te.',
  'demo/buttons/#book/btnText': 'Scegli un orario',
  'demo/buttons/#call/btnText': 'Chiama +44 20 7946 0018',

  'contact/title': 'Contattaci',
  'contact/paragraph':
    'Risponde un ingegnere, di norma in giornata. Dicci quale impianto, quanti isolamenti al mese e che cosa usi adesso.',
  'contact/placeholders/name': 'Inserisci il tuo nome',
  'contact/placeholders/email': 'Inserisci la tua e-mail',
  'contact/placeholders/message': 'Scrivi il tuo messaggio',
  'contact/buttonText': 'Invia il messaggio',

  'footer/copyrightText': '© 2026 Lockstep Systems Ltd, Aberdeen. Tutti i diritti riservati.',

  'page:privacy/meta/title': 'Informativa sulla privacy | Lockstep',
  'page:privacy/meta/keywords': 'informativa sulla privacy, cookie, dati personali',
  'page:privacy/meta/description':
    'Quali dati personali usa questo sito, perché, per quanto tempo, chi altro li vede e quali diritti hai.',
  'policy/title': 'Informativa sulla privacy',
  'policy/subtitle': 'Ultimo aggiornamento: 3 novembre 2026',
  'policy/content/#who/title': '1. Chi è il titolare',
  'policy/content/#who/paragraph':
    'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Scozia, decide perché e come vengono usati i dati personali su questo sito.\nPer ogni domanda scrivi a privacy@lockstep.example. Questa pagina riguarda solo il sito; i dati che il tuo impianto tiene nel prodotto Lockstep sono regolati dal tuo contratto.',
  'policy/content/#what/title': '2. Che cosa raccogliamo, e perché',
  'policy/content/#what/paragraph':
    'Il modulo di contatto: il tuo nome, il tuo indirizzo e-mail e ciò che scrivi. Li usiamo per risponderti, perché ce lo hai chiesto, e li conserviamo per 24 mesi dopo l’ultimo messaggio.\nCookie e memorie simili: solo ciò che serve al sito, finché non acconsenti ad altro. Con il tuo consenso contiamo le visite, per capire quali pagine sono utili. Puoi cambiare la tua scelta in ogni momento nelle impostazioni dei cookie.',
  'policy/content/#who-else/title': '3. Chi altro li vede',
  'policy/content/#who-else/paragraph':
    'I nostri fornitori di hosting e di posta trattano i dati per noi, nel Regno Unito e nello Spazio economico europeo, in base a contratti scritti. Non vendiamo dati personali e non li condividiamo a fini pubblicitari.\nComunichiamo dati a un’autorità solo dove la legge ce lo impone.',
  'policy/content/#rights/title': '4. I tuoi diritti',
  'policy/content/#rights/paragraph':
    'Puoi chiedere una copia dei tuoi dati, farli correggere o cancellare, limitarne l’uso o opporti, e portarli altrove. Dove ci basiamo sul tuo consenso puoi revocarlo; ciò che è avvenuto prima resta lecito.\nScrivi a privacy@lockstep.example. Se la risposta non ti soddisfa puoi rivolgerti all’Information Commissioner’s Office o all’autorità del luogo in cui vivi.',
};
