import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { feature23 } from './section';

export const feature23Sample = {
  title: 'Key benefits, from the first shutdown on',
  blocks: [
    {
      id: 'error',
      iconName: 'shield-check',
      title: 'Minimises human error',
      paragraph:
        'No point is missed, copied from an old job, or lifted out of order: the boundary comes from the drawing.',
    },
    {
      id: 'time',
      iconName: 'timer',
      title: 'Saves time',
      paragraph:
        'Forty points planned in 25 minutes instead of half a day, and ready to reuse at the next shutdown.',
    },
    {
      id: 'view',
      iconName: 'layout-dashboard',
      title: 'Gives management the view',
      paragraph:
        'Live permits, locks and overrides by unit, the overdue ones first. No call to the control room.',
    },
  ],
} satisfies Seed<SectionData<typeof feature23>>;
