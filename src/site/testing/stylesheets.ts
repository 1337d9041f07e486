import * as fs from 'node:fs';
import * as path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../..');
/** The rooms whose styles a visitor's page has. */
const ROOMS = ['parts', 'sections', 'site'];

/** Every stylesheet of a page, without its comments, by its path under `src`. */
export function pageStylesheets(): { file: string; css: string }[] {
  return ROOMS.flatMap((room) =>
    fs
      .readdirSync(path.join(SOURCE, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  ).map((file) => ({
    file,
    css: fs.readFileSync(path.join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  }));
}
