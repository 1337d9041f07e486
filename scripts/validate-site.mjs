#!/usr/bin/env node
/**
 * Checks a published site from outside: every address of its sitemap and every page that those link to. HTML is valid,
 * alternate languages are mutual, canonical addresses are right, and the sitemap lists what there is, no more, no less.
 *
 *   npm run validate                                      the sample, as the built program serves it
 *   npm run validate -- https://www.example.org/          any published site
 */
import http from 'node:http';
import https from 'node:https';
import { HtmlValidate } from 'html-validate';

const MAX_PAGES = 2000;

/** The standard's own rules; those of style and of other frameworks' habits are off. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // XHTML's self-closing and the like are matters of taste in HTML.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A style attribute holds sizes that are the owner's.
    'no-inline-style': 'off',
    // Long titles are the owner's choice.
    'long-title': 'off',
    // Ours are hashed in the policy; integrity is for other hosts' files.
    'require-sri': 'off',
  },
});

/** Asks for an address. `*.localhost` is this machine, which Node doesn't know by itself. */
export function get(address) {
  const url = new URL(address);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: isLocal ? '127.0.0.1' : url.hostname,
        port: url.port,
        path: url.pathname + url.search,
        headers: { host: url.host, accept: 'text/html' },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const decode = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function attributesOf(tag) {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decode(value)]),
  );
}

function tagsOf(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
}

/** What a page says of itself. */
function readPage(address, { text }) {
  const links = tagsOf(text, 'link');
  return {
    address,
    lang: /<html lang="([^"]*)"/.exec(text)?.[1] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => [hreflang, href]),
    isHidden: tagsOf(text, 'meta').some(
      ({ name, content }) => name === 'robots' && content.includes('noindex'),
    ),
    hrefs: tagsOf(text, 'a').flatMap(({ href }) => (href ? [href] : [])),
  };
}

/** The sitemap's entries: address, and its alternates. */
function readSitemap(xml) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => ({
    address: decode(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: tagsOf(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href]),
  }));
}

/** Walks a site. @returns every fault, and how many pages were looked at */
export async function validateSite(start, fetchPage = get) {
  const faults = [];
  const fault = (address, message) => faults.push(`${address}: ${message}`);
  const origin = new URL(start).origin;
  const robots = await fetchPage(`${origin}/robots.txt`);
  const sitemapAddress = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1];
  if (robots.status !== 200 || !sitemapAddress) fault(`${origin}/robots.txt`, 'names no sitemap');
  const sitemap = readSitemap((await fetchPage(sitemapAddress ?? `${origin}/sitemap.xml`)).text);
  if (sitemap.length === 0) fault(sitemapAddress, 'lists nothing');
  const pages = new Map();
  const open = [new URL(start).href, ...sitemap.map(({ address }) => address)];
  for (let at = 0; at < open.length && pages.size < MAX_PAGES; at += 1) {
    const address = open[at];
    if (pages.has(address)) continue;
    const answer = await fetchPage(address);
    if (answer.status === 301 || answer.status === 308) {
      open.push(new URL(answer.headers.location, address).href);
      pages.set(address, null);
      continue;
    }
    if (answer.status !== 200) {
      fault(address, `answers ${answer.status}`);
      pages.set(address, null);
      continue;
    }
    const page = readPage(address, answer);
    pages.set(address, page);
    for (const message of await htmlFaults(answer.text)) fault(address, message);
    for (const message of structuredFaults(answer.text)) fault(address, message);
    for (const href of page.hrefs) {
      const target = new URL(href, address);
      target.hash = '';
      target.search = '';
      if (target.origin === origin && !/\/(?:media|static|api)\//.test(target.pathname))
        open.push(target.href);
    }
    for (const [, href] of page.alternates) if (new URL(href).origin === origin) open.push(href);
  }
  checkAlternates(pages, fault);
  checkSitemap(sitemap, pages, fault);
  const count = [...pages.values()].filter(Boolean).length;
  return { faults, count };
}

async function htmlFaults(text) {
  const report = await validator.validateString(text);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
    ),
  );
}

/** Structured data that can be read, in which each thing says what it is, and each offer what it costs. */
function structuredFaults(text) {
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, content]) => {
    try {
      const { '@context': context, '@graph': graph } = JSON.parse(content);
      if (context !== 'https://schema.org') return ['has structured data of an unknown kind'];
      return graph.flatMap((node) => {
        const { offers } = node;
        const lacks = [
          ...(node['@type'] ? [] : ['@type']),
          // What Google asks of a product that is shown with its price.
          ...(node['@type'] === 'Product' && !node.name ? ['name'] : []),
          ...(offers && !offers.price ? ['price'] : []),
          ...(offers && !/^[A-Z]{3}$/.test(offers.priceCurrency ?? '') ? ['priceCurrency'] : []),
        ];
        return lacks.map((name) => `has structured data without ${name}`);
      });
    } catch {
      return ['has structured data that is no JSON'];
    }
  });
}

/** Every page says its address, and all that it calls its other languages call it theirs. */
function checkAlternates(pages, fault) {
  const shown = [...pages.values()].filter((page) => page && !page.isHidden);
  for (const page of shown) {
    if (!page.canonical) fault(page.address, 'has no canonical address');
    const own = page.alternates.find(([lang]) => lang === page.lang);
    if (page.alternates.length > 0 && own?.[1] !== page.canonical)
      fault(page.address, `is not among its own alternates as ${page.lang}`);
    if (page.alternates.length > 0 && !page.alternates.some(([lang]) => lang === 'x-default'))
      fault(page.address, 'has no x-default');
    for (const [lang, href] of page.alternates) {
      const other = pages.get(href);
      if (!other) {
        fault(page.address, `names ${href}, which is no page`);
        continue;
      }
      if (lang !== 'x-default' && other.lang !== lang)
        fault(href, `is in ${other.lang}, not in ${lang}`);
      if (other.canonical !== href)
        fault(href, `has another canonical address: ${other.canonical}`);
      if (JSON.stringify(other.alternates) !== JSON.stringify(page.alternates))
        fault(page.address, `and ${href} name different languages`);
    }
  }
}

/** The sitemap has every canonical page that may be shown, and nothing else, with the alternates that it has itself. */
function checkSitemap(sitemap, pages, fault) {
  const listed = new Set(sitemap.map(({ address }) => address));
  if (listed.size < sitemap.length) fault('sitemap', 'lists an address twice');
  for (const { address, alternates } of sitemap) {
    const page = pages.get(address);
    if (!page) fault(address, 'is in the sitemap, and no page');
    else if (page.isHidden) fault(address, 'is in the sitemap, and not to be indexed');
    else if (page.canonical !== address) fault(address, 'is in the sitemap, and not canonical');
    else if (JSON.stringify(alternates) !== JSON.stringify(page.alternates))
      fault(address, 'has other languages in the sitemap than in itself');
  }
  for (const page of pages.values()) {
    if (page && !page.isHidden && page.canonical === page.address && !listed.has(page.address))
      fault(page.address, 'is not in the sitemap');
  }
}

const [, script, start] = process.argv;
if (script && import.meta.url === new URL(`file://${script}`).href) {
  const plinth = start ? null : await (await import('../bench/lib/plinth.mjs')).startPlinth();
  try {
    const { faults, count } = await validateSite(start ?? `http://${plinth.host}/`);
    for (const line of faults) console.error(line);
    console.log(`${count} pages, ${faults.length} faults`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await plinth?.stop();
  }
}
