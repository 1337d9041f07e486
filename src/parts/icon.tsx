import { ICON_SIZES_REM } from '../core/theme/settings';
import blockIcons from './icons/blocks.json';
import brandIcons from './icons/brands.json';
import { Drawing, type IconNodes } from './interface-icon';
import type { IconProps } from './parts';
import { usePath, useSection } from './section-context';

export interface BrandIcon {
  title: string;
  viewBox: string;
  path: string;
}

// JSON's type has arrays where a drawing has pairs.
const blocks = blockIcons as unknown as Readonly<Record<string, IconNodes>>;
const brands: Readonly<Record<string, BrandIcon>> = brandIcons;

/** Names of all block icons (lucide's), for the editor's picker. The sets are made by scripts/icons.mjs. */
export const BLOCK_ICON_NAMES: readonly string[] = Object.keys(blocks);
/** Names of all brand icons. */
export const BRAND_ICON_NAMES: readonly string[] = Object.keys(brands);

/** A brand by its icon's name; undefined for an unknown one. */
export function brandIcon(name: string): BrandIcon | undefined {
  return Object.hasOwn(brands, name) ? brands[name] : undefined;
}

/** The icon that its owner chose, drawn in the text's colour; nothing for an unknown name. */
export function LiveIcon({ field, className, size = 'large' }: IconProps) {
  const name = useSection().source.useValue(usePath(field));
  if (typeof name !== 'string') return null;
  return <IconByName name={name} className={className} rem={ICON_SIZES_REM[size]} />;
}

/** An icon of either set by name; it only decorates. */
export function IconByName(props: { name: string; className?: string | undefined; rem: number }) {
  const { name, className, rem } = props;
  const size = { width: `${rem}rem`, height: `${rem}rem`, className };
  const brand = brandIcon(name);
  if (brand !== undefined) {
    return (
      <svg {...size} viewBox={brand.viewBox} fill="currentColor" aria-hidden="true">
        <path d={brand.path} />
      </svg>
    );
  }
  const nodes = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  return nodes === undefined ? null : <Drawing nodes={nodes} {...size} />;
}
