// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mediaQuery } from '../app/queries';
import { showEditing } from '../editing/testing/show-editing';
import { LinkValue } from './link-value';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

const KEY = 'navigation/privacy/link';

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(mediaQuery('s1').queryKey, []);
  return showEditing(
    <QueryClientProvider client={client}>
      <LinkValue label="Address" siteId="s1" valueKey={KEY} />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
const offered = () => screen.queryByRole('list', { name: 'Pages, sections and files' });

function type(value: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value } });
}

it('offers the site’s pages while one is at a link of a panel, and stores the one that is chosen', () => {
  const { edit } = show();
  expect(offered()).toBeNull();
  act(() => field().focus());
  expect(offered()).not.toBeNull();
  type('about');
  fireEvent.click(screen.getByRole('button', { name: /Page$/ }));
  expect(edit).toHaveBeenCalledWith(expect.objectContaining({ value: '/about' }));
  expect(offered()).toBeNull();
});

it('takes a number as one to call, and holds a word that no page has for its path, with the reason', () => {
  const { edit } = show();
  type('nowhere');
  fireEvent.blur(field());
  expect(edit).not.toHaveBeenCalled();
  expect(screen.getByText(/^A path of this site that no page has yet/)).toBeDefined();
  type('0761 123456');
  expect(screen.getByRole('button', { name: /^Call 0761 123456/ })).toBeDefined();
  fireEvent.blur(field());
  expect(edit).toHaveBeenCalledWith(expect.objectContaining({ value: 'tel:0761123456' }));
});
