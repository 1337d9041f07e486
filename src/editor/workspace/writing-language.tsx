import { Languages, X } from 'lucide-react';
import { useDraftValue } from '../editing/draft-hooks';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/native-button';
import { languageName } from '../words/format';
import { setUi } from './ui-state';

/** Says that a translation is written, and leads back. */
export function WritingLanguage({ live, language }: { live: LiveDraft; language: string }) {
  const name = useDraftValue(live.store, `lang:${language}/name`);
  return (
    <Button variant="quiet" onPress={() => setUi({ language: undefined, text: null })}>
      <Languages />
      {languageName(language, name)}
      <X />
    </Button>
  );
}
