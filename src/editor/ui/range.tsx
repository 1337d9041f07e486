import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import styles from './choice.module.css';

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
