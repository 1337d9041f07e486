import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { feature1 } from './section';

export const feature1Sample = {
  title: 'From the mark on the drawing to the last lock off',
  description:
    'One record per isolation, twelve parts that share it. Together they replace the whiteboard, the key-safe ledger and the spreadsheet that only one person understands.',
  featureIconText: [
    {
      id: 'planning',
      icon: 'route',
      title: 'Planning on the P&ID',
      content:
        'Pick points on the drawing you have. The boundary is traced; the line still open is named.',
    },
    {
      id: 'permits',
      icon: 'file-check',
      title: 'Permit to work',
      content:
        'Hot work, line break, confined space, excavation: each with its own checks and expiry.',
    },
    {
      id: 'locks',
      icon: 'key-round',
      title: 'Lock and key register',
      content:
        'Every lock has a number, a holder and a point. Count the key safe in two minutes at shift change.',
    },
    {
      id: 'walkdown',
      icon: 'smartphone',
      title: 'Walk-down by phone',
      content:
        'Scan the tag, photograph the valve, confirm its position. Without signal it waits, then syncs.',
    },
    {
      id: 'conflicts',
      icon: 'shield-alert',
      title: 'Conflict check',
      content:
        'Two permits on one line show up when the second is raised, not at the toolbox talk.',
    },
    {
      id: 'zero',
      icon: 'gauge',
      title: 'Zero energy, proven',
      content: 'Drained, vented, dead: a reading with a time and a name, not a tick in a box.',
    },
    {
      id: 'handover',
      icon: 'repeat',
      title: 'Shift handover',
      content:
        'Live permits, overrides and long-term isolations on one page, signed by both shifts.',
    },
    {
      id: 'test',
      icon: 'zap',
      title: 'Sanction to test',
      content: 'Lift part of an isolation to bump a motor, then restore it. Checked both ways.',
    },
    {
      id: 'competence',
      icon: 'hard-hat',
      title: 'Competence at the gate',
      content: 'A lapsed ticket stops the signature today, not the audit in spring.',
    },
    {
      id: 'longterm',
      icon: 'calendar-clock',
      title: 'Long-term isolations',
      content:
        'Each has a review date and an owner. What is overdue climbs to the area, then to you.',
    },
    {
      id: 'trail',
      icon: 'history',
      title: 'Audit trail',
      content: 'Who, what, when, on which device. A year for the regulator is one file.',
    },
    {
      id: 'links',
      icon: 'cable',
      title: 'Links to your systems',
      content:
        'Work orders from maintenance, tags from document control, sign-in from your directory.',
    },
  ],
} satisfies Seed<SectionData<typeof feature1>>;
