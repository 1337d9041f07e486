import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DialogTrigger, Button as AriaButton, Dialog, Popover } from 'react-aria-components';
import { HexColorPicker } from 'react-colorful';
import type { Theme } from '../../core/document/records';
import { fullPalette } from '../../core/theme/palette';
import { PALETTE_NAMES, type PaletteName } from '../../core/theme/settings';
import { parseHex } from '../../core/validation/hex-color';
import dialog from '../ui/dialog.module.css';
import { Button } from '../ui/button';
import { Field, typedKeys } from '../ui/field';
import { optionWord } from '../words/catalogue-words';
import { say, term } from '../words/say';
import styles from './palette.module.css';

/** The shades beside the normal one, by their lightness. */
const SHADES = [
  ['dark', term('Dark')],
  ['light', term('Light')],
  ['semiLight', term('Semi-light')],
  ['extraLight', term('Extra light')],
] as const;
type DerivedShade = (typeof SHADES)[number][0];

interface PaletteProps {
  theme: Theme;
  /** @param group what the changes of one colour are undone as */
  onChange: (palette: Record<string, unknown>, group?: string) => void;
}

/** The palette: each colour with its shades, which follow it until they are set by hand. */
export function PaletteFields({ theme, onChange }: PaletteProps) {
  return (
    <div className={styles['palette']}>
      {PALETTE_NAMES.map((name) => (
        <ColorWithShades key={name} {...{ theme, onChange, name }} />
      ))}
      <Swatch
        label={say('White')}
        value={fullPalette(theme.palette).accentWhite}
        onChange={(hex) => onChange({ accentWhite: hex }, 'theme/accentWhite')}
      />
    </div>
  );
}

function ColorWithShades({ theme, name, onChange }: PaletteProps & { name: PaletteName }) {
  const label = say(optionWord(name));
  const shades = fullPalette(theme.palette)[name];
  const isOwn = (shade: DerivedShade) => parseHex(theme.palette[name][shade]) !== null;
  const own = SHADES.filter(([shade]) => isOwn(shade));
  const follow = (all: readonly DerivedShade[]) =>
    onChange({ [name]: Object.fromEntries(all.map((shade) => [shade, ''])) });
  return (
    <div className={styles['colour']} role="group" aria-label={label}>
      <Swatch
        label={label}
        value={shades.normal}
        onChange={(hex) => onChange({ [name]: { normal: hex } }, `theme/${name}`)}
      />
      <ul className={styles['shades']}>
        {SHADES.map(([shade, word]) => (
          <li key={shade}>
            <ShadeChip
              label={`${label}, ${say(word)}`}
              value={shades[shade]}
              isOwn={isOwn(shade)}
              onChange={(hex) => onChange({ [name]: { [shade]: hex } }, `theme/${name}/${shade}`)}
              onFollow={() => follow([shade])}
            />
            <span aria-hidden="true">{say(word)}</span>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <div className={styles['own']}>
          <span>
            {say('Set by hand: {shades}', { shades: own.map(([, word]) => say(word)).join(', ') })}
          </span>
          <AriaButton
            className={styles['follow'] ?? ''}
            aria-label={`${say('Follow the main colour')}: ${label}`}
            onPress={() => follow(own.map(([shade]) => shade))}
          >
            <RotateCcw aria-hidden="true" />
            {say('Follow the main colour')}
          </AriaButton>
        </div>
      )}
    </div>
  );
}

/** A shade: a chip, marked where it is set by hand, that opens its picker. */
function ShadeChip(props: {
  label: string;
  value: string;
  isOwn: boolean;
  onChange: (hex: string) => void;
  onFollow: () => void;
}) {
  const { label, value, isOwn, onChange, onFollow } = props;
  const state = isOwn ? say('Set by hand') : say('Follows the main colour');
  return (
    <DialogTrigger>
      <AriaButton
        className={styles['shade'] ?? ''}
        aria-label={`${label}: ${state}`}
        data-own={isOwn ? '' : undefined}
        style={{ background: value }}
      />
      <Picker {...{ label, value, onChange }}>
        <HexField {...{ label, value, onChange }} />
        <p className={styles['state']}>{state}</p>
        {isOwn && (
          <Button slot="close" onPress={onFollow}>
            {say('Follow the main colour')}
          </Button>
        )}
      </Picker>
    </DialogTrigger>
  );
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
        <Picker {...{ label, value, onChange }} />
      </DialogTrigger>
      <span>{label}</span>
      <HexField {...{ label, value, onChange }} />
    </div>
  );
}

function Picker(props: {
  label: string;
  value: string;
  onChange: (hex: string) => void;
  children?: ReactNode;
}) {
  const { label, value, onChange, children } = props;
  return (
    <Popover className={dialog['popover'] ?? ''} placement="right top">
      <Dialog aria-label={say('{label} colour', { label })} className={styles['picker'] ?? ''}>
        <HexColorPicker color={value} onChange={onChange} />
        {children}
      </Dialog>
    </Popover>
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
      // The colour before stays until what is typed is one.
      error={hex === null ? say('Bad Hex') : undefined}
      onBlur={take}
      onKeyDown={typedKeys({
        isChanged: typed !== props.value,
        take,
        giveBack: () => setTyped(props.value),
      })}
    />
  );
}
