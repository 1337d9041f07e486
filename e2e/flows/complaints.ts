import type { OwnerApi } from './owner';

/** Closes every open complaint: a second one from one address about a site is answered 403 while the first is open. */
export async function closeComplaints(operator: OwnerApi): Promise<void> {
  const complaints = await operator.call<{ id: string; status: string }[]>(
    'GET',
    '/operator/complaints',
  );
  for (const { id, status } of complaints) {
    if (status === 'open')
      await operator.call('PATCH', `/operator/complaints/${id}`, { status: 'resolved' });
  }
}
