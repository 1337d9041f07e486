/**
 * Leaves behind what a film says of where and when it was taken, and by whom, and reads how large and long it is. What goes
 * is written over in its place: nothing else moves, so the film's own tables stay right, and doing it again changes nothing.
 */
import * as fs from 'node:fs';
import type { Film, VideoFacts } from './film';
import { cleanMp4 } from './mp4';
import { cleanWebm } from './webm';

/** Cleans a film in its place. @returns null where it breaks off or isn't one */
export async function cleanVideo(file: string, type: string): Promise<VideoFacts | null> {
  const handle = await fs.promises.open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const film: Film = {
      bytes: size,
      async read(at, length) {
        const content = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
        await handle.read(content, 0, content.length, at);
        return content;
      },
      async write(at, content) {
        await handle.write(content, 0, content.length, at);
      },
    };
    return await (type === 'video/webm' ? cleanWebm(film) : cleanMp4(film));
  } finally {
    await handle.close();
  }
}
