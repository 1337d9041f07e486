/** The icons of the page that is edited come when they are shown: the common ones together, the others in groups. */
import { addIcons, fetchIconsWith, groupOf, type IconGroup } from '../../parts/icon-set';
import { alsoLoadAhead } from '../ui/later';

/** What sections begin with, and the networks that most link to: as in scripts/icons.mjs. */
export const COMMON_ICONS =
  'chart-line circle-check circle-dashed clipboard-check compass facebook instagram link linkedin message-square rocket shield-check users youtube'.split(
    ' ',
  );
const groups = import.meta.glob<IconGroup>('../../parts/icons/groups/*.json', {
  import: 'default',
});
const asked = new Set<string>();

fetchIconsWith((name) => {
  const isCommon = COMMON_ICONS.includes(name);
  const file = `../../parts/icons/groups/${String(groupOf(name)).padStart(2, '0')}.json`;
  void fetchOnce(isCommon ? 'common' : file, isCommon ? common : groups[file]);
});
// A section that is added without a connection has its icons.
alsoLoadAhead(() => fetchOnce('common', common));

async function common(): Promise<IconGroup> {
  // JSON's type has arrays where a drawing has pairs.
  return (await import('../../parts/icons/common.json')).default as unknown as IconGroup;
}

/** Offline an icon doesn't come: whatever is shown next may ask again. */
async function fetchOnce(
  group: string,
  load: (() => Promise<IconGroup>) | undefined,
): Promise<void> {
  if (load === undefined || asked.has(group)) return;
  asked.add(group);
  try {
    addIcons(await load());
  } catch {
    asked.delete(group);
  }
}
