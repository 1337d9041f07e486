/** What a section starts with on a site that has a logo: the site's own. */
import type { MediaRecord } from '../../core/document/document';
import type { Draft } from '../../core/draft/draft';
import { readLook } from '../../core/draft/read-look';
import { isSeeThrough } from '../../core/logo/site-logo';

export type MediaByAddress = Readonly<Record<string, MediaRecord>>;

const LOGO_FIELDS = ['logoSrc', 'logoDimensions', 'logoColor', 'logoWidth'] as const;
const INKS: readonly unknown[] = ['black', 'white'];
type Ground = 'LIGHT' | 'DARK';

/** Seed of a new section's data: what is left out takes its field's initial value. */
export function newSectionData(
  draft: Draft,
  section: string,
  media: MediaByAddress,
): Record<string, never> {
  const { fields, category, colorMode = '' } = draft.catalogue.get(section) ?? {};
  if (fields?.['logoSrc'] === undefined || hasSiteLogo(draft)) return {};
  const ground = groundOf(draft, colorMode);
  const rank = (logo: ShownLogo) =>
    (logo.ground === ground ? 2 : 0) + (logo.category === category ? 1 : 0);
  const [best] = logosOf(draft).toSorted((one, other) => rank(other) - rank(one));
  if (best === undefined) return {};
  const values = LOGO_FIELDS.flatMap((name) => {
    const value = draft.values.get(`${best.component}/${name}`);
    return fields[name] === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const isInked = INKS.includes(draft.values.get(`${best.component}/logoColor`));
  const isLost = best.ground !== ground && (isInked || isSeeThrough(media[best.address]));
  return {
    ...Object.fromEntries(values),
    // Made for the other ground it would be lost on this one.
    ...(isLost ? { logoColor: ground === 'DARK' ? 'white' : 'black' } : {}),
    // What the draft holds is plain data.
  } as Record<string, never>;
}

/** A logo that the settings hold shows in every section by itself. */
function hasSiteLogo(draft: Draft): boolean {
  return ['logo', 'logoDark'].some((name) => Boolean(draft.values.get(`settings/${name}`)));
}

interface ShownLogo {
  component: string;
  address: string;
  category: string | undefined;
  ground: Ground;
}

/** All logos that the site shows, in the order of its pages. */
function logosOf(draft: Draft): ShownLogo[] {
  return draft.childrenOf('pages').flatMap(([page]) =>
    draft.childrenOf(`page:${page}`).flatMap(([component, { section = '' }]): ShownLogo[] => {
      const address = draft.values.get(`${component}/logoSrc`);
      const { colorMode, status } = readLook(draft, component);
      if (typeof address !== 'string' || address === '' || status === 'hidden') return [];
      const category = draft.catalogue.get(section)?.category;
      return [{ component, address, category, ground: groundOf(draft, colorMode) }];
    }),
  );
}

function groundOf(draft: Draft, colorMode: string): Ground {
  return (colorMode || draft.values.get('theme/colorMode')) === 'DARK' ? 'DARK' : 'LIGHT';
}
