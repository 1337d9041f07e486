import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config';
import { isFileName, type FileStore, type StoredFile } from './files';

/** Files in object storage that speaks the S3 protocol, in one bucket. */
export class S3Files implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor(config: S3Config) {
    this.#client = new AwsClient({
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      region: config.region,
      service: 's3',
    });
    this.#base = `${config.endpoint}/${config.bucket}`;
  }

  async put(name: string, content: Uint8Array, type: string): Promise<void> {
    const answer = await this.#client.fetch(this.#address(name), {
      method: 'PUT',
      body: Buffer.from(content),
      headers: { 'content-type': type },
    });
    if (!answer.ok) throw new Error(`object storage refused ${name}: ${answer.status}`);
  }

  async find(name: string): Promise<StoredFile | null> {
    if (!isFileName(name)) return null;
    const head = await this.#client.fetch(this.#address(name), { method: 'HEAD' });
    if (head.status === 404) return null;
    if (!head.ok) throw new Error(`object storage answered ${head.status} for ${name}`);
    return {
      bytes: Number(head.headers.get('content-length') ?? 0),
      open: async (range) => {
        const headers: Record<string, string> = range
          ? { range: `bytes=${range.start}-${range.end}` }
          : {};
        const answer = await this.#client.fetch(this.#address(name), { headers });
        if (!answer.ok || !answer.body)
          throw new Error(`object storage answered ${answer.status} for ${name}`);
        return Readable.fromWeb(answer.body as ReadableStream);
      },
    };
  }

  async read(name: string): Promise<Uint8Array | null> {
    if (!isFileName(name)) return null;
    const answer = await this.#client.fetch(this.#address(name));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`object storage answered ${answer.status} for ${name}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  #address(name: string): string {
    return `${this.#base}/${name}`;
  }
}
