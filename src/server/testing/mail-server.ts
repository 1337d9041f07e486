import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * How a mail server behaves: well; not there; refusing for now; letting go of the connection, or of nothing, before it
 * has taken the mail; taking only headers in ASCII.
 */
export type MailWeather = 'up' | 'down' | 'refusing' | 'dropping' | 'stalling' | 'ascii';

export interface ReceivedMail {
  id: string;
  from: string;
  to: string[];
  headers: string;
  /** The whole of it, as it came. */
  text: string;
}

/** A real mail server on a port of its own, with weather. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  weather: MailWeather = 'up';
  readonly #sockets = new Set<Socket>();
  #server: SMTPServer | null = null;
  #port = 0;

  static async start(): Promise<TestMailServer> {
    const server = new TestMailServer();
    await server.#listen();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Changes the weather; whoever is connected is let go. */
  async turn(weather: MailWeather): Promise<void> {
    this.weather = weather;
    for (const socket of this.#sockets) socket.destroy();
    if (weather === 'down') await this.close();
    else if (!this.#server) await this.#listen();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #listen(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_address, _session, done) => {
        if (this.weather === 'stalling') return;
        done(
          this.weather === 'refusing'
            ? Object.assign(new Error('4.3.2 Come again later'), { responseCode: 451 })
            : null,
        );
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (this.weather === 'dropping') for (const socket of this.#sockets) socket.destroy();
        });
        stream.on('end', () => {
          if (this.weather === 'dropping') return;
          const text = Buffer.concat(chunks).toString();
          const [headers = ''] = text.split('\r\n\r\n');
          // oxlint-disable-next-line no-control-regex -- ASCII is just this range
          if (this.weather === 'ascii' && /[^\x00-\x7f]/.test(headers)) {
            const refusal = new Error('5.6.7 No header in other letters');
            return done(Object.assign(refusal, { responseCode: 550 }));
          }
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            id: /^Message-ID: <(.*)>/im.exec(headers)?.[1] ?? '',
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            headers,
            text,
          });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
  }
}
