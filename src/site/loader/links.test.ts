// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { startLinks } from './links';

history.replaceState(null, '', '/?authHash=t1&utm=x');
document.body.innerHTML = '<a href="/prices/#faq">Ours</a><a href="https://x.example/">Theirs</a>';
startLinks();
const atStart = [...document.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
});

function link(href: string): HTMLAnchorElement {
  document.body.innerHTML = '<a>Go</a>';
  const anchor = document.querySelector('a');
  if (anchor === null) throw new Error('No link.');
  anchor.setAttribute('href', href);
  anchor.addEventListener('click', (event) => event.preventDefault());
  return anchor;
}

describe('internal links', () => {
  it('have the query in their address from the start', () => {
    expect(atStart).toEqual(['/prices/?authHash=t1&utm=x#faq', 'https://x.example/']);
  });

  it('keep the query, a preview’s token with it, at the click', () => {
    const anchor = link('/prices/?plan=2#faq');
    anchor.click();
    expect(anchor.getAttribute('href')).toBe('/prices/?plan=2&authHash=t1&utm=x#faq');
    anchor.click();
    expect(anchor.getAttribute('href')).toBe('/prices/?plan=2&authHash=t1&utm=x#faq');
  });

  it('are fetched once as soon as they are meant; files and other hosts are not', () => {
    const over = (anchor: HTMLElement) =>
      anchor.dispatchEvent(new Event('pointerover', { bubbles: true }));
    over(link('/prices/'));
    over(link('/prices/'));
    over(link('/media/x.pdf'));
    over(link('https://x.example/'));
    const hints = [...document.head.querySelectorAll('link')].map((hint) =>
      hint.getAttribute('href'),
    );
    expect(hints).toEqual(['/prices/?authHash=t1&utm=x']);
  });
});
