/** Name of the event, and of the root's attribute, that say that the canvas's styles are in place. */
export const CANVAS_READY = 'data-canvas-ready';
