import type { OwnerApi } from './owner';

/** Publishes a site of its own: a new one with these edits; those that add a section add it to its first page. */
export async function publishSite(owner: OwnerApi, slug: string, edits: object[]): Promise<void> {
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: slug, slug });
  const draft = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${id}/draft`);
  const page = draft.pages[0]?.id;
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: edits.map((edit) => ('section' in edit ? { ...edit, page } : edit)),
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
}
