import { useMemo, useState } from 'react';
import { BLOCK_ICON_NAMES, BRAND_ICON_NAMES } from '../../parts/icons/all-icons';
import { setValueOf } from '../editing/set-value';
import { useEditing } from '../editing/editing-context';
import { findIcons } from './find-icons';
import { IconGrid } from './icon-grid';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { say, sayCount } from '../words/say';
import styles from './tools.module.css';

const NAMES = [...BLOCK_ICON_NAMES, ...BRAND_ICON_NAMES];

/** All icons, or those of brands, to be found by a word. */
export function IconChooser(props: {
  valueKey: string;
  isBrand?: boolean | undefined;
  onDone: () => void;
}) {
  const { valueKey, isBrand = false, onDone } = props;
  const { draft } = useEditing();
  const current = draft.store.value(valueKey);
  const [words, setWords] = useState('');
  const found = useMemo(
    () => findIcons(isBrand ? BRAND_ICON_NAMES : NAMES, words),
    [isBrand, words],
  );
  const choose = (value: string) => {
    draft.edit(setValueOf(valueKey, value));
    onDone();
  };
  return (
    <div className={styles['form']}>
      <Field
        label={say('Find an icon')}
        value={words}
        onChange={setWords}
        onKeyDown={({ key, nativeEvent }) => {
          const [first] = found;
          if (key !== 'Enter' || nativeEvent.isComposing || words.trim() === '') return;
          if (first !== undefined) choose(first);
        }}
        placeholder={isBrand ? 'instagram' : 'valve'}
        takesFocus={!isBrand}
      />
      {found.length > 0 && (
        // Others begin at their first one.
        <IconGrid key={words} names={found} current={current} onChoose={choose} />
      )}
      <p className={styles['iconCount']} role="status">
        {found.length > 0
          ? sayCount(found.length, { one: '{count} icon', other: '{count} icons' })
          : say('No icon is called that. Try a thing, such as “house” or “letter”.')}
      </p>
      <div className={styles['formRow']}>
        <Button variant="quiet" onPress={() => choose('')}>
          {say('Remove icon')}
        </Button>
      </div>
    </div>
  );
}
