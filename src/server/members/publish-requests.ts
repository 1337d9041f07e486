import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { AppError } from '../../core/errors';
import { siteAccessOf } from '../http/admission';
import { countOrRefuse } from '../http/rate-limit';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

const params = z.object({ siteId: z.string().max(64) });
/** How often the people of one site may ask in a while: the owner gets mail of it. */
const REQUESTS = { max: 3, windowMs: 60 * 60 * 1000 };

/** Those who edit a site and may not publish it ask its owner to, by mail. */
export function publishRequestRoutes(app: RouteScope, services: Services): void {
  const { accountMail, accounts, storage, config, now } = services;

  app.post(
    '/api/v1/sites/:siteId/publish-requests',
    {
      config: { right: 'edit' },
      schema: { tags: ['members'], params, response: { 204: noContent } },
    },
    async (request, reply) => {
      const { site, actor } = siteAccessOf(request);
      if (actor.right !== 'edit')
        throw new AppError('conflict', 'You may publish this site yourself.');
      const owner = site.ownerId === null ? null : await accounts.byId(site.ownerId);
      if (!owner) throw new AppError('conflict', 'This site has no owner yet.');
      await countOrRefuse(storage, { key: `ask-publish:${site.id}`, now: now(), ...REQUESTS });
      const mail = {
        to: owner.email,
        ...(actor.account ? { replyTo: actor.account.email } : {}),
        subject: `${actor.label} asks you to publish ${site.name}`,
        text: `${actor.label} has changed “${site.name}” and asks you to publish it. Look at it here:\n\n${config.publicUrl}/sites/${site.id}\n`,
      };
      await accountMail.send(mail, site.id);
      return reply.status(204).send();
    },
  );
}
