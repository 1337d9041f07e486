import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { feature34 } from './section';

export const feature34Sample = {
  title: 'Closed on the certificate. Open in the field.',
  subTitle: 'Lockstep began with one drain valve on a condensate pump.',
  paragraph1:
    'Two of us stood at the pump with half the casing bolts out and hot water running over the bund. The certificate said XV-1204 was closed. Nobody had lied: the list had been copied from the last job, and the last job was on the standby pump.',
  paragraph2:
    'So we start from the drawing, not from the list. You pick the points on the P&ID, walk them down with a phone, lock, tag and photograph them, and only then does the permit open. Take one lock off, and every permit that leans on it stops.',
  buttons: [
    { id: 'see', btnText: 'See the twelve parts', btnUrl: '/#comp-features', type: 'tertiary' },
  ],
  largeImgUrl: 'media:locked-valve',
  backgroundImgUrl: 'media:piping-lines',
  isAnimated: true,
} satisfies Seed<SectionData<typeof feature34>>;
