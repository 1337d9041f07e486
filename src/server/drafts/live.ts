import * as z from 'zod';
import { AppError } from '../../core/errors';
import { credentialsOf, type Actor, type Credentials } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { LiveConnection } from './live-connection';
import { toRefusal, watchRight, type LiveRefusal } from './live-watch';

const PING_MS = 30_000;
const CLOSE_INTERNAL = 1011;

const params = z.object({ siteId: z.string().max(64) });

/** The draft over WebSocket. Who may not see it gets an HTTP error in place of the connection. */
export function liveRoutes(app: RouteScope, services: Services): void {
  app.route({
    method: 'GET',
    url: '/api/v1/sites/:siteId/draft/live',
    config: { right: 'preview' },
    schema: {
      tags: ['draft'],
      params,
      description: 'The draft over WebSocket: an upgrade, whose frames are those of the editor.',
    },
    handler: () => {
      throw new AppError('validation_failed', 'This address is for WebSocket connections.', {
        status: 400,
      });
    },
    wsHandler: (socket, request) => {
      const { siteId } = request.params as z.infer<typeof params>;
      const credentials = credentialsOf(request);
      // Frames may come before the draft is loaded: they wait.
      const early: Uint8Array[] = [];
      let connection: LiveConnection | null = null;
      let actor: Actor | null = null;
      let isAlive = true;
      let isRefused = false;
      const refuse = ({ code, message }: LiveRefusal) => {
        isRefused = true;
        early.length = 0;
        if (connection) connection.close(code, message);
        else socket.close(code, message);
      };
      socket.on('message', (data: Buffer | ArrayBuffer | Buffer[]) => {
        if (isRefused) return;
        const frame = toBytes(data);
        if (connection) connection.receive(frame);
        else early.push(frame);
      });
      socket.on('pong', () => {
        isAlive = true;
      });
      socket.on('error', () => socket.terminate());
      const watch = watchRight(services, { siteId, credentials, actor: () => actor }, refuse);
      const { events } = services.storage;
      const stopEvents = events.onEvent((event) => {
        if (event.kind === 'site' && event.siteId === siteId) connection?.tellSite();
      });
      const stopGaps = events.onGap(() => connection?.tellSite());
      const timer = setInterval(() => {
        if (!isAlive) return socket.terminate();
        isAlive = false;
        socket.ping();
        return watch.ask();
      }, PING_MS);
      timer.unref();
      socket.on('close', () => {
        clearInterval(timer);
        watch.stop();
        stopEvents();
        stopGaps();
        connection?.leave();
      });
      connect(services, { siteId, credentials }).then(
        (opened) => {
          if (socket.readyState !== socket.OPEN) return;
          actor = opened.actor;
          const mayEdit = actor.right !== 'preview';
          connection = new LiveConnection({ socket, room: opened.room, mayEdit });
          watch.watchTime();
          for (const frame of early.splice(0)) connection.receive(frame);
        },
        (error: unknown) => {
          const refusal = toRefusal(error);
          if (refusal === null) request.log.error({ err: error }, 'a draft could not be opened');
          refuse(refusal ?? { code: CLOSE_INTERNAL, message: 'The draft could not be opened.' });
        },
      );
    },
  });
}

async function connect(
  { access, drafts }: Services,
  { siteId, credentials }: { siteId: string; credentials: Credentials },
) {
  const { actor } = await access.requireSite(credentials, siteId, 'preview');
  return { actor, room: await drafts.rooms.openCurrent(siteId) };
}

function toBytes(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
