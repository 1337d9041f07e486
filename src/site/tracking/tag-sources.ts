import type { TagSources } from '../shell/csp';
import { isOpenTag, PROVIDERS, type Tag } from './providers';

/** What the page's policy must allow for its tags. */
export function tagSources(tags: readonly Tag[]): TagSources {
  if (tags.length === 0) return {};
  const hosts = tags.flatMap((tag) =>
    isOpenTag(tag) ? ['https:', 'wss:'] : PROVIDERS[tag.name].hosts,
  );
  return { img: hosts, connect: hosts, frame: hosts, style: hosts, font: hosts, media: hosts };
}
