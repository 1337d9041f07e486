import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { isAppError } from '../../core/errors';
import { hostName } from '../http/hosts';
import { onError } from '../http/on-error';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { ANSWER_HEADERS, answerPage } from './answer-page';
import { answerLanguage } from './answer-words';
import { componentOf, type Posted } from './posted';
import type { VisitorForms } from './service';
import {
  allowOtherHosts,
  answerPreflight,
  bothAddresses,
  requireOwnHost,
  siteParams,
  VISITOR_BODY_LIMIT,
} from './visitor-scope';

const body = z.record(z.string(), z.unknown());
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The visitors' forms, on the site's own host: contact, complaints, answers to invitations. */
export function formRoutes(app: RouteScope, { forms }: Services): void {
  allowOtherHosts(app);
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: VISITOR_BODY_LIMIT },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (!isAppError(error) || !isFormWithoutScript(request)) return onError(error, request, reply);
    if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
    const back = refererPath(request) ?? '/';
    const component = componentOf((request.body ?? {}) as Posted);
    const language = answerLanguage(await forms.formSeen(siteOf(request), back, component));
    const lines = error.fields?.map(language.sayField) ?? [];
    const page = answerPage({ language, title: language.say(error.message), lines, back });
    return reply.status(error.status).headers(ANSWER_HEADERS).send(page);
  });

  const calls: [path: string, take: VisitorForms['contact']][] = [
    ['contact', (sender) => forms.contact(sender)],
    ['compliance', (sender) => forms.complaint(sender)],
    ['rsvp', (sender) => forms.rsvp(sender)],
  ];
  for (const [name, take] of calls) {
    for (const url of bothAddresses(`/api/v1/sites/form/${name}/:siteId`)) {
      answerPreflight(app, url);
      app.post(
        url,
        {
          config: { hosts: 'any', right: 'everybody' },
          bodyLimit: VISITOR_BODY_LIMIT,
          schema: {
            tags: ['visitors'],
            security: [],
            params: siteParams,
            body,
            response: { 204: noContent },
          },
        },
        async (request, reply) => {
          const { siteId } = request.params;
          requireOwnHost(request, siteId);
          await take({ siteId, address: request.ip, posted: request.body });
          if (isFormWithoutScript(request)) return showSent(forms, siteId, request, reply);
          return reply.status(204).send();
        },
      );
    }
  }
}

/** The site of the form's own address, which may be refused before it is looked at. */
function siteOf({ params }: FastifyRequest): string {
  return siteParams.safeParse(params).data?.siteId ?? '';
}

/** Whether a browser sent the form itself, and shows whatever is answered. */
function isFormWithoutScript({ headers }: FastifyRequest): boolean {
  return (
    headers['content-type']?.startsWith(FORM_TYPE) === true &&
    headers.accept?.includes('text/html') === true
  );
}

/** Back to the page, at the section that shows the confirmation; a form outside the sections has a page of its own for it. */
async function showSent(
  forms: VisitorForms,
  siteId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const component = componentOf(request.body as Posted);
  const back = refererPath(request);
  if (component === null) {
    const language = answerLanguage(await forms.formSeen(siteId, back ?? '/', null));
    const page = answerPage({ language, title: language.sent, back: back ?? '/' });
    return reply.headers(ANSWER_HEADERS).send(page);
  }
  const page = back ?? (await forms.pageOf(siteId, component));
  return reply.status(303).header('location', `${page}?sent=1#comp-${component}`).send();
}

/** The path of the page that the form was on, when the browser tells it and it is this host's. */
function refererPath({ headers }: FastifyRequest): string | null {
  const from = parse(headers.referer);
  if (from === null || hostName(from.host) !== hostName(headers.host ?? '')) return null;
  // A leading double slash would lead to another host.
  return from.pathname.replace(/^\/{2,}/, '/');
}

function parse(address: string | undefined): URL | null {
  try {
    return address === undefined ? null : new URL(address);
  } catch {
    return null;
  }
}
