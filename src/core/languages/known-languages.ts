/** Languages that a site can be offered in. Any other valid code can be added by hand. */
import { standardNames } from './standard-names';

/** A language to choose from. */
export interface KnownLanguage {
  code: string;
  /** In English. */
  name: string;
  /** In the language itself. */
  localizedName: string;
  /** Name of the flag's file that stands for it unless the owner chooses another. */
  flagCode: string;
}

const known = (
  code: string,
  name: string,
  localizedName: string,
  flagCode: string,
): KnownLanguage => ({
  code,
  name,
  localizedName,
  flagCode,
});

/** By English name. */
export const KNOWN_LANGUAGES: readonly KnownLanguage[] = [
  known('af', 'Afrikaans', 'Afrikaans', 'za'),
  known('sq', 'Albanian', 'Shqip', 'al'),
  known('am', 'Amharic', 'አማርኛ', 'et'),
  known('ar', 'Arabic', 'العربية', 'sa'),
  known('hy', 'Armenian', 'Հայերեն', 'am'),
  known('az', 'Azerbaijani', 'Azərbaycanca', 'az'),
  known('eu', 'Basque', 'Euskara', 'es-pv'),
  known('be', 'Belarusian', 'Беларуская', 'by'),
  known('bn', 'Bengali', 'বাংলা', 'bd'),
  known('bs', 'Bosnian', 'Bosanski', 'ba'),
  known('bg', 'Bulgarian', 'Български', 'bg'),
  known('ca', 'Catalan', 'Català', 'es-ct'),
  known('zh-Hans', 'Chinese (simplified)', '简体中文', 'cn'),
  known('zh-Hant', 'Chinese (traditional)', '繁體中文', 'tw'),
  known('hr', 'Croatian', 'Hrvatski', 'hr'),
  known('cs', 'Czech', 'Čeština', 'cz'),
  known('da', 'Danish', 'Dansk', 'dk'),
  known('nl', 'Dutch', 'Nederlands', 'nl'),
  known('en', 'English', 'English', 'gb'),
  known('et', 'Estonian', 'Eesti', 'ee'),
  known('fil', 'Filipino', 'Filipino', 'ph'),
  known('fi', 'Finnish', 'Suomi', 'fi'),
  known('fr', 'French', 'Français', 'fr'),
  known('gl', 'Galician', 'Galego', 'es-ga'),
  known('ka', 'Georgian', 'ქართული', 'ge'),
  known('de', 'German', 'Deutsch', 'de'),
  known('el', 'Greek', 'Ελληνικά', 'gr'),
  known('gu', 'Gujarati', 'ગુજરાતી', 'in'),
  known('he', 'Hebrew', 'עברית', 'il'),
  known('hi', 'Hindi', 'हिन्दी', 'in'),
  known('hu', 'Hungarian', 'Magyar', 'hu'),
  known('is', 'Icelandic', 'Íslenska', 'is'),
  known('id', 'Indonesian', 'Bahasa Indonesia', 'id'),
  known('ga', 'Irish', 'Gaeilge', 'ie'),
  known('it', 'Italian', 'Italiano', 'it'),
  known('ja', 'Japanese', '日本語', 'jp'),
  known('kk', 'Kazakh', 'Қазақша', 'kz'),
  known('km', 'Khmer', 'ខ្មែរ', 'kh'),
  known('ko', 'Korean', '한국어', 'kr'),
  known('ku', 'Kurdish', 'Kurdî', 'iq'),
  known('lv', 'Latvian', 'Latviešu', 'lv'),
  known('lt', 'Lithuanian', 'Lietuvių', 'lt'),
  known('lb', 'Luxembourgish', 'Lëtzebuergesch', 'lu'),
  known('mk', 'Macedonian', 'Македонски', 'mk'),
  known('ms', 'Malay', 'Bahasa Melayu', 'my'),
  known('mt', 'Maltese', 'Malti', 'mt'),
  known('mr', 'Marathi', 'मराठी', 'in'),
  known('mn', 'Mongolian', 'Монгол', 'mn'),
  known('ne', 'Nepali', 'नेपाली', 'np'),
  known('nb', 'Norwegian', 'Norsk bokmål', 'no'),
  known('nn', 'Norwegian (Nynorsk)', 'Norsk nynorsk', 'no'),
  known('ps', 'Pashto', 'پښتو', 'af'),
  known('fa', 'Persian', 'فارسی', 'ir'),
  known('pl', 'Polish', 'Polski', 'pl'),
  known('pt', 'Portuguese', 'Português', 'pt'),
  known('pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)', 'br'),
  known('pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'in'),
  known('ro', 'Romanian', 'Română', 'ro'),
  known('ru', 'Russian', 'Русский', 'ru'),
  known('sr', 'Serbian', 'Српски', 'rs'),
  known('si', 'Sinhala', 'සිංහල', 'lk'),
  known('sk', 'Slovak', 'Slovenčina', 'sk'),
  known('sl', 'Slovenian', 'Slovenščina', 'si'),
  known('es', 'Spanish', 'Español', 'es'),
  known('sw', 'Swahili', 'Kiswahili', 'ke'),
  known('sv', 'Swedish', 'Svenska', 'se'),
  known('ta', 'Tamil', 'தமிழ்', 'in'),
  known('te', 'Telugu', 'తెలుగు', 'in'),
  known('th', 'Thai', 'ไทย', 'th'),
  known('tr', 'Turkish', 'Türkçe', 'tr'),
  known('uk', 'Ukrainian', 'Українська', 'ua'),
  known('ur', 'Urdu', 'اردو', 'pk'),
  known('uz', 'Uzbek', 'Oʻzbekcha', 'uz'),
  known('vi', 'Vietnamese', 'Tiếng Việt', 'vn'),
  known('cy', 'Welsh', 'Cymraeg', 'gb-wls'),
];

/** The known language of a code, whatever its case; else the one of its first part (`de-AT` is `de`). */
export function knownLanguage(code: string): KnownLanguage | undefined {
  const find = (wanted: string) =>
    KNOWN_LANGUAGES.find((language) => language.code.toLowerCase() === wanted);
  const lower = code.toLowerCase();
  return find(lower) ?? find(lower.split('-')[0] ?? '');
}

/** What a new language of this code is called, and its flag where one is known. */
export function namesOfLanguage(
  code: string,
): Pick<KnownLanguage, 'name' | 'localizedName'> & { flagCode?: string } {
  const known = knownLanguage(code);
  if (known?.code === code) {
    const { code: _, ...names } = known;
    return names;
  }
  return { ...standardNames(code), ...(known ? { flagCode: known.flagCode } : {}) };
}
