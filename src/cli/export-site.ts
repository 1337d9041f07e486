import * as fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { writeArchive } from '../server/archive/write-archive';
import { exportStatic, exportStaticFolder } from '../server/export/export-static';
import { staticOptions } from '../server/export/static-options';
import { findSite } from './find-site';
import { withServices } from './with-services';

/** Takes a site away: whole, or its pages as files. */
export const exportSite = {
  summary: 'write a site as an archive, or as plain files',
  usage: [
    'plinth export --site <id or slug> --out <file.zip> [--messages]',
    'plinth export --site <id or slug> --out <folder or file.zip> --format static',
    '              [--route-base /path/] [--origin https://…] [--forms https://…/api/v1] [--release <number>]',
  ].join('\n'),
  async run(args: readonly string[]): Promise<void> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string', default: 'archive' },
        messages: { type: 'boolean', default: false },
        'route-base': { type: 'string' },
        origin: { type: 'string' },
        forms: { type: 'string' },
        release: { type: 'string' },
      },
    });
    const { site: name, out, format, messages: hasMessages } = values;
    if (name === undefined || out === undefined || !['archive', 'static'].includes(format))
      throw new Error(exportSite.usage);
    const options = staticOptions.safeParse({
      routeBase: values['route-base'],
      origin: values.origin,
      forms: values.forms,
      release: values.release,
    });
    if (!options.success) {
      const [issue] = options.error.issues;
      throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    }
    await withServices(async (services) => {
      const site = await findSite(services, name);
      if (format === 'static' && !out.endsWith('.zip')) {
        const count = await exportStaticFolder(services, site, options.data, out);
        console.log(`${count} files of ${site.name} are in ${out}.`);
        return;
      }
      const zip =
        format === 'static'
          ? await exportStatic(services, site, options.data)
          : await writeArchive(services, site, { hasMessages });
      // Written beside, so that the name never stands for half an archive.
      const beside = `${out}.part`;
      try {
        await pipeline(zip, fs.createWriteStream(beside));
        await fs.promises.rename(beside, out);
      } finally {
        await fs.promises.rm(beside, { force: true });
      }
      console.log(`${site.name} is in ${out}.`);
    });
  },
};
