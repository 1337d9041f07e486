/** The sample site's files, drawn by scripts/imagery. */

/** A file of the sample; the site's edits name it `media:{name}` until it is uploaded. */
export interface SampleMedia {
  name: string;
  /** The file's name in src/sections/sample/files. */
  file: string;
  /** Alternative text in the primary language; empty where the picture only decorates. */
  alt: string;
  /** Alternative texts in the other languages. */
  translations: Readonly<Record<string, string>>;
}

const plain = (name: string, file: string, alt = ''): SampleMedia => ({
  name,
  file,
  alt,
  translations: {},
});

/** A logo: the name that it shows is the same in every language. */
const named = (name: string, file: string, alt: string): SampleMedia => ({
  ...plain(name, file, alt),
  translations: Object.fromEntries(['sv', 'de', 'da', 'it', 'pl'].map((lang) => [lang, alt])),
});

export const sampleMedia: readonly SampleMedia[] = [
  plain('hero-dusk', 'hero-dusk.jpg'),
  plain('hero-loop', 'hero-loop.webm'),
  plain('lockstep-film', 'lockstep-film.webm'),
  plain('piping-lines', 'piping-lines.svg'),
  plain('social', 'social.jpg'),
  plain('favicon', 'favicon.svg'),
  named('lockstep', 'lockstep.svg', 'Lockstep'),
  named('lockstep-on-dark', 'lockstep-on-dark.svg', 'Lockstep'),
  {
    name: 'isolation-boundary',
    file: 'isolation-boundary.svg',
    alt: 'Piping diagram of pump P-1203: the four valves around it are locked closed and lit in amber',
    translations: {
      sv: 'Rörschema för pump P-1203: de fyra ventilerna runt den är låsta i stängt läge och lyser bärnstensgult',
      de: 'Rohrleitungsschema der Pumpe P-1203: die vier Armaturen um sie sind geschlossen verriegelt und leuchten bernsteinfarben',
      da: 'Rørdiagram for pumpe P-1203: de fire ventiler omkring den er låst lukket og lyser ravgult',
      it: 'Schema P&I della pompa P-1203: le quattro valvole intorno sono bloccate in chiusura e accese in ambra',
      pl: 'Schemat P&ID pompy P-1203: cztery zawory wokół niej są zablokowane w pozycji zamkniętej i świecą na bursztynowo',
    },
  },
  {
    name: 'locked-valve',
    file: 'locked-valve.jpg',
    alt: 'Handwheel of valve XV-1204, chained and closed with an amber padlock, at dusk',
    translations: {
      sv: 'Ratten på ventil XV-1204, kedjad och låst med ett bärnstensgult hänglås, i skymningen',
      de: 'Handrad der Armatur XV-1204, mit Kette und bernsteinfarbenem Vorhängeschloss gesichert, in der Dämmerung',
      da: 'Håndhjulet på ventil XV-1204, lænket og låst med en ravgul hængelås, i skumringen',
      it: 'Volantino della valvola XV-1204, incatenato e chiuso con un lucchetto ambra, al crepuscolo',
      pl: 'Pokrętło zaworu XV-1204, spięte łańcuchem i bursztynową kłódką, o zmierzchu',
    },
  },
  named('havgard', 'havgard.svg', 'Havgard'),
  named('castellan', 'castellan.svg', 'Castellan'),
  named('tarn-nuclear', 'tarn-nuclear.svg', 'Tarn Nuclear'),
  named('orrin-terminals', 'orrin-terminals.svg', 'Orrin Terminals'),
  named('ferrowick', 'ferrowick.svg', 'Ferrowick'),
  named('alba-deep', 'alba-deep.svg', 'Alba Deep'),
  named('stellnor', 'stellnor.svg', 'Stellnor'),
  named('quarrymore', 'quarrymore.svg', 'Quarrymore'),
];
