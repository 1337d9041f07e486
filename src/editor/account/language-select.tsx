import {
  chooseLanguage,
  chosenLanguage,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
} from '../words/interface-language';
import { say } from '../words/say';
import { Select } from './sharing/select';

const LANGUAGES = Object.entries(INTERFACE_LANGUAGES);

/** Which language the builder speaks, in this browser. The page is loaded anew: what is drawn already has its words. */
export function LanguageSelect({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  return (
    <Select
      label={say('Language of Plinth')}
      isLabelHidden={isLabelHidden}
      options={LANGUAGES}
      value={chosenLanguage()}
      onChange={(code) => {
        if (!isInterfaceLanguage(code)) return;
        chooseLanguage(code);
        location.reload();
      }}
    />
  );
}
