/** The largest file that is taken. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** The largest picture that is decoded: more would take too much memory. */
export const MAX_PIXELS = 50_000_000;
