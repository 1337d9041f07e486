/** The pages behind the first. */
import { cta1 } from '../../cta1/section';
import { feature1 } from '../../feature1/section';
import { feature23 } from '../../feature23/section';
import { footer5 } from '../../footer5/section';
import { header53 } from '../../header53/section';
import { noHeader } from '../../no-header/section';
import { privacyPolicy1 } from '../../privacy-policy1/section';
import { lastUpdated, onPage, policyBlocks } from '../site-template';

/** Where the site's mail goes. */
export const EMAIL = 'office@marenholt.example';

/** The second page. */
export function officePage() {
  const section = onPage('office');
  return [
    {
      edit: 'addPage' as const,
      id: 'office',
      values: {
        path: '/office',
        meta: {
          title: 'Office | Maren Holt',
          keywords: 'architects, competition, services, fees',
          description: 'How we work, what we take on, and what it costs to ask.',
        },
      },
    },
    section(
      header53,
      'office-hero',
      {
        logoWidth: 176,
        supTitle: 'Office',
        title: 'Two people per project, start to end',
        paragraph: 'Whoever draws the first sketch with you also hands over the keys.',
        btnText: 'Tell us about a place',
        btnUrl: '/#comp-contact',
        playBtnText: '',
        contentImage: { imgUrl: 'media:stair' },
        bgOverlayTransparency: 100,
      },
      { colorMode: 'LIGHT' },
    ),
    section(
      feature1,
      'services',
      {
        title: 'What we take on',
        description:
          'Four projects at a time, never more. Each has the same two people from the first sketch to the last inspection.',
        featureIconText: [
          {
            id: 'houses',
            icon: 'building-2',
            title: 'Houses',
            content: 'New ones, on sites that others have called difficult. From 90 square metres.',
          },
          {
            id: 'conversion',
            icon: 'hammer',
            title: 'Conversions',
            content: 'Halls, barns, schools. We keep what works and say so early when little does.',
          },
          {
            id: 'rooms',
            icon: 'lamp',
            title: 'Rooms and stairs',
            content: 'One room, one stair, one counter, drawn and built with the same care.',
          },
          {
            id: 'advice',
            icon: 'ruler',
            title: 'A day of advice',
            content: 'We come, look, measure, and write you four honest pages. At a fixed price.',
          },
        ],
      },
      { colorMode: '' },
    ),
    section(feature23, 'steps', {
      title: 'How a project goes',
      blocks: [
        {
          id: 'visit',
          iconName: 'eye',
          title: 'We visit, twice',
          paragraph:
            'Once in the morning and once in the evening. The sun decides more than we do.',
        },
        {
          id: 'model',
          iconName: 'box',
          title: 'We build it in card',
          paragraph: 'At 1:20, large enough to put your head in. You take it home.',
        },
        {
          id: 'draw',
          iconName: 'ruler',
          title: 'We draw it to the screw',
          paragraph: 'So that the price is a price, and the builder never has to guess.',
        },
        {
          id: 'site',
          iconName: 'hard-hat',
          title: 'We stay on site',
          paragraph: 'Every week until you move in, and once more a year later.',
        },
      ],
    }),
    section(
      cta1,
      'apply',
      {
        title: 'We hire one person a year',
        paragraph: 'Send three drawings and no letter. Next deadline: the first of March.',
        buttons: [{ id: 'mail', btnText: EMAIL, btnUrl: `mailto:${EMAIL}`, type: 'primary' }],
      },
      { colorMode: 'LIGHT' },
    ),
    section(footer5, 'office-footer', { copyrightText: '© Maren Holt ApS' }, { colorMode: '' }),
  ];
}

/** What becomes of personal data. */
export function privacyPage(today: Date) {
  const section = onPage('privacy');
  return [
    {
      edit: 'addPage' as const,
      id: 'privacy',
      values: {
        path: '/privacy',
        meta: {
          title: 'Privacy | Maren Holt',
          keywords: 'privacy policy, personal data',
          description: 'What happens with what you write to the office.',
        },
      },
    },
    section(noHeader, 'privacy-header', {}, { colorMode: '' }),
    section(
      privacyPolicy1,
      'policy',
      {
        title: 'Privacy',
        subtitle: lastUpdated(today),
        content: policyBlocks({
          who: 'Maren Holt ApS, Refshalevej 163, Copenhagen,',
          email: EMAIL,
          forms:
            'The form: your name, your e-mail address and what you write. We use them to answer you, and keep them for as long as we talk about a project, or for six months when nothing comes of it. The site itself sets no cookie.',
          authority: 'Datatilsynet, the Danish data protection agency',
        }),
      },
      { colorMode: '' },
    ),
    section(footer5, 'privacy-footer', { copyrightText: '© Maren Holt ApS' }, { colorMode: '' }),
  ];
}
