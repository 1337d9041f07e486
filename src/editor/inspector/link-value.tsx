import { useRef, useState } from 'react';
import { normaliseAddress } from '../../core/links/normalise-address';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { isMereWord, linkMeaning, meantAddress } from '../tools/link-choices';
import { LinkField, useLinkChoices } from '../tools/link-field';
import { typedKeys } from '../ui/field';
import { sayMessage } from '../words/say';
import styles from './inspector.module.css';

interface LinkValueProps {
  label: string;
  siteId: string;
  valueKey: string;
}

/** A link among a panel's fields: what of the site it could lead to is offered while one is at it. */
export function LinkValue(props: LinkValueProps) {
  const { draft } = useEditing();
  const value = useDraftValue(draft.store, props.valueKey);
  const before = typeof value === 'string' ? value : '';
  return <TypedLink key={before} {...props} before={before} />;
}

function TypedLink({ label, siteId, valueKey, before }: LinkValueProps & { before: string }) {
  const { draft } = useEditing();
  const choices = useLinkChoices(valueKey, siteId);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const [isOffering, setOffering] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const keep = (value: string) => {
    const checked = normaliseAddress(meantAddress(value, choices));
    if (!checked.isValid) return setError(sayMessage(checked.message));
    setTyped(checked.address);
    setOffering(false);
    if (checked.address !== before) draft.edit(setValueOf(valueKey, checked.address));
  };
  const leave = () => {
    setOffering(false);
    if (typed === before) return;
    const isNumber = meantAddress(typed, choices) !== typed;
    // It may have been looked for among what is offered, and be meant as no address.
    if (!isNumber && isMereWord(typed, choices)) return setError(linkMeaning(typed, choices));
    keep(typed);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows the focus of the field and the choices in it
    <div
      ref={ref}
      className={styles['link']}
      onFocus={() => setOffering(true)}
      onBlur={({ relatedTarget }) => {
        if (!ref.current?.contains(relatedTarget)) leave();
      }}
      // A press on what is offered leaves the caret in the field: what is typed there is no address.
      onMouseDown={(event) => {
        if ((event.target as Element).closest('li') !== null) event.preventDefault();
      }}
    >
      <LinkField
        {...{ label, typed, before, choices, error, isOffering }}
        onType={(value) => {
          setTyped(value);
          setError(undefined);
          setOffering(true);
        }}
        onChoose={keep}
        onKeyDown={typedKeys({
          isChanged: typed !== before,
          take: () => keep(typed),
          giveBack: () => setTyped(before),
        })}
      />
    </div>
  );
}
