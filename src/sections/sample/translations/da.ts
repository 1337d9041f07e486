/** The sample site's texts in Danish, by text key. */
import { planTexts } from './plans';

export const da: Readonly<Record<string, string>> = {
  'settings/extraLinksLabel': 'Mere',
  'navigation/header/#about/text': 'Om os',
  'navigation/header/#packages/text': 'Pakker',
  'navigation/header/#contact/text': 'Kontakt os',
  'navigation/header/#login/text': 'Log ind',
  'navigation/footer/#about/text': 'Om os',
  'navigation/footer/#packages/text': 'Pakker',
  'navigation/footer/#contact/text': 'Kontakt os',
  'navigation/footer/#login/text': 'Log ind',
  'navigation/privacy/name': 'Privatlivspolitik',
  'widgets/simpleBanner/consentText':
    'Vi bruger cookies til at drive dette websted og, hvis du siger ja, til at forstå, hvordan det bruges, og vise relevant indhold.',
  'widgets/simpleBanner/acceptBtn/name': 'Accepter',
  'widgets/gdprBanner/consentText':
    'Vi bruger cookies til at drive siden og, hvis du siger ja, til at tælle besøg. Intet hentes fra andre, før du har valgt.',
  'widgets/gdprBanner/acceptBtn/name': 'Accepter',
  'widgets/gdprBanner/declineBtn/name': 'Afvis',
  'widgets/gdprBanner/settingsBtn/name': 'Indstillinger',
  'widgets/gdprBanner/privacyPolicyBtn/name': 'Privatlivspolitik',
  'widgets/gdprBanner/settings/title': 'Cookieindstillinger',
  'widgets/gdprBanner/settings/description':
    'Vælg, hvad siden må gemme og hente. Du kan ændre det når som helst.',
  'widgets/gdprBanner/settings/confirmBtnName': 'Bekræft',
  'widgets/gdprBanner/settings/categories/#essential/title': 'Nødvendige',
  'widgets/gdprBanner/settings/categories/#essential/description':
    'Husker dit valg og sender formularerne. Altid slået til.',
  'widgets/gdprBanner/settings/categories/#analytics/title': 'Statistik',
  'widgets/gdprBanner/settings/categories/#analytics/description':
    'Tæller besøg, så vi kan se, hvilke sider der hjælper.',
  'widgets/gdprBanner/settings/categories/#marketing/title': 'Marketing',
  'widgets/gdprBanner/settings/categories/#marketing/description':
    'Chat og annoncer fra andre virksomheder.',
  'widgets/gdprBanner/settings/categories/#functional/title': 'Funktionelle',
  'widgets/gdprBanner/settings/categories/#functional/description':
    'Husker valg som for eksempel dit sprog.',

  'page:home/meta/title':
    'Lockstep: isoleringer og arbejdstilladelser, verificeret før arbejdet begynder',
  'page:home/meta/keywords': 'sikkert arbejde, LOTO, aflåsning, isolering, arbejdstilladelse, P&ID',
  'page:home/meta/description':
    'Software til sikkert arbejde i olie og gas, vedvarende energi, kernekraft og petrokemi: planlæg isoleringer på jeres egne P&ID’er, udsted arbejdstilladelser efter dem, og se hver lås.',

  'hero/supTitle': 'Software til sikkert arbejde på procesanlæg',
  'hero/title': 'Intet åbnes, før hver isolering er verificeret',
  'hero/paragraph':
    'Planlæg isoleringer på jeres egne P&ID’er, udsted arbejdstilladelser efter dem, og se hver lås på anlægget, før du skriver under.',
  'hero/btnText': 'Book en demo',
  'hero/playBtnText': 'AFSPIL VIDEO',

  'about/title': 'Lukket på papiret. Åben i felten.',
  'about/subTitle': 'Lockstep begyndte med en drænventil på en kondensatpumpe.',
  'about/paragraph1':
    'To af os stod ved pumpen med halvdelen af husets bolte ude og varmt vand ud over spildbakken. Ifølge papiret var XV-1204 lukket. Ingen havde løjet: listen var kopieret fra sidste job, og sidste job var på reservepumpen.',
  'about/paragraph2':
    'Derfor begynder vi med tegningen, ikke med listen. I vælger punkterne på P&ID’et, går dem efter med telefonen, låser, mærker og fotograferer dem, og først da åbner arbejdstilladelsen. Tag én lås af, og hver tilladelse, der hviler på den, stopper.',
  'about/buttons/#see/btnText': 'Se de tolv dele',

  'features/title': 'Fra stregen på tegningen til den sidste lås',
  'features/description':
    'Én post pr. isolering, tolv dele, der deler den. Sammen erstatter de tavlen, nøgleskabets protokol og regnearket, som kun én forstår.',
  'features/featureIconText/#planning/title': 'Planlægning på P&ID’et',
  'features/featureIconText/#planning/content':
    'Vælg punkter på den tegning, I har. Grænsen følges, og den ledning, der endnu er åben, bliver nævnt.',
  'features/featureIconText/#permits/title': 'Arbejdstilladelse',
  'features/featureIconText/#permits/content':
    'Varmt arbejde, åbning af rør, lukkede rum, udgravning: hver med egne kontroller og udløb.',
  'features/featureIconText/#locks/title': 'Lås- og nøgleregister',
  'features/featureIconText/#locks/content':
    'Hver lås har et nummer, en indehaver og et punkt. Tæl nøgleskabet på to minutter ved vagtskiftet.',
  'features/featureIconText/#walkdown/title': 'Rundgang med telefon',
  'features/featureIconText/#walkdown/content':
    'Scan skiltet, fotografer ventilen, bekræft stillingen. Uden dækning venter den og synkroniserer bagefter.',
  'features/featureIconText/#conflicts/title': 'Konfliktkontrol',
  'features/featureIconText/#conflicts/content':
    'To tilladelser på samme ledning ses, når den anden oprettes, ikke på morgenmødet.',
  'features/featureIconText/#zero/title': 'Energifri, verificeret',
  'features/featureIconText/#zero/content':
    'Drænet, udluftet, spændingsløs: en måling med tid og navn, ikke et kryds i en rubrik.',
  'features/featureIconText/#handover/title': 'Vagtoverdragelse',
  'features/featureIconText/#handover/content':
    'Åbne tilladelser, omgåelser og langvarige isoleringer på én side, underskrevet af begge hold.',
  'features/featureIconText/#test/title': 'Prøvekørsel',
  'features/featureIconText/#test/content':
    'Ophæv en del af isoleringen for at prøvekøre en motor, og genopret den. Kontrolleret begge veje.',
  'features/featureIconText/#competence/title': 'Kompetence ved porten',
  'features/featureIconText/#competence/content':
    'Et udløbet bevis stopper underskriften i dag, ikke auditten til foråret.',
  'features/featureIconText/#longterm/title': 'Langvarige isoleringer',
  'features/featureIconText/#longterm/content':
    'Hver har en gennemgangsdato og en ejer. Det forsinkede går til området, derefter til dig.',
  'features/featureIconText/#trail/title': 'Sporbarhed',
  'features/featureIconText/#trail/content':
    'Hvem, hvad, hvornår, på hvilken enhed. Et år til myndigheden er én fil.',
  'features/featureIconText/#links/title': 'Koblet til jeres systemer',
  'features/featureIconText/#links/content':
    'Arbejdsordrer fra vedligehold, tagnumre fra dokumentstyringen, login fra jeres katalog.',

  'benefits/title': 'Det vinder I, fra det første stop',
  'benefits/blocks/#error/title': 'Færre menneskelige fejl',
  'benefits/blocks/#error/paragraph':
    'Intet punkt overses, kopieres fra et gammelt job eller åbnes i forkert rækkefølge: grænsen kommer fra tegningen.',
  'benefits/blocks/#time/title': 'Sparer tid',
  'benefits/blocks/#time/paragraph':
    'Fyrre punkter planlagt på 25 minutter i stedet for en halv dag, og klar til genbrug ved næste stop.',
  'benefits/blocks/#view/title': 'Giver ledelsen overblik',
  'benefits/blocks/#view/paragraph':
    'Åbne tilladelser, låse og omgåelser pr. enhed, de forsinkede først. Ingen opringning til kontrolrummet.',

  'packages/title': 'Servicepakker med pris pr. anlæg',
  'packages/paragraph':
    'SSOW LOTO dækker isoleringer: planlæg, lås, verificer, genopret. PTW & LOTO føjer arbejdstilladelser til samme post. Oplæring på anlægget er med i alle pakker.',
  ...planTexts({
    poa: 'På forespørgsel',
    period: 'pr. måned',
    users: (count) => `Op til ${count} brugere`,
    site: 'Ét abonnement pr. anlæg',
    term: 'Årsaftale på 12 måneder',
    quote: 'Bed om et tilbud',
    start: 'Begynd med en demo',
    planning: 'Planlægning på jeres P&ID’er',
    register: 'Lås- og nøgleregister',
    walkdown: 'Rundgang med telefon',
    conflicts: 'Konfliktkontrol',
    test: 'Prøvekørsel',
    links: 'Koblet til jeres systemer',
    allOf: (plan) => `Alt i ${plan}`,
    fourTypes: 'Fire typer tilladelser',
    handover: 'Vagtoverdragelse',
    ownTypes: 'Jeres egne typer tilladelser',
  }),

  'partners/title': 'Partnere, der låser sammen med os',
  'partners/paragraph':
    'Operatører, terminaler og servicefirmaer. De fortalte os, hvad der virker offshore, i kulde og med handsker, og hvad der ikke gør.',

  'demo/title': 'Book din gratis demo i dag!',
  'demo/paragraph':
    'Fyrre minutter med en ingeniør: jeres eget P&ID på skærmen, én rigtig isolering planlagt fra start til slut. Resultatet er jeres.',
  'demo/buttons/#book/btnText': 'Vælg et tidspunkt',
  'demo/buttons/#call/btnText': 'Ring +44 20 7946 0018',

  'contact/title': 'Kontakt os',
  'contact/paragraph':
    'En ingeniør svarer, som regel samme arbejdsdag. Fortæl os hvilket anlæg, hvor mange isoleringer om måneden, og hvad I bruger nu.',
  'contact/placeholders/name': 'Skriv dit navn',
  'contact/placeholders/email': 'Skriv din e-mailadresse',
  'contact/placeholders/message': 'Skriv din besked',
  'contact/buttonText': 'Send besked',

  'footer/copyrightText': '© 2026 Lockstep Systems Ltd, Aberdeen. Alle rettigheder forbeholdes.',

  'page:privacy/meta/title': 'Privatlivspolitik | Lockstep',
  'page:privacy/meta/keywords': 'privatlivspolitik, cookies, personoplysninger',
  'page:privacy/meta/description':
    'Hvilke personoplysninger siden bruger, hvorfor, hvor længe, hvem der ellers ser dem, og hvilke rettigheder du har.',
  'policy/title': 'Privatlivspolitik',
  'policy/subtitle': 'Senest opdateret: 3. november 2026',
  'policy/content/#who/title': '1. Hvem der er ansvarlig',
  'policy/content/#who/paragraph':
    'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Skotland, bestemmer, hvorfor og hvordan personoplysningerne på denne hjemmeside bruges.\nSkriv til privacy@lockstep.example, hvis du har spørgsmål. Siden gælder kun hjemmesiden; de data, som jeres anlæg har i produktet Lockstep, er dækket af jeres aftale.',
  'policy/content/#what/title': '2. Hvad vi indsamler, og hvorfor',
  'policy/content/#what/paragraph':
    'Kontaktformularen: dit navn, din e-mailadresse og det, du skriver. Vi bruger dem til at svare dig, fordi du bad os om det, og gemmer dem i 24 måneder efter den sidste besked.\nCookies og lignende lagring: kun det, siden har brug for, indtil du siger ja til mere. Med dit samtykke tæller vi besøg, så vi kan se, hvilke sider der hjælper. Du kan når som helst ændre dit valg i cookieindstillingerne.',
  'policy/content/#who-else/title': '3. Hvem der ellers ser dem',
  'policy/content/#who-else/paragraph':
    'Vores leverandører af hosting og e-mail behandler oplysningerne for os, i Storbritannien og Det Europæiske Økonomiske Samarbejdsområde, efter skriftlige aftaler. Vi sælger ikke personoplysninger og deler dem ikke til reklame.\nVi udleverer kun oplysninger til en myndighed, når loven kræver det.',
  'policy/content/#rights/title': '4. Dine rettigheder',
  'policy/content/#rights/paragraph':
    'Du kan bede om en kopi af dine oplysninger, få dem rettet eller slettet, begrænse eller gøre indsigelse mod brugen og tage dem med et andet sted hen. Hvor vi bygger på dit samtykke, kan du trække det tilbage; det, der skete før, er stadig lovligt.\nSkriv til privacy@lockstep.example. Er du ikke tilfreds med svaret, kan du klage til Information Commissioner’s Office eller til myndigheden, hvor du bor.',
};
