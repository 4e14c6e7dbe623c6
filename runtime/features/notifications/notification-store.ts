import type { Notification, Notify } from '#runtime/ui/notify-context.ts';

/** A notification that is on the page. */
export interface ShownNotification extends Notification {
  readonly id: number;
  /** False while its exit animation runs. */
  readonly isOpen: boolean;
}

/** The notifications of one visit, oldest first. */
export interface NotificationStore {
  readonly notify: Notify;
  /** Closes a notification; it stays until it has left the screen. */
  readonly close: (id: number) => void;
  /** Removes a notification that has left the screen. */
  readonly remove: (id: number) => void;
  readonly current: () => readonly ShownNotification[];
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of notifications outside of React, so that other code can show one too. */
export function createNotificationStore(): NotificationStore {
  let shown: readonly ShownNotification[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownNotification[]): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    notify: (notification) => {
      count += 1;
      // Without animations there is no event when one has left, so those that are closed are removed now.
      set([...shown.filter(({ isOpen }) => isOpen), { ...notification, id: count, isOpen: true }]);
    },
    close: (id) => set(shown.map((each) => (each.id === id ? { ...each, isOpen: false } : each))),
    remove: (id) => set(shown.filter((each) => each.id !== id)),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
