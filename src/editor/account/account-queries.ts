/** What the screens about accounts ask the server. */
import { queryOptions } from '@tanstack/react-query';
import type { SessionAnswer, SetUpAnswer } from '../../core/api/account';
import type { AccountSecurityAnswer } from '../../core/api/account-security';
import { api } from '../app/api';

/** Whether there is an account at all, and whether strangers may make one. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => api.get<SetUpAnswer>('/setup'),
  staleTime: 60_000,
});

export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: () => api.get<AccountSecurityAnswer>('/account/security'),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => api.get<SessionAnswer[]>('/account/sessions'),
});
