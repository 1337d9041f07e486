import { describe, expect, it } from 'vitest';
import type { Release } from '../../core/document/document';
import { widgetsFields } from '../../core/document/records';
import { render } from '../render';
import {
  initialRecord,
  testAssets,
  testComponent,
  testRelease,
  testSite,
} from '../testing/release';

type Changes = NonNullable<Parameters<typeof testRelease>[1]>;
const release = (changes: Changes = {}): Release =>
  testRelease([{ path: '/', components: [testComponent('Footer3', 'f')] }], changes);
const page = (changes: Changes = {}, isPaid = false, mode: 'live' | 'preview' = 'live') =>
  render(release(changes), { ...testSite, isPaid }, '/', 'en', testAssets, { mode }).html;
const initial = initialRecord(widgetsFields) as unknown as Release['document']['widgets'];
const has = (html: string, widget: string) => html.includes(`data-widget="${widget}"`);

describe('the disclaimer', () => {
  it('says who runs the site, with the words of the complaint form', () => {
    const html = page();
    expect(has(html, 'disclaimer')).toBe(true);
    expect(html).toContain('Plinth does not operate or monitor it.');
    for (const words of [
      'What&#x27;s wrong with this website?',
      'Please complete the form below for your complaints and our support team will review this and get in touch with you soon.',
      'Please enter your email',
      'Please enter your full name',
      'Please write a clear explanation of how this website is disturbing you',
      '>Cancel<',
      '>SEND<',
      '0/255',
      'By sending, you confirm that the information provided is correct. You also understand that the provider has no duty to take any action.',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('is hidden on a paid site and in a preview', () => {
    expect(has(page({}, true), 'disclaimer')).toBe(false);
    expect(has(page({}, false, 'preview'), 'disclaimer')).toBe(false);
  });
});

it('is reported by a button: it opens a dialog and leads nowhere', () => {
  expect(page({})).toMatch(/<button type="button"[^>]*popoverTarget="complaint"[^>]*>Report</);
});

describe('the cookie banner', () => {
  const banner = (gdpr: boolean, simple: boolean) =>
    page({
      widgets: {
        gdprBanner: { ...initial.gdprBanner, isVisible: gdpr },
        simpleBanner: { ...initial.simpleBanner, isVisible: simple },
      },
    });

  it('is the GDPR one where that is visible, else the simple one where its flag is set', () => {
    expect(banner(true, true)).toContain('data-kind="gdpr"');
    expect(banner(false, true)).toContain('data-kind="simple"');
    expect(has(banner(false, false), 'cookie-banner')).toBe(false);
  });

  it('has the buttons that are visible, and no toggle for what is essential', () => {
    const html = banner(true, false);
    for (const action of ['accept', 'decline', 'settings', 'confirm']) {
      expect(html).toContain(`data-consent="${action}"`);
    }
    expect(html.match(/type="checkbox"/g)).toHaveLength(3);
    expect(html).toContain('Always on');
    expect(banner(false, true)).not.toContain('data-consent="decline"');
  });

  it('names where choices are recorded: not in a preview, not where nobody takes them', () => {
    const widgets = { gdprBanner: { ...initial.gdprBanner, isVisible: true } };
    const record = (html: string) => /data-record="([^"]*)"/.exec(html)?.[1];
    const path = `/sites/consent/${testSite.id}/`;
    expect(record(page({ widgets }))).toBe(`/api/v1${path}`);
    expect(record(page({ widgets }, false, 'preview'))).toBeUndefined();
    const away = { ...testSite, apiBase: 'https://api.example/v1' };
    const elsewhere = (recordsConsents: boolean) =>
      render(release({ widgets }), { ...away, recordsConsents }, '/', 'en', testAssets).html;
    expect(record(elsewhere(true))).toBe(`https://api.example/v1${path}`);
    expect(record(elsewhere(false))).toBeUndefined();
  });

  it('can be had back on a page whose footer has no link to it', () => {
    const settings = (html: string) => html.match(/data-consent="settings"/g)?.length ?? 0;
    // The banner's own, and one that stands at the page's end, which styles hide beside a footer's.
    const gdprBanner = { ...initial.gdprBanner, isVisible: true };
    const bare = (mode: 'live' | 'preview') =>
      render(
        testRelease([{ path: '/', components: [] }], { widgets: { gdprBanner } }),
        testSite,
        '/',
        'en',
        testAssets,
        { mode },
      ).html;
    expect(settings(bare('live'))).toBe(2);
    expect(settings(bare('preview'))).toBe(1);
    expect(settings(banner(true, false))).toBe(3);
    expect(settings(banner(false, true))).toBe(0);
  });

  it('is hidden until a script has asked', () => {
    expect(banner(true, false)).toMatch(/data-widget="cookie-banner"[^>]*hidden=""/);
  });
});

describe('the messengers', () => {
  const entry = (name: string, value: string, isActive = true) => ({
    id: name,
    name,
    value,
    isActive,
    data: {
      type: name,
      avatar: '',
      optimizedAvatar: '' as string | object,
      imgCropParams: null,
      name: 'Alex Morgan',
      subtitle: '',
      message: 'Hi there 👋\n How can I help you?',
      buttonText: 'Start Chat',
    },
  });
  const messengerOf = (data: ReturnType<typeof entry>[], media: Release['media'] = {}) => {
    const widgets = { messenger: { isVisible: true, settings: { alignment: 'left' }, data } };
    const site = testRelease([{ path: '/', components: [] }], { widgets, media });
    return render(site, testSite, '/', 'en', testAssets).html;
  };
  const messenger = (...data: ReturnType<typeof entry>[]) => messengerOf(data);

  it('lead to their services in a new tab (spec section 7)', () => {
    const html = messenger(
      entry('facebook', 'https://m.me/x'),
      entry('whatsapp', '+46-701234567'),
      entry('telegram', '@x'),
      entry('viber', '+46701234567'),
    );
    expect(html).toContain('data-side="left"');
    expect(html).toContain('href="https://m.me/x" target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('href="https://api.whatsapp.com/send?phone=%2B46701234567"');
    expect(html).toContain('href="https://t.me/x"');
    expect(html).toContain('href="viber://chat?number=%2B46701234567"');
  });

  it('stay open in a preview when something else is pressed', () => {
    const widgets = {
      messenger: {
        isVisible: true,
        settings: { alignment: 'left' },
        data: [entry('telegram', '@x')],
      },
    };
    expect(page({ widgets })).toMatch(/id="messenger-box"[^>]*popover="auto"/);
    expect(page({ widgets }, false, 'preview')).toMatch(/id="messenger-box"[^>]*popover="manual"/);
  });

  it('show their person: the default picture, the address alone, or the optimised ones (spec section 3)', () => {
    const chat = (data: object) => ({
      ...entry('telegram', '@x'),
      data: { ...entry('telegram', '@x').data, ...data },
    });
    expect(messenger(chat({}))).toMatch(/<img[^>]* src="\/static\/avatar.svg" alt=""/);
    const plain = messenger(chat({ avatar: '/media/face.jpg' }));
    expect(plain).toContain('src="/media/face.jpg" alt="" width="48"');
    expect(plain).not.toContain('<source');
    // The library's own sizes of it are not asked for.
    const small = { width: 480, height: 480, fallback: '/media/face-s.jpg' };
    const file = { id: 'f', url: '/media/face.jpg', type: 'image/jpeg', width: 900, height: 900 };
    const media = { '/media/face.jpg': { ...file, alt: '', variants: { small } } };
    const known = messengerOf([chat({ avatar: '/media/face.jpg' })], media);
    expect(known).toContain('src="/media/face.jpg" alt="" width="48"');
    expect(known).not.toContain('face-s');
    const sizes = Object.fromEntries(
      ['small', 'medium', 'large', 'xlarge'].map((size) => [size, '/media/face-o.webp']),
    );
    const optimised = messenger(chat({ avatar: '/media/face.jpg', optimizedAvatar: sizes }));
    expect(optimised.match(/srcSet="\/media\/face-o.webp"/g)).toHaveLength(4);
    // One address is what all four use, whether or not the library has sizes of the picture.
    const one = { avatar: '/media/face.jpg', optimizedAvatar: '/media/face-o.webp' };
    expect(messenger(chat(one))).toBe(optimised);
    const imgCropParams = { containerWidth: 48, width: 96, left: -24, top: -12, transform: 90 };
    // Twice the frame, moved by half and by a quarter of it.
    expect(messenger(chat({ avatar: '/media/face.jpg', imgCropParams }))).toContain(
      'style="width:200%;margin-left:-50%;margin-top:-25%;rotate:90deg"',
    );
  });

  it('that are not active or lead nowhere are not there', () => {
    expect(has(messenger(entry('telegram', '@x', false)), 'messenger')).toBe(false);
    expect(has(messenger(entry('facebook', 'javascript:alert(1)')), 'messenger')).toBe(false);
  });
});

describe('the bottom banner and the scroll-to-top button', () => {
  it('are there when their flags say so', () => {
    const banner = { isVisible: true, text: 'News', btnText: 'Read', btnUrl: '/news' };
    const html = page({ widgets: { bottomBanner: banner } });
    expect(html).toMatch(/data-widget="bottom-banner"[\s\S]*News[\s\S]*href="\/news\/"/);
    expect(has(page(), 'bottom-banner')).toBe(false);
    expect(has(page(), 'scroll-to-top')).toBe(true);
    const off = { scrollToTop: { isVisible: false } };
    expect(has(page({ widgets: off }), 'scroll-to-top')).toBe(false);
  });
});

describe('tracking', () => {
  const settings = {
    trackingIds: {
      chatsData: [],
      facebookPixelCode: '',
      gtagId: 'G-ABC1234567',
      adSensePublisherId: '',
      ymId: '',
    },
  };
  const gdpr = { gdprBanner: { ...initial.gdprBanner, isVisible: true, policyVersion: 4 } };

  it('asks for consent when the GDPR banner is visible, else takes the plain path', () => {
    expect(page({ settings, widgets: gdpr })).toContain('"policyVersion":4');
    expect(page({ settings })).toContain('"policyVersion":null');
  });

  it('is never in a preview, nor any tag in the markup', () => {
    expect(page({ settings }, false, 'preview')).not.toContain('G-ABC1234567');
    expect(page({ settings, widgets: gdpr })).not.toContain('googletagmanager');
  });
});
