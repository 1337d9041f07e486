import type { ReactNode } from 'react';
import {
  Label,
  Radio,
  RadioGroup,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Switch,
} from 'react-aria-components';
import styles from './choice.module.css';

/** One of a few values, all in view. */
export function Choice<Value extends string>(props: {
  label: string;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  value: string;
  onChange: (value: Value) => void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <RadioGroup
      className={styles['group'] ?? ''}
      value={value}
      onChange={(next) => onChange(next as Value)}
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['options']}>
        {options.map(([one, text]) => (
          <Radio key={one} value={one} className={styles['option'] ?? ''}>
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** On or off. */
export function Toggle(props: {
  label: string;
  value: boolean;
  isDisabled?: boolean | undefined;
  onChange: (value: boolean) => void;
}) {
  const { label, value, isDisabled, onChange } = props;
  return (
    <Switch
      className={styles['toggle'] ?? ''}
      isSelected={value}
      isDisabled={isDisabled ?? false}
      onChange={onChange}
    >
      <span>{label}</span>
      <span className={styles['switch']} />
    </Switch>
  );
}

/** A number within bounds; it changes while the thumb moves. */
export function Range(props: {
  label: string;
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  value: number;
  onChange: (value: number) => void;
  onEnd: () => void;
}) {
  const { label, min, max, step, unit = '', value, onChange, onEnd } = props;
  return (
    <Slider
      className={styles['slider'] ?? ''}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={onChange}
      onChangeEnd={onEnd}
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <SliderOutput className={styles['output'] ?? ''}>{`${value}${unit}`}</SliderOutput>
      <SliderTrack className={styles['track'] ?? ''}>
        {({ state }) => (
          <>
            <span
              className={styles['fill']}
              style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb className={styles['thumb'] ?? ''} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}
