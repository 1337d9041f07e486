/** Makes every icon known: for a server, and for whoever shows all of them to choose from. */
import { addIcons, blockIconNames, brandIconNames, type IconGroup } from '../icon-set';
import common from './common.json';

const groups = import.meta.glob<IconGroup>('./groups/*.json', { eager: true, import: 'default' });

// JSON's type has arrays where a drawing has pairs.
addIcons(common as unknown as IconGroup);
for (const group of Object.values(groups)) addIcons(group);

/** Names of all block icons (lucide's), for the editor's picker. The sets are made by scripts/icons.mjs. */
export const BLOCK_ICON_NAMES: readonly string[] = blockIconNames();
/** Names of all brand icons. */
export const BRAND_ICON_NAMES: readonly string[] = brandIconNames();
