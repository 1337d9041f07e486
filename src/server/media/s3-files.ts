import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config';
import { isFileName, type Content, type FileStore, type StoredFile } from './files';

const LIMITS = {
  /** How long the store may take until its answer comes, all tries together. */
  answerMs: 10_000,
  /** How long nothing may move while a file is sent. */
  idleMs: 15_000,
};
const MAX_RETRIES = 2;
const SILENT = 'object storage does not answer';

/** Files in object storage that speaks the S3 protocol, in one bucket. */
export class S3Files implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #limits: typeof LIMITS;

  constructor(config: S3Config, limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#client = new AwsClient({
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      region: config.region,
      service: 's3',
      retries: MAX_RETRIES,
    });
    this.#base = `${config.endpoint}/${config.bucket}`;
  }

  /** A file goes out as it is read: a video never lies in memory. The store checks its hash. */
  async put(name: string, content: Content, type: string): Promise<void> {
    const { bytes, hash, open } = await measure(content);
    const signed = await this.#client.sign(this.#address(name), {
      method: 'PUT',
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': hash,
      },
    });
    const headers = { ...Object.fromEntries(signed.headers), 'content-length': String(bytes) };
    const { request } = signed.url.startsWith('https:') ? https : http;
    const outgoing = request(signed.url, { method: 'PUT', headers, timeout: this.#limits.idleMs });
    outgoing.once('timeout', () => outgoing.destroy(new Error(SILENT)));
    const status = new Promise<number>((resolve, reject) => {
      outgoing.once('error', reject);
      outgoing.once('response', (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
    });
    const [answer] = await Promise.all([status, pipeline(open(), outgoing)]);
    if (answer < 200 || answer > 299) throw unexpected(answer, name);
  }

  async find(name: string): Promise<StoredFile | null> {
    if (!isFileName(name)) return null;
    const head = await this.#ask(name, { method: 'HEAD' });
    if (head.status === 404) return null;
    if (!head.ok) throw unexpected(head.status, name);
    return {
      bytes: Number(head.headers.get('content-length') ?? 0),
      open: async (range) => {
        const headers: Record<string, string> = range
          ? { range: `bytes=${range.start}-${range.end}` }
          : {};
        const answer = await this.#ask(name, { headers });
        if (!answer.ok || !answer.body) throw unexpected(answer.status, name);
        return Readable.fromWeb(answer.body as ReadableStream);
      },
    };
  }

  async read(name: string): Promise<Uint8Array | null> {
    if (!isFileName(name)) return null;
    const answer = await this.#ask(name);
    if (answer.status === 404) return null;
    if (!answer.ok) throw unexpected(answer.status, name);
    return new Uint8Array(await answer.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask(name, { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) throw unexpected(answer.status, name);
  }

  /** The limit is for the first bytes of the answer: a large file may take longer. */
  async #ask(name: string, request: RequestInit = {}): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(SILENT)), this.#limits.answerMs);
    try {
      return await this.#client.fetch(this.#address(name), { ...request, signal: limit.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  #address(name: string): string {
    if (!isFileName(name)) throw new Error(`${name} is not a name of the file store`);
    return `${this.#base}/${name}`;
  }
}

async function measure(
  content: Content,
): Promise<{ bytes: number; hash: string; open: () => Readable }> {
  const hash = createHash('sha256');
  if (!('file' in content)) {
    hash.update(content);
    const open = () => Readable.from([Buffer.from(content)]);
    return { bytes: content.length, hash: hash.digest('hex'), open };
  }
  let bytes = 0;
  for await (const chunk of fs.createReadStream(content.file)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, hash: hash.digest('hex'), open: () => fs.createReadStream(content.file) };
}

function unexpected(status: number, name: string): Error {
  return new Error(`object storage answered ${status} for ${name}`);
}
