/** The video popup: a full-screen overlay that is made when it is first asked for (spec sections 2 and 4). */
import { embedAddress } from '../../../core/video/video-address';
import { parseVideo, type Video } from '../../../core/video/parse-video';
import { withoutTime } from '../../../core/video/without-time';
import { POPUP_ANIMATION_MS } from '../../../core/limits';
import { openDialog } from '../../loader/dialogs';
import styles from './video-popup.module.css';

/** Opens the video that a play button leads to; one that no player here knows opens in a new tab. */
export function openVideoPopup(button: HTMLAnchorElement): void {
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
  frame.append(player(video, button.textContent.trim()));
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

function player(video: Video, title: string): HTMLElement {
  if (video.provider === 'youtube') {
    const frame = document.createElement('iframe');
    frame.src = embedAddress(video);
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
  element.playsInline = true;
  return element;
}

function closeButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['close'] ?? '';
  button.setAttribute('aria-label', label);
  button.dataset['closesDialog'] = '';
  // A provider's player would take the keyboard, and Escape with it.
  button.autofocus = true;
  return button;
}
