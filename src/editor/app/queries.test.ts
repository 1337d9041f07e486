// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './queries';

afterEach(() => onlineManager.setOnline(true));

it('lets what is asked for without a connection fail at once: it is not done later', async () => {
  onlineManager.setOnline(false);
  const publish = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const asking = new MutationObserver(queryClient, { mutationFn: publish }).mutate();
  await expect(asking).rejects.toThrow('Failed to fetch');
  expect(publish).toHaveBeenCalledOnce();
});
