/** Harrow Street: a neighbourhood bakery, for small businesses that people walk to. */
import { contact3 } from '../../contact3/section';
import { feature1 } from '../../feature1/section';
import { feature34 } from '../../feature34/section';
import { footer3 } from '../../footer3/section';
import { header53 } from '../../header53/section';
import { pricing7 } from '../../pricing7/section';
import { file, onPage, siteRecords, type SiteTemplate } from '../site-template';
import { EMAIL, ordersPage, privacyPage } from './further-pages';

/** The template of a small business. */
export function bakerySite(today: Date): SiteTemplate {
  return {
    edits: [...records(), ...homePage(), ...ordersPage(), ...privacyPage(today)],
    media: [
      file('scene', 'scene.jpg'),
      file(
        'loaf',
        'loaf.jpg',
        'A round sourdough loaf with an ear of wheat cut into its floured crust',
      ),
      file('buns', 'buns.jpg', 'Sixteen cardamom buns with pearl sugar on a tray, seen from above'),
      file('logo', 'logo.svg', 'Harrow Street'),
      file('logo-light', 'logo-light.svg', 'Harrow Street'),
      file('favicon', 'favicon.svg'),
      file('social', 'social.jpg'),
    ],
  };
}

function records() {
  const links = [
    { id: 'bread', text: 'Bread', link: '/#comp-bread' },
    { id: 'subscription', text: 'Subscription', link: '/#comp-subscription' },
    { id: 'orders', text: 'Cakes to order', link: '/orders' },
    { id: 'find', text: 'Find us', link: '/#comp-find' },
  ];
  return siteRecords({
    settings: {
      name: 'Harrow Street Bakery',
      contactEmail: EMAIL,
      logo: 'media:logo',
      logoDark: 'media:logo-light',
      favicon: 'media:favicon',
      socialImage: 'media:social',
    },
    theme: {
      colorMode: 'LIGHT',
      look: 'CORNERED',
      fontSize: 17,
      textSize: 55,
      primaryFont: 'fraunces',
      secondaryFont: 'figtree',
      palette: {
        // Crust, flour, and the blue of the stripe in every linen cloth.
        primary: { normal: '#6b3514', dark: '#2b1608', extraLight: '#f8f1e4' },
        secondary: { normal: '#2f4f8f' },
        tertiary: { normal: '#d98b2b' },
        accentWhite: '#fffdf8',
      },
    },
    navigation: {
      header: links,
      footer: links,
      privacy: { name: 'Privacy', link: '/privacy', showInFooter: true },
      bar: { isFixed: true, activeStyle: 'line_bottom', alignment: 'right' },
    },
  });
}

function homePage() {
  const section = onPage('home');
  return [
    {
      edit: 'addPage' as const,
      id: 'home',
      values: {
        path: '/',
        meta: {
          title: 'Harrow Street Bakery: bread, from four in the morning',
          keywords: 'bakery, sourdough, rye bread, cardamom buns, cakes to order',
          description:
            'Sourdough, rye and cardamom buns, baked on Harrow Street from four in the morning. Open from seven until it is gone.',
        },
      },
    },
    section(
      header53,
      'hero',
      {
        logoWidth: 176,
        supTitle: '42 Harrow Street. Open from seven until it is gone',
        title: 'Bread, from four in the morning',
        paragraph:
          'Three flours, one starter from 1987, and nobody in a hurry. Come early for the buns.',
        btnText: 'What we bake today',
        btnUrl: '/#comp-bread',
        playBtnText: '',
        backgroundImgUrl: 'media:scene',
        bgOverlayTransparency: 100,
      },
      { colorMode: 'LIGHT' },
    ),
    section(feature34, 'story', {
      title: 'Twenty-six hours, most of them waiting',
      subTitle: 'Good bread is flour, water, salt, and leaving it alone.',
      paragraph1:
        'We mix in the afternoon, fold four times before supper, and let the dough sleep in the cold. At four the oven is at 260 degrees and the first loaves go in on stone. You can hear them crackle from the pavement at six.',
      paragraph2:
        'The wheat is stone-milled eleven miles away by Anne Tolley, who farms it as well. When the harvest changes, the loaf changes. We think that is the point.',
      buttons: [{ id: 'bread', btnText: 'See the week', btnUrl: '/#comp-bread', type: 'tertiary' }],
      largeImgUrl: 'media:loaf',
      isAnimated: false,
    }),
    section(
      feature1,
      'bread',
      {
        title: 'The week, in bread',
        description:
          'What is on the shelf, on which days. By two in the afternoon the answer is usually rye.',
        featureIconText: [
          {
            id: 'country',
            icon: 'wheat',
            title: 'Country sourdough',
            content: 'Every day. Wheat with a tenth of rye; keeps for five days in its paper.',
          },
          {
            id: 'rye',
            icon: 'layers',
            title: 'Dark rye',
            content: 'Tuesday to Saturday. Whole grain, baked for three hours, better on day two.',
          },
          {
            id: 'baguette',
            icon: 'flame',
            title: 'Baguettes',
            content: 'Every day, out at seven and again at four. Eat on the way home.',
          },
          {
            id: 'buns',
            icon: 'heart',
            title: 'Cardamom buns',
            content: 'Friday and Saturday. Cardamom ground that morning. Gone by ten.',
          },
          {
            id: 'croissant',
            icon: 'croissant',
            title: 'Croissants',
            content: 'Wednesday to Sunday. Three days of butter and patience in each.',
          },
          {
            id: 'yesterday',
            icon: 'repeat',
            title: 'Yesterday’s bread',
            content: 'Half price from the basket by the door, or free if you bake with it.',
          },
        ],
      },
      { colorMode: 'LIGHT' },
    ),
    section(
      pricing7,
      'subscription',
      {
        title: 'A loaf with your name on it',
        paragraph:
          'Pay by the month, collect when you like. We hold it under the counter until closing, and you can pause for a holiday.',
        plans: [
          {
            id: 'one',
            cardTitle: 'One a week',
            labelTitle: '£18',
            labelParagraph: 'per month',
            options: [
              { id: 'loaf', text: 'One loaf, any kind' },
              { id: 'day', text: 'The day you choose' },
              { id: 'pause', text: 'Pause whenever you are away' },
            ],
            buttonText: 'Start with one',
            buttonUrl: '/#comp-find',
          },
          {
            id: 'two',
            cardTitle: 'Two a week',
            labelTitle: '£34',
            labelParagraph: 'per month',
            options: [
              { id: 'loaves', text: 'Two loaves, any kind' },
              { id: 'buns', text: 'Two buns on Saturdays, set aside' },
              { id: 'pause', text: 'Pause whenever you are away' },
            ],
            buttonText: 'Take two',
            buttonUrl: '/#comp-find',
          },
          {
            id: 'table',
            cardTitle: 'For the long table',
            labelTitle: '£60',
            labelParagraph: 'per month',
            options: [
              { id: 'loaves', text: 'Four loaves a week' },
              { id: 'deliver', text: 'Brought round by bicycle, within a mile' },
              { id: 'cake', text: 'A birthday cake a year' },
            ],
            buttonText: 'Feed everyone',
            buttonUrl: '/#comp-find',
          },
        ],
        primaryPlanIdx: 1,
      },
      { colorMode: 'DARK' },
    ),
    section(
      contact3,
      'find',
      {
        title: 'Find us, or write',
        paragraph:
          '42 Harrow Street, opposite the chemist. Tuesday to Saturday from seven, Sunday from eight, closed on Mondays. We answer before noon, once the ovens are off.',
        placeholders: {
          name: 'Your name',
          email: 'Your e-mail',
          message: 'What can we bake for you?',
        },
        buttonText: 'Send to the bakery',
      },
      { colorMode: 'LIGHT' },
    ),
    section(
      footer3,
      'footer',
      {
        logoWidth: 170,
        copyrightText: '© Harrow Street Bakery Ltd, 42 Harrow Street',
      },
      { colorMode: 'DARK' },
    ),
  ];
}
