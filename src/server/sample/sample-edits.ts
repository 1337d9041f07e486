import * as fs from 'node:fs';
import * as path from 'node:path';
import { sampleSite } from '../../sections/sample-site';
import type { Services } from '../services';

/** The sample's pictures: beside the sources, for the bundled server and for the sources alike. */
const FOLDERS = [
  path.join(import.meta.dirname, '../../src/sections/sample/files'),
  path.join(import.meta.dirname, '../../sections/sample/files'),
];

type SampleServices = Pick<Services, 'media' | 'drafts'>;

/**
 * Adds the sample's files to a site and gives the edits that make its content, each file named by its address.
 */
export async function sampleEdits({ media }: SampleServices, siteId: string): Promise<unknown[]> {
  const sample = sampleSite();
  const addresses = new Map<string, string>();
  const texts: unknown[] = [];
  for (const { name, file, alt, translations } of sample.media) {
    const content = fs.readFileSync(path.join(filesFolder(), file));
    const added = await media.add(siteId, { name: file, claimed: '', content, alt });
    addresses.set(`media:${name}`, added.url);
    for (const [lang, text] of Object.entries({ '': alt, ...translations })) {
      if (text === '') continue;
      const language = lang === '' ? {} : { lang };
      texts.push({ edit: 'setText', scope: `media:${added.id}`, path: ['alt'], text, ...language });
    }
  }
  return [...sample.edits.map((edit) => withAddresses(edit, addresses)), ...texts];
}

function filesFolder(): string {
  const folder = FOLDERS.find((candidate) => fs.existsSync(candidate));
  if (!folder) throw new Error('The files of the sample are missing.');
  return folder;
}

/** Replaces every value that names a file of the sample by the file's address. */
function withAddresses(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return addresses.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withAddresses(inner, addresses)]),
  );
}
