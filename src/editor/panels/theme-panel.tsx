import { themeFields, type Theme } from '../../core/document/records';
import { FONTS } from '../../core/theme/fonts';
import { LOOK_RADII, type Look } from '../../core/theme/settings';
import { useDraftRecord } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Choice } from '../ui/choice';
import { say, sayAll, term } from '../words/say';
import { Range } from '../ui/range';
import { OwnColours } from './own-colours';
import { PaletteFields } from './palette-fields';
import styles from './panels.module.css';

const MODES = [
  ['LIGHT', term('Light')],
  ['EXTRALIGHT', term('Extra light')],
  ['DARK', term('Dark')],
] as const;
const LOOKS: readonly (readonly [Look, string])[] = [
  ['ROUNDED', term('Rounded')],
  ['CORNERED', term('Cornered')],
  ['SHARP', term('Sharp')],
];

/** The site's look; the page follows while a thumb moves. */
export function ThemePanel() {
  const { draft } = useEditing();
  const theme = useDraftRecord<Theme>(draft.store, 'theme', themeFields);
  const set = (values: Record<string, string | number | Record<string, unknown>>, group?: string) =>
    // Values are what the theme's own fields take; the edit checks them.
    draft.edit({ edit: 'setTheme', values: values as Record<string, never> }, group);
  return (
    <div className={styles['panel']}>
      <Choice
        label={say('Colour mode')}
        options={sayAll(MODES)}
        value={theme.colorMode}
        onChange={(colorMode) => set({ colorMode })}
      />
      <OwnColours />
      <Choice
        label={say('Look')}
        options={LOOKS.map(([look, label]) => [
          look,
          <LookOption key={look} look={look} label={say(label)} />,
        ])}
        value={theme.look}
        onChange={(look) => set({ look })}
      />
      <div className={styles['group']}>
        <h3>{say('Palette')}</h3>
        <PaletteFields {...{ theme }} onChange={(palette, group) => set({ palette }, group)} />
      </div>
      <div className={styles['group']}>
        <h3>{say('Type')}</h3>
        <FontChoice
          label={say('Headings')}
          value={theme.primaryFont}
          onChange={(primaryFont) => set({ primaryFont })}
        />
        <FontChoice
          label={say('Text')}
          value={theme.secondaryFont}
          onChange={(secondaryFont) => set({ secondaryFont })}
        />
        <Range
          label={say('Text size')}
          min={0}
          max={100}
          step={1}
          unit=" / 100"
          value={theme.textSize}
          onChange={(textSize, drag) => set({ textSize }, `theme/textSize/${drag}`)}
          onGiveUp={(drag) => draft.giveUp(`theme/textSize/${drag}`)}
          onEnd={() => draft.flush()}
        />
        <Range
          label={say('Base size')}
          min={12}
          max={24}
          step={1}
          unit=" px"
          value={theme.fontSize}
          onChange={(fontSize, drag) => set({ fontSize }, `theme/fontSize/${drag}`)}
          onGiveUp={(drag) => draft.giveUp(`theme/fontSize/${drag}`)}
          onEnd={() => draft.flush()}
        />
      </div>
      <Choice
        label={say('Orientation')}
        options={[
          ['LEFT', say('Left')],
          ['RIGHT', say('Right')],
        ]}
        value={theme.orientation}
        onChange={(orientation) => set({ orientation })}
      />
    </div>
  );
}

function LookOption({ look, label }: { look: Look; label: string }) {
  const { button, card } = LOOK_RADII[look];
  return (
    <span className={styles['look']}>
      <span
        className={styles['corner']}
        style={{ borderRadius: Math.min(button, look === 'CORNERED' ? card / 2 : 9) }}
      />
      {label}
    </span>
  );
}

function FontChoice(props: { label: string; value: string; onChange: (id: string) => void }) {
  return (
    <label className={styles['labelled']}>
      <span>{props.label}</span>
      <select
        className={styles['select']}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {FONTS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
