import { createContext, useContext } from 'react';

/** A message for visitors, independent of the scroll position. */
export interface Notification {
  readonly variant: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly description?: string;
}

/** Shows a notification. */
export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/**
 * Returns the function that shows a notification: `notify({ variant: 'success', title: t('components:share.copied')
 * })`.
 *
 * @throws {Error} `NO_TOAST_CONTEXT_SET` outside the application's providers.
 */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('NO_TOAST_CONTEXT_SET');
  return notify;
}
