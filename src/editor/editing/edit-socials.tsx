import type { SocialsProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { LiveSocials } from '../../parts/socials/socials';
import { EmptyList } from './edit-items';

/** Social links; an empty list is a place to add the first one. */
export function EditSocials(props: SocialsProps) {
  const path = usePath(props.field);
  const ids = useSection().source.useItems(path);
  return ids.length === 0 ? <EmptyList path={path} /> : <LiveSocials {...props} />;
}
