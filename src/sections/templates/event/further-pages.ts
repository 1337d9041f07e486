/** The pages behind the first. */
import { cta1 } from '../../cta1/section';
import { feature1 } from '../../feature1/section';
import { footer5 } from '../../footer5/section';
import { header53 } from '../../header53/section';
import { noHeader } from '../../no-header/section';
import { privacyPolicy1 } from '../../privacy-policy1/section';
import { lastUpdated, onPage, policyBlocks } from '../site-template';

/** Where the site's mail goes. */
export const EMAIL = 'crew@stillwater.example';

/** The second page. */
export function travelPage() {
  const section = onPage('travel');
  return [
    {
      edit: 'addPage' as const,
      id: 'travel',
      values: {
        path: '/getting-there',
        meta: {
          title: 'Getting there | Stillwater',
          keywords: 'train, bus, car park, camping, Lake Ravn',
          description:
            'By train and shuttle, by bicycle, or by car with a place to leave it. The last shuttle waits for the last lantern.',
        },
      },
    },
    section(header53, 'travel-hero', {
      logoWidth: 190,
      supTitle: 'North jetty, Lake Ravn',
      title: 'The road ends at the boathouse',
      paragraph:
        'Come by train, by bicycle or on foot. The last shuttle waits for the last lantern.',
      btnText: 'Answer the invitation',
      btnUrl: '/#comp-answer',
      playBtnText: '',
      backgroundImgUrl: 'media:lanterns',
      bgOverlayTransparency: 100,
    }),
    section(feature1, 'ways', {
      title: 'Four ways to the lake',
      description:
        'The road ends at the boathouse and turns are few. If you can come without a car, the evening starts better.',
      featureIconText: [
        {
          id: 'train',
          icon: 'train-front',
          title: 'Train to Ravn Halt',
          content: 'Hourly until 21:10. Shuttles meet every train; the ride takes twelve minutes.',
        },
        {
          id: 'bicycle',
          icon: 'trees',
          title: 'By bicycle, through the forest',
          content:
            'Nine kilometres of old railway from the town. Racks at the boathouse, a pump too.',
        },
        {
          id: 'car',
          icon: 'map-pin',
          title: 'By car',
          content:
            'Park at the sawmill, not on the verge. It is fifteen minutes on foot from there.',
        },
        {
          id: 'tent',
          icon: 'tent',
          title: 'Stay the night',
          content: 'Sixty pitches in the meadow, quiet after the last set. Say so in your answer.',
        },
      ],
    }),
    section(
      cta1,
      'last-shuttle',
      {
        title: 'The last shuttle leaves at 02:20',
        paragraph: 'It waits for the last lantern. It has never had to wait for longer than that.',
        buttons: [
          {
            id: 'answer',
            btnText: 'Answer the invitation',
            btnUrl: '/#comp-answer',
            type: 'primary',
          },
        ],
      },
      { colorMode: 'LIGHT' },
    ),
    section(footer5, 'travel-footer', { copyrightText: '© Stillwater' }, { colorMode: 'DARK' }),
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
          title: 'Privacy | Stillwater',
          keywords: 'privacy policy, personal data',
          description:
            'What happens with your answer to the invitation, and for how long we keep it.',
        },
      },
    },
    section(noHeader, 'privacy-header', {}, { colorMode: 'LIGHT' }),
    section(
      privacyPolicy1,
      'policy',
      {
        title: 'Privacy',
        subtitle: lastUpdated(today),
        content: policyBlocks({
          who: 'Stillwater, a society of neighbours, Boathouse Road 1, Ravn,',
          email: EMAIL,
          forms:
            'Your answer to the invitation: your name, your e-mail address, whether you come and with how many. We use it to plan the night and to write to you about it, and delete it four weeks later. The site itself sets no cookie.',
          authority: 'the data protection authority of the country you live in',
        }),
      },
      { colorMode: 'LIGHT' },
    ),
    section(footer5, 'privacy-footer', { copyrightText: '© Stillwater' }, { colorMode: 'DARK' }),
  ];
}
