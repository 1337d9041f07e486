/** The templates that new sites start from, by the name that the API knows them by. */
import type { SiteTemplateName } from '../../core/api/site-template';
import { sampleSite } from '../sample-site';
import { bakerySite } from './bakery/site';
import { eventSite } from './event/site';
import type { SiteTemplate } from './site-template';
import { studioSite } from './studio/site';

/** A template with content; `blank` has none and is made by the server. */
export type FilledTemplate = Exclude<SiteTemplateName, 'blank'>;

/** A template's site. `today` dates its policy and its event. */
export function siteTemplate(name: FilledTemplate, today: Date): SiteTemplate {
  switch (name) {
    case 'sample':
      return sampleSite();
    case 'event':
      return eventSite(today);
    case 'bakery':
      return bakerySite(today);
    case 'studio':
      return studioSite(today);
  }
}

/** Where a template's files are kept, from `src/sections`. */
export function templateFolder(name: FilledTemplate): string {
  return name === 'sample' ? 'sample/files' : `templates/${name}/files`;
}
