import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { privacyPolicy1 } from './section';

export const privacyPolicy1Sample = {
  title: 'Privacy Policy',
  subtitle: 'Last updated: 3 November 2026',
  content: [
    {
      id: 'who',
      title: '1. Who is responsible',
      paragraph:
        'Lockstep Systems Ltd, 14 Regent Quay, Aberdeen, Scotland, decides why and how the personal data on this website is used.\nWrite to privacy@lockstep.example with any question about it. This page is about the website only; the data that your plant keeps in the Lockstep product is covered by your contract.',
    },
    {
      id: 'what',
      title: '2. What we collect, and why',
      paragraph:
        'The contact form: your name, your e-mail address and what you write. We use them to answer you, because you asked us to, and keep them for 24 months after the last message.\nCookies and similar storage: only what the site needs, until you agree to more. With your agreement we count visits, so that we can see which pages help. You can change your choice at any time in the cookie settings.',
    },
    {
      id: 'who-else',
      title: '3. Who else sees it',
      paragraph:
        'Our hosting and e-mail providers process the data for us, inside the United Kingdom and the European Economic Area, under written contracts. We do not sell personal data, and we do not share it for advertising.\nWe disclose data to an authority only where the law obliges us to.',
    },
    {
      id: 'rights',
      title: '4. Your rights',
      paragraph:
        'You may ask for a copy of your data, have it corrected or erased, restrict or object to its use, and take it elsewhere. Where we rely on your agreement, you may withdraw it; what happened before stays lawful.\nWrite to privacy@lockstep.example. If our answer does not satisfy you, you may complain to the Information Commissioner’s Office or to the authority where you live.',
    },
  ],
} satisfies Seed<SectionData<typeof privacyPolicy1>>;
