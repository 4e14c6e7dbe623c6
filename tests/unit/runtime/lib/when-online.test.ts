import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenOnline } from '#runtime/lib/when-online.ts';

const network = { onLine: true };
const page = new EventTarget();
vi.stubGlobal('navigator', network);
vi.stubGlobal('window', page);
afterEach(() => {
  network.onLine = true;
});

describe('loading something', () => {
  it('waits for the network where it failed without one, and loads it again', async () => {
    network.onLine = false;
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('it');
    const loading = whenOnline(load);
    await Promise.resolve();
    network.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(await loading).toBe('it');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again at once where the network came back before the failure was known', async () => {
    network.onLine = false;
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => {
        network.onLine = true;
        return Promise.reject(new TypeError('Failed to fetch'));
      })
      .mockResolvedValue('it');
    expect(await whenOnline(load)).toBe('it');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails where there is a network', async () => {
    const gone = new TypeError('Failed to fetch');
    await expect(whenOnline(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
