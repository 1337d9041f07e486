// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { openVideoPopup } from './open-popup';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

function playButton(address: string): HTMLAnchorElement {
  document.body.innerHTML =
    `<section data-section="Header53"><img src="https://own.example/still.avif">` +
    `<a data-play="Video" data-close="Close" href="${address}">Play</a></section>`;
  const image = document.querySelector('img');
  // What a browser that lays out pictures has chosen.
  if (image) Object.defineProperty(image, 'currentSrc', { value: image.src });
  const button = document.querySelector('a');
  if (button === null) throw new Error('No button.');
  return button;
}

const popup = () => document.querySelector<HTMLElement>('[data-widget="video-popup"]');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

describe('the light mode of the player', () => {
  it('plays a file at once, without the sound that browsers would stop it for, its still before it', () => {
    openVideoPopup(playButton('/media/film.mp4'), { isLight: true });
    const video = popup()?.querySelector('video');
    expect(popup()?.dataset['light']).toBe('');
    expect([video?.autoplay, video?.muted, video?.controls]).toEqual([true, true, true]);
    expect(video?.poster).toBe('https://own.example/still.avif');
  });

  it('plays a provider’s video at once, without sound or notes, over a still from our own host', () => {
    openVideoPopup(playButton(YOUTUBE), { isLight: true });
    const address = new URL(popup()?.querySelector('iframe')?.src ?? '');
    expect(address.host).toBe('www.youtube-nocookie.com');
    const { autoplay, mute, iv_load_policy: notes } = Object.fromEntries(address.searchParams);
    expect([autoplay, mute, notes]).toEqual(['1', '1', '3']);
    const frame = popup()?.querySelector<HTMLElement>(':scope > div');
    expect(frame?.style.background).toContain('https://own.example/still.avif');
  });

  it('is none where the visitor has pressed the button: sound, and no still', () => {
    openVideoPopup(playButton('/media/film.mp4'));
    expect(popup()?.dataset['light']).toBeUndefined();
    expect([
      popup()?.querySelector('video')?.muted,
      popup()?.querySelector('video')?.poster,
    ]).toEqual([false, '']);
  });
});
