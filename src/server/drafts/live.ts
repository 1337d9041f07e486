import * as z from 'zod';
import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { AppError, isAppError } from '../../core/errors';
import { credentialsOf, type Credentials } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { LiveConnection } from './live-connection';

const PING_MS = 30_000;
const CLOSE_INTERNAL = 1011;

const params = z.object({ siteId: z.string().max(64) });

/** The draft over WebSocket. Who may not see it gets an HTTP error in place of the connection. */
export function liveRoutes(app: RouteScope, services: Services): void {
  app.get(
    '/api/v1/sites/:siteId/draft/live',
    {
      websocket: true,
      schema: { params, hide: true },
      preValidation: async (request) => {
        if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
          throw new AppError('validation_failed', 'This address is for WebSocket connections.', {
            status: 400,
          });
        }
        const { siteId } = request.params as z.infer<typeof params>;
        await services.access.requireSite(credentialsOf(request), siteId, 'preview');
      },
    },
    (socket, request) => {
      const { siteId } = request.params;
      const credentials = credentialsOf(request);
      // Frames may come before the draft is loaded: they wait.
      const early: Uint8Array[] = [];
      let connection: LiveConnection | null = null;
      let isAlive = true;
      socket.on('message', (data: Buffer | ArrayBuffer | Buffer[]) => {
        const frame = toBytes(data);
        if (connection) connection.receive(frame);
        else early.push(frame);
      });
      socket.on('pong', () => {
        isAlive = true;
      });
      socket.on('error', () => socket.terminate());
      const timer = setInterval(() => {
        if (!isAlive) return socket.terminate();
        isAlive = false;
        socket.ping();
        return void recheck(services, { siteId, credentials }).then((refusal) => {
          if (refusal) connection?.close(refusal.code, refusal.message);
        });
      }, PING_MS);
      timer.unref();
      socket.on('close', () => {
        clearInterval(timer);
        connection?.leave();
      });
      connect(services, { siteId, credentials }).then(
        ({ room, mayEdit }) => {
          if (socket.readyState !== socket.OPEN) return;
          connection = new LiveConnection({ socket, room, mayEdit });
          for (const frame of early.splice(0)) connection.receive(frame);
        },
        (error: unknown) => {
          const refusal = toRefusal(error);
          if (refusal === null) request.log.error({ err: error }, 'a draft could not be opened');
          socket.close(
            refusal?.code ?? CLOSE_INTERNAL,
            refusal?.message ?? 'The draft could not be opened.',
          );
        },
      );
    },
  );
}

interface Asking {
  siteId: string;
  credentials: Credentials;
}

async function connect({ access, drafts }: Services, { siteId, credentials }: Asking) {
  const { actor } = await access.requireSite(credentials, siteId, 'preview');
  const room = await drafts.rooms.openCurrent(siteId);
  return { room, mayEdit: actor.right !== 'preview' };
}

/** A right that was taken back, a session or a link that has ended: it ends the connection as well. */
async function recheck({ access }: Services, { siteId, credentials }: Asking) {
  try {
    await access.requireSite(credentials, siteId, 'preview');
    return null;
  } catch (error) {
    return toRefusal(error);
  }
}

function toRefusal(error: unknown): { code: number; message: string } | null {
  if (!isAppError(error)) return null;
  const { message } = error;
  if (error.code === 'unauthorized') return { code: LIVE_CLOSE.unauthorized, message };
  if (error.code === 'not_found') return { code: LIVE_CLOSE.notFound, message };
  return { code: LIVE_CLOSE.forbidden, message };
}

function toBytes(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
