import { ICON_SIZES_REM } from '../core/theme/settings';
import { blockIcon, brandIcon, isAwaited, useIcons } from './icon-set';
import { Drawing } from './drawing';
import type { IconProps } from './parts';
import { usePath, useSection } from './section-context';

/** The icon that its owner chose, drawn in the text's colour; nothing for an unknown name. */
export function LiveIcon({ field, className, size = 'large' }: IconProps) {
  const name = useSection().source.useValue(usePath(field));
  if (typeof name !== 'string') return null;
  return <IconByName name={name} className={className} rem={ICON_SIZES_REM[size]} />;
}

/** An icon of either set by name; it only decorates. */
export function IconByName(props: { name: string; className?: string | undefined; rem: number }) {
  const { name, className, rem } = props;
  useIcons([name]);
  const size = { width: `${rem}rem`, height: `${rem}rem`, className };
  const brand = brandIcon(name);
  if (brand !== undefined) {
    return (
      <svg {...size} viewBox={brand.viewBox} fill="currentColor" aria-hidden="true">
        <path d={brand.path} />
      </svg>
    );
  }
  const path = blockIcon(name);
  if (path !== undefined) return Drawing({ ...size, children: <path d={path} /> });
  // Its room is kept, so that nothing moves when it comes.
  return isAwaited(name) ? <svg {...size} aria-hidden /> : null;
}
