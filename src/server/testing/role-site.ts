import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../keys';
import type { Role } from './permission-table';
import type { TestApp } from './test-app';

/** One pixel, as PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A site of an owner, the ways into it for every role, and one of each thing that addresses name. */
export interface RoleSite {
  siteId: string;
  hash: string;
  host: string;
  pageId: string;
  /** Values for the named parts of addresses. */
  parts: Record<string, string>;
  headers: Record<Role, Record<string, string>>;
}

const people: Partial<Record<Role, string>> = {
  stranger: 'stranger@plinth.example',
  editor: 'editor@plinth.example',
  publisher: 'publisher@plinth.example',
  owner: 'site-owner@plinth.example',
  // The first account: it runs the installation and has nothing to do with the site.
  operator: 'owner@plinth.example',
};

export interface Answer {
  status: number;
  body: Buffer;
}

/** Sends a request over the network and gives its status; a stream that never ends is left when it has begun. */
export function send(
  server: TestApp,
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    body?: Buffer | undefined;
  },
): Promise<Answer> {
  const { port } = server.app.server.address() as AddressInfo;
  const { method, url, headers, body } = request;
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      { host: '127.0.0.1', port, method, path: url, headers, agent: false },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (answer.headers['content-type']?.includes('event-stream')) {
          outgoing.destroy();
          resolve({ status, body: Buffer.alloc(0) });
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status, body: Buffer.concat(chunks) }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export async function callAs(
  server: TestApp,
  headers: Record<string, string>,
  [method, url, payload]: [string, string, object?],
) {
  const answer = await send(server, {
    method,
    url: `/api/v1${url}`,
    headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
    body: payload && Buffer.from(JSON.stringify(payload)),
  });
  const text = answer.body.toString('utf8');
  if (answer.status >= 400) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Makes a site with everything that the named parts of an address need. */
export async function makeRoleSite(server: TestApp, endpoint: string): Promise<RoleSite> {
  const cookies: Partial<Record<Role, Record<string, string>>> = {};
  // The operator first: the first account runs the installation.
  for (const role of ['operator', 'owner', 'stranger', 'editor', 'publisher'] as const) {
    cookies[role] = { cookie: await server.cookieOf(people[role]) };
  }
  const owner = cookies.owner ?? {};
  const asOwner = (...call: [string, string, object?]) => callAs(server, owner, call);
  const site = await asOwner('POST', '/sites', { name: `Walk ${newId()}` });
  const siteId: string = site.id;
  const base = `/sites/${siteId}`;
  const draft = await asOwner('GET', `${base}/draft`);
  const editor = await asOwner('POST', `${base}/members`, { email: people.editor });
  await asOwner('POST', `${base}/members`, { email: people.publisher, mayPublish: true });
  const link = async (values: object) => asOwner('POST', `${base}/share-links`, values);
  const preview = await link({ right: 'preview' });
  const edit = await link({ right: 'edit' });
  const publish = await link({ right: 'edit', mayPublish: true });
  await asOwner('POST', `${base}/draft/edits`, {
    edits: [
      { edit: 'addLanguage', code: 'sv' },
      { edit: 'setSettings', values: { contactEmail: 'owner@site.example' } },
    ],
  });
  await asOwner('POST', `${base}/publish`);
  const shared = ({ token }: { token: string }) => ({ 'x-shared-editing': token });
  const headers: Record<Role, Record<string, string>> = {
    nobody: {},
    stranger: cookies.stranger ?? {},
    'preview link': shared(preview),
    'edit link': shared(edit),
    'publish link': shared(publish),
    editor: cookies.editor ?? {},
    publisher: cookies.publisher ?? {},
    owner,
    operator: cookies.operator ?? {},
  };
  const parts = {
    siteId,
    number: '1',
    language: 'sv',
    memberId: editor.id,
    linkId: edit.id,
    name: 'Header53',
    size: 'desktop',
  };
  const made: RoleSite = {
    siteId,
    hash: site.hash,
    host: `${site.slug}.localhost:4210`,
    pageId: draft.pages[0].id,
    parts,
    headers,
  };
  await addParts(server, made, { endpoint, asOwner });
  return made;
}

/** What an endpoint needs beyond a site: those that need the same can share one. */
export function needsOf(endpoint: string): string {
  const all = endpoint.match(
    /:(?:mediaId|host|scheduleId|messageId|complaintId|deliveryId|uploadId)|\/webhook|\/deleted-sites\//g,
  );
  return (all ?? []).join(' ');
}

async function addParts(
  { services, clock }: TestApp,
  site: RoleSite,
  made: {
    endpoint: string;
    asOwner: (...call: [string, string, object?]) => Promise<{ id: string }>;
  },
): Promise<void> {
  const { endpoint, asOwner } = made;
  const { siteId, parts } = site;
  const base = `/sites/${siteId}`;
  if (endpoint.includes(':mediaId')) {
    const added = await services.media.add(siteId, { name: 'p.png', claimed: '', content: PIXEL });
    await services.media.settle(siteId);
    parts['mediaId'] = added.id;
  }
  if (endpoint.includes(':uploadId')) {
    const upload = { name: 'p.png', bytes: PIXEL.length };
    parts['uploadId'] = (await asOwner('POST', `${base}/uploads`, upload)).id;
  }
  if (endpoint.includes('/webhook'))
    await asOwner('PUT', `${base}/webhook`, { url: 'https://hook.example/' });
  if (endpoint.includes(':host')) {
    parts['host'] = `${newId()}.example`;
    await asOwner('POST', `${base}/domains`, { host: parts['host'] });
    if (endpoint.endsWith('/canonical'))
      await services.storage.domains.verify(siteId, parts['host'], clock.now);
  }
  if (endpoint.includes(':scheduleId')) {
    const at = new Date(clock.now + 60_000).toISOString();
    parts['scheduleId'] = (
      await asOwner('POST', `${base}/schedules`, { action: 'unpublish', at })
    ).id;
  }
  if (/:(?:messageId|deliveryId)/.test(endpoint)) {
    parts['messageId'] = newId();
    await services.storage.messages.insert({
      id: parts['messageId'],
      siteId,
      kind: 'contact',
      name: 'Visitor',
      email: 'visitor@x.example',
      message: 'Hello',
      details: {},
      isRead: false,
      isSpam: false,
      createdAt: clock.now,
    });
  }
  if (endpoint.includes(':deliveryId')) {
    const id = newId();
    const delivery = { id, siteId, messageId: parts['messageId'] ?? '', createdAt: clock.now };
    await services.storage.webhooks.insertDelivery(delivery);
    const failed = { attempts: 30, error: 'the receiver answered 500', nextAt: null };
    await services.storage.webhooks.markAttempt(id, failed);
    parts['deliveryId'] = id;
  }
  if (endpoint.includes(':complaintId')) {
    parts['complaintId'] = newId();
    await services.storage.complaints.insert({
      id: parts['complaintId'],
      siteId,
      email: 'visitor@x.example',
      name: '',
      comment: 'Look at this',
      addressHash: 'x',
      status: 'open',
      note: '',
      createdAt: clock.now,
    });
  }
  if (endpoint.includes('/deleted-sites/')) await asOwner('DELETE', base);
}
