// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { themeFields, type Theme } from '../../core/document/records';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readFields } from '../../core/draft/read-fields';
import { catalogue } from '../../sections/catalogue';
import { PaletteFields } from './palette-fields';

afterEach(cleanup);

/** Shows the palette of a theme whose primary colour has a dark shade and an extra light one set by hand. */
function show() {
  const draft = new Draft(new Y.Doc(), catalogue);
  const primary = { normal: '#0f4450', dark: '#07222a', extraLight: '#f3f1eb' };
  applyEdit(draft, { edit: 'setTheme', values: { palette: { primary } } });
  const theme = readFields(draft, themeFields, 'theme') as Theme;
  const onChange = vi.fn();
  render(<PaletteFields theme={theme} onChange={onChange} />);
  return onChange;
}

it('the shades of each colour are shown, and those that are set by hand say so', () => {
  show();
  const chips = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map((chip) => chip.getAttribute('aria-label') ?? '')
      .filter((label) => label.startsWith(`${name},`));
  expect(chips('Primary')).toEqual([
    'Primary, Dark: Set by hand',
    'Primary, Light: Follows the main colour',
    'Primary, Semi-light: Follows the main colour',
    'Primary, Extra light: Set by hand',
  ]);
  expect(chips('Secondary').filter((label) => label.endsWith('Set by hand'))).toEqual([]);
  expect(screen.getByText('Set by hand: Dark, Extra light')).not.toBeNull();
});

it('all shades of a colour follow it again by one button', () => {
  const onChange = show();
  fireEvent.click(screen.getByRole('button', { name: 'Follow the main colour: Primary' }));
  expect(onChange.mock.calls).toEqual([[{ primary: { dark: '', extraLight: '' } }]]);
});
