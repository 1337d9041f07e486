/** Videos: the background's plays after the first movement, the play button opens the popup (spec section 4). */
import { givenConsent, hasChosen } from './consent';
import { isModified } from './hash-scroll';
import { isMotionReduced, onFirstMovement } from './ready';

export function startVideo(): void {
  const isAtOnce = new URLSearchParams(location.search).get('vbrowser') === 'true';
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('a[data-play]');
    if (!button || isModified(event)) return;
    event.preventDefault();
    void openPopup(button);
  });
  document.addEventListener('keydown', (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('a[data-play]');
    if (!button || event.key !== ' ') return;
    event.preventDefault();
    void openPopup(button);
  });
  const backgrounds = document.querySelectorAll<HTMLElement>('[data-video], [data-player]');
  const play = () => {
    for (const background of backgrounds) playBackground(background, isAtOnce);
  };
  if (isAtOnce) play();
  else if (backgrounds.length > 0) onFirstMovement(play);
  const first = document.querySelector<HTMLAnchorElement>('a[data-play]');
  // With the light mode of the player the video plays right away (spec section 2).
  if (isAtOnce && first && backgrounds.length === 0 && mayLoad(first.href, isAtOnce)) {
    void openPopup(first);
  }
}

/**
 * Whether a video may be loaded without the visitor's click: our own always, a provider's unless the page asks for
 * consent and has none for functional content. With vbrowser=true the address itself asks for the video: that waits only
 * for the visitor's choice, whatever it is (product decision "video provider").
 */
function mayLoad(address: string, isAtOnce: boolean): boolean {
  if (new URL(address, location.href).origin === location.origin) return true;
  const banner = document.querySelector<HTMLElement>('[data-kind="gdpr"]');
  if (banner === null) return true;
  const asked = [banner.dataset['site'] ?? '', Number(banner.dataset['policy'])] as const;
  return isAtOnce ? hasChosen(...asked) : givenConsent(...asked).functional;
}

async function openPopup(button: HTMLAnchorElement): Promise<void> {
  try {
    const { openVideoPopup } = await import('../widgets/video-popup/open-popup');
    openVideoPopup(button);
  } catch (error) {
    console.error(error);
    // The popup's script did not arrive: the video is still there.
    window.open(button.href, '_blank', 'noopener,noreferrer');
  }
}

function playBackground(background: HTMLElement, isAtOnce: boolean): void {
  const { video, player } = background.dataset;
  const address = video ?? player ?? '';
  if (address === '' || (isMotionReduced() && !isAtOnce) || !mayLoad(address, isAtOnce)) return;
  if (video === undefined) background.append(playerFrame(address));
  else playFile(background, address);
}

function playFile(background: HTMLElement, address: string): void {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.src = address;
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  background.append(video);
  // Refused, as by a phone that saves power: the picture stays, without the browser's own button over it.
  video.play().catch(() => video.remove());
}

/** A provider's player, out of the keyboard's way: its surroundings are hidden from assistive technology already. */
function playerFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.allow = 'autoplay; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  frame.addEventListener('load', () => (frame.dataset['playing'] = ''), { once: true });
  return frame;
}
