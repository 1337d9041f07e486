import type { SiteAnswer } from '../../core/api/site';

/** Whether whoever looks may publish the site. Each right includes those before it. */
export function mayPublish({ right }: Pick<SiteAnswer, 'right'>): boolean {
  return right === 'publish' || right === 'own';
}
