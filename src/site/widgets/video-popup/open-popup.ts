/** The video popup: a full-screen overlay that is made when it is first asked for (spec sections 2 and 4). */
import { embedAddress } from '../../../core/video/video-address';
import { parseVideo, type Video } from '../../../core/video/parse-video';
import { withoutTime } from '../../../core/video/without-time';
import { POPUP_ANIMATION_MS } from '../../../core/limits';
import { openDialog } from '../../loader/dialogs';
import styles from './video-popup.module.css';

/** Of a provider's player: no notes over the picture, and no sound, without which browsers let it play unasked. */
const LIGHT_PARAMETERS = '&mute=1&iv_load_policy=3';

/**
 * Opens the video that a play button leads to; one that no player here knows opens in a new tab. In its light mode the
 * player opens without a press: the section's picture is its still until it plays, which it does at once and without sound.
 */
export function openVideoPopup(button: HTMLAnchorElement, { isLight = false } = {}): void {
  const video = parseVideo(withoutTime(button.getAttribute('href') ?? ''));
  if (video === null) {
    window.open(button.href, '_blank', 'noopener,noreferrer');
    return;
  }
  const dialog = document.createElement('dialog');
  dialog.className = styles['popup'] ?? '';
  dialog.dataset['widget'] = 'video-popup';
  dialog.setAttribute('aria-label', button.dataset['play'] ?? '');
  const frame = document.createElement('div');
  frame.className = styles['frame'] ?? '';
  const element = player(video, button.textContent.trim(), isLight);
  frame.append(element);
  if (isLight) {
    dialog.dataset['light'] = '';
    const still = button.closest('[data-section]')?.querySelector('img')?.currentSrc;
    if (still && element instanceof HTMLVideoElement) element.poster = still;
    else if (still) frame.style.background = `center / cover url(${JSON.stringify(still)})`;
  }
  dialog.append(frame, closeButton(button.dataset['close'] ?? ''));
  dialog.addEventListener('close', () => setTimeout(() => dialog.remove(), POPUP_ANIMATION_MS));
  // The overlay fills the window: what is outside the player is outside the popup.
  dialog.addEventListener('mousedown', (event) => {
    if (!frame.contains(event.target as Node) && !(event.target as Element).closest('button')) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  openDialog(dialog, button);
}

function player(video: Video, title: string, isLight: boolean): HTMLElement {
  if (video.provider === 'youtube') {
    const frame = document.createElement('iframe');
    frame.src = embedAddress(video) + (isLight ? LIGHT_PARAMETERS : '');
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    return frame;
  }
  const element = document.createElement('video');
  element.src = video.src;
  element.controls = true;
  element.autoplay = true;
  element.muted = isLight;
  element.playsInline = true;
  return element;
}

function closeButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['close'] ?? '';
  button.setAttribute('aria-label', label);
  button.dataset['tooltip'] = '';
  button.dataset['closesDialog'] = '';
  // A provider's player would take the keyboard, and Escape with it.
  button.autofocus = true;
  return button;
}
