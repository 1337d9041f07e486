import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { footer3 } from './section';

export const footer3Sample = {
  logoWidth: 148,
  copyrightText: '© 2026 Lockstep Systems Ltd, Aberdeen. All rights reserved.',
  socials: [
    { id: 'linkedin', socialUrl: 'https://www.linkedin.com/', icon: 'linkedin' },
    { id: 'youtube', socialUrl: 'https://www.youtube.com/', icon: 'youtube' },
  ],
} satisfies Seed<SectionData<typeof footer3>>;
