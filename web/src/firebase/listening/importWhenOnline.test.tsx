import { expect, test, vi } from 'vitest';
import { importWhenOnline } from './importWhenOnline.ts';

const gone = () => Promise.reject(new Error('gone'));

test('waits for the network, and then loads', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone);
  load.mockResolvedValue('code');
  const loading = importWhenOnline(load);
  await vi.waitFor(() => expect(online).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
});

test('fails with a file that does not come while there is network', async () => {
  await expect(importWhenOnline(gone)).rejects.toThrow('gone');
});
