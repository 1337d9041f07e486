/**
 * What a page takes from the build: styles by their source, and the loader's address. The server reads the manifests
 * and files and hands them in; everything else about them is here.
 */

/** One entry of a Vite manifest. */
export interface ManifestEntry {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface PageAssets {
  /** The styles of these sources in this order, each file once. A source that the build doesn't know has none. */
  styles: (sources: readonly string[]) => string;
  /** The source of a section's view, for `styles`. */
  viewSource: (section: string) => string | undefined;
  /** Address of the loader, without the route base. */
  loaderAddress: string;
  /** SHA-256 in base64: what runs the page has it, the page itself is free of Node. */
  sha256: (content: string) => string;
}

/** Builds a page's assets from the manifest of the `sectionCss` output and the loader's address. */
export function pageAssets(options: {
  manifest: Manifest;
  /** Content of a CSS file by the name that the manifest gives. */
  readStyle: (file: string) => string;
  loaderAddress: string;
  sha256: (content: string) => string;
}): PageAssets {
  const { manifest, readStyle, loaderAddress, sha256 } = options;
  const views = new Map<string, string>();
  for (const source of Object.keys(manifest)) {
    const folder = /^src\/sections\/([\w-]+)\/view\.tsx$/.exec(source)?.[1];
    if (folder !== undefined) views.set(folder.replaceAll('-', ''), source);
  }
  const contents = new Map<string, string>();
  const contentOf = (file: string) => {
    const content = contents.get(file) ?? readStyle(file).trim();
    contents.set(file, content);
    return content;
  };
  return {
    loaderAddress,
    sha256,
    viewSource: (section) => views.get(section.toLowerCase()),
    styles: (sources) => {
      const files = new Set<string>();
      const visited = new Set<string>();
      for (const source of sources) collect(source, manifest, files, visited);
      return [...files].map(contentOf).join('\n');
    },
  };
}

// What a source imports comes before its own, as in the source itself.
function collect(
  source: string,
  manifest: Manifest,
  files: Set<string>,
  visited: Set<string>,
): void {
  const entry = manifest[source];
  if (entry === undefined || visited.has(source)) return;
  visited.add(source);
  for (const imported of entry.imports ?? []) collect(imported, manifest, files, visited);
  for (const file of entry.css ?? []) files.add(file);
  if (entry.file.endsWith('.css')) files.add(entry.file);
}

/** Without a build pages have no style and no script. */
export function noAssets(sha256: PageAssets['sha256']): PageAssets {
  return {
    styles: () => '',
    viewSource: () => undefined,
    loaderAddress: '/static/rt/loader.js',
    sha256,
  };
}
