// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

let guard: AbortController;

beforeEach(() => {
  guard = new AbortController();
  document.body.innerHTML = `
    <div role="toolbar"><button id="up">Up</button><button id="down">Down</button></div>
    <div role="region"><div id="list"><button id="open">Open</button></div></div>
    <button id="outside">Outside</button>`;
  keepFocus(document, guard.signal);
});
afterEach(() => guard.abort());

const get = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = async () => {
  // The observer is told once the change is done.
  await Promise.resolve();
  return document.activeElement?.id;
};

describe('the focus', () => {
  it('goes on to the next tool where one goes off with its own press', async () => {
    get('up').focus();
    get('up').disabled = true;
    expect(await focused()).toBe('down');
  });

  it('goes back to the tool before where none follows', async () => {
    get('down').focus();
    get('down').disabled = true;
    expect(await focused()).toBe('up');
  });

  it('stays in what its place belongs to when that shows something else', async () => {
    get('open').focus();
    get('list').innerHTML = '<p>Settings</p><button id="back">Back</button>';
    expect(await focused()).toBe('back');
  });

  it('goes on only once the key is up: it would press whatever has the focus by then', async () => {
    get('up').focus();
    get('up').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    get('up').disabled = true;
    expect(await focused()).not.toBe('down');
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    expect(await focused()).toBe('down');
  });

  it('is left where it was put meanwhile', async () => {
    get('up').focus();
    get('up').disabled = true;
    get('outside').focus();
    expect(await focused()).toBe('outside');
  });

  it('is nobody’s once the whole group is gone: what closes it says where it goes', async () => {
    get('open').focus();
    document.querySelector('[role="region"]')?.remove();
    expect(await focused()).not.toBe('outside');
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to what was only made anew', async () => {
    get('list').innerHTML = '<button>Colour</button><input aria-label="Hex" />';
    const field = document.querySelector<HTMLElement>('input');
    field?.focus();
    get('list').innerHTML = '<button>Colour</button><input aria-label="Hex" id="anew" />';
    expect(await focused()).toBe('anew');
  });
});
