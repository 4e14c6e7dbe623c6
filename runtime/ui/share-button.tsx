import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from './icon.tsx';
import { useNotify } from './notify-context.ts';
import { SharePlace, shareButtonClass } from './share-button.styles.ts';
import { useIsAlive } from './use-is-alive.ts';

/**
 * Shows the button that copies the address of the page. It needs JavaScript, and appears with it, in reserved space.
 */
export function ShareButton(): ReactNode {
  const { t } = useLocale();
  const notify = useNotify();
  const isAlive = useIsAlive();

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ variant: 'success', title: t('components:share.copied') });
    } catch {
      notify({ variant: 'error', title: t('components:share.failed'), description: t('components:share.byHand') });
    }
  };
  return (
    <SharePlace>
      {isAlive && (
        <button type="button" className={shareButtonClass().className} onClick={() => void copy()}>
          <Icon name="link" size={18} />
          <span>{t('components:share.copy')}</span>
        </button>
      )}
    </SharePlace>
  );
}
