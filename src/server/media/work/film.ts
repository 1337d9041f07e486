/** Films as files that are read and written in places. */

/** What is known of a film; null where it doesn't say. */
export interface VideoFacts {
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
}

/** A file that is read and written in places. */
export interface Film {
  bytes: number;
  read(at: number, length: number): Promise<Buffer>;
  write(at: number, content: Buffer): Promise<void>;
}

const BLANK_STEP = 64 * 1024;

/** Writes zeros. */
export async function blank(film: Film, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += BLANK_STEP) {
    await film.write(at, Buffer.alloc(Math.min(BLANK_STEP, end - at)));
  }
}
