import type { Catalogue } from '../../core/catalogue/section';
import { DOCUMENT_VERSION, type SiteDocument } from '../../core/document/document';
import type { FlatContent } from '../../core/draft/flat-content';
import { validateDocument } from '../../core/draft/validate-document';
import {
  ARCHIVE_VERSION,
  draftSchema,
  FILES,
  manifestHead,
  manifestSchema,
  mediaSchema,
  messagesSchema,
  releaseSchema,
  type ArchivedMedium,
  type ArchivedMessage,
  type ArchivedRelease,
  type Manifest,
} from '../../core/archive/format';
import { validateTranslatedPaths } from '../../core/translation/page-paths';
import type * as z from 'zod';
import { refuseArchive, SafeZip, type ZipLimits } from './safe-zip';

/** A whole archive, checked. Only the bytes of its files are still in the zip. */
export interface Archive {
  manifest: Manifest;
  draft: FlatContent;
  releases: ArchivedRelease[];
  media: ArchivedMedium[];
  messages: ArchivedMessage[];
  /** The bytes of a file. */
  bytesOf(medium: ArchivedMedium): Promise<Buffer>;
  close(): void;
}

/**
 * Reads an archive and checks all of it: whether it is whole, of a version that is known, and of the right form.
 * @throws AppError 422 with the reason
 */
export async function readArchive(
  file: string,
  catalogue: Catalogue,
  limits?: ZipLimits,
): Promise<Archive> {
  const zip = await SafeZip.open(file, limits);
  try {
    return await readAll(zip, catalogue);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readAll(zip: SafeZip, catalogue: Catalogue): Promise<Archive> {
  const manifest = await readManifest(zip);
  await checkFiles(zip, manifest);
  const draft = await readJson(zip, FILES.draft, draftSchema);
  const media = await readJson(zip, FILES.media, mediaSchema);
  const hasMessages = Object.hasOwn(manifest.files, FILES.messages);
  const messages = hasMessages ? await readJson(zip, FILES.messages, messagesSchema) : [];
  const releases: ArchivedRelease[] = [];
  const count = Object.keys(manifest.files).filter((name) => name.startsWith('releases/')).length;
  for (let number = 1; number <= count; number += 1) {
    const release = await readRelease(zip, number);
    checkRelease(release, number, catalogue);
    releases.push(release);
  }
  const { currentRelease } = manifest.site;
  if (currentRelease !== null && currentRelease > count)
    throw refuseArchive(`the release ${currentRelease} is missing.`);
  checkVersion(draft.values['settings/$version']);
  for (const { file: name } of media)
    if (!Object.hasOwn(manifest.files, name)) throw refuseArchive(`the file ${name} is missing.`);
  return {
    manifest,
    // The schema's optional fields are those of a place.
    draft: draft as FlatContent,
    releases,
    media,
    messages,
    bytesOf: (medium) => zip.read(medium.file, Number.POSITIVE_INFINITY),
    close: () => zip.close(),
  };
}

async function readManifest(zip: SafeZip): Promise<Manifest> {
  if (zip.sizeOf(FILES.manifest) === undefined)
    throw refuseArchive(`it is no archive of a site: ${FILES.manifest} is missing.`);
  const head = await readJson(zip, FILES.manifest, manifestHead);
  if (head.version > ARCHIVE_VERSION) {
    throw refuseArchive(
      `a newer version of Plinth made it (format ${head.version}). Update this installation first.`,
    );
  }
  return readJson(zip, FILES.manifest, manifestSchema);
}

/** Every file is listed, every listed file is there, and each is what was written. */
async function checkFiles(zip: SafeZip, manifest: Manifest): Promise<void> {
  for (const name of zip.names) {
    if (name !== FILES.manifest && !Object.hasOwn(manifest.files, name))
      throw refuseArchive(`the file ${name} is not in its list.`);
  }
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (zip.sizeOf(name) === undefined) throw refuseArchive(`the file ${name} is missing.`);
    if (zip.sizeOf(name) !== bytes || (await zip.hash(name)) !== sha256)
      throw refuseArchive(`the file ${name} is damaged.`);
  }
}

/** A release never changes, in no byte: its content is kept as it was written, not as the schema gives it back. */
async function readRelease(zip: SafeZip, number: number): Promise<ArchivedRelease> {
  const name = FILES.release(number);
  const release = await readJson(zip, name, releaseSchema);
  const { content } = JSON.parse((await zip.read(name)).toString('utf8')) as ArchivedRelease;
  return { ...release, content };
}

async function readJson<Schema extends z.ZodType>(
  zip: SafeZip,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const content = await zip.read(name);
  let json: unknown;
  try {
    json = JSON.parse(content.toString('utf8'));
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`);
  } catch (error) {
    // Too deep a nesting ends up here too.
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw refuseArchive(`${name} is not what it should be (${detail}).`, error);
  }
}

function checkRelease(release: ArchivedRelease, number: number, catalogue: Catalogue): void {
  const name = `release ${number}`;
  if (release.number !== number) throw refuseArchive(`${name} has another number.`);
  checkVersion(release.content.document.version);
  try {
    // The fields are checked here; the shape around them was by the schema.
    const document = release.content.document as unknown as SiteDocument;
    const [issue] = [
      ...validateDocument(ofThisVersion(document, catalogue), catalogue, 'form'),
      ...validateTranslatedPaths(document, release.content.translations),
    ];
    if (issue) throw new Error(`${issue.path}: ${issue.message}`);
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw refuseArchive(`${name} breaks a rule (${detail}).`, error);
  }
}

/** What releases from before there was a site logo don't hold. */
const BEFORE_SITE_LOGO = { logo: '', logoDark: '' };

/** Sections of other versions have other fields; they are carried as they stand. */
function ofThisVersion(document: SiteDocument, catalogue: Catalogue): SiteDocument {
  const pages = document.pages.map((page) => ({
    ...page,
    components: page.components.filter(
      ({ section, version }) => catalogue.get(section)?.version === version,
    ),
  }));
  return { ...document, pages, settings: { ...BEFORE_SITE_LOGO, ...document.settings } };
}

function checkVersion(version: unknown): void {
  if (typeof version === 'number' && version > DOCUMENT_VERSION)
    throw refuseArchive(
      'a newer version of Plinth wrote this site. Update this installation first.',
    );
}
