import { useRef } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import styles from './choice.module.css';
import { useDragUnderWay } from './drag-under-way';

/**
 * A number within bounds; it changes while the thumb moves, and Escape gives back what it was.
 * @param onChange with a number that is each drag's own
 * @param onGiveUp takes back what a drag has changed; without it the value before is set again
 */
export function Range(props: {
  label: string;
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  value: number;
  onChange: (value: number, drag: number) => void;
  onGiveUp?: ((drag: number) => void) | undefined;
  onEnd: () => void;
}) {
  const { label, min, max, step, unit = '', value, onChange, onGiveUp, onEnd } = props;
  const held = useRef<{ from: number; isGivenBack: boolean } | null>(null);
  const count = useRef(0);
  const drag = useDragUnderWay(() => {
    if (held.current === null) return;
    held.current.isGivenBack = true;
    if (onGiveUp) onGiveUp(count.current);
    else onChange(held.current.from, count.current);
  });
  return (
    <Slider
      className={styles['slider'] ?? ''}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => {
        if (!held.current?.isGivenBack) onChange(next, count.current);
      }}
      onChangeEnd={(last) => {
        // Back where it was nothing has happened.
        if (last === held.current?.from) onGiveUp?.(count.current);
        held.current = null;
        drag.end();
        onEnd();
      }}
      onPointerDownCapture={() => {
        count.current += 1;
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
