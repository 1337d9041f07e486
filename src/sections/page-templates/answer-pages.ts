/** Pages that answer what people came to ask. */
import { pricing7 } from '../pricing7/section';
import { callToAction, CONTACT, hero, type PageTemplate } from './page-template';

export const answerPages: readonly PageTemplate[] = [
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
          plans: pricing7.fields.plans.initialItems?.map((plan) => ({
            ...plan,
            buttonUrl: CONTACT,
          })),
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
