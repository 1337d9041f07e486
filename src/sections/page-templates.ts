/** Pages to start from: sections of the catalogue with words that say what to write in their place. */

export interface TemplateSection {
  section: string;
  data: Readonly<Record<string, unknown>>;
}

export interface PageTemplate {
  id: string;
  name: string;
  /** What such a page is for. */
  note: string;
  /** Last segment of the path. */
  slug: string;
  /** `plain`: the navigation alone where it is still free on the site, for pages without a great title. */
  header: 'hero' | 'plain';
  hero: Readonly<Record<string, unknown>>;
  sections: readonly TemplateSection[];
}

/** Stands in a template for the address of the site's contact form; its home page where it has none. */
export const CONTACT = '{contact}';

/** A title without a video and, unless told, without a button. */
const hero = (data: Readonly<Record<string, unknown>>) => ({
  btnText: '',
  playBtnText: '',
  ...data,
});

const callToAction = (title: string, paragraph: string, btnText: string): TemplateSection => ({
  section: 'CTA1',
  data: { title, paragraph, buttons: [{ btnText, btnUrl: CONTACT, type: 'primary' }] },
});

export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'about',
    name: 'About',
    note: 'Who you are, how you began, how you work',
    slug: 'about',
    header: 'hero',
    hero: hero({
      supTitle: 'About us',
      title: 'The people behind the work',
      paragraph: 'Say who you are in one sentence, and what you have been doing since when.',
    }),
    sections: [
      {
        section: 'Feature34',
        data: {
          title: 'How it began',
          subTitle: 'The moment when somebody said: there must be a better way.',
          paragraph1:
            'Tell where you were, what went wrong, and how often. Names, places and numbers make it yours.',
          paragraph2: 'Then tell what you did about it, and what has become of it since.',
          buttons: [],
        },
      },
      {
        section: 'Feature1',
        data: {
          title: 'What we hold to',
          description: 'Three or four rules that decide what you do on a difficult day.',
          featureIconText: [
            {
              icon: 'handshake',
              title: 'We keep our word',
              content: 'What you promise, and by when.',
            },
            { icon: 'eye', title: 'We show our work', content: 'What people can look into.' },
            { icon: 'wrench', title: 'We mend it', content: 'What happens when something fails.' },
          ],
        },
      },
      {
        section: 'Clients1',
        data: {
          title: 'Who we work with',
          paragraph: 'Say for how long, and on what.',
        },
      },
      callToAction('Come and meet us', 'Say where, and who opens the door.', 'Get in touch'),
    ],
  },
  {
    id: 'services',
    name: 'Services',
    note: 'What you do, how it goes, what comes next',
    slug: 'services',
    header: 'hero',
    hero: hero({
      supTitle: 'Services',
      title: 'What we can do for you',
      paragraph: 'Say for whom you do it, and what they have when you are done.',
      btnText: 'Ask for an offer',
      btnUrl: CONTACT,
    }),
    sections: [
      {
        section: 'Feature1',
        data: {
          title: 'Everything we offer',
          description: 'Name each service as your customers call it, not as your books do.',
          featureIconText: [
            { icon: 'search', title: 'Advice', content: 'What you look at, and what they get.' },
            {
              icon: 'compass',
              title: 'Planning',
              content: 'What is settled before anything is built.',
            },
            { icon: 'hammer', title: 'Building', content: 'What you make, and of what.' },
            { icon: 'graduation-cap', title: 'Training', content: 'Who learns what, and where.' },
            { icon: 'wrench', title: 'Upkeep', content: 'How often you come, and what you check.' },
            { icon: 'headset', title: 'Help', content: 'When somebody answers, and how.' },
          ],
        },
      },
      {
        section: 'Feature23',
        data: {
          title: 'How it goes',
          blocks: [
            {
              iconName: 'message-square',
              title: 'We talk',
              paragraph: 'Half an hour, at no cost.',
            },
            {
              iconName: 'file-text',
              title: 'You get an offer',
              paragraph: 'With a price that stays.',
            },
            {
              iconName: 'calendar-check',
              title: 'We begin',
              paragraph: 'On the day we agreed on.',
            },
            {
              iconName: 'circle-check',
              title: 'You sign it off',
              paragraph: 'When it is as you wanted.',
            },
          ],
        },
      },
      {
        section: 'Feature34',
        data: {
          title: 'An example of our work',
          subTitle: 'For whom, and when.',
          paragraph1: 'What they had before, and what it cost them.',
          paragraph2: 'What they have now, in numbers they would confirm.',
          buttons: [],
        },
      },
      callToAction('Tell us what you need', 'Say who answers, and how soon.', 'Ask for an offer'),
    ],
  },
  {
    id: 'pricing',
    name: 'Pricing',
    note: 'Plans side by side, and the questions that come with them',
    slug: 'pricing',
    header: 'plain',
    hero: hero({
      supTitle: 'Pricing',
      title: 'One price, all of it said',
      paragraph: 'Say what every plan has, and for how long the price stays.',
    }),
    sections: [
      {
        section: 'Pricing7',
        data: {
          title: 'Choose a plan',
          paragraph: 'Say what all plans share, so that the cards can say how they differ.',
        },
      },
      {
        section: 'Feature1',
        data: {
          title: 'What people ask before they buy',
          description: 'Answer what your last three customers asked.',
          featureIconText: [
            { icon: '', title: 'Can I change my plan?', content: 'When, and what it costs.' },
            {
              icon: '',
              title: 'How do I pay?',
              content: 'By card, by invoice, in which currency.',
            },
            {
              icon: '',
              title: 'How do I leave?',
              content: 'How long it takes, and what you take along.',
            },
            {
              icon: '',
              title: 'Is tax included?',
              content: 'For whom it is, and for whom it is not.',
            },
          ],
        },
      },
      callToAction('Not sure which one?', 'Say how you help people to decide.', 'Ask us'),
    ],
  },
  {
    id: 'contact',
    name: 'Contact',
    note: 'A form, and every other way to reach you',
    slug: 'contact',
    header: 'plain',
    hero: hero({
      supTitle: 'Contact',
      title: 'We read every message',
      paragraph: 'Say who answers, and by when.',
    }),
    sections: [
      {
        section: 'Contact3',
        data: {
          title: 'Write to us',
          paragraph: 'Say who reads it, and how soon they answer. Say what to tell you at once.',
        },
      },
      {
        section: 'Feature1',
        data: {
          title: 'Or come by',
          description: '',
          featureIconText: [
            { icon: 'map-pin', title: 'Where', content: 'Street, town, and the nearest stop.' },
            { icon: 'clock', title: 'When', content: 'Days and hours when somebody is there.' },
            { icon: 'phone', title: 'By phone', content: 'The number, and who picks up.' },
          ],
        },
      },
    ],
  },
  {
    id: 'landing',
    name: 'Landing page',
    note: 'One offer, told from top to bottom, with one thing to press',
    slug: 'offer',
    header: 'hero',
    hero: hero({
      supTitle: 'For whom it is',
      title: 'What they will have, in one line',
      paragraph: 'Then how, and why from you. Leave everything else for further down.',
      btnText: 'Get started',
      btnUrl: CONTACT,
    }),
    sections: [
      {
        section: 'Feature23',
        data: {
          title: 'Three reasons',
          blocks: [
            { iconName: 'timer', title: 'It saves time', paragraph: 'How much, measured where.' },
            {
              iconName: 'shield-check',
              title: 'It is safe',
              paragraph: 'What can no longer go wrong.',
            },
            { iconName: 'smile', title: 'It is easy', paragraph: 'How long it takes to learn.' },
          ],
        },
      },
      {
        section: 'Feature34',
        data: {
          title: 'See it at work',
          subTitle: 'A picture says what it looks like; say here what it does.',
          paragraph1: 'Take one customer and one day. Tell it from morning to evening.',
          paragraph2: '',
          buttons: [{ btnText: 'Get started', btnUrl: CONTACT, type: 'primary' }],
        },
      },
      {
        section: 'Clients1',
        data: { title: 'They already have it', paragraph: 'Say since when, and how many.' },
      },
      {
        section: 'Contact3',
        data: {
          title: 'Get started',
          paragraph: 'Say what happens after the form is sent, step by step.',
        },
      },
    ],
  },
  {
    id: 'questions',
    name: 'Questions and answers',
    note: 'What people ask most, answered in their words',
    slug: 'questions',
    header: 'plain',
    hero: hero({
      supTitle: 'Help',
      title: 'Questions and answers',
      paragraph: 'What people ask us most, answered in their words.',
    }),
    sections: [
      {
        section: 'Feature1',
        data: {
          title: 'Before you order',
          description: 'Start with what keeps people from asking you.',
          featureIconText: [
            {
              icon: '',
              title: 'How long does it take?',
              content: 'Give a number, and what it depends on.',
            },
            { icon: '', title: 'What does it cost?', content: 'Give a range, and what is in it.' },
            {
              icon: '',
              title: 'Do you come to us?',
              content: 'Where to, and what the journey costs.',
            },
            { icon: '', title: 'Can I see an example?', content: 'Where, and whom to ask.' },
          ],
        },
      },
      {
        section: 'Feature1',
        data: {
          title: 'Once you have it',
          description: 'Then what they ask in the first month.',
          featureIconText: [
            {
              icon: '',
              title: 'It does not work. What now?',
              content: 'What to try first, then whom to call.',
            },
            { icon: '', title: 'Can I give it back?', content: 'Until when, and how.' },
            {
              icon: '',
              title: 'Who owns what I put in?',
              content: 'They do. Say how they take it along.',
            },
          ],
        },
      },
      callToAction('Is yours not here?', 'Ask it. The next reader will thank you.', 'Ask us'),
    ],
  },
  {
    id: 'policy',
    name: 'Policy',
    note: 'Numbered text, such as privacy or terms',
    slug: 'policy',
    header: 'plain',
    hero: hero({
      supTitle: 'Legal',
      title: 'Policy',
      paragraph: 'What applies between you and us.',
    }),
    sections: [{ section: 'PrivacyPolicy1', data: {} }],
  },
];
