/** Stillwater: one night of music on a lake, with an invitation to answer. */
import { feature1 } from '../../feature1/section';
import { feature23 } from '../../feature23/section';
import { feature34 } from '../../feature34/section';
import { footer3 } from '../../footer3/section';
import { header53 } from '../../header53/section';
import { rsvp1 } from '../../rsvp1/section';
import { file, onPage, siteRecords, type SiteTemplate } from '../site-template';
import { EMAIL, travelPage, privacyPage } from './further-pages';

/** An event far enough ahead to be planned, days. */
const AHEAD_DAYS = 60;

/** The template of an event. Its night is the next June Saturday that leaves time to plan. */
export function eventSite(today: Date): SiteTemplate {
  return {
    edits: [...records(today), ...homePage(), ...travelPage(), ...privacyPage(today)],
    media: [
      file('scene', 'scene.jpg'),
      file(
        'lanterns',
        'lanterns.jpg',
        'Paper lanterns on dark water, each in the middle of its own rings',
      ),
      file('logo', 'logo.svg', 'Stillwater'),
      file('logo-light', 'logo-light.svg', 'Stillwater'),
      file('favicon', 'favicon.svg'),
      file('social', 'social.jpg'),
    ],
  };
}

/** The third Saturday of June, this year or next. */
export function nightOf(today: Date): string {
  const year = today.getUTCFullYear();
  const saturday = (of: number) => {
    const first = new Date(Date.UTC(of, 5, 1)).getUTCDay();
    return new Date(Date.UTC(of, 5, 1 + ((6 - first + 7) % 7) + 14));
  };
  const soon = new Date(today.getTime() + AHEAD_DAYS * 24 * 60 * 60 * 1000);
  const date = saturday(year) > soon ? saturday(year) : saturday(year + 1);
  return date.toISOString().slice(0, 10);
}

function records(today: Date) {
  const links = [
    { id: 'about', text: 'The night', link: '/#comp-about' },
    { id: 'hours', text: 'Hours', link: '/#comp-hours' },
    { id: 'travel', text: 'Getting there', link: '/getting-there' },
    { id: 'answer', text: 'Answer', link: '/#comp-answer' },
  ];
  const night = nightOf(today);
  const morning = new Date(Date.parse(`${night}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return [
    ...siteRecords({
      settings: {
        name: 'Stillwater',
        contactEmail: EMAIL,
        logo: 'media:logo',
        logoDark: 'media:logo-light',
        favicon: 'media:favicon',
        socialImage: 'media:social',
      },
      theme: {
        colorMode: 'DARK',
        look: 'ROUNDED',
        fontSize: 17,
        textSize: 48,
        primaryFont: 'unbounded',
        secondaryFont: 'hanken-grotesk',
        palette: {
          // A violet night, the moon's coral, and the green of deep water.
          primary: { normal: '#4a3aa0', dark: '#120f2e', extraLight: '#f4f0fa' },
          secondary: { normal: '#2f9c95' },
          tertiary: { normal: '#ff7a59' },
          accentWhite: '#ffffff',
        },
      },
      navigation: {
        header: links,
        footer: links,
        privacy: { name: 'Privacy', link: '/privacy', showInFooter: true },
        bar: { isFixed: true, activeStyle: 'pointer', alignment: 'right' },
      },
    }),
    {
      edit: 'addEvent' as const,
      id: 'night',
      values: {
        name: 'Stillwater, the sixth night',
        start: `${night}T20:00`,
        end: `${morning.toISOString().slice(0, 10)}T02:00`,
        place: 'North jetty, Lake Ravn',
      },
    },
  ];
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
          title: 'Stillwater: one night of music on the water',
          keywords: 'open air, lake, live music, midsummer',
          description:
            'Four acts on an anchored raft, three hundred people on the shore, and a lake that carries every note. One night in June, by invitation.',
        },
      },
    },
    section(header53, 'hero', {
      logoWidth: 190,
      supTitle: 'One night in June, Lake Ravn',
      title: 'The lake plays along',
      paragraph:
        'Four acts on an anchored raft. Three hundred people on the shore. No amplifier louder than the water allows.',
      btnText: 'Answer the invitation',
      btnUrl: '/#comp-answer',
      playBtnText: '',
      backgroundImgUrl: 'media:scene',
      bgOverlayTransparency: 100,
    }),
    section(feature34, 'about', {
      title: 'Sound travels differently over water',
      subTitle: 'On a still night you can hear a whisper from the far shore.',
      paragraph1:
        'Six summers ago a cellist rowed out to practise and half the village came down to listen. She had no idea. We have tried to keep it that way: the raft is anchored where the bay is round, the sets are quiet, and between them you hear the loons.',
      paragraph2:
        'There is one stage, one bar and one fire. Phones get no signal past the boathouse. Bring a blanket; the stones hold the sun until about ten.',
      buttons: [
        { id: 'hours', btnText: 'See the hours', btnUrl: '/#comp-hours', type: 'tertiary' },
      ],
      largeImgUrl: 'media:lanterns',
      isAnimated: true,
    }),
    section(feature23, 'hours', {
      title: 'From eight until the last lantern',
      blocks: [
        {
          id: 'doors',
          iconName: 'door-open',
          title: '20:00\nThe path opens',
          paragraph: 'Ten minutes on foot through the spruces. Soup at the boathouse.',
        },
        {
          id: 'first',
          iconName: 'music',
          title: '21:00\nTwo voices, no words',
          paragraph: 'Ida and Runa Solberg, unaccompanied, from the end of the jetty.',
        },
        {
          id: 'raft',
          iconName: 'sailboat',
          title: '22:00\nThe raft goes out',
          paragraph: 'The Marrow Quartet: strings, a harmonium, and the wind.',
        },
        {
          id: 'moon',
          iconName: 'moon',
          title: '23:20\nMoonrise',
          paragraph: 'Nobody plays. It takes about eleven minutes.',
        },
        {
          id: 'late',
          iconName: 'waves',
          title: '23:45\nLow frequencies',
          paragraph: 'Pell plays the lake through four underwater microphones.',
        },
        {
          id: 'lanterns',
          iconName: 'flame',
          title: '01:30\nLanterns',
          paragraph: 'Each of us sets one on the water. We fetch them all back in the morning.',
        },
      ],
    }),
    section(
      rsvp1,
      'answer',
      {
        eventId: 'night',
        title: 'Will you be there?',
        paragraph:
          'There are three hundred places and no tickets at the gate. Tell us how many you are by the first of June, so that there is soup for everyone.',
        placeholders: { name: 'Your name', email: 'Your e-mail' },
        buttonText: 'Send answer',
      },
      { colorMode: 'LIGHT' },
    ),
    section(feature1, 'practical', {
      title: 'Good to know',
      description:
        'The bay is a nature reserve for the other 364 nights. These few things keep it so.',
      featureIconText: [
        {
          id: 'warm',
          icon: 'thermometer',
          title: 'Dress for nine degrees',
          content: 'The day may be hot. The water is not, and it wins after eleven.',
        },
        {
          id: 'children',
          icon: 'users',
          title: 'Children are welcome',
          content: 'Under twelve come free. There are life jackets at the boathouse in every size.',
        },
        {
          id: 'access',
          icon: 'accessibility',
          title: 'Step-free to the shore',
          content: 'The path is firm gravel, 1:20 at most. A golf cart runs from the car park.',
        },
        {
          id: 'dogs',
          icon: 'leaf',
          title: 'Leave no trace',
          content: 'Carry out what you carry in. Dogs stay at home: the loons are nesting.',
        },
      ],
    }),
    section(footer3, 'footer', {
      logoWidth: 170,
      copyrightText: '© Stillwater, a society of neighbours. Lake Ravn.',
    }),
  ];
}
