import type { Tab } from './dashboard-frame';
import { term } from '../words/say';

/** The pages of whoever runs the installation. */
export const OPERATOR_TABS: readonly Tab[] = [
  { label: term('Health'), to: '/operator' },
  { label: term('Sites'), to: '/operator/sites' },
  { label: term('Complaints'), to: '/operator/complaints' },
  { label: term('Audit log'), to: '/operator/audit' },
];
