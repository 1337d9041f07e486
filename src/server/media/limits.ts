/** The largest picture that is decoded: more would take too much memory. */
export const MAX_PIXELS = 50_000_000;
/** The most memory that a picture may take which can't be decoded by parts: turned, interlaced, or in some types always. */
export const MAX_HELD_BYTES = 150_000_000;
/** The most pixels that all frames of an animation have together, to be made into sizes. */
export const MAX_ANIMATION_PIXELS = 60_000_000;
/** Above this an animation is refused: a browser would have to hold its frames too. */
export const MAX_ANIMATION_PIXELS_SHOWN = 1_000_000_000;
/** The largest drawing that is cleaned; its text is read as a whole. */
export const MAX_DRAWING_BYTES = 5 * 1024 * 1024;
/** WebP holds no side above 16,383 pixels. */
export const MAX_SIDE = 16_000;
/** How much of a file is read to find out what it is. */
export const SNIFF_BYTES = 4100;
