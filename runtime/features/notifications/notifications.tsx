import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { NotifyContext } from '#runtime/ui/notify-context.ts';
import type { NotificationAreaProps } from './notification-area.tsx';
import type { NotificationStore } from './notification-store.ts';

interface NotificationsProps {
  readonly store: NotificationStore;
  readonly children: ReactNode;
}

/**
 * Fetches the code that shows notifications. Without a network that is too late, so code that may need it then calls
 * this before.
 */
export function fetchNotificationArea(): Promise<typeof import('./notification-area.tsx')> {
  return import('./notification-area.tsx');
}

/**
 * Provides notifications. The code that shows them is fetched with the first one, and added beside the page instead of
 * in its markup: it has `style` attributes, which the content security policy allows scripts to set, but no document to
 * contain.
 */
export function Notifications({ store, children }: NotificationsProps): ReactNode {
  const shown = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [Area, setArea] = useState<ComponentType<NotificationAreaProps>>();
  const isNeeded = shown.length > 0;

  useEffect(() => {
    if (!isNeeded) return;
    // If it cannot be fetched, the messages in the page must suffice.
    fetchModule(fetchNotificationArea).then(
      (module) => setArea(() => module.NotificationArea),
      () => undefined,
    );
  }, [isNeeded]);

  return (
    <NotifyContext value={store.notify}>
      {children}
      {Area && <Area notifications={shown} onClose={store.close} onLeft={store.remove} />}
    </NotifyContext>
  );
}
