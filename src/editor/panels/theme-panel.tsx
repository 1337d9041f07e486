import { useState } from 'react';
import { DialogTrigger, Button as AriaButton, Dialog, Popover } from 'react-aria-components';
import { HexColorPicker } from 'react-colorful';
import { themeFields, type Theme } from '../../core/document/records';
import { FONTS } from '../../core/theme/fonts';
import { LOOK_RADII, PALETTE_NAMES, type Look } from '../../core/theme/settings';
import { parseHex } from '../../core/validation/hex-color';
import { useDraftRecord } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Choice } from '../ui/choice';
import { optionWord } from '../words/catalogue-words';
import { say, sayAll, term } from '../words/say';
import dialog from '../ui/dialog.module.css';
import { Field, typedKeys } from '../ui/field';
import { Range } from '../ui/range';
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
/** Said in the words of spec section 5, and in those of whoever reads it. */
const BAD_HEX = term(
  'Bad Hex: write a colour as # and three or six digits or letters from a to f, such as #1f8a83.',
);
const COLOURS = [
  ...PALETTE_NAMES.map((name) => [name, optionWord(name)] as const),
  ['accentWhite', term('White')] as const,
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
        <div className={styles['swatches']}>
          {COLOURS.map(([name, label]) => (
            <Swatch
              key={name}
              label={say(label)}
              value={colourOf(theme, name)}
              onChange={(hex) =>
                set(
                  { palette: { [name]: name === 'accentWhite' ? hex : { normal: hex } } },
                  `theme/${name}`,
                )
              }
            />
          ))}
        </div>
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

function colourOf({ palette }: Theme, name: (typeof COLOURS)[number][0]): string {
  const value = palette[name];
  return parseHex(typeof value === 'string' ? value : value.normal) ?? '#000000';
}

/** A colour: a chip that opens the picker, and its hex to type. */
function Swatch(props: { label: string; value: string; onChange: (hex: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <div className={styles['swatch']}>
      <DialogTrigger>
        <AriaButton
          className={styles['chip'] ?? ''}
          aria-label={say('{label} colour', { label })}
          style={{ background: value }}
        />
        <Popover className={dialog['popover'] ?? ''} placement="right top">
          <Dialog aria-label={say('{label} colour', { label })} className={styles['picker'] ?? ''}>
            <HexColorPicker color={value} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <span>{label}</span>
      <HexField {...{ label, value, onChange }} />
    </div>
  );
}

/** Another colour is shown in the same field: a new one in its place would take the focus away. */
function HexField(props: { label: string; value: string; onChange: (hex: string) => void }) {
  const [typed, setTyped] = useState(props.value);
  const [shown, setShown] = useState(props.value);
  if (shown !== props.value) {
    setShown(props.value);
    setTyped(props.value);
  }
  const hex = parseHex(typed);
  const take = () => {
    if (hex !== null && hex !== props.value) props.onChange(hex);
  };
  return (
    <Field
      aria-label={say('{label}, hex', { label: props.label })}
      value={typed}
      onChange={setTyped}
      // Spec section 5; the colour before stays (case C92).
      error={hex === null ? say(BAD_HEX) : undefined}
      onBlur={take}
      onKeyDown={typedKeys({
        isChanged: typed !== props.value,
        take,
        giveBack: () => setTyped(props.value),
      })}
    />
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
