/** Pages that tell who somebody is and what they do. */
import { callToAction, CONTACT, hero, type PageTemplate } from './page-template';

export const companyPages: readonly PageTemplate[] = [
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
];
