import { isBlank } from '../core/text/is-blank';
import type { AnchorProps } from './parts';
import { useLink } from './page-context';
import { usePath, useSection } from './section-context';
import { Lines } from './text';

/** A link around a text or any content; without an address only the content. */
export function LiveAnchor({ link, text, className, label, children }: AnchorProps) {
  const { source } = useSection();
  const path = usePath(text ?? link);
  const words = source.useText(path);
  const foreign = source.useForeign(path, words);
  const resolved = useLink(source.useValue(usePath(link)));
  const content = text === undefined ? children : <Lines text={words} />;
  if (text !== undefined && isBlank(words)) return null;
  const marks = text === undefined ? {} : { dir: 'auto', ...foreign };
  if (resolved.kind === 'none') {
    if (text === undefined) return <>{content}</>;
    return (
      <span className={className} {...marks}>
        {content}
      </span>
    );
  }
  return (
    <a
      className={className}
      href={resolved.href}
      target={resolved.target}
      rel={resolved.rel}
      aria-label={label === '' ? undefined : label}
      {...marks}
    >
      {content}
    </a>
  );
}
