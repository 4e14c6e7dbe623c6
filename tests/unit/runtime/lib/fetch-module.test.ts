import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

const network = { onLine: true };
const page = new EventTarget();
vi.stubGlobal('navigator', network);
vi.stubGlobal('window', page);
afterEach(() => {
  network.onLine = true;
});

describe('fetching code', () => {
  it('waits for the network, since what fails without one is never asked for again', async () => {
    network.onLine = false;
    const load = vi.fn(async () => 'code');
    const fetching = fetchModule(load);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    network.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(await fetching).toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('needs no network for what is there', async () => {
    const load = async () => 'code';
    await fetchModule(load);
    network.onLine = false;
    expect(await fetchModule(load)).toBe('code');
  });

  it('fails where there is a network', async () => {
    const gone = new TypeError('Failed to fetch');
    await expect(fetchModule(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
