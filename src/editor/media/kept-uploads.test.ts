import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { KeptUploads } from './kept-uploads';

const file = new File(['abc'], 'a.txt');

test('what is under way is there when the page was loaded anew, by its site', async () => {
  const before = new KeptUploads();
  await before.keep({ id: 'u1', siteId: 's1', file });
  await before.keep({ id: 'u1', siteId: 's1', file, begun: 'server1' });
  await before.keep({ id: 'u2', siteId: 's2', file });
  const after = new KeptUploads();
  expect(await after.of('s1')).toMatchObject([{ id: 'u1', begun: 'server1' }]);
  await after.drop('u1');
  expect(await after.of('s1')).toEqual([]);
  expect(await after.of('s2')).toMatchObject([{ id: 'u2' }]);
});

test('a browser that keeps nothing fails at nothing', async () => {
  const none = new KeptUploads({
    open: () => {
      throw new Error('not here');
    },
  } as unknown as IDBFactory);
  await none.keep({ id: 'u1', siteId: 's1', file });
  expect(await none.of('s1')).toEqual([]);
});
