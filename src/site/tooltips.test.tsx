// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { render } from './render';
import { testAssets, testComponent, testLanguage, testRelease, testSite } from './testing/release';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** A page with everything that shows an icon alone. */
function drawPage(): Document {
  const socials = { headerSocials: [{ id: 's', socialUrl: 'https://linkedin.com/x', icon: '' }] };
  const hero = { ...socials, playBtnText: '', backgroundVideoUrl: '/media/film.mp4' };
  const release = testRelease([{ path: '/', components: [testComponent('Header53', 'h', hero)] }], {
    languages: [testLanguage('en', { isPrimary: true }), testLanguage('sv')],
  });
  const { navigation, widgets } = release.document;
  navigation.bar.languageMenuLayout = 'flag';
  navigation.header = [{ id: 'l', text: 'Prices', link: '/prices' }];
  widgets.scrollToTop.isVisible = true;
  widgets.gdprBanner.isVisible = true;
  const person = { avatar: '', optimizedAvatar: {}, imgCropParams: null, name: 'A', subtitle: '' };
  widgets.messenger.isVisible = true;
  widgets.messenger.data = [
    {
      id: 'm',
      name: 'telegram',
      isActive: true,
      value: 'ours',
      data: { ...person, type: 'telegram', message: 'Hi', buttonText: 'Start' },
    },
  ];
  const { html } = render(release, testSite, '/', 'en', { ...testAssets, sha256 });
  return new DOMParser().parseFromString(html, 'text/html');
}

const controls = (page: Document) => [...page.querySelectorAll<HTMLElement>('a, button')];

describe('a published page', () => {
  it('gives every control with an icon alone a tooltip', () => {
    const page = drawPage();
    // A logo is a picture with words of its own.
    const isIcon = (control: HTMLElement) =>
      control.textContent === '' && control.querySelector('svg:not([role="img"])') !== null;
    const bare = controls(page).filter(
      (control) => isIcon(control) && !('tooltip' in control.dataset),
    );
    expect(bare.map((control) => control.outerHTML)).toEqual([]);
    const named = controls(page).filter((control) => 'tooltip' in control.dataset);
    expect(new Set(named.map((control) => control.getAttribute('aria-label')))).toEqual(
      new Set([
        'Menu',
        'Close',
        'Language: en',
        'linkedin.com',
        'Play video',
        'Scroll to top',
        'Open chat',
        'Close chat',
      ]),
    );
  });
});
