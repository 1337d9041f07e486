import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Release } from '../../core/document/document';
import { mediaNames } from '../../core/archive/addresses';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  FILES,
  type ArchivedMedium,
  type ArchivedMessage,
  type ArchivedRelease,
  type Manifest,
} from '../../core/archive/format';
import { readFlatContent } from '../../core/draft/flat-content';
import { readMediaAlt } from '../../core/draft/read-document';
import type { Services } from '../services';
import { addressesOf, type StoredMedia } from '../storage/media';
import type { MessageRecord } from '../storage/messages';
import type { SiteRecord } from '../storage/sites';

const MEDIA_PATH = '/media/';
const PAGE = 500;

type Sources = Pick<Services, 'storage' | 'drafts' | 'files' | 'now' | 'version'>;

/**
 * A site as one zip (docs/archive.md): draft, releases, files, and its messages where they are asked for. All that is
 * read from the database is read before the first byte leaves.
 */
export async function writeArchive(
  services: Sources,
  site: SiteRecord,
  { hasMessages }: { hasMessages: boolean },
): Promise<Readable> {
  const releases = await readReleases(services, site.id);
  const files = await services.storage.media.all(site.id);
  const { draft, alt } = await services.drafts.withDraft(site.id, (current) => ({
    draft: readFlatContent(current),
    alt: new Map(files.map((file) => [file.id, readMediaAlt(current, file.id) || file.alt])),
  }));
  const media = await listMedia(services, { files, alt, releases, draft });
  const messages = hasMessages ? await readMessages(services, site.id) : null;
  const zip = new ZipFile();
  const exportedAt = new Date(services.now());
  const writer = new ArchiveWriter(zip, exportedAt);
  const write = async () => {
    await writer.json(FILES.draft, draft);
    for (const release of releases) await writer.json(FILES.release(release.number), release);
    await writer.json(FILES.media, media);
    if (messages) await writer.json(FILES.messages, messages);
    for (const file of new Set(media.map((medium) => medium.file))) {
      const stored = await services.files.find(file.slice(FILES.medium('').length));
      if (!stored) throw new Error(`${file} is gone`);
      await writer.stream(file, await stored.open());
    }
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      program: services.version,
      exportedAt: exportedAt.toISOString(),
      site: {
        id: site.id,
        hash: site.hash,
        slug: site.slug,
        name: site.name,
        currentRelease: site.currentRelease,
      },
      files: writer.files,
    };
    await writer.json(FILES.manifest, manifest);
    zip.end();
  };
  const output = zip.outputStream as Readable;
  write().catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

/** Adds files to a zip one after the other and keeps the list of them for the manifest. */
class ArchiveWriter {
  readonly files: Manifest['files'] = {};
  readonly #zip: ZipFile;
  readonly #mtime: Date;

  constructor(zip: ZipFile, mtime: Date) {
    this.#zip = zip;
    this.#mtime = mtime;
  }

  json(name: string, value: unknown): Promise<void> {
    const content = Buffer.from(JSON.stringify(value), 'utf8');
    this.#add(name, content.length, createHash('sha256').update(content).digest('hex'));
    this.#zip.addBuffer(content, name, { mtime: this.#mtime });
    return Promise.resolve();
  }

  /** Pictures and videos are packed already. */
  stream(name: string, content: Readable): Promise<void> {
    return new Promise((resolve, reject) => {
      const hash = createHash('sha256');
      let bytes = 0;
      const counted = content.pipe(
        new Transform({
          transform: (chunk: Buffer, _encoding, done) => {
            hash.update(chunk);
            bytes += chunk.length;
            done(null, chunk);
          },
        }),
      );
      content.on('error', (error) => counted.destroy(error));
      counted.on('error', reject);
      counted.on('end', () => {
        this.#add(name, bytes, hash.digest('hex'));
        resolve();
      });
      this.#zip.addReadStream(counted, name, { mtime: this.#mtime, compress: false });
    });
  }

  #add(name: string, bytes: number, sha256: string): void {
    if (name !== FILES.manifest) this.files[name] = { bytes, sha256 };
  }
}

async function readReleases({ storage }: Sources, siteId: string): Promise<ArchivedRelease[]> {
  const releases: ArchivedRelease[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = await storage.releases.list(siteId, { limit: PAGE, offset });
    for (const { number, author, note, createdAt } of page.releases) {
      const json = await storage.releases.json(siteId, number);
      // Written by this program and never changed since.
      const content = JSON.parse(json ?? '{}') as ArchivedRelease['content'];
      const time = new Date(createdAt).toISOString();
      releases.push({ number, createdAt: time, author, note, content });
    }
    if (offset + PAGE >= page.total) break;
  }
  return releases.sort((a, b) => a.number - b.number);
}

/** The library's files, and those that were taken out of it but still stand somewhere. */
async function listMedia(
  { files: store }: Sources,
  site: {
    files: readonly StoredMedia[];
    alt: ReadonlyMap<string, string>;
    releases: readonly ArchivedRelease[];
    draft: unknown;
  },
): Promise<ArchivedMedium[]> {
  const nameOf = (url: string) => url.slice(MEDIA_PATH.length);
  // A file whose sizes could not be made would be refused by whoever imports it.
  const used = mediaNames(JSON.stringify([site.draft, site.releases]));
  const usable = site.files.filter(
    ({ status, removedAt, url }) =>
      status !== 'failed' && (removedAt === null || used.has(nameOf(url))),
  );
  // Of one moment, what was made from a file comes after that file: it is made again from it.
  const isMade = ({ sourceId }: StoredMedia) => Number(sourceId !== null);
  const inOrder = usable.sort(
    (a, b) => a.createdAt - b.createdAt || isMade(a) - isMade(b) || (a.id < b.id ? -1 : 1),
  );
  const list = inOrder.map((file): ArchivedMedium => ({
    id: file.id,
    name: file.name,
    type: file.type,
    alt: site.alt.get(file.id) ?? file.alt,
    url: file.url,
    file: FILES.medium(nameOf(file.url)),
    variants: file.variants,
    ...(file.details.purpose === undefined ? {} : { purpose: file.details.purpose }),
    ...madeFrom(file),
    isRemoved: file.removedAt !== null,
  }));
  const released = new Map(
    site.releases.flatMap(({ content }) =>
      Object.values(content.media as unknown as Release['media']).map((file) => [file.url, file]),
    ),
  );
  // Sizes are made again from their file.
  const known = mediaNames(
    JSON.stringify([
      site.files.map(addressesOf),
      [...released.values()].map(({ variants }) => variants),
    ]),
  );
  for (const name of [...used].filter((one) => !known.has(one)).sort()) {
    if (!(await store.find(name))) continue;
    const url = MEDIA_PATH + name;
    const record = released.get(url);
    list.push({
      id: record?.id ?? name.replace(/\..*$/, ''),
      name,
      type: record?.type ?? '',
      alt: record?.alt ?? '',
      url,
      file: FILES.medium(name),
      variants: record?.variants ?? {},
      isRemoved: true,
    });
  }
  return list;
}

function madeFrom({ sourceId, details }: StoredMedia): Pick<ArchivedMedium, 'madeFrom' | 'icons'> {
  const { rendition, icons } = details;
  if (sourceId === null || rendition === undefined) return {};
  return {
    madeFrom: { id: sourceId, rendition },
    ...(icons === undefined ? {} : { icons: icons.map(({ url }) => url) }),
  };
}

async function readMessages({ storage }: Sources, siteId: string): Promise<ArchivedMessage[]> {
  const all: MessageRecord[] = [];
  for (const isSpam of [false, true]) {
    for (let offset = 0; ; offset += PAGE) {
      const page = await storage.messages.list(siteId, { limit: PAGE, offset, isSpam });
      all.push(...page.messages);
      if (offset + PAGE >= page.total) break;
    }
  }
  return all
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ siteId: _, createdAt, ...message }) => ({
      ...message,
      createdAt: new Date(createdAt).toISOString(),
    }));
}
