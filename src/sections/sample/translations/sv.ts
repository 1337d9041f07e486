/** The sample site's texts in Swedish, by text key. */
import { planTexts } from './plans';

export const sv: Readonly<Record<string, string>> = {
  'settings/extraLinksLabel': 'Mer',
  'navigation/header/#about/text': 'Om oss',
  'navigation/header/#packages/text': 'Paket',
  'navigation/header/#contact/text': 'Kontakta oss',
  'navigation/header/#login/text': 'Logga in',
  'navigation/footer/#about/text': 'Om oss',
  'navigation/footer/#packages/text': 'Paket',
  'navigation/footer/#contact/text': 'Kontakta oss',
  'navigation/footer/#login/text': 'Logga in',
  'navigation/privacy/name': 'Integritetspolicy',
  'widgets/simpleBanner/consentText':
    'Vi använder kakor för att driva webbplatsen och, om du går med på det, för att förstå hur den används och visa relevant innehåll.',
  'widgets/simpleBanner/acceptBtn/name': 'Godkänn',
  'widgets/gdprBanner/consentText':
    'Vi använder kakor för att driva webbplatsen och, om du går med på det, för att räkna besök. Inget laddas från någon annan innan du har valt.',
  'widgets/gdprBanner/acceptBtn/name': 'Godkänn',
  'widgets/gdprBanner/declineBtn/name': 'Avböj',
  'widgets/gdprBanner/settingsBtn/name': 'Inställningar',
  'widgets/gdprBanner/privacyPolicyBtn/name': 'Integritetspolicy',
  'widgets/gdprBanner/settings/title': 'Inställningar för kakor',
  'widgets/gdprBanner/settings/description':
    'Välj vad webbplatsen får lagra och ladda. Du kan ändra dig när som helst.',
  'widgets/gdprBanner/settings/confirmBtnName': 'Bekräfta',
  'widgets/gdprBanner/settings/categories/#essential/title': 'Nödvändiga',
  'widgets/gdprBanner/settings/categories/#essential/description':
    'Sparar ditt val och skickar formulären. Alltid på.',
  'widgets/gdprBanner/settings/categories/#analytics/title': 'Statistik',
  'widgets/gdprBanner/settings/categories/#analytics/description':
    'Räknar besök, så att vi ser vilka sidor som hjälper.',
  'widgets/gdprBanner/settings/categories/#marketing/title': 'Marknadsföring',
  'widgets/gdprBanner/settings/categories/#marketing/description':
    'Chatt och annonser från andra företag.',
  'widgets/gdprBanner/settings/categories/#functional/title': 'Funktionella',
  'widgets/gdprBanner/settings/categories/#functional/description':
    'Minns val som till exempel ditt språk.',

  'page:home/meta/title':
    'Lockstep: avställningar och arbetstillstånd, verifierade före arbetets start',
  'page:home/meta/keywords':
    'säkert arbete, bryt och lås, LOTO, avställning, arbetstillstånd, P&ID',
  'page:home/meta/description':
    'Programvara för säkert arbete i olja och gas, förnybar energi, kärnkraft och petrokemi: planera avställningar på era egna P&ID, utfärda arbetstillstånd mot dem och se varje lås.',

  'hero/supTitle': 'Programvara för säkert arbete i processindustrin',
  'hero/title': 'Inget öppnas förrän varje avställning är verifierad',
  'hero/paragraph':
    'Planera avställningar på era egna P&ID, utfärda arbetstillstånd mot dem och se varje lås på anläggningen innan du skriver under.',
  'hero/btnText': 'Boka en demo',
  'hero/playBtnText': 'SPELA UPP VIDEO',

  'about/title': 'Stängd på blanketten. Öppen i fält.',
  'about/subTitle': 'Lockstep började med en dräneringsventil på en kondensatpump.',
  'about/paragraph1':
    'Två av oss stod vid pumpen med hälften av husets bultar lossade och hett vatten över invallningen. På blanketten var XV-1204 stängd. Ingen hade ljugit: listan var kopierad från förra jobbet, och förra jobbet gällde reservpumpen.',
  'about/paragraph2':
    'Därför börjar vi i ritningen, inte i listan. Ni väljer punkterna på P&ID:t, går runt med telefonen, låser, märker och fotograferar, och först då öppnas arbetstillståndet. Ta bort ett lås, och varje tillstånd som vilar på det stoppas.',
  'about/buttons/#see/btnText': 'Se de tolv delarna',

  'features/title': 'Från strecket på ritningen till det sista låset',
  'features/description':
    'En post per avställning, tolv delar som delar på den. Tillsammans ersätter de whiteboarden, nyckelskåpets liggare och kalkylbladet som bara en person förstår.',
  'features/featureIconText/#planning/title': 'Planering på P&ID',
  'features/featureIconText/#planning/content':
    'Välj punkter på ritningen ni redan har. Gränsen spåras, och ledningen som ännu är öppen får ett namn.',
  'features/featureIconText/#permits/title': 'Arbetstillstånd',
  'features/featureIconText/#permits/content':
    'Heta arbeten, öppning av rör, slutna utrymmen, schakt: alla med egna kontroller och slutdatum.',
  'features/featureIconText/#locks/title': 'Lås- och nyckelregister',
  'features/featureIconText/#locks/content':
    'Varje lås har ett nummer, en innehavare och en punkt. Räkna nyckelskåpet på två minuter vid skiftbytet.',
  'features/featureIconText/#walkdown/title': 'Rond med telefon',
  'features/featureIconText/#walkdown/content':
    'Skanna märkbrickan, fotografera ventilen, bekräfta läget. Utan täckning väntar den och synkar sedan.',
  'features/featureIconText/#conflicts/title': 'Konfliktkontroll',
  'features/featureIconText/#conflicts/content':
    'Två tillstånd på samma ledning syns när det andra skrivs, inte på morgonmötet.',
  'features/featureIconText/#zero/title': 'Energifritt, verifierat',
  'features/featureIconText/#zero/content':
    'Dränerat, avluftat, spänningslöst: ett mätvärde med tid och namn, inte ett kryss i en ruta.',
  'features/featureIconText/#handover/title': 'Skiftöverlämning',
  'features/featureIconText/#handover/content':
    'Öppna tillstånd, förbikopplingar och långa avställningar på en sida, signerad av båda skiften.',
  'features/featureIconText/#test/title': 'Provdrift',
  'features/featureIconText/#test/content':
    'Lyft en del av avställningen för att provköra en motor och återställ den. Kontrollerat åt båda hållen.',
  'features/featureIconText/#competence/title': 'Behörighet vid grinden',
  'features/featureIconText/#competence/content':
    'Ett utgånget intyg stoppar underskriften i dag, inte revisionen i vår.',
  'features/featureIconText/#longterm/title': 'Långa avställningar',
  'features/featureIconText/#longterm/content':
    'Var och en har granskningsdatum och ägare. Det försenade går till området, sedan till dig.',
  'features/featureIconText/#trail/title': 'Spårbarhet',
  'features/featureIconText/#trail/content':
    'Vem, vad, när, på vilken enhet. Ett år till tillsynsmyndigheten är en fil.',
  'features/featureIconText/#links/title': 'Kopplat till era system',
  'features/featureIconText/#links/content':
    'Arbetsorder från underhåll, märkningar från dokumentarkivet, inloggning från er katalog.',

  'benefits/title': 'Det ni vinner, från första stoppet',
  'benefits/blocks/#error/title': 'Minskar mänskliga fel',
  'benefits/blocks/#error/paragraph':
    'Ingen punkt missas, kopieras från ett gammalt jobb eller öppnas i fel ordning: gränsen kommer från ritningen.',
  'benefits/blocks/#time/title': 'Sparar tid',
  'benefits/blocks/#time/paragraph':
    'Fyrtio punkter planerade på 25 minuter i stället för en halv dag, och klara att återanvända vid nästa stopp.',
  'benefits/blocks/#view/title': 'Ger ledningen överblick',
  'benefits/blocks/#view/paragraph':
    'Öppna tillstånd, lås och förbikopplingar per enhet, de försenade först. Inget samtal till kontrollrummet.',

  'packages/title': 'Tjänstepaket med pris per anläggning',
  'packages/paragraph':
    'SSOW LOTO omfattar avställningar: planera, lås, verifiera, återställ. PTW & LOTO lägger till arbetstillstånd på samma post. Utbildning på plats ingår i alla paket.',
  ...planTexts({
    poa: 'På begäran',
    period: 'per månad',
    users: (count) => `Upp till ${count} användare`,
    site: 'En prenumeration per anläggning',
    term: 'Årsavtal på 12 månader',
    quote: 'Begär offert',
    start: 'Börja med en demo',
    planning: 'Planering på era P&ID',
    register: 'Lås- och nyckelregister',
    walkdown: 'Rond med telefon',
    conflicts: 'Konfliktkontroll',
    test: 'Provdrift',
    links: 'Kopplat till era system',
    allOf: (plan) => `Allt i ${plan}`,
    fourTypes: 'Fyra typer av tillstånd',
    handover: 'Skiftöverlämning',
    ownTypes: 'Egna typer av tillstånd',
  }),

  'partners/title': 'Partner som låser med oss',
  'partners/paragraph':
    'Operatörer, terminaler och serviceföretag. De berättade vad som fungerar till havs, i kyla, med handskar, och vad som inte gör det.',

  'demo/title': 'Boka din kostnadsfria demo i dag!',
  'demo/paragraph':
    'Fyrtio minuter med en ingenjör: ert eget P&ID på skärmen, en verklig avställning planerad från början till slut. Resultatet är ert.',
  'demo/buttons/#book/btnText': 'Välj en tid',
  'demo/buttons/#call/btnText': 'Ring +44 20 7946 0018',

  'contact/title': 'Kontakta oss',
  'contact/paragraph':
    'En ingenjör svarar, oftast samma arbetsdag. Berätta vilken anläggning det gäller, hur många avställningar i månaden, och vad ni använder nu.',
  'contact/placeholders/name': 'Ange ditt namn',
  'contact/placeholders/email': 'Ange din e-postadress',
  'contact/placeholders/message': 'Skriv ditt meddelande',
  'contact/buttonText': 'Skicka meddelande',

  'footer/copyrightText': '© 2026 Lockstep Systems Ltd, Aberdeen. Alla rättigheter förbehållna.',

  'page:privacy/meta/title': 'Integritetspolicy | Lockstep',
  'page:privacy/meta/keywords': 'integritetspolicy, kakor, personuppgifter',
  'page:privacy/meta/description':
    'Vilka personuppgifter webbplatsen använder, varför, hur länge, vem mer som ser dem och vilka rättigheter du har.',
  'policy/title': 'Integritetspolicy',
  'policy/subtitle': 'Senast uppdaterad: 3 november 2026',
  'policy/content/#who/title': '1. Vem som ansvarar',
  'policy/content/#who/paragraph':
    'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Skottland, bestämmer varför och hur personuppgifterna på den här webbplatsen används.\nSkriv till privacy@lockstep.example om du har frågor. Sidan gäller bara webbplatsen; de uppgifter som er anläggning har i produkten Lockstep omfattas av ert avtal.',
  'policy/content/#what/title': '2. Vad vi samlar in, och varför',
  'policy/content/#what/paragraph':
    'Kontaktformuläret: ditt namn, din e-postadress och det du skriver. Vi använder dem för att svara dig, eftersom du bad oss, och sparar dem i 24 månader efter det sista meddelandet.\nKakor och liknande lagring: bara det som webbplatsen behöver, tills du går med på mer. Om du samtycker räknar vi besök, så att vi ser vilka sidor som hjälper. Du kan ändra ditt val när som helst i inställningarna för kakor.',
  'policy/content/#who-else/title': '3. Vem mer som ser dem',
  'policy/content/#who-else/paragraph':
    'Våra leverantörer av drift och e-post behandlar uppgifterna åt oss, inom Storbritannien och Europeiska ekonomiska samarbetsområdet, enligt skriftliga avtal. Vi säljer inte personuppgifter och delar dem inte för reklam.\nVi lämnar ut uppgifter till en myndighet bara när lagen kräver det.',
  'policy/content/#rights/title': '4. Dina rättigheter',
  'policy/content/#rights/paragraph':
    'Du får begära en kopia av dina uppgifter, få dem rättade eller raderade, begränsa eller invända mot användningen och flytta dem någon annanstans. Där vi stöder oss på ditt samtycke får du återkalla det; det som skett innan förblir lagligt.\nSkriv till privacy@lockstep.example. Är du inte nöjd med svaret kan du klaga hos Information Commissioner’s Office eller hos myndigheten där du bor.',
};
