import { useRef } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import styles from './choice.module.css';
import { useDragUnderWay } from './drag-under-way';

/** A number within bounds; it changes while the thumb moves, and Escape gives back what it was. */
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
  const held = useRef<{ from: number; isGivenBack: boolean } | null>(null);
  const drag = useDragUnderWay(() => {
    if (held.current === null) return;
    held.current.isGivenBack = true;
    onChange(held.current.from);
  });
  return (
    <Slider
      className={styles['slider'] ?? ''}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => {
        if (!held.current?.isGivenBack) onChange(next);
      }}
      onChangeEnd={() => {
        held.current = null;
        drag.end();
        onEnd();
      }}
      onPointerDownCapture={() => {
        held.current = { from: value, isGivenBack: false };
        drag.begin();
      }}
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
