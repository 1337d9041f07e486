/** The cookie banners' texts and flags (spec section 3). */
import { choice, flag, group, link, list, number, text } from '../fields/vocabulary';

export const CONSENT_CATEGORIES = ['essential', 'analytics', 'marketing', 'functional'] as const;

const CONSENT_TEXT =
  'We use cookies to run this site and, with your agreement, to understand how it is used and to show relevant content.';

/** The categories that a new site's settings dialog offers. */
export const INITIAL_CATEGORIES = [
  {
    id: 'essential',
    type: 'essential',
    title: 'Essential',
    description: 'Needed for the site to work. Always on.',
  },
  {
    id: 'analytics',
    type: 'analytics',
    title: 'Analytics',
    description: 'Help us to see how the site is used.',
  },
  {
    id: 'marketing',
    type: 'marketing',
    title: 'Marketing',
    description: 'Let us show content and offers that fit you.',
  },
  {
    id: 'functional',
    type: 'functional',
    title: 'Functional',
    description: 'Remember choices that make the site easier to use.',
  },
] as const;

export const simpleBannerFields = group({
  label: 'Simple cookie banner',
  fields: {
    isVisible: flag({ label: 'Show the simple banner' }),
    consentText: text({ label: 'Text', required: 'never', initial: CONSENT_TEXT }),
    acceptBtn: group({
      label: 'Accept button',
      fields: { name: text({ label: 'Text', required: 'always', initial: 'Accept' }) },
    }),
  },
});

const namedButton = (label: string, initial: string) =>
  group({
    label,
    fields: {
      name: text({ label: 'Text', required: 'always', initial }),
      isVisible: flag({ label: 'Show', initial: true }),
    },
  });

export const gdprBannerFields = group({
  label: 'GDPR cookie banner',
  fields: {
    isVisible: flag({ label: 'Show the banner' }),
    /** A higher version asks every visitor again. */
    policyVersion: number({ label: 'Policy version', min: 1, max: 1_000_000, initial: 1 }),
    consentText: text({ label: 'Text', required: 'never', initial: CONSENT_TEXT }),
    acceptBtn: group({
      label: 'Accept button',
      fields: { name: text({ label: 'Text', required: 'always', initial: 'Accept' }) },
    }),
    declineBtn: namedButton('Decline button', 'Decline'),
    settingsBtn: namedButton('Settings button', 'Settings'),
    privacyPolicyBtn: group({
      label: 'Privacy policy link',
      fields: {
        name: text({ label: 'Text', required: 'never', initial: 'Privacy policy' }),
        link: link({ label: 'Address' }),
        isVisible: flag({ label: 'Show', initial: false }),
      },
    }),
    settings: group({
      label: 'Settings dialog',
      fields: {
        title: text({ label: 'Title', required: 'never', initial: 'Cookie settings' }),
        description: text({
          label: 'Description',
          required: 'never',
          initial:
            'Choose which cookies this site may use. You can change your choice at any time.',
        }),
        confirmBtnName: text({
          label: 'Confirm button',
          required: 'always',
          initial: 'Confirm',
        }),
        categories: list({
          label: 'Categories',
          item: 'category',
          max: CONSENT_CATEGORIES.length,
          fields: {
            type: choice({ label: 'Kind', options: CONSENT_CATEGORIES }),
            title: text({ label: 'Title', required: 'always', initial: 'Category' }),
            description: text({ label: 'Description', required: 'never' }),
          },
        }),
      },
    }),
  },
});
