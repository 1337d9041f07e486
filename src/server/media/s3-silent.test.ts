import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { S3Files } from './s3-files';

const NAME = `${'a'.repeat(32)}.png`;
let store: http.Server | null = null;

afterEach(() => {
  store?.closeAllConnections();
  store?.close();
});

/** Object storage that answers as `answer` does. */
async function files(
  answer: http.RequestListener,
  limits: { answerMs?: number; idleMs?: number } = {},
): Promise<S3Files> {
  const server = http.createServer(answer);
  store = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'r', bucket: 'b' };
  return new S3Files({ ...keys, endpoint: `http://127.0.0.1:${port}` }, limits);
}

test('object storage that does not answer holds nothing up', async () => {
  const silent = await files(() => undefined, { answerMs: 100, idleMs: 100 });
  const message = 'object storage does not answer';
  await expect(silent.read(NAME)).rejects.toThrow(message);
  await expect(silent.find(NAME)).rejects.toThrow(message);
  await expect(silent.remove(NAME)).rejects.toThrow(message);
  await expect(silent.put(NAME, Buffer.from('x'), 'image/png')).rejects.toThrow(message);
});

test('object storage that fails is asked three times', async () => {
  let count = 0;
  const failing = await files((_request, response) => {
    count += 1;
    response.writeHead(503).end();
  });
  await expect(failing.read(NAME)).rejects.toThrow('503');
  expect(count).toBe(3);
});
