/** Maren Holt: an office for architecture, for everyone whose work is looked at first. */
import { contact3 } from '../../contact3/section';
import { feature34 } from '../../feature34/section';
import { footer3 } from '../../footer3/section';
import { header53 } from '../../header53/section';
import { file, onPage, siteRecords, type SiteTemplate } from '../site-template';
import { EMAIL, officePage, privacyPage } from './further-pages';

/** The template of a studio and its portfolio. */
export function studioSite(today: Date): SiteTemplate {
  return {
    edits: [...records(), ...homePage(), ...officePage(), ...privacyPage(today)],
    media: [
      file('scene', 'scene.jpg'),
      file(
        'dune-house',
        'dune-house.jpg',
        'A black gabled house among dune grass, its long window lit, the sea behind it',
      ),
      file(
        'reading-room',
        'reading-room.jpg',
        'A reading room under three vaults, walls of books and a long table with red lamps',
      ),
      file('stair', 'stair.jpg', 'A round concrete stair seen from above, its handrail red'),
      file('logo', 'logo.svg', 'Maren Holt'),
      file('logo-light', 'logo-light.svg', 'Maren Holt'),
      file('favicon', 'favicon.svg'),
      file('social', 'social.jpg'),
    ],
  };
}

function records() {
  const links = [
    { id: 'work', text: 'Work', link: '/#comp-dune' },
    { id: 'office', text: 'Office', link: '/office' },
    { id: 'contact', text: 'Contact', link: '/#comp-contact' },
  ];
  return siteRecords({
    settings: {
      name: 'Maren Holt',
      contactEmail: EMAIL,
      logo: 'media:logo',
      logoDark: 'media:logo-light',
      favicon: 'media:favicon',
      socialImage: 'media:social',
    },
    theme: {
      colorMode: 'EXTRALIGHT',
      look: 'SHARP',
      fontSize: 17,
      textSize: 72,
      primaryFont: 'archivo',
      secondaryFont: 'instrument-sans',
      palette: {
        // Ink on paper, the grey-blue of shade, and one red door.
        primary: { normal: '#1c1f26', dark: '#121419', extraLight: '#f3efe7' },
        secondary: { normal: '#4a6b7c' },
        tertiary: { normal: '#e5482d' },
        accentWhite: '#ffffff',
      },
    },
    navigation: {
      header: links,
      footer: links,
      privacy: { name: 'Privacy', link: '/privacy', showInFooter: true },
      bar: { isFixed: true, activeStyle: 'line_top', alignment: 'right' },
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
          title: 'Maren Holt: office for architecture',
          keywords: 'architecture, houses, libraries, conversion',
          description:
            'Nine people who design houses, libraries and the occasional staircase. Few projects at a time, drawn to the last screw.',
        },
      },
    },
    section(
      header53,
      'hero',
      {
        logoWidth: 176,
        supTitle: 'Office for architecture, since 2009',
        title: 'Rooms that know where the sun is',
        paragraph:
          'Nine people, four projects at a time. Houses, libraries, and one very long stair.',
        btnText: 'See the work',
        btnUrl: '/#comp-dune',
        playBtnText: '',
        backgroundImgUrl: 'media:scene',
        bgOverlayTransparency: 100,
      },
      { colorMode: '' },
    ),
    section(
      feature34,
      'dune',
      {
        title: 'House in the dunes',
        subTitle: 'Skagen, 2024. 118 square metres, timber.',
        paragraph1:
          'The plan is one room deep, so that every seat has the sea on one side and the grass on the other. The long window is exactly as high as a person who sits.',
        paragraph2:
          'Charred larch outside, oiled ash inside, no paint anywhere. It was built by four carpenters in a single summer and can be taken apart with a screwdriver.',
        buttons: [],
        largeImgUrl: 'media:dune-house',
        isAnimated: false,
      },
      { colorMode: '' },
    ),
    section(
      feature34,
      'reading-room',
      {
        title: 'Reading room, Vejle library',
        subTitle: 'Conversion, 2022. A customs hall from 1911.',
        paragraph1:
          'Three vaults were hidden above a false ceiling for sixty years. We took it down, washed the brick, and spent the rest of the budget on one long table.',
        paragraph2:
          'The shelves stand free of the walls; air and cables run behind them. At eleven in the morning the sun reaches the third seat from the left. It is always taken.',
        buttons: [],
        largeImgUrl: 'media:reading-room',
        isAnimated: false,
      },
      { colorMode: 'LIGHT', orientation: 'RIGHT' },
    ),
    section(
      feature34,
      'stair',
      {
        title: 'The stair at Holm & Sons',
        subTitle: 'Copenhagen, 2019. Twenty-six steps, one pour.',
        paragraph1:
          'A printing house had no room for a lift and too many floors to go without meeting one another. The stair turns once around the old paper shaft.',
        paragraph2:
          'Cast in one night by a crew of eleven. The handrail is a single steel tube, bent on site and painted the red of the presses.',
        buttons: [
          { id: 'talk', btnText: 'Talk about yours', btnUrl: '/#comp-contact', type: 'tertiary' },
        ],
        largeImgUrl: 'media:stair',
        isAnimated: false,
      },
      { colorMode: '' },
    ),
    section(
      contact3,
      'contact',
      {
        title: 'Tell us about a place',
        paragraph:
          'A plot, a ruin, a room that has never worked. Maren reads everything that comes in and answers within the week, also when the answer is that somebody else would be better.',
        placeholders: {
          name: 'Your name',
          email: 'Your e-mail',
          message: 'Where is it, and what is wrong?',
        },
        buttonText: 'Send',
      },
      { colorMode: 'LIGHT' },
    ),
    section(footer3, 'footer', {
      logoWidth: 170,
      copyrightText: '© Maren Holt ApS. Refshalevej 163, Copenhagen',
    }),
  ];
}
