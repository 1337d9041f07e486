/** The sample site of spec section 2: Lockstep, safe-system-of-work software for heavy industry. */
import type { Edit } from '../core/draft/edits/edit';
import { clients1Sample } from './clients1/sample';
import { contact3Sample } from './contact3/sample';
import { cta1Sample } from './cta1/sample';
import { feature1Sample } from './feature1/sample';
import { feature23Sample } from './feature23/sample';
import { feature34Sample } from './feature34/sample';
import { footer3Sample } from './footer3/sample';
import { footer5Sample } from './footer5/sample';
import { header53Sample } from './header53/sample';
import { noHeaderSample } from './no-header/sample';
import { pricing7Sample } from './pricing7/sample';
import { privacyPolicy1Sample } from './privacy-policy1/sample';
import { sampleMedia, type SampleMedia } from './sample/media';
import { translationEdit } from './sample/text-key';
import { da } from './sample/translations/da';
import { de } from './sample/translations/de';
import { it } from './sample/translations/it';
import { pl } from './sample/translations/pl';
import { sv } from './sample/translations/sv';

export interface SampleSite {
  slug: string;
  name: string;
  /** In an order that works from an empty draft. Files are named `media:{name}`, to be replaced by their addresses. */
  edits: Edit[];
  media: readonly SampleMedia[];
}

const LANGUAGES = [
  { code: 'en', name: 'English', localizedName: 'English', flagCode: 'gb' },
  { code: 'sv', name: 'Swedish', localizedName: 'Svenska', flagCode: 'se' },
  { code: 'de', name: 'German', localizedName: 'Deutsch', flagCode: 'de' },
  { code: 'da', name: 'Danish', localizedName: 'Dansk', flagCode: 'dk' },
  { code: 'it', name: 'Italian', localizedName: 'Italiano', flagCode: 'it' },
  { code: 'pl', name: 'Polish', localizedName: 'Polski', flagCode: 'pl' },
] as const;

const TRANSLATIONS = { sv, de, da, it, pl } as const;

const LOGIN = 'https://login.lockstep.example/';

/** Anchors of the sections that the navigation leads to. */
const LINKS = [
  { id: 'about', text: 'About', link: '/#comp-about' },
  { id: 'packages', text: 'Packages', link: '/#comp-packages' },
  { id: 'contact', text: 'Contact Us', link: '/#comp-contact' },
] as const;

/** Everything that makes the sample site. */
export function sampleSite(): SampleSite {
  return {
    slug: 'demo',
    name: 'Lockstep',
    edits: [
      ...languages(),
      ...records(),
      ...homePage(),
      ...privacyPage(),
      ...Object.entries(TRANSLATIONS).flatMap(([lang, texts]) =>
        Object.entries(texts).map(([key, text]) => translationEdit(lang, key, text)),
      ),
    ],
    media: sampleMedia,
  };
}

function languages(): Edit[] {
  return LANGUAGES.map(({ code, ...names }) => ({
    edit: 'addLanguage',
    code,
    values: { ...names, status: 'active' },
  }));
}

function records(): Edit[] {
  return [
    {
      edit: 'setSettings',
      values: {
        name: 'Lockstep',
        contactEmail: 'hello@lockstep.example',
        logo: 'media:lockstep',
        logoDark: 'media:lockstep-on-dark',
        favicon: 'media:favicon',
        socialImage: 'media:social',
        extraLinksLabel: 'More',
        isPrimaryUnprefixed: true,
      },
    },
    {
      edit: 'setTheme',
      values: {
        colorMode: 'EXTRALIGHT',
        look: 'CORNERED',
        orientation: 'LEFT',
        fontSize: 16,
        textSize: 63,
        primaryFont: 'bricolage-grotesque',
        secondaryFont: 'ibm-plex-sans',
        palette: {
          // Petrol ink on concrete, a calm teal, and one amber: isolated.
          primary: { normal: '#0f4450', dark: '#07222a', extraLight: '#f3f1eb' },
          secondary: { normal: '#1d8a86' },
          tertiary: { normal: '#f5a31a' },
          accentWhite: '#ffffff',
        },
      },
    },
    {
      edit: 'setNavigation',
      values: {
        header: [...LINKS, { id: 'login', text: 'Login', link: LOGIN }],
        footer: [...LINKS, { id: 'login', text: 'Login', link: '/' }],
        privacy: { name: 'Privacy Policy', link: '/PrivacyPolicy', showInFooter: true },
        bar: {
          isFixed: true,
          activeStyle: 'line_bottom',
          alignment: 'right',
          languageMenuLayout: 'full',
        },
      },
    },
    {
      edit: 'setWidgets',
      values: {
        gdprBanner: {
          isVisible: true,
          policyVersion: 1,
          consentText:
            'We use cookies to run this site and, if you agree, to count visits. Nothing is loaded from anyone else before you choose.',
          acceptBtn: { name: 'Accept' },
          declineBtn: { name: 'Decline', isVisible: true },
          settingsBtn: { name: 'Settings', isVisible: true },
          privacyPolicyBtn: { name: 'Privacy Policy', link: '/PrivacyPolicy', isVisible: true },
          settings: {
            title: 'Cookie settings',
            description: 'Choose what this site may store and load. You can change it at any time.',
            confirmBtnName: 'Confirm',
            categories: [
              {
                id: 'essential',
                type: 'essential',
                title: 'Essential',
                description: 'Keeps your choice and sends the forms. Always on.',
              },
              {
                id: 'analytics',
                type: 'analytics',
                title: 'Analytics',
                description: 'Counts visits, so that we see which pages help.',
              },
              {
                id: 'marketing',
                type: 'marketing',
                title: 'Marketing',
                description: 'Chat and advertising from other companies.',
              },
              {
                id: 'functional',
                type: 'functional',
                title: 'Functional',
                description: 'Remembers choices such as your language.',
              },
            ],
          },
        },
        scrollToTop: { isVisible: true },
      },
    },
  ];
}

type AddSection = Extract<Edit, { edit: 'addSection' }>;

function section(
  page: string,
  id: string,
  name: string,
  data: object,
  values: AddSection['values'] = {},
): Edit {
  // Samples are checked against their section's own type, which is narrower than any JSON.
  return { edit: 'addSection', page, id, section: name, data: data as AddSection['data'], values };
}

function homePage(): Edit[] {
  const page = 'home';
  return [
    {
      edit: 'addPage',
      id: page,
      values: {
        path: '/',
        meta: {
          title: 'Lockstep: isolations and permits, proven before work starts',
          keywords:
            'safe system of work, lockout tagout, isolation management, permit to work, P&ID',
          description:
            'Safe-system-of-work software for oil and gas, renewables, nuclear and petrochemical sites: plan isolations on your own P&IDs, issue permits against them, see every lock.',
        },
      },
    },
    section(page, 'hero', 'Header53', header53Sample),
    section(page, 'about', 'Feature34', feature34Sample),
    // An empty colour mode takes the theme's: white between two tones of concrete.
    section(page, 'features', 'Feature1', feature1Sample, { colorMode: '' }),
    section(page, 'benefits', 'Feature23', feature23Sample),
    section(page, 'packages', 'Pricing7', pricing7Sample),
    section(page, 'partners', 'Clients1', clients1Sample, { colorMode: '' }),
    section(page, 'demo', 'CTA1', cta1Sample),
    section(page, 'contact', 'Contact3', contact3Sample),
    section(page, 'footer', 'Footer3', footer3Sample),
  ];
}

function privacyPage(): Edit[] {
  const page = 'privacy';
  return [
    {
      edit: 'addPage',
      id: page,
      values: {
        path: '/PrivacyPolicy',
        meta: {
          title: 'Privacy Policy | Lockstep',
          keywords: 'privacy policy, cookies, personal data',
          description:
            'Which personal data this website uses, why, for how long, who else sees it, and what rights you have.',
        },
      },
    },
    section(page, 'policy-header', 'NoHeader', noHeaderSample),
    section(page, 'policy', 'PrivacyPolicy1', privacyPolicy1Sample, { colorMode: '' }),
    section(page, 'policy-footer', 'Footer5', footer5Sample),
  ];
}
