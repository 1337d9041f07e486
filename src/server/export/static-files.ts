import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Readable } from 'node:stream';
import type { Release, SiteContext } from '../../core/document/document';
import { API_BASE } from '../../core/api/client';
import { assetAddress, normaliseRouteBase } from '../../core/links/site-address';
import { AppError } from '../../core/errors';
import { ROOT_FILES } from '../../core/paths/reserved';
import { render } from '../../site/render';
import { llmsTxt, robotsTxt, sitemapXml } from '../../site/seo/site-files';
import { escapeHtml, tag } from '../../site/shell/escape';
import { siteOrigin } from '../http/hosts';
import { islandsFolder, loadPageAssets } from '../pages/assets';
import { drawnFile } from '../../site/static-files';
import { findStaticFile } from '../pages/static-files';
import { lastModified } from '../seo/last-modified';
import type { Services } from '../services';
import type { SiteRecord } from '../storage/sites';
import type { StaticOptions } from './static-options';
import { planStatic, type PlannedRedirect } from './static-plan';

/** One file of the export. */
export interface StaticFile {
  name: string;
  content: string | (() => Promise<Readable>);
}

export type StaticSources = Pick<
  Services,
  'releases' | 'files' | 'config' | 'siteHosts' | 'version'
>;

/** The release that a static export shows. @throws AppError 409 for a site that has none yet */
export async function releaseToExport(
  { releases }: StaticSources,
  site: SiteRecord,
  { release: number = site.currentRelease ?? undefined, routeBase }: StaticOptions,
): Promise<Release> {
  if (number === undefined)
    throw new AppError('conflict', 'This site has no release yet. Publish it first.');
  const release = await releases.require(site.id, number);
  if (routeBase === undefined) return release;
  const { document } = release;
  return { ...release, document: { ...document, settings: { ...document.settings, routeBase } } };
}

/** Every file of a site as plain files: pages in every language, what they load, redirects, what machines read. */
export async function* staticFiles(
  services: StaticSources,
  site: SiteRecord,
  release: Release,
  options: StaticOptions,
): AsyncGenerator<StaticFile> {
  const { routeBase } = release.document.settings;
  const own = siteOrigin(site.slug, services.config);
  const place = await services.siteHosts.find(new URL(own).host);
  const context: SiteContext = {
    id: site.id,
    hash: site.hash,
    origin: options.origin ?? (place.kind === 'site' ? place.origin : own),
    isPaid: site.plan === 'paid',
    version: services.version,
    apiBase: options.forms ?? own + API_BASE,
    recordsConsents: options.forms !== undefined,
  };
  const assets = loadPageAssets();
  const plan = planStatic(release);
  const used = new Set<string>();
  for (const { file, language, path: page } of plan.pages) {
    const rendered = render(release, context, page ?? '', language.code, assets);
    for (const address of addressesIn(rendered.html, routeBase)) used.add(address);
    yield { name: file, content: withPolicy(rendered.html, rendered.csp) };
  }
  for (const redirect of plan.redirects)
    yield { name: redirect.file, content: redirectPage(redirect, context, routeBase) };
  yield { name: ROOT_FILES.redirects, content: redirectsFile(plan.redirects, routeBase) };
  yield { name: ROOT_FILES.headers, content: headersFile(routeBase) };
  const days = await lastModified(services.releases, site.id, release);
  yield { name: ROOT_FILES.sitemap, content: sitemapXml(release, context, (id) => days.get(id)) };
  yield { name: ROOT_FILES.robots, content: robotsTxt(release, context) };
  if (release.document.settings.hasLlmsTxt)
    yield { name: ROOT_FILES.llms, content: llmsTxt(release, context) };
  yield* usedFiles(services, used);
  yield* scripts();
}

/** The site's own files that a page names, without the route base: in attributes, styles and data alike. */
function addressesIn(html: string, routeBase: string): string[] {
  const base = normaliseRouteBase(routeBase).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = new RegExp(`(?<![\\w./-])${base}(/(?:media|static)/[\\w./-]+)`, 'g');
  return [...html.matchAll(address)].map(([, found = '']) => found);
}

async function* usedFiles(
  { files }: StaticSources,
  used: ReadonlySet<string>,
): AsyncGenerator<StaticFile> {
  for (const address of [...used].sort()) {
    const name = address.slice(1);
    if (address.startsWith('/media/')) {
      const stored = await files.find(address.slice('/media/'.length));
      if (stored) yield { name, content: () => stored.open() };
    } else if (!address.startsWith('/static/rt/')) {
      const drawn = drawnFile(address);
      if (drawn) yield { name, content: drawn.content };
      const found = findStaticFile(address);
      if (found) yield { name, content: () => Promise.resolve(fs.createReadStream(found.file)) };
    }
  }
}

/** The loader and all that it may load later. */
async function* scripts(): AsyncGenerator<StaticFile> {
  const folder = islandsFolder();
  if (!fs.existsSync(folder)) return;
  for (const name of (await fs.promises.readdir(folder)).sort()) {
    const file = path.join(folder, name);
    yield { name: `static/rt/${name}`, content: () => Promise.resolve(fs.createReadStream(file)) };
  }
}

/** The policy as a tag: a plain web server sends no header of ours. Tags can't say who may frame the page. */
function withPolicy(html: string, csp: string): string {
  const policy = csp
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const meta = tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  const charset = '<meta charset="utf-8">';
  return html.replace(charset, () => charset + meta);
}

/** For servers that don't read the list of redirects. */
function redirectPage(
  { to, language }: PlannedRedirect,
  { origin }: SiteContext,
  routeBase: string,
): string {
  const target = encodeURI(normaliseRouteBase(routeBase) + to);
  return (
    `<!doctype html><html lang="${escapeHtml(language.code)}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(to)}</title>` +
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${target}` }) +
    tag('meta', { name: 'robots', content: 'noindex' }) +
    tag('link', { rel: 'canonical', href: origin + target }) +
    `</head><body><p><a href="${escapeHtml(target)}">${escapeHtml(to)}</a></p></body></html>`
  );
}

/** One redirect a line, in the form that static hosts read. */
function redirectsFile(redirects: readonly PlannedRedirect[], routeBase: string): string {
  const base = normaliseRouteBase(routeBase);
  return redirects
    .map(({ from, to }) => `${encodeURI(base + from)} ${encodeURI(base + to)} 301\n`)
    .join('');
}

function headersFile(routeBase: string): string {
  const path = (address: string) => assetAddress(address, routeBase);
  const forEver = '  Cache-Control: public, max-age=31536000, immutable\n';
  return (
    `${path('/')}*\n  X-Content-Type-Options: nosniff\n` +
    '  Referrer-Policy: strict-origin-when-cross-origin\n  X-Frame-Options: SAMEORIGIN\n' +
    `${path('/media')}/*\n${forEver}${path('/static/rt')}/*\n${forEver}` +
    `${path('/static/fonts')}/*\n${forEver}`
  );
}
