import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { header53 } from './section';

export const header53Sample = {
  logoWidth: 164,
  supTitle: 'Safe-system-of-work software for process plants',
  title: 'Nothing opens until every isolation is proven',
  paragraph:
    'Plan isolations on your own P&IDs, issue permits against them, and see every lock on site before you sign.',
  btnText: 'Book a demo',
  btnUrl: '/#comp-contact',
  playBtnText: 'PLAY VIDEO',
  playVideoUrl: 'media:lockstep-film',
  contentImage: { imgUrl: 'media:isolation-boundary' },
  backgroundVideoUrl: 'media:hero-loop',
  backgroundImgUrl: 'media:hero-dusk',
  bgOverlayTransparency: 100,
} satisfies Seed<SectionData<typeof header53>>;
