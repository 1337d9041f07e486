/** The canvas's frame, from the document that the server sent for the editor of a site, where its loading has begun. */
import { CANVAS_ADDRESS } from '../../core/paths/builder-addresses';

/** Puts the frame into its place: the one that is loading, where the browser can move it as it is, else a new one. */
export function takeFrame(place: Element): HTMLIFrameElement {
  const early = document.querySelector<HTMLIFrameElement>(`body > iframe[src="${CANVAS_ADDRESS}"]`);
  if (early !== null && 'moveBefore' in place) {
    early.hidden = false;
    place.moveBefore(early, null);
    return early;
  }
  early?.remove();
  const frame = document.createElement('iframe');
  frame.src = CANVAS_ADDRESS;
  place.append(frame);
  return frame;
}
