import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lineIcon } from './line-icon';

const Minus = lineIcon({ node: [['path', { d: 'M5 12h14' }]] });

it('an icon is a drawing that nobody hears of, in the size that is asked for', () => {
  const icon = renderToStaticMarkup(<Minus size={14} />);
  expect(icon).toContain('<path d="M5 12h14"');
  expect(icon).toContain('width="14" height="14"');
  expect(icon).toContain('aria-hidden="true"');
});

it('an icon with a name is heard', () => {
  const icon = renderToStaticMarkup(<Minus aria-label="Warning" />);
  expect(icon).toContain('aria-label="Warning"');
  expect(icon).not.toContain('aria-hidden');
});
