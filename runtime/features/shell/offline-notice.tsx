import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useIsOnline } from '#runtime/ui/use-is-online.ts';
import { OfflineBar } from './offline-notice.styles.ts';

/** Shows at the bottom of the window that there is no connection, for as long as there is none. */
export function OfflineNotice(): ReactNode {
  const { t } = useLocale();
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <OfflineBar>{t('global:offline')}</OfflineBar>}</div>;
}
