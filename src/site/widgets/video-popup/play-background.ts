/** Plays a section's background: a film of the site's own, or a provider's player (spec section 4). */

/** Adds what plays to a background. */
export function playBackground(background: HTMLElement): void {
  const { video, player } = background.dataset;
  if (video !== undefined) playFile(background, video);
  else if (player !== undefined) background.append(playerFrame(player));
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
