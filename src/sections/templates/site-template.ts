/** What the templates of new sites share. */
import type { SectionDefinition, SectionData } from '../../core/catalogue/section';
import { INITIAL_CATEGORIES } from '../../core/document/consent-fields';
import type { Edit } from '../../core/draft/edits/edit';
import type { Seed } from '../../core/fields/field';
import type { SampleMedia } from '../sample/media';

/** A whole site to start from. */
export interface SiteTemplate {
  /** In an order that works from an empty draft. Files are named `media:{name}`, to be replaced by their addresses. */
  edits: Edit[];
  /** Its files, in the folder `files` beside it. */
  media: readonly SampleMedia[];
}

type AddSection = Extract<Edit, { edit: 'addSection' }>;
type Values = Record<string, string | number | boolean | object>;

/** A file without words of its own. */
export function file(name: string, fileName: string, alt = ''): SampleMedia {
  return { name, file: fileName, alt, translations: {} };
}

/** Puts sections on a page, each checked against its own type. */
export function onPage(page: string) {
  return function section<Definition extends SectionDefinition>(
    definition: Definition,
    id: string,
    data: Seed<SectionData<Definition>>,
    values: AddSection['values'] = {},
  ): Edit {
    // A seed is narrower than any JSON.
    const content = data as AddSection['data'];
    return { edit: 'addSection', page, id, section: definition.name, data: content, values };
  };
}

/** The records of a site in English. */
export function siteRecords(records: {
  settings: Values;
  theme: Values;
  navigation: Values;
}): Edit[] {
  const json = (values: Values) => values as Extract<Edit, { edit: 'setSettings' }>['values'];
  return [
    {
      edit: 'addLanguage',
      code: 'en',
      values: { name: 'English', localizedName: 'English', flagCode: 'gb', status: 'active' },
    },
    { edit: 'setSettings', values: json(records.settings) },
    { edit: 'setTheme', values: json(records.theme) },
    { edit: 'setNavigation', values: json(records.navigation) },
    {
      edit: 'setWidgets',
      values: {
        gdprBanner: { settings: { categories: [...INITIAL_CATEGORIES] } },
        scrollToTop: { isVisible: true },
      },
    },
  ];
}

/** The line that dates a policy. */
export function lastUpdated(today: Date): string {
  const date = today.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `Last updated: ${date}`;
}

/** The four blocks of a policy for a site that has forms and nothing that counts its visitors. */
export function policyBlocks(about: {
  who: string;
  email: string;
  /** What people write to, and what becomes of it. */
  forms: string;
  authority: string;
}) {
  const { who, email, forms, authority } = about;
  return [
    {
      id: 'who',
      title: '1. Who is responsible',
      paragraph: `${who} decides why and how personal data on this website is used. Write to ${email} with any question about it.`,
    },
    { id: 'what', title: '2. What we collect, and why', paragraph: forms },
    {
      id: 'who-else',
      title: '3. Who else sees it',
      paragraph:
        'The companies that host this website and carry our e-mail process the data for us, under contract and for nothing else. We sell nothing, share nothing for advertising, and load nothing from other companies while you read.',
    },
    {
      id: 'rights',
      title: '4. Your rights',
      paragraph: `You may see what we hold about you, have it corrected or erased, object to its use, and take it elsewhere. One e-mail to ${email} is enough. If our answer does not satisfy you, you may complain to ${authority}.`,
    },
  ];
}
