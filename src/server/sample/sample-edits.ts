import * as fs from 'node:fs';
import * as path from 'node:path';
import {
  siteTemplate,
  templateFolder,
  type FilledTemplate,
} from '../../sections/templates/templates';
import type { Services } from '../services';

/** Where the templates' files are: beside the sources, for the bundled server and for the sources alike. */
const ROOTS = [
  path.join(import.meta.dirname, '../../src/sections'),
  path.join(import.meta.dirname, '../../sections'),
];

type TemplateServices = Pick<Services, 'media' | 'now'>;

/**
 * Adds a template's files to a site and gives the edits that make its content, each file named by its address. Pages show
 * the files as they are until `media.goOn` has made their sizes.
 */
export async function templateEdits(
  { media, now }: TemplateServices,
  siteId: string,
  name: FilledTemplate,
): Promise<unknown[]> {
  const template = siteTemplate(name, new Date(now()));
  const files = await Promise.all(
    template.media.map(async ({ name: key, file, alt, translations }) => {
      const content = fs.createReadStream(path.join(filesFolder(name), file));
      const stored = await media.store(siteId, { name: file, claimed: '', content }, { alt });
      return { key, stored, alts: { '': alt, ...translations } };
    }),
  );
  const addresses = new Map(files.map(({ key, stored }) => [`media:${key}`, stored.url]));
  const texts = files.flatMap(({ stored, alts }) =>
    Object.entries(alts).flatMap(([lang, text]) => {
      if (text === '') return [];
      const language = lang === '' ? {} : { lang };
      const scope = `media:${stored.id}`;
      return [{ edit: 'setText', scope, path: ['alt'], text, ...language }];
    }),
  );
  return [...template.edits.map((edit) => withAddresses(edit, addresses)), ...texts];
}

function filesFolder(name: FilledTemplate): string {
  const folder = ROOTS.map((root) => path.join(root, templateFolder(name))).find((candidate) =>
    fs.existsSync(candidate),
  );
  if (!folder) throw new Error(`The files of the template ${name} are missing.`);
  return folder;
}

/** Replaces every value that names a file of the template by the file's address. */
function withAddresses(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return addresses.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withAddresses(inner, addresses)]),
  );
}
