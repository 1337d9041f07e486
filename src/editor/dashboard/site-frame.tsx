import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { siteQuery } from '../app/queries';
import { DashboardFrame, type Tab } from './dashboard-frame';
import { term } from '../words/say';

/** The frame of a page about one site. */
export function SiteFrame(props: {
  siteId: string;
  title: string;
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
    { label: term('Editor'), to: '/sites/$siteId', params },
    { label: term('Releases'), to: '/sites/$siteId/releases', params },
  ];
  if (right !== 'own') return tabs;
  return [
    ...tabs,
    { label: term('Inbox'), to: '/sites/$siteId/inbox', params },
    { label: term('Domains'), to: '/sites/$siteId/domains', params },
  ];
}
