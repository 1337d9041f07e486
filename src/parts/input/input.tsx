import { flattenText } from '../../core/text/commit-text';
import { usePage } from '../page-context';
import type { InputProps } from '../parts';
import { Line } from '../text';
import { usePath, useSection } from '../section-context';
import styles from './input.module.css';

/**
 * A form field. It is uncontrolled, so that hydration keeps what was typed; its placeholder is also its label. An
 * emptied placeholder falls back to the specification's (section 5), in the page's language.
 */
export function LiveInput(props: InputProps) {
  const { placeholder, name, type, error = '', className, onBlur, onInput } = props;
  const { id, source } = useSection();
  const { words, wordsMarks, numbers } = usePage();
  const path = usePath(placeholder);
  const own = flattenText(source.useText(path));
  const foreign = source.useForeign(path, own);
  const text = own || fallbackOf(placeholder, words.placeholders);
  const marks = own === '' ? wordsMarks : foreign;
  const fieldId = `${id}-${name}`;
  const errorId = `${fieldId}-error`;
  const Element = type === 'textarea' ? 'textarea' : 'input';
  return (
    <div className={[styles['field'], className].filter(Boolean).join(' ')}>
      <label className={styles['label']} htmlFor={fieldId} {...marks}>
        <Line text={text} />
      </label>
      <Element
        id={fieldId}
        className={styles['input']}
        name={name}
        {...(type === 'textarea' ? { rows: 5 } : { type })}
        placeholder={numbers?.inAttribute(text) ?? text}
        // What is typed is of any language; until then the placeholder is all that it holds.
        lang={marks?.lang}
        dir="auto"
        autoComplete={props.autoComplete}
        // Browsers count UTF-16 units here, of which a character has up to two; the check itself counts characters.
        maxLength={props.maxLength && 2 * props.maxLength}
        required={props.isRequired}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : errorId}
        onBlur={onBlur && ((event) => onBlur(event.currentTarget.value))}
        onInput={onInput && ((event) => onInput(event.currentTarget.value))}
      />
      <p id={errorId} className={styles['error']} role="alert" {...wordsMarks}>
        {error}
      </p>
    </div>
  );
}

function fallbackOf(path: string, placeholders: Readonly<Record<string, string>>): string {
  const name = path.split('/').at(-1) ?? '';
  return Object.hasOwn(placeholders, name) ? (placeholders[name] ?? '') : '';
}
