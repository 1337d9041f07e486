import type { DOMAttributes, ReactNode, RefCallback } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import styles from './field.module.css';

export interface FieldProps extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  /** Without it the field takes its name from `aria-label`. */
  label?: string | undefined;
  /** A line under the input that helps to fill it. */
  hint?: ReactNode;
  /** What is wrong with the value; nothing while it is fine. */
  error?: string | undefined;
  placeholder?: string | undefined;
  /** What stands before the value, such as a host. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** More than one grow with what is written; many have their room from the start. */
  lines?: 'one' | 'some' | 'many' | undefined;
  /** How long the value is, beside the label. */
  counter?: { state: string; text: string; warning: string } | undefined;
  /** For the input itself. */
  inputProps?: InputProps | undefined;
  /** For the first field of a form that somebody has just asked for. */
  takesFocus?: boolean | undefined;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type InputProps = DOMAttributes<TextInput> & { ref: RefCallback<TextInput> };

/** A labelled text input with its hint and its error. */
export function Field(allProps: FieldProps) {
  const { label, hint, error, placeholder, prefix, suffix, takesFocus, ...more } = allProps;
  const { lines = 'one', counter, inputProps, onKeyDown, ...props } = more;
  return (
    <TextField
      {...props}
      {...(takesFocus ? { autoFocus: true } : {})}
      {...(onKeyDown && {
        onKeyDown: (event) => {
          onKeyDown(event);
          // The keys that work everywhere work here too, but those that the field has used.
          if (!event.isDefaultPrevented()) event.continuePropagation();
        },
      })}
      isInvalid={error !== undefined}
      className={styles['field'] ?? ''}
    >
      {label !== undefined && (
        <div className={styles['head']}>
          <Label className={styles['label'] ?? ''}>{label}</Label>
          {counter !== undefined && <Counter {...counter} />}
        </div>
      )}
      <div className={styles['box']}>
        {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
        {lines === 'one' ? (
          <Input
            {...inputProps}
            className={styles['input'] ?? ''}
            placeholder={placeholder}
            dir="auto"
          />
        ) : (
          <TextArea
            {...inputProps}
            className={[styles['input'], styles['lines'], styles[lines]].join(' ')}
            rows={1}
            placeholder={placeholder}
            dir="auto"
          />
        )}
        {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
      </div>
      {hint !== undefined && error === undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
    </TextField>
  );
}

function Counter({ state, text, warning }: { state: string; text: string; warning: string }) {
  return (
    <span className={styles['counter']} data-counter={state}>
      <span role="status">{warning}</span>
      <span>{text}</span>
    </span>
  );
}

/** What a field's key says, whether React or React Aria tells of it. */
interface Key {
  readonly key: string;
  readonly nativeEvent: { readonly isComposing: boolean };
  preventDefault: () => void;
}

/**
 * The keys of a field that is taken over when it is left: Enter takes what is typed, Escape gives back what was there. With
 * nothing to give back Escape means what it means around the field.
 */
export function typedKeys(field: {
  isChanged: boolean;
  take?: (() => void) | undefined;
  giveBack: () => void;
}): (event: Key) => void {
  return (event) => {
    // An input method has these keys to itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') field.take?.();
    if (event.key !== 'Escape' || !field.isChanged) return;
    event.preventDefault();
    field.giveBack();
  };
}
