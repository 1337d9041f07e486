/**
 * The site's own records (settings, theme, navigation, widgets, pages, languages, events, media), described with
 * the same field vocabulary as sections, so that the same edits, validation and translation serve both.
 * docs/api.md shows the draft as JSON.
 */
import type { DataOf, Fields } from '../fields/field';
import { ALT_MAX_CHARACTERS } from '../limits';
import { image } from '../fields/image-fields';
import {
  choice,
  color,
  data,
  derivedColor,
  flag,
  group,
  link,
  list,
  number,
  string,
  text,
} from '../fields/vocabulary';
import { EMAIL_MAX_CHARACTERS, EMAIL_MESSAGES, isEmail } from '../validation/is-email';
import {
  CHAT_KEY_FORM,
  CHAT_PROVIDERS,
  parseChatKey,
  parseTrackingId,
  trackingIdForm,
  type TrackingId,
} from '../validation/tracking-ids';
import { messengerFields } from './messenger-fields';
import { gdprBannerFields, simpleBannerFields } from './consent-fields';
import * as z from 'zod/mini';

const trackingId = (label: string, name: TrackingId) =>
  data<string>({
    label,
    schema: z
      .string()
      .check(
        z.refine((value) => parseTrackingId(name, value).isValid, { error: trackingIdForm(name) }),
      ),
    initial: () => '',
  });

export const settingsFields = {
  name: string({ label: 'Site name', max: 100, initial: 'Untitled site' }),
  contactEmail: string({
    label: 'Contact e-mail',
    max: EMAIL_MAX_CHARACTERS,
    pattern: { test: isEmail },
    message: EMAIL_MESSAGES.email,
  }),
  /** Every header and footer takes it that has no logo of its own; the other one on dark ground. */
  logo: image({ label: 'Site logo', isLogo: true }),
  logoDark: image({ label: 'Site logo on dark ground', isLogo: true }),
  favicon: image({ label: 'Favicon' }),
  socialImage: image({ label: 'Social image' }),
  routeBase: string({
    label: 'Route base',
    max: 200,
    pattern: /^\/(?:[A-Za-z0-9._~-]+\/)*$/,
    message: 'A path that starts and ends with a slash, such as /marketing/.',
  }),
  extraLinksLabel: text({
    label: 'Label of further links',
    max: 40,
    required: 'always',
    initial: 'More',
  }),
  isPrimaryUnprefixed: flag({ label: 'Primary language without prefix', initial: true }),
  /** An overview of the site for language models, at /llms.txt (llmstxt.org). */
  hasLlmsTxt: flag({ label: 'Offer llms.txt' }),
  trackingIds: group({
    label: 'Tracking',
    fields: {
      chatsData: list({
        label: 'Chat providers',
        item: 'chat provider',
        max: 5,
        fields: {
          // Any name is kept: an unknown provider does nothing (spec section 8).
          name: string({ label: 'Provider', max: 40, initial: CHAT_PROVIDERS[0] }),
          key: string({
            label: 'Key',
            max: 200,
            pattern: { test: (key) => parseChatKey(key).isValid },
            message: CHAT_KEY_FORM,
          }),
          isPrimary: flag({ label: 'Primary' }),
        },
      }),
      facebookPixelCode: trackingId('Facebook pixel id', 'facebookPixelCode'),
      gtagId: trackingId('Google tag id', 'gtagId'),
      adSensePublisherId: trackingId('AdSense publisher id', 'adSensePublisherId'),
      ymId: trackingId('Yandex Metrika id', 'ymId'),
    },
  }),
} satisfies Fields;

const shades = (label: string, normal: string) =>
  group({
    label,
    fields: {
      normal: color({ label, initial: normal }),
      light: derivedColor({ label: 'Light' }),
      dark: derivedColor({ label: 'Dark' }),
      semiLight: derivedColor({ label: 'Semi-light' }),
      extraLight: derivedColor({ label: 'Extra light' }),
    },
  });

export const themeFields = {
  colorMode: choice({ label: 'Colour mode', options: ['LIGHT', 'DARK', 'EXTRALIGHT'] }),
  look: choice({ label: 'Look', options: ['ROUNDED', 'CORNERED', 'SHARP'] }),
  orientation: choice({ label: 'Orientation', options: ['LEFT', 'RIGHT'] }),
  fontSize: number({ label: 'Base size', min: 12, max: 24, unit: 'px', initial: 16 }),
  textSize: number({ label: 'Text size', min: 0, max: 100, initial: 50 }),
  primaryFont: string({ label: 'Heading font', max: 64, initial: 'inter' }),
  secondaryFont: string({ label: 'Text font', max: 64, initial: 'inter' }),
  palette: group({
    label: 'Palette',
    fields: {
      primary: shades('Primary', '#0f3d46'),
      secondary: shades('Secondary', '#1f8a83'),
      tertiary: shades('Tertiary', '#f2a413'),
      accentWhite: color({ label: 'Accent white', initial: '#ffffff' }),
    },
  }),
} satisfies Fields;

const navigationLinks = (label: string) =>
  list({
    label,
    item: 'link',
    max: 30,
    fields: {
      text: text({ label: 'Text', max: 60, required: 'always', initial: 'Link' }),
      link: link({ label: 'Address', initial: '/' }),
    },
  });

export const navigationFields = {
  header: navigationLinks('Header links'),
  footer: navigationLinks('Footer links'),
  privacy: group({
    label: 'Privacy link',
    fields: {
      name: text({ label: 'Text', max: 60, initial: 'Privacy policy' }),
      link: link({ label: 'Address', initial: '' }),
      showInFooter: flag({ label: 'Show in the footer' }),
    },
  }),
  bar: group({
    label: 'Navigation bar',
    fields: {
      isFixed: flag({ label: 'Fixed to the top', initial: true }),
      activeStyle: choice({
        label: 'Active link',
        options: ['line_bottom', 'line_top', 'pointer'],
      }),
      alignment: choice({ label: 'Alignment of the links', options: ['right', 'middle', 'left'] }),
      languageMenuLayout: choice({ label: 'Language menu', options: ['full', 'text', 'flag'] }),
    },
  }),
} satisfies Fields;

export const widgetsFields = {
  messenger: messengerFields,
  simpleBanner: simpleBannerFields,
  gdprBanner: gdprBannerFields,
  bottomBanner: group({
    label: 'Bottom banner',
    fields: {
      isVisible: flag({ label: 'Show the banner' }),
      text: text({ label: 'Text', required: 'never' }),
      btnText: text({ label: 'Button text', required: 'never' }),
      btnUrl: link({ label: 'Button link' }),
    },
  }),
  scrollToTop: group({
    label: 'Scroll to top',
    fields: { isVisible: flag({ label: 'Show the button', initial: true }) },
  }),
} satisfies Fields;

export const pageFields = {
  path: string({ label: 'Path', max: 200, initial: '/' }),
  meta: group({
    label: 'Search engines',
    fields: {
      title: text({ label: 'Title', max: 120, required: 'never', isLine: true }),
      keywords: text({ label: 'Keywords', required: 'never', isLine: true }),
      description: text({ label: 'Description', required: 'never', isLine: true }),
      useForAll: flag({ label: 'Use for all pages' }),
      isHidden: flag({ label: 'Hide from search engines' }),
      socialImage: image({ label: 'Social image' }),
    },
  }),
} satisfies Fields;

export const languageFields = {
  name: string({ label: 'Name', max: 60 }),
  localizedName: string({ label: 'Own name', max: 60 }),
  flagCode: string({ label: 'Flag', max: 8, pattern: /^[a-z]{2}(?:-[a-z]{2,3})?$/ }),
  status: choice({ label: 'Status', options: ['inactive', 'active'] }),
  isPrimary: flag({ label: 'Primary' }),
  smLangId: data<string | number | null>({
    label: 'External id',
    schema: z.nullable(z.union([z.string(), z.number()])),
    initial: () => null,
  }),
} satisfies Fields;

export const eventFields = {
  name: text({ label: 'Name', max: 120, required: 'always', initial: 'Event' }),
  start: string({ label: 'Start', max: 40, pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d/ }),
  end: string({ label: 'End', max: 40, pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d/ }),
  place: text({ label: 'Place', max: 200, required: 'never' }),
} satisfies Fields;

export const mediaFields = {
  alt: text({
    label: 'Alternative text',
    max: ALT_MAX_CHARACTERS,
    required: 'never',
    isLine: true,
  }),
} satisfies Fields;

export type Settings = DataOf<typeof settingsFields>;
export type Theme = DataOf<typeof themeFields>;
export type Navigation = DataOf<typeof navigationFields>;
export type Widgets = DataOf<typeof widgetsFields>;
export type PageMeta = DataOf<typeof pageFields>['meta'];
