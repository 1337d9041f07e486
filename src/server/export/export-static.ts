import * as fs from 'node:fs';
import * as path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { SiteRecord } from '../storage/sites';
import { releaseToExport, staticFiles, type StaticSources } from './static-files';
import type { StaticOptions } from './static-options';

/** Every file has the same time, so that the same release gives the same zip. */
const MTIME = new Date(Date.UTC(2000, 0, 1));

/** A site's release as a zip of plain files. @throws AppError 409 for a site that has none yet */
export async function exportStatic(
  services: StaticSources,
  site: SiteRecord,
  options: StaticOptions,
): Promise<Readable> {
  const release = await releaseToExport(services, site, options);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const write = async () => {
    for await (const { name, content } of staticFiles(services, site, release, options)) {
      if (typeof content === 'string') {
        zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime: MTIME });
        continue;
      }
      // The next file is opened when this one has been read.
      const through = new PassThrough();
      zip.addReadStream(through, name, { mtime: MTIME });
      await pipeline(await content(), through);
    }
    zip.end();
  };
  write().catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

/** The same as files in a folder. @returns how many */
export async function exportStaticFolder(
  services: StaticSources,
  site: SiteRecord,
  options: StaticOptions,
  folder: string,
): Promise<number> {
  const release = await releaseToExport(services, site, options);
  let count = 0;
  for await (const { name, content } of staticFiles(services, site, release, options)) {
    const file = path.join(folder, name);
    await fs.promises.mkdir(path.dirname(file), { recursive: true });
    if (typeof content === 'string') await fs.promises.writeFile(file, content);
    else await pipeline(await content(), fs.createWriteStream(file));
    count += 1;
  }
  return count;
}
