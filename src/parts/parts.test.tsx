import { describe, expect, it } from 'vitest';
import type { MediaRecord } from '../core/document/document';
import { parts } from './parts';
import { draw, testPage } from './testing/draw';

interface Data {
  title: string;
  titleAlignment: 'default' | 'left' | 'center' | 'right';
  url: string;
  type: string;
  image: string;
  imageDimensions: Record<string, string>;
  imageCropParams: {
    containerWidth: number;
    width: number;
    left: number;
    top: number;
    transform: number;
  } | null;
  icon: string;
  plans: { id: string; name: string }[];
  socials: { id: string; socialUrl: string; icon: string }[];
  placeholders: { name: string };
  video: string;
  film: string;
  overlay: number;
}
const { Text, Button, Picture, Items, Icon, Anchor, Logo, Socials, Input, PlayButton, Background } =
  parts<Data>();
const { Links } = parts<object>();
const Plan = parts<Data['plans'][number]>();

describe('Text', () => {
  it('is nothing when empty', () => {
    expect(draw(<Text field="title" as="title" />, { title: '' })).toBe('');
    expect(draw(<Text field="title" as="title" />, { title: ' \n ' })).toBe('');
    expect(draw(<Text field="title" as="title" />)).toBe('');
  });

  it('breaks its lines and never makes markup of what was typed', () => {
    const text = draw(<Text field="title" as="p" />, { title: 'a <b>b</b>\nc & d' });
    expect(text).toBe(
      '<p dir="auto"><span data-line="">a &lt;b&gt;b&lt;/b&gt;</span><span data-line="">c &amp; d</span></p>',
    );
  });

  it('is a heading of the level that its section has on the page', () => {
    const level = (titleLevel: 1 | 2, as: 'title' | 'subtitle') =>
      draw(<Text field="title" as={as} />, { title: 'x' }, {}, { titleLevel }).slice(1, 3);
    expect([
      level(1, 'title'),
      level(1, 'subtitle'),
      level(2, 'title'),
      level(2, 'subtitle'),
    ]).toEqual(['h1', 'h2', 'h2', 'h3']);
  });

  it('takes its alignment, the default for an unknown one', () => {
    const align = (titleAlignment: string) =>
      draw(<Text field="title" as="p" />, { title: 'x', titleAlignment });
    expect(align('center')).toContain('data-align="center"');
    expect(align('default')).not.toContain('data-align');
    expect(align('"><script>')).not.toContain('data-align');
  });
});

describe('Button and Anchor', () => {
  it('lead inside the site under its language, elsewhere in a new tab', () => {
    const button = (url: string) =>
      draw(<Button text="title" link="url" />, { title: 'Go', url }, { languagePrefix: 'sv' });
    expect(button('/about')).toContain('href="/sv/about/"');
    expect(button('example.com')).toMatch(
      /href="http:\/\/example.com" target="_blank" rel="noopener noreferrer"/,
    );
    expect(button('tel:112')).not.toContain('target');
  });

  it('of type tertiary have the secondary style, others the primary one', () => {
    const kind = (type: string) =>
      draw(<Button text="title" link="url" type="type" />, { title: 'Go', url: '/', type });
    expect(kind('tertiary')).toContain('tertiary');
    expect(kind('primary')).not.toContain('tertiary');
    expect(kind('')).toBe(kind('primary'));
  });

  it('have no address that runs a script (C24)', () => {
    const markup = draw(<Button text="title" link="url" />, {
      title: 'Go',
      url: 'java\nscript:alert(1)',
    });
    expect(markup).not.toContain('href');
    expect(markup).toContain('aria-disabled="true"');
  });

  it('are not there without a text; an anchor without an address is only its text', () => {
    expect(draw(<Button text="title" link="url" />, { title: '', url: '/' })).toBe('');
    expect(draw(<Anchor link="url" text="title" />, { title: 'x', url: '' })).toBe(
      '<span dir="auto">x</span>',
    );
    expect(draw(<Anchor link="url">inside</Anchor>, { url: '' })).toBe('inside');
  });
});

const MEDIA: MediaRecord = {
  id: 'm1',
  url: '/media/a.jpg',
  type: 'image/jpeg',
  width: 2000,
  height: 1000,
  alt: 'A "valve"',
  variants: {
    small: {
      width: 480,
      height: 240,
      avif: '/media/a-s.avif',
      webp: '/media/a-s.webp',
      fallback: '/media/a-s.jpg',
    },
    large: {
      width: 1440,
      height: 720,
      avif: '/media/a-l.avif',
      webp: '/media/a-l.webp',
      fallback: '/media/a-l.jpg',
    },
  },
};

describe('Picture', () => {
  const picture = (
    data: Record<string, unknown>,
    media = { '/media/a.jpg': MEDIA },
    isFirstView = false,
  ) =>
    draw(<Picture field="image" sizes="50vw" isFirstView={isFirstView} />, data, {
      media,
      routeBase: '/m/',
    });

  it('offers every format and size of the media library, behind the route base', () => {
    const markup = picture({ image: '/media/a.jpg' });
    expect(markup).toContain(
      '<source type="image/avif" srcSet="/m/media/a-s.avif 480w, /m/media/a-l.avif 1440w" sizes="50vw"/>',
    );
    expect(markup.indexOf('image/avif')).toBeLessThan(markup.indexOf('image/webp'));
    expect(markup).toContain('src="/m/media/a-l.jpg"');
    expect(markup).toContain('width="2000" height="1000" loading="lazy"');
    expect(markup).toContain('alt="A &quot;valve&quot;"');
  });

  it('of the first view comes first and at once', () => {
    const markup = picture({ image: '/media/a.jpg' }, undefined, true);
    expect(markup).toContain('loading="eager" fetchPriority="high"');
  });

  it('from elsewhere takes the addresses of its sizes by the width of the window (spec section 9)', () => {
    const markup = picture({
      image: 'https://x.example/a.jpg',
      imageDimensions: { small: 'https://x.example/s.jpg', large: 'javascript:alert(1)' },
    });
    expect(markup).toContain('<source media="(max-width: 480px)" srcSet="https://x.example/s.jpg"');
    expect(markup).not.toContain('javascript');
  });

  it('without any size is the placeholder of a failure, and asks for nothing (spec section 4)', () => {
    for (const image of ['/media/none.jpg', 'https://x.example/a.jpg']) {
      const markup = picture({ image });
      expect(markup).toContain('data-missing');
      expect(markup).not.toContain(image);
    }
  });

  it('is nothing without an address', () => {
    expect(picture({ image: '' })).toBe('');
    expect(picture({ image: 'javascript:alert(1)' })).toBe('');
  });

  it('is cropped by shares of its frame, so that the crop holds at every width', () => {
    const crop = { containerWidth: 400, width: 600, left: -50, top: -20, transform: 90 };
    expect(picture({ image: '/media/a.jpg', imageCropParams: crop })).toContain(
      'style="width:150%;margin-left:-12.5%;margin-top:-5%;rotate:90deg"',
    );
    expect(picture({ image: '/media/a.jpg', imageCropParams: null })).not.toContain('style');
    expect(
      picture({ image: '/media/a.jpg', imageCropParams: { ...crop, containerWidth: 0 } }),
    ).not.toContain('style');
  });
});

describe('Items', () => {
  const list = (plans: unknown) =>
    draw(
      <Items field="plans" as="ul" itemClassName={({ index }) => `i${index}`}>
        <Plan.Text field="name" as="span" />
      </Items>,
      { plans },
    );

  it('draw each item with its own values, marked by the list’s name', () => {
    expect(
      list([
        { id: 'a', name: 'One' },
        { id: 'b', name: 'Two' },
      ]),
    ).toBe(
      '<ul><li data-item="plans" class="i0"><span dir="auto">One</span></li>' +
        '<li data-item="plans" class="i1"><span dir="auto">Two</span></li></ul>',
    );
  });

  it('are nothing for an empty list and throw for no list (spec section 8)', () => {
    expect(list([])).toBe('');
    expect(() => list('x')).toThrow('Provided `data` prop is not of type `array`');
  });
});

describe('Icon', () => {
  it('draws block icons and brands by name, unknown names not at all', () => {
    expect(draw(<Icon field="icon" size="large" />, { icon: 'shield-check' })).toContain(
      '<svg width="2rem" height="2rem"',
    );
    expect(draw(<Icon field="icon" />, { icon: 'youtube' })).toContain('<path');
    expect(draw(<Icon field="icon" />, { icon: 'constructor' })).toBe('');
  });
});

describe('icon sizes', () => {
  it('go from half a rem to five (spec section 9)', () => {
    const size = (
      name: 'xsmall' | 'small' | 'medium' | 'large' | 'xLarge' | 'xxLarge' | 'xxlLarge',
    ) => /width="([\d.]+rem)"/.exec(draw(<Icon field="icon" size={name} />, { icon: 'key' }))?.[1];
    expect(size('xsmall')).toBe('0.5rem');
    expect(size('xxlLarge')).toBe('5rem');
  });
});

describe('Logo', () => {
  it('leads to the root of the language; the brand’s placeholder stands in for a missing one', () => {
    const markup = draw(<Logo />, {}, { languagePrefix: 'sv' });
    expect(markup).toContain('href="/sv/"');
    expect(markup).toContain('aria-label="Test site"');
    expect(draw(<Logo isOptional />)).toBe('');
  });

  it('is the site’s own name while it is missing, a long one in two lines', () => {
    const linesOf = (siteName: string) =>
      draw(<Logo />, {}, { siteName })
        .match(/<tspan[^>]*>[^<]*/g)
        ?.map((line) => line.replace(/<[^>]*>/, ''));
    expect(linesOf('Test site')).toEqual(['Test site']);
    expect(linesOf('Harbour Yoga and Pilates')).toEqual(['Harbour Yoga', 'and Pilates']);
    expect(linesOf('Donaudampfschifffahrt')).toEqual(['Donaudampfschifffahrt']);
    expect(linesOf(' ')).toEqual(['Home']);
  });

  it('is the site’s where the section has none: the dark variant on dark ground', () => {
    const siteLogo = { onLight: '/media/a.jpg', onDark: '/media/b.jpg' };
    const on = (colorMode: 'LIGHT' | 'DARK', data = {}) =>
      /<img src="([^"]*)"/.exec(draw(<Logo isOptional />, data, { siteLogo }, { colorMode }))?.[1];
    expect(on('LIGHT')).toBe('/media/a.jpg');
    expect(on('DARK')).toBe('/media/b.jpg');
    expect(on('DARK', { logoSrc: '/media/own.jpg' })).toBe('/media/own.jpg');
    expect(draw(<Logo isOptional isOwn />, {}, { siteLogo })).not.toContain('<img');
  });

  it('has room of its own where nobody knows its shape', () => {
    expect(draw(<Logo />, { logoSrc: 'https://a.example/mark.svg', logoWidth: 220 })).toContain(
      'style="--logo-width:220px;--logo-block:var(--logo-room)"',
    );
  });

  it('takes width and colour', () => {
    const data = { logoSrc: '/media/a.jpg', logoWidth: 220, logoColor: 'white' };
    const markup = draw(<Logo />, data, { media: { '/media/a.jpg': MEDIA } });
    expect(markup).toContain('style="--logo-width:220px;--logo-ratio:2"');
    expect(markup).toContain('data-color="white"');
  });
});

describe('Socials', () => {
  it('are named by their brand, at most seven, those without an address left out', () => {
    const socials = Array.from({ length: 9 }, (_, index) => ({
      id: `s${index}`,
      socialUrl: index === 0 ? '' : 'https://youtube.com/x',
      icon: 'youtube',
    }));
    const markup = draw(<Socials field="socials" />, { socials });
    expect(markup.match(/aria-label="YouTube"/g)).toHaveLength(6);
    expect(draw(<Socials field="socials" />, { socials: socials.slice(0, 1) })).toBe('');
  });

  it('of an unknown brand are named by their host', () => {
    const socials = [{ id: 'a', socialUrl: 'https://www.forum.example/x', icon: 'none' }];
    expect(draw(<Socials field="socials" />, { socials })).toContain('aria-label="forum.example"');
  });
});

describe('Input', () => {
  it('has its placeholder as its label, and the specification’s when that is emptied', () => {
    const field = (name: string) =>
      draw(<Input placeholder="placeholders/name" name="name" type="text" />, {
        placeholders: { name },
      });
    expect(field('Who are you?')).toContain('placeholder="Who are you?"');
    expect(field('')).toContain('placeholder="Enter your name"');
    expect(field('')).toContain('>Enter your name</label>');
  });

  it('points to its error', () => {
    const markup = draw(
      <Input
        placeholder="placeholders/name"
        name="name"
        type="text"
        error="This field cannot be empty"
      />,
    );
    expect(markup).toContain('aria-invalid="true" aria-describedby="c1-name-error"');
    expect(markup).toMatch(
      /<p id="c1-name-error"[^>]*role="alert">This field cannot be empty<\/p>/,
    );
  });
});

describe('PlayButton', () => {
  it('is there only with a video, its own or the one that stands in', () => {
    const button = (data: Record<string, unknown>) =>
      draw(<PlayButton text="title" video="video" fallbackVideo="film" />, {
        title: 'PLAY VIDEO',
        ...data,
      });
    expect(button({ video: '', film: '' })).toBe('');
    expect(button({ video: '', film: '/media/f.mp4' })).toContain('href="/media/f.mp4"');
    expect(button({ video: 'https://youtu.be/dQw4w9WgXcQ' })).toContain('role="button"');
  });
});

describe('Background', () => {
  const background = (data: Record<string, unknown>, mode: 'live' | 'edit' = 'live') =>
    draw(<Background image="image" video="video" overlay="overlay" />, data, { mode });

  it('plays of files only the site’s own by itself, and nothing in the editor', () => {
    expect(background({ video: '/media/f.webm' })).toContain('data-video="/media/f.webm"');
    expect(background({ video: '//x.example/f.webm', image: '/media/a.jpg' })).not.toContain(
      'data-video',
    );
    expect(background({ video: '/media/f.webm' }, 'edit')).not.toContain('data-video');
  });

  it('has a provider’s player named for later, and its still from our own host until then', () => {
    const markup = background({ video: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(markup).toContain('src="/media/video/dQw4w9WgXcQ.jpg"');
    expect(markup).toMatch(
      /data-player="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1[^"]*&amp;mute=1[^"]*&amp;loop=1&amp;playlist=dQw4w9WgXcQ"/,
    );
    expect(markup).not.toContain('<iframe');
    expect(background({ video: 'https://youtu.be/dQw4w9WgXcQ' }, 'edit')).not.toContain(
      'data-player',
    );
  });

  it('has a veil as dense as its transparency leaves', () => {
    expect(background({ image: '/media/a.jpg', overlay: 40 })).toContain('--veil:0.6');
    expect(background({ image: '/media/a.jpg', overlay: 400 })).toContain('--veil:0');
  });
});

describe('a picture that moves', () => {
  it('shows its first one to who wants less motion (WCAG 2.3.3)', () => {
    const moving: MediaRecord = {
      id: 'm',
      url: '/media/a.gif',
      type: 'image/gif',
      width: 40,
      height: 30,
      alt: '',
      still: '/media/b.png',
      variants: {
        small: { width: 40, height: 30, webp: '/media/a-40.webp', fallback: '/media/a-40.webp' },
      },
    };
    const media = { [moving.url]: moving };
    const html = draw(<Picture field="image" sizes="50vw" />, { image: moving.url }, { media });
    // A browser takes the first source that fits.
    expect(html).toMatch(
      /<picture[^>]*><source media="\(prefers-reduced-motion: reduce\)" srcSet="\/media\/b.png"/,
    );
  });
});

describe('a number of several groups', () => {
  it('is isolated within words from right to left, in texts, buttons, links, labels and lists alike', () => {
    const words = 'هاتف +966 50 123 4567';
    const isolated = 'هاتف <bdi dir="ltr">+966 50 123 4567</bdi>';
    const data = { title: words, url: '/a', plans: [{ id: 'p', name: words }] };
    for (const part of [
      <Text key="text" field="title" as="p" />,
      <Button key="button" text="title" link="url" />,
      <Anchor key="link" link="url" text="title" />,
      <Items key="list" field="plans">
        <Plan.Text field="name" as="span" />
      </Items>,
      <PlayButton key="play" text="title" video="url" />,
    ])
      expect(draw(part, data)).toContain(isolated);
    const link = { id: 'l', text: words, link: 'tel:+966501234567' };
    const navigation = { ...testPage.navigation, header: [link] };
    expect(draw(<Links list="header" />, {}, { navigation })).toContain(isolated);
    const field = <Input placeholder="placeholders/name" name="phone" type="text" />;
    const drawn = draw(field, { placeholders: { name: words } });
    expect(drawn).toContain(`${isolated}</label>`);
    expect(drawn).toContain('placeholder="هاتف \u2066+966 50 123 4567\u2069"');
    expect(draw(<Text field="title" as="p" />, { title: 'Call +44 20 1234' })).not.toContain('bdi');
  });
});
