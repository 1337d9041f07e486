import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { siteQuery } from '../app/queries';
import { DashboardFrame, type Tab } from './dashboard-frame';

/** The frame of a page about one site. */
export function SiteFrame(props: {
  siteId: string;
  title: 'Releases' | 'Domains';
  action?: ReactNode;
  children: ReactNode;
}) {
  const { siteId, ...rest } = props;
  const site = useQuery(siteQuery(siteId));
  return (
    <DashboardFrame {...rest} of={site.data?.name ?? ' '} tabs={tabsOf(siteId, site.data?.right)} />
  );
}

function tabsOf(siteId: string, right: SiteAnswer['right'] | undefined): Tab[] {
  const params = { siteId };
  const tabs: Tab[] = [
    { label: 'Editor', to: '/sites/$siteId', params },
    { label: 'Releases', to: '/sites/$siteId/releases', params },
  ];
  if (right !== 'own') return tabs;
  return [
    ...tabs,
    { label: 'Inbox', to: '/sites/$siteId/inbox', params },
    { label: 'Domains', to: '/sites/$siteId/domains', params },
  ];
}
