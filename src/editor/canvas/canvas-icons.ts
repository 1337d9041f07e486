/** The icons of the page that is edited: the common ones at once, the others when they are shown. */
import { addIcons, fetchIconsWith, groupOf, type IconGroup } from '../../parts/icon-set';
import common from '../../parts/icons/common.json';

const groups = import.meta.glob<IconGroup>('../../parts/icons/groups/*.json', {
  import: 'default',
});
const asked = new Set<string>();

// JSON's type has arrays where a drawing has pairs.
addIcons(common as unknown as IconGroup);
fetchIconsWith((name) => {
  const file = `../../parts/icons/groups/${String(groupOf(name)).padStart(2, '0')}.json`;
  if (asked.has(file)) return;
  asked.add(file);
  groups[file]?.()
    .then(addIcons)
    // Offline: whatever is shown next may ask again.
    .catch(() => asked.delete(file));
});
