/** The sample site's texts in Polish, by text key. */
import { planTexts } from './plans';

export const pl: Readonly<Record<string, string>> = {
  'settings/extraLinksLabel': 'Więcej',
  'navigation/header/#about/text': 'O nas',
  'navigation/header/#packages/text': 'Pakiety',
  'navigation/header/#contact/text': 'Kontakt',
  'navigation/header/#login/text': 'Zaloguj się',
  'navigation/footer/#about/text': 'O nas',
  'navigation/footer/#packages/text': 'Pakiety',
  'navigation/footer/#contact/text': 'Kontakt',
  'navigation/footer/#login/text': 'Zaloguj się',
  'navigation/privacy/name': 'Polityka prywatności',
  'widgets/simpleBanner/consentText':
    'Używamy plików cookie, aby ta strona działała, a za Twoją zgodą także po to, by wiedzieć, jak jest używana, i pokazywać odpowiednie treści.',
  'widgets/simpleBanner/acceptBtn/name': 'Akceptuję',
  'widgets/gdprBanner/consentText':
    'Używamy plików cookie, aby strona działała, a za Twoją zgodą także do liczenia odwiedzin. Zanim wybierzesz, nic nie jest wczytywane od innych firm.',
  'widgets/gdprBanner/acceptBtn/name': 'Akceptuję',
  'widgets/gdprBanner/declineBtn/name': 'Odrzucam',
  'widgets/gdprBanner/settingsBtn/name': 'Ustawienia',
  'widgets/gdprBanner/privacyPolicyBtn/name': 'Polityka prywatności',
  'widgets/gdprBanner/settings/title': 'Ustawienia plików cookie',
  'widgets/gdprBanner/settings/description':
    'Wybierz, co strona może zapisywać i wczytywać. Możesz to zmienić w każdej chwili.',
  'widgets/gdprBanner/settings/confirmBtnName': 'Potwierdź',
  'widgets/gdprBanner/settings/categories/#essential/title': 'Niezbędne',
  'widgets/gdprBanner/settings/categories/#essential/description':
    'Pamiętają Twój wybór i wysyłają formularze. Zawsze włączone.',
  'widgets/gdprBanner/settings/categories/#analytics/title': 'Statystyka',
  'widgets/gdprBanner/settings/categories/#analytics/description':
    'Liczą odwiedziny, abyśmy widzieli, które strony pomagają.',
  'widgets/gdprBanner/settings/categories/#marketing/title': 'Marketing',
  'widgets/gdprBanner/settings/categories/#marketing/description': 'Czat i reklamy innych firm.',
  'widgets/gdprBanner/settings/categories/#functional/title': 'Funkcjonalne',
  'widgets/gdprBanner/settings/categories/#functional/description':
    'Pamiętają ustawienia, na przykład język.',

  'page:home/meta/title': 'Lockstep: izolacje i zezwolenia, potwierdzone przed rozpoczęciem pracy',
  'page:home/meta/keywords':
    'bezpieczna praca, LOTO, izolacja, zezwolenie na pracę, schemat P&ID, blokowanie',
  'page:home/meta/description':
    'Oprogramowanie do bezpiecznej pracy w branży naftowej, OZE, jądrowej i petrochemicznej: planuj izolacje na własnych schematach P&ID, wydawaj zezwolenia i miej każdą kłódkę na oku.',

  'hero/supTitle': 'Oprogramowanie do bezpiecznej pracy w instalacjach procesowych',
  'hero/title': 'Nic się nie otworzy, dopóki izolacja nie jest potwierdzona',
  'hero/paragraph':
    'Planuj izolacje na własnych schematach P&ID, wydawaj na ich podstawie zezwolenia na pracę i zobacz każdą kłódkę na zakładzie, zanim podpiszesz.',
  'hero/btnText': 'Umów prezentację',
  'hero/playBtnText': 'ODTWÓRZ FILM',

  'about/title': 'Na karcie zamknięty. Na instalacji otwarty.',
  'about/subTitle': 'Lockstep zaczął się od zaworu spustowego przy pompie kondensatu.',
  'about/paragraph1':
    'Staliśmy we dwóch przy pompie, połowa śrub korpusu odkręcona, gorąca woda przelewała się przez tacę. Według karty XV-1204 był zamknięty. Nikt nie skłamał: listę przepisano z poprzedniej pracy, a poprzednia praca dotyczyła pompy rezerwowej.',
  'about/paragraph2':
    'Dlatego zaczynamy od schematu, nie od listy. Wskazujesz punkty na P&ID, obchodzisz je z telefonem, blokujesz, oznaczasz i fotografujesz, i dopiero wtedy otwiera się zezwolenie. Zdejmij jedną kłódkę, a każde oparte na niej zezwolenie zostanie wstrzymane.',
  'about/buttons/#see/btnText': 'Zobacz dwanaście części',

  'features/title': 'Od kreski na schemacie do ostatniej zdjętej kłódki',
  'features/description':
    'Jeden zapis dla izolacji i dwanaście części, które z niego korzystają. Razem zastępują tablicę, książkę kluczy i arkusz, który rozumie tylko jedna osoba.',
  'features/featureIconText/#planning/title': 'Planowanie na P&ID',
  'features/featureIconText/#planning/content':
    'Wskaż punkty na schemacie, który już masz. Granica zostaje wyznaczona, a otwarta jeszcze linia nazwana.',
  'features/featureIconText/#permits/title': 'Zezwolenie na pracę',
  'features/featureIconText/#permits/content':
    'Prace gorące, otwarcie rurociągu, przestrzeń zamknięta, wykopy: każde z własną kontrolą i terminem.',
  'features/featureIconText/#locks/title': 'Rejestr kłódek i kluczy',
  'features/featureIconText/#locks/content':
    'Każda kłódka ma numer, właściciela i punkt. Przelicz klucze w dwie minuty przy zmianie.',
  'features/featureIconText/#walkdown/title': 'Obchód z telefonem',
  'features/featureIconText/#walkdown/content':
    'Zeskanuj tabliczkę, sfotografuj zawór, potwierdź położenie. Bez zasięgu zaczeka i zsynchronizuje później.',
  'features/featureIconText/#conflicts/title': 'Kontrola kolizji',
  'features/featureIconText/#conflicts/content':
    'Dwa zezwolenia na jednej linii widać przy pisaniu drugiego, a nie na porannej odprawie.',
  'features/featureIconText/#zero/title': 'Brak energii, potwierdzony',
  'features/featureIconText/#zero/content':
    'Opróżnione, odpowietrzone, bez napięcia: pomiar z godziną i nazwiskiem, a nie krzyżyk w kratce.',
  'features/featureIconText/#handover/title': 'Przekazanie zmiany',
  'features/featureIconText/#handover/content':
    'Czynne zezwolenia, obejścia i izolacje długoterminowe na jednej stronie, podpisanej przez obie zmiany.',
  'features/featureIconText/#test/title': 'Zgoda na próbę',
  'features/featureIconText/#test/content':
    'Zdejmij część izolacji na próbny ruch silnika i przywróć ją. Sprawdzone w obie strony.',
  'features/featureIconText/#competence/title': 'Uprawnienia przy bramie',
  'features/featureIconText/#competence/content':
    'Nieważne uprawnienie zatrzyma podpis dzisiaj, a nie audyt na wiosnę.',
  'features/featureIconText/#longterm/title': 'Izolacje długoterminowe',
  'features/featureIconText/#longterm/content':
    'Każda ma datę przeglądu i właściciela. Zaległa trafia do kierownika rejonu, potem do Ciebie.',
  'features/featureIconText/#trail/title': 'Pełny ślad zmian',
  'features/featureIconText/#trail/content':
    'Kto, co, kiedy, na jakim urządzeniu. Rok dla urzędu to jeden plik.',
  'features/featureIconText/#links/title': 'Połączenie z systemami',
  'features/featureIconText/#links/content':
    'Zlecenia z utrzymania ruchu, oznaczenia z dokumentacji, logowanie z katalogu firmy.',

  'benefits/title': 'Główne korzyści, od pierwszego postoju',
  'benefits/blocks/#error/title': 'Mniej ludzkich błędów',
  'benefits/blocks/#error/paragraph':
    'Żaden punkt nie zostanie pominięty, przepisany ze starej pracy ani otwarty nie w kolejności: granicę daje schemat.',
  'benefits/blocks/#time/title': 'Oszczędność czasu',
  'benefits/blocks/#time/paragraph':
    'Czterdzieści punktów zaplanowanych w 25 minut zamiast w pół dnia, gotowych na następny postój.',
  'benefits/blocks/#view/title': 'Wgląd dla kierownictwa',
  'benefits/blocks/#view/paragraph':
    'Czynne zezwolenia, kłódki i obejścia według instalacji, zaległe na górze. Bez telefonu do sterowni.',

  'packages/title': 'Pakiety usług, cena za zakład',
  'packages/paragraph':
    'SSOW LOTO obejmuje izolacje: planowanie, blokowanie, potwierdzenie, przywrócenie. PTW & LOTO dodaje zezwolenia na pracę w tym samym zapisie. Szkolenie na miejscu jest w każdym pakiecie.',
  ...planTexts({
    poa: 'Na zapytanie',
    period: 'miesięcznie',
    users: (count) => `Do ${count} użytkowników`,
    site: 'Jedna subskrypcja na zakład',
    term: 'Umowa roczna na 12 miesięcy',
    quote: 'Poproś o wycenę',
    start: 'Zacznij od prezentacji',
    planning: 'Planowanie na Twoich P&ID',
    register: 'Rejestr kłódek i kluczy',
    walkdown: 'Obchód z telefonem',
    conflicts: 'Kontrola kolizji',
    test: 'Zgoda na próbę',
    links: 'Połączenie z systemami',
    allOf: (plan) => `Wszystko z ${plan}`,
    fourTypes: 'Cztery rodzaje zezwoleń',
    handover: 'Przekazanie zmiany',
    ownTypes: 'Własne rodzaje zezwoleń',
  }),

  'partners/title': 'Partnerzy, którzy blokują z nami',
  'partners/paragraph':
    'Operatorzy, terminale i firmy serwisowe. Powiedzieli nam, co działa na morzu, na mrozie i w rękawicach, a co nie.',

  'demo/title': 'Umów dziś bezpłatną prezentację!',
  'demo/paragraph':
    'Czterdzieści minut z inżynierem: Twój schemat P&ID na ekranie i jedna prawdziwa izolacja zaplanowana od początku do końca. Wynik zostaje u Ciebie.',
  'demo/buttons/#book/btnText': 'Wybierz termin',
  'demo/buttons/#call/btnText': 'Zadzwoń: +44 20 7946 0018',

  'contact/title': 'Kontakt',
  'contact/paragraph':
    'Odpowiada inżynier, zwykle tego samego dnia roboczego. Napisz, o jaki zakład chodzi, ile izolacji jest w miesiącu i czego używacie teraz.',
  'contact/placeholders/name': 'Wpisz imię i nazwisko',
  'contact/placeholders/email': 'Wpisz adres e-mail',
  'contact/placeholders/message': 'Wpisz wiadomość',
  'contact/buttonText': 'Wyślij wiadomość',

  'footer/copyrightText': '© 2026 Lockstep Systems Ltd, Aberdeen. Wszelkie prawa zastrzeżone.',

  'page:privacy/meta/title': 'Polityka prywatności | Lockstep',
  'page:privacy/meta/keywords': 'polityka prywatności, pliki cookie, dane osobowe',
  'page:privacy/meta/description':
    'Jakich danych osobowych używa ta strona, po co, jak długo, kto jeszcze je widzi i jakie masz prawa.',
  'policy/title': 'Polityka prywatności',
  'policy/subtitle': 'Ostatnia aktualizacja: 3 listopada 2026',
  'policy/content/#who/title': '1. Kto odpowiada za dane',
  'policy/content/#who/paragraph':
    'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Szkocja, decyduje, po co i jak dane osobowe na tej stronie są używane.\nPytania prosimy kierować na privacy@lockstep.example. Ten tekst dotyczy tylko strony internetowej; dane, które zakład przechowuje w produkcie Lockstep, reguluje Wasza umowa.',
  'policy/content/#what/title': '2. Co zbieramy i po co',
  'policy/content/#what/paragraph':
    'Formularz kontaktowy: imię i nazwisko, adres e-mail i treść wiadomości. Używamy ich, aby odpowiedzieć na Twoją prośbę, i przechowujemy 24 miesiące od ostatniej wiadomości.\nPliki cookie i podobne zapisy: tylko te, których strona potrzebuje, dopóki nie zgodzisz się na więcej. Za Twoją zgodą liczymy odwiedziny, aby wiedzieć, które strony pomagają. Wybór możesz zmienić w każdej chwili w ustawieniach plików cookie.',
  'policy/content/#who-else/title': '3. Kto jeszcze je widzi',
  'policy/content/#who-else/paragraph':
    'Nasi dostawcy hostingu i poczty przetwarzają dane w naszym imieniu, w Zjednoczonym Królestwie i Europejskim Obszarze Gospodarczym, na podstawie pisemnych umów. Nie sprzedajemy danych osobowych i nie udostępniamy ich w celach reklamowych.\nOrganom władzy przekazujemy dane tylko wtedy, gdy nakazuje to prawo.',
  'policy/content/#rights/title': '4. Twoje prawa',
  'policy/content/#rights/paragraph':
    'Możesz zażądać kopii swoich danych, ich poprawienia lub usunięcia, ograniczyć ich użycie lub się mu sprzeciwić oraz przenieść je gdzie indziej. Zgodę, na której się opieramy, możesz wycofać; to, co działo się wcześniej, pozostaje zgodne z prawem.\nNapisz na privacy@lockstep.example. Jeśli odpowiedź Cię nie zadowoli, możesz złożyć skargę do Information Commissioner’s Office albo do urzędu w swoim kraju.',
};
