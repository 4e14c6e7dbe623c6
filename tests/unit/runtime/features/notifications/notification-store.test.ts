import { describe, expect, it } from 'vitest';
import { createNotificationStore } from '#runtime/features/notifications/notification-store.ts';

const copied = { variant: 'success', title: 'Copied' } as const;
const failed = { variant: 'error', title: 'Failed', description: 'Again?' } as const;

describe('createNotificationStore', () => {
  it('shows them in order of arrival, and notifies its subscribers', () => {
    const store = createNotificationStore();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.notify(copied);
    store.notify(failed);
    expect(store.current()).toMatchObject([
      { ...copied, isOpen: true },
      { ...failed, isOpen: true },
    ]);
    stop();
    store.notify(copied);
    expect(told).toBe(2);
  });

  it('keeps one that is closed until it has left', () => {
    const store = createNotificationStore();
    store.notify(copied);
    const id = store.current()[0]?.id ?? 0;
    store.close(id);
    expect(store.current()).toMatchObject([{ id, isOpen: false }]);
    store.remove(id);
    expect(store.current()).toEqual([]);
  });

  it('forgets closed ones at the next, where nothing told that they had left', () => {
    const store = createNotificationStore();
    store.notify(copied);
    store.close(store.current()[0]?.id ?? 0);
    store.notify(failed);
    expect(store.current()).toMatchObject([failed]);
  });
});
