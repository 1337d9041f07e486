import type { ReactNode } from 'react';
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
  /** Several lines, growing with what is written. */
  isMultiline?: boolean | undefined;
  /** For the first field of a form that somebody has just asked for. */
  takesFocus?: boolean | undefined;
}

/** A labelled text input with its hint and its error. */
export function Field(allProps: FieldProps) {
  const { label, hint, error, placeholder, prefix, suffix, takesFocus, isMultiline, ...rest } =
    allProps;
  const { onKeyDown, ...props } = rest;
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
      {label !== undefined && <Label className={styles['label'] ?? ''}>{label}</Label>}
      <div className={styles['box']}>
        {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
        {isMultiline ? (
          <TextArea
            className={`${styles['input']} ${styles['lines']}`}
            placeholder={placeholder}
            dir="auto"
          />
        ) : (
          <Input className={styles['input'] ?? ''} placeholder={placeholder} dir="auto" />
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
