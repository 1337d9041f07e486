import * as net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A proxy on this machine that passes connections on, closes them, or lets them hang. */
export interface TestProxy {
  port: number;
  /** How many connections were accepted. */
  accepted: number;
  /** What happens from now on: `close` ends what is open and whatever comes, `hang` lets no byte through any more. */
  become(mode: 'pass' | 'close' | 'hang'): void;
  stop(): Promise<void>;
}

export async function startProxy(to: { host: string; port: number }): Promise<TestProxy> {
  let mode: 'pass' | 'close' | 'hang' = 'pass';
  const open = new Set<net.Socket>();
  const server = net.createServer((incoming) => {
    proxy.accepted += 1;
    track(incoming);
    if (mode === 'close') incoming.destroy();
    if (mode !== 'pass') return;
    const outgoing = net.connect(to);
    track(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once('close', () => outgoing.destroy());
    outgoing.once('close', () => incoming.destroy());
  });
  const track = (socket: net.Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TestProxy = {
    port: (server.address() as AddressInfo).port,
    accepted: 0,
    become(next) {
      mode = next;
      for (const socket of open) {
        if (next === 'hang') socket.unpipe();
        else socket.destroy();
      }
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
