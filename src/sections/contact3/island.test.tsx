// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageInfo } from '../../parts/page-context';
import { SectionPage } from '../testing/render-section';
import { fill } from '../testing/fill';
import { ContactIsland } from './island';
import { contact3 } from './section';

const EMPTY = 'This field cannot be empty';
const INVALID = 'Please enter a valid email';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched
    .mockReset()
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(page: Partial<PageInfo> = {}) {
  render(
    <SectionPage section="Contact3" data={fill(contact3.fields, 'initial')} page={page}>
      <ContactIsland />
    </SectionPage>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    name: field('Enter your name'),
    email: field('Enter your email'),
    message: field('Enter your message'),
    send: () => fireEvent.click(screen.getByRole('button')),
    post: () => fireEvent.submit(field('Enter your name')),
  };
}

const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

describe('the contact form (spec sections 4 and 5)', () => {
  it('says what is missing on submit, and sends nothing', () => {
    const form = open();
    form.send();
    expect(screen.getAllByText(EMPTY)).toHaveLength(2);
    expect(document.activeElement).toBe(form.name);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('counts characters, so that a name of 255 letters outside the first plane is typed and sent', () => {
    const form = open();
    expect(form.name.maxLength).toBeGreaterThanOrEqual('𝔸'.repeat(255).length);
    type(form.name, '𝔸'.repeat(255));
    fireEvent.blur(form.name);
    expect(form.name.getAttribute('aria-invalid')).toBeNull();
    type(form.name, 'a'.repeat(256));
    fireEvent.blur(form.name);
    expect(screen.getByText('Please make this text shorter')).not.toBeNull();
  });

  it('checks a field when it is left, and forgets the error when it is edited', () => {
    const form = open();
    type(form.email, 'ada@nowhere');
    fireEvent.blur(form.email);
    expect(screen.getByText(INVALID)).toBeTruthy();
    type(form.email, 'ada@nowhere.example');
    expect(screen.queryByText(INVALID)).toBeNull();
    fireEvent.blur(form.message);
    expect(screen.queryByText(EMPTY)).toBeNull();
  });

  it('leaves checking to the browser only until it runs', () => {
    open();
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('sends once, confirms, and is empty again after four seconds', async () => {
    const form = open();
    type(form.name, 'Ada');
    type(form.email, 'ada@b.example');
    type(form.message, 'Hello');
    form.send();
    form.send();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] ?? ['', {}];
    expect(address).toBe('/api/v1/sites/form/contact/s1/?lang=en');
    expect(JSON.parse(String(init.body))).toMatchObject({
      name: 'Ada',
      email: 'ada@b.example',
      message: 'Hello',
      siteHash: 'h1',
    });
    await settle();
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(form.name.value).toBe('Ada');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(form.name.value).toBe('');
    expect(form.message.value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps the text and only logs when sending fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetched.mockImplementation(() => Promise.resolve(new Response('<h1>no</h1>', { status: 500 })));
    const form = open();
    type(form.name, 'Ada');
    type(form.email, 'ada@b.example');
    form.send();
    await settle();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(form.name.value).toBe('Ada');
    expect(screen.queryByText('no')).toBeNull();
    form.send();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('sends nothing in editing mode', () => {
    const form = open({ mode: 'edit' });
    type(form.name, 'Ada');
    type(form.email, 'ada@b.example');
    form.post();
    expect(screen.queryByRole('button')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
