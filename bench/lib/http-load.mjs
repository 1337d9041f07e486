import * as net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Asks for one page over and over, on some connections that are kept open, one request at a time on each. It reads no
 * more of an answer than its length, so that it takes little of the machine that it measures.
 * @returns how many were answered, how many in each second, and the median time to the first byte in milliseconds
 */
export async function httpLoad({ port, host, connections, durationMs }) {
  const request = `GET / HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  const times = [];
  const start = performance.now();
  const end = start + durationMs;
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking({ port, request, end, times })),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    perSecond: times.length / seconds,
    firstByteMs: times[times.length >> 1],
  };
}

function keepAsking({ port, request, end, times }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let askedAt = 0;
    /** Bytes of the answer that are still to come; null before its head has been read. */
    let remaining = null;
    let head = null;
    const ask = () => {
      askedAt = performance.now();
      remaining = null;
      head = null;
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      if (remaining === null) {
        if (head === null) times.push(performance.now() - askedAt);
        head = head === null ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(HEAD_END);
        if (at === -1) return;
        const text = head.toString('latin1', 0, at);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.destroy(new Error(`Not an answer to count: ${text.split('\r\n')[0]}`));
          return;
        }
        remaining = Number(length) - (head.length - at - HEAD_END.length);
      } else remaining -= chunk.length;
      if (remaining > 0) return;
      if (performance.now() < end) ask();
      else socket.end();
    });
  });
}
