import { useState } from 'react';
import { appearance, setAppearance, showHintsAgain, type Appearance } from '../app/appearance';
import { Button } from '../ui/button';
import { Choice } from '../ui/choice';
import { AccountSection } from './account-section';
import { say, term } from '../words/say';
import { LanguageSelect } from './language-select';
import styles from './account.module.css';

const OPTIONS: readonly (readonly [Appearance, string])[] = [
  ['system', term('As the device')],
  ['light', term('Light')],
  ['dark', term('Dark')],
];

/** How the builder looks and helps, on this device. */
export function PreferencesSection() {
  const [chosen, setChosen] = useState(appearance);
  const [areHintsBack, setAreHintsBack] = useState(false);
  return (
    <AccountSection
      title={say('The builder on this device')}
      about={say('It changes nothing about your sites.')}
    >
      <div className={styles['form']}>
        <Choice
          label={say('Appearance')}
          options={OPTIONS.map(([one, word]) => [one, say(word)])}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setAppearance(value);
          }}
        />
        <LanguageSelect />
      </div>
      <div className={styles['row']}>
        <Button
          onPress={() => {
            showHintsAgain();
            setAreHintsBack(true);
          }}
        >
          {say('Show the first tips again')}
        </Button>
        {areHintsBack && (
          <span role="status" className={styles['muted']}>
            {say('They come when you open a site.')}
          </span>
        )}
      </div>
    </AccountSection>
  );
}
