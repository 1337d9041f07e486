import * as fs from 'node:fs';
import { parseArgs } from 'node:util';
import { importArchive } from '../server/archive/import-archive';
import { siteOrigin } from '../server/http/hosts';
import type { Services } from '../server/services';
import { withServices } from './with-services';

/** Brings a site in from an archive. */
export const importSite = {
  summary: 'make a site from an archive',
  usage: 'plinth import <file.zip> [--owner <e-mail>] [--slug <name>] [--new-ids]',
  async run(args: readonly string[]): Promise<void> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        owner: { type: 'string' },
        slug: { type: 'string' },
        'new-ids': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error(importSite.usage);
    if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
    await withServices(async (services) => {
      const site = await importArchive(services, file, {
        ownerId: await ownerOf(services, values.owner),
        ids: values['new-ids'] ? 'new' : 'keep',
        slug: values.slug,
      });
      console.log(`${site.name} is at ${siteOrigin(site.slug, services.config)}/.`);
    });
  },
};

/** Without an account yet, the site waits for the first one, as the sample does. */
async function ownerOf({ accounts }: Services, email: string | undefined): Promise<string | null> {
  if (email === undefined) {
    if (await accounts.isEmpty()) return null;
    throw new Error('Say whose site it is to be: --owner <e-mail>.');
  }
  const account = await accounts.byEmail(email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account.id;
}
