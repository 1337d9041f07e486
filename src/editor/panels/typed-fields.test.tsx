// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEditing } from '../editing/testing/show-editing';
import { TypedValue } from '../inspector/value-control';
import { useUi } from '../workspace/ui-state';
import { ViewTools } from '../workspace/view-tools';
import { EventSettings } from './event-settings';
import { PagePath } from './page-path';
import { ThemePanel } from './theme-panel';

/** What has the key once the field has had it: what closes the panel around it. */
const around = vi.fn<(event: KeyboardEvent) => void>();
beforeEach(() => {
  // Dialogs look for the page's own meta data with it.
  vi.stubGlobal('CSS', { escape: String });
  document.documentElement.lang = 'en';
  document.addEventListener('keydown', around);
});
afterEach(() => {
  document.removeEventListener('keydown', around);
  around.mockClear();
  cleanup();
  vi.unstubAllGlobals();
});

const show = (children: ReactNode) => showEditing(children).edit;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function typeInto(input: HTMLInputElement, value: string): void {
  input.focus();
  fireEvent.change(input, { target: { value } });
  expect(input.value).toBe(value);
}

describe('Escape in a field that is taken over when it is left gives back what was there', () => {
  const take = vi.fn();
  const FIELDS: readonly [string, string, string, ReactNode][] = [
    ['a colour', 'Primary, hex', '#12f', <ThemePanel key="theme" />],
    ['a path', 'Path', '/half', <PagePath key="path" page="about" path="/about" />],
    [
      'a plain value',
      'Site name',
      'Half a na',
      <TypedValue
        key="value"
        label="Site name"
        value="Lockstep"
        problemOf={() => undefined}
        onChange={take}
      />,
    ],
  ];
  it.each(FIELDS)('%s', (_, name, half, children) => {
    const edit = show(children);
    const input = field(name);
    const before = input.value;
    typeInto(input, half);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe(before);
    // The panel around it stays open; nothing is left to give back for the next one, which closes it.
    expect(around).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(around).toHaveBeenCalledOnce();
    expect(around.mock.lastCall?.[0].defaultPrevented).toBe(false);
    fireEvent.blur(input);
    expect(edit).not.toHaveBeenCalled();
    expect(take).not.toHaveBeenCalled();
  });

  it('the width of the page', () => {
    show(<ViewTools />);
    fireEvent.click(screen.getByRole('button'));
    const input = field('Width of the page');
    typeInto(input, '700');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('');
    fireEvent.blur(input);
    expect(useUi.getState().pageWidth).toBeNull();
  });

  it('but not while an input method writes, whose key it is', () => {
    show(<ThemePanel />);
    const input = field('Primary, hex');
    typeInto(input, '#12f');
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    expect(input.value).toBe('#12f');
  });
});

it('a wrong colour is “Bad Hex”, until it is right or given back', () => {
  const edit = show(<ThemePanel />);
  const input = field('Primary, hex');
  const message = () => screen.queryByText('Bad Hex');
  typeInto(input, '#ggg');
  expect(message()).not.toBeNull();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(message()).toBeNull();
  typeInto(input, '#ggg');
  expect(message()).not.toBeNull();
  typeInto(input, '#1f8a83');
  expect(message()).toBeNull();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(edit).toHaveBeenCalledOnce();
});

describe('the times of an event', () => {
  const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(time(label), { target: { value } });

  it('an end before the start is named at its field and not written; another start takes the end along', () => {
    const edit = show(<EventSettings />);
    fireEvent.click(screen.getByRole('button', { name: 'Add event' }));
    type('Start', '2027-06-19T20:00');
    type('End', '2027-06-18T22:00');
    expect(time('End').value).toBe('2027-06-18T22:00');
    expect(screen.getByText('The end is before the start.')).toBeTruthy();
    const written = () =>
      edit.mock.calls.flatMap(([one]) => (one.edit === 'setEvent' ? [one] : []));
    expect(written().map(({ values }) => values)).toEqual([{ start: '2027-06-19T20:00' }]);
    type('End', '2027-06-19T22:00');
    expect(screen.queryByText('The end is before the start.')).toBeNull();
    type('Start', '2027-06-26T20:30');
    expect(time('End').value).toBe('2027-06-26T22:30');
  });
});
