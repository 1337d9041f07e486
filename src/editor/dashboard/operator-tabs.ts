import type { Tab } from './dashboard-frame';

/** The pages of whoever runs the installation. */
export const OPERATOR_TABS: readonly Tab[] = [
  { label: 'Health', to: '/operator' },
  { label: 'Sites', to: '/operator/sites' },
  { label: 'Complaints', to: '/operator/complaints' },
  { label: 'Audit log', to: '/operator/audit' },
];
