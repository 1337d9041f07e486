import { resolveLink } from '../../core/links/resolve-link';
import { IconByName } from '../icon';
import { brandIcon, useIcons } from '../icon-set';
import { linkContext, usePage } from '../page-context';
import type { SocialsProps } from '../parts';
import { usePath, useSection } from '../section-context';
import styles from './socials.module.css';

/** Most social links of a header or footer (spec section 9; the header's by product decision). */
const MAX = 7;

/** The links of a list that lead somewhere: the others are not there. */
export function useSocialLinks(field: string) {
  const { source } = useSection();
  const context = linkContext(usePage());
  const list = source.useData(usePath(field));
  return (Array.isArray(list) ? list : [])
    .slice(0, MAX)
    .map((item: Readonly<Record<string, unknown>>) => ({
      id: String(item['id']),
      link: resolveLink(item['socialUrl'], context),
      icon: String(item['icon'] ?? ''),
    }))
    .filter(({ link }) => link.kind !== 'none');
}

/** Links to social networks, named by their brand. */
export function LiveSocials({ field, className }: SocialsProps) {
  const page = usePage();
  const items = useSocialLinks(field);
  useIcons(items.map(({ icon }) => icon));
  if (items.length === 0) return null;
  return (
    <ul
      className={[styles['socials'], className].filter(Boolean).join(' ')}
      aria-label={page.words.socialNavigation}
    >
      {items.map(({ id, link, icon }) => {
        const name = brandIcon(icon)?.title ?? hostOf(link.href);
        return (
          <li key={id} data-item={field}>
            <a
              className={styles['social']}
              href={link.href}
              target={link.target}
              rel={link.rel}
              aria-label={name}
              data-tooltip=""
            >
              <IconByName name={brandIcon(icon) ? icon : 'link'} rem={1.25} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function hostOf(href: string): string {
  return /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/.exec(href)?.[1] ?? href.replace(/^[a-z]+:/, '');
}
