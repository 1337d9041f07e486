/** Videos: the background's plays after the first movement, the play button opens the popup (spec section 4). */
import { givenConsent, hasChosen } from './consent';
import { isModified } from './is-modified';
import { firstMovement, isMotionReduced } from './ready';

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
  const backgrounds = [...document.querySelectorAll<HTMLElement>('[data-video], [data-player]')];
  const play = () => void playBackgrounds(backgrounds, isAtOnce);
  if (isAtOnce) play();
  else if (backgrounds.length > 0) void firstMovement.then(play);
  const first = document.querySelector<HTMLAnchorElement>('a[data-play]');
  // In the light mode of the player the video plays right away (docs/behaviour.md, "Routes").
  if (isAtOnce && first && backgrounds.length === 0 && mayLoad(first.href, isAtOnce)) {
    void openPopup(first, { isLight: true });
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

async function openPopup(
  button: HTMLAnchorElement,
  mode: { isLight?: boolean } = {},
): Promise<void> {
  try {
    const { openVideoPopup } = await import('../widgets/video-popup/open-popup');
    openVideoPopup(button, mode);
  } catch (error) {
    console.error(error);
    // The popup's script did not arrive: the video is still there.
    window.open(button.href, '_blank', 'noopener,noreferrer');
  }
}

async function playBackgrounds(backgrounds: readonly HTMLElement[], isAtOnce: boolean) {
  const playing = backgrounds.filter(({ dataset: { video, player } }) =>
    mayLoad(video ?? player ?? '', isAtOnce),
  );
  if (playing.length === 0 || (isMotionReduced() && !isAtOnce)) return;
  try {
    const { playBackground } = await import('../widgets/video-popup/play-background');
    for (const background of playing) playBackground(background);
  } catch (error) {
    // The picture stays.
    console.error(error);
  }
}
