import { isBlank } from '../../core/text/is-blank';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../parts';
import { useLink } from '../page-context';
import { usePath, useSection } from '../section-context';
import { Lines } from '../text';
import { buttonClass } from './button-class';

/** A button that leads somewhere; `tertiary` is the secondary style (spec section 3). */
export function LiveButton({ text, link, type, className }: ButtonProps) {
  const { source } = useSection();
  const path = usePath(text);
  const words = source.useText(path);
  const foreign = source.useForeign(path, words);
  const kind = source.useValue(usePath(type ?? 'type'));
  const address = source.useValue(usePath(link));
  if (isBlank(words)) return null;
  return (
    <ButtonLink link={address} type={kind} className={className}>
      <span dir="auto" {...foreign}>
        <Lines text={words} />
      </span>
    </ButtonLink>
  );
}

/** A link that looks like a button; without an address it leads nowhere, and says so. */
export function ButtonLink(props: {
  link: unknown;
  type?: unknown;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { kind, href, target, rel } = useLink(props.link);
  const className = buttonClass(props.type, props.className);
  if (kind === 'none') {
    return (
      <span className={className} role="link" aria-disabled="true">
        {props.children}
      </span>
    );
  }
  return (
    <a className={className} href={href} target={target} rel={rel}>
      {props.children}
    </a>
  );
}
