import type { FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../../core/errors';
import type { Account } from '../accounts/accounts';
import type { SiteRecord } from '../storage/sites';
import { credentialsOf, RIGHTS, type Access, type Actor, type Right } from './access';

/** Who may call a route: everybody, an account, the operator, or those who have a right to the site in its address. */
export type RouteRight = 'everybody' | 'account' | 'operator' | Right;

/** What is known about the sender of a request before its body, query and parameters are looked at. */
export interface Admission {
  account: Account | null;
  /** On routes that need a right to a site. */
  access: { site: SiteRecord; actor: Actor } | null;
}

const NOBODY: Admission = { account: null, access: null };
const SITE_PART = ':siteId';

/** @throws Error for a route that doesn't say who may call it: the program doesn't start with one */
export function requireDeclaredRight({ method, url, config }: RouteOptions): void {
  const name = `${[method].flat().join(', ')} ${url}`;
  const right = config?.right;
  if (right === undefined) throw new Error(`The route ${name} declares no right.`);
  if (isSiteRight(right) && !url.split('/').includes(SITE_PART)) {
    throw new Error(`The route ${name} needs a right to a site and has no ${SITE_PART}.`);
  }
}

/**
 * Checks the right that the route declares.
 * @throws AppError 401, 403 or 404, whatever else the request holds
 */
export async function admit(access: Access, request: FastifyRequest): Promise<Admission> {
  const right = request.routeOptions.config.right ?? 'everybody';
  if (right === 'everybody') return NOBODY;
  const credentials = credentialsOf(request);
  if (right === 'account') {
    return { account: await access.requireAccount(credentials), access: null };
  }
  if (right === 'operator') {
    return { account: await access.requireOperator(credentials), access: null };
  }
  const { siteId } = request.params as { siteId: string };
  const found = await access.requireSite(credentials, siteId, right);
  return { account: found.actor.account, access: found };
}

function isSiteRight(right: RouteRight): right is Right {
  return RIGHTS.some((one) => one === right);
}

/** The account that a request was sent from. @throws AppError 401 where a share link alone gave the right */
export function accountOf({ admission }: FastifyRequest): Account {
  if (admission.account === null) throw new AppError('unauthorized');
  return admission.account;
}

/** The site of a request, and what the sender may do with it: on routes that declare a right to a site. */
export function siteAccessOf({ admission }: FastifyRequest): { site: SiteRecord; actor: Actor } {
  if (admission.access === null) throw new AppError('internal');
  return admission.access;
}
