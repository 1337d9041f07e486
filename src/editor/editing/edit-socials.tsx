import { IconByName } from '../../parts/icon';
import { brandIcon, useIcons } from '../../parts/icon-set';
import { usePage } from '../../parts/page-context';
import type { SocialsProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { say } from '../words/say';
import styles from '../../parts/socials/socials.module.css';
import { useEditing } from './editing-context';
import { EmptyList } from './edit-items';
import { editPath } from './edit-path';

/** Social links, each to be pressed for its address and its icon; an empty list is a place to add the first one. */
export function EditSocials({ field, className }: SocialsProps) {
  const path = usePath(field);
  const { id, source } = useSection();
  const { words } = usePage();
  const { mayEdit } = useEditing();
  const value = source.useData(path);
  const items = (Array.isArray(value) ? value : []) as Readonly<Record<string, unknown>>[];
  useIcons(items.map((item) => String(item['icon'] ?? '')));
  if (items.length === 0) return <EmptyList path={path} />;
  return (
    <ul
      className={[styles['socials'], className].filter(Boolean).join(' ')}
      aria-label={words.socialNavigation}
      data-list={`${id}/${path}`}
    >
      {items.map((item) => {
        const key = `${id}/${path}/#${String(item['id'])}`;
        const address = String(item['socialUrl'] ?? '');
        const icon = String(item['icon'] ?? '');
        // Visitors don't see one that leads nowhere.
        if (address === '' && !mayEdit) return null;
        return (
          <li
            key={key}
            data-item={field}
            data-item-key={key}
            data-at={editPath(key)}
            style={address === '' ? { opacity: 0.5 } : undefined}
          >
            <span
              className={styles['social']}
              role="button"
              tabIndex={0}
              aria-label={say('Social link: {title}', {
                title: brandIcon(icon)?.title ?? (address || 'no address yet'),
              })}
              data-edits="entry"
              data-key={key}
            >
              <IconByName name={brandIcon(icon) ? icon : 'link'} rem={1.25} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
