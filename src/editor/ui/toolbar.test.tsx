// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { Toolbar } from './toolbar';

afterEach(cleanup);

const tool = (name: string) => screen.getByRole('button', { name });

function show() {
  render(
    <>
      <Toolbar aria-label="Tools">
        <button>One</button>
        <button disabled>Two</button>
        <button>Three</button>
        {createPortal(<button>Elsewhere</button>, document.body)}
      </Toolbar>
    </>,
  );
}

it('leads with the arrows from one tool to the next that can be used, and stops at its ends', () => {
  show();
  tool('One').focus();
  fireEvent.keyDown(tool('One'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('Three'));
  fireEvent.keyDown(tool('Three'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('Three'));
  fireEvent.keyDown(tool('Three'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tool('One'));
});

it('leads the other way where text runs from right to left', () => {
  show();
  screen.getByRole('toolbar', { name: 'Tools' }).style.direction = 'rtl';
  tool('One').focus();
  fireEvent.keyDown(tool('One'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tool('Three'));
});

it('leaves Tab to the browser, which stops at each of its tools', () => {
  show();
  tool('One').focus();
  expect(fireEvent.keyDown(tool('One'), { key: 'Tab' })).toBe(true);
  expect(document.activeElement).toBe(tool('One'));
  tool('Three').focus();
  expect(document.activeElement).toBe(tool('Three'));
});

it('leaves alone what a tool has opened elsewhere on the page', () => {
  show();
  tool('Elsewhere').focus();
  fireEvent.keyDown(tool('Elsewhere'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('Elsewhere'));
});
