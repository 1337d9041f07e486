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
 * Adds a template's files to a site and gives the edits that make its content, each file named by its address. Their sizes
 * are there when `done` is, which can take a while: pages show the files as they are until then.
 */
export async function templateEdits(
  { media, now }: TemplateServices,
  siteId: string,
  name: FilledTemplate,
): Promise<{ edits: unknown[]; done: Promise<unknown> }> {
  const template = siteTemplate(name, new Date(now()));
  const addresses = new Map<string, string>();
  const texts: unknown[] = [];
  const sizes: Promise<unknown>[] = [];
  for (const { name: fileName, file, alt, translations } of template.media) {
    const content = fs.createReadStream(path.join(filesFolder(name), file));
    const taken = await media.take(siteId, { name: file, claimed: '', content }, { alt });
    const added = taken.media;
    sizes.push(taken.done);
    addresses.set(`media:${fileName}`, added.url);
    for (const [lang, text] of Object.entries({ '': alt, ...translations })) {
      if (text === '') continue;
      const language = lang === '' ? {} : { lang };
      texts.push({ edit: 'setText', scope: `media:${added.id}`, path: ['alt'], text, ...language });
    }
  }
  const edits = [...template.edits.map((edit) => withAddresses(edit, addresses)), ...texts];
  return { edits, done: Promise.allSettled(sizes) };
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
