// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorWords } from '../../core/words/visitor';
import { SectionPage } from '../testing/render-section';
import { fill } from '../testing/fill';
import { RsvpIsland } from './island';
import { rsvp1 } from './section';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [/^Yes/, 'Thank you. We look forward to seeing you.'],
  [/^No/, 'Thank you for telling us. We are sorry that you can’t come.'],
])('the answer %s is confirmed in words of its own', async (answer, confirmation) => {
  render(
    <SectionPage section="Rsvp1" data={fill(rsvp1.fields, 'initial')}>
      <RsvpIsland />
    </SectionPage>,
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type('Enter your name', 'Ada');
  type('Enter your email', 'ada@b.example');
  fireEvent.click(screen.getByRole('radio', { name: answer }));
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toBe(confirmation);
  // Seen with scripts off only, where nothing knows the answer.
  expect(screen.getByText('Thank you. Your answer has been sent.')).toBeTruthy();
});

it('an answer is confirmed in each language that visitors are spoken to in', () => {
  const english = visitorWords('en').rsvp;
  for (const language of ['sv', 'de', 'da', 'it', 'pl']) {
    const { coming, declined, sent } = visitorWords(language).rsvp;
    expect(new Set([coming, declined, sent, ...Object.values(english)]).size).toBe(
      3 + Object.values(english).length,
    );
  }
});
